"""Who there is to play against, by name."""

from __future__ import annotations

from random import Random
from typing import Final

from spitcards.rules.types import Seat
from spitcards.table.setup import Setup

from .bot import Bot
from .levels import CALM, LEVELS
from .mirror import Mirror

MIRROR: Final = "mirror"
OPPONENTS: Final = (*LEVELS, MIRROR)
"""The names of all, the levels from the weakest to the strongest."""


def make_bot(name: str, seat: Seat, setup: Setup, chance: Random) -> Bot:
    """A bot of that name (`OPPONENTS`) for a seat of a table, at the table's pace (T8). Raises `KeyError`."""
    pace = CALM if setup.pace == "calm" else 1.0
    if name == MIRROR:
        return Mirror(seat, setup.rules, chance, pace)
    return Bot(LEVELS[name].slower(pace), seat, setup.rules, chance)
