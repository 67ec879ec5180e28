"""What is agreed before a game: how it is won and counted, and how cards are turned."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

Win = Literal["standard", "points"]
Count = Literal["unplayed", "holding"]
TurnBy = Literal["auto", "manual"]


@dataclass(frozen=True, slots=True)
class Rules:
    """The rules to play by.

    `win` is "standard" (rules 19 to 22) or by "points" (23, 24), to `target` (1 or more), counting the cards
    "unplayed" or "holding" (23); `turn` says whether cards turn by themselves ("auto") or by hand ("manual", rule 8).
    """

    win: Win = "standard"
    target: int = 100
    count: Count = "unplayed"
    turn: TurnBy = "auto"

    def to_dict(self) -> dict[str, object]:
        """The rules as a record's header names them (`docs/record.md`)."""
        return {"win": self.win, "target": self.target, "count": self.count, "turn": self.turn}

    @property
    def slaps(self) -> bool:
        """Whether a round with two spit piles ends with a slap (rules 15, 23)."""
        return self.win == "standard" or self.count == "holding"


STANDARD = Rules()
QUICK = Rules(win="points", count="holding")
"""The quick game: three or four rounds among equals, and what the first press plays."""
