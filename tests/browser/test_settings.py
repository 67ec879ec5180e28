"""Choosing an opponent, and the settings: each is seen at the table that it changes."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Locator, Page, expect

from .conftest import DESK, PHONE, Server, Visit
from .posed import TABLES, Json, Posed, row, table

Visitor = Callable[..., Visit]
Pose = Callable[..., tuple[Page, Posed]]


@pytest.fixture
def posed(server: Server, visit: Visitor) -> Pose:
    """Opens a table in a pose, `chosen` being what this device has kept of its settings."""

    def open_table(pose: Json, chosen: Json | None = None, **context: Any) -> tuple[Page, Posed]:
        page = visit("about:blank", **{**PHONE, **context}).page
        kept = json.dumps(json.dumps(chosen or {}))
        page.add_init_script(f"localStorage.getItem('spit.settings') ?? localStorage.setItem('spit.settings', {kept})")
        line = Posed(page, pose)
        page.goto(server.url)
        page.locator("main.table header").wait_for()
        return page, line

    return open_table


def box(found: Locator) -> dict[str, float]:
    seen: Any = found.bounding_box()
    assert seen is not None
    return seen


def stock(page: Page, slot: int) -> Locator:
    return page.get_by_role("button", name=f"Your stock {slot}")


def asked(line: Posed, kind: str, within: float = 3000) -> list[Json]:
    """What was asked of the server, of one kind, by the time there is any of it."""
    while True:
        line.page.wait_for_timeout(60)
        within -= 60
        if (found := [said for said in line.said if said["t"] == kind]) or within <= 0:
            return found


# Choosing an opponent.


def test_the_first_press_plays_against_the_hare(server: Server, visit: Visitor) -> None:
    page = visit(server.url, **PHONE).page
    expect(page.get_by_role("radio", name="Hare")).to_be_checked()
    page.get_by_role("button", name="Play").tap()
    expect(page.locator("header .name")).to_have_text("Hare")


def test_an_opponent_is_chosen_by_keys_and_kept(server: Server, visit: Visitor) -> None:
    page = visit(server.url, **DESK).page
    page.get_by_role("radio", name="Hare").focus()
    page.keyboard.press("ArrowDown")
    expect(page.get_by_role("radio", name="Fox")).to_be_checked()
    expect(page.get_by_role("button", name="Play")).to_contain_text("against the Fox")
    page.reload()
    expect(page.get_by_role("radio", name="Fox")).to_be_checked()
    page.get_by_role("button", name="Play").press("Enter")
    expect(page.locator("header .name")).to_have_text("Fox")


def test_an_opponent_is_chosen_by_touch_the_mirror_too(server: Server, visit: Visitor) -> None:
    page = visit(server.url, **PHONE).page
    faces = page.locator(".rivals label")
    assert all(min(box(face)["width"], box(face)["height"]) >= 44 for face in faces.all())
    faces.last.tap()
    expect(page.get_by_role("radio", name="Mirror")).to_be_checked()
    expect(page.get_by_text("exactly as fast as you")).to_be_in_viewport()
    page.get_by_role("button", name="Play").tap()
    expect(page.locator("header .name")).to_have_text("Mirror")


@pytest.mark.parametrize(("pose", "other"), [("won", "fox"), ("lost", "hedgehog")])
def test_after_a_clear_game_somebody_quicker_or_slower_is_offered(posed: Pose, pose: str, other: str) -> None:
    page, line = posed(table())
    line.pose = TABLES[pose]()
    page.reload()
    page.get_by_role("button", name=f"Try the {other.title()}").tap()
    assert len(asked(line, "leave")) == 1
    (new,) = asked(line, "new")
    assert new["opponent"] == other
    assert new["rules"] == line.seated["rules"]


def test_after_a_close_game_there_is_but_a_rematch(posed: Pose) -> None:
    page, line = posed(table())
    line.pose = table("over", winner=0, ended="won", scores=[95, 104], stocks=[], piles=[None, None])
    page.reload()
    page.get_by_role("button", name="Rematch").wait_for()
    expect(page.get_by_role("button", name="Try the")).to_have_count(0)


# The page of settings.


@pytest.mark.parametrize("language", ["en-GB", "sv-SE"])
def test_axe_finds_nothing_among_the_settings_and_nothing_scrolls_sideways(
    server: Server, visit: Visitor, language: str
) -> None:
    page = visit(f"{server.url}settings", locale=language, color_scheme="dark", reduced_motion="reduce").page
    page.locator("summary").click()
    for width, height in ((360, 740), (1440, 900)):
        page.set_viewport_size({"width": width, "height": height})
        page.emulate_media(color_scheme="light" if width == 1440 else "dark")
        found = Axe().run(page, options={"resultTypes": ["violations"]})
        assert found.violations_count == 0, found.generate_report()
    for width in (320, 360):
        page.set_viewport_size({"width": width, "height": 568})
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_a_game_waits_while_its_player_is_among_the_settings(server: Server, visit: Visitor) -> None:
    page = visit(server.url, **PHONE).page
    page.get_by_role("button", name="Play").tap()
    page.get_by_role("button", name="Pause").tap()
    page.get_by_role("link", name="Settings").tap()
    page.get_by_text("Left hand").tap()
    page.get_by_role("link", name="Back to the game").tap()
    page.get_by_role("button", name="Go on").tap()
    call = page.get_by_role("button", name="Spit!")
    expect(call).to_be_visible()
    assert box(call)["x"] < 20


def test_a_game_is_paused_when_its_player_goes_to_a_page(posed: Pose, server: Server) -> None:
    page, line = posed(table())
    page.goto(f"{server.url}settings")
    page.get_by_role("heading", name="Settings").wait_for()
    assert len(asked(line, "pause")) == 1


def test_settings_that_are_damaged_are_as_at_first(posed: Pose) -> None:
    page, _ = posed(table(), {"hand": 7, "edition": "late", "keys": [1], "opponent": {}, "language": "xx"})
    html = page.locator("html")
    expect(html).to_have_attribute("data-edition", "late")
    assert box(page.get_by_role("button", name="Spit!"))["x"] > 100


def test_what_is_set_shows_at_once_in_the_sample_and_comes_back(server: Server, visit: Visitor) -> None:
    page = visit(f"{server.url}settings", **PHONE).page
    sample = page.locator(".sample .row .card")
    usual = box(sample.first)["width"]
    for words in ("Larger", "Its rank, huge", "Four colours", "Less", "Late edition"):
        page.get_by_text(words, exact=True).tap()
    assert box(sample.first)["width"] > usual * 1.15
    page.reload()
    html = page.locator("html")
    for name, value in {"faces": "xl", "suits": "four", "motion": "less", "edition": "late"}.items():
        expect(html).to_have_attribute(f"data-{name}", value)
    expect(page.get_by_role("radio", name="Larger")).to_be_checked()
    expect(page.locator("meta[name=theme-color]").first).to_have_attribute("content", "#191733")


# Each setting at the table.


def test_for_the_left_hand_the_table_changes_sides_and_keys_go_by_side(posed: Pose) -> None:
    stocks = [row("Td+1 4s+1 Jd+2 3h+3 9d+4"), row("5d Ts+1 2c+2 8h+3 Kc+4")]
    piles = [{"top": "Js", "thickness": 9}, {"top": "9h", "thickness": 14}]
    page, line = posed(table(stocks=stocks, piles=piles), {"hand": "left"}, **DESK)
    own = box(page.get_by_role("button", name="Spit pile on your side"))
    theirs = box(page.get_by_role("button", name="Spit pile on Hare’s side"))
    assert own["x"] < theirs["x"]
    assert box(page.get_by_role("button", name="Spit!"))["x"] < 100
    assert box(stock(page, 1))["x"] < box(stock(page, 5))["x"]
    page.keyboard.press("Digit1")
    page.keyboard.press("ArrowLeft")
    assert [play["pile"] for play in asked(line, "play")] == [0]


def test_larger_cards_are_larger(posed: Pose) -> None:
    widths: dict[str, float] = {}
    for cards in ("usual", "large"):
        page, _ = posed(table(), {"cards": cards}, **DESK)
        widths[cards] = box(stock(page, 1))["width"]
    assert widths["large"] > widths["usual"] * 1.05


def test_ranks_can_be_huge(posed: Pose) -> None:
    sizes: dict[str, float] = {}
    for faces in ("usual", "xl"):
        page, _ = posed(table(), {"faces": faces})
        sizes[faces] = page.locator(".card.c b").first.evaluate("(b) => parseFloat(getComputedStyle(b).fontSize)")
    assert sizes["xl"] > sizes["usual"] * 1.3


def test_the_deck_can_have_four_colours(posed: Pose) -> None:
    colours: dict[str, set[str]] = {}
    for suits in ("two", "four"):
        page, _ = posed(table(), {"suits": suits})
        seen = [page.locator(f".card.{suit}").first for suit in "cdhs"]
        colours[suits] = {card.evaluate("(c) => getComputedStyle(c).color") for card in seen}
    assert (len(colours["two"]), len(colours["four"])) == (2, 4)


FLIES = """document.getAnimations().some((a) => a.effect.target?.matches('.body') &&
  a.effect.getKeyframes().some((frame) => frame.transform && frame.transform !== 'none'))"""


@pytest.mark.parametrize(
    ("chosen", "device", "flies"),
    [("auto", "no-preference", True), ("less", "no-preference", False), ("auto", "reduce", False)],
)
def test_with_less_motion_cards_do_not_fly_whoever_asks_for_it(
    posed: Pose, chosen: str, device: str, flies: bool
) -> None:
    stocks = [row("Qd+1 4s+1 Jd+2 3h+3 9d+4"), row("5d Ts+1 2c+2 8h+3 Kc+4")]
    page, _ = posed(table(stocks=stocks), {"motion": chosen}, **{**DESK, "reduced_motion": device})
    stock(page, 1).wait_for()
    page.wait_for_timeout(500)
    page.evaluate(
        f"""() => {{
          globalThis.flew = false;
          const look = () => {{ globalThis.flew ||= {FLIES}; requestAnimationFrame(look); }};
          look();
        }}"""
    )
    page.keyboard.press("Digit1")
    page.wait_for_timeout(150)
    assert page.evaluate("globalThis.flew") is flies


@pytest.mark.parametrize(("chosen", "buzzes"), [(True, True), (False, False)])
def test_a_miss_is_felt_unless_vibration_is_off(posed: Pose, chosen: bool, buzzes: bool) -> None:
    page, _ = posed(table(), {"vibration": chosen})
    page.evaluate("() => { navigator.vibrate = () => (globalThis.buzzed = true); }")
    stock(page, 2).wait_for()
    page.touchscreen.tap(180, 4)  # What is felt is fetched at the first touch.
    page.wait_for_timeout(500)
    page.touchscreen.tap(**{axis: box(stock(page, 2))[axis] + 20 for axis in "xy"})
    page.wait_for_timeout(200)
    assert bool(page.evaluate("globalThis.buzzed")) is buzzes


def test_a_calm_pace_is_asked_of_the_next_game_t8(posed: Pose) -> None:
    page, line = posed(table(), {"pace": "calm", "opponent": "tortoise"})
    line.seats = False
    page.reload()
    page.get_by_role("button", name="Play").tap()
    (new,) = asked(line, "new")
    assert (new["pace"], new["opponent"]) == ("calm", "tortoise")


# Keys of one's own.


def test_keys_are_set_by_pressing_them_and_used_and_shown_at_the_table(posed: Pose, server: Server) -> None:
    stocks = [row("Qd+1 4s+1 Jd+2 3h+3 9d+4"), row("5d Ts+1 2c+2 8h+3 Kc+4")]
    page, line = posed(table(stocks=stocks) | {"pause": None}, **DESK)
    page.goto(f"{server.url}settings")
    page.locator("summary").click()
    first = page.get_by_role("button", name="Stock 1")
    first.press("Enter")
    expect(first).to_contain_text("Press a key")
    page.keyboard.press("Digit2")
    expect(page.get_by_text("2 is taken: Stock 2")).to_be_visible()
    page.keyboard.press("KeyQ")
    expect(first).to_contain_text("Q")
    expect(page.get_by_text("is taken")).to_have_count(0)
    page.get_by_role("link", name="Back to the game").click()
    expect(page.locator(".play kbd").first).to_have_text("Q")
    page.keyboard.press("Digit1")
    assert asked(line, "play", within=100) == []
    page.keyboard.press("KeyQ")
    assert [play["stock"] for play in asked(line, "play")] == [0]


def test_an_own_key_says_spit_wherever_the_focus_is(posed: Pose) -> None:
    page, line = posed(TABLES["ready"](), {"keys": {"spit": "KeyF"}}, **DESK)
    stock(page, 1).focus()
    page.keyboard.press("KeyF")
    assert len(asked(line, "spit")) == 1


def test_a_key_that_is_held_or_the_browsers_own_is_not_taken(server: Server, visit: Visitor) -> None:
    page = visit(f"{server.url}settings", **DESK).page
    page.locator("summary").click()
    first = page.get_by_role("button", name="Stock 1")
    first.focus()
    for _ in range(3):  # down, and held
        page.keyboard.down("Enter")
    page.keyboard.up("Enter")
    expect(first).to_contain_text("Press a key")
    page.keyboard.press("Alt+KeyX")
    expect(first).to_contain_text("Press a key")
    page.keyboard.press("KeyQ")
    expect(first).to_contain_text("Q")


def test_keys_go_back_to_the_usual_ones(server: Server, visit: Visitor) -> None:
    page = visit(f"{server.url}settings", **DESK).page
    page.locator("summary").click()
    usual = page.get_by_role("button", name="Back to the usual keys")
    expect(usual).to_be_disabled()
    call = page.get_by_role("button", name="Say “spit”")
    call.click()
    page.keyboard.press("KeyF")
    expect(call).to_contain_text("F")
    usual.click()
    expect(call).to_contain_text("Space")
    call.press("Space")
    page.keyboard.press("Escape")
    expect(call).to_contain_text("Space")
