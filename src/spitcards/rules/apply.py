"""What a legal action does to a position, and what there is to tell of it."""

from __future__ import annotations

from typing import Literal

from .actions import Action, Deal, Fill, Forfeit, Play, Resign, Slap, Spit, Turn
from .errors import IllegalActionError
from .events import (
    Called,
    Cleared,
    Dealt,
    Ended,
    Event,
    Filled,
    Flipped,
    Played,
    Put,
    RoundOver,
    Side,
    Slapped,
    Turned,
)
from .layout import lay_out
from .legality import refusal
from .position import FULL, Position, left_over
from .types import PILES, SEATS, Card, Ending, Pile, Seat, Slot, other
from .view import THICKNESS, stock_views


def apply(position: Position, action: Action, seat: Seat) -> list[Event]:
    """Do the action to the position and say what happened. A deal is by `CHANCE`, whatever `seat` says.

    Raises `IllegalActionError`, and changes nothing, if the rules refuse it.
    """
    refused = refusal(position, action, seat)
    if refused is not None:
        raise IllegalActionError(refused, action, seat, str(position))
    match action:
        case Play():
            return _play(position, action, seat)
        case Spit():
            return _spit(position, action, seat)
        case Fill():
            return _fill(position, action, seat)
        case Turn():
            return _turn(position, action, seat)
        case Slap():
            return _slap(position, action, seat)
        case Deal():
            return _deal(position, action)
        case Resign() | Forfeit():
            return _end(position, other(seat), action.ending)
        case _:
            raise TypeError(f"an action was expected, not {action!r}")


def _deal(position: Position, action: Deal) -> list[Event]:
    position.sweep()
    position.phase = "ready"
    position.round += 1
    position.packets = None
    for seat in SEATS:
        stocks, spit_cards = lay_out(action.packets[seat])
        position.stocks[seat] = stocks
        position.face_down[seat] = [max(0, len(stock) - 1) for stock in stocks]
        position.spit_cards[seat] = spit_cards
    # Both packets cannot be so short that nobody has a spit card: there are 52 cards (rules 17 and 18).
    if not all(position.spit_cards):
        position.only_pile = PILES[0] if position.spit_cards[0] else PILES[1]
    return [
        Dealt(position.round, stock_views(position), [len(cards) for cards in position.spit_cards], position.only_pile)
    ]


def _play(position: Position, action: Play, seat: Seat) -> list[Event]:
    stocks = position.stocks[seat]
    slot, pile = action.stock, position.piles[action.pile]
    card = stocks[slot].pop()
    pile.append(card)
    turned = _turn_by_itself(position, seat, slot)
    events: list[Event] = [Played(seat, slot, action.pile, card, THICKNESS[len(pile)], turned)]
    if turned is None and not any(stocks):
        _round_over(position, events, "out", seat)
    else:
        _look_whether_dead(position, events)
    return events


def _fill(position: Position, action: Fill, seat: Seat) -> list[Event]:
    stocks = position.stocks[seat]
    card = stocks[action.source].pop()
    stocks[action.to].append(card)
    position.drop_calls()
    events: list[Event] = [Filled(seat, action.source, action.to, card, _turn_by_itself(position, seat, action.source))]
    _look_whether_dead(position, events)
    return events


def _turn(position: Position, action: Turn, seat: Seat) -> list[Event]:
    position.face_down[seat][action.stock] -= 1
    position.drop_calls()
    events: list[Event] = [Turned(seat, action.stock, position.stocks[seat][action.stock][-1])]
    _look_whether_dead(position, events)
    return events


def _turn_by_itself(position: Position, seat: Seat, slot: Slot) -> Card | None:
    """Turn a face-down top card where cards turn by themselves (rule 8); the card that was turned, if one was."""
    stock = position.stocks[seat][slot]
    if not stock or position.rules.turn == "manual":
        return None
    position.face_down[seat][slot] = len(stock) - 1
    return stock[-1]


