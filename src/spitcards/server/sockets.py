"""One connection: says hello, has up to two seats, and is not trusted."""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Callable
from dataclasses import dataclass
from typing import Final, Literal

from aiohttp import WSMsgType, web

from spitcards.rules.types import SEATS, Seat
from spitcards.store.port import GameId
from spitcards.table.setup import Player
from spitcards.wire import codec, messages

from . import translate
from .bucket import Bucket
from .lesson import LESSON
from .live import LiveTable
from .tables import FullError, Opening, StoreInTroubleError, Tables

log = logging.getLogger(__name__)

HEARTBEAT: Final = 5.0
"""Seconds of silence after which a line is asked for a sign of life; without one, half as long again cuts it."""
HELLO_WITHIN: Final = 10.0
"""Seconds that a new connection has to say hello."""
PING_EVERY: Final = 5.0
"""Seconds between two measurements of the round trip."""
MOST_SEATS: Final = 2
MOST_STRIKES: Final = 5
"""So many messages that are none, and the connection is closed."""
MOST_WAITING: Final = 512
"""So many messages that wait to be sent, and the client is too slow to play: it may come back for a snapshot."""
HARD_LIMIT: Final = 1 << 16
"""Bytes of a message over which it is not even read; from the codec's limit up to here a client is told."""
CLOSE_FOR: Final = 2.0
"""Seconds that a client gets to answer a closing."""

TAKEN_OVER: Final = 4001
UNWANTED: Final = 1008
TOO_LARGE: Final = 1009
RESTART: Final = 1012

Socket = web.WebSocketResponse[Literal[False]]


@dataclass(frozen=True, slots=True)
class Place:
    """A seat that a connection has."""

    live: LiveTable
    seat: Seat


