"""What a play is worth: what it costs the hand, and what it opens for oneself and for the other."""

from __future__ import annotations

from collections.abc import Sequence

from spitcards.rules.actions import Play
from spitcards.rules.cards import FOLLOWERS
from spitcards.rules.types import SLOTS, Card, Seat, other

from .eyes import Scene
from .hand import Point, route
from .levels import Level


def price(level: Level, scene: Scene, seat: Seat, hand_at: Point, play: Play) -> float:
    """The price of a play in milliseconds, so that the lowest is to be preferred."""
    total = level.way * level.movement.along(hand_at, route(seat, play)) if level.way else 0.0
    stock = scene.stock(seat, play.stock)
    total -= level.uncovers * stock.down
    card = stock.top
    if card is None:
        return total
    before = [seen and seen.top for seen in scene.piles]
    after = [card if pile == play.pile else top for pile, top in enumerate(before)]
    if level.plans:
        rest = [top for slot in SLOTS if slot != play.stock and (top := scene.stock(seat, slot).top) is not None]
        total -= level.leads_on * row(rest, after, level.plans)
    if level.hinders:
        theirs = [top for slot in SLOTS if (top := scene.stock(other(seat), slot).top) is not None]
        total += level.hinders * (_open(theirs, after) - _open(theirs, before))
    return total


def row(cards: Sequence[Card], tops: Sequence[Card | None], most: int) -> int:
    """How many of the cards can be played one after the other, if nobody comes between; no more than `most`."""
    if most == 0:
        return 0
    best = 0
    for i, card in enumerate(cards):
        for pile, top in enumerate(tops):
            if top is not None and card in FOLLOWERS[top]:
                rest = [*cards[:i], *cards[i + 1 :]]
                covered = [*tops]
                covered[pile] = card
                best = max(best, 1 + row(rest, covered, most - 1))
                if best == most:
                    return best
    return best


def _open(cards: Sequence[Card], tops: Sequence[Card | None]) -> int:
    """How many of the cards can be played as it is."""
    return sum(any(top is not None and card in FOLLOWERS[top] for top in tops) for card in cards)
