"""Playing a record through: is it sound, and how does it stand? (`spit check`)"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from .apply import apply
from .errors import IllegalActionError, RecordError
from .events import Event
from .position import Position
from .record import Header, LineSource, RecordedAction, RecordReader, Reveal
from .types import PILES, SEATS


@dataclass(frozen=True, slots=True)
class Checked:
    """A sound record: its header, how it stands, and the line that was cut off at its end, if one was."""

    header: Header
    position: Position
    cut_off: int | None

    def to_dict(self) -> dict[str, object]:
        """The object of `spit check --json`, without the file's name (`docs/record.md`)."""
        result = position_to_dict(self.position)
        return result if self.cut_off is None else result | {"cut_off": self.cut_off}


def check_record(source: LineSource) -> Checked:
    """Play a record by the rules, a line in memory at a time. Raises `RecordError` at the first line that is wrong."""
    reader = RecordReader(source)
    position = Position(reader.header.rules)
    for _ in play_through(reader, position):
        pass
    return Checked(reader.header, position, reader.cut_off)


def play_through(reader: RecordReader, position: Position) -> Iterator[tuple[RecordedAction, list[Event]]]:
    """Do to the position what the record says, an action at a time; each, when it is done, and what happened.

    Raises `RecordError` at the first line that is wrong.
    """
    for entry in reader:
        if isinstance(entry, Reveal):
            continue
        try:
            events = apply(position, entry.action, entry.by)
        except IllegalActionError as error:
            raise RecordError(reader.line, error.refusal.value, str(error)) from None
        yield entry, events


def position_to_dict(position: Position) -> dict[str, object]:
    """Everything about a position, in plain lists and texts: for files and tools, never for a player's eyes."""
    on_table = position.laid_out
    return {
        "phase": position.phase,
        "round": position.round,
        "stocks": position.stocks if on_table else None,
        "face_down": position.face_down if on_table else None,
        "spit_cards": [len(cards) for cards in position.spit_cards] if on_table else None,
        "piles": [position.piles[pile] or None for pile in PILES] if on_table else None,
        "called": position.called if on_table else None,
        "asked": position.asked if on_table else None,
        "first": position.first if on_table else None,
        "holding": position.holding,
        "scores": position.scores,
        "winner": position.winner,
        "ended": position.ended,
    }


def describe(checked: Checked) -> str:
    """How a record stands, in a sentence for people."""
    position = checked.position
    names = tuple(map(_printable, checked.header.players)) or tuple(f"seat {seat}" for seat in SEATS)
    round_ = f"round {position.round}"
    scores = ", ".join(f"{name} {score}" for name, score in zip(names, position.scores, strict=True))
    by_points = f"; points: {scores}" if position.rules.win == "points" else ""
    stock = ", ".join(f"{names[seat]} {position.stock_left(seat)}" for seat in SEATS)
    match position.phase:
        case "over" if position.winner is not None:
            text = f"over in {round_}: {names[position.winner]} won ({position.ended}){by_points}"
        case "play":
            said = [names[seat] for seat in SEATS if position.called[seat]]
            called = f'; {said[0]} has said "spit"' if said else "; nobody can play" if position.blocked() else ""
            text = f"{round_} is played; stock cards left: {stock}{called}{by_points}"
        case "slap":
            text = f"{round_} is played out and waits for the slap; stock cards left: {stock}{by_points}"
        case "ready":
            text = f'{round_} is dealt and waits for "spit"{by_points}'
        case _ if position.round:
            text = f"{round_} is cleared away; the next deal is due{by_points}"
        case _:
            text = "nothing has been dealt"
    return text if checked.cut_off is None else f"{text} (line {checked.cut_off} was cut off and passed over)"


def _printable(name: str) -> str:
    """A name that can be written out: JSON lets half a surrogate pair stand alone, and UTF-8 does not."""
    return name.encode(errors="replace").decode()
