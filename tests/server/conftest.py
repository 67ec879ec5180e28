"""A server in this process, on a real socket, and guests at it."""

from __future__ import annotations

from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

import aiohttp
import pytest

from spitcards.server.app import Options, Running, running
from spitcards.server.hosts import Hosts

from .guest import Guest

Enter = Callable[..., Awaitable[Guest]]


class House:
    """The server on one data directory; it can be stopped and started again."""

    def __init__(self, data: Path) -> None:
        self.data = data
        self.options: dict[str, Any] = {}
        self._stack = AsyncExitStack()
        self.running: Running

    async def start(self) -> None:
        self._stack = AsyncExitStack()
        options = Options(self.data, port=0, **self.options)
        self._session = await self._stack.enter_async_context(aiohttp.ClientSession())
        self.running = await self._stack.enter_async_context(running(options))

    async def stop(self) -> None:
        await self._stack.aclose()

    @property
    def address(self) -> str:
        return self.running.address

    async def connect(self, **headers: str) -> Guest:
        return Guest(await self._session.ws_connect(f"{self.address}ws", headers=headers))

    async def get(self, path: str, method: str = "GET", **headers: str) -> aiohttp.ClientResponse:
        response = await self._session.request(method, self.address + path.lstrip("/"), headers=headers)
        await response.read()
        return response


@pytest.fixture
async def house(tmp_path: Path) -> AsyncIterator[House]:
    house = House(tmp_path / "data")
    house.options["hosts"] = Hosts()
    await house.start()
    yield house
    await house.stop()


@pytest.fixture
async def guest(house: House) -> Guest:
    """Somebody at a new game."""
    guest = await house.connect()
    await guest.hello()
    await guest.new()
    return guest
