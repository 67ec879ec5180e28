from __future__ import annotations

from random import Random
from time import process_time

import pytest

from spitcards import QUICK, Spit
from spitcards.bots import BotPlayers, make_bot, simulate
from spitcards.rules.types import Millis
from spitcards.table.events import TableView
from spitcards.table.outputs import Reply
from spitcards.table.requests import Press, Request
from spitcards.table.table import Table

from .play import A, B, bots, setup, watch_game


class Scripted:
    """Somebody who says "spit" at a moment, and keeps what is heard and seen."""

    def __init__(self, at: int) -> None:
        self.at: Millis | None = Millis(at)
        self.heard: list[str] = []
        self.press = Press()

    def see(self, now: Millis, shown: TableView) -> None:
        self.heard.append(f"{now}: called {shown.view.called}")

    def answer(self, now: Millis, request: Request, reply: Reply) -> None:
        self.heard.append(f"{now}: {request} {reply.n} {reply.refused}")

    def next_deadline(self) -> Millis | None:
        return self.at

    def act(self, now: Millis) -> list[tuple[Request, Press]]:
        self.at = None
        self.heard.append(f"{now}: acts")
        return [(Spit(), self.press)]


def test_bots_see_the_table_at_first_and_after_each_event() -> None:
    table = Table(setup(), Millis(5000))
    bot = Scripted(6000)
    players = BotPlayers(table, {A: bot})
    players.told(Millis(5000), table.drain())
    assert players.next_deadline() == 6000
    assert not players.play(Millis(5999))
    assert players.play(Millis(6000))
    players.told(Millis(6000), table.drain())
    players.told(Millis(6001), table.drain())
    assert bot.heard == [
        "5000: called [False, False]",
        "6000: acts",
        "6000: spit 1 None",
        "6000: called [True, False]",
    ]
    assert players.next_deadline() is None


@pytest.mark.parametrize("moment", [6000, 6001])
def test_of_two_that_are_due_at_once_the_second_sees_what_the_first_did(moment: int) -> None:
    table = Table(setup(), Millis(0))
    both = {A: Scripted(moment), B: Scripted(moment)}
    players = BotPlayers(table, both)
    players.told(Millis(0), table.drain())
    assert players.play(Millis(moment))
    players.told(Millis(moment), table.drain())
    first, second = (A, B) if moment % 2 == 0 else (B, A)
    assert f"{moment}: acts" in both[first].heard
    assert f"{moment}: acts" not in both[second].heard
    assert len(both[second].heard) == 2
    assert players.play(Millis(moment))
    assert not players.play(Millis(moment))


def test_requests_go_on_from_the_numbers_that_the_seat_has_used() -> None:
    table = Table(setup(), Millis(0))
    table.receive(Millis(0), A, 17, Spit())
    bot = Scripted(100)
    players = BotPlayers(table, {A: bot})
    players.told(Millis(0), table.drain())
    players.play(Millis(100))
    players.told(Millis(100), table.drain())
    assert bot.heard[-1] == "100: spit 18 called_already"


def test_a_simulation_stops_at_its_limit() -> None:
    settled = setup(QUICK)
    seen = watch_game(settled, bots(settled), limit=10_000)
    assert not seen.table.game.is_over()
    assert 0 < seen.commits[-1].at <= 10_000


@pytest.mark.alone
def test_a_quick_game_of_two_bots_takes_less_than_150_ms() -> None:

    took: list[float] = []
    for seed in range(15):
        settled = setup(QUICK, seed)
        began = process_time()
        table = simulate(settled, {seat: make_bot("hare", seat, settled, Random(seed)) for seat in (A, B)})
        took.append(process_time() - began)
        assert table.game.is_over()
    assert sorted(took)[len(took) // 2] < 0.150
