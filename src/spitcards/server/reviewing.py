"""What a live game tells of its rounds: counted behind the play, from the rows of its log alone."""

from __future__ import annotations

from collections.abc import Iterable

from spitcards.review import Reviewer
from spitcards.review.results import together
from spitcards.rules.apply import apply
from spitcards.rules.position import Position
from spitcards.rules.record import RecordedAction
from spitcards.rules.setup import Rules
from spitcards.rules.types import SEATS
from spitcards.store.port import GameId
from spitcards.table.outputs import Commit
from spitcards.wire import codec, messages, reviews


class LiveReview:
    """The review of a game that goes on. Rows are only kept as they come; they are read when it is asked for."""

    def __init__(self, rules: Rules, log: Iterable[Commit] = ()) -> None:
        self._unread = list(log)
        self._position = Position(rules)
        self._reviewer = Reviewer(self._position)

    def add(self, rows: Iterable[Commit]) -> None:
        """More was written down."""
        self._unread += rows

    def told(self, game: GameId) -> str | None:
        """What may be told now, as text: the last round that was cleared away; the whole game, when it is over.

        Nothing of a round that is still played: what stood open in it is for its players to see. None if there is
        nothing to tell between two rounds or after the game.
        """
        self._read()
        rounds = self._reviewer.rounds
        match self._position.phase:
            case "over":
                seats = [together([round_.seats[seat] for round_ in rounds]) for seat in SEATS]
                return codec.encode(
                    messages.Reviewed(
                        game=game,
                        rounds=[reviews.round_review(round_) for round_ in rounds],
                        seats=[reviews.seat_review(seat) for seat in seats],
                    )
                )
            case "ready" if len(rounds) > 1:
                return codec.encode(messages.Reviewed(game=game, rounds=[reviews.round_review(rounds[-2])]))
            case _:
                return None

    def _read(self) -> None:
        unread, self._unread = self._unread, []
        for row in unread:
            events = apply(self._position, row.action, row.by)
            entry = RecordedAction(row.at, row.by, row.action, row.auto, row.arrival, row.missed, row.beaten)
            self._reviewer.take(entry, events)
