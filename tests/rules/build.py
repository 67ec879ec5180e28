"""Positions made by hand, from texts that show how the cards lie."""

from __future__ import annotations

import re

from spitcards import DECK, SEATS, SLOTS, Card, Pile, Position, Rules, Seat, parse_card
from spitcards.rules.types import Phase, other


def cards(text: str) -> list[Card]:
    """The cards of a text like "5h9cKd"."""
    return [parse_card(text[i : i + 2]) for i in range(0, len(text), 2)]


def lay(
    mine: str,
    theirs: str,
    piles: str,
    spit: tuple[int | str, int | str] = (0, 0),
    rules: Rules | None = None,
    phase: Phase = "play",
) -> Position:
    """A whole and sound position: seat 0 has `mine`, seat 1 `theirs`.

    A side is up to five slots, separated by spaces: "." is an empty one, "Kd9h" a pile with the nine on top, "9h/2" a
    nine with two cards face down under it that do not matter, "?9h" (manual turning) a nine that lies face down.
    `piles` are the tops of piles 0 and 1, as in "Kd 4c"; "-" for a pile that does not exist. `spit` are the spit
    cards, the next to be turned first, or how many there are. All other cards lie at the bottom of the piles.
    """
    position = Position(rules or Rules())
    position.phase, position.round = phase, 1
    text = " ".join((mine, theirs, piles, *(part for part in spit if isinstance(part, str))))
    named = {card for word in re.sub(r"/\d|[.?-]", " ", text).split() for card in cards(word)}
    rest = [card for card in DECK if card not in named]
    for seat, side in zip(SEATS, (mine, theirs), strict=True):
        for slot, word in zip(SLOTS, [*side.split(), ".", ".", ".", ".", "."][:5], strict=True):
            if word == ".":
                continue
            face_down = word.startswith("?")
            shown, _, under = word.removeprefix("?").partition("/")
            stock = [rest.pop(0) for _ in range(int(under or 0))] + cards(shown)
            position.stocks[seat][slot] = stock
            position.face_down[seat][slot] = len(stock) - (not face_down)
        hand = spit[seat]
        position.spit_cards[seat] = cards(hand)[::-1] if isinstance(hand, str) else [rest.pop(0) for _ in range(hand)]
    tops = piles.split()
    there = [Pile(i) for i, top in enumerate(tops) if top != "-"]
    if len(there) == 1:
        position.only_pile = there[0]
    if phase != "ready":
        for pile in there:
            position.piles[pile] = cards(tops[pile])
        position.piles[there[0]][:0] = rest[1::2] if len(there) == 2 else rest
        if len(there) == 2:
            position.piles[there[1]][:0] = rest[0::2]
    return position


def call(position: Position, seat: Seat, pile: int | None = None) -> Position:
    """The same position, in which the seat has said "spit"."""
    position.called[seat] = True
    position.asked[seat] = position.default_pile(seat) if pile is None else Pile(pile)
    position.first = seat if not position.called[other(seat)] else position.first
    return position
