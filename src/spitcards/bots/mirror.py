"""The Mirror: a player who follows the other's speed round by round, so that either may win."""

from __future__ import annotations

from dataclasses import replace
from random import Random
from statistics import mean
from typing import Final

from spitcards.rules.setup import Rules
from spitcards.rules.types import Millis, Seat, other
from spitcards.table.events import TableView

from .bot import Bot
from .levels import LEVELS, Level
from .speed import Speed, cards

FIRST: Final = LEVELS["hare"]
"""Whose mind the Mirror has, and at first the pace too."""

PLAY_AT_FIRST: Final = 930.0
"""Milliseconds that such a player takes for a play, as `Speed` measures it."""
QUICKEST_PACE: Final = 0.35
SLOWEST_PACE: Final = 6.0
"""The paces between which the Mirror can go, as factors of a hare's times."""
MOUTH: Final = (0.5, 1.6)
"""So much quicker or slower than a hare it says "spit": who is blocked is called for after 3 s (T3)."""

REMEMBERED: Final = 3
"""So many rounds count for the other's speed."""
STEP: Final = 1.012
"""By this factor it is slower for each stock card by which it won a round, and quicker for each by which it lost."""
MOST_LEAN: Final = 1.3
"""How far that may go altogether, either way."""


def paced(pace: float) -> Level:
    """A hare whose times are `pace` times as long, but for what is said."""
    mouth = min(max(pace, MOUTH[0]), MOUTH[1])
    return replace(FIRST.slower(pace), ready=FIRST.ready.slower(mouth), speech=FIRST.speech.slower(mouth))


class Mirror(Bot):
    """A bot whose pace in a round is set by what it has seen of the other in the rounds before."""

    def __init__(self, seat: Seat, rules: Rules, chance: Random, pace: float = 1.0) -> None:
        super().__init__(paced(pace), seat, rules, chance)
        self.pace = pace
        self._speed = Speed(seat)
        self._rounds: list[float] = []
        self._lean = 1.0
        self._round: int | None = None
        self._cards_ahead = 0

    def see(self, now: Millis, shown: TableView) -> None:
        """The table looks like this."""
        view = shown.view
        self._speed.see(now, shown)
        if view.stocks:
            mine, theirs = (sum(map(cards, view.stocks[seat])) for seat in (view.seat, other(view.seat)))
            if view.round != self._round:
                if self._round is not None:
                    self._learn(theirs / max(1, mine))
                self._round = view.round
            self._cards_ahead = theirs - mine
        super().see(now, shown)

    def _learn(self, longer: float) -> None:
        """A round is over: choose the pace for the next, where the other has `longer` times as many cards to play."""
        if self._rounds:  # before, its pace had nothing to do with the other's
            self._lean = min(max(self._lean * STEP**self._cards_ahead, 1 / MOST_LEAN), MOST_LEAN)
        if times := self._speed.take():
            self._rounds = [*self._rounds[1 - REMEMBERED :], mean(times)]
        if self._rounds:
            pace = mean(self._rounds) / PLAY_AT_FIRST * self._lean * longer
            self.pace = min(max(pace, QUICKEST_PACE), SLOWEST_PACE)
            self.become(paced(self.pace))
