"""One hand (rule 6, T1, T2): what it is busy with, and what waits for it."""

from __future__ import annotations

from collections import deque

from spitcards.rules.types import Millis

from .requests import Numbered
from .timing import HAND_GAP, HAND_QUEUE, MISS_COSTS, MISS_FORGOTTEN


class Hand:
    """A player's hand. `free_at` is when it can move next; `waiting` are the actions that wait for it, in order."""

    def __init__(self) -> None:
        self.free_at = Millis(0)
        self.waiting: deque[Numbered] = deque()
        self._misses = 0
        self._last_miss = Millis(0)

    def is_free(self, now: Millis) -> bool:
        """Whether an action that comes now can be judged now."""
        return not self.waiting and now >= self.free_at

    def can_wait(self) -> bool:
        """Whether one more action may wait (T1)."""
        return len(self.waiting) < HAND_QUEUE

    def moves(self, now: Millis) -> None:
        """The hand makes a move, or is beaten to a pile: it is free again a little later (T1)."""
        self.free_at = max(self.free_at, Millis(now + HAND_GAP))

    def counts(self, now: Millis) -> None:
        """A play counted: misses start anew (T2)."""
        self._misses = 0
        self.moves(now)

    def misses(self, now: Millis) -> Millis:
        """A play fitted nothing; returns for how long the hand is occupied by it (T2)."""
        if now - self._last_miss >= MISS_FORGOTTEN:
            self._misses = 0
        cost = MISS_COSTS[min(self._misses, len(MISS_COSTS) - 1)]
        self._misses += 1
        self._last_miss = now
        self.occupy(now, cost)
        return cost

    def occupy(self, now: Millis, cost: Millis) -> None:
        """The hand can do nothing for so long."""
        self.free_at = Millis(now + cost)
