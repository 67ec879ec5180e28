"""What comes out of a table, in the order in which it must be written down and told."""

from __future__ import annotations

from dataclasses import dataclass

from spitcards.rules.actions import Action
from spitcards.rules.types import Millis, Seat

from .events import Event
from .requests import Press


@dataclass(frozen=True, slots=True)
class Commit:
    """An action that counted: a row of the log. `number` counts a game's rows from 1, `by` is `CHANCE` for a deal.

    `n` and `press` are the action's own, None where the table acted for the seat (`auto`). By seat, `missed` and
    `beaten` count the plays since the row before that fitted nothing, and that came too late (rule 10, T2).
    """

    number: int
    at: Millis
    by: Seat
    action: Action
    n: int | None = None
    arrival: Millis | None = None
    press: Press | None = None
    auto: bool = False
    missed: tuple[int, int] = (0, 0)
    beaten: tuple[int, int] = (0, 0)


@dataclass(frozen=True, slots=True)
class Told:
    """An event for everybody at the table; `seq` numbers them from 1 without gaps."""

    seq: int
    at: Millis
    event: Event
    n: int | None = None
    auto: bool = False


@dataclass(frozen=True, slots=True)
class Reply:
    """The one answer to a numbered request: it counted, or why it was `refused`.

    `busy` is how long from now the hand is occupied by a miss, `margin` how long ago somebody else was there first.
    """

    seat: Seat
    n: int
    refused: str | None = None
    busy: Millis | None = None
    margin: Millis | None = None


Output = Commit | Told | Reply
