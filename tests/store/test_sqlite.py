"""The SQLite store, on real files."""

from __future__ import annotations

import asyncio
import os
import sqlite3
import subprocess
import sys
import textwrap
import threading
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from spitcards.store import writer
from spitcards.store.errors import (
    DamagedError,
    DirectoryLockedError,
    NotWrittenError,
    StaleError,
    StoreError,
    UnknownSchemaError,
)
from spitcards.store.port import GameId, SavedGame
from spitcards.store.reading import reading
from spitcards.store.schema import MIGRATIONS
from spitcards.store.sqlite import FILE, SqliteStore
from spitcards.table.outputs import Commit

from .build import long_log, saved, short_log

GAME = GameId("game")


@pytest.fixture
async def store(tmp_path: Path) -> AsyncIterator[SqliteStore]:
    store = SqliteStore(tmp_path / "data")
    yield store
    await store.close()


async def test_a_game_comes_back_as_it_was_written(store: SqliteStore) -> None:
    game, log = saved(), short_log()
    await asyncio.gather(store.create(game), store.append(GAME, 1, log))
    assert await store.look_up(GAME) == game
    taken = await store.take(GAME)
    assert taken.log == log
    assert taken.saved.epoch == 2


async def test_what_was_written_is_there_for_the_next_server(store: SqliteStore, tmp_path: Path) -> None:
    settled, log = long_log(5, minutes=1)
    await store.create(SavedGame(GAME, settled, (None, None), 0))
    for commit in log:
        store.append(GAME, 1, [commit])
    await store.close()
    again = SqliteStore(tmp_path / "data")
    assert (await again.take(GAME)).log == log
    await again.close()


async def test_there_is_no_game_that_was_not_written(store: SqliteStore) -> None:
    assert await store.look_up(GameId("nothing")) is None
    with pytest.raises(StaleError):
        await store.take(GameId("nothing"))


async def test_who_was_overtaken_appends_no_more(store: SqliteStore) -> None:
    log = short_log()
    await store.create(saved())
    await store.append(GAME, 1, log[:1])
    await store.take(GAME)
    with pytest.raises(StaleError):
        await store.append(GAME, 1, log[1:])
    with pytest.raises(StaleError):
        await store.put_away(GAME, 1)
    await store.append(GAME, 2, log[1:])


async def test_no_row_is_written_twice(store: SqliteStore) -> None:
    log = short_log()
    await store.create(saved())
    await store.append(GAME, 1, log)
    with pytest.raises(StaleError):
        await store.append(GAME, 1, log)
    assert (await store.take(GAME)).log == log


async def test_a_failure_of_one_game_is_not_the_others(store: SqliteStore) -> None:
    log = short_log()
    results = await asyncio.gather(
        store.create(saved()),
        store.append(GameId("nothing"), 1, log),
        store.append(GAME, 1, log),
        return_exceptions=True,
    )
    assert [type(result) for result in results] == [type(None), StaleError, type(None)]
    assert (await store.take(GAME)).log == log


async def test_live_games_are_those_in_memory_that_are_not_over(store: SqliteStore) -> None:
    for number, name in enumerate(("first", "second", "third", "over")):
        await store.create(saved(name, seed=number + 1))
    await store.append(GameId("over"), 1, short_log(4), over=True)
    await store.put_away(GameId("second"), 1)
    assert await store.live() == ["third", "first"]
    await store.take(GameId("second"))
    await store.take(GameId("over"))
    assert await store.live() == ["third", "second", "first"]
    ended = await store.look_up(GameId("over"))
    assert ended is not None
    assert ended.ended is not None


async def test_a_log_that_makes_no_sense_is_damaged(store: SqliteStore) -> None:
    await store.create(saved(seed=1))
    await store.append(GAME, 1, short_log(seed=2))
    with pytest.raises(DamagedError):
        await store.take(GAME)


async def test_a_secret_that_was_changed_is_damaged(store: SqliteStore) -> None:
    await store.create(saved())
    await store.writer.submit(lambda db: db.execute("UPDATE game SET secret = zeroblob(32)") and None)
    with pytest.raises(DamagedError):
        await store.look_up(GAME)


async def test_a_second_server_is_refused_and_told_where_the_first_is(store: SqliteStore, tmp_path: Path) -> None:
    store.announce("http://127.0.0.1:8000/")
    with pytest.raises(DirectoryLockedError, match=r"another spit server uses .* \(it is at http://127.0.0.1:8000/\)"):
        SqliteStore(tmp_path / "data")


async def test_the_lock_is_gone_with_the_server(store: SqliteStore, tmp_path: Path) -> None:
    await store.close()
    await SqliteStore(tmp_path / "data").close()


