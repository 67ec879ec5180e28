"""What the table does when nobody does anything: calls, hints, plays, slaps and pauses by itself (T3 to T7)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from spitcards.rules.position import Position
from spitcards.rules.types import SEATS, Millis, Seat, other

from .events import Ring
from .setup import Setup
from .timing import CALLED_FOR, CALLED_FOR_LATE, HINT_AFTER, IDLE_AFTER, PLAYED_FOR, READY_FOR, SLAPPED_FOR


@dataclass(slots=True)
class Moments:
    """When things last happened, by the game's clock.

    `moved` a card or the phase changed, `acted` anybody did anything (what the table does for them is nobody's act),
    `called` a seat said "spit", by seat.
    """

    moved: Millis
    acted: Millis
    called: list[Millis]


@dataclass(frozen=True, slots=True)
class Due:
    """Something that the table will do at a moment, if nothing happens before: for `seat`, where it is for one."""

    at: Millis
    what: Literal["say", "hint", "play", "slap", "pause"]
    seat: Seat | None = None


def dues(position: Position, setup: Setup, moments: Moments) -> list[Due]:
    """All that will come if everybody waits, the next first."""
    found: list[Due] = []
    if position.phase == "ready" and not setup.against_computer:
        found = [Due(Millis(moments.moved + READY_FOR), "say", seat) for seat in SEATS if not position.called[seat]]
    if position.phase == "play" and setup.hurries:
        found = _calls(position, moments) if position.blocked() else _moves(position, moments)
    if position.phase == "slap" and setup.hurries:
        found = [Due(Millis(moments.moved + SLAPPED_FOR), "slap")]
    # Before a round against the computer everything stands still as it is: there is nothing to pause (T6).
    if position.phase in ("play", "slap") or (position.phase == "ready" and not setup.against_computer):
        found.append(Due(Millis(moments.acted + IDLE_AFTER), "pause"))
    return sorted(found, key=lambda due: due.at)


def _calls(position: Position, moments: Moments) -> list[Due]:
    """T3: who is called for, and when."""
    found: list[Due] = []
    for seat in SEATS:
        if position.called[seat]:
            continue
        if not (position.can_fill(seat) or position.can_turn(seat)):
            found.append(Due(Millis(moments.moved + CALLED_FOR), "say", seat))
        elif position.called[other(seat)]:
            found.append(Due(Millis(moments.called[other(seat)] + CALLED_FOR_LATE), "say", seat))
    return found


def _moves(position: Position, moments: Moments) -> list[Due]:
    """T4: who alone can do anything is shown what, and then played for."""
    able = [seat for seat in SEATS if position.can_act(seat)]
    if len(able) != 1:
        return []
    return [
        Due(Millis(moments.moved + HINT_AFTER), "hint", able[0]),
        Due(Millis(moments.moved + PLAYED_FOR), "play", able[0]),
    ]


def ring(position: Position, found: list[Due], hinted: Seat | None, moments: Moments) -> Ring | None:
    """The ring that shows the next of the dues; None where there is none to be seen."""
    due = next(
        (due for due in found if due.what in ("say", "slap") or (due.what == "play" and hinted is not None)), None
    )
    if due is None:
        return None
    match due.what:
        case "slap":
            return Ring("slap", None, due.at, SLAPPED_FOR)
        case "play":
            return Ring("move", due.seat, due.at, Millis(PLAYED_FOR - HINT_AFTER))
        case _:
            together = sum(other_due.what == "say" and other_due.at == due.at for other_due in found) == len(SEATS)
            began = moments.moved
            if position.phase == "play" and due.seat is not None and due.at - began != CALLED_FOR:
                began = moments.called[other(due.seat)]
            return Ring(
                "ready" if position.phase == "ready" else "call",
                None if together else due.seat,
                due.at,
                Millis(due.at - began),
            )
