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

    def take(self) -> bool:
        """Take a token; whether there was one."""
        now = self._clock()
        self._held = min(self._most, self._held + (now - self._at) * self._rate)
        self._at = now
        if self._held < 1:
            return False
        self._held -= 1
        return True
