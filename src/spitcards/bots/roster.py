"""Who there is to play against, by name."""

from __future__ import annotations

from random import Random
from typing import Final

from spitcards.rules.types import Seat
from spitcards.table.setup import Setup

from .bot import Bot
from .levels import CALM, LEVELS
from .mirror import Mirror
from .teacher import Teacher

MIRROR: Final = "mirror"
OPPONENTS: Final = (*LEVELS, MIRROR)
"""The names of those to play against, the levels from the weakest to the strongest."""

TEACHER: Final = "teacher"
"""Who sits opposite in the lesson."""
BOTS: Final = (*OPPONENTS, TEACHER)
"""The names of all."""


def make_bot(name: str, seat: Seat, setup: Setup, chance: Random) -> Bot:
    """A bot of that name (`BOTS`) for a seat of a table, at the table's pace (T8). Raises `KeyError`."""
    if name == TEACHER:
        return Teacher(seat, setup.rules, chance)
    pace = CALM if setup.pace == "calm" else 1.0
    if name == MIRROR:
        return Mirror(seat, setup.rules, chance, pace)
    return Bot(LEVELS[name].slower(pace), seat, setup.rules, chance)
