"""A record to be watched again: played through by the rules, its events and its review side by side."""

from __future__ import annotations

import asyncio
import io
from typing import Final

from spitcards.review import Reviewer
from spitcards.rules.check import play_through
from spitcards.rules.errors import RecordError
from spitcards.rules.position import Position
from spitcards.rules.record import NONE_EACH, RecordReader
from spitcards.wire import codec, reviews

MOST_BYTES: Final = 1 << 20
"""The longest record that is taken: about 400 rounds. A game of 30 has 70 kB, and 200 kB go back, 27 when packed."""
PORTION: Final = 1 << 16
"""Bytes of a record that count as one, where records are limited over time: about 40 ms of work."""
SLICE: Final = 16
"""So many lines are read before the games that go on get their turn again: about half a millisecond."""
LONGEST: Final = 1 << 14
"""Bytes of the longest line that is taken, and of the lines that are read in one go: two milliseconds at most."""
LATEST: Final = (1 << 53) - 1
"""The largest "at" that can be shown: a browser reads larger numbers as others, or as none."""


async def watched(record: bytes) -> reviews.Watched:
    """All there is to show of a record. Raises `RecordError` at the first line that is wrong, as a check does."""
    lines = _Slices(record)
    reader = RecordReader(lines, LONGEST)
    position = Position(reader.header.rules)
    reviewer = Reviewer(position)
    steps: list[reviews.Step] = []
    while True:
        for entry, events in play_through(reader, position):
            if entry.at > LATEST:
                raise RecordError(reader.line, "out_of_range", f'"at" must be at most {LATEST} to be watched')
            reviewer.take(entry, events)
            steps.append(
                reviews.Step(
                    entry.at,
                    [reviews.Happening(codec.what(type(event)), event) for event in events],
                    entry.auto,
                    None if entry.missed == NONE_EACH else list(entry.missed),
                    None if entry.beaten == NONE_EACH else list(entry.beaten),
                )
            )
        if lines.are_read():
            break
        await asyncio.sleep(0)
        lines.open_slice()
    found = reviewer.finish(reader.header, reader.cut_off)
    rounds: list[reviews.RoundReview] = []
    for round_ in found.rounds:
        await asyncio.sleep(0)
        rounds.append(reviews.round_review(round_))
    seats: list[reviews.SeatReview] = []
    for seat in found.seats:
        await asyncio.sleep(0)
        seats.append(reviews.seat_review(seat))
    return reviews.Watched(reviews.game_review(found, seats, rounds), steps)


class _Slices:
    """The lines of a record, slice by slice: it seems to end after each, until the next is opened.

    All lines count, also those of which nothing comes: they take time too.
    """

    def __init__(self, record: bytes) -> None:
        self._file = io.BytesIO(record)
        self._size = len(record)
        self.open_slice()

    def open_slice(self) -> None:
        """Let so many more be read."""
        self._left, self._until = SLICE, self._file.tell() + LONGEST

    def are_read(self) -> bool:
        """Whether that was all of them."""
        return self._file.tell() >= self._size

    def readline(self, size: int, /) -> bytes:
        """The next line, or its first `size` bytes; empty at the end of the slice."""
        if not self._left or self._file.tell() >= self._until:
            return b""
        self._left -= 1
        return self._file.readline(size)