class Connection:
    """The server's end of a WebSocket, from hello to the end. `run` lives as long as it does."""

    def __init__(self, tables: Tables, build: str, version: str, clock: Callable[[], float]) -> None:
        """`clock` gives seconds, for limits and round trips."""
        self._tables = tables
        self._welcome = codec.encode(messages.Welcome(build=build, version=version))
        self._clock = clock
        self._socket: Socket = web.WebSocketResponse(
            heartbeat=HEARTBEAT, compress=False, max_msg_size=HARD_LIMIT, decode_text=False, timeout=CLOSE_FOR
        )
        self._messages = Bucket(clock, rate=40, most=80)
        self._openings = Bucket(clock, rate=0.5, most=10)
        self._transport: asyncio.Transport | None = None
        self._strikes = 0
        self._greeted = False
        self._places: list[Place] = []
        self._waiting: list[str] = []
        self._wake = asyncio.Event()
        self._end: int | None = None  # the code to close with, once what waits has been sent
        self._pinged: tuple[str, float] | None = None
        self.round_trip: float | None = None

    # --- as a line -----------------------------------------------------------------------------------------

    def send(self, text: str) -> None:
        """Send a message, later and in order."""
        if self._end is not None:
            return
        if len(self._waiting) >= MOST_WAITING:
            self._abort()
            return
        self._waiting.append(text)
        self._wake.set()

    def taken_over(self, game: GameId) -> None:
        """A newer connection has one of its seats: say so and close."""
        self.send(translate.trouble("taken_over", game=game))
        self.close(TAKEN_OVER)

    def come_back(self) -> None:
        """Close, so that the client comes back."""
        self.close(RESTART)

    def moved(self, old: LiveTable, new: LiveTable, seat: Seat, token: str | None) -> None:
        """Go on at another table."""
        self._places = [place for place in self._places if place != Place(old, seat)]
        self._sit(new, seat, token)

    def close(self, code: int) -> None:
        """Close once what waits has been sent."""
        if self._end is None:
            self._end = code
            self._wake.set()

    def _abort(self) -> None:
        """Cut the line: the client does not read what it is sent, so that it would not read a farewell either."""
        self._end = UNWANTED
        if self._transport is not None:
            self._transport.abort()

    # --- its life ------------------------------------------------------------------------------------------

    async def run(self, request: web.Request) -> Socket:
        """Serve the connection until it ends."""
        await self._socket.prepare(request)
        self._transport = request.transport
        writing = asyncio.create_task(self._write())
        pinging = asyncio.create_task(self._ping())
        try:
            await self._read()
        finally:
            pinging.cancel()
            for place in self._places:
                place.live.detach(place.seat, self)
            self._places = []
            self.close(1000)
            await asyncio.gather(writing, pinging, return_exceptions=True)
        return self._socket

    async def _write(self) -> None:
        while True:
            await self._wake.wait()
            self._wake.clear()
            waiting, self._waiting = self._waiting, []
            try:
                for text in waiting:
                    await self._socket.send_str(text)
            except (ConnectionError, RuntimeError):  # the line is dead; reading will notice
                return
            if self._end is not None and not self._waiting:
                await self._socket.close(code=self._end)
                return

    async def _ping(self) -> None:
        """Measure the round trip now and then."""
        while True:
            await asyncio.sleep(PING_EVERY)
            if self._greeted:
                nonce = secrets.token_hex(4)
                self._pinged = (nonce, self._clock())
                self.send(codec.encode(messages.Ping(nonce=nonce)))

    async def _read(self) -> None:
        limit = asyncio.get_running_loop().call_later(HELLO_WITHIN, self._too_late)
        try:
            while self._end is None:
                message = await self._socket.receive()
                if message.type is WSMsgType.TEXT:
                    await self._hear(message.data)
                elif message.type is WSMsgType.BINARY:
                    self._strike("malformed", "this protocol has text messages only")
                else:
                    return
        finally:
            limit.cancel()
        # It is being closed from this side: the writer sends what waits, and the handshake ends in `close`.

    def _too_late(self) -> None:
        if not self._greeted:
            self.send(translate.trouble("not_first", "nothing was said"))
            self.close(UNWANTED)

    # --- what it hears -------------------------------------------------------------------------------------

    async def _hear(self, text: bytes) -> None:
        if not self._messages.take():
            self.send(translate.trouble("too_many"))
            self.close(UNWANTED)
            return
        if len(text) > codec.MAX_BYTES:
            self.send(translate.trouble("too_large"))
            self.close(TOO_LARGE)
            return
        try:
            message = codec.decode(text)
        except codec.MalformedError as error:
            self._strike("malformed", str(error))
            return
        if isinstance(message, messages.Hello) == self._greeted:
            self._strike("not_first")
            return
        match message:
            case messages.Hello():
                await self._hello(message)
            case messages.New():
                players = (Player(message.name), Player("", message.opponent))
                nonces = (bytes.fromhex(message.nonce), b"")
                self._open(Opening(translate.rules(message.rules), players, message.pace, nonces))
            case messages.Lesson():
                self._open(LESSON)
            case messages.AskRecord():
                await self._record(GameId(message.game))
            case messages.Pong():
                self._pong(message)
            case _:
                self._act(message)

    def _strike(self, code: str, text: str = "") -> None:
        self._strikes += 1
        self.send(translate.trouble(code, text))
        if self._strikes >= MOST_STRIKES:
            self.close(UNWANTED)

    async def _hello(self, hello: messages.Hello) -> None:
        self._greeted = True
        self.send(self._welcome)
        for key in hello.back:
            game = GameId(key.game)
            try:
                found = await self._tables.find(game, key.token)
            except StoreInTroubleError:
                self.send(translate.trouble("store", game=game))
                continue
            if found is None:
                self.send(translate.trouble("no_such_seat", game=game))
            else:
                self._sit(*found)

    def _sit(self, live: LiveTable, seat: Seat, token: str | None = None) -> None:
        place = Place(live, seat)
        if place not in self._places:
            self._places.append(place)
        live.attach(seat, self, token)

    def _open(self, opening: Opening) -> None:
        if not self._openings.take():
            self.send(translate.trouble("too_many", "games opened too fast"))
            self.close(UNWANTED)
            return
        try:
            live, tokens = self._tables.open(opening)
        except FullError:
            self.send(translate.trouble("full"))
        except StoreInTroubleError:
            self.send(translate.trouble("store"))
        else:
            self._make_room()
            self._sit(live, SEATS[0], tokens[0])

    def _make_room(self) -> None:
        """Get up from tables where nothing is played any more, and where that is not enough, from the oldest."""
        for place in list(self._places):
            left = place.live.line(place.seat) is not self
            if left or place.live.table.game.is_over() or len(self._places) >= MOST_SEATS:
                self._places.remove(place)
                place.live.detach(place.seat, self)

    async def _record(self, game: GameId) -> None:
        """Send the record of a game that is over to who has a seat there."""
        if not self._openings.take():
            self._strike("too_many", "records asked for too fast")
            return
        live = next((place.live for place in self._places if place.live.saved.id == game), None)
        if live is None:
            self.send(translate.trouble("not_yours", game=game))
            return
        try:
            text = await self._tables.record(live)
        except StoreInTroubleError:
            text = None
        if text is None:
            self.send(translate.trouble("no_record", game=game))
        else:
            self.send(codec.encode(messages.Recorded(game=game, text=text)))

    def _pong(self, pong: messages.Pong) -> None:
        if self._pinged is not None and self._pinged[0] == pong.nonce:
            self.round_trip = self._clock() - self._pinged[1]
            self._pinged = None

    def _act(self, action: messages.Action) -> None:
        for place in self._places:
            if place.seat == action.seat and place.live.saved.id == action.game and place.live.line(place.seat) is self:
                place.live.receive(place.seat, action.n, translate.request(action), translate.press(action))
                return
        self.send(translate.trouble("not_yours", game=action.game))
