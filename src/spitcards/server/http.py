"""What is served over HTTP: the client's files, records to be watched, a sign of life, the way to the WebSocket."""

from __future__ import annotations

import asyncio
import logging
import re
import time
from collections.abc import Awaitable, Callable
from typing import Final

import msgspec
from aiohttp import web

from spitcards import __version__
from spitcards.rules.errors import RecordError
from spitcards.wire import reviews

from . import watching
from .bucket import Bucket
from .client import Asset, Client
from .hosts import Hosts, same_site
from .sockets import RESTART, Connection
from .tables import Tables
from .translate import trouble

log = logging.getLogger(__name__)

SECURITY: Final = {
    "Content-Security-Policy": "; ".join(
        (
            "default-src 'self'",
            "script-src 'self'",
            "style-src 'self'",
            "img-src 'self' data:",
            "font-src 'self'",
            "connect-src 'self'",  # covers the WebSocket of the same host
            "worker-src 'self'",
            "manifest-src 'self'",
            "object-src 'none'",
            "base-uri 'none'",
            "form-action 'none'",
            "frame-ancestors 'none'",
        )
    ),
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), microphone=(), geolocation=(), payment=(), usb=()",
}

PAGES: Final = frozenset({"/settings", "/rules", "/watch"})
"""The client's pages beside the game (`web/src/pages/pages.svelte.ts`)."""

RECORD_WITHIN: Final = 30.0
"""Seconds that a record has to come."""

FOREVER: Final = "public, max-age=31536000, immutable"
FRESH: Final = "no-cache"

NOT_BUILT: Final = """\
The client has not been built, so there is nothing to play with here.
In a source tree, `make build` or `npm --prefix web run build` builds it; a wheel of spitcards has it.
"""

Handler = Callable[[web.Request], Awaitable[web.StreamResponse]]


class Site:
    """The handlers, and the connections that are open."""

    def __init__(self, tables: Tables, client: Client, hosts: Hosts) -> None:
        self._tables = tables
        self._client = client
        self._hosts = hosts
        self._watchers = Bucket(time.monotonic, rate=4, most=64)
        self._watching = asyncio.Lock()  # one record at a time, so that the games wait for one slice of one only
        self.connections: set[Connection] = set()

    def application(self) -> web.Application:
        """The application of aiohttp."""
        app = web.Application(middlewares=[self._only_our_hosts])
        app.on_response_prepare.append(_secure)
        app.router.add_get("/ws", self._socket)
        app.router.add_get("/healthz", self._health)
        app.router.add_post("/api/watch", self._watch)
        app.router.add_get("/{path:.*}", self._file)
        return app

    @web.middleware
    async def _only_our_hosts(self, request: web.Request, handler: Handler) -> web.StreamResponse:
        if not self._hosts.allows(request.headers.get("Host")):
            return _page(421, "This server is not known by that name (see SPIT_HOSTS).\n")
        try:
            return await handler(request)
        except web.HTTPMethodNotAllowed as error:
            response = _page(405, "Here one can only look.\n")
            response.headers["Allow"] = ", ".join(sorted(error.allowed_methods))
            return response
        except web.HTTPException:
            raise
        except Exception:
            # The HTTP library's own log is silent, see `process`.
            log.exception("%s %s failed", request.method, request.path)
            return _page(500, "That is our fault, and it is in the log.\n")

    async def _health(self, _request: web.Request) -> web.StreamResponse:
        response = _page(200, "ok\n")
        response.headers["Cache-Control"] = "no-store"
        return response

    async def _file(self, request: web.Request) -> web.StreamResponse:
        path = "/" if request.path in PAGES else request.path
        asset = self._client.assets.get(path)
        if asset is not None:
            return _answer(request, asset)
        if path == "/":
            return _page(503, NOT_BUILT)
        page = self._client.assets.get("/")
        if page is not None and "text/html" in request.headers.get("Accept", ""):
            return _answer(request, page, 404)  # the client says it, in the reader's language
        return _page(404, "There is nothing here. The game is at /\n")

    async def _watch(self, request: web.Request) -> web.StreamResponse:
        """A record comes, and goes back as what there is to show of it. Nothing of it is kept."""
        if not same_site(request.headers.get("Origin"), request.headers.get("Host")):
            return _refusal(403, "foreign", "only this server's own pages may ask this")
        try:
            async with asyncio.timeout(RECORD_WITHIN):
                record = await _body(request, watching.MOST_BYTES)
        except TimeoutError:
            return _refusal(408, "too_slow", f"a record has {RECORD_WITHIN:g} seconds to come")
        except web.RequestPayloadError:
            return _refusal(400, "unreadable", "what was sent cannot be unpacked")
        if record is None:
            return _refusal(413, "too_large", f"a record of more than {watching.MOST_BYTES // 1024} kB")
        if not self._watchers.take(1 + len(record) // watching.PORTION):
            return _refusal(429, "too_many", "too many records at once; try again in a moment")
        try:
            async with self._watching:
                found = msgspec.json.encode(await watching.watched(record))
        except RecordError as error:
            return _refusal(422, error.code, error.message, error.line)
        response = web.Response(body=found, content_type="application/json")
        response.headers["Cache-Control"] = "no-store"
        response.enable_compression()
        return response

    async def _socket(self, request: web.Request) -> web.StreamResponse:
        if not same_site(request.headers.get("Origin"), request.headers.get("Host")):
            return _page(403, "Only this server's own pages may play here.\n")
        connection = Connection(self._tables, self._client.build, __version__, time.monotonic)
        self.connections.add(connection)
        try:
            return await connection.run(request)
        finally:
            self.connections.discard(connection)

    def close(self) -> None:
        """Say to all that the server is going down, and close their connections."""
        for connection in self.connections:
            connection.send(trouble("closing"))
            connection.close(RESTART)


async def _body(request: web.Request, most: int) -> bytes | None:
    """All that was sent, read piece by piece; None as soon as it is too much."""
    body = bytearray()
    async for piece in request.content.iter_any():
        body += piece
        if len(body) > most:
            return None
    return bytes(body)


def _refusal(status: int, code: str, message: str, line: int | None = None) -> web.Response:
    """Why a record cannot be watched."""
    failed = reviews.WatchFailed(line, code, message)
    return web.Response(status=status, body=msgspec.json.encode(failed), content_type="application/json")


def _answer(request: web.Request, asset: Asset, status: int = 200) -> web.StreamResponse:
    headers = {
        "Content-Type": asset.kind,
        "Cache-Control": FOREVER if asset.forever else FRESH,
        "ETag": asset.tag,
        "Vary": "Accept-Encoding",
    }
    if status == 200 and asset.tag in request.headers.get("If-None-Match", ""):
        return web.Response(status=304, headers=headers)
    accepted = _codings(request.headers.get("Accept-Encoding", ""))
    body = asset.body
    if coding := next((coding for coding in asset.packed if coding in accepted), None):
        headers["Content-Encoding"] = coding
        body = asset.packed[coding]
    return web.Response(status=status, body=body, headers=headers)


def _codings(accept: str) -> set[str]:
    """The codings that `Accept-Encoding` names, without those it refuses (a weight of 0)."""
    weighed = (coding.partition(";") for coding in "".join(accept.lower().split()).split(","))
    return {name for name, _, weight in weighed if not re.fullmatch(r"q=0(\.0*)?", weight)}


def _page(status: int, text: str) -> web.Response:
    return web.Response(status=status, text=text)


async def _secure(_request: web.Request, response: web.StreamResponse) -> None:
    for name, value in SECURITY.items():
        response.headers.setdefault(name, value)
    response.headers.pop("Server", None)
