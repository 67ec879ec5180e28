"""Messages as text and back; whatever a client sends, nothing but a message or a `MalformedError` comes of it."""

from __future__ import annotations

import contextlib
import json
from typing import Any, get_args

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from spitcards.bots import OPPONENTS
from spitcards.rules.events import Called, Played, RoundOver
from spitcards.rules.setup import QUICK
from spitcards.rules.types import SEATS, Card, Millis, Pile, Slot
from spitcards.table.events import Counting, Event
from spitcards.wire import messages
from spitcards.wire.codec import MAX_BYTES, MalformedError, decode, encode, what

ACTION = {"game": "g", "seat": 0, "n": 1}
HONEST: list[dict[str, Any]] = [
    {"t": "hello", "build": "b"},
    {"t": "hello", "build": "b", "back": [{"game": "g", "token": "t"}] * 2},
    {"t": "new", "nonce": "0123456789abcdef" * 2},
    {"t": "new", "nonce": "f" * 32, "rules": {"win": "standard", "turn": "manual"}, "pace": "calm", "name": "Åsa"},
    {"t": "play", **ACTION, "stock": 4, "pile": 1, "aim": "Td", "since": 12.5, "seen": 7, "after": 0.25},
    {"t": "fill", **ACTION, "source": 0, "to": 4},
    {"t": "turn", **ACTION, "stock": 0},
    {"t": "spit", **ACTION},
    {"t": "spit", **ACTION, "pile": 0},
    {"t": "slap", **ACTION, "pile": 1},
    *({"t": t, **ACTION} for t in ("resign", "pause", "resume", "rematch", "leave", "claim")),
    {"t": "lesson"},
    {"t": "record", "game": "g"},
    {"t": "pong", "nonce": "x"},
]

DISHONEST: list[dict[str, Any]] = [
    {"t": "hello"},
    {"t": "hello", "build": ""},
    {"t": "hello", "build": "b" * 65},
    {"t": "hello", "build": "b", "back": [{"game": "g", "token": "t"}] * 3},
    {"t": "hello", "build": "b", "more": 1},
    {"t": "new", "nonce": "0" * 31},
    {"t": "new", "nonce": "G" * 32},
    {"t": "new", "nonce": "0" * 32 + "\n"},
    {"t": "new", "nonce": "0" * 32, "rules": {"target": 0}},
    {"t": "new", "nonce": "0" * 32, "rules": {"jokers": True}},
    {"t": "new", "nonce": "0" * 32, "name": "x" * 41},
    {"t": "new", "nonce": "0" * 32, "opponent": "wolf"},
    {"t": "play", **ACTION, "stock": 5, "pile": 0},
    {"t": "play", **ACTION, "stock": -1, "pile": 0},
    {"t": "play", **ACTION, "stock": 1.5, "pile": 0},
    {"t": "play", **ACTION, "stock": True, "pile": 0},
    {"t": "play", **ACTION, "stock": "1", "pile": 0},
    {"t": "play", **ACTION, "stock": 0, "pile": 2},
    {"t": "play", **ACTION, "stock": 0},
    {"t": "play", **ACTION, "stock": 0, "pile": 0, "aim": "1d"},
    {"t": "play", **ACTION, "stock": 0, "pile": 0, "aim": "Td\n"},
    {"t": "play", **ACTION, "stock": 0, "pile": 0, "after": -1},
    {"t": "play", **ACTION, "stock": 0, "pile": 0, "after": 1e300},
    {"t": "spit", "game": "g", "seat": 2, "n": 1},
    {"t": "spit", "game": "g", "seat": 0, "n": 0},
    {"t": "spit", "game": "g", "seat": 0, "n": 2**31 + 1},
    {"t": "spit", "game": "", "seat": 0, "n": 1},
    {"t": "welcome", "build": "b", "version": "1"},
    {"t": "told"},
    {"t": 1},
    {},
]


@pytest.mark.parametrize("honest", HONEST, ids=lambda message: message["t"])
def test_what_clients_say_is_understood_and_loses_nothing(honest: dict[str, Any]) -> None:
    message = decode(json.dumps(honest))
    again = msgspec.to_builtins(message)
    assert decode(json.dumps(again)) == message
    assert again.items() >= {key: value for key, value in honest.items() if key != "rules"}.items()


