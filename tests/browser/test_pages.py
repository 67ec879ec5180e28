"""The pages themselves: whom they shut out, what they come back from, and what hands, fingers and keys do on them."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import CDPSession, Page, expect

from .conftest import DESK, PHONE, Server, Visit
from .player import Seen, Touch, act, look
from .posed import TABLES, Json, Posed, end_round, round_review, row, seat_review, table

Visitor = Callable[..., Visit]
Pose = Callable[..., tuple[Page, Posed]]

WORDS = {
    "en-GB": {"play": "Play", "options": "How you play", "next": "Next round", "rematch": "Rematch"},
    "sv-SE": {"play": "Spela", "options": "Så spelar ni", "next": "Nästa runda", "rematch": "Revansch"},
}


@pytest.fixture
def posed(server: Server, visit: Visitor) -> Pose:
    def open_table(pose: Json, **context: Any) -> tuple[Page, Posed]:
        page = visit("about:blank", **{**PHONE, "reduced_motion": "reduce", **context}).page
        line = Posed(page, pose)
        page.goto(server.url)
        return page, line

    return open_table


@pytest.fixture
def table_in_play(posed: Pose) -> Pose:
    """A table with a row of one's own; on the piles lie a king, on the own side, and a nine."""

    def open_row(own: str) -> tuple[Page, Posed]:
        page, line = posed(table(stocks=[row(own), row("5d Ts+1 2c+2 8h+3 Kc+4")]))
        stock(page, 1).wait_for()
        return page, line

    return open_row


def stock(page: Page, slot: int) -> Any:
    return page.get_by_role("button", name=f"Your stock {slot}")


def middle(page: Page, slot: int) -> dict[str, float]:
    box = stock(page, slot).bounding_box()
    return {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}


def tap(page: Page, slot: int) -> None:
    page.touchscreen.tap(**middle(page, slot))


def done(line: Posed, *kinds: str) -> list[Json]:
    """What the page has asked of the server."""
    line.page.wait_for_timeout(60)
    return [said for said in line.said if said["t"] in (kinds or ("play", "fill", "turn", "spit", "slap"))]


# Nobody is shut out.


def no_violations(page: Page) -> None:
    found = Axe().run(page, options={"resultTypes": ["violations"]})
    assert found.violations_count == 0, found.generate_report()


def no_sideways_scroll(page: Page) -> None:
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), page.viewport_size


def start_page(page: Page, line: Posed, words: dict[str, str]) -> None:
    line.seats = False
    page.reload()
    page.get_by_role("button", name=words["play"]).wait_for()


def options(page: Page, line: Posed, words: dict[str, str]) -> None:
    start_page(page, line, words)
    page.get_by_text(words["options"]).click()


def round_end(page: Page, line: Posed, words: dict[str, str]) -> None:
    page.locator("main.table h1").wait_for(state="attached")
    end_round(line)
    page.get_by_role("button", name=words["next"]).wait_for()


def game_end(page: Page, line: Posed, words: dict[str, str]) -> None:
    page.get_by_role("button", name=words["rematch"]).wait_for()
    line.review(*(round_review(n) for n in range(1, 12)), seats=[seat_review(0), seat_review(11)])
    page.locator(".strips").wait_for()


def at_table(page: Page, line: Posed, words: dict[str, str]) -> None:
    page.locator("main.table header").wait_for()


PAGES: dict[str, tuple[str, Callable[[Page, Posed, dict[str, str]], None]]] = {
    "start": ("play", start_page),
    "options": ("play", options),
    **{name: (name, at_table) for name in ("ready", "play", "filling", "blocked", "counting", "slap", "pause")},
    "round": ("play", round_end),
    "won": ("won", game_end),
}


@pytest.mark.parametrize("language", WORDS)
@pytest.mark.parametrize("name", PAGES)
def test_axe_finds_nothing_and_nothing_scrolls_sideways(posed: Pose, name: str, language: str) -> None:
    pose, prepare = PAGES[name]
    page, line = posed(TABLES[pose](), locale=language)
    prepare(page, line, WORDS[language])
    # Each edition at each width in one language or the other: contrast and room do not meet.
    editions = ("light", "dark") if language == "en-GB" else ("dark", "light")
    for (width, height), edition in zip(((360, 740), (1440, 900)), editions, strict=True):
        page.set_viewport_size({"width": width, "height": height})
        page.emulate_media(color_scheme=edition)
        page.wait_for_timeout(100)
        no_sideways_scroll(page)
        no_violations(page)
    page.set_viewport_size({"width": 320, "height": 568})
    no_sideways_scroll(page)


def test_the_way_back_leads_out_of_a_game_over_its_pause(server: Server, visit: Visitor) -> None:
    page = visit(f"{server.url}rules", **PHONE).page
    page.goto(server.url)
    page.get_by_role("button", name="Play").tap()
    stock(page, 1).wait_for()
    page.go_back()
    page.get_by_role("button", name="Go on").tap()
    expect(stock(page, 1)).not_to_have_accessible_name(re.compile("face down"), timeout=15_000)
    page.go_back()
    page.get_by_role("button", name="Go on").wait_for()
    page.go_back()
    page.wait_for_url(f"{server.url}rules")


