"""What is served over HTTP, and with what words about it."""

from __future__ import annotations

import asyncio
import re
from pathlib import Path

import aiohttp
import pytest

from spitcards.server import app
from spitcards.server.client import Client
from spitcards.server.http import NOT_BUILT, PAGES, Site

from .conftest import House

CLIENT = Path(__file__).parents[2] / "web" / "src" / "pages" / "pages.svelte.ts"
PAGE = '<!doctype html><meta name="build" content="abc123">' + "<p>spit</p>" * 40


@pytest.fixture
def built(tmp_path: Path) -> Path:
    root = tmp_path / "static"
    for name, text in {
        "index.html": PAGE,
        "assets/index-1a2b.js": "console.log(1)" * 50,
        "assets/ranks-9f.woff2": "wOF2",
        "icon.svg": "<svg/>",
        "manifest.webmanifest": "{}",
        "sw.js": "",
        "strange.bin": "x",
        ".fingerprint": "secret",
        "assets/index-1a2b.js.br": "smaller",
    }.items():
        (root / name).parent.mkdir(parents=True, exist_ok=True)
        (root / name).write_text(text)
    return root


@pytest.fixture
async def site(house: House, built: Path, monkeypatch: pytest.MonkeyPatch) -> House:
    """A server whose client is built, whatever the state of the tree is."""
    await house.stop()
    monkeypatch.setattr(app, "Client", lambda: Client(built))
    await house.start()
    return house


async def test_the_page_is_asked_for_anew_each_time(site: House) -> None:
    page = await site.get("/")
    assert page.status == 200
    assert await page.text() == PAGE
    assert page.headers["Cache-Control"] == "no-cache"
    assert page.content_type == "text/html"


async def test_assets_are_kept_for_ever(site: House) -> None:
    asset = await site.get("/assets/index-1a2b.js")
    assert asset.headers["Cache-Control"] == "public, max-age=31536000, immutable"


@pytest.mark.parametrize(
    ("path", "kind"),
    [
        ("/assets/index-1a2b.js", "text/javascript"),
        ("/assets/ranks-9f.woff2", "font/woff2"),
        ("/icon.svg", "image/svg+xml"),
        ("/manifest.webmanifest", "application/manifest+json"),
        ("/strange.bin", "application/octet-stream"),
    ],
)
async def test_each_file_is_called_what_it_is(site: House, path: str, kind: str) -> None:
    assert (await site.get(path)).content_type == kind


async def test_the_service_worker_is_not_kept(site: House) -> None:
    assert (await site.get("/sw.js")).headers["Cache-Control"] == "no-cache"


async def test_each_page_of_the_client_has_an_address(site: House) -> None:
    for path in PAGES:
        page = await site.get(path)
        assert (page.status, await page.text()) == (200, PAGE), path


@pytest.mark.skipif(not CLIENT.is_file(), reason="the client's sources are not here")
def test_client_and_server_know_the_same_pages() -> None:
    found = re.search(r"PAGES = \[(.*)\] as const", CLIENT.read_text(encoding="utf-8"))
    assert found is not None
    assert {f"/{name}" for name in re.findall(r'"(\w+)"', found[1])} == PAGES


async def test_a_reader_is_told_by_the_client_that_there_is_nothing(site: House) -> None:
    answer = await site.get("/nothing", Accept="text/html,*/*")
    assert (answer.status, await answer.text()) == (404, PAGE)


async def test_what_is_not_there_is_a_plain_404(site: House) -> None:
    for path in ("/nothing", "/settings/", "/index.html/", "/.fingerprint", "/../pyproject.toml", "/assets/", "/%00"):
        answer = await site.get(path)
        assert (answer.status, answer.content_type) == (404, "text/plain"), path


async def test_a_page_that_has_not_changed_is_not_sent_again(site: House) -> None:
    tag = (await site.get("/")).headers["ETag"]
    again = await site.get("/", **{"If-None-Match": tag})
    assert again.status == 304
    assert await again.read() == b""


