"""A client made for tests: it keeps what it has seen as a real one would, and plays what its view lets it."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable
from typing import Any, get_args

import aiohttp
import msgspec

from spitcards.rules.cards import FOLLOWERS
from spitcards.table.events import Event, TableView
from spitcards.table.outputs import Told
from spitcards.wire import codec
from tests.table.fold import fold

EVENTS = {codec.what(kind): kind for kind in get_args(Event)}
PATIENCE = 20.0
"""Seconds that anything may take on a busy machine."""

Message = dict[str, Any]


class GoneError(Exception):
    """The connection was closed, with this code."""

    def __init__(self, code: int | None) -> None:
        super().__init__(code)
        self.code = code


class Guest:
    """One connection, with one seat."""

    def __init__(self, socket: aiohttp.ClientWebSocketResponse) -> None:
        self.socket = socket
        self.game = ""
        self.seat = 0
        self.token: str | None = None
        self.n = 0
        self.seq = 0
        self.epoch = 0
        self.table: TableView | None = None
        self.answers: dict[int, Message] = {}
        self.troubles: list[str] = []
        self.heard: list[Message] = []

    @property
    def key(self) -> Message:
        return {"game": self.game, "token": self.token}

    async def say(self, message: Message | str | bytes) -> None:
        if isinstance(message, bytes):
            await self.socket.send_bytes(message)
        else:
            await self.socket.send_str(message if isinstance(message, str) else json.dumps(message))

    async def hear(self) -> Message:
        """The next message; what it says is taken in. Raises `GoneError`."""
        raw = await self.socket.receive(PATIENCE)
        if raw.type is not aiohttp.WSMsgType.TEXT:
            raise GoneError(self.socket.close_code)
        message: Message = json.loads(raw.data)
        self.heard.append(message)
        match message["t"]:
            case "seated":
                self.n = max(self.n, message["n"]) if message["game"] == self.game else message["n"]
                self.game, self.seat = message["game"], message["seat"]
                self.token = message.get("token", self.token)
            case "snapshot":
                self.table = msgspec.convert(message["table"], TableView)
                self.seq, self.epoch = message["seq"], message["epoch"]
            case "told" if message["game"] == self.game:
                self._told(message)
            case "answer" if message["game"] == self.game:
                assert message["n"] not in self.answers, "answered twice"
                self.answers[message["n"]] = message
            case "trouble":
                self.troubles.append(message["code"])
            case "ping":
                await self.say({"t": "pong", "nonce": message["nonce"]})
            case _:
                pass
        return message

    def _told(self, message: Message) -> None:
        assert message["seq"] == self.seq + 1, "a gap"
        self.seq = message["seq"]
        event = msgspec.convert(message["event"], EVENTS[message["what"]])
        assert self.table is not None
        self.table = fold(self.table, Told(self.seq, message["at"], event))

    async def until(self, kind: str | Callable[[Message], bool]) -> Message:
        """Hear until a message of this kind, and return it."""
        wanted = kind if callable(kind) else lambda message: message["t"] == kind or message.get("what") == kind
        async with asyncio.timeout(PATIENCE):
            while True:
                message = await self.hear()
                if wanted(message):
                    return message

    async def until_gone(self) -> int | None:
        """Hear until the connection is closed, and return the code."""
        try:
            while True:
                await self.hear()
        except GoneError as gone:
            return gone.code

    async def hello(self, *back: Message) -> Message:
        await self.say({"t": "hello", "build": "test", "back": list(back)})
        return await self.until("welcome")

    async def new(self, **options: Any) -> Message:
        await self.say({"t": "new", "nonce": "0" * 32, **options})
        return await self.until("snapshot")

    async def send(self, t: str, **keys: Any) -> int:
        """An action; returns its number."""
        self.n += 1
        await self.say({"t": t, "game": self.game, "seat": self.seat, "n": self.n, **keys})
        return self.n

    async def ask(self, t: str, **keys: Any) -> Message:
        """An action, and its answer."""
        n = await self.send(t, **keys)
        return await self.until(lambda message: message["t"] == "answer" and message["n"] == n)

    def choice(self) -> tuple[str, Message] | None:
        """Something that makes sense as far as this player can see; None to wait."""
        table = self.table
        if table is None or table.pause is not None or table.counting is not None:
            return None
        view, seat = table.view, self.seat
        match view.phase:
            case "ready":
                return None if view.called[seat] else ("spit", {})
            case "slap":
                return "slap", {"pile": seat}
            case "play":
                for slot, stock in enumerate(view.stocks[seat]):
                    for number, pile in enumerate(view.piles):
                        if pile is not None and stock.top is not None and pile.top in FOLLOWERS[stock.top]:
                            return "play", {"stock": slot, "pile": number, "aim": pile.top}
                if view.called[seat] or any(self.others_plays()):
                    return None
                return "spit", {}
            case "over":
                return ("rematch", {}) if not table.rematch[seat] else None
            case _:
                return None

    def others_plays(self) -> list[bool]:
        assert self.table is not None
        view = self.table.view
        tops = [pile.top for pile in view.piles if pile is not None]
        return [
            stock.top is not None and any(top in FOLLOWERS[stock.top] for top in tops)
            for stock in view.stocks[1 - self.seat]
        ]
