"""The clock of one game: it begins at 0, and stands still while the game is paused."""

from __future__ import annotations

from spitcards.rules.types import Millis


class Clock:
    """Turns the caller's time (milliseconds of any monotonic clock) into the game's, which is `at` when it is made."""

    def __init__(self, now: Millis, at: Millis) -> None:
        self._offset = now - at
        self._stopped: Millis | None = None

    def read(self, now: Millis) -> Millis:
        """The game's time at the caller's time `now`."""
        return Millis(now - self._offset) if self._stopped is None else self._stopped

    def when(self, at: Millis) -> Millis:
        """The caller's time at the game's time `at`, as long as the clock is not stopped."""
        return Millis(at + self._offset)

    def stop(self, now: Millis) -> None:
        """Let the game's time stand still."""
        self._stopped = self.read(now)

    def go(self, now: Millis) -> None:
        """Let the game's time go on."""
        if self._stopped is not None:
            self._offset = now - self._stopped
            self._stopped = None
