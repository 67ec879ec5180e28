"""Nothing acknowledged is lost: a server under load is killed at any moment, and started again.

Of what the players were told had counted, everything is in the log, and nothing twice; the games go on; at the end
both sides agree on sound positions.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import os
import socket
import sys
from collections.abc import AsyncIterator
from dataclasses import dataclass, field
from pathlib import Path
from random import Random

import aiohttp
import pytest

from spitcards.rules.types import SEATS, Millis
from spitcards.store.games import select_games
from spitcards.store.reading import reading, replay
from spitcards.table.table import Table

from .guest import GoneError, Guest, Message

log = logging.getLogger(__name__)

GUESTS = 8
CONTROLS = {"rematch", "leave", "pause", "resume", "claim"}


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


@dataclass
class Server:
    """`spit serve` in a process of its own."""

    data: Path
    port: int = field(default_factory=free_port)
    process: asyncio.subprocess.Process | None = None

    async def start(self) -> None:
        command = ("-m", "spitcards", "serve", "--port", str(self.port), "--data", str(self.data))
        self.process = await asyncio.create_subprocess_exec(
            sys.executable, *command, stdout=asyncio.subprocess.PIPE, env=os.environ
        )
        assert self.process.stdout is not None
        assert b"Spit is at" in await asyncio.wait_for(self.process.stdout.readline(), 60)

    async def kill(self) -> None:
        if self.process is not None and self.process.returncode is None:
            self.process.kill()
            await self.process.wait()

    async def stop(self) -> int:
        assert self.process is not None
        self.process.terminate()
        return await asyncio.wait_for(self.process.wait(), 20)


class Player:
    """Somebody who plays on and on, and comes back whenever the line is cut."""

    def __init__(self, session: aiohttp.ClientSession, server: Server, chance: Random) -> None:
        self._session = session
        self._server = server
        self._chance = chance
        self.guest: Guest | None = None
        self.keys: list[Message] = []
        self.waiting: dict[tuple[str, int], Message] = {}
        self.counted: set[tuple[str, int]] = set()
        self.sent = asyncio.Event()
        self.away = asyncio.Event()
        self.trouble: BaseException | None = None

    async def run(self) -> None:
        """Play until cancelled."""
        while True:
            try:
                await self._visit()
            except (aiohttp.ClientError, ConnectionError, GoneError):
                self.away.set()
                await asyncio.sleep(0.05)

    async def _visit(self) -> None:
        async with self._session.ws_connect(f"http://127.0.0.1:{self._server.port}/ws") as socket_:
            self.away.clear()
            guest = Guest(socket_)
            last = self.guest
            await guest.hello(*self.keys[-1:])
            if last is not None and last.game:
                guest.game, guest.n, guest.token = last.game, last.n, last.token
            self.guest = guest
            if not self.keys:
                await guest.say({"t": "new", "nonce": f"{self._chance.getrandbits(128):032x}"})
            await guest.until("snapshot")
            self._keep()
            for (game, _), message in list(self.waiting.items()):
                if game == guest.game:
                    await guest.say(message)
            acting = asyncio.create_task(self._act(guest))
            try:
                await self._listen(guest)
            finally:
                acting.cancel()
                await asyncio.gather(acting, return_exceptions=True)

    def _keep(self) -> None:
        assert self.guest is not None
        if self.guest.token and self.guest.key not in self.keys:
            self.keys.append(self.guest.key)

    async def _listen(self, guest: Guest) -> None:
        while True:
            message = await guest.hear()
            if message["t"] == "seated":
                self._keep()
            if message["t"] == "answer":
                sent = self.waiting.pop((message["game"], message["n"]), None)
                if sent is not None and "refused" not in message and sent["t"] not in CONTROLS:
                    self.counted.add((message["game"], message["n"]))

    async def _act(self, guest: Guest) -> None:
        while True:
            await asyncio.sleep(self._chance.uniform(0.02, 0.2))
            choice = guest.choice()
            if choice is None or any(game == guest.game for game, _ in self.waiting):
                continue
            t, keys = choice
            guest.n += 1
            message = {"t": t, "game": guest.game, "seat": guest.seat, "n": guest.n, **keys}
            self.waiting[guest.game, guest.n] = message
            await guest.say(message)
            self.sent.set()


class Load:
    """A server and its players."""

    def __init__(self, server: Server, seed: int) -> None:
        self.server = server
        self.chance = Random(seed)
        self.players: list[Player] = []
        self._tasks: list[asyncio.Task[None]] = []

    @contextlib.asynccontextmanager
    async def running(self) -> AsyncIterator[None]:
        await self.server.start()
        async with aiohttp.ClientSession() as session:
            self.players = [Player(session, self.server, Random(self.chance.random())) for _ in range(GUESTS)]
            self._tasks = [asyncio.create_task(player.run()) for player in self.players]
            try:
                yield
            finally:
                for task in self._tasks:
                    task.cancel()
                ended = await asyncio.gather(*self._tasks, return_exceptions=True)
                await self.server.kill()
                assert [end for end in ended if not isinstance(end, asyncio.CancelledError)] == []

    def check_players(self) -> None:
        for task in self._tasks:
            if task.done():
                task.result()

    async def until_playing(self) -> None:
        """Wait until somebody's cards fly again."""
        async with asyncio.timeout(60):
            while True:
                self.check_players()
                shown = [player.guest.table for player in self.players if player.guest is not None]
                if any(table is not None and table.pause is None and table.view.phase == "play" for table in shown):
                    return
                await asyncio.sleep(0.02)

    async def kill(self) -> None:
        """Kill the server: at any moment, or while an action is on its way through it."""
        await asyncio.sleep(self.chance.uniform(0.2, 2.5))
        if self.chance.random() < 0.7:
            player = self.chance.choice(self.players)
            player.sent.clear()
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(player.sent.wait(), 3)
            await asyncio.sleep(self.chance.uniform(0, 0.003))
        await self.server.kill()


