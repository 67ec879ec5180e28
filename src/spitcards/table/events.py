"""What the table itself tells, beside the events of the rules, and the whole of what a table shows."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from spitcards.rules.events import Event as RulesEvent
from spitcards.rules.types import Millis, Seat
from spitcards.rules.view import View


@dataclass(frozen=True, slots=True)
class Ring:
    """A time that is running out, for the ring that shows it: "ready" (T6), "call" (T3), "move" (T4), "slap" (T5).

    `seat` is whose time it is, None for both; it runs out at `until` and is `total` long.
    """

    why: Literal["ready", "call", "move", "slap"]
    seat: Seat | None
    until: Millis
    total: Millis


@dataclass(frozen=True, slots=True)
class Break:
    """A pause: "asked" for, "cut" (a player is cut off), "idle" (nobody acted), "restart" (of the server).

    By seat: `back` who is ready to go on, `left` the milliseconds left of the 120 s of cuts (T7) when the pause
    began, `claimable` whose opponent may claim the win.
    """

    why: Literal["asked", "cut", "idle", "restart"]
    back: list[bool]
    left: list[Millis]
    claimable: list[bool]


@dataclass(frozen=True, slots=True)
class Counting:
    """The countdown runs until then: the cards turn, or a paused game goes on. None: it is over or broken off."""

    until: Millis | None


@dataclass(frozen=True, slots=True)
class Ringing:
    """The ring has changed; None: none runs."""

    ring: Ring | None


@dataclass(frozen=True, slots=True)
class Paused:
    """The pause has begun or changed; None: it is over."""

    pause: Break | None


@dataclass(frozen=True, slots=True)
class Present:
    """Who is at the table has changed."""

    present: list[bool]


@dataclass(frozen=True, slots=True)
class Hinted:
    """This seat alone can do anything, and is shown what (T4); None: no longer."""

    seat: Seat | None


@dataclass(frozen=True, slots=True)
class Wished:
    """Who wishes for a rematch has changed."""

    rematch: list[bool]


Event = RulesEvent | Counting | Ringing | Paused | Present | Hinted | Wished


@dataclass(frozen=True, slots=True)
class TableView:
    """All that there is to show to the player at `view.seat`.

    `counting` is when the countdown ends, None where none runs; `hint` the seat that is shown a possible play.
    """

    view: View
    present: list[bool]
    counting: Millis | None
    ring: Ring | None
    pause: Break | None
    hint: Seat | None
    rematch: list[bool]
