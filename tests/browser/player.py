"""A scripted player who sees what assistive technology sees, and plays by touch, mouse or keys at human speed."""

from __future__ import annotations

import re
import time
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Literal, Protocol

from playwright.sync_api import Page

RANKS = {"ace": 14, "king": 13, "queen": 12, "jack": 11} | {str(number): number for number in range(2, 11)}

# One look at the page: every name, and where its middle is.
LOOK = """() => [...document.querySelectorAll('[aria-label], button, h1')].map((e) => {
  const box = e.getBoundingClientRect();
  return [e.getAttribute('aria-label') ?? e.textContent.trim(), box.x + box.width / 2, box.y + box.height / 2,
          e.tagName, !!e.closest('[inert]'), e.getAttribute('aria-disabled') === 'true' || e.disabled === true];
})"""

Point = tuple[float, float]
Screen = Literal["start", "table", "round", "end", "paused", "other"]


@dataclass
class Seen:
    """What one look at the page showed. Ranks are 2 to 14, None where no card lies face up."""

    screen: Screen
    stock: list[int | None]
    cards: list[int]
    theirs: list[int | None]
    piles: dict[str, int]
    slaps: dict[str, Point]
    places: dict[str, Point]
    can_call: bool
    title: str

    def fits(self, rank: int | None) -> list[str]:
        return [name for name, top in self.piles.items() if rank is not None and (rank - top) % 13 in (1, 12)]


def _rank(label: str) -> int | None:
    found = re.search(r": (\w+) of ", label)
    return RANKS[found[1]] if found else None


def _cards(label: str) -> int:
    found = re.search(r"(\d+) cards?$", label)
    return int(found[1]) if found else 0


def look(page: Page) -> Seen:
    """Look at the page."""
    stock: list[int | None] = [None] * 5
    cards = [0] * 5
    theirs: list[int | None] = []
    seen = Seen("other", stock, cards, theirs, {}, {}, {}, False, "")
    names: set[str] = set()
    found: list[list[Any]] = page.evaluate(LOOK)
    for label, x, y, tag, inert, disabled in found:
        if inert:
            continue
        if tag == "H1":
            seen.title = label
            continue
        if own := re.match(r"Your stock (\d)", label):
            slot = int(own[1]) - 1
            stock[slot], cards[slot] = _rank(label), _cards(label)
            seen.places[f"stock {slot}"] = (x, y)
        elif re.search(r"’s stock \d", label):
            theirs.append(_rank(label))
        elif label.startswith("Slap the pile"):
            seen.slaps["yours" if "your side" in label else "theirs"] = (x, y)
        elif label.startswith("Spit pile"):
            name = "yours" if "your side" in label else "theirs" if "side" in label else "only"
            seen.places[name] = (x, y)
            if (rank := _rank(label)) is not None:
                seen.piles[name] = rank
        elif tag == "BUTTON":
            names.add(label)
            name = "call" if label.lower().startswith("spit!") else label
            seen.places[name] = (x, y)
            if name == "call":
                seen.can_call = not disabled
    for screen, start in (("round", "Next round"), ("end", "Rematch"), ("start", "Play"), ("paused", "Go on")):
        if any(name.startswith(start) for name in names):
            seen.screen = screen
            return seen
    if "call" in seen.places or seen.slaps:
        seen.screen = "table"
    return seen


class Hands(Protocol):
    """How a player does things."""

    def play(self, seen: Seen, slot: int, pile: str) -> None: ...
    def fill(self, seen: Seen, source: int, to: int) -> None: ...
    def call(self, seen: Seen) -> None: ...
    def slap(self, seen: Seen) -> None: ...
    def press(self, seen: Seen, button: str) -> None: ...


def button(seen: Seen, start: str) -> Point:
    return next(point for name, point in seen.places.items() if name.startswith(start))


class Touch:
    """By touch: a tap plays where the card fits; where it fits both, the pile is tapped too."""

    def __init__(self, page: Page) -> None:
        self.tap: Callable[[float, float], None] = page.touchscreen.tap

    def play(self, seen: Seen, slot: int, pile: str) -> None:
        self.tap(*seen.places[f"stock {slot}"])
        if len(seen.fits(seen.stock[slot])) > 1:
            self.tap(*seen.places[pile])

    def fill(self, seen: Seen, source: int, to: int) -> None:
        self.tap(*seen.places[f"stock {to}"])
        self.tap(*seen.places[f"stock {source}"])

    def call(self, seen: Seen) -> None:
        self.tap(*seen.places["call"])

    def slap(self, seen: Seen) -> None:
        self.tap(*seen.slaps["yours"])

    def press(self, seen: Seen, button_name: str) -> None:
        self.tap(*button(seen, button_name))