async def test_everything_is_for_the_owner_alone(store: SqliteStore, tmp_path: Path) -> None:
    if os.name == "posix":
        assert (tmp_path / "data").stat().st_mode & 0o077 == 0


async def test_it_can_be_read_while_it_is_written(store: SqliteStore, tmp_path: Path) -> None:
    await store.create(saved())
    with reading(tmp_path / "data") as db:
        assert db is not None
        await store.append(GAME, 1, short_log())
        with pytest.raises(sqlite3.OperationalError):
            db.execute("DELETE FROM game")


async def test_nothing_is_more_durable_than_full_in_wal(store: SqliteStore) -> None:
    def modes(db: sqlite3.Connection) -> tuple[str, int]:
        return db.execute("PRAGMA journal_mode").fetchone()[0], db.execute("PRAGMA synchronous").fetchone()[0]

    assert await store.writer.submit(modes) == ("wal", 2)


# --- trouble ----------------------------------------------------------------------------------------------------


async def fill_up(store: SqliteStore) -> None:
    """Let the store be full, as if its disk were."""
    await store.writer.submit(lambda db: db.execute(f"PRAGMA max_page_count = {_pages(db)}") and None)


async def make_room(store: SqliteStore) -> None:
    # Not as a job: those wait until the store works again. SQLite's connection may be used by one thread at a time,
    # and its writer waits between two tries while nothing fits.
    store.writer._connection.execute("PRAGMA max_page_count = 1000000")


def _pages(db: sqlite3.Connection) -> int:
    return int(db.execute("PRAGMA page_count").fetchone()[0])


