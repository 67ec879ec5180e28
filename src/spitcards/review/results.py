"""What a review says: of a seat, of a round, of the game. What each number means stands in `docs/review.md`."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from typing import Final, Literal

from spitcards.rules.record import Header
from spitcards.rules.types import SEATS, Ending, Millis, Phase, Pile, Seat

from .chances import GoneChance

_NONE: Final = Millis(0)

Why = Literal["out", "dead", "given_up", "resigned", "forfeited"]
"""Why play ended in a round: as in `RoundOver` (rule 14), or because the game was given up (rule 25)."""


@dataclass(frozen=True, slots=True)
class Span:
    """A stretch of time: when it began, in ms since the game did, and for how many `ms` it lasted."""

    at: Millis
    ms: Millis

    def to_dict(self) -> dict[str, object]:
        """As it stands in JSON."""
        return {"at": self.at, "ms": self.ms}


@dataclass(slots=True)
class SeatReview:
    """What one seat did, in a round or in the whole game. Times are in ms; None where there is no such thing.

    `curve`: the seat's stock cards left, as pairs (at, left): one at the deal, one at each play of the seat.
    `plays`, `fills`, `turns`, `calls`: how many (rules 7, 9, 8, 11); `auto` of all its actions the table did for it.
    `fastest`: the play that came soonest after it had become possible. `reactions`: each time from having a play,
    having had none, to playing; `reaction` is their median. `longest_wait`: the longest without a play of its own
    while it had one open. `in_front`: for how long it had fewer stock cards than the other; `longest_lead` the longest
    stretch of this, `largest_lead` the most cards by which it was in front. `misses`: plays that fitted nothing (T2).
    `contests_won` and `contests_lost`: plays of the other, and of its own, that came too late (rule 10).
    `chances`: those that it missed (`MISSED_AFTER`), in the order in which they ended.
    """

    curve: list[tuple[Millis, int]] = field(default_factory=list[tuple[Millis, int]])
    plays: int = 0
    fills: int = 0
    turns: int = 0
    calls: int = 0
    auto: int = 0
    fastest: Span | None = None
    reactions: list[Millis] = field(default_factory=list[Millis])
    longest_wait: Span | None = None
    in_front: Millis = _NONE
    longest_lead: Span | None = None
    largest_lead: int = 0
    misses: int = 0
    contests_won: int = 0
    contests_lost: int = 0
    chances: list[GoneChance] = field(default_factory=list[GoneChance])

    @property
    def reaction(self) -> Millis | None:
        """The median of `reactions`; of two in the middle their mean, rounded down."""
        times = sorted(self.reactions)
        return Millis((times[(len(times) - 1) // 2] + times[len(times) // 2]) // 2) if times else None

    def to_dict(self) -> dict[str, object]:
        """As it stands in JSON."""
        return {
            "curve": [list(point) for point in self.curve],
            "plays": self.plays,
            "fills": self.fills,
            "turns": self.turns,
            "calls": self.calls,
            "auto": self.auto,
            "fastest": _dict(self.fastest),
            "reaction": self.reaction,
            "reactions": list(self.reactions),
            "longest_wait": _dict(self.longest_wait),
            "in_front": self.in_front,
            "longest_lead": _dict(self.longest_lead),
            "largest_lead": self.largest_lead,
            "misses": self.misses,
            "contests_won": self.contests_won,
            "contests_lost": self.contests_lost,
            "chances": [chance.to_dict() for chance in self.chances],
        }


def _dict(span: Span | None) -> dict[str, object] | None:
    return None if span is None else span.to_dict()


@dataclass(frozen=True, slots=True)
class FirstHand:
    """The slap that counted (rule 15): when, whose, and which pile `seat` took by it."""

    at: Millis
    seat: Seat
    pile: Pile

    def to_dict(self) -> dict[str, object]:
        """As it stands in JSON."""
        return {"at": self.at, "seat": self.seat, "pile": self.pile}


@dataclass(slots=True)
class RoundReview:
    """A round. Moments are in ms since the game began; what has not happened (yet) is None.

    It was `dealt`, play `began` with the first cards turned (rule 5) and `ended`, for which `why` says the reason;
    `spits` are the moments at which cards were turned later (rule 11). `finisher` was out of stock cards. `slap`
    decided the piles. When it was cleared away, each seat had so many stock
    and spit cards `left`, `took` so many from the middle and then was `holding` so many; `scores` are those after it.
    """

    number: int
    dealt: Millis
    seats: tuple[SeatReview, SeatReview] = field(default_factory=lambda: (SeatReview(), SeatReview()))
    began: Millis | None = None
    spits: list[Millis] = field(default_factory=list[Millis])
    ended: Millis | None = None
    why: Why | None = None
    finisher: Seat | None = None
    slap: FirstHand | None = None
    left: list[tuple[int, int]] | None = None
    took: list[int] | None = None
    holding: list[int] | None = None
    scores: list[int] | None = None

    def to_dict(self) -> dict[str, object]:
        """As it stands in JSON."""
        return {
            "round": self.number,
            "dealt": self.dealt,
            "began": self.began,
            "spits": list(self.spits),
            "ended": self.ended,
            "why": self.why,
            "finisher": self.finisher,
            "slap": None if self.slap is None else self.slap.to_dict(),
            "left": None if self.left is None else [list(pair) for pair in self.left],
            "took": self.took,
            "holding": self.holding,
            "scores": self.scores,
            "seats": [seat.to_dict() for seat in self.seats],
        }


@dataclass(frozen=True, slots=True)
class Review:
    """A game: its rounds, what each seat did in all of them, and how it stands after the last action, at `ms`.

    `cut_off` is the number of a last line that was cut off in the writing, or None.
    """

    header: Header
    ms: Millis
    rounds: list[RoundReview]
    phase: Phase
    scores: list[int]
    winner: Seat | None
    ended: Ending | None
    cut_off: int | None

    @property
    def seats(self) -> tuple[SeatReview, SeatReview]:
        """What each seat did in the whole game."""
        first, second = (together([round_.seats[seat] for round_ in self.rounds]) for seat in SEATS)
        return first, second

    def to_dict(self) -> dict[str, object]:
        """The object of `spit review --json`, without the file's name."""
        rules = self.header.rules
        result: dict[str, object] = {
            "players": list(self.header.players) or None,
            "rules": rules.to_dict(),
            "ms": self.ms,
            "phase": self.phase,
            "scores": self.scores,
            "winner": self.winner,
            "ended": self.ended,
            "seats": [seat.to_dict() for seat in self.seats],
            "rounds": [round_.to_dict() for round_ in self.rounds],
        }
        return result if self.cut_off is None else result | {"cut_off": self.cut_off}


def together(parts: Sequence[SeatReview]) -> SeatReview:
    """What one seat did in several rounds, as one."""
    return SeatReview(
        curve=[point for part in parts for point in part.curve],
        plays=sum(part.plays for part in parts),
        fills=sum(part.fills for part in parts),
        turns=sum(part.turns for part in parts),
        calls=sum(part.calls for part in parts),
        auto=sum(part.auto for part in parts),
        fastest=min((part.fastest for part in parts if part.fastest), key=lambda span: span.ms, default=None),
        reactions=[time for part in parts for time in part.reactions],
        longest_wait=_longest(part.longest_wait for part in parts),
        in_front=Millis(sum(part.in_front for part in parts)),
        longest_lead=_longest(part.longest_lead for part in parts),
        largest_lead=max((part.largest_lead for part in parts), default=0),
        misses=sum(part.misses for part in parts),
        contests_won=sum(part.contests_won for part in parts),
        contests_lost=sum(part.contests_lost for part in parts),
        chances=[chance for part in parts for chance in part.chances],
    )


def _longest(spans: Iterable[Span | None]) -> Span | None:
    """The longest, of several equally long the first."""
    return max((span for span in spans if span), key=lambda span: span.ms, default=None)