class Mouse:
    """By mouse: cards that fit one pile are clicked, every other is dragged; fills are always dragged."""

    def __init__(self, page: Page) -> None:
        self.mouse = page.mouse
        self.plays = 0

    def drag(self, start: Point, end: Point) -> None:
        self.mouse.move(*start)
        self.mouse.down()
        self.mouse.move((start[0] + end[0]) / 2, (start[1] + end[1]) / 2, steps=3)
        self.mouse.move(*end, steps=3)
        self.mouse.up()

    def play(self, seen: Seen, slot: int, pile: str) -> None:
        self.plays += 1
        if len(seen.fits(seen.stock[slot])) > 1:
            self.drag(seen.places[f"stock {slot}"], seen.places[pile])
        else:
            self.mouse.click(*seen.places[f"stock {slot}"])

    def fill(self, seen: Seen, source: int, to: int) -> None:
        self.drag(seen.places[f"stock {source}"], seen.places[f"stock {to}"])

    def call(self, seen: Seen) -> None:
        self.mouse.click(*seen.places["call"])

    def slap(self, seen: Seen) -> None:
        self.mouse.click(*seen.slaps["yours"])

    def press(self, seen: Seen, button_name: str) -> None:
        self.mouse.click(*button(seen, button_name))


class Keys:
    """By keyboard alone."""

    def __init__(self, page: Page) -> None:
        self.page = page

    def play(self, seen: Seen, slot: int, pile: str) -> None:
        self.page.keyboard.press(f"Digit{slot + 1}")
        if len(seen.fits(seen.stock[slot])) > 1:
            self.page.keyboard.press("ArrowRight" if pile == "yours" else "ArrowLeft")

    def fill(self, seen: Seen, source: int, to: int) -> None:
        self.page.keyboard.press(f"Shift+Digit{source + 1}")

    def call(self, seen: Seen) -> None:
        self.page.keyboard.press("Space")

    def slap(self, seen: Seen) -> None:
        self.page.keyboard.press("ArrowRight")

    def press(self, seen: Seen, button_name: str) -> None:
        for _ in range(40):
            focused = self.page.evaluate("document.activeElement?.textContent?.trim() ?? ''")
            if focused.startswith(button_name):
                break
            self.page.keyboard.press("Tab")
        self.page.keyboard.press("Enter")


def act(seen: Seen, hands: Hands) -> str | None:
    """Do the next thing that a reasonable player would; says what it was."""
    match seen.screen:
        case "start":
            hands.press(seen, "Play")
            return "start"
        case "round":
            hands.press(seen, "Next round")
            return "next round"
        case "paused":
            hands.press(seen, "Go on")
            return "resume"
        case "table":
            return _at_table(seen, hands)
        case _:
            return None


def _at_table(seen: Seen, hands: Hands) -> str | None:
    if seen.slaps:
        hands.slap(seen)
        return "slap"
    for slot, rank in enumerate(seen.stock):
        if fits := seen.fits(rank):
            hands.play(seen, slot, fits[-1])
            return "play"
    sources = [slot for slot in range(5) if seen.cards[slot] > 1 and seen.stock[slot] is not None]
    if 0 in seen.cards and sources and seen.piles:
        hands.fill(seen, max(sources, key=lambda slot: seen.cards[slot]), seen.cards.index(0))
        return "fill"
    if seen.can_call:
        hands.call(seen)
        return "call"
    return None


def play_game(
    page: Page, hands: Hands, pace: float = 0.25, limit: float = 420.0, watch: Callable[[Seen], None] | None = None
) -> dict[str, int]:
    """Play from where the page stands to the end of the game; counts what was done. `pace` is in seconds."""
    done: dict[str, int] = {}
    deadline = time.monotonic() + limit
    while time.monotonic() < deadline:
        seen = look(page)
        if watch is not None:
            watch(seen)
        if seen.screen == "end":
            return done
        # One press plays: another would only hide that it did not.
        if not (seen.screen == "start" and "start" in done) and (what := act(seen, hands)) is not None:
            done[what] = done.get(what, 0) + 1
        page.wait_for_timeout(pace * 1000)
    raise AssertionError(f"the game did not end within {limit} s; done: {done}; last seen: {look(page)}")
