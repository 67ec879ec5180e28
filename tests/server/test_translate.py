"""What a client asks, as what a table is asked."""

from __future__ import annotations

import json
from typing import Any

import pytest

from spitcards import Fill, Play, Resign, Slap, Spit, Turn
from spitcards.rules.types import Card, Pile, Slot
from spitcards.server import translate
from spitcards.table import requests
from spitcards.table.requests import Press
from spitcards.wire import codec, messages


def action(t: str, **keys: Any) -> messages.Action:
    message = codec.decode(json.dumps({"t": t, "game": "g", "seat": 0, "n": 1, **keys}))
    assert isinstance(message, messages.Action)
    return message


@pytest.mark.parametrize(
    ("t", "keys", "asked"),
    [
        ("play", {"stock": 3, "pile": 1}, Play(Slot(3), Pile(1))),
        ("fill", {"source": 4, "to": 0}, Fill(Slot(4), Slot(0))),
        ("turn", {"stock": 2}, Turn(Slot(2))),
        ("spit", {}, Spit()),
        ("spit", {"pile": 0}, Spit(Pile(0))),
        ("spit", {"pile": 1}, Spit(Pile(1))),
        ("slap", {"pile": 1}, Slap(Pile(1))),
        ("resign", {}, Resign()),
        ("pause", {}, requests.Pause()),
        ("resume", {}, requests.Resume()),
        ("rematch", {}, requests.Rematch()),
        ("leave", {}, requests.Leave()),
        ("claim", {}, requests.Claim()),
    ],
)
def test_each_action_asks_for_what_it_says(t: str, keys: dict[str, Any], asked: requests.Request) -> None:
    assert translate.request(action(t, **keys)) == asked


def test_a_play_has_its_aim_and_all_have_their_moment() -> None:
    play = action("play", stock=0, pile=0, aim="Td", since=300, seen=7, after=12.5)
    assert translate.press(play) == Press(7, 12.5, Card("Td"), 300)
    assert translate.press(action("play", stock=0, pile=0)) == Press()
    assert translate.press(action("spit", seen=7, after=12.5)) == Press(7, 12.5)


def test_what_is_left_out_of_the_rules_is_the_quick_game() -> None:
    assert translate.rules(messages.RulesChoice()).count == "holding"
    assert translate.rules(messages.RulesChoice(win="standard", count="unplayed", turn="manual")).turn == "manual"
