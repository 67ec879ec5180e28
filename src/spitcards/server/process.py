"""A server as a process: its loop, its log, and the signals that end it."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import signal
import sys
from collections.abc import Callable
from typing import Final

from .app import Options, serve

SWITCH_AFTER: Final = 0.0005
"""Seconds after which a busy thread lets another one run. Python's own 5 ms would hold up each commit under load."""


def run(options: Options, ready: Callable[[str], None], *, verbose: bool) -> None:
    """Run a server until it is told to stop. Raises `StoreError` and `PortError`."""
    logging.basicConfig(
        format="%(asctime)s %(levelname)s %(message)s", level=logging.INFO if verbose else logging.WARNING
    )
    # Whoever sends no HTTP gets a 400; that is no event for the log, and nobody may fill it with them.
    logging.getLogger("aiohttp.server").setLevel(logging.CRITICAL)
    sys.setswitchinterval(SWITCH_AFTER)
    # Where signals cannot be caught by the loop (Windows), it ends by a KeyboardInterrupt.
    with contextlib.suppress(KeyboardInterrupt), asyncio.Runner(loop_factory=loop_factory()) as runner:
        runner.run(_serve(options, ready))


def loop_factory() -> Callable[[], asyncio.AbstractEventLoop] | None:
    """The faster loop, where there is one."""
    try:
        import uvloop
    except ImportError:
        return None
    return uvloop.new_event_loop


async def _serve(options: Options, ready: Callable[[str], None]) -> None:
    stop = asyncio.Event()
    loop = asyncio.get_running_loop()
    if sys.platform != "win32":
        for number in (signal.SIGINT, signal.SIGTERM):
            loop.add_signal_handler(number, stop.set)
    await serve(options, ready, stop)
