"""The page on the device: without a server, with a slow one, and with one that has another build by now."""

from __future__ import annotations

import os
import re
import shutil
import signal
import sys
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from spitcards.server.client import STATIC, Client

from .conftest import PHONE, Server, Visit

Visitor = Callable[..., Visit]

SERVE = """
import sys
from pathlib import Path
from spitcards import cli
from spitcards.server import app, client
built = client.Client(Path(sys.argv.pop(1)))
app.Client = lambda: built
sys.exit(cli.main(sys.argv[1:]))
"""


@dataclass
class Release(Server):
    """A server whose client is one of several builds."""

    static: Path = STATIC

    def program(self) -> list[str]:
        return [sys.executable, "-c", SERVE, str(self.static)]

    def upgrade(self, static: Path) -> None:
        self.kill()
        self.static = static
        self.start()


@pytest.fixture
def release(tmp_path: Path) -> Iterator[Release]:
    running = Release(tmp_path / "data")
    running.start()
    yield running
    running.kill()


@pytest.fixture
def builds(tmp_path: Path) -> Callable[[str], Path]:
    """Makes another build: the same page under another name, with scripts of other names."""

    def build(name: str) -> Path:
        root = tmp_path / name
        shutil.copytree(STATIC, root, ignore=shutil.ignore_patterns("*.br"))
        scripts = list((root / "assets").glob("*.js"))
        for path in root.rglob("*"):
            if path.suffix in {".js", ".css", ".html"}:
                text = path.read_text(encoding="utf-8").replace(Client().build, name)
                for script in scripts:
                    text = text.replace(script.name, f"{script.stem}.{name}.js")
                path.write_text(text, encoding="utf-8")
        for script in scripts:
            script.rename(script.with_name(f"{script.stem}.{name}.js"))
        return root

    return build


@pytest.fixture
def stay(visit: Visitor) -> Iterator[Callable[[Server], Page]]:
    """Opens a page that has a worker; what its console says of broken lines is no fault of it."""
    visits: list[Visit] = []

    def open_page(server: Server) -> Page:
        visits.append(visit(server.url, service_workers="allow", **PHONE))
        kept(visits[-1].page)
        return visits[-1].page

    yield open_page
    for visited in visits:
        visited.errors[:] = [error for error in visited.errors if "ERR_" not in error and "WebSocket" not in error]


def kept(page: Page) -> None:
    """Wait until the page is kept on the device."""
    page.evaluate("async () => { await navigator.serviceWorker.ready }")
    page.wait_for_function("navigator.serviceWorker.controller?.state === 'activated'")


def build_of(page: Page) -> str:
    return page.evaluate("document.querySelector('meta[name=build]').content")


def caches(page: Page) -> list[str]:
    return page.evaluate("caches.keys()")


def offer(page: Page) -> Locator:
    return page.get_by_text("There is a new version")


def no_line(page: Page) -> Locator:
    return page.get_by_role("heading", name="No line")


def accept(page: Page) -> None:
    expect(offer(page)).to_be_visible(timeout=15_000)
    with page.expect_navigation():
        page.get_by_role("button", name="Reload").tap()
    page.get_by_role("button", name="Play").wait_for()


def test_without_a_server_the_page_comes_up_and_says_so(release: Release, stay: Callable[[Server], Page]) -> None:
    page = stay(release)
    release.kill()
    page.reload()
    expect(no_line(page)).to_be_visible()
    page.get_by_role("link", name="Rules").last.tap()
    expect(no_line(page)).to_have_count(0)
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    page.goto(f"{release.url}rules")
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    page.goto(release.url)
    expect(no_line(page)).to_be_visible()
    release.start()
    page.get_by_role("button", name="Try again").tap()
    expect(no_line(page)).to_have_count(0)
    page.get_by_role("button", name="Play").tap()
    page.get_by_role("button", name="Your stock 1").wait_for()


