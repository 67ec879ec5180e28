"""How fast the other plays, measured by what is seen."""

from __future__ import annotations

from typing import Final

from spitcards.rules.types import PILES, SLOTS, Millis, Seat, other
from spitcards.rules.view import StockView
from spitcards.table.events import TableView

LONGEST: Final = 5000
"""Milliseconds: a longer wait is a rest, and counts as this."""


class Speed:
    """Watches the player who sits opposite `seat`, round by round.

    A play's time runs from when it was possible and the hand was free, until the card touched the pile.
    """

    def __init__(self, seat: Seat) -> None:
        self.times: list[int] = []
        self._other = other(seat)
        self._before: TableView | None = None
        self._free = Millis(0)
        self._bared = [Millis(0)] * len(SLOTS)
        self._topped = [Millis(0)] * len(PILES)

    def see(self, now: Millis, shown: TableView) -> None:
        """The table looks like this now."""
        before, self._before = self._before, shown
        if before is None or shown.pause is not None or before.pause is not None or shown.view.phase == "ready":
            self._free = now
            self._bared = [now] * len(SLOTS)
            self._topped = [now] * len(PILES)
        elif before.view.stocks and shown.view.stocks:
            self._compare(now, before, shown)

    def _compare(self, now: Millis, before: TableView, shown: TableView) -> None:
        old, new = before.view.stocks[self._other], shown.view.stocks[self._other]
        moved = [slot for slot in SLOTS if old[slot] != new[slot]]
        covered = [pile for pile in PILES if before.view.piles[pile] != shown.view.piles[pile]]
        for slot in moved:
            for pile in covered:
                if _top(shown, pile) == old[slot].top and cards(new[slot]) < cards(old[slot]):
                    self.times.append(min(LONGEST, now - max(self._free, self._bared[slot], self._topped[pile])))
            self._bared[slot] = self._free = now
        for pile in covered:
            self._topped[pile] = now

    def take(self) -> list[int]:
        """The times of the plays seen since this was asked last."""
        times, self.times = self.times, []
        return times


def cards(stock: StockView) -> int:
    """How many cards a stock pile has."""
    return stock.down + (stock.top is not None)


def _top(shown: TableView, pile: int) -> str | None:
    seen = shown.view.piles[pile]
    return None if seen is None else seen.top
