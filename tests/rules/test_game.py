"""The front door: a game that is played."""

import pytest

from spitcards import (
    CHANCE,
    QUICK,
    SEATS,
    Dealer,
    Game,
    IllegalActionError,
    Outcome,
    Play,
    Resign,
    Rules,
    Spit,
    parse_action,
)
from spitcards.rules.types import Millis

A, B = SEATS


def test_a_game_dealt_from_a_seed_is_ready_and_always_the_same() -> None:
    game = Game.deal(7)
    assert game.position.phase == "ready"
    assert game.position == Game.deal(7).position
    assert game.position != Game.deal(8).position
    assert game.record() == Game.deal(7).record()


def test_a_round_as_the_library_plays_it() -> None:
    game = Game.deal(7)
    assert [str(move) for move in game.legal_moves(A)] == ["spit"]
    game.push(Spit(), A)
    game.push(Spit(), B)
    assert game.position.phase == "play"
    assert game.status() == []
    assert game.outcome() is None
    assert not game.is_over()
    assert game.view(A).phase == "play"


def test_a_refused_action_changes_nothing_at_all() -> None:
    game = Game.deal(7)
    before, actions = game.position.copy(), list(game.actions)
    with pytest.raises(IllegalActionError):
        game.push(parse_action("slap 0"), A)
    assert (game.position, game.actions) == (before, actions)
    assert not game.is_legal(parse_action("slap 0"), A)
    assert game.is_legal(Spit(), A)


def test_moments_never_run_backwards_and_are_the_last_by_default() -> None:
    game = Game.deal(7)
    game.push(Spit(), A, Millis(500))
    with pytest.raises(ValueError, match="499 ms is before"):
        game.push(Spit(), B, Millis(499))
    assert len(game.actions) == 2
    game.push(Spit(), B)
    assert [entry.at for entry in game.actions] == [0, 500, 500]
    with pytest.raises(ValueError, match="before"):
        Game().push(Resign(), A, Millis(-1))


def test_a_deal_is_by_chance_whoever_pushes_it() -> None:
    game = Game(dealer=Dealer.from_seed(1))
    game.push(Dealer.from_seed(1).deal(1), B)
    assert game.actions[0].by == CHANCE
    assert game.position == Game.deal(1).position


def test_a_game_without_a_dealer_deals_nothing_by_itself() -> None:
    with pytest.raises(ValueError, match="no dealer"):
        Game().deal_next()
    with pytest.raises(IllegalActionError):
        Game.deal(1).deal_next()


def test_the_outcome_says_who_won_and_how() -> None:
    game = Game.deal(1)
    game.push(Resign(), A)
    assert game.outcome() == Outcome(B, "resigned")
    assert game.is_over()


def test_the_header_holds_the_rules_and_the_players() -> None:
    game = Game(QUICK, players=["Ann", "Bo"])
    assert game.header.players == ("Ann", "Bo")
    assert game.record() == (
        '{"spit":1,"rules":{"win":"points","target":100,"count":"holding","turn":"auto"},"players":["Ann","Bo"]}\n'
    )


def test_a_game_shows_itself() -> None:
    game = Game.deal(7, Rules(turn="manual"))
    assert repr(game) == f"<Game after 1 actions: {game.position}>"


def test_moves_are_values() -> None:
    assert Play(1, 0) == Play(1, 0)  # type: ignore[arg-type]
    assert len({Play(1, 0), Play(1, 0), Play(0, 1)}) == 2  # type: ignore[arg-type]
