"""What a game tells on the page, and watching it again: one's own, and any record from a file."""

from __future__ import annotations

import io
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, Route, expect

from spitcards import SEATS, RecordError, Resign, check_record
from spitcards.review import SeatReview, review
from tests.review.games import Made

from .conftest import DESK, PHONE, Server, Visit
from .player import Mouse, act, look
from .test_pages import no_sideways_scroll, no_violations

Visitor = Callable[..., Visit]
CASES = sorted((Path(__file__).parent.parent / "cases").glob("*.spit.jsonl"))


def fault(path: Path) -> RecordError | None:
    try:
        check_record(io.BytesIO(path.read_bytes()))
    except RecordError as error:
        return error
    return None


SOUND = [path for path in CASES if fault(path) is None]
WRONG = [path for path in CASES if fault(path) is not None]
ROUNDS = next(path for path in CASES if path.name.startswith("22-given-up-equal"))


@pytest.fixture
def watching(server: Server, visit: Visitor) -> Callable[..., Page]:
    """A page that watches a record."""

    def open_record(path: Path = ROUNDS, **context: Any) -> Page:
        page = visit(f"{server.url}watch", **{**PHONE, "reduced_motion": "reduce", **context}).page
        give(page, path)
        page.locator(".stage").wait_for()
        page.get_by_role("button", name="Stop").click()
        return page

    return open_record


def give(page: Page, path: Path) -> None:
    page.locator("input[type=file]").set_input_files(path)


def caption(page: Page) -> Locator:
    return page.locator(".caption")


# --- one's own game ---


def seconds(ms: int | None) -> str:
    if ms is None:
        return "–"
    shown = (ms + 50) // 100 / 10 if ms < 9950 else (ms + 500) // 1000
    return f"{shown:g} s"


def facts_of(seat: SeatReview) -> list[str]:
    """What the page says of a seat, from the library's numbers."""
    return [
        seconds(seat.fastest and seat.fastest.ms),
        seconds(seat.reaction),
        seconds(seat.longest_wait and seat.longest_wait.ms),
        str(seat.contests_won),
        str(seat.misses),
        f"{(seat.in_front + 500) // 1000} s",
    ]


def facts_on(page: Page, who: str) -> list[str]:
    return page.locator(f".facts dd.{who} b").all_inner_texts()


def test_a_game_tells_what_its_record_tells_and_is_watched_again(
    server: Server, visit: Visitor, tmp_path: Path
) -> None:
    page = visit(server.url, **DESK).page
    hands = Mouse(page)
    told: list[tuple[list[str], list[str]]] = []
    for _ in range(1200):
        seen = look(page)
        if seen.screen == "round":
            told.append((facts_on(page, "you"), facts_on(page, "them")))
            no_violations(page)
            page.get_by_role("button", name="Next round").click()
            page.get_by_role("button", name="Next round").wait_for(state="detached")
            break
        act(seen, hands)
        page.wait_for_timeout(150)
    assert told, "no round was told of"
    page.wait_for_timeout(2500)
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Give up").click()
    page.get_by_role("button", name="Give up").last.click()
    page.get_by_role("button", name="Save the record").wait_for()
    with page.expect_download() as saving:
        page.get_by_role("button", name="Save the record").click()
    saved = tmp_path / "game.spit.jsonl"
    saving.value.save_as(saved)
    assert saving.value.suggested_filename.endswith(".spit.jsonl")
    with saved.open("rb") as file:
        found = review(file)
    for (yours, theirs), round_ in zip(told, found.rounds, strict=False):
        assert (yours, theirs) == (facts_of(round_.seats[0]), facts_of(round_.seats[1]))
    whole = found.seats
    assert (facts_on(page, "you"), facts_on(page, "them")) == (facts_of(whole[0]), facts_of(whole[1]))
    expect(page.locator(".strips li")).to_have_count(len(found.rounds))
    no_violations(page)

    page.get_by_role("button", name="Watch again").click()
    page.get_by_role("button", name="Stop").click()
    expect(page.locator(".round")).to_have_text(f"Round 1 of {len(found.rounds)}")
    page.keyboard.press("End")
    expect(caption(page)).to_contain_text("win")
    page.keyboard.press("ArrowLeft")
    page.keyboard.press("Home")
    expect(caption(page)).to_have_text("Round 1 is dealt.")
    for _ in range(4):
        page.keyboard.press("ArrowRight")
    went = caption(page).inner_text()
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowLeft")
    expect(caption(page)).to_have_text(went)
    page.get_by_role("link", name="Back").click()
    page.get_by_role("button", name="Rematch").wait_for()


