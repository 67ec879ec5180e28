"""Who sits at a table, and what is played there."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from spitcards.rules.setup import Rules
from spitcards.rules.shuffle import Dealer
from spitcards.rules.types import SEATS, Seat

Pace = Literal["usual", "calm"]


@dataclass(frozen=True, slots=True)
class Player:
    """Who sits at a seat. `bot` is the level's name where it is the computer, None for a person."""

    name: str
    bot: str | None = None


@dataclass(frozen=True, slots=True)
class Setup:
    """What is settled before a game and never changes: the rules, the players by seat, the pace (T8), the deals."""

    rules: Rules
    players: tuple[Player, Player]
    dealer: Dealer
    pace: Pace = "usual"

    @property
    def people(self) -> list[Seat]:
        """The seats of those who are not the computer."""
        return [seat for seat in SEATS if self.players[seat].bot is None]

    @property
    def against_computer(self) -> bool:
        """Whether at least one seat is the computer's."""
        return len(self.people) < len(SEATS)

    @property
    def hurries(self) -> bool:
        """Whether the table waits for nobody for ever (T3 to T5); at a calm pace it does (T8)."""
        return self.pace == "usual" or not self.against_computer
