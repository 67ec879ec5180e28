"""The lesson, taken by somebody who does only what the coach points at; and the page of rules."""

from __future__ import annotations

import re
import time
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Any, Protocol

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Locator, Page, expect

from .conftest import DESK, PHONE, Server, Visit

Visitor = Callable[..., Visit]

LOCALES = Path(__file__).parents[2] / "src" / "spitcards" / "locales"
LANGUAGES = sorted(path.stem for path in LOCALES.glob("*.ftl"))
NARROW = {**PHONE, "viewport": {"width": 320, "height": 568}}
SIZES = [(320, 568), (740, 360), (1440, 900)]
LONG = 40
"""Letters from which on words are tried on tables of all sizes."""

# One look: the words, what is pointed at, where the hand is, and whether the words cover a card or one is cut off.
LOOK = """() => {
  const words = document.getElementById('lesson-words');
  const box = (e) => { const { x, y, width, height } = e.getBoundingClientRect(); return [x, y, width, height]; };
  const note = words?.closest('.note');
  const away = note?.parentElement.matches('.away') ?? true;
  const covers = !note || away ? [] : [...document.querySelectorAll('main.table :is(.slot, .pile, #call)')]
    .map((e) => e.getBoundingClientRect())
    .filter((b) => { const n = note.getBoundingClientRect();
      return b.x < n.right && n.x < b.right && b.y < n.bottom && n.y < b.bottom; }).length;
  return {
    words: words?.textContent.trim() ?? '',
    cut: !!note && !away && (words.scrollHeight > note.clientHeight || words.scrollWidth > words.clientWidth
      || note.getBoundingClientRect().height > note.parentElement.clientHeight + 1),
    covers,
    width: document.querySelector('main.table')?.clientWidth,
    pointed: [...document.querySelectorAll('[aria-describedby="lesson-words"]')].map((e) => [e.id, ...box(e)]),
    hand: [...document.querySelectorAll('.hand:has(.palm)')].map(box)[0] ?? null,
    over: !!document.querySelector('main.taught'),
  };
}"""


LOOKED_AT = ("begin", "fits both", "place is empty", "Nobody")


class Hands(Protocol):
    """How the newcomer touches what is pointed at."""

    def touch(self, name: str, x: float, y: float) -> None: ...


class Finger:
    def __init__(self, page: Page) -> None:
        self.page = page

    def touch(self, name: str, x: float, y: float) -> None:
        self.page.touchscreen.tap(x, y)


class Keys:
    """By the keys that the table shows under its piles, and on the call."""

    def __init__(self, page: Page) -> None:
        self.page = page

    def touch(self, name: str, x: float, y: float) -> None:
        what, _, number = name.partition("-")
        keys = {"call": "Space", "pile": "ArrowRight" if number == "0" else "ArrowLeft"}
        self.page.keyboard.press(keys.get(what) or f"Digit{int(number) + 1}")


def pointed_at(seen: dict[str, Any]) -> tuple[str, float, float]:
    """The one of the places pointed at under which the hand is, and its middle."""
    x, y, w, _ = seen["hand"]

    def far(place: list[Any]) -> float:
        _, left, top, width, height = place
        return abs(left + width / 2 - x - w / 2) + abs(top + height - y)

    name, left, top, width, height = min(seen["pointed"], key=far)
    return name, left + width / 2, top + height / 2


class Newcomer:
    """Somebody who does only what the coach points at, once a `step`, and hears what is said."""

    def __init__(self, page: Page, hands: Hands, watch: Callable[[str], None] = lambda _: None) -> None:
        self.page = page
        self.said: list[str] = []
        self._hands = hands
        self._watch = watch
        self._until = 0.0

    def step(self) -> bool:
        """Look, and touch what is pointed at; whether the lesson is over."""
        seen = self.page.evaluate(LOOK)
        if seen["over"]:
            return True
        if seen["words"] and seen["words"] not in self.said[-1:]:
            self.said.append(seen["words"])
            self._watch(seen["words"])
        elif seen["hand"] and seen["pointed"] and time.monotonic() > self._until:
            self._hands.touch(*pointed_at(seen))
            self._until = time.monotonic() + 0.15  # a card has to get there
        return False


