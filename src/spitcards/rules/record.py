"""Records: a game as text, a JSON object a line (`docs/record.md`). Writing them, and reading them as a stream."""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import Final, Protocol, cast, get_args

from .actions import FILLS, PLAYS, SLAPS, SPITS, TURNS, Action, Deal, Fill, Forfeit, Play, Resign, Slap, Spit, Turn
from .cards import FOLLOWERS
from .errors import RecordError
from .setup import STANDARD, Count, Rules, TurnBy, Win
from .types import CHANCE, PILES, SEATS, SLOTS, Card, Millis, Seat

VERSION: Final = 1
SUFFIX: Final = ".spit.jsonl"
MAX_LINE: Final = 1 << 20
"""The longest line that is read, in bytes. A deal, the longest line there is, has about 350."""
MAX_COUNT: Final = (1 << 53) - 1
"""The largest count that makes sense. Without a bound, sums of them could be longer than Python writes out."""

_BLANK = b" \t\r\n"
_CONTROLS = {code: f"\\u{code:04x}" for code in range(0x7F, 0xA0)}
"""What JSON lets stand in a name and a terminal would obey; below these, JSON itself writes them out."""


NONE_EACH: Final = (0, 0)


@dataclass(frozen=True, slots=True)
class Header:
    """The first line: the rules, the players' names (two, or none given), and keys that the rules ignore."""

    rules: Rules = STANDARD
    players: tuple[str, ...] = ()
    extra: tuple[tuple[str, str], ...] = ()


@dataclass(slots=True)  # not frozen, as the events are not: one is made at every play
class RecordedAction:
    """An action, its moment and its seat (`CHANCE` for a deal).

    What the rules ignore: `auto`, the table acted for the seat; `press`, the judged moment of the hand; `missed` and
    `beaten`, how many plays of each seat since the line before fitted nothing, or came too late (rule 10, T2).
    """

    at: Millis
    by: Seat
    action: Action
    auto: bool = False
    press: Millis | None = None
    missed: tuple[int, int] = NONE_EACH
    beaten: tuple[int, int] = NONE_EACH


@dataclass(frozen=True, slots=True)
class Reveal:
    """What the deals were made from, in hexadecimal (`shuffle`)."""

    at: Millis
    secret: str
    nonces: tuple[str, str]


Entry = RecordedAction | Reveal


# --- writing ----------------------------------------------------------------------------------------------------


def dump_record(header: Header, entries: Iterable[Entry]) -> str:
    """The whole record as text, each line with its end."""
    return "".join([dump_header(header), *map(dump_entry, entries)])


def dump_header(header: Header) -> str:
    """The first line of a record."""
    rules = header.rules
    line: dict[str, object] = {
        "spit": VERSION,
        "rules": rules.to_dict(),
    }
    if header.players:
        line["players"] = list(header.players)
    return _line(line | dict(header.extra)).translate(_CONTROLS)


def dump_entry(entry: Entry) -> str:
    """A further line of a record."""
    if isinstance(entry, Reveal):
        return _line({"at": entry.at, "do": "reveal", "secret": entry.secret, "nonces": list(entry.nonces)})
    line: dict[str, object] = {"at": entry.at}
    if entry.by != CHANCE:
        line["by"] = entry.by
    line |= action_to_dict(entry.action)
    if entry.auto:
        line["auto"] = True
    if entry.press is not None:
        line["press"] = entry.press
    if entry.missed != NONE_EACH:
        line["missed"] = list(entry.missed)
    if entry.beaten != NONE_EACH:
        line["beaten"] = list(entry.beaten)
    return _line(line)


def action_to_dict(action: Action) -> dict[str, object]:
    """What a record's line says of the action itself."""
    match action:
        case Deal():
            return {"do": "deal", "cards": [list(packet) for packet in action.packets]}
        case Spit():
            return {"do": "spit"} if action.pile is None else {"do": "spit", "pile": action.pile}
        case Play():
            return {"do": "play", "stock": action.stock, "pile": action.pile}
        case Fill():
            return {"do": "fill", "from": action.source, "to": action.to}
        case Turn():
            return {"do": "turn", "stock": action.stock}
        case Slap():
            return {"do": "slap", "pile": action.pile}
        case Resign():
            return {"do": "resign"}
        case _:
            return {"do": "forfeit"}


def _line(value: dict[str, object]) -> str:
    return json.dumps(value, separators=(",", ":"), ensure_ascii=False) + "\n"


# --- reading ----------------------------------------------------------------------------------------------------


