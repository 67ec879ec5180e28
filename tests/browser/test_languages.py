"""Every page in every language: it fits a phone, and shuts nobody out. English and Swedish are tried with the pages."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Page

from .conftest import PHONE, Server, Visit
from .posed import TABLES, Posed, end_round, round_review, seat_review
from .test_pages import no_sideways_scroll, no_violations

Visitor = Callable[..., Visit]
LOCALES = Path(__file__).parents[2] / "src" / "spitcards" / "locales"
OTHERS = sorted({path.stem for path in LOCALES.glob("*.ftl")} - {"en", "sv"})
ADDRESSES = ("settings", "rules", "watch")
NOWHERE = "history.pushState(null, '', '/nothing'); dispatchEvent(new PopStateEvent('popstate'))"
STATES = ("ready", "play", "filling", "blocked", "slap", "pause")


@pytest.fixture
def phone(visit: Visitor) -> Callable[[str], Page]:
    def open_page(language: str) -> Page:
        return visit("about:blank", **{**PHONE, "reduced_motion": "reduce", "locale": language}).page

    return open_page


def fits(page: Page, language: str) -> None:
    assert page.evaluate("document.documentElement.lang") == language
    for width, height in ((320, 568), (360, 740)):
        page.set_viewport_size({"width": width, "height": height})
        no_sideways_scroll(page)
    no_violations(page)


@pytest.mark.parametrize("language", OTHERS)
def test_each_page_fits_a_phone(server: Server, phone: Callable[[str], Page], language: str) -> None:
    page = phone(language)
    page.goto(server.url)
    page.locator("[type=radio]").first.wait_for(state="attached")
    fits(page, language)
    for address in ADDRESSES:
        page.goto(f"{server.url}{address}")
        page.locator("h1").wait_for(state="attached")
        fits(page, language)
    page.evaluate(NOWHERE)
    page.locator(".lost h1").wait_for()
    fits(page, language)


@pytest.mark.parametrize("language", OTHERS)
def test_each_state_of_the_table_fits_a_phone(server: Server, phone: Callable[[str], Page], language: str) -> None:
    page = phone(language)
    line = Posed(page, TABLES["play"]())
    for state in STATES:
        line.pose = TABLES[state]()
        page.goto(server.url)
        page.locator("main.table header").wait_for()
        fits(page, language)


@pytest.mark.parametrize("language", OTHERS)
def test_each_end_fits_a_phone(server: Server, phone: Callable[[str], Page], language: str) -> None:
    page = phone(language)
    line = Posed(page, TABLES["play"]())
    page.goto(server.url)
    page.locator("main.table header").wait_for()
    end_round(line)
    page.locator(".over h1").wait_for()
    fits(page, language)
    for end in ("won", "lost", "lost cards"):
        line.pose = TABLES[end]()
        page.goto(server.url)
        page.locator("main h1").wait_for()
        line.review(*(round_review(n) for n in range(1, 12)), seats=[seat_review(0), seat_review(11)])
        page.locator(".strips").wait_for()
        fits(page, language)
