"""The clock of the house, which all tables are driven by. It stands still while the log cannot be written."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

from spitcards.rules.types import Millis
from spitcards.table.clock import Clock


class HouseClock:
    """Milliseconds of the loop's monotonic clock, less the time that the house stood still."""

    def __init__(self, loop: asyncio.AbstractEventLoop) -> None:
        self._loop = loop
        self._clock = Clock(self._now(), self._now())
        self.stopped = False

    def _now(self) -> Millis:
        # Rounded, not cut: a timer that is called at its very moment would else find that it is a millisecond early.
        return Millis(round(self._loop.time() * 1000))

    def read(self) -> Millis:
        """What it shows."""
        return self._clock.read(self._now())

    def call_at(self, at: Millis, act: Callable[[], None]) -> asyncio.TimerHandle:
        """Have `act` called when it shows `at`, if it does not stand still until then."""
        return self._loop.call_at(self._clock.when(at) / 1000, act)

    def stop(self) -> None:
        """Let the time stand still."""
        if not self.stopped:
            self._clock.stop(self._now())
            self.stopped = True

    def go(self) -> None:
        """Let the time go on from where it stood."""
        if self.stopped:
            self._clock.go(self._now())
            self.stopped = False
