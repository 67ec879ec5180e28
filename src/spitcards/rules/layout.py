"""How a packet is laid out: stock piles and spit cards (rules 3, 4, 17)."""

from __future__ import annotations

from collections.abc import Sequence

from .types import SLOTS, Card


def stock_sizes(cards: int) -> list[int]:
    """How many cards each of the five stock piles gets from a packet of so many (0 to 52): 1 2 3 4 5 from 15 on.

    With fewer the piles are dealt in rows: a card to each of the slots 1 to 5, then 2 to 5, and so on (rule 17).
    """
    sizes = [0] * len(SLOTS)
    left = cards
    for row in SLOTS:
        for slot in SLOTS[row:]:
            if left:
                sizes[slot] += 1
                left -= 1
    return sizes


def lay_out(packet: Sequence[Card]) -> tuple[list[list[Card]], list[Card]]:
    """The stock piles of a packet, bottom first, and its spit cards, the next to be turned last."""
    stocks: list[list[Card]] = []
    dealt = 0
    for size in stock_sizes(len(packet)):
        stocks.append(list(packet[dealt : dealt + size]))
        dealt += size
    return stocks, list(reversed(packet[dealt:]))