class LineSource(Protocol):
    """Where lines of bytes come from: a file opened with mode "rb", or its like."""

    def readline(self, size: int, /) -> bytes:
        """The next line, or its first `size` bytes; empty at the end."""
        ...


class RecordReader:
    """Reads a record as a stream, a line in memory at a time. Iterate to get its entries.

    `header` is there from the start, `line` is the number of the line read last, and `cut_off`, after the end, that
    of a last line that was cut off in the writing, or None. Raises `RecordError` where a line is wrong in itself, or
    longer than `longest` bytes; whether the rules allow what it says is not asked here (`check`).

    Where the source seems to end and has more later, iterate again to go on.
    """

    def __init__(self, source: LineSource, longest: int = MAX_LINE) -> None:
        self._source = source
        self._longest = longest
        self._at = 0
        self.line = 0
        self.cut_off: int | None = None
        self.header = self._read_header()

    def __iter__(self) -> Iterator[Entry]:
        while (fields := self._next()) is not None:
            yield self._entry(fields)

    def _next(self) -> _Fields | None:
        """The next line's object; None at the end. Blank lines are passed over."""
        while text := self._source.readline(self._longest + 1):
            self.line += 1
            if len(text) > self._longest:
                raise RecordError(self.line, "too_long", f"a line of more than {self._longest} bytes")
            if self.line == 1:
                text = text.removeprefix(b"\xef\xbb\xbf")
            if not text.strip(_BLANK):
                continue
            try:
                return _Fields(self.line, _parse(self.line, text))
            except RecordError:
                if text.endswith(b"\n") or self.line == 1:
                    raise
                self.cut_off = self.line
                return None
        return None

    def _read_header(self) -> Header:
        fields = self._next()
        if fields is None:
            raise RecordError(self.cut_off or 1, "no_header", "an empty file: a record begins with its header")
        version = fields.integer("spit")
        if version != VERSION:
            raise fields.wrong("version", f"format {version}; this program reads format {VERSION}")
        return Header(fields.rules(), fields.players())

    def _entry(self, fields: _Fields) -> Entry:
        at = Millis(fields.integer("at", low=0))
        if at < self._at:
            raise fields.wrong("time_backwards", f'time runs backwards: "at" is {at} after {self._at}')
        self._at = at
        do = fields.text("do")
        if do == "reveal":
            return Reveal(at, fields.hexadecimal("secret", fields.get("secret")), fields.nonces())
        by = CHANCE if do == "deal" else SEATS[fields.integer("by", high=1)]
        action = Deal(fields.packets()) if do == "deal" else fields.move(do)
        return RecordedAction(
            at,
            by,
            action,
            auto=fields.value.get("auto") is True,
            press=fields.press(),
            missed=fields.counts("missed"),
            beaten=fields.counts("beaten"),
        )


def action_from_dict(value: dict[str, object], line: int) -> Action:
    """The inverse of `action_to_dict`, but for deals. Raises `RecordError`, with the number of the line."""
    fields = _Fields(line, value)
    return fields.move(fields.text("do"))


def _no_constant(name: str) -> None:
    raise ValueError(f"{name} is no JSON")


def _parse(line: int, text: bytes) -> dict[str, object]:
    try:
        value = json.loads(text.decode(), parse_constant=_no_constant)
    except (ValueError, RecursionError) as error:  # UnicodeDecodeError is a ValueError too
        reason = "nested too deeply" if isinstance(error, RecursionError) else str(error)
        raise RecordError(line, "not_json", f"not JSON: {reason}") from None
    if not isinstance(value, dict):
        raise RecordError(line, "not_an_object", f"a JSON object was expected, not {_show(value)}")
    return cast("dict[str, object]", value)


def _show(value: object) -> str:
    """A value as JSON, short enough for a message."""
    text = json.dumps(value)
    return text if len(text) <= 60 else text[:57] + "…"


