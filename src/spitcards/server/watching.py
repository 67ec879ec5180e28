"""A record to be watched again: played through by the rules, its events and its review side by side."""

from __future__ import annotations

import asyncio
import io
from typing import Final

from spitcards.review import Reviewer
from spitcards.rules.check import play_through
from spitcards.rules.position import Position
from spitcards.rules.record import NONE_EACH, RecordReader
from spitcards.wire import codec, reviews

MOST_BYTES: Final = 1 << 20
"""The longest record that is taken: about 400 rounds. A game of 30 has 70 kB, and 200 kB go back, 27 when packed."""
PORTION: Final = 1 << 16
"""Bytes of a record that count as one, where records are limited over time: about 40 ms of work."""
SLICE: Final = 64
"""So many lines are read before the games that go on get their turn again: about two milliseconds."""


async def watched(record: bytes) -> reviews.Watched:
    """All there is to show of a record. Raises `RecordError` at the first line that is wrong, as a check does."""
    reader = RecordReader(io.BytesIO(record))
    position = Position(reader.header.rules)
    reviewer = Reviewer(position)
    steps: list[reviews.Step] = []
    for entry, events in play_through(reader, position):
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
        if len(steps) % SLICE == 0:
            await asyncio.sleep(0)
    return reviews.Watched(reviews.game_review(reviewer.finish(reader.header, reader.cut_off)), steps)
