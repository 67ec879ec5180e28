"""What a player may know: the only way from a position to anybody's eyes, bots' included."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from .types import PILES, SEATS, SLOTS, Card, Ending, Phase, Pile, Seat

if TYPE_CHECKING:
    from .position import Position

# How thick a pile looks. An eye counts five cards; above that it tells about one part in six (Weber's law), so that
# who slaps sees which pile is smaller and not by how much.
_STEPS = (0, 1, 2, 3, 4, 5, 6, 7, 8, 10, 12, 14, 17, 20, 23, 27, 31, 36, 42, 49)

THICKNESS = tuple(min(_STEPS, key=lambda step: (abs(step - cards), step)) for cards in range(53))
"""How thick a pile of 0 to 52 cards looks, in cards: the nearest step that an eye can tell."""


@dataclass(frozen=True, slots=True)
class StockView:
    """A stock pile as seen: the face-up card on top, if there is one, and how many cards lie face down under it."""

    top: Card | None
    down: int


@dataclass(frozen=True, slots=True)
class PileView:
    """A spit pile as seen: its top card, and how thick it looks (`THICKNESS`)."""

    top: Card
    thickness: int


@dataclass(frozen=True, slots=True)
class View:
    """A position as the player at `seat` sees it. Lists of two are by seat (`piles`: by pile).

    In the phases "deal" and "over" there are no stocks and piles: their lists are empty, `spit_cards` are 0.
    """

    seat: Seat
    phase: Phase
    round: int
    stocks: list[list[StockView]]
    spit_cards: list[int]
    piles: list[PileView | None]
    only_pile: Pile | None
    called: list[bool]
    asked: list[Pile | None]
    first: Seat | None
    holding: list[int] | None
    scores: list[int]
    winner: Seat | None
    ended: Ending | None


def stock_views(position: Position) -> list[list[StockView]]:
    """The stock piles of both seats, as everybody sees them."""
    return [[StockView(position.top(s, slot), position.face_down[s][slot]) for slot in SLOTS] for s in SEATS]


def view(position: Position, seat: Seat) -> View:
    """`position` as `seat` may see it: face-up cards, and mere counts of all that lies face down."""
    piles = (position.piles[pile] for pile in PILES)
    return View(
        seat=seat,
        phase=position.phase,
        round=position.round,
        stocks=stock_views(position) if position.laid_out else [],
        spit_cards=[len(cards) for cards in position.spit_cards],
        piles=[PileView(cards[-1], THICKNESS[len(cards)]) if cards else None for cards in piles],
        only_pile=position.only_pile,
        called=list(position.called),
        asked=list(position.asked),
        first=position.first,
        holding=position.holding,
        scores=list(position.scores),
        winner=position.winner,
        ended=position.ended,
    )
