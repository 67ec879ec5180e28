"""The feel of the table: the computer's paw, its face, and what is heard."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from .conftest import PHONE, Server, Visit
from .posed import TABLES, Posed

Visitor = Callable[..., Visit]
Pose = Callable[..., tuple[Page, Posed]]

AT = 10_000_000  # later than the page can be open, so that what is said at it is said now

COUNT_SOUNDS = """{
  const { prototype } = AudioBufferSourceNode, { start } = prototype;
  prototype.start = function (...when) {
    const { dataset } = document.documentElement;
    dataset.sounds = Number(dataset.sounds ?? 0) + 1;
    return start.apply(this, when);
  };
  globalThis.AudioContext = class extends AudioContext {
    constructor(...how) { super(...how); document.documentElement.dataset.audio = "made"; }
  };
}"""


@pytest.fixture
def posed(server: Server, visit: Visitor) -> Pose:
    def open_table(settings: str = "{}") -> tuple[Page, Posed]:
        page = visit("about:blank", **PHONE).page
        page.add_init_script(COUNT_SOUNDS)
        page.add_init_script(f"localStorage.setItem('spit.settings', '{settings}')")
        line = Posed(page, TABLES["play"]())
        page.goto(server.url)
        page.locator(".paw").wait_for()
        return page, line

    return open_table


def middle(page: Page, selector: str) -> tuple[float, float]:
    box: Any = page.locator(selector).bounding_box()
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def until(page: Page, happened: Callable[[], bool]) -> None:
    """Wait for something that is seen in passing."""
    for _ in range(400):
        if happened():
            return
        page.wait_for_timeout(10)
    raise AssertionError("it was not to be seen")


def touch(page: Page) -> None:
    """Touch where nothing comes of it."""
    page.touchscreen.tap(*middle(page, ".lanes"))


def test_the_computers_paw_carries_its_card_before_it_counts(posed: Pose) -> None:
    page, line = posed()
    home = middle(page, ".paw")
    ways = [
        {"began": AT, "ends": AT + 150, "stock": 1},
        {"began": AT + 150, "ends": AT + 4000, "pile": 1, "carries": 1},
    ]
    line.say({"t": "hand", "game": "g", "seat": 1, "at": AT, "ways": ways})
    carried = page.locator(".body.theirs[data-flying=carried]")
    carried.wait_for()
    card = f"[data-card={carried.get_attribute('data-card')}]"
    pile: Any = page.get_by_role("button", name="Spit pile on Hare’s side").bounding_box()
    until(page, lambda: middle(page, ".paw")[1] > home[1] + 50)
    until(page, lambda: middle(page, card)[1] > pile["y"] - 0.1 * pile["height"])
    assert pile["x"] + pile["width"] / 2 < middle(page, card)[0], "it is held beside the pile's rank"
    line.tell("played", seat=1, stock=1, pile=1, card="Ts", thickness=15, turned="4d")
    expect(carried).to_have_count(0)
    on_pile = pytest.approx((pile["x"] + pile["width"] / 2, pile["y"] + pile["height"] / 2), abs=2)
    until(page, lambda: middle(page, card) == on_pile)
    until(page, lambda: middle(page, ".paw") == pytest.approx(home, abs=2))


def test_a_card_that_was_beaten_is_carried_home_rule_10(posed: Pose) -> None:
    page, line = posed()
    row = page.locator(".body.theirs")
    before = [row.nth(n).bounding_box() for n in range(row.count())]
    out = [{"began": AT, "ends": AT + 150, "pile": 1, "carries": 1}]
    line.say({"t": "hand", "game": "g", "seat": 1, "at": AT, "ways": out})
    page.locator("[data-flying=carried]").wait_for()
    back = [{"began": AT + 200, "ends": AT + 350, "stock": 1, "carries": 1}]
    line.say({"t": "hand", "game": "g", "seat": 1, "at": AT + 200, "ways": back})
    page.locator("[data-flying]").wait_for(state="detached")
    assert [row.nth(n).bounding_box() for n in range(row.count())] == before


def test_the_computers_face_shows_its_temper(posed: Pose) -> None:
    page, line = posed()
    face = page.locator("header img")
    calm = face.get_attribute("src")
    line.say({"t": "temper", "game": "g", "seat": 1, "mood": "rattled", "manner": "annoyed"})
    expect(face).not_to_have_attribute("src", calm or "")
    assert "rattled" in (face.get_attribute("src") or "")


def test_an_own_play_is_heard_from_the_first_touch_on(posed: Pose) -> None:
    page, line = posed()
    root = page.locator("html")
    line.tell("played", seat=1, stock=1, pile=1, card="Ts", thickness=15, turned="4d")
    page.wait_for_timeout(100)
    assert root.get_attribute("data-audio") is None, "nobody has touched the page yet"
    touch(page)
    expect(root).to_have_attribute("data-audio", "made")
    unheard = "8"  # each sound is tried once, in silence
    expect(root).to_have_attribute("data-sounds", unheard)
    line.tell("played", seat=1, stock=2, pile=1, card="Jd", thickness=15, turned=None)
    expect(root).to_have_attribute("data-sounds", "9")


def test_nothing_is_heard_with_the_sound_off(posed: Pose) -> None:
    page, line = posed('{"sound":false}')
    touch(page)
    line.tell("played", seat=1, stock=1, pile=1, card="Ts", thickness=15, turned="4d")
    page.wait_for_timeout(500)
    assert page.locator("html").get_attribute("data-audio") is None