class _Fields:
    """The keys of one line, and what they must be."""

    def __init__(self, line: int, value: dict[str, object]) -> None:
        self.line = line
        self.value = value

    def wrong(self, code: str, message: str) -> RecordError:
        return RecordError(self.line, code, message)

    def get(self, key: str) -> object:
        try:
            return self.value[key]
        except KeyError:
            raise self.wrong("missing", f'"{key}" is missing') from None

    def integer(self, key: str, low: int | None = None, high: int | None = None) -> int:
        """An integer within bounds; with `high` alone, from 0."""
        value = self.get(key)
        if type(value) is not int:  # true is an int to Python, and none to a record
            raise self.wrong("not_an_integer", f'"{key}" must be an integer, not {_show(value)}')
        low = 0 if low is None and high is not None else low
        if (low is not None and value < low) or (high is not None and value > high):
            bounds = f"{low} or more" if high is None else f"{low} to {high}"
            raise self.wrong("out_of_range", f'"{key}" must be {bounds}, not {_show(value)}')
        return value

    def text(self, key: str) -> str:
        value = self.get(key)
        if not isinstance(value, str):
            raise self.wrong("not_a_text", f'"{key}" must be a text, not {_show(value)}')
        return value

    # The next two are of keys that the rules ignore: whatever makes no sense there is as good as absent.

    def press(self) -> Millis | None:
        value = self.value.get("press")
        return Millis(value) if type(value) is int else None

    def counts(self, key: str) -> tuple[int, int]:
        match cast("object", self.value.get(key)):
            case [int(first), int(second)] if not isinstance(first, bool) and not isinstance(second, bool):
                return (first, second) if min(first, second) >= 0 and max(first, second) <= MAX_COUNT else NONE_EACH
            case _:
                return NONE_EACH

    def hexadecimal(self, key: str, value: object) -> str:
        if not isinstance(value, str) or len(value) % 2 or value.strip("0123456789abcdefABCDEF"):
            raise self.wrong("not_hexadecimal", f'"{key}" must be in hexadecimal, not {_show(value)}')
        return value

    def nonces(self) -> tuple[str, str]:
        first, second = self._two("nonces", self.get("nonces"))
        return self.hexadecimal("nonces", first), self.hexadecimal("nonces", second)

    def _two(self, key: str, value: object) -> tuple[object, object]:
        pair = cast("list[object]", value)
        if not isinstance(value, list) or len(pair) != 2:
            raise self.wrong("not_two", f'"{key}" must be a list of two, not {_show(cast("object", value))}')
        return pair[0], pair[1]

    def packets(self) -> tuple[tuple[Card, ...], tuple[Card, ...]]:
        first, second = self._two("cards", self.get("cards"))
        return self._packet(first), self._packet(second)

    def _packet(self, value: object) -> tuple[Card, ...]:
        if not isinstance(value, list):
            raise self.wrong("not_a_list", f'a packet in "cards" must be a list, not {_show(value)}')
        cards = cast("list[object]", value)
        for card in cards:
            if not isinstance(card, str) or card not in FOLLOWERS:
                raise self.wrong("no_card", f"{_show(card)} is no card")
        return tuple(cast("list[Card]", cards))

    def move(self, do: str) -> Action:
        """The action of a player that the line tells of."""
        match do:
            case "spit":
                return SPITS[0] if "pile" not in self.value else SPITS[1 + self._pile()]
            case "play":
                return PLAYS[self._slot("stock")][self._pile()]
            case "fill":
                return FILLS[self._slot("from")][self._slot("to")]
            case "turn":
                return TURNS[self._slot("stock")]
            case "slap":
                return SLAPS[self._pile()]
            case "resign":
                return Resign()
            case "forfeit":
                return Forfeit()
            case _:
                raise self.wrong("unknown_action", f'unknown action "do": {_show(do)}')

    def _slot(self, key: str) -> int:
        return self.integer(key, high=len(SLOTS) - 1)

    def _pile(self) -> int:
        return self.integer("pile", high=len(PILES) - 1)

    def rules(self) -> Rules:
        value = self.value.get("rules", {})
        if not isinstance(value, dict):
            raise self.wrong("bad_rules", f'"rules" must be an object, not {_show(value)}')
        fields = _Fields(self.line, cast("dict[str, object]", value))
        return Rules(
            win=cast("Win", fields.choice("win", STANDARD.win, *get_args(Win))),
            target=fields.integer("target", low=1) if "target" in fields.value else STANDARD.target,
            count=cast("Count", fields.choice("count", STANDARD.count, *get_args(Count))),
            turn=cast("TurnBy", fields.choice("turn", STANDARD.turn, *get_args(TurnBy))),
        )

    def choice(self, key: str, default: str, *choices: str) -> str:
        value = self.value.get(key, default)
        if not isinstance(value, str) or value not in choices:
            allowed = " or ".join(f'"{choice}"' for choice in choices)
            raise self.wrong("bad_rules", f'"{key}" must be {allowed}, not {_show(value)}')
        return value

    def players(self) -> tuple[str, ...]:
        if "players" not in self.value:
            return ()
        names = self._two("players", self.value["players"])
        for name in names:
            if not isinstance(name, str):
                raise self.wrong("bad_players", f'"players" must be two names, not {_show(list(names))}')
        return cast("tuple[str, str]", names)
