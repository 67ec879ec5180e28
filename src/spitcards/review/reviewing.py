"""Reviewing a record: reading it once, and counting."""

from __future__ import annotations

from collections.abc import Iterable

from spitcards.rules.check import play_through
from spitcards.rules.events import Cleared, Dealt, Ended, Event, Flipped, RoundOver, Slapped
from spitcards.rules.position import Position
from spitcards.rules.record import Header, LineSource, RecordedAction, RecordReader
from spitcards.rules.types import SEATS, Millis, other

from .chances import Chances, GoneChance
from .results import FirstHand, Review, RoundReview
from .seats import SeatWatch


def review(source: LineSource) -> Review:
    """What a record tells, read as a stream. Raises `RecordError` at the first line that is wrong, as a check does.

    A record may end anywhere: what was under way then counts until the last action.
    """
    reader = RecordReader(source)
    position = Position(reader.header.rules)
    reviewer = Reviewer(position)
    for entry, events in play_through(reader, position):
        reviewer.take(entry, events)
    return reviewer.finish(reader.header, reader.cut_off)


class Reviewer:
    """Reviews a game while it goes on: tell it of each action with `take`, once it is done to the `position`.

    `rounds` are those dealt so far. Once play has ended in one, what is counted of it changes only by misses and
    contests; once it is cleared away, nothing changes any more.
    """

    def __init__(self, position: Position) -> None:
        self.rounds: list[RoundReview] = []
        self._position = position
        self._at = Millis(0)
        self._chances = Chances()
        self._watches: list[SeatWatch] = []

    def take(self, entry: RecordedAction, events: list[Event]) -> None:
        """An action was done to the position, and these events came of it."""
        self._at = at = entry.at
        began = bool(self.rounds) and self.rounds[-1].began is not None
        for event in events:
            self._happens(at, event)
        if not self.rounds:  # given up before anything was dealt
            return
        round_ = self.rounds[-1]
        if entry.by in SEATS:
            self._watches[entry.by].acts(entry, call=began)
        self._lose(self._chances.follow(at, self._position, events), auto=entry.auto)
        for seat, watch in zip(SEATS, self._watches, strict=True):
            seats = round_.seats
            seats[seat].misses += entry.missed[seat]
            seats[seat].contests_lost += entry.beaten[seat]
            seats[other(seat)].contests_won += entry.beaten[seat]
            watch.stands(at, can_play=self._chances.has(seat))
            if round_.began is not None:
                lead = self._watches[other(seat)].left - watch.left
                watch.leads(at, lead, playing=self._position.phase == "play")

    def finish(self, header: Header, cut_off: int | None = None) -> Review:
        """The record ends here: the review of all of it."""
        self._lose(self._chances.finish(self._at), auto=False)
        for watch in self._watches:
            watch.finish(self._at)
        position = self._position
        return Review(
            header=header,
            ms=self._at,
            rounds=self.rounds,
            phase=position.phase,
            scores=list(position.scores),
            winner=position.winner,
            ended=position.ended,
            cut_off=cut_off,
        )

    def _lose(self, gone: Iterable[GoneChance], *, auto: bool) -> None:
        for watch in self._watches:
            watch.loses(gone, auto=auto)

    def _happens(self, at: Millis, event: Event) -> None:
        if isinstance(event, Dealt):
            round_ = RoundReview(event.round, at)
            self.rounds.append(round_)
            sizes = [sum(stock.down + (stock.top is not None) for stock in event.stocks[seat]) for seat in SEATS]
            self._watches = [SeatWatch(seat, round_.seats[seat], at, sizes[seat]) for seat in SEATS]
        elif self.rounds:
            _note(self.rounds[-1], at, event)


def _note(round_: RoundReview, at: Millis, event: Event) -> None:
    """Write down what an event says of a round."""
    match event:
        case Flipped() if round_.began is None:
            round_.began = at
        case Flipped():
            round_.spits.append(at)
        case RoundOver():
            round_.ended, round_.why, round_.finisher = at, event.why, event.finisher
        case Slapped():
            round_.slap = FirstHand(at, event.seat, event.pile)
        case Cleared():
            round_.left = [(side.stock, side.spit) for side in event.sides]
            round_.took = [side.took for side in event.sides]
            round_.holding, round_.scores = event.holding, event.scores
        case Ended(_, "resigned" | "forfeited" as ended) if round_.ended is None:
            round_.ended, round_.why = at, ended
        case _:
            pass
