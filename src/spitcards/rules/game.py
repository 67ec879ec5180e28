"""A game: a position, what led to it, and the deals to come. The front door of the library."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from .actions import Action, Deal
from .apply import apply
from .events import Event
from .legality import LegalMoves, refusal
from .position import Position
from .record import Header, RecordedAction, dump_record
from .setup import STANDARD, Rules
from .shuffle import Dealer
from .status import status
from .types import CHANCE, Ending, Millis, Seat
from .view import View, view


class Outcome(NamedTuple):
    """Who won, and how."""

    winner: Seat
    ended: Ending


class Game:
    """A game that is played: `push` an action, ask what is legal, who won, and for the record.

    `position` may be read freely and is changed by `push` alone.
    """

    def __init__(self, rules: Rules = STANDARD, dealer: Dealer | None = None, players: Sequence[str] = ()) -> None:
        self.position = Position(rules)
        self.dealer = dealer
        self.header = Header(rules, tuple(players))
        self.actions: list[RecordedAction] = []

    @classmethod
    def deal(cls, seed: int, rules: Rules = STANDARD) -> Game:
        """A game whose shuffles follow from `seed` (0 to 2^256 - 1; see `shuffle`), with its first round dealt."""
        game = cls(rules, Dealer.from_seed(seed))
        game.deal_next()
        return game

    def deal_next(self) -> list[Event]:
        """Deal the next round. Raises `IllegalActionError` in mid-round, `ValueError` in a game without a dealer."""
        if self.dealer is None:
            raise ValueError("this game has no dealer: push a Deal")
        return self.push(self.dealer.deal(self.position.round + 1, self.position.packets))

    def legal_moves(self, seat: Seat) -> LegalMoves:
        """What the seat may do now, as a lazy view: iterate, count, test with `in`."""
        return LegalMoves(self.position, seat)

    def is_legal(self, action: Action, seat: Seat) -> bool:
        """Whether the rules allow the action now."""
        return refusal(self.position, action, seat) is None

    def push(self, action: Action, seat: Seat = CHANCE, at: Millis | None = None) -> list[Event]:
        """Do the action and say what happened; `at` is its moment for the record, by default that of the last one.

        Raises `IllegalActionError` if the rules refuse it, `ValueError` if the moment lies before the last one; then
        nothing is changed.
        """
        last = self.actions[-1].at if self.actions else Millis(0)
        moment = last if at is None else at
        if moment < last:
            raise ValueError(f"{moment} ms is before the last action, at {last} ms")
        events = apply(self.position, action, seat)
        self.actions.append(RecordedAction(moment, CHANCE if isinstance(action, Deal) else seat, action))
        return events

    def outcome(self) -> Outcome | None:
        """Who won and how; None while the game goes on."""
        winner, ended = self.position.winner, self.position.ended
        return None if winner is None or ended is None else Outcome(winner, ended)

    def is_over(self) -> bool:
        """Whether somebody has won."""
        return self.position.phase == "over"

    def status(self) -> list[str]:
        """Every broken invariant of the rules; empty for a sound position."""
        return status(self.position)

    def view(self, seat: Seat) -> View:
        """What the player at `seat` may know."""
        return view(self.position, seat)

    def record(self) -> str:
        """The record as text (`docs/record.md`)."""
        return dump_record(self.header, self.actions)

    def __repr__(self) -> str:
        return f"<Game after {len(self.actions)} actions: {self.position}>"