def test_there_is_an_example_of_every_message() -> None:
    kinds = {type(decode(json.dumps(honest))) for honest in HONEST}
    assert kinds == set(get_args(messages.ClientMessage))


@pytest.mark.parametrize("dishonest", DISHONEST, ids=str)
def test_what_no_client_says_is_malformed(dishonest: dict[str, Any]) -> None:
    with pytest.raises(MalformedError):
        decode(json.dumps(dishonest))


def test_what_is_left_out_is_the_quick_game() -> None:
    choice = messages.RulesChoice()
    assert (choice.win, choice.target, choice.count, choice.turn) == (QUICK.win, QUICK.target, QUICK.count, QUICK.turn)


@pytest.mark.parametrize("text", ["NaN", '{"t":"pong","nonce":"x"} {}', "[" * 2000, "\ud800", b"\xff\xfe", b"", "\x00"])
def test_what_is_no_json_is_malformed(text: str | bytes) -> None:
    with pytest.raises(MalformedError):
        decode(text)


@pytest.mark.parametrize("number", ["NaN", "Infinity", "1e999", "-0.5"])
def test_a_time_is_a_number_within_bounds(number: str) -> None:
    with pytest.raises(MalformedError):
        decode('{"t":"spit","game":"g","seat":0,"n":1,"after":' + number + "}")


def test_the_opponents_are_those_that_there_are() -> None:
    assert get_args(messages.Opponent) == OPPONENTS


def test_longer_than_the_limit_is_malformed() -> None:
    text = json.dumps({"t": "pong", "nonce": "x"})
    assert decode(text + " " * (MAX_BYTES - len(text)))
    with pytest.raises(MalformedError, match="longer than 4096 bytes"):
        decode(text + " " * (MAX_BYTES - len(text) + 1))


@given(st.binary(max_size=200) | st.text(max_size=200))
def test_any_bytes_are_a_message_or_malformed(text: bytes | str) -> None:
    understood(text)


def leaves() -> st.SearchStrategy[Any]:
    keys = sorted({key for honest in HONEST for key in honest} | {"x"})
    return st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=8) | st.sampled_from(keys)


@given(
    st.sampled_from(HONEST),
    st.dictionaries(
        st.sampled_from(["t", "game", "seat", "n", "stock", "pile", "aim", "since", "back", "rules", "x"]),
        st.recursive(leaves(), lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=5), inner)),
        max_size=3,
    ),
    st.integers(0, 400),
)
def test_a_message_that_was_tampered_with_is_a_message_or_malformed(
    honest: dict[str, Any], changed: dict[str, Any], length: int
) -> None:
    text = json.dumps(honest | changed)
    understood(text)
    understood(text[:length])


def understood(text: bytes | str) -> None:
    """Any other exception than this fails the test."""
    with contextlib.suppress(MalformedError):
        assert isinstance(decode(text), messages.Message)


def test_events_travel_as_they_are() -> None:
    event = Played(SEATS[1], Slot(2), Pile(0), Card("Td"), 7, None)
    told = messages.Told(game="g", seq=3, at=40, what=what(Played), event=event, n=2)
    assert json.loads(encode(told)) == {
        "t": "told",
        "game": "g",
        "seq": 3,
        "at": 40,
        "what": "played",
        "event": {"seat": 1, "stock": 2, "pile": 0, "card": "Td", "thickness": 7, "turned": None},
        "n": 2,
    }


def test_what_is_left_out_where_it_says_nothing() -> None:
    assert encode(messages.Answer(game="g", seat=0, n=1)) == '{"t":"answer","game":"g","seat":0,"n":1}'


def test_events_have_names_of_their_own() -> None:
    names = {what(kind) for kind in get_args(Event)}
    assert len(names) == len(get_args(Event))
    assert what(RoundOver) == "round_over"
    assert {what(Called), what(Counting)} == {"called", "counting"}


def test_no_text_has_a_line_break() -> None:
    assert "\n" not in encode(messages.Trouble(code="malformed", text="a\nb"))
    assert Millis(1) == 1