# --- any record ---


def test_a_record_plays_by_itself_from_its_first_card_to_its_last(
    watching: Callable[..., Page], tmp_path: Path
) -> None:
    record = tmp_path / "short.spit.jsonl"
    record.write_text(Made().begun().play(3500, 0, 0, 0).do(4000, 1, Resign()).text)
    page = watching(record)
    page.keyboard.press("Home")
    page.keyboard.press("Digit6")
    page.keyboard.press("Space")
    expect(page.get_by_role("button", name="Play")).to_be_visible(timeout=15_000)
    expect(caption(page)).to_have_text("Ann wins.")


def test_steps_go_forward_and_back_by_button_and_key(watching: Callable[..., Page]) -> None:
    page = watching()
    page.keyboard.press("Home")
    first = caption(page).inner_text()
    page.get_by_role("button", name="One step on").click()
    expect(caption(page)).not_to_have_text(first)
    page.get_by_role("button", name="One step back").click()
    expect(caption(page)).to_have_text(first)
    page.keyboard.press("PageDown")
    expect(page.locator(".round")).to_have_text(re.compile("Round 2 of"))
    expect(caption(page)).to_have_text("Round 2 is dealt.")
    page.get_by_role("button", name="Round before").click()
    expect(page.locator(".round")).to_have_text(re.compile("Round 1 of"))
    page.get_by_role("button", name="Round after").click()
    expect(page.locator(".round")).to_have_text(re.compile("Round 2 of"))


