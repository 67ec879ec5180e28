"""One hand: T1 and T2."""

from spitcards import SEATS, Play
from spitcards.rules.types import Millis
from spitcards.table.hand import Hand
from spitcards.table.requests import Numbered, Press


def test_t1_a_hand_that_moved_is_free_100_ms_later() -> None:
    hand = Hand()
    assert hand.is_free(Millis(0))
    hand.moves(Millis(50))
    assert not hand.is_free(Millis(149))
    assert hand.is_free(Millis(150))


def test_t1_what_waits_comes_first_and_four_may_wait() -> None:
    hand = Hand()
    for n in range(4):
        assert hand.can_wait()
        hand.waiting.append(Numbered(SEATS[0], n, Play(0, 0), Press(), Millis(0)))
    assert not hand.can_wait()
    assert not hand.is_free(Millis(10_000))


def test_t2_misses_cost_400_800_and_1600_and_are_forgotten_after_3_s() -> None:
    hand = Hand()
    assert [hand.misses(Millis(at)) for at in (0, 400, 1200, 4199, 7199)] == [400, 800, 1600, 1600, 400]
    assert hand.free_at == 7599


def test_t2_a_play_that_counts_starts_anew() -> None:
    hand = Hand()
    hand.misses(Millis(0))
    hand.counts(Millis(400))
    assert hand.misses(Millis(500)) == 400


def test_t2_a_slap_too_early_occupies_the_hand_and_is_no_miss() -> None:
    hand = Hand()
    hand.occupy(Millis(0), Millis(500))
    assert not hand.is_free(Millis(499))
    assert hand.misses(Millis(500)) == 400
