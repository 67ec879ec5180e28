"""Bad lines and a bad disk, on a real socket and a real store."""

from __future__ import annotations

import asyncio

import aiohttp
import pytest

from spitcards.rules.types import SEATS
from spitcards.server import sockets
from spitcards.server.live import LiveTable
from spitcards.store.port import GameId

from .conftest import House
from .guest import Guest


async def until_deserted(live: LiveTable) -> None:
    async with asyncio.timeout(10):
        while not live.is_deserted():  # noqa: ASYNC110  # nobody tells
            await asyncio.sleep(0.02)


async def test_a_line_that_gives_no_sign_of_life_is_cut(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sockets, "HEARTBEAT", 0.2)
    async with aiohttp.ClientSession() as session:
        dead = Guest(await session.ws_connect(f"{house.address}ws", autoping=False))
        await dead.hello()
        await dead.new()
        live = house.running.tables.get(GameId(dead.game))
        assert live is not None
        other = await house.connect()
        await other.hello()
        await until_deserted(live)
        assert live.table.view(SEATS[0]).pause is not None


async def test_who_does_not_say_hello_is_closed(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sockets, "HELLO_WITHIN", 0.05)
    guest = await house.connect()
    assert await guest.until_gone() == 1008
    assert guest.troubles == ["not_first"]


async def test_who_does_not_read_is_cut(guest: Guest, house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sockets, "MOST_WAITING", 5)
    live = house.running.tables.get(GameId(guest.game))
    assert live is not None
    line = live.line(SEATS[0])
    assert line is not None
    for _ in range(10):
        line.send('{"t":"ping","nonce":"x"}')
    assert await guest.until_gone() == 1006
    await until_deserted(live)


async def test_the_round_trip_is_measured(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sockets, "PING_EVERY", 0.05)
    guest = await house.connect()
    await guest.hello()
    await guest.until("ping")
    await guest.say({"t": "pong", "nonce": "another"})
    await guest.until("ping")
    (connection,) = house.running.site.connections
    assert connection.round_trip is not None
    assert 0 < connection.round_trip < 5


async def test_a_full_disk_holds_the_game_up_and_no_more(guest: Guest, house: House) -> None:
    store = house.running.store
    connection = store.writer._connection

    def fill_up(db: object) -> None:
        pages = connection.execute("PRAGMA page_count").fetchone()[0]
        connection.execute(f"PRAGMA max_page_count = {pages}")

    await store.writer.submit(fill_up)
    for _ in range(4):  # what room is left in the last pages is soon used up
        crowd = await house.connect()
        await crowd.hello()
        for _ in range(9):
            await crowd.say({"t": "new", "nonce": "0" * 32})
    await guest.until("trouble")
    assert guest.troubles == ["store"]
    newcomer = await house.connect()
    await newcomer.hello(guest.key)
    await newcomer.until("snapshot")  # nothing of this game is unwritten
    await newcomer.until("trouble")
    await newcomer.say({"t": "new", "nonce": "0" * 32})
    await newcomer.until("trouble")
    assert newcomer.troubles == ["store", "store"]
    n = await newcomer.send("resign")
    await newcomer.say({"t": "hello", "build": "to know that the server has heard it"})
    await newcomer.until("trouble")
    assert newcomer.answers == {}
    connection.execute("PRAGMA max_page_count = 1000000")
    answer = await newcomer.until("answer")
    assert answer["n"] == n
    assert "refused" not in answer
