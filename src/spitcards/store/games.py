"""The statements of the SQLite store: what is written about a game, and read back."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Iterator, Sequence
from typing import Any, Final, cast, get_args

from spitcards.rules.setup import Count, Rules, TurnBy, Win
from spitcards.rules.shuffle import Dealer
from spitcards.table.setup import Pace, Player, Setup

from .errors import DamagedError, StaleError
from .port import GameId, SavedGame, TakenGame, unix_now
from .rows import Row, to_commits

_GAME: Final = (
    "id, created, epoch, ended, follows, rules, players, pace, secret, nonce_0, nonce_1, commitment, token_0, token_1"
)

LONGEST_NONCE: Final = 64
YEAR_9999: Final = 253_370_764_800_000
"""A moment after which nothing can be written as people write it."""


def insert_game(db: sqlite3.Connection, game: SavedGame) -> None:
    """Write down a new game, live."""
    setup, rules = game.setup, game.setup.rules
    db.execute(
        f"INSERT INTO game (live, {_GAME}) VALUES (1, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",  # noqa: S608
        (
            game.id,
            game.created,
            game.epoch,
            game.ended,
            game.follows,
            json.dumps(rules.to_dict()),
            json.dumps([{"name": player.name, "bot": player.bot} for player in setup.players]),
            setup.pace,
            setup.dealer.secret,
            *setup.dealer.nonces,
            setup.dealer.commitment,
            *game.tokens,
        ),
    )


def insert_rows(db: sqlite3.Connection, game: GameId, epoch: int, rows: Sequence[Row], *, over: bool) -> None:
    """Append to a game's log. Raises `StaleError` if the game is not the caller's any more."""
    # One statement checks and writes: each one more would let go of Python's lock, and wait for it, twice.
    written = db.executemany(
        "INSERT INTO event (game, epoch, kind, seq, seat, n, arrival, press, at, auto, body) "
        "SELECT id, epoch, 'action', ?, ?, ?, ?, ?, ?, ?, ? FROM game WHERE id = ? AND epoch = ?",
        [(*row, game, epoch) for row in rows],
    )
    if written.rowcount != len(rows):
        raise StaleError(f"game {game} is not at epoch {epoch} any more")
    if over:
        db.execute("UPDATE game SET ended = ?, live = 0 WHERE id = ?", (unix_now(), game))


def put_away(db: sqlite3.Connection, game: GameId, epoch: int) -> None:
    """The game is in nobody's memory any more."""
    changed = db.execute("UPDATE game SET live = 0 WHERE id = ? AND epoch = ?", (game, epoch))
    if changed.rowcount != 1:
        raise StaleError(f"game {game} is not at epoch {epoch} any more")


def take_game(db: sqlite3.Connection, game: GameId) -> TakenGame:
    """Take a game up under a new epoch, and read its log. Raises `StaleError` if there is no such game."""
    db.execute("UPDATE game SET epoch = epoch + 1, live = ended IS NULL WHERE id = ?", (game,))
    saved = select_game(db, game)
    if saved is None:
        raise StaleError(f"there is no game {game}")
    return TakenGame(saved, list(to_commits(saved.setup, select_rows(db, game))))


def select_game(db: sqlite3.Connection, game: GameId) -> SavedGame | None:
    """What was written down of a game; None if there is no such game."""
    found = db.execute(f"SELECT {_GAME} FROM game WHERE id = ?", (game,)).fetchone()  # noqa: S608
    return None if found is None else _to_game(found)


def select_games(db: sqlite3.Connection) -> Iterator[tuple[GameId, SavedGame | None]]:
    """All games, the newest first; None for one that is damaged."""
    for found in db.execute(f"SELECT {_GAME} FROM game ORDER BY created DESC, id"):  # noqa: S608
        try:
            yield GameId(found[0]), _to_game(found)
        except DamagedError:
            yield GameId(found[0]), None


def select_live(db: sqlite3.Connection) -> list[GameId]:
    """The games that were in memory when the last server stopped, and have not ended; the newest first."""
    found = db.execute("SELECT id FROM game WHERE live = 1 AND ended IS NULL ORDER BY created DESC, id")
    return [GameId(game) for (game,) in found]


def select_rows(db: sqlite3.Connection, game: GameId) -> list[Row]:
    """A game's log."""
    found = db.execute(
        "SELECT seq, seat, n, arrival, press, at, auto, body FROM event WHERE game = ? AND kind = 'action' "
        "ORDER BY seq",
        (game,),
    )
    return [Row(*row) for row in found]


def _to_game(found: tuple[Any, ...]) -> SavedGame:
    game, created, epoch, ended, follows, rules, players, pace, secret, nonce_0, nonce_1, commitment, *tokens = found
    try:
        first, second = (_to_player(player) for player in json.loads(players))
        dealer = Dealer(secret, (nonce_0, nonce_1))
        setup = Setup(_to_rules(json.loads(rules)), (first, second), dealer, cast("Pace", pace))
        if dealer.commitment != commitment:
            raise ValueError("its secret is not the one that was committed to")
        if not all(isinstance(nonce, bytes) and len(nonce) <= LONGEST_NONCE for nonce in (nonce_0, nonce_1)):
            raise ValueError("a nonce is none")
        if type(created) is not int or not 0 <= created <= YEAR_9999:
            raise ValueError("it began at no time")
    except (ValueError, TypeError, RecursionError) as error:
        raise DamagedError(f"game {game} cannot be read: {error}") from error
    return SavedGame(game, setup, (tokens[0], tokens[1]), created, epoch, ended, follows)


def _to_player(value: dict[str, Any]) -> Player:
    player = Player(**value)
    if type(player.name) is not str or type(player.bot) not in (str, type(None)):
        raise ValueError("a player's name is no text")
    return player


def _to_rules(value: dict[str, Any]) -> Rules:
    rules = Rules(**value)
    known = rules.win in get_args(Win) and rules.count in get_args(Count) and rules.turn in get_args(TurnBy)
    if not known or type(rules.target) is not int or rules.target < 1:
        raise ValueError("its rules are none")
    return rules
