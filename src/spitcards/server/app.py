"""The composition root: what a server is made of, from the store to the port, and how it is taken apart again."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import AsyncGenerator, Callable, Coroutine
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

from aiohttp import web

from spitcards.store.sqlite import SqliteStore

from .client import Client
from .hosts import Hosts
from .house import HouseClock
from .http import Site
from .listen import address, listen
from .tables import Tables

MOST_GAMES: Final = 5000
CLOSE_FOR: Final = 3.0
"""Seconds that connections get to say goodbye."""

log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class Options:
    """How to run a server. With `look_further` the next free port is taken where `port` is in use."""

    data: Path
    host: str = "127.0.0.1"
    port: int = 8000
    look_further: bool = False
    hosts: Hosts = field(default_factory=Hosts)
    most_games: int = MOST_GAMES


@dataclass(frozen=True, slots=True)
class Running:
    """A server that runs: where, and its tables for whoever is in the same process."""

    address: str
    tables: Tables
    site: Site
    store: SqliteStore


@asynccontextmanager
async def running(options: Options) -> AsyncGenerator[Running]:
    """A server, for as long as the context lasts. Raises `StoreError` and `PortError`, in words for people."""
    store = SqliteStore(options.data)
    try:
        clock = HouseClock(asyncio.get_running_loop())
        tables = Tables(store, clock, options.most_games)
        site = Site(tables, Client(), options.hosts)
        runner = web.AppRunner(site.application(), access_log=None, shutdown_timeout=CLOSE_FOR)
        await runner.setup()
        try:
            where = address(await listen(runner, options.host, options.port, look_further=options.look_further))
            store.announce(where)
            chores = [_chore("restore", tables.restore()), _chore("keep_tidy", tables.keep_tidy())]
            try:
                yield Running(where, tables, site, store)
            finally:
                for chore in chores:
                    chore.cancel()
                await asyncio.gather(*chores, return_exceptions=True)
                await tables.settle()
                site.close()
        finally:
            await runner.cleanup()
    finally:
        await store.close()


def _chore(name: str, work: Coroutine[None, None, None]) -> asyncio.Task[None]:
    """Something to be done beside the serving; if it dies, the log says so."""
    chore = asyncio.create_task(work, name=name)
    chore.add_done_callback(_look_at)
    return chore


def _look_at(chore: asyncio.Task[None]) -> None:
    error = None if chore.cancelled() else chore.exception()
    if error is not None:
        log.error("the chore %s died", chore.get_name(), exc_info=error)


async def serve(options: Options, ready: Callable[[str], None], stop: asyncio.Event) -> None:
    """Run a server until `stop` is set; `ready` is called with its address once it can be reached."""
    async with running(options) as server:
        ready(server.address)
        with contextlib.suppress(asyncio.CancelledError):
            await stop.wait()
        log.info("going down with %d games", len(server.tables))
