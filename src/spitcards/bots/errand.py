"""Something that is on its way: what a bot has set out for, and the motions of its hand on the way there."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random
from typing import Final

from spitcards.rules.actions import PLAYS, Fill, Play
from spitcards.rules.types import PILES, SLOTS, Card, Millis, Seat
from spitcards.table.requests import ByHand, Press, Request

from .eyes import Scene
from .hand import Fitts, Motion, Place, distance, point, stops

_AT_ONCE: Final = Millis(0)


@dataclass(frozen=True, slots=True)
class Errand:
    """What the player means to do, and the request that it comes to at `due`: another one, if the hand slips.

    Of a movement: its `motions`, and when it comes to the first of its places and lifts the card. Of a play: the top
    card it is aimed at, and since when that has been there to be seen.
    """

    meant: Request
    request: Request
    due: Millis
    motions: tuple[Motion, ...] = ()
    lift_at: Millis = _AT_ONCE
    aim: Card | None = None
    aim_shown_at: Millis = _AT_ONCE

    def press(self, now: Millis) -> Press:
        """The press that goes with the request."""
        return Press(aim=self.aim, since=float(max(0, now - self.aim_shown_at)) if self.aim else 0.0)


def movement(scene: Scene, seat: Seat, start: Place, meant: ByHand, move: ByHand, began: Millis, pace: Fitts) -> Errand:
    """The errand of a hand that sets out from `start` at `began`, at a pace."""
    way = stops(move)
    first = way[0]
    here, there = point(seat, start), point(seat, first)
    so_far = pace.time(distance(here, there))
    lift_at = Millis(began + round(so_far))
    if not isinstance(move, Play | Fill):
        due = max(lift_at, Millis(began + 1))
        return Errand(meant, move, due, (Motion(start, first, None, began, due),), due)
    last = way[1]
    due = max(Millis(began + 1), Millis(began + round(so_far + pace.time(distance(there, point(seat, last))))))
    card = scene.stock(seat, move.stock if isinstance(move, Play) else move.source).top
    motions = (Motion(start, first, None, began, lift_at), Motion(first, last, card, lift_at, due))
    if isinstance(move, Fill):
        return Errand(meant, move, due, motions, lift_at)
    return Errand(meant, move, due, motions, lift_at, scene.top(move.pile), scene.shown_at[move.pile])


def slipped(play: Play, scene: Scene, seat: Seat, chance: Random) -> Play:
    """What becomes of a play if the hand lands beside: a neighbouring card is taken, or the other pile is hit."""
    near = [slot for slot in SLOTS if abs(slot - play.stock) == 1 and scene.stock(seat, slot).top is not None]
    beside = [PLAYS[slot][play.pile] for slot in near]
    beside += [PLAYS[play.stock][pile] for pile in PILES if pile != play.pile and scene.top(pile) is not None]
    return chance.choice(beside) if beside else play