async def test_text_is_packed_where_that_is_understood(site: House) -> None:
    packed = await site.get("/", **{"Accept-Encoding": "gzip"})
    assert packed.headers["Content-Encoding"] == "gzip"
    assert await packed.text() == PAGE
    assert "Content-Encoding" not in (await site.get("/", **{"Accept-Encoding": "identity"})).headers


async def test_what_the_reader_refuses_is_not_sent(site: House) -> None:
    for refused in ("gzip;q=0", "gzip; q=0.000, br", "identity;q=1, GZIP;Q=0"):
        assert "Content-Encoding" not in (await site.get("/", **{"Accept-Encoding": refused})).headers, refused
    assert (await site.get("/", **{"Accept-Encoding": "br;q=0, gzip;q=0.5"})).headers["Content-Encoding"] == "gzip"


async def test_what_the_build_packed_smaller_goes_first(site: House) -> None:
    headers = {"Accept-Encoding": "gzip, deflate, br, zstd"}
    async with (
        aiohttp.ClientSession(auto_decompress=False) as session,
        session.get(f"{site.address}assets/index-1a2b.js", headers=headers) as script,
    ):
        assert (script.headers["Content-Encoding"], await script.read()) == ("br", b"smaller")
    assert (await site.get("/", **headers)).headers["Content-Encoding"] == "gzip"
    assert (await site.get("/assets/index-1a2b.js.br")).status == 404


async def test_every_answer_is_fenced_in(site: House) -> None:
    for path in ("/", "/nothing", "/healthz", "/assets/index-1a2b.js"):
        headers = (await site.get(path)).headers
        policy = headers["Content-Security-Policy"]
        assert "default-src 'self'" in policy
        assert "unsafe" not in policy
        assert "frame-ancestors 'none'" in policy
        assert headers["X-Content-Type-Options"] == "nosniff"
        assert headers["Referrer-Policy"] == "no-referrer"
        assert headers["Cross-Origin-Opener-Policy"] == "same-origin"
        assert "camera=()" in headers["Permissions-Policy"]
        assert "Server" not in headers


async def test_a_host_that_is_not_ours_is_refused(site: House) -> None:
    assert (await site.get("/", Host="evil.example")).status == 421
    assert (await site.get("/healthz", Host="localhost:1")).status == 200


async def test_one_can_only_look(site: House) -> None:
    answer = await site.get("/", method="POST")
    assert answer.status == 405
    assert "GET" in answer.headers["Allow"]
    assert (await site.get("/", method="HEAD")).status == 200


async def test_the_server_says_that_it_lives(site: House) -> None:
    answer = await site.get("/healthz")
    assert await answer.text() == "ok\n"


async def test_the_page_names_the_build_that_welcome_names(site: House) -> None:
    guest = await site.connect()
    assert (await guest.hello())["build"] == "abc123"


async def test_without_a_client_the_server_says_what_to_do(
    house: House, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    await house.stop()
    monkeypatch.setattr(app, "Client", lambda: Client(tmp_path / "nothing"))
    await house.start()
    answer = await house.get("/")
    assert answer.status == 503
    assert await answer.text() == NOT_BUILT
    assert (await (await house.connect()).hello())["build"] == "dev"


async def test_what_is_no_http_is_refused_quietly(house: House, caplog: pytest.LogCaptureFixture) -> None:
    port = int(house.address.rstrip("/").rsplit(":", 1)[1])
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    writer.write(b"\x16\x03\x01\x02 what is this\r\n\r\n")
    assert b"400" in await reader.read(100)
    writer.close()
    await writer.wait_closed()
    assert not [record for record in caplog.records if record.levelname == "ERROR"]


async def test_a_fault_of_the_servers_own_is_told_and_logged(
    house: House, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def fail(_site: Site, _request: object) -> None:
        raise RuntimeError("a fault")

    monkeypatch.setattr(Site, "_health", fail)
    await house.stop()
    await house.start()
    answer = await house.get("/healthz")
    assert answer.status == 500
    assert "GET /healthz failed" in caplog.text
    assert "a fault" in caplog.text
