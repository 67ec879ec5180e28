"""What a game tells afterwards, as it travels: the objects of `spit review --json`, and a record to be watched again.

`spitcards.review` counts all of it and `docs/review.md` says what it means; these are its objects' types, for the
client. Of the reactions only the median travels: no page shows more.
"""

from __future__ import annotations

import msgspec
from msgspec import Struct

from spitcards.review.chances import How
from spitcards.review.results import Review, Why
from spitcards.review.results import RoundReview as Reviewed
from spitcards.review.results import SeatReview as Counted
from spitcards.rules.setup import Rules
from spitcards.rules.types import Ending, Phase


class Span(Struct, frozen=True):
    """A stretch of time."""

    at: int
    ms: int


class MissedChance(Struct, frozen=True):
    """A play that stood open for long: this card of a seat's stock on that top of a spit pile."""

    at: int
    seat: int
    stock: int
    pile: int
    card: str
    top: str
    ms: int
    how: How


class SeatReview(Struct, frozen=True):
    """What one seat did, in a round or in the whole game."""

    curve: list[list[int]]
    plays: int
    fills: int
    turns: int
    calls: int
    auto: int
    fastest: Span | None
    reaction: int | None
    longest_wait: Span | None
    in_front: int
    longest_lead: Span | None
    largest_lead: int
    misses: int
    contests_won: int
    contests_lost: int
    chances: list[MissedChance]


class FirstHand(Struct, frozen=True):
    """The slap that counted."""

    at: int
    seat: int
    pile: int


class RoundReview(Struct, frozen=True):
    """A round."""

    round: int
    dealt: int
    began: int | None
    spits: list[int]
    ended: int | None
    why: Why | None
    finisher: int | None
    slap: FirstHand | None
    left: list[list[int]] | None
    took: list[int] | None
    holding: list[int] | None
    scores: list[int] | None
    seats: list[SeatReview]


class GameReview(Struct, frozen=True):
    """A game as it stands when its record ends; `cut_off` is the number of a last line that was cut off."""

    players: list[str] | None
    rules: Rules
    ms: int
    phase: Phase
    scores: list[int]
    winner: int | None
    ended: Ending | None
    seats: list[SeatReview]
    rounds: list[RoundReview]
    cut_off: int | None = None


class Happening(Struct, frozen=True):
    """One of the events of the rules, as in `Told`: `what` names it."""

    what: str
    event: object  # msgspec knows no unions of dataclasses, not even to write them


class Step(Struct, omit_defaults=True):
    """A line of a record: when, and what came of it.

    By seat, `missed` and `beaten` count the plays since the line before that fitted nothing, or came too late; None:
    there were none of either's.
    """

    at: int
    told: list[Happening]
    auto: bool = False
    missed: list[int] | None = None
    beaten: list[int] | None = None


class Watched(Struct):
    """A record, ready to be watched again: its review, and its steps from the empty table on."""

    review: GameReview
    steps: list[Step]


class WatchFailed(Struct):
    """Why a record cannot be watched: as `spit check --json` says it, or that the server will not now.

    `code` is one of a `RecordError`, or "too_large", "too_slow", "unreadable", "too_many", "foreign".
    """

    line: int | None
    code: str
    message: str


def seat_review(review: Counted) -> SeatReview:
    """What a seat did, to travel."""
    return msgspec.convert(review.to_dict(), SeatReview)


def round_review(review: Reviewed) -> RoundReview:
    """A round, to travel."""
    return msgspec.convert(review.to_dict(), RoundReview)


def game_review(review: Review, seats: list[SeatReview], rounds: list[RoundReview]) -> GameReview:
    """A game, to travel, with its seats and its rounds: there may be many, so they are made before, one by one.

    What is no text in a name (JSON lets half a surrogate pair stand alone) becomes a question mark.
    """
    return GameReview(
        players=[name.encode(errors="replace").decode() for name in review.header.players] or None,
        rules=review.header.rules,
        ms=review.ms,
        phase=review.phase,
        scores=review.scores,
        winner=review.winner,
        ended=review.ended,
        seats=seats,
        rounds=rounds,
        cut_off=review.cut_off,
    )
