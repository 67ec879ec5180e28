"""A server as a process: its loop, its log, and the signals that end it."""

from __future__ import annotations

import asyncio
import logging
import signal
import sys
from collections.abc import Callable, Coroutine
from typing import Final

from .app import Options, serve

SWITCH_AFTER: Final = 0.0005
"""Seconds after which a busy thread lets another one run. Python's own 5 ms would hold up each commit under load."""


def run(options: Options, ready: Callable[[str], None], *, verbose: bool) -> int:
    """Run a server until it is told to stop; returns the exit status. Raises `StoreError` and `PortError`."""
    logging.basicConfig(
        format="%(asctime)s %(levelname)s %(message)s", level=logging.INFO if verbose else logging.WARNING
    )
    sys.setswitchinterval(SWITCH_AFTER)
    with asyncio.Runner(loop_factory=loop_factory()) as runner:
        try:
            return runner.run(_until_stopped(options, ready))
        except KeyboardInterrupt:  # where signals cannot be caught by the loop (Windows), it ends by this
            return 0


def loop_factory() -> Callable[[], asyncio.AbstractEventLoop] | None:
    """The faster loop, where there is one."""
    try:
        import uvloop
    except ImportError:
        return None
    return uvloop.new_event_loop


def _until_stopped(options: Options, ready: Callable[[str], None]) -> Coroutine[None, None, int]:
    return _serve(options, ready)


async def _serve(options: Options, ready: Callable[[str], None]) -> int:
    stop = asyncio.Event()
    loop = asyncio.get_running_loop()
    if sys.platform != "win32":
        for number in (signal.SIGINT, signal.SIGTERM):
            loop.add_signal_handler(number, stop.set)
    await serve(options, ready, stop)
    return 0
