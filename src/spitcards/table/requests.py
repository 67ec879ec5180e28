"""What a player can ask of the table: the moves of the rules, giving up, and what concerns the table alone."""

from __future__ import annotations

from dataclasses import dataclass

from spitcards.rules.actions import Fill, Play, Resign, Slap, Turn
from spitcards.rules.legality import Move
from spitcards.rules.types import Card, Millis, Seat


@dataclass(frozen=True, slots=True)
class Pause:
    """Stop the game for a while (against the computer only)."""


@dataclass(frozen=True, slots=True)
class Resume:
    """Be ready to go on after a pause."""


@dataclass(frozen=True, slots=True)
class Rematch:
    """Wish for another game, after the end of one."""


@dataclass(frozen=True, slots=True)
class Leave:
    """Leave the table."""


@dataclass(frozen=True, slots=True)
class Claim:
    """Claim the win over a player who was cut off for too long (T7)."""


ByHand = Play | Fill | Turn | Slap
"""What takes a hand, which does one thing at a time (T1); "spit" is said."""

Control = Pause | Resume | Rematch | Leave | Claim
Request = Move | Resign | Control


@dataclass(frozen=True, slots=True)
class Press:
    """The moment of an action as the player's own screen had it (`docs/protocol.md`).

    `seen` is the number of the last event painted, `after` the milliseconds from then to the input; a play also has
    `aim`, the top card it was aimed at, and `since`, how many milliseconds that card had been on the screen.
    """

    seen: int = 0
    after: float = 0.0
    aim: Card | None = None
    since: float = 0.0


@dataclass(frozen=True, slots=True)
class Numbered:
    """A request as it arrived: whose it is, its number, its press, and when it came, by the game's clock."""

    seat: Seat
    n: int
    request: Request
    press: Press
    arrival: Millis
