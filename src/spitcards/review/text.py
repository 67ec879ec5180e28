"""A review in words, as lines of text that fit a terminal and have no colours."""

from __future__ import annotations

import unicodedata
from collections.abc import Callable, Iterable, Iterator
from typing import Final

from spitcards.rules.types import SEATS, Millis, Seat, other

from .chances import MISSED_AFTER, How
from .results import Review, RoundReview, SeatReview, Span

NARROWEST: Final = 40
WIDEST: Final = 100
_LABEL = 20
_BLOCKS = " ▁▂▃▄▅▆▇█"
_STATES = {
    "deal": "the next deal is due",
    "ready": 'waits for "spit"',
    "play": "breaks off in mid-round",
    "slap": "waits for the slap",
}


def review_lines(review: Review, width: int = 80) -> list[str]:
    """The review as a table, its lines at most `width` columns wide (at least 40), without line ends."""
    width = min(max(width, NARROWEST), WIDEST)
    names = _names(review, (width - _LABEL - 6) // 2)
    lines = list(_wrap(_head(review, names), width))
    if review.rounds:
        lines += ["", *_table(review, names)]
    for round_ in review.rounds:
        lines += ["", *_round(round_, names, width, points=review.header.rules.win == "points")]
    return lines


def _names(review: Review, most: int) -> tuple[str, str]:
    given = review.header.players or tuple(f"seat {seat}" for seat in SEATS)
    first, second = (_fit("".join(char if char.isprintable() else "·" for char in name), most) for name in given)
    return first, second


def _head(review: Review, names: tuple[str, str]) -> list[str]:
    rules = review.header.rules
    how = "standard game" if rules.win == "standard" else f"to {rules.target} points"
    rounds = len(review.rounds)
    said = [f"{names[0]} against {names[1]}", how, f"{rounds} round{'s' * (rounds != 1)} in {_clock(review.ms)}"]
    if review.winner is not None:
        because = "" if review.ended == "won" else f" ({names[other(review.winner)]} {review.ended})"
        said.append(f"{names[review.winner]} won{because}")
    else:
        said.append(_STATES[review.phase] if review.rounds else "nothing has been dealt")
    if review.cut_off is not None:
        said.append(f"line {review.cut_off} was cut off and passed over")
    return said


# --- the game in numbers -----------------------------------------------------------------------------------------


def _table(review: Review, names: tuple[str, str]) -> Iterator[str]:
    seats = review.seats
    column = max(7, *map(_columns, names))
    yield "  " + " " * _LABEL + "".join(f"  {_right(name, column)}" for name in names)
    for label, of, always in _ROWS:
        values = [of(seat) for seat in seats]
        if always or any(value != "0" for value in values):
            yield f"  {label:<{_LABEL}}" + "".join(f"  {value:>{column}}" for value in values)


def _span(span: Span | None) -> str:
    return "-" if span is None else _seconds(span.ms)


def _count_of(*hows: How) -> Callable[[SeatReview], str]:
    return lambda seat: str(sum(chance.how in hows for chance in seat.chances))


_ROWS: Final[list[tuple[str, Callable[[SeatReview], str], bool]]] = [
    ("plays", lambda seat: str(seat.plays), True),
    ("fills", lambda seat: str(seat.fills), True),
    ("turns", lambda seat: str(seat.turns), False),
    ("calls", lambda seat: str(seat.calls), True),
    ("fastest play", lambda seat: _span(seat.fastest), True),
    ("median reaction", lambda seat: "-" if seat.reaction is None else _seconds(seat.reaction), True),
    ("longest wait", lambda seat: _span(seat.longest_wait), True),
    ("time in front", lambda seat: _clock(seat.in_front), True),
    ("longest lead", lambda seat: _span(seat.longest_lead), True),
    ("largest lead (cards)", lambda seat: str(seat.largest_lead), True),
    ("contests won", lambda seat: str(seat.contests_won), True),
    ("misses", lambda seat: str(seat.misses), True),
    (f"left open over {MISSED_AFTER // 1000} s", lambda seat: str(len(seat.chances)), True),
    ("  then played", _count_of("played"), False),
    ("  lost to the other", _count_of("covered"), False),
    ("done by the table", lambda seat: str(seat.auto), False),
]
"""Label, value, and whether the row stands there even if both are 0."""


# --- a round -----------------------------------------------------------------------------------------------------


def _round(round_: RoundReview, names: tuple[str, str], width: int, *, points: bool) -> Iterator[str]:
    yield from _wrap(_told(round_, names), width)
    column = max(map(_columns, names))
    for seat in SEATS:
        yield f"  {_left(names[seat], column)}  {_curve(round_, seat, width - column - 24)}" + _became(
            round_, seat, points=points
        )


def _told(round_: RoundReview, names: tuple[str, str]) -> list[str]:
    said = [f"Round {round_.number}"]
    if round_.began is not None and round_.ended is not None:
        said.append(_clock(Millis(round_.ended - round_.began)))
    match round_.why:
        case "out" if round_.finisher is not None:
            said.append(f"{names[round_.finisher]} was out first")
        case None:
            pass
        case why:
            said.append(
                {"dead": "nobody could go on", "given_up": "both gave the round up"}.get(why, "the game was given up")
            )
    if round_.slap is not None:
        said.append(f"{names[round_.slap.seat]} slapped first")
    return said


def _became(round_: RoundReview, seat: Seat, *, points: bool) -> str:
    """How many stock cards the seat had at the deal and in the end, and what it had then."""
    curve = round_.seats[seat].curve
    text = f"{curve[0][1]:>3} → {curve[-1][1]:<2}"
    if round_.holding is None or round_.scores is None:
        return text.rstrip()
    return f"{text} {round_.scores[seat]:>3} points" if points else f"{text} holds {round_.holding[seat]}"


def _curve(round_: RoundReview, seat: Seat, most: int) -> str:
    """The stock cards left over the time of play, as a row of blocks; blank where none is left."""
    columns = min(40, most)
    until = round_.ended if round_.ended is not None else max(seat.curve[-1][0] for seat in round_.seats)
    if round_.began is None or until <= round_.began:
        return " " * columns
    curve = round_.seats[seat].curve
    full = max(max(other_seat.curve[0][1] for other_seat in round_.seats), 1)
    row: list[str] = []
    i = 0
    for column in range(1, columns + 1):
        moment = round_.began + (until - round_.began) * column // columns
        while i + 1 < len(curve) and curve[i + 1][0] <= moment:
            i += 1
        row.append(_BLOCKS[-(-curve[i][1] * (len(_BLOCKS) - 1) // full)])
    return "".join(row)


# --- words, and the columns they take ----------------------------------------------------------------------------


def _clock(ms: Millis) -> str:
    """Minutes and seconds."""
    return f"{ms // 60_000}:{ms // 1000 % 60:02}"


def _seconds(ms: Millis) -> str:
    """Seconds, to the hundredth below ten; cut, not rounded."""
    return f"{ms // 1000}.{ms % 1000 // 10:02} s" if ms < 10_000 else f"{ms // 1000}.{ms % 1000 // 100} s"


def _columns(text: str) -> int:
    """How many columns of a terminal the text takes."""
    return sum(map(_columns_of, text))


def _columns_of(char: str) -> int:
    if unicodedata.category(char) in ("Mn", "Me"):
        return 0
    return 2 if unicodedata.east_asian_width(char) in "WF" else 1


def _fit(text: str, most: int) -> str:
    """The text, or its beginning with an ellipsis, in at most so many columns."""
    used = fitting = 0
    for count, char in enumerate(text, start=1):
        used += _columns_of(char)
        if used > most:
            return text[:fitting] + "…"
        if used < most:
            fitting = count
    return text


def _left(text: str, columns: int) -> str:
    return text + " " * (columns - _columns(text))


def _right(text: str, columns: int) -> str:
    return " " * (columns - _columns(text)) + text


def _wrap(pieces: Iterable[str], width: int) -> Iterator[str]:
    """The pieces one after the other, with commas between them, on as many lines as it takes."""
    line = ""
    for piece in pieces:
        if line and _columns(line) + 2 + _columns(piece) >= width:
            yield line + ","
            line = "  " + piece
        else:
            line = f"{line}, {piece}" if line else piece
    yield line
