"""What the table does by itself, and when: T3 to T7."""

import pytest

from spitcards import SEATS, Position, Rules
from spitcards.rules.types import Millis
from spitcards.table.events import Ring
from spitcards.table.patience import Due, Moments, dues, ring
from spitcards.table.setup import Pace, Setup
from tests.rules.build import call, lay

from .drive import setup

A, B = SEATS
BLOCKED = ("9c 9d", "9h 9s", "2c 2d", (3, 3))


def moments(moved: int = 1000, acted: int = 0, called: tuple[int, int] = (0, 0)) -> Moments:
    return Moments(Millis(moved), Millis(acted), [Millis(at) for at in called])


def coming(
    position: Position, settled: Setup | None = None, when: Moments | None = None
) -> list[tuple[int, str, int | None]]:
    return [(due.at, due.what, due.seat) for due in dues(position, settled or setup(), when or moments())]


def test_t6_both_say_spit_after_30_s_and_an_idle_pause_comes_after_60() -> None:
    ready = lay("9c", "9h", "- 2c 2d".replace("- ", ""), (3, 3), phase="ready")
    assert coming(ready) == [(31_000, "say", A), (31_000, "say", B), (60_000, "pause", None)]
    assert coming(call(ready, A)) == [(31_000, "say", B), (60_000, "pause", None)]


def test_t6_against_the_computer_nothing_comes_before_a_round() -> None:
    assert coming(lay("9c", "9h", "2c 2d", (3, 3), phase="ready"), setup(computer=True)) == []


def test_nothing_comes_when_the_game_is_over() -> None:
    position = Position()
    position.phase = "over"
    assert coming(position) == []


def test_t3_the_blocked_are_called_for() -> None:
    assert coming(lay(*BLOCKED)) == [(4000, "say", A), (4000, "say", B), (60_000, "pause", None)]
    assert coming(call(lay(*BLOCKED), B)) == [(4000, "say", A), (60_000, "pause", None)]


def test_t3_who_could_fill_is_waited_for_longer() -> None:
    position = lay("8h9c", "9h", "2c 2d", (3, 3))
    assert coming(position) == [(4000, "say", B), (60_000, "pause", None)]
    when = moments(called=(0, 2500))
    assert coming(call(position, B), when=when) == [(8500, "say", A), (60_000, "pause", None)]


def test_t4_a_hint_and_a_play_for_who_alone_can_do_anything() -> None:
    position = lay("5c", "9h", "6c 2d", (3, 3))
    assert coming(position) == [(7000, "hint", A), (13_000, "play", A), (60_000, "pause", None)]


def test_t4_nothing_where_both_can_do_something() -> None:
    assert coming(lay("5c", "7h", "6c 2d", (3, 3))) == [(60_000, "pause", None)]


def test_t5_a_slap_after_5_s() -> None:
    position = lay(".", "9h", "6c 2d", (3, 3), phase="slap")
    assert coming(position) == [(6000, "slap", None), (60_000, "pause", None)]


@pytest.mark.parametrize("pace", ["usual", "calm"])
def test_t8_a_calm_pace_leaves_only_the_idle_pause(pace: Pace) -> None:
    settled = setup(computer=True, pace=pace)
    for position in (
        lay(*BLOCKED),
        lay("5c", "9h", "6c 2d", (3, 3)),
        lay(".", "9h", "6c 2d", (3, 3), phase="slap"),
    ):
        assert (coming(position, settled) == [(60_000, "pause", None)]) == (pace == "calm")


# --- the ring ---


def shown(position: Position, hinted: bool = False, when: Moments | None = None) -> Ring | None:
    when = when or moments()
    return ring(position, dues(position, setup(), when), A if hinted else None, when)


def test_the_ring_shows_who_is_waited_for() -> None:
    ready = lay("9c", "9h", "2c 2d", (3, 3), phase="ready")
    assert shown(ready) == Ring("ready", None, Millis(31_000), Millis(30_000))
    assert shown(call(ready, A)) == Ring("ready", B, Millis(31_000), Millis(30_000))
    assert shown(lay(*BLOCKED)) == Ring("call", None, Millis(4000), Millis(3000))
    assert shown(call(lay(*BLOCKED), B)) == Ring("call", A, Millis(4000), Millis(3000))


def test_the_ring_of_one_who_could_fill_runs_from_the_others_call() -> None:
    position = call(lay("8h9c", "9h", "2c 2d", (3, 3)), B)
    assert shown(position, when=moments(called=(0, 2500))) == Ring("call", A, Millis(8500), Millis(6000))


def test_the_ring_of_a_move_is_there_with_the_hint() -> None:
    position = lay("5c", "9h", "6c 2d", (3, 3))
    assert shown(position) is None
    assert shown(position, hinted=True) == Ring("move", A, Millis(13_000), Millis(6000))


def test_no_ring_shows_an_idle_pause_coming() -> None:
    assert shown(lay("5c", "7h", "6c 2d", (3, 3))) is None


def test_a_due_is_for_nobody_unless_it_says_so() -> None:
    assert Due(Millis(0), "slap").seat is None
    assert Rules() == Rules("standard", 100, "unplayed", "auto")
