"""The numbers of a review: equal to a slow separate count, and as a hand counts them."""

from __future__ import annotations

import io
import json
import tracemalloc
from pathlib import Path

import pytest

from spitcards import SEATS, STANDARD, RecordError, Resign, check_record
from spitcards.review import Span, review

from .games import SOUND, WRONG, A, B, Endless, Made, bots_record, random_record, reviewed
from .slow import Slow


def agrees(text: str) -> None:
    found, slow = reviewed(text).to_dict(), Slow(text)
    assert sorted_chances(found["rounds"]) == sorted_chances(slow.rounds())
    whole = [slow.seat(seat, slow.deals[0], slow.end) if slow.deals else None for seat in SEATS]
    if slow.deals:
        assert sorted_chances(found["seats"]) == sorted_chances(whole)
    checked = check_record(io.BytesIO(text.encode()))
    assert found["ms"] == (slow.lines[-1].at if slow.lines else 0)
    assert [found[key] for key in ("phase", "scores", "winner", "ended")] == [
        checked.to_dict()[key] for key in ("phase", "scores", "winner", "ended")
    ]


def sorted_chances(value: object) -> object:
    """Values as JSON has them, and chances in an order that needs no agreement."""
    plain = json.loads(json.dumps(value))

    def sort(node: object) -> None:
        if isinstance(node, dict):
            if "chances" in node:
                node["chances"].sort(key=lambda chance: (chance["at"], chance["card"], chance["top"]))
            for each in node.values():
                sort(each)
        elif isinstance(node, list):
            for each in node:
                sort(each)

    sort(plain)
    return plain


@pytest.mark.parametrize("path", SOUND, ids=lambda path: path.name.removesuffix(".spit.jsonl"))
def test_review_equals_the_slow_count_of_each_case(path: Path) -> None:
    agrees(path.read_text())


@pytest.mark.parametrize("seed", range(50))
def test_review_equals_the_slow_count_of_random_games(seed: int) -> None:
    agrees(random_record(seed))


@pytest.mark.parametrize("seed", range(4))
def test_review_equals_the_slow_count_of_games_of_bots(seed: int) -> None:
    agrees(bots_record(seed))


def test_review_equals_the_slow_count_of_a_standard_game_of_bots() -> None:
    agrees(bots_record(1, STANDARD))


@pytest.mark.soak
@pytest.mark.parametrize("seed", range(100, 400))
def test_review_equals_the_slow_count_of_many_games(seed: int) -> None:
    agrees(random_record(seed))


# --- by hand --------------------------------------------------------------------------------------------------------


def test_review_counts_a_round_as_a_hand_does() -> None:
    made = Made().begun()
    made.play(3500, 0, 0, 0, missed=(2, 0), beaten=(0, 1))  # 5c on 4c, where 3c and 5d might have gone
    made.play(3900, 1, 0, 0)  # 6c on 5c
    made.do(5000, 1, Resign())
    found = reviewed(made.text)
    ann, bo = found.seats
    assert ann.curve == [(100, 15), (3500, 14)]
    assert bo.curve == [(100, 15), (3900, 14)]
    assert (ann.plays, ann.fills, ann.turns, ann.calls) == (1, 0, 0, 0)
    assert ann.fastest == Span(1000, 2500)
    assert bo.fastest == Span(3500, 400)
    assert (ann.reactions, bo.reactions) == ([2500], [2900])
    assert ann.longest_wait == Span(1000, 2500)
    assert bo.longest_wait == Span(1000, 2900)
    assert (ann.in_front, ann.longest_lead, ann.largest_lead) == (400, Span(3500, 400), 1)
    assert (bo.in_front, bo.longest_lead, bo.largest_lead) == (0, None, 0)
    assert (ann.misses, ann.contests_won, ann.contests_lost) == (2, 1, 0)
    assert (bo.misses, bo.contests_won, bo.contests_lost) == (0, 0, 1)
    assert [(c.chance.card, c.chance.top, c.ms, c.how) for c in ann.chances] == [
        ("5c", "4c", 2500, "played"),
        ("3c", "4c", 2500, "own"),
    ]
    assert [(c.chance.card, c.chance.top, c.ms, c.how) for c in bo.chances] == [("5d", "4c", 2500, "covered")]
    round_ = found.rounds[0]
    assert (round_.dealt, round_.began, round_.ended, round_.why) == (100, 1000, 5000, "resigned")
    assert (found.winner, found.ended, found.ms) == (0, "resigned", 5000)


def test_a_chance_that_stood_for_exactly_two_seconds_was_not_missed() -> None:
    assert reviewed(Made().begun().play(3000, 0, 0, 0).text).seats[0].chances == []
    assert len(reviewed(Made().begun().play(3001, 0, 0, 0).text).seats[0].chances) == 2


def test_what_the_table_plays_for_a_seat_is_no_feat_of_the_seat() -> None:
    ann = reviewed(Made().begun().play(1400, 0, 0, 0, auto=True).text).seats[0]
    assert (ann.plays, ann.auto) == (1, 1)
    assert (ann.fastest, ann.reactions, ann.reaction) == (None, [], None)
    assert ann.longest_wait == Span(1000, 400)


def test_what_was_under_way_counts_until_the_last_action() -> None:
    found = reviewed(Made().begun().play(1200, 0, 0, 0).play(4500, 1, 0, 0).text)
    ann, bo = found.seats
    assert ann.longest_lead == Span(1200, 3300)
    assert found.rounds[0].ended is None
    assert [c.how for c in ann.chances] == []
    assert [c.how for c in bo.chances] == ["played"]


def test_a_game_that_is_given_up_before_anything_is_dealt() -> None:
    found = reviewed(Made().do(7, 1, Resign()).text)
    assert (found.rounds, found.winner, found.ms) == ([], 0, 7)
    assert found.seats[A].curve == found.seats[B].curve == []


def test_counts_that_make_no_sense_count_nothing() -> None:
    made = Made().begun().play(1200, 0, 0, 0, missed=(-3, 1), beaten=(-1, 0))
    ann, bo = reviewed(made.text).seats
    assert ann.misses == bo.misses == 0
    assert ann.contests_won == bo.contests_won == ann.contests_lost == bo.contests_lost == 0


def test_a_record_that_is_cut_off_is_reviewed_as_far_as_it_goes() -> None:
    found = reviewed(Made().begun().text + '{"at":5')
    assert found.cut_off == found.to_dict()["cut_off"] == 5
    assert "cut_off" not in reviewed(Made().begun().text).to_dict()


# --- errors, and size -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("path", WRONG, ids=lambda path: path.name.removesuffix(".spit.jsonl"))
def test_review_raises_what_a_check_raises(path: Path) -> None:
    with pytest.raises(RecordError) as checking, path.open("rb") as file:
        check_record(file)
    with pytest.raises(RecordError) as reviewing, path.open("rb") as file:
        review(file)
    assert reviewing.value.args == checking.value.args


def test_review_keeps_what_it_says_and_not_what_it_reads() -> None:
    tracemalloc.start()
    found = review(Endless(8))
    _, peak = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    assert len(found.rounds) == 8
    assert peak < 1_000_000
