"""The owner of the live tables: opens them, takes them up from the store, finds them by token, puts them away."""

from __future__ import annotations

import asyncio
import contextlib
import hashlib
import hmac
import logging
import secrets
from collections.abc import Iterable
from dataclasses import dataclass
from random import Random
from typing import Final

from spitcards.bots import BOTS, BotPlayers, make_bot
from spitcards.rules.record import dump_record
from spitcards.rules.setup import Rules
from spitcards.rules.shuffle import Dealer
from spitcards.rules.types import SEATS, Seat
from spitcards.store.errors import DamagedError, StoreError
from spitcards.store.port import GameId, SavedGame, Store, unix_now
from spitcards.table.outputs import Commit
from spitcards.table.setup import Pace, Player, Setup
from spitcards.table.table import Table

from .house import HouseClock
from .live import LiveTable

log = logging.getLogger(__name__)

DESERTED_FOR: Final = 600_000
"""Milliseconds after which a game that nobody has a line to leaves the memory; it can be come back to all the same."""
FINISHED_FOR: Final = 60_000
"""The same for a game that is over."""
SPARED_FOR: Final = 5_000
"""The same where the house is full; whoever was only cut off comes back within a moment."""
SWEEP_EVERY: Final = 15.0
"""Seconds between two looks for such games."""
FLUSH_FOR: Final = 5.0
"""Seconds that what has happened gets to be written and told when the server goes down."""

_LETTERS: Final = "23456789abcdefghjkmnpqrstuvwxyz"  # without those that look like others


class FullError(Exception):
    """This server runs as many games as it may."""


class StoreInTroubleError(Exception):
    """The store cannot be read or written at the moment."""


@dataclass(frozen=True, slots=True)
class Opening:
    """What there is to agree on before a game: the rules, the players, the pace, and each one's part in the shuffle.

    The server's part is a `secret` that nobody knows before, unless one is given.
    """

    rules: Rules
    players: tuple[Player, Player]
    pace: Pace = "usual"
    nonces: tuple[bytes, bytes] = (b"", b"")
    secret: bytes | None = None


def hash_token(token: str) -> bytes:
    """What is kept of a seat's token: enough to know it by, too little to make it from."""
    return hashlib.sha256(token.encode(errors="surrogatepass")).digest()


def rematch_nonce(nonce: bytes, game: GameId) -> bytes:
    """A player's part in the shuffle of a rematch, made from the part in the game before and the new game's name."""
    return hashlib.sha256(b"spitcards rematch 1" + nonce + game.encode()).digest()[:16]


