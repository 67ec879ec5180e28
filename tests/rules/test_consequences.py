"""The consequences of the rules that `docs/rules.md` names, in random games by all rules."""

from __future__ import annotations

import io
from random import Random

import pytest
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from spitcards import (
    CHANCE,
    DECK,
    SEATS,
    Action,
    Dealer,
    Fill,
    Forfeit,
    Game,
    IllegalActionError,
    Play,
    Resign,
    Rules,
    Seat,
    Turn,
    check_record,
    parse_action,
)
from spitcards.rules.actions import MOVES
from spitcards.rules.legality import refusal
from spitcards.rules.types import other

from .play import NONSENSE, SPLITS, WAYS, legal_action, next_deal, short


class Games(RuleBasedStateMachine):
    """Two who do anything, legal and illegal, in any order."""

    @initialize(
        rules=st.sampled_from(WAYS), seed=st.integers(0, 2**32), held=st.one_of(st.none(), st.sampled_from(SPLITS))
    )
    def begin(self, rules: Rules, seed: int, held: tuple[int, int] | None) -> None:
        dealer = Dealer.from_seed(seed)
        self.from_start = held is None or rules.win == "points"
        self.game = Game(rules, dealer) if held is None or rules.win == "points" else short(dealer, rules, held)
        self.plays = 0

    @rule(which=st.integers(0, 99), seat=st.sampled_from(SEATS))
    def move(self, which: int, seat: Seat) -> None:
        legal = list(self.game.legal_moves(seat))
        if legal:
            self.push(legal[which % len(legal)], seat)

    @rule(seed=st.integers(0, 99), times=st.integers(1, 60))
    def play_on(self, seed: int, times: int) -> None:
        rng = Random(seed)
        for _ in range(times):
            chosen = legal_action(rng, self.game)
            if chosen is not None:
                self.push(*chosen)

    @rule(action=st.sampled_from([*MOVES, *NONSENSE]), seat=st.sampled_from([*SEATS, Seat(2), CHANCE]))
    def try_anything(self, action: Action, seat: Seat) -> None:
        legal = refusal(self.game.position, action, seat) is None
        assert legal == self.game.is_legal(action, seat)
        if legal:
            self.push(action, seat)
            return
        before, actions = self.game.position.copy(), len(self.game.actions)
        with pytest.raises(IllegalActionError):
            self.game.push(action, seat)
        assert self.game.position == before
        assert len(self.game.actions) == actions

    @precondition(lambda self: self.game.position.phase == "deal")
    @rule()
    def deal(self) -> None:
        self.push(next_deal(self.game), CHANCE)

    @rule(seat=st.sampled_from(SEATS), action=st.sampled_from([Resign(), Forfeit()]), rarely=st.integers(0, 9))
    def give_up(self, seat: Seat, action: Action, rarely: int) -> None:
        if rarely == 0 and not self.game.is_over():
            self.push(action, seat)
            assert self.game.position.winner == other(seat)

    def push(self, action: Action, seat: Seat) -> None:
        assert parse_action(str(action)) == action
        self.game.push(action, seat)
        assert self.game.status() == []
        match self.game.position.phase:
            case "ready":
                self.plays = 0
            case _:
                self.plays += isinstance(action, Play)
        assert self.plays <= 29

    @invariant()
    def moves_are_the_brute_force_filter(self) -> None:
        for seat in SEATS:
            brute = {move for move in MOVES if refusal(self.game.position, move, seat) is None}
            assert set(self.game.legal_moves(seat)) == brute

    @invariant()
    def the_record_reads_back(self) -> None:
        if self.from_start:
            checked = check_record(io.BytesIO(self.game.record().encode()))
            assert checked.position == self.game.position


TestGames = Games.TestCase


def round_of(seed: int) -> tuple[Game, Random]:
    rng = Random(seed)
    rules = rng.choice(WAYS)
    held = rng.choice(SPLITS)
    dealer = Dealer.from_seed(seed)
    return (Game(rules, dealer) if rules.win == "points" else short(dealer, rules, held)), rng


@pytest.mark.parametrize("seed", range(60))
def test_a_round_uses_itself_up_and_never_comes_to_a_dead_end(seed: int) -> None:
    """Every play, fill, turn and flip uses something up; within a round there are at most 29 plays."""
    game, rng = round_of(seed)
    game.deal_next()
    steps = plays = 0
    before = None
    while game.position.phase in ("ready", "play", "slap"):
        chosen = legal_action(rng, game)
        assert chosen is not None  # no position that is not over is without a legal action
        action, seat = chosen
        was = used_up(game)
        calls = sum(game.position.called)
        game.push(action, seat)
        if game.position.phase == "play":
            assert used_up(game) < was or sum(game.position.called) > calls
            cards = [card for side in game.position.stocks for stock in side for card in stock]
            cards += [card for hand in game.position.spit_cards for card in hand]
            cards += [card for pile in game.position.piles for card in pile]
            assert sorted(cards) == sorted(DECK)  # cards are never made or lost
        steps += isinstance(action, Play | Fill | Turn)
        plays += isinstance(action, Play)
        before = action
    assert before is not None
    assert plays <= 29
    assert steps < 200


def used_up(game: Game) -> tuple[int, int, int]:
    """What shrinks: spit cards, then stock cards, then face-down cards and those with another under them."""
    position = game.position
    spit = sum(map(len, position.spit_cards))
    stock = sum(position.stock_left(seat) for seat in SEATS)
    covered = sum(max(0, len(stock) - 1) for side in position.stocks for stock in side)
    down = sum(map(sum, position.face_down))
    return spit, stock, covered + down


@pytest.mark.parametrize("seed", range(60))
def test_only_a_round_with_one_pile_wins_a_standard_game(seed: int) -> None:
    game, rng = round_of(seed)
    if game.position.rules.win == "points":
        game = short(Dealer.from_seed(seed), Rules(), SPLITS[seed % len(SPLITS)])
    single = None
    for _ in range(300):
        chosen = legal_action(rng, game)
        if chosen is None:
            break
        single = game.position.only_pile
        if game.position.laid_out:
            counts = [game.position.stock_left(seat) + len(game.position.spit_cards[seat]) for seat in SEATS]
            if game.position.phase == "ready":
                assert max(counts) > 15  # both packets cannot be under 16 cards at once
        game.push(*chosen)
        if game.position.phase == "deal" and single is None:
            assert game.position.holding is not None
            assert min(game.position.holding) > 0  # with two piles nobody is left without cards
    if game.is_over():
        assert single is not None
