"""Random games, from a seed: what legal and illegal actions do, for the tests that play."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING

from spitcards import (
    CHANCE,
    SEATS,
    Card,
    Deal,
    Dealer,
    Fill,
    Forfeit,
    Game,
    Pile,
    Play,
    Resign,
    Rules,
    Seat,
    Slap,
    Slot,
    Spit,
    Turn,
)
from spitcards.rules.actions import MOVES

if TYPE_CHECKING:
    from spitcards import Action

WAYS = [
    Rules(win=win, target=target, count=count, turn=turn)
    for win, target, count in (
        ("standard", 100, "unplayed"),
        ("points", 100, "unplayed"),
        ("points", 100, "holding"),
        ("points", 1, "unplayed"),
        ("points", 30, "holding"),
    )
    for turn in ("auto", "manual")
]
"""All the ways to play: every way of winning, counting and turning."""

NONSENSE = [
    Play(Slot(5), Pile(0)),
    Play(Slot(-1), Pile(0)),
    Play(Slot(0), Pile(2)),
    Play(Slot(0), Pile(-1)),
    Fill(Slot(5), Slot(0)),
    Fill(Slot(-1), Slot(0)),
    Fill(Slot(0), Slot(-2)),
    Turn(Slot(9)),
    Turn(Slot(-1)),
    Spit(Pile(2)),
    Spit(Pile(-1)),
    Slap(Pile(2)),
    Slap(Pile(-1)),
]

SPLITS = [(1, 51), (2, 50), (5, 47), (9, 43), (12, 40), (14, 38), (15, 37), (16, 36), (20, 32), (26, 26)]


def short(dealer: Dealer, rules: Rules, held: tuple[int, int]) -> Game:
    """A standard game in which the players hold so many cards each and the next deal is due."""
    game = Game(rules, dealer)
    deck = [card for packet in dealer.deal(0).packets for card in packet]
    game.position.packets = [deck[: held[0]], deck[held[0] :]]
    game.position.round = 1
    return game


def next_deal(game: Game) -> Deal:
    """The deal that is due."""
    assert game.dealer is not None
    return game.dealer.deal(game.position.round + 1, game.position.packets)


def legal_action(rng: Random, game: Game) -> tuple[Action, Seat] | None:
    """Something that may be done now; None when the game is over. Calls are rarer than other moves, as in life."""
    if game.position.phase == "deal":
        return next_deal(game), CHANCE
    moves = [(move, seat) for seat in SEATS for move in game.legal_moves(seat)]
    if not moves:
        return None
    spits = [move for move in moves if isinstance(move[0], Spit)]
    others = [move for move in moves if not isinstance(move[0], Spit)]
    if spits and (not others or rng.random() < 0.5):
        return rng.choice(spits)
    return rng.choice(others)


def any_action(rng: Random, game: Game) -> tuple[Action, Seat]:
    """Something that somebody may try, mostly in vain."""
    which = rng.random()
    if which < 0.7:
        return rng.choice(MOVES), rng.choice(SEATS)
    if which < 0.8:
        return rng.choice(NONSENSE), rng.choice(SEATS)
    if which < 0.85:
        return rng.choice((*MOVES, Resign(), Forfeit())), rng.choice((Seat(-1), Seat(2)))
    return wrong_deal(rng, game), CHANCE


def wrong_deal(rng: Random, game: Game) -> Deal:
    """A deal that is wrong in one way, or comes at the wrong time."""
    first, second = map(list, next_deal(game).packets)
    if not first or not second:
        return Deal((tuple(first), tuple(second)))  # the game is over
    match rng.randrange(4):
        case 0:
            first[0] = second[0]  # a card stands twice
        case 1:
            first[0], second[0] = second[0], first[0]  # wrong where the players hold cards, right with a new deck
        case 2:
            second.append(first.pop())
        case _:
            first[0] = Card("Zz")
    return Deal((tuple(first), tuple(second)))
