"""Watching a game again: each action a frame, from any record that a check takes."""

from __future__ import annotations

import io
import tracemalloc
from collections import deque
from itertools import pairwise
from pathlib import Path

import pytest

from spitcards import SEATS, RecordedAction, RecordError, RecordReader, Resign, check_record
from spitcards.review import MISSED_AFTER, replay
from spitcards.rules.view import view

from .games import SOUND, WRONG, Endless, Made, bots_record, random_record, replayed, reviewed


def holds(text: str) -> None:
    watching, frames = replayed(text)
    entries = [entry for entry in RecordReader(io.BytesIO(text.encode())) if isinstance(entry, RecordedAction)]
    checked = check_record(io.BytesIO(text.encode()))
    first, last = frames[0], frames[-1]
    assert (first.at, first.action, first.events, first.view.phase) == (0, None, [], "deal")
    assert [(f.at, f.by, f.action, f.auto, f.misses, f.beaten) for f in frames[1:]] == [
        (e.at, e.by, e.action, e.auto, e.missed, e.beaten) for e in entries
    ]
    assert last.view == view(checked.position, SEATS[0])
    assert (watching.header, watching.cut_off) == (checked.header, checked.cut_off)
    assert all(one.at <= another.at for one, another in pairwise(frames))
    assert all(frame.events for frame in frames[1:])
    # what the frames mark is what the review counts, and what stands open at the end
    marked = [each for frame in frames for each in frame.missed]
    counted = [each for seat in reviewed(text).seats for each in seat.chances]
    assert [each for each in counted if each.how != "open"] == sorted(marked, key=lambda each: each.chance.seat)
    still = [chance for chance in last.open if last.at - chance.at > MISSED_AFTER]
    assert [each.chance for each in counted if each.how == "open"] == still


@pytest.mark.parametrize("path", SOUND, ids=lambda path: path.name.removesuffix(".spit.jsonl"))
def test_each_case_can_be_watched_again(path: Path) -> None:
    holds(path.read_text())


@pytest.mark.parametrize("seed", range(12))
def test_random_games_can_be_watched_again(seed: int) -> None:
    holds(random_record(seed))


def test_a_game_of_bots_can_be_watched_again() -> None:
    holds(bots_record(3))


def test_a_record_can_break_off_at_any_line() -> None:
    lines = random_record(2).splitlines(keepends=True)[:60]
    for end in range(1, len(lines)):
        holds("".join(lines[:end]))
        holds("".join(lines[:end]) + lines[end][:7])


def test_chances_are_shown_while_they_stand_and_marked_when_they_are_gone() -> None:
    _, frames = replayed(Made().begun().play(3500, 0, 0, 0).do(3600, 1, Resign()).text)
    begun, played, over = frames[-3:]
    assert [(c.seat, c.card, c.top, c.at) for c in begun.open] == [
        (0, "5c", "4c", 1000),
        (0, "3c", "4c", 1000),
        (1, "5d", "4c", 1000),
    ]
    assert [(m.chance.card, m.how) for m in played.missed] == [("5c", "played"), ("3c", "own"), ("5d", "covered")]
    assert [(c.card, c.top, c.at) for c in played.open] == [("6c", "5c", 3500)]
    assert (over.open, over.missed) == ((), ())


def test_a_game_can_be_watched_from_either_side() -> None:
    source = io.BytesIO(Made().begun().text.encode())
    assert {frame.view.seat for frame in replay(source, SEATS[1])} == {1}


def test_no_card_is_shown_before_it_is_turned() -> None:
    """A frame's text never has more cards than lie face up."""
    _, frames = replayed(Made().dealt().text)
    shown = repr(frames[-1].events) + repr(frames[-1].view)
    for card in ("5c", "3c", "9h", "9s", "Jc", "6c", "5d", "2h", "2s", "Jd"):
        assert f"'{card}'" in shown
    for card in ("4c", "Kc", "2c", "2d", "Ah"):
        assert f"'{card}'" not in shown


# --- errors, and size -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("path", WRONG, ids=lambda path: path.name.removesuffix(".spit.jsonl"))
def test_replay_raises_what_a_check_raises(path: Path) -> None:
    with pytest.raises(RecordError) as checking, path.open("rb") as file:
        check_record(file)
    with pytest.raises(RecordError) as watching, path.open("rb") as file:
        list(replay(file))
    assert watching.value.args == checking.value.args


def test_a_first_line_that_is_wrong_is_told_of_at_once() -> None:
    with pytest.raises(RecordError):
        replay(io.BytesIO(b"{}"))


def test_a_long_game_takes_no_more_memory_than_a_short_one() -> None:
    def peak(rounds: int) -> int:
        tracemalloc.start()
        deque(replay(Endless(rounds)), maxlen=1)
        _, most = tracemalloc.get_traced_memory()
        tracemalloc.stop()
        return most

    peak(2)
    short = peak(2)
    assert peak(8) < short + 30_000
