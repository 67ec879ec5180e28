"""Spit, the two-player card race: the rules as a library, records of games, and the table with its server.

This page is the library for bots and study; it needs the standard library alone. The server (`spit`) is in
`spitcards.server`, and is imported by nothing here.
"""

from .rules.actions import (
    Action,
    Deal,
    Fill,
    Forfeit,
    Play,
    Resign,
    Slap,
    Spit,
    Turn,
    parse_action,
)
from .rules.cards import DECK, RANKS, SUITS, follows, parse_card
from .rules.check import Checked, check_record
from .rules.errors import ActionTextError, IllegalActionError, RecordError, SpitError
from .rules.game import Game, Outcome
from .rules.legality import LegalMoves
from .rules.position import Position
from .rules.record import Header, RecordedAction, RecordReader, Reveal, dump_record
from .rules.refusals import Refusal
from .rules.setup import QUICK, STANDARD, Rules
from .rules.shuffle import Dealer
from .rules.types import CHANCE, PILES, SEATS, SLOTS, Card, Millis, Pile, Seat, Slot, other, own_pile
from .rules.view import PileView, StockView, View

__version__ = "0.1.0"

__all__ = [
    "CHANCE",
    "DECK",
    "PILES",
    "QUICK",
    "RANKS",
    "SEATS",
    "SLOTS",
    "STANDARD",
    "SUITS",
    "Action",
    "ActionTextError",
    "Card",
    "Checked",
    "Deal",
    "Dealer",
    "Fill",
    "Forfeit",
    "Game",
    "Header",
    "IllegalActionError",
    "LegalMoves",
    "Millis",
    "Outcome",
    "Pile",
    "PileView",
    "Play",
    "Position",
    "RecordError",
    "RecordReader",
    "RecordedAction",
    "Refusal",
    "Resign",
    "Reveal",
    "Rules",
    "Seat",
    "Slap",
    "Slot",
    "Spit",
    "SpitError",
    "StockView",
    "Turn",
    "View",
    "check_record",
    "dump_record",
    "follows",
    "other",
    "own_pile",
    "parse_action",
    "parse_card",
]
