"""The port: what the server asks of a store, whatever it is made of."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import NewType, Protocol

from spitcards.rules.record import Entry, Header
from spitcards.table.outputs import Commit
from spitcards.table.setup import Setup

GameId = NewType("GameId", str)
"""A game's name, unique for ever; no secret."""


def unix_now() -> int:
    """Milliseconds since 1970, for people to read; nothing is ordered by it."""
    return time.time_ns() // 1_000_000


@dataclass(frozen=True, slots=True)
class SavedGame:
    """What is written down when a game begins, and never changes, but for `epoch` and `ended`.

    `tokens` are the SHA-256 of the seats' tokens, None where the computer sits. `created` and `ended` are in
    milliseconds since 1970. `epoch` counts the game's lives on servers, from 1. `follows` is the game that this is a
    rematch of.
    """

    id: GameId
    setup: Setup
    tokens: tuple[bytes | None, bytes | None]
    created: int
    epoch: int = 1
    ended: int | None = None
    follows: GameId | None = None


@dataclass(frozen=True, slots=True)
class Record:
    """A game's record (`docs/record.md`)."""

    header: Header
    entries: list[Entry]


@dataclass(frozen=True, slots=True)
class TakenGame:
    """A game that was taken up, under its new epoch, with its whole log."""

    saved: SavedGame
    log: list[Commit]


class Store(Protocol):
    """Everything is done in the order in which it was asked for; a future is done when its part is durable.

    While the store cannot write, it tries again and again, and nothing is done or failed meanwhile: see `watch`.
    A future fails with `StaleError` where the game's epoch is no longer the caller's, with `DamagedError` where a
    log cannot be read, and with `NotWrittenError` where the store was closed in trouble.
    """

    def create(self, game: SavedGame) -> asyncio.Future[None]:
        """Write down a new game; it is live."""
        ...

    def append(
        self, game: GameId, epoch: int, commits: Sequence[Commit], *, over: bool = False
    ) -> asyncio.Future[None]:
        """Write rows to a game's log; with `over`, that the game ended with them."""
        ...

    def look_up(self, game: GameId) -> asyncio.Future[SavedGame | None]:
        """What was written when the game began; None if there is no such game."""
        ...

    def take(self, game: GameId) -> asyncio.Future[TakenGame]:
        """Take a game up: it is live, and whoever had it before can append no more."""
        ...

    def put_away(self, game: GameId, epoch: int) -> asyncio.Future[None]:
        """Say that the game is no longer in anybody's memory."""
        ...

    def record(self, game: GameId) -> asyncio.Future[Record | None]:
        """The game's record, as it is written down now; None if there is no such game. It holds up no writing.

        The future fails with a `StoreError` where it cannot be read.
        """
        ...

    def live(self) -> asyncio.Future[list[GameId]]:
        """The games that were in memory when the last server stopped, and have not ended; the newest first."""
        ...

    def watch(self, told: Callable[[str | None], None]) -> None:
        """Have `told` called when the store gets into trouble, with what is wrong, and with None when it is over."""
        ...

    async def close(self) -> None:
        """Write what was asked for, and let go."""
        ...
