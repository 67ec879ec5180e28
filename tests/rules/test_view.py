"""What a player may know, and nothing else."""

from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from spitcards import (
    SEATS,
    SLOTS,
    Action,
    Card,
    Deal,
    Dealer,
    Fill,
    Game,
    PileView,
    Play,
    Position,
    Rules,
    Seat,
    Spit,
    StockView,
    Turn,
    other,
)
from spitcards.rules.apply import apply
from spitcards.rules.view import THICKNESS, view

from .build import call, lay
from .play import WAYS, legal_action

A, B = SEATS


def hidden(position: Position) -> list[tuple[list[Card], int]]:
    """Where every card lies that nobody may see: a list and a place in it."""
    places: list[tuple[list[Card], int]] = []
    for seat in SEATS:
        places += [(position.spit_cards[seat], i) for i in range(len(position.spit_cards[seat]))]
        for slot in SLOTS:
            places += [(position.stocks[seat][slot], i) for i in range(position.face_down[seat][slot])]
    return places


def turned_up(position: Position, action: Action, seat: Seat) -> set[Card]:
    """The face-down cards that everybody sees once the action is done (rules 5, 8, 11)."""
    match action:
        case Spit() if position.called[other(seat)]:
            return {cards[-1] for cards in position.spit_cards if cards}
        case Turn(slot):
            return {position.stocks[seat][slot][-1]}
        case Play(slot, _) | Fill(slot, _) if position.rules.turn == "auto":
            return set(position.stocks[seat][slot][-2:-1])
        case _:
            return set()


def shuffled(position: Position, rng: Random, shown: set[Card] = frozenset()) -> Position:
    """The same position but for the cards that nobody may see, nor are `shown` next: they lie otherwise."""
    twin = position.copy()
    places = [(cards, i) for cards, i in hidden(twin) if cards[i] not in shown]
    unseen = [cards[i] for cards, i in places]
    rng.shuffle(unseen)
    for (cards, i), card in zip(places, unseen, strict=True):
        cards[i] = card
    for pile in twin.piles:  # only the top of a pile is shown; what lies under it was seen, and is not told again
        rng.shuffle(under := pile[:-1])
        pile[:-1] = under
    return twin


def test_the_view_shows_face_up_cards_and_counts() -> None:
    position = call(lay("8h9c ?Kd", "9h", "2c 2d", (3, 4), Rules(turn="manual")), B, 0)
    seen = view(position, A)
    assert seen.stocks[0][:3] == [StockView(Card("9c"), 1), StockView(None, 1), StockView(None, 0)]
    assert seen.spit_cards == [3, 4]
    assert seen.piles == [PileView(Card("2c"), THICKNESS[len(position.piles[0])]), seen.piles[1]]
    assert (seen.called, seen.asked, seen.first) == ([False, True], [None, 0], B)
    assert (seen.seat, seen.phase, seen.round, seen.only_pile, seen.holding) == (A, "play", 1, None, None)


def test_between_rounds_there_is_nothing_on_the_table() -> None:
    seen = view(Position(), B)
    assert (seen.stocks, seen.spit_cards, seen.piles, seen.holding) == ([], [0, 0], [None, None], [26, 26])


def test_before_the_first_cards_turn_there_is_no_pile() -> None:
    assert Game.deal(1).view(A).piles == [None, None]


def test_both_see_the_same_but_for_their_seat() -> None:
    game = Game.deal(1)
    mine, theirs = game.view(A), game.view(B)
    assert (mine.seat, theirs.seat) == (A, B)
    assert all(getattr(mine, name) == getattr(theirs, name) for name in mine.__slots__ if name != "seat")


def test_a_view_is_a_copy() -> None:
    game = Game.deal(1)
    seen = game.view(A)
    seen.called[0] = True
    seen.scores[0] = 9
    assert game.position.called == [False, False]
    assert game.position.scores == [0, 0]


def test_small_piles_are_seen_exactly_and_large_ones_in_steps() -> None:
    assert THICKNESS[:9] == tuple(range(9))
    assert len(THICKNESS) == 53
    assert list(THICKNESS) == sorted(THICKNESS)
    assert all(abs(seen - cards) <= cards / 9 + 1 for cards, seen in enumerate(THICKNESS))
    assert len(set(THICKNESS[9:])) < 15


@pytest.mark.parametrize("rules", WAYS, ids=str)
@given(seed=st.integers(0, 10_000))
def test_nobody_learns_a_face_down_card_before_it_is_turned(rules: Rules, seed: int) -> None:
    """However the unseen cards lie, both players see the same, and are told the same but for what is turned up."""
    rng = Random(seed)
    game = Game(rules, Dealer.from_seed(seed))
    for _ in range(30):
        twin = shuffled(game.position, rng)
        for seat in SEATS:
            assert view(twin, seat) == game.view(seat)
        chosen = legal_action(rng, game)
        if chosen is None:
            return
        action, seat = chosen
        before = game.position.copy()
        events = game.push(action, seat)
        if not isinstance(action, Deal):
            twin = shuffled(before, rng, turned_up(before, action, seat))
            assert apply(twin, action, seat) == events, before


def test_a_deal_tells_nothing_but_the_tops() -> None:
    deal = Dealer.from_seed(4).deal(1)
    position = Position()
    (event,) = apply(position, deal, A)
    tops = {position.top(seat, slot) for seat in SEATS for slot in SLOTS}
    text = repr(event)
    assert {card for packet in deal.packets for card in packet if repr(card) in text} == tops
