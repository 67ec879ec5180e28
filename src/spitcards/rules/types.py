"""The kinds of things that must not mix: each has a type of its own, at no cost while running."""

from __future__ import annotations

from typing import Final, Literal, NewType

Card = NewType("Card", str)
"""Two characters, rank `23456789TJQKA` and suit `cdhs`: `Td` is the ten of diamonds."""

Seat = NewType("Seat", int)
"""A player's place: 0 or 1."""

Slot = NewType("Slot", int)
"""A place for a stock pile: 0 to 4, from the owner's left."""

Pile = NewType("Pile", int)
"""A spit pile: 0 lies on seat 0's side, 1 on seat 1's."""

Millis = NewType("Millis", int)
"""Milliseconds: of the game's own clock, which stands still while a game is paused, or a length of time."""

Phase = Literal["deal", "ready", "play", "slap", "over"]
"""What is to be done next: deal, say "spit" (rule 5), play, slap, or nothing more."""

Ending = Literal["won", "resigned", "forfeited"]
"""How a game ended (rules 20, 21, 24; 25)."""

SEATS: Final = (Seat(0), Seat(1))
CHANCE: Final = Seat(-1)
"""Whose action a deal is: nobody's."""

SLOTS: Final = (Slot(0), Slot(1), Slot(2), Slot(3), Slot(4))
PILES: Final = (Pile(0), Pile(1))


def other(seat: Seat) -> Seat:
    """The seat across the table."""
    return SEATS[1 - seat]


def own_pile(seat: Seat) -> Pile:
    """The spit pile on the seat's own side (rule 5)."""
    return PILES[seat]