def take_lessons(newcomers: Iterable[Newcomer], limit: float = 240.0) -> None:
    """Let all of them take their lessons to the end, at the same time: most of it is waiting."""
    deadline = time.monotonic() + limit
    left = list(newcomers)
    while left:
        left = [newcomer for newcomer in left if not newcomer.step()]
        said = [newcomer.said for newcomer in left]
        assert time.monotonic() < deadline, f"the lesson did not end within {limit} s; said: {said}"
        if left:
            left[0].page.wait_for_timeout(30)


def fits(page: Page, words: str) -> None:
    """The words cover no card and lie within their place, whatever the size of the table."""
    usual = page.viewport_size
    assert usual is not None
    for width, height in SIZES if len(words) >= LONG else []:
        page.set_viewport_size({"width": width, "height": height})
        deadline = time.monotonic() + 3
        while (seen := page.evaluate(LOOK))["width"] != width or seen["covers"] or seen["cut"]:
            assert time.monotonic() < deadline, (width, height, seen)
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), (width, height)
    page.set_viewport_size(usual)


def learn(page: Page) -> None:
    """Choose the lesson on the start page: it is the first of the ways beside the game."""
    way = page.locator("nav button.way")
    way.wait_for()
    page.wait_for_timeout(200)
    way.click()


def no_violations(page: Page) -> None:
    found = Axe().run(page, options={"resultTypes": ["violations"]})
    assert found.violations_count == 0, found.generate_report()


def test_newcomers_of_all_languages_pass_by_doing_what_the_coach_points_at(server: Server, visit: Visitor) -> None:
    newcomers: dict[str, Newcomer] = {}
    for language in LANGUAGES:
        page = visit(server.url, **{**PHONE, "device_scale_factor": 1}, locale=language, reduced_motion="reduce").page
        newcomers[language] = Newcomer(page, Finger(page), watch=lambda words, page=page: fits(page, words))
        learn(page)
    take_lessons(newcomers.values())
    for language, newcomer in newcomers.items():
        page, said = newcomer.page, newcomer.said
        assert len(set(said)) >= 12, language
        assert not any(re.search(r"lesson-|[{}]|\$", words) for words in said), f"a message is missing: {language}"
        assert page.locator("html").get_attribute("lang") == language
        expect(page.locator("main.taught h1")).to_be_focused()
        page.locator("main.taught .acts button").first.tap()
        expect(page.locator("main.table")).to_be_visible()
        expect(page.locator("#lesson-words")).to_have_count(0)


def test_a_newcomer_passes_by_keyboard_and_axe_finds_nothing_on_the_way(server: Server, visit: Visitor) -> None:
    page = visit(server.url, **DESK).page
    page.locator("nav button.way").focus()
    page.keyboard.press("Enter")
    looked: list[str] = []

    def look(words: str) -> None:
        if any(part in words for part in LOOKED_AT):
            page.wait_for_timeout(400)  # a flood that fades is no text
            no_violations(page)
            looked.append(words)

    newcomer = Newcomer(page, Keys(page), watch=look)
    take_lessons([newcomer])
    assert len(looked) >= len(LOOKED_AT)
    assert any("press" in words for words in newcomer.said), "keys are named where they are shown"
    no_violations(page)


def stock(page: Page, slot: int) -> Locator:
    return page.locator(f"#stock-{slot}")


