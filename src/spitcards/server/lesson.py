"""The lesson: a round against the teacher, at a table like any other, whose deal is always the same.

Nothing about it is secret, and it counts for nothing: who leaves it loses nothing but a game against the teacher. Its
rules end it after the one round, since both have more than a point then.
"""

from __future__ import annotations

from typing import Final

from spitcards.bots import TEACHER
from spitcards.rules.setup import Rules
from spitcards.table.setup import Player

from .tables import Opening

SEED: Final = 369126
"""The deal in which all there is to learn comes up, one thing after another: see `tests/server/test_lesson.py`."""

LESSON: Final = Opening(
    rules=Rules(win="points", target=1, count="holding"),
    players=(Player(""), Player("", TEACHER)),
    pace="calm",
    secret=SEED.to_bytes(32, "big"),
)
