"""Actions as values and as texts."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from spitcards import (
    DECK,
    ActionTextError,
    Deal,
    Fill,
    Forfeit,
    Play,
    Resign,
    Slap,
    Spit,
    SpitError,
    Turn,
    parse_action,
)
from spitcards.rules.actions import FILLS, MOVES, PLAYS, SLAPS, SPITS, TURNS


@pytest.mark.parametrize("action", [*MOVES, Resign(), Forfeit()], ids=str)
def test_the_text_of_an_action_reads_back(action: Play) -> None:
    assert parse_action(str(action)) == action


@given(st.permutations(DECK), st.integers(0, 52))
def test_the_text_of_a_deal_reads_back(deck: list[str], cut: int) -> None:
    deal = Deal((tuple(deck[:cut]), tuple(deck[cut:])))  # type: ignore[arg-type]
    assert parse_action(str(deal)) == deal


def test_the_texts() -> None:
    assert [str(action) for action in (Play(3, 0), Fill(4, 0), Turn(2), Spit(), Spit(1), Slap(0))] == [  # type: ignore[arg-type]
        "play 3 0",
        "fill 4 0",
        "turn 2",
        "spit",
        "spit 1",
        "slap 0",
    ]
    assert str(Deal(((DECK[0], DECK[1]), ()))) == "deal 2c2d -"
    assert (str(Resign()), str(Forfeit())) == ("resign", "forfeit")


def test_spaces_around_words_do_not_matter() -> None:
    assert parse_action("  play  3   0 ") == Play(3, 0)  # type: ignore[arg-type]


@pytest.mark.parametrize(
    "text",
    ["", "play", "play 3", "play 5 0", "play 3 2", "play -1 0", "fill 0", "spit 2", "slap", "Play 3 0", "turn 5"],
)
def test_what_is_no_action_is_refused_with_a_hint(text: str) -> None:
    with pytest.raises(ActionTextError, match="write one as in") as caught:
        parse_action(text)
    assert caught.value.text == text


@pytest.mark.parametrize("text", ["deal 2c2x -", "deal 2c3 -", "deal 2c -2d"])
def test_a_deal_of_no_cards_is_refused(text: str) -> None:
    with pytest.raises(ActionTextError, match="is no card"):
        parse_action(text)


def test_an_error_of_text_is_a_value_error_and_one_of_ours() -> None:
    assert issubclass(ActionTextError, ValueError)
    assert issubclass(ActionTextError, SpitError)


def test_every_move_is_made_once() -> None:
    assert len(set(MOVES)) == len(MOVES) == 10 + 25 + 5 + 3 + 2
    assert PLAYS[3][1] == Play(3, 1)  # type: ignore[arg-type]
    assert FILLS[4][0] == Fill(4, 0)  # type: ignore[arg-type]
    assert TURNS[2] == Turn(2)  # type: ignore[arg-type]
    assert (Spit(), Spit(0), Spit(1)) == SPITS  # type: ignore[arg-type]
    assert (Slap(0), Slap(1)) == SLAPS  # type: ignore[arg-type]


def test_rule_25_giving_up_says_how_the_game_ends() -> None:
    assert (Resign().ending, Forfeit().ending) == ("resigned", "forfeited")
