"""Watching a game again, a frame an action."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from spitcards.rules.actions import Action
from spitcards.rules.check import play_through
from spitcards.rules.events import Event
from spitcards.rules.position import Position
from spitcards.rules.record import NONE_EACH, Header, LineSource, RecordReader
from spitcards.rules.types import CHANCE, SEATS, Millis, Seat
from spitcards.rules.view import View, view

from .chances import Chance, Chances, GoneChance


@dataclass(frozen=True, slots=True)
class Frame:
    """How the table looks from `at` (ms since the game began) on, until the next frame, and what has made it so.

    `by` did the `action`, of which `events` tell; the first frame is the empty table, and its action None. `auto`:
    the table acted for the seat. `misses` and `beaten`: the plays of each seat since the frame before that fitted
    nothing, or came too late. `view` is all that both players see. `open` are the chances that stand open now, each
    with the moment since when; `missed` those that have ended with this action, and had been missed.
    """

    at: Millis
    by: Seat
    action: Action | None
    events: list[Event]
    view: View
    auto: bool = False
    misses: tuple[int, int] = NONE_EACH
    beaten: tuple[int, int] = NONE_EACH
    open: tuple[Chance, ...] = ()
    missed: tuple[GoneChance, ...] = ()


class Replay(Iterator[Frame]):
    """The frames of a record, from first to last, read as they are asked for; one frame is in memory at a time.

    `header` is there from the start; `cut_off`, after the end, is the number of a last line that was cut off, or None.
    """

    def __init__(self, source: LineSource, seat: Seat = SEATS[0]) -> None:
        self._reader = RecordReader(source)
        self._seat: Seat = seat
        self._frames = self._play()

    @property
    def header(self) -> Header:
        """The record's first line."""
        return self._reader.header

    @property
    def cut_off(self) -> int | None:
        """The number of a last line that was cut off in the writing, as far as is read."""
        return self._reader.cut_off

    def __next__(self) -> Frame:
        return next(self._frames)

    def _play(self) -> Iterator[Frame]:
        position = Position(self.header.rules)
        chances = Chances()
        yield Frame(Millis(0), CHANCE, None, [], view(position, self._seat))
        for entry, events in play_through(self._reader, position):
            gone = chances.follow(entry.at, position, events)
            yield Frame(
                at=entry.at,
                by=entry.by,
                action=entry.action,
                events=events,
                view=view(position, self._seat),
                auto=entry.auto,
                misses=entry.missed,
                beaten=entry.beaten,
                open=chances.open,
                missed=tuple(each for each in gone if each.was_missed),
            )


def replay(source: LineSource, seat: Seat = SEATS[0]) -> Replay:
    """Watch a record again, from the side of `seat`, a frame an action; it may end anywhere.

    Raises `RecordError` where a check does, when it comes to that line; at once if the first is wrong.
    """
    return Replay(source, seat)
