"""A real server in a process of its own, and real browsers at it."""

from __future__ import annotations

import os
import re
import socket
import subprocess
import sys
import time
import urllib.request
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Page

from .chromium import find

ARGUMENTS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]

LONG = re.compile("from_the_first_press|newcomer")
PHONE = {"viewport": {"width": 360, "height": 740}, "has_touch": True, "is_mobile": True, "device_scale_factor": 2}
TABLET = {"viewport": {"width": 820, "height": 1180}, "has_touch": True, "device_scale_factor": 1}
DESK = {"viewport": {"width": 1440, "height": 900}}


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    here = [item for item in items if Path(__file__).parent in item.path.parents]
    for item in here:
        item.add_marker(pytest.mark.browser)
    # The long ones first, so that no processor waits for the last of them.
    items.sort(key=lambda item: not (item in here and LONG.search(item.nodeid)))


@pytest.fixture(scope="session")
def browser_type_launch_args(browser_type_launch_args: dict[str, Any]) -> dict[str, Any]:
    return {**browser_type_launch_args, "executable_path": find(), "args": ARGUMENTS}


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return probe.getsockname()[1]


@dataclass
class Server:
    """`spit serve` on a data directory, which can be killed and started again."""

    data: Path
    port: int = field(default_factory=free_port)
    process: subprocess.Popen[bytes] | None = None

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}/"

    def program(self) -> list[str]:
        return [sys.executable, "-m", "spitcards"]

    def start(self) -> None:
        command = [*self.program(), "serve", "--port", str(self.port), "--data", str(self.data)]
        self.process = subprocess.Popen(command, env=os.environ | {"SPIT_NO_BROWSER": "1"})
        deadline = time.monotonic() + 20
        while True:
            try:
                with urllib.request.urlopen(f"{self.url}healthz", timeout=1):
                    return
            except OSError:
                assert self.process.poll() is None, "the server ended at once"
                assert time.monotonic() < deadline, "the server does not answer"
                time.sleep(0.05)

    def kill(self) -> None:
        assert self.process is not None
        self.process.kill()
        self.process.wait()

    def stop(self) -> int:
        assert self.process is not None
        self.process.terminate()
        return self.process.wait(timeout=20)


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    running = Server(tmp_path_factory.mktemp("data"))
    running.start()
    yield running
    assert running.stop() == 0


@dataclass
class Visit:
    """A page, and what its console said that it should not have."""

    page: Page
    errors: list[str]


@pytest.fixture
def visit(browser: Browser) -> Iterator[Callable[..., Visit]]:
    """Opens pages: `visit(url, **context)`; afterwards no console may have an error.

    They have no service worker unless one is allowed: it would answer in the place of a test that plays the server.
    """
    contexts: list[BrowserContext] = []
    visits: list[Visit] = []

    def open_page(url: str, **context: Any) -> Visit:
        contexts.append(browser.new_context(**{"locale": "en-GB", "service_workers": "block", **context}))
        visited = Visit(contexts[-1].new_page(), [])
        visited.page.on("console", lambda said: visited.errors.append(said.text) if said.type == "error" else None)
        visited.page.on("pageerror", lambda error: visited.errors.append(str(error)))
        visits.append(visited)
        visited.page.goto(url)
        return visited

    yield open_page
    for visited in visits:
        assert visited.errors == []
    for context in contexts:
        context.close()
