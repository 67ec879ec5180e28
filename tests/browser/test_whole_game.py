"""A whole game, from the first press to the winner, in a real browser, whatever it is played with."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from .conftest import DESK, PHONE, Server, Visit
from .player import Keys, Mouse, Touch, look, play_game

WAYS = {"touch on a phone": (PHONE, Touch), "mouse on a desk": (DESK, Mouse), "keys alone": (DESK, Keys)}


@pytest.mark.parametrize("way", WAYS)
def test_a_game_from_the_first_press_to_the_winner(server: Server, visit: Callable[..., Visit], way: str) -> None:
    context, hands = WAYS[way]
    page = visit(server.url, **context).page
    expect(page.get_by_role("button", name="Play")).to_be_visible()
    done = play_game(page, hands(page))
    assert done["start"] == 1
    assert done["play"] > 20
    assert done["next round"] >= 1
    expect(page.get_by_role("heading", name=re.compile("^(You win!|Hare wins)$"))).to_be_visible()
    expect(page.get_by_role("button", name="Rematch")).to_be_visible()


def test_a_rematch_is_another_game(server: Server, visit: Callable[..., Visit]) -> None:
    page = visit(server.url, **PHONE).page
    page.get_by_role("button", name="Play").tap()
    page.get_by_role("button", name="Pause").tap()
    page.get_by_role("button", name="Give up").tap()
    page.get_by_role("button", name="Give up").last.tap()
    page.get_by_role("button", name="Rematch").tap()
    expect(page.get_by_role("button", name="Spit!")).to_be_visible()
    assert look(page).cards == [1, 2, 3, 4, 5]
