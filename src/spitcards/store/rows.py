"""A game's log as plain rows, and back. A deal is written without its cards: they follow from secret and nonces."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterable, Iterator
from typing import Any, NamedTuple, cast

from spitcards.rules.actions import Action, Deal
from spitcards.rules.errors import IllegalActionError, RecordError
from spitcards.rules.game import Game
from spitcards.rules.record import action_from_dict, action_to_dict
from spitcards.rules.types import Card, Millis, Seat
from spitcards.table.outputs import Commit
from spitcards.table.requests import Press
from spitcards.table.setup import Setup

from .errors import DamagedError


class Row(NamedTuple):
    """A row of the log as it is stored, but for game, epoch and kind. Times are in milliseconds of the game."""

    seq: int
    seat: int
    n: int | None
    arrival: int | None
    press: str | None
    at: int
    auto: int
    body: str


def to_row(commit: Commit) -> Row:
    """The row of an action that counted."""
    press = commit.press
    return Row(
        commit.number,
        commit.by,
        commit.n,
        commit.arrival,
        None if press is None else _dump({"seen": press.seen, "after": press.after, **_aim(press)}),
        commit.at,
        int(commit.auto),
        _dump(_body(commit)),
    )


def _body(commit: Commit) -> dict[str, object]:
    body = _deal_body(commit.action) if isinstance(commit.action, Deal) else action_to_dict(commit.action)
    for key, counts in (("missed", commit.missed), ("beaten", commit.beaten)):
        if any(counts):
            body[key] = list(counts)
    return body


def to_commits(setup: Setup, rows: Iterable[Row]) -> Iterator[Commit]:
    """The actions that the rows stand for, in their order. Raises `DamagedError` where they make no sense."""
    game = Game(setup.rules)
    for expected, row in enumerate(rows, start=1):
        try:
            commit = _to_commit(row, setup, game)
            game.push(commit.action, commit.by, commit.at)
        except RecordError as error:
            raise DamagedError(f"row {row.seq} of the log cannot be read: {error.message}") from error
        except (ValueError, KeyError, IndexError, TypeError, AttributeError, IllegalActionError) as error:
            raise DamagedError(f"row {row.seq} of the log cannot be read: {error}") from error
        if row.seq != expected:
            raise DamagedError(f"row {expected} of the log is missing")
        yield commit


def _to_commit(row: Row, setup: Setup, game: Game) -> Commit:
    body = cast("dict[str, Any]", json.loads(row.body))
    if body["do"] == "deal":
        action: Action = setup.dealer.deal(game.position.round + 1, game.position.packets)
        if _deal_body(action)["sum"] != body["sum"]:
            raise ValueError("the deal does not follow from the game's secret")
    else:
        action = action_from_dict(body, row.seq)
    return Commit(
        number=row.seq,
        at=Millis(row.at),
        by=Seat(row.seat),
        action=action,
        n=row.n,
        arrival=None if row.arrival is None else Millis(row.arrival),
        press=None if row.press is None else _to_press(cast("dict[str, Any]", json.loads(row.press))),
        auto=bool(row.auto),
        missed=_counts(body, "missed"),
        beaten=_counts(body, "beaten"),
    )


def _counts(body: dict[str, Any], key: str) -> tuple[int, int]:
    first, second = body.get(key, (0, 0))
    return int(first), int(second)


def _deal_body(deal: Deal) -> dict[str, object]:
    """What is stored of a deal: not its cards, but enough to notice that others come out when it is made again."""
    return {"do": "deal", "sum": hashlib.sha256(str(deal).encode()).hexdigest()[:16]}


def _aim(press: Press) -> dict[str, object]:
    return {} if press.aim is None else {"aim": press.aim, "since": press.since}


def _to_press(value: dict[str, Any]) -> Press:
    aim = value.get("aim")
    return Press(value["seen"], value["after"], None if aim is None else Card(aim), value.get("since", 0.0))


def _dump(value: dict[str, object]) -> str:
    return json.dumps(value, separators=(",", ":"))
