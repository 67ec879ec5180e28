"""The engine and the oracle, a separate reading of the rules, agree move by move."""

from __future__ import annotations

from random import Random

import pytest

from spitcards import (
    PILES,
    SEATS,
    Action,
    Deal,
    Dealer,
    Fill,
    Forfeit,
    Game,
    IllegalActionError,
    Play,
    Resign,
    Rules,
    Seat,
    Slap,
    Spit,
    Turn,
)
from spitcards.rules.check import position_to_dict

from . import oracle
from .oracle import Oracle, Words
from .play import SPLITS, WAYS, any_action, legal_action, short


def words(action: Action) -> Words:
    match action:
        case Play():
            return ("play", action.stock, action.pile)
        case Fill():
            return ("fill", action.source, action.to)
        case Turn():
            return ("turn", action.stock)
        case Spit():
            return ("spit",) if action.pile is None else ("spit", action.pile)
        case Slap():
            return ("slap", action.pile)
        case Deal():
            return ("deal", *map(list, action.packets))
        case Resign():
            return ("resign",)
        case Forfeit():
            return ("forfeit",)


def agree(game: Game, other: Oracle) -> None:
    position = game.position
    assert position_to_dict(position) == other.board()
    assert [cards[::-1] for cards in position.spit_cards] == other.hands
    assert position.packets is None or list(map(sorted, position.packets)) == list(map(sorted, other.held or []))
    for seat in SEATS:
        assert {words(move) for move in game.legal_moves(seat)} == other.choices(seat)
    assert game.position.blocked() == other.blocked()
    assert [pile for pile in PILES if position.pile_exists(pile)] == other.piles_there()
    assert game.status() == []


def try_in_vain(game: Game, other: Oracle, action: Action, seat: Seat) -> None:
    """Whether an action is refused is the same for both; a refused one changes nothing."""
    allowed = other.allows(seat, words(action))
    assert game.is_legal(action, seat) == allowed
    if not allowed:
        before, actions = game.position.copy(), len(game.actions)
        with pytest.raises(IllegalActionError):
            game.push(action, seat)
        assert game.position == before
        assert len(game.actions) == actions


def play_out(seed: int, rules: Rules, held: tuple[int, int] | None, most: int = 600) -> Game:
    """A random game against the oracle, to its end or so many actions."""
    rng = Random(seed)
    dealer = Dealer.from_seed(seed)
    game = Game(rules, dealer) if held is None else short(dealer, rules, held)
    other = Oracle(rules.win, rules.target, rules.count, rules.turn)
    if held is not None:
        other.held = [list(packet) for packet in game.position.packets or []]
        other.round = 1
    agree(game, other)
    for _ in range(most):
        if rng.random() < 0.3:
            try_in_vain(game, other, *any_action(rng, game))
        chosen = legal_action(rng, game)
        if chosen is None:
            break
        action, seat = chosen
        game.push(action, seat)
        other.do(seat, words(action))
        agree(game, other)
    if not game.is_over() and rng.random() < 0.5:
        loser, up = rng.choice(SEATS), rng.choice([Resign(), Forfeit()])
        game.push(up, loser)
        other.do(loser, words(up))
        agree(game, other)
    return game


@pytest.mark.parametrize("rules", WAYS, ids=str)
def test_engine_and_oracle_agree(rules: Rules) -> None:
    for seed in range(2):
        play_out(seed, rules, None)


@pytest.mark.parametrize("turn", ["auto", "manual"])
@pytest.mark.parametrize("held", SPLITS, ids=str)
def test_engine_and_oracle_agree_from_short_packets(held: tuple[int, int], turn: str) -> None:
    rules = Rules(turn=turn)
    for seed in range(2):
        play_out(100 + seed, rules, held, 200)
        play_out(200 + seed, rules, (held[1], held[0]), 200)


@pytest.mark.soak
@pytest.mark.parametrize("part", range(20))
def test_engine_and_oracle_agree_in_ten_thousand_games(part: int) -> None:
    for seed in range(500 * part, 500 * part + 500):
        rng = Random(f"soak {seed}")
        rules = rng.choice(WAYS)
        held = rng.choice(SPLITS) if rules.win == "standard" and rng.random() < 0.7 else None
        play_out(seed, rules, held and rng.choice([held, (held[1], held[0])]), 400)


def test_rule_17_the_sizes_of_the_oracle_add_up() -> None:
    assert [sum(oracle.sizes(cards)) for cards in range(27)] == [min(cards, 15) for cards in range(27)]
    assert oracle.sizes(12) == [1, 2, 3, 3, 3]
    assert oracle.sizes(4) == [1, 1, 1, 1, 0]
