"""The tables of the SQLite store, as an ordered list of migrations; `PRAGMA user_version` says how many were done.

A library for migrations would bring more machinery than there are migrations: one database in one file, changed by
one process that holds a lock on it, each step a plain script in one transaction.
"""

from __future__ import annotations

import sqlite3
from typing import Final

from .errors import UnknownSchemaError

FILE: Final = "spit.sqlite3"
"""Its name in the data directory."""

MIGRATIONS: Final = (
    """
    CREATE TABLE game (
        id TEXT PRIMARY KEY,
        created INTEGER NOT NULL,
        epoch INTEGER NOT NULL,
        live INTEGER NOT NULL,
        ended INTEGER,
        follows TEXT,
        rules TEXT NOT NULL,
        players TEXT NOT NULL,
        pace TEXT NOT NULL,
        secret BLOB NOT NULL,
        nonce_0 BLOB NOT NULL,
        nonce_1 BLOB NOT NULL,
        commitment TEXT NOT NULL,
        token_0 BLOB,
        token_1 BLOB
    ) WITHOUT ROWID;
    CREATE TABLE event (
        game TEXT NOT NULL REFERENCES game (id),
        seq INTEGER NOT NULL,
        epoch INTEGER NOT NULL,
        kind TEXT NOT NULL,
        seat INTEGER NOT NULL,
        n INTEGER,
        arrival INTEGER,
        press TEXT,
        at INTEGER NOT NULL,
        auto INTEGER NOT NULL,
        body TEXT NOT NULL,
        PRIMARY KEY (game, seq)
    ) WITHOUT ROWID;
    CREATE UNIQUE INDEX once ON event (game, seat, n) WHERE n IS NOT NULL;
    CREATE INDEX live_games ON game (created) WHERE live = 1;
    """,
)


def version(connection: sqlite3.Connection) -> int:
    """How many migrations have been done to the database. Raises `UnknownSchemaError` if more than are known here."""
    done = int(connection.execute("PRAGMA user_version").fetchone()[0])
    if done > len(MIGRATIONS):
        raise UnknownSchemaError(
            f"the data was written by a newer version of spit (format {done}; this one knows {len(MIGRATIONS)}): "
            "update spit, or choose another directory with --data"
        )
    return done


def migrate(connection: sqlite3.Connection) -> None:
    """Bring the database up to date, a step a transaction."""
    for number in range(version(connection), len(MIGRATIONS)):
        script = f"BEGIN IMMEDIATE; {MIGRATIONS[number]} PRAGMA user_version = {number + 1}; COMMIT;"
        try:
            connection.executescript(script)
        except sqlite3.Error:
            if connection.in_transaction:
                connection.rollback()
            raise
