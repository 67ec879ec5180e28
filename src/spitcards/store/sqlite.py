"""The store of one machine: SQLite in a directory that one server at a time uses. Nothing to install."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable, Sequence
from pathlib import Path

from spitcards.table.outputs import Commit

from . import games
from .errors import StoreError
from .lock import DirectoryLock, make_directory
from .port import GameId, Record, SavedGame, Store, TakenGame
from .reading import read_record
from .rows import to_row
from .schema import FILE, migrate
from .writer import Writer


class SqliteStore(Store):
    """The adapter of `port.Store`."""

    def __init__(self, directory: Path) -> None:
        """Lock the directory and open what is in it; within a running event loop.

        Raises `StoreError`, in words for people, if it cannot be used.
        """
        make_directory(directory)
        self._directory = directory
        self._lock = DirectoryLock(directory)
        self._watchers: list[Callable[[str | None], None]] = []
        try:
            connection = _open(directory / FILE)
        except BaseException:
            self._lock.close()
            raise
        self.writer = Writer(connection, self._tell)

    def announce(self, address: str) -> None:
        """Leave word in the directory where this server is."""
        self._lock.announce(address)

    def create(self, game: SavedGame) -> asyncio.Future[None]:
        """Write down a new game; it is live."""
        return self.writer.submit(lambda db: games.insert_game(db, game))

    def append(
        self, game: GameId, epoch: int, commits: Sequence[Commit], *, over: bool = False
    ) -> asyncio.Future[None]:
        """Write rows to a game's log; with `over`, that the game ended with them."""
        rows = [to_row(commit) for commit in commits]
        return self.writer.submit(lambda db: games.insert_rows(db, game, epoch, rows, over=over))

    def look_up(self, game: GameId) -> asyncio.Future[SavedGame | None]:
        """What was written when the game began; None if there is no such game."""
        return self.writer.submit(lambda db: games.select_game(db, game))

    def take(self, game: GameId) -> asyncio.Future[TakenGame]:
        """Take a game up under a new epoch."""
        return self.writer.submit(lambda db: games.take_game(db, game))

    def put_away(self, game: GameId, epoch: int) -> asyncio.Future[None]:
        """Say that the game is no longer in anybody's memory."""
        return self.writer.submit(lambda db: games.put_away(db, game, epoch))

    def record(self, game: GameId) -> asyncio.Future[Record | None]:
        """The game's record, read beside the writer in a thread and with a connection of its own."""
        return asyncio.ensure_future(asyncio.to_thread(read_record, self._directory, game))

    def live(self) -> asyncio.Future[list[GameId]]:
        """The games that were in memory when the last server stopped, and have not ended; the newest first."""
        return self.writer.submit(games.select_live)

    def watch(self, told: Callable[[str | None], None]) -> None:
        """Have `told` called when the store gets into trouble, and with None when it is over."""
        self._watchers.append(told)

    def _tell(self, trouble: str | None) -> None:
        for told in self._watchers:
            told(trouble)

    async def close(self) -> None:
        """Write what was asked for, end the writer, and unlock the directory."""
        await self.writer.close()
        self._lock.close()


def _open(path: Path) -> sqlite3.Connection:
    """The one connection that writes."""
    connection: sqlite3.Connection | None = None
    try:
        # The writer's thread alone uses it once it is open. Transactions are begun and ended by hand.
        connection = sqlite3.connect(path, isolation_level=None, check_same_thread=False, timeout=1.0)
        connection.execute("PRAGMA journal_mode = WAL")
        connection.execute("PRAGMA synchronous = FULL")
        connection.execute("PRAGMA foreign_keys = ON")
        migrate(connection)
        connection.execute("BEGIN IMMEDIATE")  # says now, and not at the first game, that nothing can be written
        connection.execute("ROLLBACK")
    except (sqlite3.Error, StoreError) as error:
        if connection is not None:
            connection.close()
        if isinstance(error, StoreError):
            raise
        raise StoreError(f"cannot use {path}: {error}") from error
    return connection