def test_without_javascript_the_page_says_that_it_needs_it(server: Server, visit: Visitor) -> None:
    page = visit(server.url, java_script_enabled=False).page
    said = page.locator("noscript p")
    expect(said.first).to_be_visible()
    assert ["JavaScript" in words for words in said.all_inner_texts()] == [True] * 6


def test_without_websockets_the_page_says_that_it_needs_them(server: Server, visit: Visitor) -> None:
    page = visit("about:blank").page
    page.add_init_script("delete window.WebSocket")
    page.goto(server.url)
    expect(page.get_by_text("played live over a WebSocket")).to_be_visible()
    expect(page.get_by_role("button")).to_have_count(0)


def test_a_swedish_browser_gets_swedish_and_can_have_english(server: Server, visit: Visitor) -> None:
    page = visit(server.url, locale="sv-SE", **PHONE).page
    expect(page.get_by_role("button", name="Spela")).to_be_visible()
    expect(page.locator("html")).to_have_attribute("lang", "sv")
    page.get_by_label("Språk").select_option("en")
    expect(page.get_by_role("button", name="Play")).to_be_visible()
    expect(page.locator("html")).to_have_attribute("lang", "en")
    page.reload()
    expect(page.get_by_role("button", name="Play")).to_be_visible()


def test_each_page_has_a_title_of_its_own(server: Server, visit: Visitor) -> None:
    page = visit(server.url, **PHONE).page
    expect(page).to_have_title("Spit")
    for name in ("Rules", "Settings", "Watch a game again"):
        page.get_by_role("link", name=name).tap()
        expect(page).to_have_title(f"{name} · Spit")
        page.go_back()
        expect(page).to_have_title("Spit")


def test_the_edition_follows_the_device_until_one_is_chosen(server: Server, visit: Visitor) -> None:
    page = visit(server.url, color_scheme="dark", **PHONE).page
    expect(page.locator("html")).to_have_attribute("data-edition", "late")
    frame = page.locator("meta[name=theme-color]").last
    expect(frame).to_have_attribute("content", "#191733")
    page.get_by_label("Colours").select_option("pink")
    expect(page.locator("html")).not_to_have_attribute("data-edition", "late")
    expect(frame).to_have_attribute("content", "#f7d3be")
    page.reload()
    expect(page.get_by_role("button", name="Play")).to_be_visible()
    expect(page.locator("html")).not_to_have_attribute("data-edition", "late")


def test_the_table_keeps_clear_of_a_notch(posed: Pose) -> None:
    page, _ = posed(table())
    cdp = page.context.new_cdp_session(page)
    cdp.send(
        "Emulation.setSafeAreaInsetsOverride", {"insets": {"top": 47, "topMax": 47, "bottom": 34, "bottomMax": 34}}
    )
    page.wait_for_timeout(150)
    call = page.get_by_role("button", name="Spit!").bounding_box()
    assert page.get_by_role("button", name="Pause").bounding_box()["y"] >= 47
    assert call["y"] + call["height"] <= 740 - 34


# The page comes back.


def own(page: Page) -> list[str]:
    return [stock(page, slot).get_attribute("aria-label") for slot in range(1, 6)]


def begin(page: Page, hands: Touch) -> Seen:
    """From the start page into play, and on to the first own move that is possible."""
    for _ in range(200):
        seen = look(page)
        if seen.piles and any(seen.fits(rank) for rank in seen.stock):
            return seen
        if not seen.piles or seen.can_call:
            act(seen, hands)
        page.wait_for_timeout(100)
    raise AssertionError("the game did not begin")


def test_a_reload_in_the_midst_of_a_game_comes_back_to_the_same_cards(server: Server, visit: Visitor) -> None:
    page = visit(server.url, **PHONE).page
    begin(page, Touch(page))
    before = own(page)
    page.get_by_role("button", name="Pause").tap()
    page.reload()
    page.get_by_role("button", name="Go on").wait_for()
    assert all("face down" in label or "empty" in label for label in own(page))
    page.get_by_role("button", name="Go on").tap()
    expect(stock(page, 5)).not_to_have_accessible_name(re.compile("face down"))
    assert own(page) == before


@pytest.fixture
def mortal(tmp_path: Path) -> Iterator[Server]:
    """A server that may be killed."""
    running = Server(tmp_path)
    running.start()
    yield running
    assert running.stop() == 0


