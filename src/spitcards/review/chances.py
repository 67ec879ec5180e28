"""Chances: the plays that stand open, since when, and what becomes of each."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace
from typing import Final, Literal

from spitcards.rules.cards import FOLLOWERS
from spitcards.rules.events import Event, Played
from spitcards.rules.position import Position
from spitcards.rules.types import PILES, SEATS, SLOTS, Card, Millis, Pile, Seat, Slot

MISSED_AFTER: Final = Millis(2000)
"""A chance that stood open for longer than this was missed."""

How = Literal["played", "own", "covered", "over", "open"]
"""How a chance ended.

"played": it was taken; "own": the seat itself played that card elsewhere, or another card there; "covered": the other
was there first; "over": the round or the game ended; "open": the record ends while it stands.
A call never takes a chance away: nobody may call while there is one (rule 11).
"""


@dataclass(frozen=True, slots=True)
class Chance:
    """A legal play that stands open since `at` (ms): the face-up `card` of the seat's slot `stock` follows `top`.

    It is the same chance when a fill moves the card to another slot: `stock` is where it lies now, or lay last.
    """

    at: Millis
    seat: Seat
    stock: Slot
    pile: Pile
    card: Card
    top: Card

    def to_dict(self) -> dict[str, object]:
        """As it stands in JSON."""
        return {
            "at": self.at,
            "seat": self.seat,
            "stock": self.stock,
            "pile": self.pile,
            "card": self.card,
            "top": self.top,
        }


@dataclass(frozen=True, slots=True)
class GoneChance:
    """A chance that stands no longer: for how many `ms` it stood, and how it ended."""

    chance: Chance
    ms: Millis
    how: How

    @property
    def was_missed(self) -> bool:
        """Whether it stood open for longer than `MISSED_AFTER`."""
        return self.ms > MISSED_AFTER

    def to_dict(self) -> dict[str, object]:
        """As it stands in JSON."""
        return self.chance.to_dict() | {"ms": self.ms, "how": self.how}


class Chances:
    """The chances of both seats in a position that changes: tell it of each action with `follow`."""

    def __init__(self) -> None:
        self._open: dict[tuple[Card, Card], Chance] = {}

    @property
    def open(self) -> tuple[Chance, ...]:
        """Those that stand open now."""
        return tuple(self._open.values())

    def has(self, seat: Seat) -> bool:
        """Whether the seat has one."""
        return any(chance.seat == seat for chance in self._open.values())

    def follow(self, at: Millis, position: Position, events: Iterable[Event]) -> list[GoneChance]:
        """The position is like this since `at`, by these events; returns the chances that this has ended."""
        before = self._open
        self._open = {}
        for seat, stock, pile, card, top in _possible(position):
            chance = before.get((card, top)) or Chance(at, seat, stock, pile, card, top)
            self._open[card, top] = chance if chance.stock == stock else replace(chance, stock=stock)
        played = next((event for event in events if isinstance(event, Played)), None)
        gone = [chance for key, chance in before.items() if key not in self._open]
        return [GoneChance(chance, Millis(at - chance.at), _how(chance, played)) for chance in gone]

    def finish(self, at: Millis) -> list[GoneChance]:
        """The record ends at `at`; returns the chances that stand open."""
        return [GoneChance(chance, Millis(at - chance.at), "open") for chance in self._open.values()]


def _possible(position: Position) -> Iterator[tuple[Seat, Slot, Pile, Card, Card]]:
    """The legal plays: whose, from where to where, which card on which."""
    if position.phase != "play":
        return
    for seat in SEATS:
        for stock in SLOTS:
            card = position.top(seat, stock)
            for pile in PILES:
                heap = position.piles[pile]
                if card is not None and heap and card in FOLLOWERS[heap[-1]]:
                    yield seat, stock, pile, card, heap[-1]


def _how(chance: Chance, played: Played | None) -> How:
    """How a chance ended that was there before this play (None: no play), and is not any more."""
    if played is None:
        return "over"
    if played.card == chance.card:
        return "played" if played.pile == chance.pile else "own"
    if played.pile == chance.pile:
        return "own" if played.seat == chance.seat else "covered"
    return "over"
