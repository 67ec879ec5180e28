"""Cards: their text, their order, and which follows which (rule 1)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from .types import Card

RANKS: Final = "23456789TJQKA"
SUITS: Final = "cdhs"

DECK: Final = tuple(Card(rank + suit) for rank in RANKS for suit in SUITS)
"""The 52 cards in their order: by rank, then clubs, diamonds, hearts, spades."""


def _neighbours(card: Card) -> frozenset[Card]:
    place = RANKS.index(card[0])
    ranks = {RANKS[place - 1], RANKS[(place + 1) % len(RANKS)]}
    return frozenset(other for other in DECK if other[0] in ranks)


FOLLOWERS: Final[dict[Card, frozenset[Card]]] = {card: _neighbours(card) for card in DECK}
"""For each card the eight that it follows, and that follow it: the ring of ranks has no direction (rule 1)."""


def follows(card: Card, top: Card) -> bool:
    """Whether `card` may be played onto `top` (rules 1 and 7)."""
    return card in FOLLOWERS[top]


def parse_card(text: str) -> Card:
    """The card that `text` names, as in "Td". Raises `ValueError` if it names none."""
    card = Card(text)
    if card not in FOLLOWERS:
        raise ValueError(f"{text!r} is no card: a card is a rank of {RANKS} and a suit of {SUITS}, as in 'Td'")
    return card


def sort_cards(cards: Iterable[Card]) -> list[Card]:
    """The cards in the order of `DECK`."""
    return sorted(cards, key=DECK.index)
