"""Reading a data directory beside a running server: `spit games` and `spit export`."""

from __future__ import annotations

import sqlite3
from collections.abc import Generator
from contextlib import closing, contextmanager
from datetime import UTC, datetime
from pathlib import Path

from spitcards.rules.game import Game
from spitcards.rules.record import Entry, Header, RecordedAction, Reveal
from spitcards.rules.types import Millis
from spitcards.table.outputs import Commit

from . import games
from .errors import StoreError
from .port import GameId, Record, SavedGame
from .rows import to_commits
from .schema import FILE, version


@contextmanager
def reading(directory: Path) -> Generator[sqlite3.Connection | None]:
    """A connection that cannot write; None if no server has used the directory yet. Raises `StoreError`."""
    path = directory / FILE
    try:
        if not path.exists():
            yield None
            return
        with closing(sqlite3.connect(f"{path.resolve().as_uri()}?mode=ro", uri=True, timeout=5.0)) as connection:
            version(connection)
            connection.execute("BEGIN")  # one state of the database for all that is read
            yield connection
    except (sqlite3.Error, OSError) as error:
        raise StoreError(f"cannot read {path}: {error}") from error


def replay(db: sqlite3.Connection, saved: SavedGame) -> tuple[Game, list[Commit]]:
    """The game as its log has it. Raises `DamagedError` where the log makes no sense."""
    log = list(to_commits(saved.setup, games.select_rows(db, saved.id)))
    game = Game(saved.setup.rules, saved.setup.dealer, players(saved))
    for row in log:
        game.push(row.action, row.by, row.at)
    return game, log


def read_record(directory: Path, game: GameId) -> Record | None:
    """The record of a game in a directory; None if unknown. Raises `StoreError`."""
    with reading(directory) as db:
        return None if db is None else record(db, game)


def record(db: sqlite3.Connection, game: GameId) -> Record | None:
    """A game's record (`docs/record.md`), with what its deals were made from once it is over; None if unknown."""
    saved = games.select_game(db, game)
    if saved is None:
        return None
    played, log = replay(db, saved)
    dealer = saved.setup.dealer
    extra = (("id", str(game)), ("started", rfc3339(saved.created)), ("commitment", dealer.commitment))
    entries: list[Entry] = [
        RecordedAction(row.at, row.by, row.action, row.auto, row.arrival, row.missed, row.beaten) for row in log
    ]
    if played.is_over():
        at = log[-1].at if log else Millis(0)
        entries.append(Reveal(at, dealer.secret.hex(), (dealer.nonces[0].hex(), dealer.nonces[1].hex())))
    return Record(Header(saved.setup.rules, players(saved), extra), entries)


def players(saved: SavedGame) -> tuple[str, str]:
    """What to call the two players: their names, or else the computer's level, or the seat."""
    first, second = (player.name or player.bot or f"seat {seat}" for seat, player in enumerate(saved.setup.players))
    return first, second


def rfc3339(millis: int) -> str:
    """A moment in milliseconds since 1970, as people and records write it."""
    return datetime.fromtimestamp(millis / 1000, UTC).isoformat(timespec="milliseconds").replace("+00:00", "Z")
