"""What happened when an action was applied: facts that both players may know, and nothing that they may not.

They go out to the players as they are (`spitcards.wire` wraps them), so no face-down card's face ever stands in one.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from .types import Card, Ending, Pile, Seat, Slot
from .view import StockView

# These are values, and nobody changes them. They are not frozen in the language's sense only because that would make
# the making of each three times as slow, and an event is made at every play.


@dataclass(slots=True)
class Dealt:
    """A round was dealt (rules 2 to 4, 17): how the stocks of both look, how many spit cards each has.

    `only_pile` is the single spit pile (rule 18), None where there are two.
    """

    round: int
    stocks: list[list[StockView]]
    spit_cards: list[int]
    only_pile: Pile | None


@dataclass(slots=True)
class Called:
    """A player said "spit" (rules 5, 11); `pile` is where the card is to go, None in the first spit of a round."""

    seat: Seat
    pile: Pile | None


@dataclass(slots=True)
class Put:
    """A spit card that was put face up on a spit pile, which then looks so thick."""

    seat: Seat
    pile: Pile
    card: Card
    thickness: int


@dataclass(slots=True)
class Flipped:
    """Both had called: the spit cards were put down, in this order, and the calls are used up (rules 5, 11, 12)."""

    puts: list[Put]


@dataclass(slots=True)
class Played:
    """A stock card was played (rule 7). `turned` is the face of the card below, where it turned by itself (rule 8)."""

    seat: Seat
    stock: Slot
    pile: Pile
    card: Card
    thickness: int
    turned: Card | None


@dataclass(slots=True)
class Filled:
    """A stock card went into an empty slot (rule 9); `turned` as in `Played`. Both calls are taken back (rule 11)."""

    seat: Seat
    source: Slot
    to: Slot
    card: Card
    turned: Card | None


@dataclass(slots=True)
class Turned:
    """A player turned the top card of a stock (rule 8). Both calls are taken back (rule 11)."""

    seat: Seat
    stock: Slot
    card: Card


@dataclass(slots=True)
class RoundOver:
    """Play has ended (rule 14): somebody is "out" (the `finisher`), or it is "dead" (b) or "given_up" (c).

    `slap` says whether the players slap now (rules 15, 19, 23).
    """

    why: Literal["out", "dead", "given_up"]
    finisher: Seat | None
    slap: bool


@dataclass(slots=True)
class Slapped:
    """The first hand is down (rule 15): `seat` takes `pile`, the other player the other one."""

    seat: Seat
    pile: Pile


@dataclass(slots=True)
class Side:
    """One player's end of a round: cards left in the stocks and in the hand, and cards taken from the middle."""

    stock: int
    spit: int
    took: int


@dataclass(slots=True)
class Cleared:
    """The round was cleared away (rules 16, 19 to 24): what each had left and took, and the scores.

    `holding` is how many cards each has now.
    """

    sides: list[Side]
    holding: list[int]
    scores: list[int]


@dataclass(slots=True)
class Ended:
    """The game is over, and who won it how."""

    winner: Seat
    ended: Ending


Event = Dealt | Called | Flipped | Played | Filled | Turned | RoundOver | Slapped | Cleared | Ended
