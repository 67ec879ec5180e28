"""One hand (rule 6): where it is, and how long it takes to get somewhere."""

from __future__ import annotations

from dataclasses import dataclass
from math import hypot, log2
from typing import Final, Literal, NamedTuple

from spitcards.rules.actions import Fill, Play, Slap, Turn
from spitcards.rules.types import PILES, SLOTS, Card, Millis, Pile, Seat, Slot, own_pile
from spitcards.table.requests import ByHand

_AT_FIRST: Final = Millis(0)


class Point(NamedTuple):
    """A place on the table, in card widths: `x` to the player's right, `y` away from the player."""

    x: float
    y: float


class Place(NamedTuple):
    """Where a hand can be: "home", or at the own stock pile of a slot, or at a spit pile."""

    kind: Literal["home", "stock", "pile"]
    number: Slot | Pile | None = None


@dataclass(frozen=True, slots=True)
class Motion:
    """A way of a hand, with a `card` or empty, in the caller's time.

    It goes from where the hand is when it begins: that is `start`, or in mid-air where the way before was broken off.
    """

    start: Place
    end: Place
    card: Card | None
    began: Millis
    ends: Millis


# The nominal table: five slots in a row, a fifth of a card between two; beyond them the spit piles, the own side's to
# the right. A card is 1 wide and 1.4 high.
_PITCH: Final = 1.2
_PILE_Y: Final = 2.2
_PILE_X: Final = 0.8

SLOT_POINTS: Final = tuple(Point((slot - 2) * _PITCH, 0.0) for slot in SLOTS)
OWN_PILE: Final = Point(_PILE_X, _PILE_Y)
OTHER_PILE: Final = Point(-_PILE_X, _PILE_Y)
HOME: Final = Point(0.0, _PILE_Y / 2)
"""Where the hand rests before a round: between the own row and the piles."""

TARGET_WIDTH: Final = 1.0
"""What is aimed at is a card, and a card is one wide."""


def distance(start: Point, end: Point) -> float:
    """How far it is, in card widths."""
    return hypot(end.x - start.x, end.y - start.y)


def pile_point(seat: Seat, pile: Pile) -> Point:
    """Where a spit pile lies for the player at `seat`."""
    return OWN_PILE if pile == own_pile(seat) else OTHER_PILE


AT_HOME: Final = Place("home")
AT_STOCK: Final = tuple(Place("stock", slot) for slot in SLOTS)
AT_PILE: Final = tuple(Place("pile", pile) for pile in PILES)


def point(seat: Seat, place: Place) -> Point:
    """Where a place lies for the player at `seat`."""
    if place.number is None:
        return HOME
    return SLOT_POINTS[place.number] if place.kind == "stock" else pile_point(seat, Pile(place.number))


def stops(move: ByHand) -> tuple[Place, ...]:
    """The places to which the hand goes, one after the other; with a card it goes from the first to the second."""
    match move:
        case Play(stock, pile):
            return AT_STOCK[stock], AT_PILE[pile]
        case Fill(source, to):
            return AT_STOCK[source], AT_STOCK[to]
        case Turn(stock):
            return (AT_STOCK[stock],)
        case Slap(pile):
            return (AT_PILE[pile],)


def route(seat: Seat, move: ByHand) -> tuple[Point, ...]:
    """Where `stops` lie for the player at `seat`."""
    return tuple([point(seat, place) for place in stops(move)])


@dataclass(frozen=True, slots=True)
class Fitts:
    """How long a movement takes: `a` + `b` · log2(distance / width + 1), in milliseconds and milliseconds a bit.

    Fitts's law (1954) in the form of MacKenzie (Human-Computer Interaction 7, 1992). `a` holds what does not depend
    on the distance: to set out, and to grip or let go.
    """

    a: float
    b: float

    def time(self, far: float) -> float:
        """Milliseconds for a movement over so many card widths."""
        return self.a + self.b * log2(far / TARGET_WIDTH + 1)

    def along(self, start: Point, points: tuple[Point, ...]) -> float:
        """Milliseconds from `start` by all the points."""
        total = 0.0
        for point in points:
            total += self.time(distance(start, point))
            start = point
        return total

    def slower(self, factor: float) -> Fitts:
        """The same in a calmer person: each time `factor` times as long."""
        return Fitts(self.a * factor, self.b * factor)


@dataclass(slots=True)
class Hand:
    """The hand: it is `at` a place, and can set out for another from `free_at` on."""

    at: Place = AT_HOME
    free_at: Millis = _AT_FIRST
