"""Actions: what chance and the players can do, as values with a text form that round-trips."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from .cards import parse_card
from .errors import ActionTextError
from .types import PILES, SLOTS, Card, Ending, Pile, Slot


@dataclass(frozen=True, slots=True)
class Deal:
    """The packets of seats 0 and 1, each in the order dealt, first card first (rules 2, 3, 16): an act of chance."""

    packets: tuple[tuple[Card, ...], tuple[Card, ...]]

    def __str__(self) -> str:
        return "deal " + " ".join("".join(packet) or "-" for packet in self.packets)


@dataclass(frozen=True, slots=True)
class Spit:
    """Say "spit": before a round (rule 5), or as a call, for which a pile may be named (rule 11)."""

    pile: Pile | None = None

    def __str__(self) -> str:
        return "spit" if self.pile is None else f"spit {self.pile}"


@dataclass(frozen=True, slots=True)
class Play:
    """The face-up top card of slot `stock` onto spit pile `pile` (rule 7)."""

    stock: Slot
    pile: Pile

    def __str__(self) -> str:
        return f"play {self.stock} {self.pile}"


@dataclass(frozen=True, slots=True)
class Fill:
    """The face-up top card of slot `source` into the empty slot `to` (rule 9)."""

    source: Slot
    to: Slot

    def __str__(self) -> str:
        return f"fill {self.source} {self.to}"


@dataclass(frozen=True, slots=True)
class Turn:
    """Turn the face-down top card of slot `stock` (rule 8; only where `turn` is "manual")."""

    stock: Slot

    def __str__(self) -> str:
        return f"turn {self.stock}"


@dataclass(frozen=True, slots=True)
class Slap:
    """The first hand down at the end of a round: takes `pile` (rule 15)."""

    pile: Pile

    def __str__(self) -> str:
        return f"slap {self.pile}"


@dataclass(frozen=True, slots=True)
class Resign:
    """Give the game up (rule 25)."""

    @property
    def ending(self) -> Ending:
        """How the game has ended by it."""
        return "resigned"

    def __str__(self) -> str:
        return "resign"


@dataclass(frozen=True, slots=True)
class Forfeit:
    """Leave for good, and lose the game by it (rule 25)."""

    @property
    def ending(self) -> Ending:
        """How the game has ended by it."""
        return "forfeited"

    def __str__(self) -> str:
        return "forfeit"


Action = Deal | Spit | Play | Fill | Turn | Slap | Resign | Forfeit

# The moves that there are, made once: asking what is legal makes no new objects.
PLAYS: Final = tuple(tuple(Play(slot, pile) for pile in PILES) for slot in SLOTS)
FILLS: Final = tuple(tuple(Fill(source, to) for to in SLOTS) for source in SLOTS)
TURNS: Final = tuple(Turn(slot) for slot in SLOTS)
SPITS: Final = (Spit(), *(Spit(pile) for pile in PILES))
SLAPS: Final = tuple(Slap(pile) for pile in PILES)
MOVES: Final = (
    *(play for plays in PLAYS for play in plays),
    *(fill for fills in FILLS for fill in fills),
    *TURNS,
    *SPITS,
    *SLAPS,
)
"""Everything that a player's hand or mouth can do, legal or not; giving up is beside it."""

_BY_TEXT: Final = {str(action): action for action in (*MOVES, Resign(), Forfeit())}


def parse_action(text: str) -> Action:
    """The action whose `str()` is `text`. Raises `ActionTextError`."""
    words = text.split()
    if action := _BY_TEXT.get(" ".join(words)):
        return action
    if len(words) == 3 and words[0] == "deal":
        try:
            first, second = (_packet(word) for word in words[1:])
        except ValueError as error:
            raise ActionTextError(text, str(error)) from None
        return Deal((first, second))
    raise ActionTextError(text, "write one as in 'play 3 0', 'fill 4 0', 'turn 2', 'spit', 'spit 1', 'slap 0'")


def _packet(word: str) -> tuple[Card, ...]:
    cards = "" if word == "-" else word
    return tuple(parse_card(cards[i : i + 2]) for i in range(0, len(cards), 2))
