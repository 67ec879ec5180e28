"""A token bucket: how much of something is allowed over time."""

from __future__ import annotations

from collections.abc import Callable


class Bucket:
    """Holds at most `most` tokens, and gets `rate` new ones a second. `clock` gives seconds."""

    def __init__(self, clock: Callable[[], float], *, rate: float, most: int) -> None:
        self._clock = clock
        self._rate = rate
        self._most = float(most)
        self._held = float(most)
        self._at = clock()

    def take(self, tokens: int = 1) -> bool:
        """Take so many tokens, or none; whether there were so many."""
        now = self._clock()
        self._held = min(self._most, self._held + (now - self._at) * self._rate)
        self._at = now
        if self._held < tokens:
            return False
        self._held -= tokens
        return True