def test_a_killed_server_that_comes_back_goes_on_with_the_game(mortal: Server, visit: Visitor) -> None:
    visited = visit(mortal.url, **PHONE)
    page = visited.page
    hands = Touch(page)
    begin(page, hands)
    before = own(page)
    mortal.kill()
    broken = page.get_by_text("The line broke.")
    expect(broken).to_be_visible()
    mortal.start()
    expect(broken).to_have_count(0, timeout=15_000)
    expect(stock(page, 5)).not_to_have_accessible_name(re.compile("face down"), timeout=15_000)
    assert own(page) == before
    visited.errors[:] = [error for error in visited.errors if "WebSocket" not in error]
    left = sum(look(page).cards)
    for _ in range(200):
        seen = look(page)
        if seen.screen != "table" or sum(seen.cards) < left:
            return
        act(seen, hands)
        page.wait_for_timeout(100)
    raise AssertionError("the game did not go on")


def test_of_two_windows_the_older_says_so_and_can_take_the_seat_back(server: Server, visit: Visitor) -> None:
    page = visit(server.url, **DESK).page
    page.get_by_role("button", name="Play").click()
    page.get_by_role("button", name="Pause").wait_for()
    before = own(page)
    second = page.context.new_page()
    second.goto(server.url)
    second.get_by_role("button", name="Pause").wait_for()
    expect(page.get_by_role("alert")).to_contain_text("in another window")
    assert own(second) == before
    page.get_by_role("button", name="Play here").click()
    expect(page.get_by_role("alert")).to_have_count(0)
    expect(second.get_by_role("alert")).to_contain_text("in another window")


# Fingers and keys.


def fingers(page: Page) -> Callable[..., None]:
    cdp: CDPSession = page.context.new_cdp_session(page)

    def move(kind: str, *points: dict[str, float]) -> None:
        numbered = [{**point, "id": n} for n, point in enumerate(points)]
        cdp.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": numbered})

    return move


def test_two_fingers_at_once_both_count(table_in_play: Pose) -> None:
    page, line = table_in_play("Qc+1 Td+1 3d 4d 5d")
    move = fingers(page)
    move("touchStart", middle(page, 1), middle(page, 2))
    move("touchEnd")
    assert [(said["stock"], said["pile"]) for said in done(line)] == [(0, 0), (1, 1)]


def test_taps_that_overlap_both_count(table_in_play: Pose) -> None:
    page, line = table_in_play("Qc+1 Td+1 3d 4d 5d")
    move = fingers(page)
    first, second = middle(page, 1), middle(page, 2)
    move("touchStart", first)
    move("touchStart", first, second)
    assert [(said["stock"], said["pile"]) for said in done(line)] == [(0, 0), (1, 1)]
    move("touchEnd")
    assert len(done(line)) == 2


@pytest.mark.parametrize("size", [(360, 740), (740, 360), (820, 1180), (1440, 900)])
def test_a_double_click_on_giving_up_does_not_give_up(posed: Pose, size: tuple[int, int]) -> None:
    page, line = posed(TABLES["pause"](), viewport={"width": size[0], "height": size[1]})
    box: Any = page.get_by_role("button", name="Give up").bounding_box()
    page.mouse.dblclick(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    assert done(line, "resign") == []


def test_keys_that_are_held_or_meant_for_the_browser_do_nothing(
    table_in_play: Pose,
) -> None:
    page, line = table_in_play("Qc+1 Td+1 3d 4d 5d")
    page.keyboard.press("Control+Digit2")
    page.keyboard.press("Alt+Digit2")
    page.keyboard.press("Meta+Digit2")
    assert done(line) == []
    page.keyboard.down("Digit1")
    for _ in range(5):
        page.keyboard.down("Digit1")
    page.keyboard.up("Digit1")
    assert [said["stock"] for said in done(line)] == [0]


def test_a_key_says_what_lies_on_the_piles(table_in_play: Pose) -> None:
    page, _ = table_in_play("Qc+1 Td+1 3d 4d 5d")
    page.keyboard.press("p")
    expect(page.locator("[aria-live]")).to_have_text("On the piles: king of spades, 9 of hearts.")
    page.keyboard.press("Digit1")
    expect(page.locator("[aria-live]")).to_have_text("You played queen of clubs.")
    page.keyboard.press("p")
    expect(page.locator("[aria-live]")).to_contain_text("queen of clubs, 9 of hearts")


def test_a_miss_shows_its_tag_and_costs_time(table_in_play: Pose) -> None:
    page, line = table_in_play("3c+1 Td+1 3d 4d 5d")
    tap(page, 1)
    expect(page.locator("[aria-hidden]", has_text="3 fits neither 9 nor K")).to_be_visible()
    expect(page.locator("[aria-live]")).to_have_text("3 fits neither 9 nor K")
    tap(page, 2)
    assert [said["stock"] for said in done(line)] == [0]
    page.wait_for_timeout(450)
    tap(page, 2)
    assert [said["stock"] for said in done(line)] == [0, 1]


def test_a_fill_is_never_a_side_effect(table_in_play: Pose) -> None:
    page, line = table_in_play("3c+1 - 3d 4d 5d+1")
    tap(page, 1)
    assert done(line, "fill") == []
    page.wait_for_timeout(450)
    tap(page, 2)
    tap(page, 5)
    assert [(said["source"], said["to"]) for said in done(line, "fill")] == [(4, 1)]
