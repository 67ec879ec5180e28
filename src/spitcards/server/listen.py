"""Listening: on the port that was asked for, or the next free one."""

from __future__ import annotations

import errno
import socket
from typing import Final

from aiohttp import web

LOOK_AT: Final = 50
"""So many ports, from the one asked for on, are tried before any is taken."""


class PortError(Exception):
    """It cannot be listened there; `str()` says why, for people."""


async def listen(runner: web.AppRunner, host: str, port: int, *, look_further: bool) -> tuple[str, int]:
    """Listen, and say where. Raises `PortError`.

    With `look_further`, where the port is in use the next free one is taken.
    """
    for candidate in [*range(port, port + LOOK_AT), 0] if look_further and port else [port]:
        site = web.TCPSite(runner, host, candidate)
        try:
            await site.start()
        except OSError as error:
            await site.stop()
            if look_further and candidate and _in_use(error):
                continue
            raise PortError(_words(host, port, error)) from error
        return host, int(runner.addresses[0][1])
    raise PortError(f"no free port on {host}")  # pragma: no cover  # port 0 is always free


def _in_use(error: OSError) -> bool:
    return error.errno in (errno.EADDRINUSE, errno.EACCES)  # Windows denies access to a port that is in use


def _words(host: str, port: int, error: OSError) -> str:
    if isinstance(error, socket.gaierror):
        return f"there is no host {host!r}"
    match error.errno:
        case errno.EADDRINUSE:
            return f"port {port} on {host} is in use: stop what uses it, or choose another with --port"
        case errno.EACCES:
            return f"port {port} on {host} may not be used by this user: choose one above 1023 with --port"
        case errno.EADDRNOTAVAIL:
            return f"{host} is no address of this machine"
        case _:
            return f"cannot listen on {host}, port {port}: {error.strerror or error}"


def address(where: tuple[str, int]) -> str:
    """What to type into a browser."""
    host, port = where
    if host in ("", "0.0.0.0", "::"):  # noqa: S104  # these are asked about, not chosen
        host = "127.0.0.1"
    return f"http://{f'[{host}]' if ':' in host else host}:{port}/"
