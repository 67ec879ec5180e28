"""Following one seat through a round."""

from __future__ import annotations

from collections.abc import Iterable

from spitcards.rules.actions import Fill, Play, Spit, Turn
from spitcards.rules.record import RecordedAction
from spitcards.rules.types import Millis, Seat

from .chances import GoneChance
from .results import SeatReview, Span


class SeatWatch:
    """Fills in a `SeatReview`, an action at a time."""

    def __init__(self, seat: Seat, result: SeatReview, dealt: Millis, stock: int) -> None:
        self.left = stock
        self._seat = seat
        self._result = result
        self._could_play = False
        self._reacting_since: Millis | None = None
        self._waiting_since: Millis | None = None
        self._leading_since: Millis | None = None
        result.curve.append((dealt, stock))

    def acts(self, entry: RecordedAction, *, call: bool) -> None:
        """An action was of this seat; `call`: if it is a "spit", it is a call, and not the first of a round."""
        result, at = self._result, entry.at
        result.auto += entry.auto
        match entry.action:
            case Play():
                self._plays(at, auto=entry.auto)
            case Fill():
                result.fills += 1
            case Turn():
                result.turns += 1
            case Spit():
                result.calls += call
            case _:
                pass

    def _plays(self, at: Millis, *, auto: bool) -> None:
        result = self._result
        result.plays += 1
        self.left -= 1
        result.curve.append((at, self.left))
        if self._reacting_since is not None and not auto:
            result.reactions.append(Millis(at - self._reacting_since))
        self._reacting_since = None
        self._end_wait(at)

    def loses(self, gone: Iterable[GoneChance], *, auto: bool) -> None:
        """Chances ended, some perhaps of this seat; `auto`: by something that the table did for somebody."""
        for each in gone:
            if each.chance.seat != self._seat:
                continue
            if each.how == "played" and not auto:
                fastest = self._result.fastest
                if fastest is None or each.ms < fastest.ms:
                    self._result.fastest = Span(each.chance.at, each.ms)
            if each.was_missed:
                self._result.chances.append(each)

    def stands(self, at: Millis, *, can_play: bool) -> None:
        """After an action of anybody: whether the seat has a legal play now."""
        if not can_play:
            self._reacting_since = None
            self._end_wait(at)
        else:
            if not self._could_play:
                self._reacting_since = at
            if self._waiting_since is None:
                self._waiting_since = at
        self._could_play = can_play

    def leads(self, at: Millis, lead: int, *, playing: bool) -> None:
        """After an action of anybody: by how many cards the seat is in front, and whether the round goes on."""
        self._result.largest_lead = max(self._result.largest_lead, lead)
        if not (playing and lead > 0):
            self._end_lead(at)
        elif self._leading_since is None:
            self._leading_since = at

    def finish(self, at: Millis) -> None:
        """The record ends."""
        self._end_wait(at)
        self._end_lead(at)

    def _end_wait(self, at: Millis) -> None:
        if self._waiting_since is not None:
            self._result.longest_wait = _longer(self._result.longest_wait, self._waiting_since, at)
            self._waiting_since = None

    def _end_lead(self, at: Millis) -> None:
        if self._leading_since is not None:
            self._result.in_front = Millis(self._result.in_front + at - self._leading_since)
            self._result.longest_lead = _longer(self._result.longest_lead, self._leading_since, at)
            self._leading_since = None


def _longer(longest: Span | None, since: Millis, until: Millis) -> Span:
    span = Span(since, Millis(until - since))
    return span if longest is None or span.ms > longest.ms else longest
