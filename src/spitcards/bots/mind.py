"""What to do, given what one believes to see."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from math import erfc, log, sqrt
from random import Random

from spitcards.rules.actions import FILLS, PLAYS, SLAPS, SPITS, TURNS, Fill, Play, Turn
from spitcards.rules.cards import FOLLOWERS
from spitcards.rules.setup import Rules
from spitcards.rules.types import PILES, SEATS, SLOTS, Pile, Seat, own_pile
from spitcards.table.requests import Rematch, Request

from .eyes import UNREAD, Scene
from .hand import Point
from .levels import Level
from .plan import price


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
        """The play with the lowest price; of equals the one from the lowest slot."""
        plays = list(self._plays(scene, self.seat))
        if len(plays) <= 1:
            return plays[0] if plays else None
        return min(plays, key=lambda play: price(self.level, scene, self.seat, hand_at, play))

    def _turn(self, scene: Scene) -> Turn | None:
        """Turn a card where cards are turned by hand (rule 8)."""
        if self.rules.turn == "auto":
            return None
        stocks = [(scene.stock(self.seat, slot), slot) for slot in SLOTS]
        return next((TURNS[slot] for stock, slot in stocks if stock.top is None and stock.down > 0), None)

    def _fill(self, scene: Scene) -> Fill | None:
        """Fill an empty slot, at once or when nobody can play."""
        return self._filling(scene, self.seat) if self.level.fills_early or not self._somebody_can_play(scene) else None

    def _filling(self, scene: Scene, seat: Seat) -> Fill | None:
        """How a player can move a card from the thickest stock pile into an empty slot (rule 9)."""
        stocks = [scene.stock(seat, slot) for slot in SLOTS]
        empty = next((slot for slot in SLOTS if stocks[slot].top is None and stocks[slot].down == 0), None)
        sources = [slot for slot in SLOTS if stocks[slot].top is not None and stocks[slot].down > 0]
        if empty is None or not sources:
            return None
        return FILLS[max(sources, key=lambda slot: stocks[slot].down)][empty]

    def can_act(self, scene: Scene, seat: Seat) -> bool:
        """Whether a player seems to have a play or a fill."""
        return any(True for _ in self._plays(scene, seat)) or self._filling(scene, seat) is not None

    def _call(self, scene: Scene) -> Request | None:
        """Say "spit" where nobody seems to have a play, and no card is just being turned (rule 11)."""
        if scene.called[self.seat] or any(scene.stock(self.seat, slot) == UNREAD for slot in SLOTS):
            return None
        return None if self._somebody_can_play(scene) else SPITS[0]

    def _somebody_can_play(self, scene: Scene) -> bool:
        return any(True for seat in SEATS for _ in self._plays(scene, seat))

    def doubts(self, scene: Scene) -> bool:
        """Whether it looks a second time before it slaps, not being sure which pile is the smaller one."""
        return 1 - self._misjudges(scene, self.level.weber) < self.level.sure

    def smaller_looking(self, scene: Scene) -> Pile:
        """The spit pile that this player takes for the smaller one (rule 15)."""
        own = own_pile(self.seat)
        mine, theirs = scene.piles[own], scene.piles[1 - own]
        if mine is None or theirs is None:
            return own
        smaller = own if mine.thickness <= theirs.thickness else PILES[1 - own]
        # Two looks of equal weight have a noise that is smaller by the root of two.
        weber = self.level.weber / sqrt(2) if self.doubts(scene) else self.level.weber
        return PILES[1 - smaller] if self.chance.random() < self._misjudges(scene, weber) else smaller

    def _misjudges(self, scene: Scene, weber: float) -> float:
        one, other = scene.piles
        return 0.5 if one is None or other is None else misjudged(one.thickness, other.thickness, weber)


def misjudged(one: int, other: int, weber: float) -> float:
    """How probable it is that the larger of two piles (1 card or more) is taken for the smaller: 0.5 if they are equal.

    Weber's law with Gaussian noise on a logarithmic scale (Dehaene, Symbols and quantities in parietal cortex, 2007):
    `weber` is the noise's standard deviation for a single pile.
    """
    return erfc(abs(log(one / other)) / (2 * weber)) / 2
