"""A live table without a network, a disk or a clock: the test says what the time is and when a row is written."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from random import Random
from typing import Any

from spitcards.bots import BotPlayers, make_bot
from spitcards.rules.record import Header
from spitcards.rules.types import SEATS, Millis, Seat
from spitcards.server.house import HouseClock
from spitcards.server.live import LiveTable
from spitcards.server.tables import Tables
from spitcards.store.errors import StaleError
from spitcards.store.port import GameId, Record, SavedGame, Store, TakenGame
from spitcards.table.outputs import Commit
from spitcards.table.setup import Setup
from spitcards.table.table import Table


class FakeLoop:
    """A loop's clock that goes when the test says so."""

    def __init__(self) -> None:
        self.now = 1000.0
        self.timers: list[FakeTimer] = []

    def time(self) -> float:
        return self.now

    def call_at(self, when: float, act: Callable[[], None]) -> FakeTimer:
        timer = FakeTimer(when, act)
        self.timers.append(timer)
        return timer

    def wait(self, seconds: float) -> None:
        """Let the time pass, and what is due happen."""
        end = self.now + seconds
        while True:
            self.timers = [timer for timer in self.timers if not timer.cancelled]
            due = min((timer for timer in self.timers if timer.when <= end), key=lambda t: t.when, default=None)
            if due is None:
                break
            self.timers.remove(due)
            self.now = max(self.now, due.when)
            due.act()
        self.now = end


@dataclass
class FakeTimer:
    when: float
    act: Callable[[], None]
    cancelled: bool = False

    def cancel(self) -> None:
        self.cancelled = True


class FakeStore(Store):
    """Keeps everything, and says that it is written at once, or when it is told to (`hold`, `let_go`)."""

    def __init__(self) -> None:
        self.games: dict[GameId, SavedGame] = {}
        self.logs: dict[GameId, list[Commit]] = {}
        self.away: set[GameId] = set()
        self.held: list[asyncio.Future[None]] | None = None
        self.tell: Callable[[str | None], None] = lambda _: None

    def hold(self) -> None:
        self.held = []

    async def let_go(self, error: Exception | None = None) -> None:
        held, self.held = self.held or [], None
        for future in held:
            if error is None:
                future.set_result(None)
            else:
                future.set_exception(error)
        await flush()

    def _written(self) -> asyncio.Future[None]:
        future: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        if self.held is None:
            future.set_result(None)
        else:
            self.held.append(future)
        return future

    def create(self, game: SavedGame) -> asyncio.Future[None]:
        self.games[game.id] = game
        self.logs[game.id] = []
        return self._written()

    def append(
        self, game: GameId, epoch: int, commits: Sequence[Commit], *, over: bool = False
    ) -> asyncio.Future[None]:
        self.logs.setdefault(game, []).extend(commits)
        return self._written()

    def look_up(self, game: GameId) -> asyncio.Future[SavedGame | None]:
        return self._done(self.games.get(game))

    def take(self, game: GameId) -> asyncio.Future[TakenGame]:
        if game not in self.games:
            raise StaleError
        self.away.discard(game)
        return self._done(TakenGame(self.games[game], list(self.logs[game])))

    def put_away(self, game: GameId, epoch: int) -> asyncio.Future[None]:
        self.away.add(game)
        return self._done(None)

    def record(self, game: GameId) -> asyncio.Future[Record | None]:
        saved = self.games.get(game)
        return self._done(None if saved is None else Record(Header(saved.setup.rules), []))

    def live(self) -> asyncio.Future[list[GameId]]:
        return self._done([game for game in self.games if game not in self.away])

    def _done(self, value: Any) -> asyncio.Future[Any]:
        future: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
        future.set_result(value)
        return future

    def watch(self, told: Callable[[str | None], None]) -> None:
        self.tell = told

    async def close(self) -> None: ...


@dataclass(eq=False)
class FakeLine:
    """A connection that keeps what it is sent."""

    texts: list[str] = field(default_factory=list)
    lost: list[GameId] = field(default_factory=list)
    let_go: bool = False
    moves: list[tuple[LiveTable, Seat, str | None]] = field(default_factory=list)

    def send(self, text: str) -> None:
        self.texts.append(text)

    def taken_over(self, game: GameId) -> None:
        self.lost.append(game)

    def come_back(self) -> None:
        self.let_go = True

    def moved(self, old: LiveTable, new: LiveTable, seat: Seat, token: str | None) -> None:
        self.moves.append((new, seat, token))
        new.attach(seat, self, token)

    @property
    def messages(self) -> list[dict[str, Any]]:
        return [json.loads(text) for text in self.texts]

    @property
    def kinds(self) -> list[str]:
        return [message.get("what") or message["t"] for message in self.messages]


async def flush() -> None:
    """Let the loop do what it was asked to."""
    for _ in range(4):
        await asyncio.sleep(0)


class Scene:
    """The house of a test: its clock, its store, its tables."""

    def __init__(self, most: int = 100) -> None:
        self.loop = FakeLoop()
        self.clock = HouseClock(self.loop)  # type: ignore[arg-type]
        self.store = FakeStore()
        self.tables = Tables(self.store, self.clock, most)

    def seat(self, setup: Setup, seed: int = 1) -> LiveTable:
        """A live table with bots of a known seed."""
        table = Table(setup, self.clock.read())
        bots = {
            seat: make_bot(bot, seat, setup, Random(seed))
            for seat in SEATS
            if (bot := setup.players[seat].bot) is not None
        }
        saved = SavedGame(GameId("game"), setup, (None, None), 0)
        self.store.create(saved)
        return LiveTable(saved, table, BotPlayers(table, bots), self.store, self.clock, lambda _: None)

    @property
    def now(self) -> Millis:
        return self.clock.read()
