"""Takes the pictures of the README: plays a lesson and a game at each size. `python -m tests.browser.pictures DIR`."""

from __future__ import annotations

import base64
import io
import sys
import tempfile
from pathlib import Path
from typing import Any, Final

from PIL import Image
from playwright.sync_api import Page, sync_playwright

from .chromium import find
from .conftest import ARGUMENTS, DESK, PHONE, TABLET, Server
from .player import Mouse, Seen, Touch, act, look, play_game

SIZES: Final[dict[int, dict[str, Any]]] = {
    360: {**PHONE, "color_scheme": "light"},
    820: {**TABLET, "color_scheme": "light"},
    1440: {**DESK, "color_scheme": "dark"},
}
COLOURS: Final = 128
"""Flat inks need no more, and the pictures stay small."""

MOVING: Final = (8.0, 12, 300)
"""The moving picture: its length in s, frames a second, and width in px."""


def save(png: bytes, path: Path) -> None:
    """Keep a picture, with few colours."""
    picture = Image.open(io.BytesIO(png)).convert("RGB")
    few = picture.quantize(COLOURS, Image.Quantize.MAXCOVERAGE, dither=Image.Dither.NONE)
    few.save(path, optimize=True)


class Camera:
    """Takes one picture of each state that comes by."""

    def __init__(self, page: Page, folder: Path, suffix: int) -> None:
        self.page = page
        self.folder = folder
        self.suffix = suffix
        self.taken: set[str] = set()
        self.plays = 0

    def take(self, name: str, after: int = 0) -> None:
        """Take it, unless there is one already, `after` so many ms."""
        if name not in self.taken:
            self.taken.add(name)
            self.page.wait_for_timeout(after)
            save(self.page.screenshot(), self.folder / f"{name}-{self.suffix}.png")

    def watch(self, seen: Seen) -> None:
        """Look at a game that is played."""
        self.plays += bool(seen.piles)
        if seen.slaps:
            self.take("slap", after=300)
        elif seen.screen == "round":
            self.take("round", after=600)
        elif seen.screen == "end":
            self.take("end", after=900)
        elif self.plays > 15 and len(seen.piles) == 2 and 0 in seen.cards:
            self.take("play")

    def watch_again(self) -> None:
        """Open the record of the game that has ended, in the midst of a round."""
        self.page.get_by_role("button", name="Watch again").click()
        self.page.locator(".stage").wait_for()
        self.page.get_by_role("button", name="Stop").click()
        for _ in range(30):
            self.page.keyboard.press("ArrowRight")
        self.take("watch", after=700)

    def learn(self) -> None:
        """Begin the lesson, and leave it."""
        self.page.get_by_role("button", name="Learn in a minute").click()
        self.page.locator("#call").click()
        self.page.locator("#call").wait_for()
        self.take("lesson", after=4500)
        self.page.get_by_role("button", name="Leave the lesson").click()
        self.page.get_by_role("button", name="Play").wait_for()


def film(page: Page, path: Path) -> None:
    """Play for a while, and keep it as a moving picture."""
    length, rate, width = MOVING
    frames: list[tuple[float, bytes]] = []
    line: Any = page.context.new_cdp_session(page)

    def keep(frame: dict[str, Any]) -> None:
        frames.append((frame["metadata"]["timestamp"], base64.b64decode(frame["data"])))
        line.send("Page.screencastFrameAck", {"sessionId": frame["sessionId"]})

    hands, seen = Touch(page), look(page)
    while len(seen.piles) < 2:  # the first cards have been turned
        act(seen, hands)
        page.wait_for_timeout(250)
        seen = look(page)
    line.on("Page.screencastFrame", keep)
    line.send("Page.startScreencast", {"format": "jpeg", "quality": 90})
    page.wait_for_timeout(600)
    while not frames or frames[-1][0] - frames[0][0] < length:
        act(look(page), hands)
        page.wait_for_timeout(620)
    line.send("Page.stopScreencast")
    # Each moment shows the newest frame of then.
    moments = [frames[0][0] + n / rate for n in range(int(length * rate))]
    shown = [max((frame for frame in frames if frame[0] <= at), key=lambda frame: frame[0])[1] for at in moments]
    pictures = [Image.open(io.BytesIO(jpeg)).convert("RGB") for jpeg in shown]
    small = [p.resize((width, width * p.height // p.width), Image.Resampling.LANCZOS) for p in pictures]
    small[0].save(path, save_all=True, append_images=small[1:], duration=1000 // rate, loop=0, quality=55, method=6)


def main() -> None:
    """Play, and keep the pictures."""
    folder = Path(sys.argv[1])
    folder.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as data, sync_playwright() as playwright:
        server = Server(Path(data))
        server.start()
        browser = playwright.chromium.launch(executable_path=find(), args=ARGUMENTS)
        for width, size in SIZES.items():
            page = browser.new_context(locale="en-GB", **size).new_page()
            page.goto(server.url)
            page.wait_for_timeout(900)
            camera = Camera(page, folder, width)
            camera.take("start")
            camera.learn()
            play_game(page, Mouse(page) if width == 1440 else Touch(page), pace=0.15, watch=camera.watch)
            camera.watch_again()
            page.context.close()
        page = browser.new_context(locale="en-GB", **SIZES[360]).new_page()
        page.goto(server.url)
        page.get_by_role("button", name="Play").tap()
        film(page, folder / "play.webp")
        server.stop()


if __name__ == "__main__":
    main()