class Tables:
    """All live tables, by game."""

    def __init__(self, store: Store, clock: HouseClock, most: int) -> None:
        """Serve at `most` so many new games at once."""
        self._store = store
        self._clock = clock
        self._most = most
        self._live: dict[GameId, LiveTable] = {}
        self._taking: dict[GameId, asyncio.Task[LiveTable]] = {}
        self._closing = False
        store.watch(self._store_changed)

    def __len__(self) -> int:
        return len(self._live)

    def get(self, game: GameId) -> LiveTable | None:
        """The table of a game that is in memory."""
        return self._live.get(game)

    # --- coming to a table ---------------------------------------------------------------------------------

    def open(self, opening: Opening, follows: GameId | None = None) -> tuple[LiveTable, list[str | None]]:
        """Open a table; returns it with the tokens of its seats, None for the computer's.

        Raises `FullError`, and `StoreInTroubleError` while nothing can be written.
        """
        if self._clock.stopped or self._closing:
            raise StoreInTroubleError
        if len(self._live.keys() - {follows}) >= self._most and not self._make_room():  # the one followed makes room
            raise FullError
        game = GameId("".join(secrets.choice(_LETTERS) for _ in range(12)))
        nonces = opening.nonces
        if follows is not None:
            nonces = (rematch_nonce(nonces[0], game), rematch_nonce(nonces[1], game))
        secret = secrets.token_bytes(32) if opening.secret is None else opening.secret
        setup = Setup(opening.rules, opening.players, Dealer(secret, nonces), opening.pace)
        tokens = [None if player.bot is not None else secrets.token_urlsafe(24) for player in opening.players]
        first, second = (None if token is None else hash_token(token) for token in tokens)
        saved = SavedGame(game, setup, (first, second), unix_now(), follows=follows)
        # The rows that follow wait in the same queue behind this, and cannot be written without it.
        self._store.create(saved).add_done_callback(_look_at_error)
        log.info("game %s opened", game)
        return self._seat(saved, Table(setup, self._clock.read())), tokens

    def _make_room(self) -> bool:
        """Put away the game that nobody has had a line to for longest: it can be come back to all the same."""
        until = self._clock.read() - SPARED_FOR
        idle = [live for live in self._live.values() if live.is_deserted() and live.is_settled()]
        deserted = [live for live in idle if live.quiet_since <= until]
        if deserted:
            self._put_away(min(deserted, key=lambda live: live.quiet_since))
        return bool(deserted)

    def _seat(self, saved: SavedGame, table: Table, log: Iterable[Commit] = ()) -> LiveTable:
        bots = {
            seat: make_bot(bot, seat, saved.setup, Random(secrets.randbits(128)))  # noqa: S311  # no secret hangs on it
            for seat in SEATS
            if (bot := saved.setup.players[seat].bot) is not None
        }
        live = LiveTable(saved, table, BotPlayers(table, bots), self._store, self._clock, self._rematch, log)
        self._live[saved.id] = live
        return live

    async def find(self, game: GameId, token: str) -> tuple[LiveTable, Seat] | None:
        """The table and the seat to which the token belongs, taken up from the store where it must be.

        None if there is no such game, or the token is another. Raises `StoreInTroubleError`.
        """
        live = self._at_hand(game)
        if live is None:
            if self._clock.stopped or self._closing:
                raise StoreInTroubleError
            saved = await self._look_up(game)
            if saved is None or _seat_of(saved, token) is None:
                return None
            live = await self._take(game)
        seat = None if live is None else _seat_of(live.saved, token)
        return None if live is None or seat is None else (live, seat)

    def _at_hand(self, game: GameId) -> LiveTable | None:
        """The table of a game that is in memory and goes on."""
        live = self._live.get(game)
        if live is not None and live.is_retired:
            self._put_away(live)
            return None
        return live

    async def _look_up(self, game: GameId) -> SavedGame | None:
        try:
            return await self._store.look_up(game)
        except DamagedError as error:
            log.error("%s", error)
            return None
        except StoreError as error:
            raise StoreInTroubleError from error

    async def _take(self, game: GameId) -> LiveTable | None:
        """Take a game up from the store, once, however many ask for it at the same time; None if it is damaged."""
        live = self._at_hand(game)  # looked for again: whoever asks has waited, and others may have been faster
        if live is not None:
            return live
        task = self._taking.get(game)
        if task is None:
            task = asyncio.create_task(self._take_up(game))
            self._taking[game] = task
            task.add_done_callback(lambda _: self._taking.pop(game, None))
        try:
            return await asyncio.shield(task)
        except DamagedError as error:
            log.error("game %s cannot be taken up: %s", game, error)
            return None
        except StoreError as error:
            raise StoreInTroubleError from error

    async def _take_up(self, game: GameId) -> LiveTable:
        taken = await self._store.take(game)
        for player in taken.saved.setup.players:
            if player.bot is not None and player.bot not in BOTS:
                raise DamagedError(f"its opponent {player.bot!r} is unknown")
        table = Table.restore(taken.saved.setup, taken.log, self._clock.read())
        log.info("game %s taken up after %d actions", game, len(taken.log))
        return self._seat(taken.saved, table, taken.log)

    async def restore(self) -> None:
        """Take up the games that were live when the last server stopped."""
        for game in (await self._store.live())[: self._most]:
            await self._take(game)

    async def record(self, live: LiveTable) -> str | None:
        """The record of a game that is over, as text; None while it goes on. Raises `StoreInTroubleError`."""
        if not live.table.game.is_over() or not live.is_settled():
            return None
        try:
            found = await self._store.record(live.saved.id)
        except StoreError as error:
            raise StoreInTroubleError from error
        return None if found is None else dump_record(found.header, found.entries)

    # --- what goes on --------------------------------------------------------------------------------------

    def _rematch(self, old: LiveTable) -> str | None:
        """Both wish for another game: open it with the same rules and players, and move their lines over.

        Returns the code of the trouble where it cannot be opened.
        """
        setup = old.saved.setup
        opening = Opening(setup.rules, setup.players, setup.pace, setup.dealer.nonces)
        try:
            live, tokens = self.open(opening, follows=old.saved.id)
        except (FullError, StoreInTroubleError) as error:
            trouble = "full" if isinstance(error, FullError) else "store"
            log.warning("no rematch of game %s yet: %s", old.saved.id, trouble)
            return trouble
        lines = {seat: old.line(seat) for seat in setup.people}
        self._put_away(old)
        for seat, line in lines.items():
            if line is not None:
                line.moved(old, live, seat, tokens[seat])
        live.cut_the_absent()
        return None

    def _store_changed(self, trouble: str | None) -> None:
        if trouble is not None:
            log.error("the log cannot be written: %s; games wait until it can", trouble)
            for live in list(self._live.values()):
                live.store_fails()
            self._clock.stop()
        else:
            log.warning("the log can be written again")
            self._clock.go()
            for live in list(self._live.values()):
                live.store_works()

    async def keep_tidy(self) -> None:
        """Put away, now and then and for ever, what nobody needs in memory."""
        while True:
            await asyncio.sleep(SWEEP_EVERY)
            self.sweep()

    def sweep(self) -> None:
        """Put away the games that nobody has had a line to for long enough."""
        now = self._clock.read()
        for live in list(self._live.values()):
            patience = FINISHED_FOR if live.table.game.is_over() or live.table.closed else DESERTED_FOR
            if live.is_retired or (live.is_deserted() and live.is_settled() and now - live.quiet_since >= patience):
                self._put_away(live)

    def _put_away(self, live: LiveTable) -> None:
        live.retire()
        if self._live.get(live.saved.id) is live:
            del self._live[live.saved.id]
            self._store.put_away(live.saved.id, live.saved.epoch).add_done_callback(_look_at_error)

    async def settle(self) -> None:
        """Take nothing new, and wait until what has happened is written and told, as far as the store can."""
        self._closing = True
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(FLUSH_FOR):
                while not self._clock.stopped and not all(live.is_settled() for live in self._live.values()):
                    with contextlib.suppress(StoreError):
                        await self._store.live()  # done behind all that was asked for before
        for live in self._live.values():
            live.retire()


def _seat_of(saved: SavedGame, token: str) -> Seat | None:
    """The seat whose token it is. Takes as long for a wrong token as for a right one."""
    given, found = hash_token(token), None
    for seat in SEATS:
        kept = saved.tokens[seat]
        if kept is not None and hmac.compare_digest(kept, given):
            found = seat
    return found


def _look_at_error(written: asyncio.Future[None]) -> None:
    """What cannot be written for good is noticed by the game's own rows; asyncio only wants the error looked at."""
    if not written.cancelled():
        written.exception()
