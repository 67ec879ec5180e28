"""The ordered way out of a table: nothing is told before all that came before it is on the disk."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable
from typing import NamedTuple


class _Parcel(NamedTuple):
    written: asyncio.Future[None] | None
    deliver: Callable[[], None]


class Outbox:
    """A queue of deliveries, each of which waits for its rows to be written and for those before it.

    `broken` is called once, with the error, if rows can never be written; then nothing more is delivered.
    """

    def __init__(self, broken: Callable[[BaseException], None]) -> None:
        self._parcels: deque[_Parcel] = deque()
        self._broken = broken
        self._closed = False

    def put(self, written: asyncio.Future[None] | None, deliver: Callable[[], None]) -> None:
        """Deliver after `written` is done (None: nothing was to be written), and after all that was put before."""
        if self._closed:
            return
        self._parcels.append(_Parcel(written, deliver))
        if written is not None:
            written.add_done_callback(self._done)
        else:
            self._release()

    def is_empty(self) -> bool:
        """Whether everything has been delivered."""
        return not self._parcels

    def close(self) -> None:
        """Deliver nothing more."""
        self._closed = True
        self._parcels.clear()

    def _done(self, written: asyncio.Future[None]) -> None:
        error = None if written.cancelled() else written.exception()  # read even if closed: asyncio wants it seen
        if self._closed:
            return
        if error is not None:
            self.close()
            self._broken(error)
        else:
            self._release()

    def _release(self) -> None:
        while self._parcels and (self._parcels[0].written is None or self._parcels[0].written.done()):
            self._parcels.popleft().deliver()
