"""What to do, given what one believes to see."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from math import erfc, log
from random import Random

from spitcards.rules.actions import FILLS, PLAYS, SLAPS, SPITS, TURNS, Fill, Play, Turn
from spitcards.rules.cards import FOLLOWERS
from spitcards.rules.setup import Rules
from spitcards.rules.types import PILES, SEATS, SLOTS, Pile, Seat, own_pile
from spitcards.table.requests import Rematch, Request

from .eyes import UNREAD, Scene
from .hand import Point, route
from .levels import Level


@dataclass(frozen=True, slots=True)
class Mind:
    """The mind of the player at `seat`: a function of what is seen, of where the hand is, and of chance."""

    level: Level
    seat: Seat
    rules: Rules
    chance: Random

    def choose(self, scene: Scene, hand_at: Point) -> Request | None:
        """The best thing to do now, as far as this player can tell; None to wait for what will be seen."""
        situation = scene.situation
        if situation.counting:
            return None
        match situation.phase:
            case "ready":
                return None if scene.called[self.seat] else SPITS[0]
            case "play":
                return self._play(scene, hand_at) or self._turn(scene) or self._fill(scene) or self._call(scene)
            case "slap":
                return SLAPS[self.smaller_looking(scene)]
            case "over":
                return Rematch() if situation.asked else None
            case "deal":
                return None

    def _plays(self, scene: Scene, seat: Seat) -> Iterator[Play]:
        for slot in SLOTS:
            card = scene.stock(seat, slot).top
            if card is not None:
                for pile in PILES:
                    top = scene.top(pile)
                    if top is not None and card in FOLLOWERS[top]:
                        yield PLAYS[slot][pile]

    def _play(self, scene: Scene, hand_at: Point) -> Play | None:
        """The play that is soonest made, where one that uncovers cards or leads on is worth a longer way."""
        plays = list(self._plays(scene, self.seat))
        if len(plays) <= 1:
            return plays[0] if plays else None
        return min(plays, key=lambda play: self._price(scene, hand_at, play))

    def _price(self, scene: Scene, hand_at: Point, play: Play) -> float:
        stock = scene.stock(self.seat, play.stock)
        price = self.level.movement.along(hand_at, route(self.seat, play)) - self.level.uncovers * stock.down
        if stock.top is not None and any(
            scene.stock(self.seat, slot).top in FOLLOWERS[stock.top] for slot in SLOTS if slot != play.stock
        ):
            price -= self.level.leads_on
        return price

    def _turn(self, scene: Scene) -> Turn | None:
        """Turn a card where cards are turned by hand (rule 8)."""
        if self.rules.turn == "auto":
            return None
        stocks = [(scene.stock(self.seat, slot), slot) for slot in SLOTS]
        return next((TURNS[slot] for stock, slot in stocks if stock.top is None and stock.down > 0), None)

    def _fill(self, scene: Scene) -> Fill | None:
        """Move a card from the thickest stock pile into an empty slot (rule 9)."""
        stocks = [scene.stock(self.seat, slot) for slot in SLOTS]
        empty = next((slot for slot in SLOTS if stocks[slot].top is None and stocks[slot].down == 0), None)
        sources = [slot for slot in SLOTS if stocks[slot].top is not None and stocks[slot].down > 0]
        if empty is None or not sources:
            return None
        return FILLS[max(sources, key=lambda slot: stocks[slot].down)][empty]

    def _call(self, scene: Scene) -> Request | None:
        """Say "spit" where nobody seems to have a play, and no card is just being turned (rule 11)."""
        if scene.called[self.seat] or any(scene.stock(self.seat, slot) == UNREAD for slot in SLOTS):
            return None
        return None if any(True for seat in SEATS for _ in self._plays(scene, seat)) else SPITS[0]

    def smaller_looking(self, scene: Scene) -> Pile:
        """The spit pile that this player takes for the smaller one (rule 15)."""
        own = own_pile(self.seat)
        mine, theirs = scene.piles[own], scene.piles[1 - own]
        if mine is None or theirs is None:
            return own
        smaller = own if mine.thickness <= theirs.thickness else PILES[1 - own]
        mistaken = misjudged(mine.thickness, theirs.thickness, self.level.weber)
        return PILES[1 - smaller] if self.chance.random() < mistaken else smaller


def misjudged(one: int, other: int, weber: float) -> float:
    """How probable it is that the larger of two piles (1 card or more) is taken for the smaller: 0.5 if they are equal.

    Weber's law with Gaussian noise on a logarithmic scale (Dehaene, Symbols and quantities in parietal cortex, 2007):
    `weber` is the noise's standard deviation for a single pile.
    """
    return erfc(abs(log(one / other)) / (2 * weber)) / 2
