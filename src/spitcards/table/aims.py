"""What a play may have been aimed at though it lies there no more: was it beaten to the pile, or a miss (T2)?"""

from __future__ import annotations

from typing import NamedTuple

from spitcards.rules.types import Card, Millis, Pile, Seat

from .timing import BEATEN_WITHIN


class _Cover(NamedTuple):
    """When a card on a spit pile was covered, and by whom."""

    at: Millis
    by: Seat


class Aims:
    """The cards of a round that lay on the spit piles, and those that their players' own screens showed there."""

    def __init__(self) -> None:
        self._covers: dict[tuple[Pile, Card], _Cover] = {}
        self._beaten: dict[tuple[Seat, Pile, Card], Millis] = {}

    def cover(self, at: Millis, pile: Pile, card: Card, by: Seat) -> None:
        """A card was played onto `card`."""
        self._covers[pile, card] = _Cover(at, by)

    def beat(self, at: Millis, seat: Seat, pile: Pile, card: Card) -> None:
        """The seat played `card` and was beaten, by what lay there since `at`. Its own screen had shown the card on
        the pile, and what it aims at that card, not yet knowing, is beaten too.
        """
        self._beaten[seat, pile, card] = at

    def lost(self, seat: Seat, pile: Pile, aim: Card, arrival: Millis) -> Millis | None:
        """When the race was lost for the card that a play was aimed at; None if there was none, or it is long ago.

        Nobody is beaten by oneself: one's own card is on the own screen at once.
        """
        cover = self._covers.get((pile, aim))
        at = self._beaten.get((seat, pile, aim)) if cover is None or cover.by == seat else cover.at
        return None if at is None or arrival - at > BEATEN_WITHIN else at