def _spit(position: Position, action: Spit, seat: Seat) -> list[Event]:
    position.called[seat] = True
    position.asked[seat] = position.default_pile(seat) if action.pile is None else action.pile
    if position.first is None:
        position.first = seat
    events: list[Event] = [Called(seat, None if position.phase == "ready" else position.asked[seat])]
    if all(position.called):
        _flip(position, events)
    return events


def _flip(position: Position, events: list[Event]) -> None:
    """Both have called: whoever has spit cards puts one down, the first caller first (rules 5, 11, 12)."""
    first = SEATS[0] if position.first is None else position.first
    puts: list[Put] = []
    for seat in (first, other(first)):
        asked = position.asked[seat]
        if asked is not None and position.spit_cards[seat]:
            card = position.spit_cards[seat].pop()
            pile = position.piles[asked]
            pile.append(card)
            puts.append(Put(seat, asked, card, THICKNESS[len(pile)]))
    if not puts:
        _round_over(position, events, "given_up", None)
        return
    position.phase = "play"
    position.drop_calls()
    events.append(Flipped(puts))
    _look_whether_dead(position, events)


def _look_whether_dead(position: Position, events: list[Event]) -> None:
    """End the round if no card is left to be turned up and nobody can do anything (rule 14 b)."""
    if not position.spit_cards[0] and not position.spit_cards[1] and not any(map(position.can_act, SEATS)):
        _round_over(position, events, "dead", None)


def _round_over(
    position: Position, events: list[Event], why: Literal["out", "dead", "given_up"], finisher: Seat | None
) -> None:
    position.drop_calls()
    slap = position.only_pile is None and position.rules.slaps
    events.append(RoundOver(why, finisher, slap))
    if slap:
        position.phase = "slap"
    elif position.only_pile is None:
        _clear(position, events, ([], []))
    else:
        taker = _taker_of_single_pile(position, position.only_pile, finisher)
        pile = position.piles[position.only_pile]
        _clear(position, events, (pile, []) if taker == SEATS[0] else ([], pile))


def _taker_of_single_pile(position: Position, pile: Pile, finisher: Seat | None) -> Seat:
    """Who takes the only spit pile: not who is out, nor who has fewer stock cards left (rules 19 and 22)."""
    if finisher is not None:
        return other(finisher)
    left = [position.stock_left(seat) for seat in SEATS]
    if left[0] == left[1]:
        return SEATS[pile]  # who was dealt spit cards: the player dealt none takes nothing
    return SEATS[0] if left[0] > left[1] else SEATS[1]


def _slap(position: Position, action: Slap, seat: Seat) -> list[Event]:
    events: list[Event] = [Slapped(seat, action.pile)]
    mine, rest = position.piles[action.pile], position.piles[1 - action.pile]
    _clear(position, events, (mine, rest) if seat == SEATS[0] else (rest, mine))
    return events


def _clear(position: Position, events: list[Event], took: tuple[list[Card], list[Card]]) -> None:
    """Clear the round away: new packets, or points (rules 16, 19 to 24)."""
    sides = [Side(position.stock_left(s), len(position.spit_cards[s]), len(took[s])) for s in SEATS]
    packets = [left_over(position, seat) + took[seat] for seat in SEATS]
    position.sweep()
    position.phase = "deal"
    winner: Seat | None = None
    if position.rules.win == "points":
        holding = [FULL, FULL]
        for seat in SEATS:
            position.scores[seat] += len(packets[seat])
        high, low = max(position.scores), min(position.scores)
        if high >= position.rules.target and high != low:
            winner = SEATS[position.scores.index(low)]
    else:
        position.packets = packets
        holding = [len(packet) for packet in packets]
        # Whoever holds no card has won (rule 21). That is rule 20 too: a player dealt without spit cards who is rid
        # of all stock cards takes nothing, and so holds nothing.
        winner = next((seat for seat in SEATS if not packets[seat]), None)
    events.append(Cleared(sides, holding, list(position.scores)))
    if winner is not None:
        events += _end(position, winner, "won")


def _end(position: Position, winner: Seat, ended: Ending) -> list[Event]:
    position.sweep()
    position.phase = "over"
    position.winner = winner
    position.ended = ended
    return [Ended(winner, ended)]
