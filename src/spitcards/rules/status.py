"""Every invariant of the rules, and which of them a position breaks."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import chain

from .cards import DECK
from .legality import LegalMoves
from .position import Position
from .types import PILES, SEATS, SLOTS, Card


def status(position: Position) -> list[str]:
    """What is wrong with a position, a sentence for each broken invariant; empty for a sound one."""
    return list(_faults(position))


def _faults(position: Position) -> Iterator[str]:
    if position.laid_out:
        yield from _cards_on_the_table(position)
        yield from _faces(position)
        yield from _piles(position)
    elif position.packets is not None and not _is_deck(chain(*position.packets)):
        yield "rule 16: the two packets are not the whole deck"
    yield from _calls(position)
    if (position.phase == "over") != (position.winner is not None):
        yield "rule 20: a game is over when somebody has won, and only then"
    if position.phase in ("ready", "play", "slap") and not any(LegalMoves(position, seat) for seat in SEATS):
        yield "rules 11 and 14: nobody can do anything, and the round is not over"


def _is_deck(cards: Iterable[Card]) -> bool:
    return sorted(cards) == sorted(DECK)


def _cards_on_the_table(position: Position) -> Iterator[str]:
    cards = chain(*chain(*position.stocks), *position.spit_cards, *position.piles)
    if not _is_deck(cards):
        yield "rule 1: the players' cards and the spit piles are not the whole deck"


def _faces(position: Position) -> Iterator[str]:
    for seat in SEATS:
        for slot in SLOTS:
            size, down = len(position.stocks[seat][slot]), position.face_down[seat][slot]
            lowest = max(0, size - 1)
            highest = lowest if position.rules.turn == "auto" else size
            if not lowest <= down <= highest:
                yield f"rules 3 and 8: seat {seat}, slot {slot}: {down} of {size} cards are face down"


def _piles(position: Position) -> Iterator[str]:
    for pile in PILES:
        if position.piles[pile] and not position.pile_exists(pile):
            yield f"rule 18: cards on pile {pile}, which does not exist"
        if not position.piles[pile] and position.pile_exists(pile) and position.phase in ("play", "slap"):
            yield f"rule 5: no card on pile {pile}"
    if position.phase == "slap" and position.only_pile is not None:
        yield "rule 19: a slap with a single spit pile"
    if position.only_pile is not None and position.rules.win == "points":
        yield "rule 23: a single spit pile in a game by points"
    if position.phase in ("ready", "play") and position.finisher() is not None:
        yield "rule 14: a player without stock cards in a round that goes on"


def _calls(position: Position) -> Iterator[str]:
    if all(position.called):
        yield "rule 11: both have called, and no card was turned"
    if position.called != [asked is not None for asked in position.asked]:
        yield "rule 11: a call without a pile, or a pile without a call"
    if any(position.called) != (position.first is not None):
        yield "rule 11: a call, and nobody who called first"
    if any(position.called) and position.phase == "play" and not position.blocked():
        yield "rule 11: a call stands though somebody can play"
    if any(position.called) and position.phase not in ("ready", "play"):
        yield "rule 14: a call stands after the end of the round"
