"""Which actions the rules allow: one private check an action, and what is derived from them."""

from __future__ import annotations

from collections.abc import Iterator

from .actions import FILLS, PLAYS, SLAPS, SPITS, TURNS, Action, Deal, Fill, Play, Slap, Spit, Turn
from .cards import DECK, FOLLOWERS
from .position import FULL, Position
from .refusals import Refusal
from .types import PILES, SEATS, SLOTS, Seat

Move = Spit | Play | Fill | Turn | Slap

_DECK = sorted(DECK)
_PLACES = range(len(SLOTS))
_PILES = range(len(PILES))


def refusal(position: Position, action: Action, seat: Seat) -> Refusal | None:
    """Why the rules refuse the action, or None if it is legal. A deal is by `CHANCE`, whatever `seat` says."""
    if isinstance(action, Deal):
        return _deal(position, action)
    if seat not in SEATS:
        return Refusal.NO_SUCH_PLACE
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
            return _slap(position, action)
        case _:  # giving up is possible until the end (rule 25)
            return Refusal.GAME_OVER if position.phase == "over" else None


def _out_of_phase(position: Position, otherwise: Refusal) -> Refusal:
    return Refusal.GAME_OVER if position.phase == "over" else otherwise


def _play(position: Position, action: Play, seat: Seat) -> Refusal | None:
    if position.phase != "play":
        return _out_of_phase(position, Refusal.NOT_PLAYING)
    if action.stock not in _PLACES or action.pile not in _PILES:
        return Refusal.NO_SUCH_PLACE
    stock = position.stocks[seat][action.stock]
    if not stock:
        return Refusal.NO_CARD
    if len(stock) == position.face_down[seat][action.stock]:
        return Refusal.FACE_DOWN
    pile = position.piles[action.pile]
    if not pile:
        return Refusal.NO_PILE
    return None if stock[-1] in FOLLOWERS[pile[-1]] else Refusal.DOES_NOT_FOLLOW


def _fill(position: Position, action: Fill, seat: Seat) -> Refusal | None:
    if position.phase != "play":
        return _out_of_phase(position, Refusal.NOT_PLAYING)
    if action.source not in _PLACES or action.to not in _PLACES:
        return Refusal.NO_SUCH_PLACE
    stocks = position.stocks[seat]
    source = stocks[action.source]
    if stocks[action.to]:
        return Refusal.SLOT_TAKEN
    if not source:
        return Refusal.NO_CARD
    if len(source) == position.face_down[seat][action.source]:
        return Refusal.FACE_DOWN
    return Refusal.LONE_CARD if len(source) == 1 else None


def _turn(position: Position, action: Turn, seat: Seat) -> Refusal | None:
    if position.phase != "play":
        return _out_of_phase(position, Refusal.NOT_PLAYING)
    if position.rules.turn == "auto":
        return Refusal.TURNS_ITSELF
    if action.stock not in _PLACES:
        return Refusal.NO_SUCH_PLACE
    stock = position.stocks[seat][action.stock]
    if not stock:
        return Refusal.NO_CARD
    return None if len(stock) == position.face_down[seat][action.stock] else Refusal.FACE_UP


def _spit(position: Position, action: Spit, seat: Seat) -> Refusal | None:
    if position.phase not in ("ready", "play"):
        return _out_of_phase(position, Refusal.NOT_SAYING)
    if position.phase == "ready":
        if action.pile is not None:
            return Refusal.NAMES_NO_PILE
    else:
        if action.pile is not None:
            if action.pile not in _PILES:
                return Refusal.NO_SUCH_PLACE
            if not position.pile_exists(action.pile):
                return Refusal.NO_PILE
        if not position.blocked():
            return Refusal.NOT_BLOCKED
    return Refusal.CALLED_ALREADY if position.called[seat] else None


def _slap(position: Position, action: Slap) -> Refusal | None:
    if position.phase != "slap":
        return _out_of_phase(position, Refusal.NOT_SLAPPING)
    return None if action.pile in _PILES else Refusal.NO_SUCH_PLACE


def _deal(position: Position, action: Deal) -> Refusal | None:
    if position.phase != "deal":
        return _out_of_phase(position, Refusal.NOT_DEALING)
    first, second = action.packets
    if sorted((*first, *second)) != _DECK:
        return Refusal.WRONG_DECK
    if position.packets is None:
        return None if len(first) == FULL else Refusal.WRONG_SIZES
    if len(first) != len(position.packets[0]):
        return Refusal.WRONG_SIZES
    return None if set(first) == set(position.packets[0]) else Refusal.NOT_HELD


class LegalMoves:
    """What a seat may do in a position now: a view that computes only what it is asked, and holds nothing.

    It can be iterated over, tested with `in`, counted, and is false where there is nothing to do. Giving the game up,
    which is always possible, is not among the moves.
    """

    def __init__(self, position: Position, seat: Seat) -> None:
        self._position = position
        self._seat: Seat = seat

    def _candidates(self) -> Iterator[Move]:
        """Every move that could be legal in this phase."""
        match self._position.phase:
            case "play":
                yield from (PLAYS[slot][pile] for slot in SLOTS for pile in PILES)
                yield from (FILLS[source][to] for source in SLOTS for to in SLOTS)
                yield from TURNS
                yield from SPITS
            case "ready":
                yield SPITS[0]
            case "slap":
                yield from SLAPS
            case _:
                pass

    def __iter__(self) -> Iterator[Move]:
        return (move for move in self._candidates() if refusal(self._position, move, self._seat) is None)

    def __contains__(self, action: object) -> bool:
        return isinstance(action, Move) and refusal(self._position, action, self._seat) is None

    def __bool__(self) -> bool:
        return any(True for _ in self)

    def __len__(self) -> int:
        return sum(1 for _ in self)

    def __repr__(self) -> str:
        return f"<LegalMoves of seat {self._seat}: {', '.join(map(str, self)) or 'none'}>"