@pytest.mark.skipif(not hasattr(signal, "SIGSTOP"), reason="a process cannot be stopped here")
def test_a_server_that_does_not_answer_is_not_waited_for(release: Release, stay: Callable[[Server], Page]) -> None:
    page = stay(release)
    assert release.process is not None
    os.kill(release.process.pid, signal.SIGSTOP)
    page.reload()
    page.get_by_role("button", name="Play").wait_for(timeout=5000)
    os.kill(release.process.pid, signal.SIGCONT)


def test_nothing_live_is_kept(release: Release, stay: Callable[[Server], Page]) -> None:
    page = stay(release)
    paths: list[str] = page.evaluate("""async () => {
      const cache = await caches.open((await caches.keys())[0]);
      return (await cache.keys()).map(({ url }) => new URL(url).pathname);
    }""")
    assert "/" in paths
    assert [path for path in paths if path.startswith(("/ws", "/api", "/healthz", "/sw.js"))] == []
    assert page.evaluate("fetch('/healthz').then((answer) => answer.text())") == "ok\n"


def test_a_new_build_is_offered_between_games(
    release: Release, builds: Callable[[str], Path], stay: Callable[[Server], Page]
) -> None:
    page = stay(release)
    assert caches(page) == [f"spit-{build_of(page)}"]
    page.get_by_role("button", name="Play").tap()
    page.get_by_role("button", name="Your stock 1").wait_for()
    release.kill()
    expect(page.get_by_text("The line broke.")).to_be_visible()
    release.static = builds("b")
    release.start()
    expect(page.get_by_text("The line broke.")).to_have_count(0, timeout=15_000)
    own = page.get_by_role("button", name="Your stock 5")
    expect(own).not_to_have_accessible_name(re.compile("face down"), timeout=15_000)
    expect(offer(page)).to_have_count(0)
    page.get_by_role("button", name="Pause").tap()
    page.get_by_role("button", name="Leave").tap()
    accept(page)
    assert (build_of(page), caches(page)) == ("b", ["spit-b"])
    expect(offer(page)).to_have_count(0)


def test_a_page_may_miss_builds_and_see_old_ones_come_back(
    release: Release, builds: Callable[[str], Path], stay: Callable[[Server], Page]
) -> None:
    page = stay(release)
    first = build_of(page)
    release.upgrade(builds("b"))
    expect(offer(page)).to_be_visible(timeout=15_000)
    release.upgrade(builds("c"))
    expect(no_line(page)).to_have_count(0, timeout=15_000)
    accept(page)
    assert (build_of(page), caches(page)) == ("c", ["spit-c"])
    release.upgrade(STATIC)
    accept(page)
    assert (build_of(page), caches(page)) == (first, [f"spit-{first}"])


def test_a_reload_is_enough_and_leaves_nothing_to_offer(
    release: Release, builds: Callable[[str], Path], stay: Callable[[Server], Page]
) -> None:
    page = stay(release)
    release.upgrade(builds("b"))
    page.reload()
    page.get_by_role("button", name="Play").wait_for()
    assert build_of(page) == "b"
    page.wait_for_timeout(500)
    expect(offer(page)).to_have_count(0)


def test_of_two_windows_only_the_one_that_accepts_is_loaded_anew(
    release: Release, builds: Callable[[str], Path], stay: Callable[[Server], Page]
) -> None:
    page = stay(release)
    other = page.context.new_page()
    other.goto(release.url)
    other.get_by_role("button", name="Play").wait_for()
    other.evaluate("window.same = true")
    release.upgrade(builds("b"))
    accept(page)
    expect(offer(other)).to_be_visible(timeout=15_000)
    assert other.evaluate("window.same")
    accept(other)
    assert (build_of(other), caches(other)) == ("b", ["spit-b"])


def test_the_page_can_be_installed(release: Release, stay: Callable[[Server], Page]) -> None:
    page = stay(release)
    cdp: Any = page.context.new_cdp_session(page)
    assert cdp.send("Page.getAppManifest")["errors"] == []
    found = [error["errorId"] for error in cdp.send("Page.getInstallabilityErrors")["installabilityErrors"]]
    assert [error for error in found if error != "in-incognito"] == []
