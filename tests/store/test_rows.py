"""Rows of the log and back."""

from __future__ import annotations

import json
from dataclasses import replace

import pytest

from spitcards import QUICK, STANDARD, Deal, Forfeit, Rules
from spitcards.rules.types import SEATS, Card, Millis
from spitcards.store.errors import DamagedError
from spitcards.store.rows import Row, to_commits, to_row
from spitcards.table.outputs import Commit
from spitcards.table.requests import Press
from spitcards.table.table import Table

from .build import long_log, setup, short_log


@pytest.mark.parametrize("rules", [STANDARD, QUICK, Rules(turn="manual")])
def test_a_log_comes_back_as_it_was(rules: Rules) -> None:
    settled, log = long_log(3, rules)
    assert len(log) > 150
    assert list(to_commits(settled, map(to_row, log))) == log


def test_a_table_goes_on_from_it() -> None:
    settled, log = long_log(3, minutes=1)
    table = Table.restore(settled, to_commits(settled, map(to_row, log)), Millis(0))
    assert len(table.game.actions) == len(log)
    assert table.game.status() == []


def test_a_deal_is_stored_without_its_cards() -> None:
    _, log = long_log(3, minutes=1)
    for commit in log:
        if isinstance(commit.action, Deal):
            assert set(json.loads(to_row(commit).body)) == {"do", "sum"}


def test_the_press_comes_back() -> None:
    log = short_log()
    played = Commit(3, Millis(50), SEATS[0], Forfeit(), 2, Millis(45), Press(7, 1.5, Card("Td"), 300.25))
    rows = [to_row(commit) for commit in (log[0], played)]
    rows[1] = rows[1]._replace(seq=2)
    assert list(to_commits(setup(), rows))[1].press == played.press


def test_what_missed_and_came_too_late_comes_back() -> None:
    log = short_log()
    counted = replace(log[0], missed=(0, 3), beaten=(1, 0))
    assert list(to_commits(setup(), [to_row(counted)])) == [counted]


def test_another_secret_is_noticed() -> None:
    rows = [to_row(commit) for commit in short_log(seed=1)]
    with pytest.raises(DamagedError, match="does not follow from the game's secret"):
        list(to_commits(setup(seed=2), rows))


@pytest.mark.parametrize(
    ("change", "message"),
    [
        ({"body": "{"}, "row 2 of the log cannot be read"),
        ({"body": "{}"}, "cannot be read"),
        ({"body": "[]"}, "cannot be read"),
        ({"body": '{"do":"jump"}'}, "cannot be read: unknown action"),
        ({"body": '{"do":"play","stock":7,"pile":0}'}, "cannot be read"),
        ({"body": '{"do":"play","stock":0,"pile":0}'}, "refused"),
        ({"press": "{}"}, "cannot be read"),
        ({"seq": 3}, "row 2 of the log is missing"),
        ({"at": -1}, "cannot be read"),
    ],
)
def test_a_damaged_row_is_named(change: dict[str, object], message: str) -> None:
    rows = [to_row(commit) for commit in short_log()]
    rows[1] = Row(**(rows[1]._asdict() | change))
    with pytest.raises(DamagedError, match=message):
        list(to_commits(setup(), rows))