async def test_a_full_store_answers_nobody_and_goes_on_when_there_is_room(
    store: SqliteStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    settled, log = long_log(5)
    troubles: asyncio.Queue[str | None] = asyncio.Queue()
    store.watch(troubles.put_nowait)
    await store.create(SavedGame(GAME, settled, (None, None), 0))
    await fill_up(store)
    written = [store.append(GAME, 1, [commit]) for commit in log]
    assert "full" in str(await asyncio.wait_for(troubles.get(), 10))
    assert not written[-1].done()
    await make_room(store)
    assert await asyncio.wait_for(troubles.get(), 10) is None
    await asyncio.gather(*written)
    assert (await store.take(GAME)).log == log


async def test_a_store_closed_in_trouble_says_what_was_not_written(tmp_path: Path) -> None:
    store = SqliteStore(tmp_path / "data")
    settled, log = long_log(5)
    await store.create(SavedGame(GAME, settled, (None, None), 0))
    await fill_up(store)
    written = store.append(GAME, 1, log)
    await store.close()
    with pytest.raises(NotWrittenError, match="full"):
        await written
    with pytest.raises(NotWrittenError):
        await store.append(GAME, 1, log)
    again = SqliteStore(tmp_path / "data")
    assert (await again.take(GAME)).log == []
    await again.close()


async def test_a_commit_that_hangs_is_told_and_when_it_returns() -> None:
    troubles: asyncio.Queue[str | None] = asyncio.Queue()
    slow = writer.Writer(
        sqlite3.connect(":memory:", isolation_level=None, check_same_thread=False), troubles.put_nowait, patience=0.01
    )
    gate = threading.Event()
    hanging = slow.submit(lambda _: gate.wait())
    assert "hangs" in str(await asyncio.wait_for(troubles.get(), 10))
    assert not hanging.done()
    gate.set()
    assert await asyncio.wait_for(troubles.get(), 10) is None
    assert await hanging
    await slow.close()
    assert troubles.empty()


async def test_a_loop_that_hangs_is_no_trouble_of_the_store() -> None:
    troubles: list[str | None] = []
    quick = writer.Writer(
        sqlite3.connect(":memory:", isolation_level=None, check_same_thread=False), troubles.append, patience=60
    )
    done = quick.submit(lambda _: None)
    while quick._returned == 0:  # the loop stands still meanwhile
        pass
    quick._look()
    await done
    await quick.close()
    assert troubles == []


async def test_a_batch_is_whatever_gathered(store: SqliteStore) -> None:
    """A hundred appends that are asked for at once take few commits."""
    commits: list[str] = []

    def trace(db: sqlite3.Connection) -> None:
        db.set_trace_callback(lambda sql: commits.append(sql) if sql == "COMMIT" else None)

    await store.writer.submit(trace)
    settled, log = long_log(5, minutes=2)
    await asyncio.gather(
        store.create(SavedGame(GAME, settled, (None, None), 0)), *(store.append(GAME, 1, [row]) for row in log[:100])
    )
    assert 1 <= len(commits) <= 30


@pytest.mark.parametrize(
    "content",
    [b"not a database, but a text that is long enough to be looked at", b"SQLite format 3\x00" + b"\xff" * 5000],
)
async def test_a_file_that_is_no_database_is_named(tmp_path: Path, content: bytes) -> None:
    (tmp_path / FILE).write_bytes(content)
    with pytest.raises(StoreError, match=r"cannot use .*spit\.sqlite3"):
        SqliteStore(tmp_path)
    with pytest.raises(StoreError), reading(tmp_path):
        pass


async def test_a_newer_schema_is_left_alone(store: SqliteStore, tmp_path: Path) -> None:
    await store.close()
    with sqlite3.connect(tmp_path / "data" / FILE) as db:
        db.execute(f"PRAGMA user_version = {len(MIGRATIONS) + 1}")
    db.close()
    with pytest.raises(UnknownSchemaError, match="newer version of spit"):
        SqliteStore(tmp_path / "data")
    with pytest.raises(UnknownSchemaError), reading(tmp_path / "data"):
        pass


async def test_a_directory_that_cannot_be_made_is_named(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    with pytest.raises(StoreError, match="cannot make the data directory"):
        SqliteStore(tmp_path / "file" / "data")


async def test_a_directory_that_cannot_be_written_is_named(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(os, "access", lambda *_: False)
    with pytest.raises(StoreError, match="cannot be written to"):
        SqliteStore(tmp_path)


async def test_a_read_only_file_is_named(store: SqliteStore, tmp_path: Path) -> None:
    await store.close()
    script = """
        import asyncio, os, sys
        from pathlib import Path
        from spitcards.store.errors import StoreError
        from spitcards.store.sqlite import SqliteStore
        async def main():
            try:
                SqliteStore(Path(sys.argv[1]))
            except StoreError as error:
                print(error)
        if os.getuid() == 0:
            os.setgid(65534)
            os.setuid(65534)
        asyncio.run(main())
    """
    if not hasattr(os, "getuid"):
        pytest.skip("needs POSIX")
    data = tmp_path / "data"
    for path in (tmp_path, *tmp_path.parents):
        if os.access(path, os.W_OK) and path.stat().st_uid == os.getuid():
            path.chmod(path.stat().st_mode | 0o055)
    data.chmod(0o555)
    for file in data.iterdir():
        file.chmod(0o444)
    command = [sys.executable, "-c", textwrap.dedent(script), str(data)]
    run = await asyncio.to_thread(subprocess.run, command, capture_output=True, text=True, check=False)
    data.chmod(0o755)
    assert "cannot be written to" in run.stdout, run.stderr


async def test_reading_where_nothing_was_written_finds_nothing(tmp_path: Path) -> None:
    with reading(tmp_path / "nothing") as db:
        assert db is None


# --- a crash ----------------------------------------------------------------------------------------------------

CRASH = """
    import asyncio, sys
    from pathlib import Path
    from spitcards.store.port import GameId, SavedGame
    from spitcards.store.sqlite import SqliteStore
    from tests.store.build import long_log

    async def main():
        store = SqliteStore(Path(sys.argv[1]))
        settled, log = long_log(5)
        await store.create(SavedGame(GameId("game"), settled, (None, None), 0))
        def report(number):
            return lambda written: print(number, flush=True)
        for commit in log:
            store.append(GameId("game"), 1, [commit]).add_done_callback(report(commit.number))
            await asyncio.sleep(0)
        await asyncio.sleep(60)
    asyncio.run(main())
"""


@pytest.mark.parametrize("after", [1, 20, 150])
def test_what_was_reported_survives_a_kill(tmp_path: Path, after: int) -> None:
    process = subprocess.Popen(
        [sys.executable, "-c", textwrap.dedent(CRASH), str(tmp_path)], stdout=subprocess.PIPE, text=True
    )
    assert process.stdout is not None
    reported = [int(process.stdout.readline()) for _ in range(after)]
    process.kill()
    reported += [int(line) for line in process.stdout.read().split()]
    process.wait()
    process.stdout.close()
    log = asyncio.run(read_log(tmp_path))
    assert len(log) >= len(reported)
    assert log == long_log(5)[1][: len(log)]


async def read_log(directory: Path) -> list[Commit]:
    store = SqliteStore(directory)
    taken = await store.take(GAME)
    await store.close()
    return taken.log


def test_waits_between_tries_are_short_enough_to_play_on() -> None:
    assert writer.FIRST_WAIT < 0.1
    assert writer.LONGEST_WAIT <= 2