def test_the_curve_is_a_slider(watching: Callable[..., Page]) -> None:
    page = watching()
    slider = page.get_by_role("slider", name="Place in the round")
    slider.focus()
    before = slider.get_attribute("aria-valuetext")
    page.keyboard.press("End")
    page.keyboard.press("Home")
    for _ in range(6):
        page.keyboard.press("ArrowRight")
    assert slider.get_attribute("aria-valuetext") != before
    box = page.locator(".seek").bounding_box()
    assert box is not None
    page.touchscreen.tap(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    assert float(slider.input_value()) > 0
    expect(page.get_by_role("button", name="Play")).to_be_visible()


def test_the_speed_is_chosen_by_button_and_key(watching: Callable[..., Page]) -> None:
    page = watching()
    page.get_by_role("button", name="½×").click()
    expect(page.get_by_role("button", name="½×")).to_have_attribute("aria-pressed", "true")
    page.keyboard.press("Digit5")
    expect(page.get_by_role("button", name="4×")).to_have_attribute("aria-pressed", "true")


def test_the_table_is_seen_from_either_side(watching: Callable[..., Page]) -> None:
    page = watching()
    own = page.locator(".name.own span")
    before = own.inner_text()
    page.get_by_role("button", name="Other side").click()
    expect(own).not_to_have_text(before)
    page.keyboard.press("s")
    expect(own).to_have_text(before)


def test_what_was_left_open_is_marked_and_leads_there(watching: Callable[..., Page]) -> None:
    with ROUNDS.open("rb") as file:
        found = review(file)
    number, round_ = next((n, each) for n, each in enumerate(found.rounds) if any(seat.chances for seat in each.seats))
    page = watching(**DESK)
    page.keyboard.press("Home")
    for _ in range(number):
        page.keyboard.press("PageDown")
    marks = page.locator(".marks li")
    expect(marks).to_have_count(sum(len(seat.chances) for seat in round_.seats))
    marks.first.get_by_role("button").click()
    expect(marks.first.get_by_role("button")).to_have_attribute("aria-current", "true")
    expect(page.locator(".stage svg g").first).to_be_visible()


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_axe_finds_nothing_and_nothing_scrolls_sideways(
    watching: Callable[..., Page], server: Server, visit: Visitor, scheme: str
) -> None:
    for page in (visit(f"{server.url}watch", color_scheme=scheme).page, watching(color_scheme=scheme)):
        page.get_by_role("heading", level=1).wait_for(state="attached")
        for width, height in ((1440, 900), (740, 360), (360, 740), (320, 568)):
            page.set_viewport_size({"width": width, "height": height})
            page.wait_for_timeout(150)
            no_sideways_scroll(page)
            if width in (1440, 360):
                no_violations(page)


# --- every kind of record ---


def test_a_record_of_every_kind_is_watched_to_its_end(server: Server, visit: Visitor) -> None:
    """Where cards lie at the end, as many are left on the page as in the library."""
    page = visit(f"{server.url}watch", **DESK, reduced_motion="reduce").page
    for path in SOUND:
        with path.open("rb") as file:
            position = check_record(file).position
        give(page, path)
        if position.round == 0:
            page.get_by_text("Nothing was dealt").wait_for()
            continue
        page.get_by_role("button", name="Stop").wait_for()  # it plays: the new one is there
        page.keyboard.press("End")
        page.get_by_role("button", name="Stop").wait_for(state="detached")
        expect(page.locator(".round"), path.name).to_have_text(f"Round {position.round} of {position.round}")
        if position.phase in ("ready", "play", "slap"):
            left = [page.locator(f".lane.{who} b") for who in ("you", "them")]
            for seat in SEATS:
                expect(left[seat], path.name).to_have_text(str(position.stock_left(seat)))


@pytest.mark.parametrize("path", WRONG[:: max(1, len(WRONG) // 5)], ids=lambda path: path.name)
def test_a_wrong_record_is_answered_with_its_line(server: Server, visit: Visitor, path: Path) -> None:
    visited = visit(f"{server.url}watch", **PHONE)
    error = fault(path)
    assert error is not None
    page = visited.page
    page.locator("input[type=file]").wait_for(state="attached")
    give(page, path)
    expect(page.get_by_role("status")).to_contain_text(f"Line {error.line} of this record is wrong")
    expect(page.get_by_role("status")).to_contain_text(error.message)
    expect(page.locator("input[type=file]")).to_have_value("")  # so that the same file can be chosen when it is mended
    visited.errors[:] = [said for said in visited.errors if "422" not in said]


def test_a_record_is_dropped_on_the_page(server: Server, visit: Visitor) -> None:
    page = visit(f"{server.url}watch", **DESK).page
    page.locator("input[type=file]").wait_for(state="attached")
    drop = """text => {
      const dataTransfer = new DataTransfer();
      dataTransfer.items.add(new File([text], "a.spit.jsonl"));
      document.body.dispatchEvent(new DragEvent("drop", { dataTransfer, bubbles: true, cancelable: true }));
    }"""
    page.evaluate(drop, ROUNDS.read_text())
    expect(page.locator(".stage")).to_be_visible()
    page.reload()
    expect(page.get_by_text("Choose a record")).to_be_visible()  # nothing of it was kept


def test_of_two_records_the_one_chosen_last_is_shown(server: Server, visit: Visitor, tmp_path: Path) -> None:
    page = visit(f"{server.url}watch", **DESK).page
    page.locator("input[type=file]").wait_for(state="attached")
    held: list[Route] = []
    page.route("**/api/watch", lambda route: route.continue_() if held else held.append(route))
    short = tmp_path / "short.spit.jsonl"
    short.write_text(Made().begun().do(4000, 1, Resign()).text)
    give(page, short)
    give(page, ROUNDS)
    shown = page.locator(".round")
    expect(shown).not_to_have_text(re.compile("of 1$"))
    with page.expect_response("**/api/watch"):
        held[0].continue_()
    page.wait_for_timeout(100)
    expect(shown).not_to_have_text(re.compile("of 1$"))


def test_a_record_that_is_too_long_is_said_to_be(server: Server, visit: Visitor, tmp_path: Path) -> None:
    page = visit(f"{server.url}watch", **PHONE).page
    page.locator("input[type=file]").wait_for(state="attached")
    huge = tmp_path / "huge.spit.jsonl"
    huge.write_bytes(b'{"spit":1}\n' + b"\n" * (1 << 20))
    give(page, huge)
    expect(page.get_by_role("status")).to_contain_text("too long")