def test_a_try_that_does_not_fit_is_explained_and_the_lesson_goes_on(server: Server, visit: Visitor) -> None:
    page = visit(server.url, **PHONE, reduced_motion="reduce").page
    learn(page)
    words = page.locator("#lesson-words")
    expect(words).to_contain_text("spit")
    page.locator("#call").tap()
    expect(words).to_contain_text("one higher", timeout=10_000)
    fitting = page.locator('[aria-describedby="lesson-words"]').get_attribute("id")
    wrong = next(slot for slot in range(5) if f"stock-{slot}" != fitting and slot in misfits(page))
    stock(page, wrong).tap()
    expect(words).to_contain_text("a wrong try costs a moment")
    expect(words).to_contain_text("goes on")
    page.wait_for_timeout(500)
    page.locator(f"#{fitting}").tap()
    expect(words).not_to_contain_text("a wrong try")


def misfits(page: Page) -> list[int]:
    """The stocks whose card fits no pile, by the names that screen readers read."""
    ranks = {"ace": 14, "king": 13, "queen": 12, "jack": 11}

    def rank(selector: str) -> int:
        name = re.search(r": (\w+) of", page.locator(selector).get_attribute("aria-label") or "")
        assert name is not None
        return ranks.get(name[1]) or int(name[1])

    tops = [rank("#pile-0"), rank("#pile-1")]
    return [slot for slot in range(5) if all((rank(f"#stock-{slot}") - top) % 13 not in (1, 12) for top in tops)]


def test_the_lesson_can_be_left_at_any_moment_and_taken_again(server: Server, visit: Visitor) -> None:
    page = visit(server.url, **PHONE).page
    for _ in range(2):
        learn(page)
        page.get_by_role("button", name="Leave the lesson").tap()
    page.reload()
    expect(page.get_by_role("button", name="Play")).to_be_visible()


def test_a_lesson_is_come_back_to_after_a_reload(server: Server, visit: Visitor) -> None:
    page = visit(server.url, **PHONE, reduced_motion="reduce").page
    learn(page)
    expect(page.locator("#lesson-words")).to_contain_text("spit")
    page.reload()
    expect(page.locator("#lesson-words")).to_contain_text("spit")
    page.locator("#call").tap()
    expect(page.locator("#lesson-words")).to_contain_text("one higher", timeout=10_000)


def test_the_lesson_stands_out_on_the_first_visit_alone(server: Server, visit: Visitor) -> None:
    page = visit(server.url, **PHONE).page
    way = page.get_by_role("button", name="Learn in a minute")
    expect(way).to_have_class(re.compile("fresh"))
    learn(page)
    page.get_by_role("button", name="Leave the lesson").tap()
    expect(way).not_to_have_class(re.compile("fresh"))
    page.reload()
    expect(way).not_to_have_class(re.compile("fresh"))


# The page of rules


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("context", [NARROW, DESK], ids=["narrow", "desk"])
@pytest.mark.parametrize("language", ["en", "sv"])
def test_axe_finds_nothing_on_the_rules(
    server: Server, visit: Visitor, scheme: str, context: dict[str, Any], language: str
) -> None:
    page = visit(f"{server.url}rules", **context, locale=language, color_scheme=scheme).page
    page.locator("#rule-25").wait_for()
    no_violations(page)
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    text = page.locator("main").inner_text()
    assert not re.search(r"rules?-\w|[{}]|\$", text), "a message is missing or broken"


def test_the_rules_lead_to_the_lesson_and_to_each_clause(server: Server, visit: Visitor) -> None:
    page = visit(f"{server.url}rules#rule-T7", **DESK).page
    expect(page.locator("#rule-T7")).to_be_in_viewport()
    page.get_by_role("link", name="The deal").click()
    expect(page.get_by_role("heading", name="The deal")).to_be_in_viewport()
    page.get_by_role("button", name="Learn in a minute").click()
    expect(page.locator("#lesson-words")).to_contain_text("spit")


def test_no_lesson_is_offered_while_a_game_is_on(server: Server, visit: Visitor) -> None:
    page = visit(server.url, **DESK).page
    page.get_by_role("button", name="Play").click()
    page.locator("main.table header").wait_for()
    page.goto(f"{server.url}rules")
    page.locator("#rule-1").wait_for()
    expect(page.get_by_role("button", name="Learn in a minute")).to_have_count(0)
