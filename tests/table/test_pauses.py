"""Who is there, and the pauses of T7."""

from spitcards import SEATS
from spitcards.rules.types import Millis
from spitcards.table.events import Break
from spitcards.table.pauses import Presence

A, B = SEATS
LEFT = Millis(120_000)


def people() -> Presence:
    return Presence([A, B])


def test_there_is_no_pause_at_the_start_and_nothing_to_claim() -> None:
    presence = people()
    assert not presence.paused
    assert presence.seen(Millis(0)) is None
    assert presence.next_claim(None) is None
    assert not presence.claimable(Millis(10**9), A)


def test_whoever_joins_without_having_been_cut_off_has_lost_no_time() -> None:
    presence = people()
    presence.join(Millis(500), A)
    presence.pause("asked")
    assert presence.seen(Millis(500)) == Break("asked", [False, False], [LEFT, LEFT], [False, False])


def test_the_computer_is_always_ready_to_go_on() -> None:
    presence = Presence([A])
    presence.pause("asked")
    assert not presence.everybody_back()
    presence.back(A)
    assert presence.everybody_back()


def test_a_second_reason_changes_nothing_but_a_cut_shows() -> None:
    presence = people()
    presence.pause("idle")
    presence.pause("asked")
    assert presence.why == "idle"
    presence.cut(Millis(0), B)
    presence.pause("cut")
    assert presence.why == "cut"
    presence.join(Millis(1000), B)
    assert presence.why == "idle"
    assert not presence.everybody_back()


def test_a_restart_stays_a_restart_until_all_have_joined() -> None:
    presence = people()
    presence.pause("restart")
    for seat in SEATS:
        presence.cut(Millis(0), seat)
    assert presence.why == "restart"
    presence.join(Millis(10), A)
    assert not presence.everybody_back()
    presence.join(Millis(20), B)
    assert presence.everybody_back()
    presence.resume()
    assert not presence.paused


def test_the_next_claim_is_the_first_that_has_not_been_shown() -> None:
    presence = people()
    presence.cut(Millis(1000), A)
    presence.cut(Millis(3000), B)
    presence.pause("cut")
    assert presence.next_claim(None) == 121_000
    shown = presence.seen(Millis(121_000))
    assert shown is not None
    assert shown.claimable == [True, False]
    assert presence.next_claim(shown) == 123_000
    assert presence.next_claim(presence.seen(Millis(123_000))) is None


def test_nobody_has_less_than_no_time_left() -> None:
    presence = people()
    presence.cut(Millis(0), A)
    presence.join(Millis(500_000), A)
    presence.pause("asked")
    seen = presence.seen(Millis(500_000))
    assert seen is not None
    assert seen.left == [0, LEFT]