async def rampage(data: Path, kills: int, seed: int) -> Load:
    """Kill a server under load so many times, then let everybody play on, and stop."""
    server = Server(data)
    load = Load(server, seed)
    async with load.running():
        for number in range(kills):
            await load.until_playing()
            await load.kill()
            log.info("kill %d: %d actions counted", number + 1, sum(len(player.counted) for player in load.players))
            await server.start()
        await load.until_playing()
        await asyncio.sleep(1)
        load.check_players()
        status, _ = await asyncio.gather(server.stop(), until_all_gone(load))
        assert status == 0
    return load


async def until_all_gone(load: Load) -> None:
    """Let everybody hear what the server says before it goes down."""
    async with asyncio.timeout(20):
        for player in load.players:
            await player.away.wait()


def check(data: Path, load: Load) -> None:
    with reading(data) as db:
        assert db is not None
        saved = {game: found for game, found in select_games(db) if found is not None}
        written: dict[str, list[int]] = {}
        for game in saved.values():
            played, rows = replay(db, game)
            assert played.status() == []
            assert [row.number for row in rows] == list(range(1, len(rows) + 1))
            written[game.id] = [row.n for row in rows if row.by == SEATS[0] and row.n is not None]
            assert len(written[game.id]) == len(set(written[game.id])), "nothing counts twice"
            for player in load.players:
                guest = player.guest
                if guest is not None and guest.game == game.id and guest.table is not None:
                    table = Table.restore(game.setup, rows, Millis(0))
                    assert guest.table.view == table.view(SEATS[0]).view, "both sides agree"
    lost = [(game, n) for player in load.players for game, n in player.counted if n not in written[game]]
    assert lost == [], "what was acknowledged is in the log"
    counted = sum(len(player.counted) for player in load.players)
    log.info("%d actions counted in %d games; none lost, none twice", counted, len(saved))
    assert counted > 10


pytestmark = [
    pytest.mark.alone,
    pytest.mark.skipif(sys.platform == "win32", reason="signals are POSIX's"),
]


async def test_nothing_acknowledged_is_lost_in_three_kills(tmp_path: Path) -> None:
    check(tmp_path, await rampage(tmp_path, kills=3, seed=1))


@pytest.mark.soak
@pytest.mark.parametrize("seed", range(2, 7))
async def test_nothing_acknowledged_is_lost_in_ten_kills(tmp_path: Path, seed: int) -> None:
    check(tmp_path, await rampage(tmp_path, kills=10, seed=seed))
