"""The writer: one thread that has the one connection, and commits whatever gathered while the last commit ran."""

from __future__ import annotations

import asyncio
import contextlib
import sqlite3
import threading
from collections.abc import Callable
from typing import Any, Final, NamedTuple, TypeVar, cast

from .errors import NotWrittenError, StaleError, StoreError

T = TypeVar("T")
Job = Callable[[sqlite3.Connection], T]

FIRST_WAIT: Final = 0.05
LONGEST_WAIT: Final = 2.0
"""Seconds between two tries of a commit that failed: from the first, doubling up to the longest."""

PATIENCE: Final = 1.0
"""Seconds after which a commit that has not returned is told as trouble."""


class _Asked(NamedTuple):
    job: Job[Any]
    future: asyncio.Future[Any]


class Writer:
    """Does jobs in the order in which they were submitted, many in one transaction.

    A job that raises a `StoreError` is undone alone. Where SQLite itself fails, all that gathered is tried again
    until it succeeds, so that nothing is lost or passed over; `told` hears of the trouble and of its end. It hears as
    well of a batch that neither succeeds nor fails for `patience` seconds.
    """

    def __init__(
        self, connection: sqlite3.Connection, told: Callable[[str | None], None], patience: float = PATIENCE
    ) -> None:
        self._connection = connection
        self._told = told
        self._patience = patience
        self._in_trouble = False
        self._waiting = 0  # jobs that were asked for and not delivered
        self._returned = self._delivered = 0  # batches that the thread is done with, and those the loop knows of
        self._watchdog: asyncio.TimerHandle | None = None
        self._loop = asyncio.get_running_loop()
        self._asked: list[_Asked] = []
        self._closing = False
        self._change = threading.Condition()
        self._thread = threading.Thread(target=self._run, name="spit-store", daemon=True)
        self._thread.start()

    def submit(self, job: Job[T]) -> asyncio.Future[T]:
        """Do the job in its turn; the future is done when what it wrote is durable."""
        future: asyncio.Future[T] = self._loop.create_future()
        with self._change:
            if self._closing:
                future.set_exception(NotWrittenError("the store is closed"))
                return future
            self._asked.append(_Asked(job, future))
            self._change.notify()
        self._waiting += 1
        if self._watchdog is None:
            self._watch()
        return future

    async def close(self) -> None:
        """Do what was submitted, then end the thread and close the connection."""
        with self._change:
            self._closing = True
            self._change.notify()
        await asyncio.to_thread(self._thread.join)

    # --- in the loop, what comes of it ---------------------------------------------------------------------

    def _watch(self) -> None:
        """Look after the oldest batch, if there is any."""
        if self._watchdog is not None:
            self._watchdog.cancel()
        self._watchdog = self._loop.call_later(self._patience, self._look) if self._waiting else None

    def _look(self) -> None:
        if self._returned == self._delivered:  # else it was the loop that had no time
            self._say(f"a commit hangs for more than {self._patience:g} seconds")

    def _say(self, trouble: str | None) -> None:
        """Tell of trouble once, and of its end once."""
        if self._in_trouble != (trouble is not None):
            self._in_trouble = trouble is not None
            self._told(trouble)

    def _deliver(self, batch: list[_Asked], outcomes: list[object]) -> None:
        self._delivered += 1
        self._waiting -= len(batch)
        self._watch()
        if not any(isinstance(outcome, NotWrittenError) for outcome in outcomes):
            self._say(None)
        for (_, future), outcome in zip(batch, outcomes, strict=True):
            if future.cancelled():
                continue
            if isinstance(outcome, StoreError):
                future.set_exception(outcome)
            else:
                future.set_result(cast("Any", outcome))

    # --- in the thread -------------------------------------------------------------------------------------

    def _run(self) -> None:
        while batch := self._gather():
            outcomes = self._write(batch)
            self._returned += 1
            self._loop.call_soon_threadsafe(self._deliver, batch, outcomes)
        with contextlib.suppress(sqlite3.Error):
            self._connection.close()

    def _gather(self) -> list[_Asked]:
        """All that was asked since the last time; waits for the first, and is empty when there will be no more."""
        with self._change:
            while not self._asked and not self._closing:
                self._change.wait()
            batch, self._asked = self._asked, []
            return batch

    def _write(self, batch: list[_Asked]) -> list[object]:
        """Do a batch in one transaction, and what came of each job: what it returned, or the `StoreError` it raised."""
        wait, failed = FIRST_WAIT, False
        while True:
            try:
                outcomes = self._try(batch)
            except sqlite3.Error as error:
                if not failed:
                    failed = True
                    self._loop.call_soon_threadsafe(self._say, str(error))
                if self._wait_unless_closing(wait):
                    return [NotWrittenError(f"the store was closed in trouble: {error}")] * len(batch)
                wait = min(wait * 2, LONGEST_WAIT)
            else:
                return outcomes

    def _wait_unless_closing(self, seconds: float) -> bool:
        with self._change:
            return self._change.wait_for(lambda: self._closing, seconds)

    def _try(self, batch: list[_Asked]) -> list[object]:
        connection = self._connection
        try:
            connection.execute("BEGIN IMMEDIATE")
            outcomes = [self._do(asked.job) for asked in batch]
            connection.execute("COMMIT")
        except BaseException:
            # A rollback that fails too (the disk is gone) leaves nothing to be rolled back: the next BEGIN tells.
            with contextlib.suppress(sqlite3.Error):
                connection.rollback()
            raise
        return outcomes

    def _do(self, job: Job[Any]) -> object:
        """One job, undone alone if it fails in itself."""
        self._connection.execute("SAVEPOINT job")
        try:
            outcome: object = job(self._connection)
        except StoreError as error:
            outcome = error
        except sqlite3.IntegrityError as error:
            outcome = StaleError(str(error))
        else:
            self._connection.execute("RELEASE job")
            return outcome
        self._connection.execute("ROLLBACK TO job")
        self._connection.execute("RELEASE job")
        return outcome
