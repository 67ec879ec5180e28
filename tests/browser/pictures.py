"""Takes the pictures of the README: plays a game at each size. `python -m tests.browser.pictures DIR`."""

from __future__ import annotations

import sys
import tempfile
from pathlib import Path
from typing import Any

from playwright.sync_api import Page, sync_playwright

from .chromium import find
from .conftest import ARGUMENTS, DESK, PHONE, TABLET, Server
from .player import Mouse, Seen, Touch, play_game

SIZES: dict[int, tuple[dict[str, Any], str]] = {360: (PHONE, "light"), 820: (TABLET, "light"), 1440: (DESK, "dark")}


class Camera:
    """Takes one picture of each state that comes by."""

    def __init__(self, page: Page, folder: Path, suffix: int) -> None:
        self.page = page
        self.folder = folder
        self.suffix = suffix
        self.taken: set[str] = set()
        self.plays = 0

    def take(self, name: str) -> None:
        if name not in self.taken:
            self.taken.add(name)
            self.page.screenshot(path=self.folder / f"{name}-{self.suffix}.png")

    def watch(self, seen: Seen) -> None:
        self.plays += bool(seen.piles)
        if seen.slaps:
            self.page.wait_for_timeout(300)
            self.take("slap")
        elif seen.screen == "round":
            self.page.wait_for_timeout(600)
            self.take("round")
        elif seen.screen == "end":
            self.page.wait_for_timeout(900)
            self.take("end")
        elif self.plays > 15 and len(seen.piles) == 2 and 0 in seen.cards:
            self.take("play")


def main() -> None:
    """Play three games, and keep their pictures."""
    folder = Path(sys.argv[1])
    folder.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as data, sync_playwright() as playwright:
        server = Server(Path(data))
        server.start()
        browser = playwright.chromium.launch(executable_path=find(), args=ARGUMENTS)
        for width, (size, scheme) in SIZES.items():
            page = browser.new_context(locale="en-GB", color_scheme=scheme, **size).new_page()
            page.goto(server.url)
            page.wait_for_timeout(900)
            camera = Camera(page, folder, width)
            camera.take("start")
            play_game(page, Mouse(page) if width == 1440 else Touch(page), pace=0.15, watch=camera.watch)
            page.context.close()
        server.stop()


if __name__ == "__main__":
    main()
