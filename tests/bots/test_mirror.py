from __future__ import annotations

from random import Random
from statistics import mean

import pytest

from spitcards import QUICK, STANDARD, Rules
from spitcards.bots import make_bot, simulate
from spitcards.bots.mirror import FIRST, SLOWEST_PACE, Mirror, paced
from spitcards.bots.speed import Speed
from spitcards.rules.events import RoundOver
from spitcards.rules.types import Millis
from spitcards.table.outputs import Output
from spitcards.table.table import Table

from .metronome import Metronome
from .play import A, B, setup, watch_game

POINTS = Rules(win="points")
SPEEDS = [400, 600, 900, 1500, 2200, 3000]


def rounds_won(every: int, rules: Rules, games: int) -> tuple[int, int]:
    """Of the rounds from the third on that somebody finished: how many the Mirror did, and how many there were."""
    won = finished = 0
    for seed in range(games):
        me, player = (A, B) if seed % 2 else (B, A)
        settled = setup(rules, seed, people=[player])
        actors = {me: make_bot("mirror", me, settled, Random(seed)), player: Metronome(player, every)}
        for told in watch_game(settled, actors, sound=False).events(RoundOver)[2:]:
            finished += told.event.finisher is not None
            won += told.event.finisher == me
    return won, finished


@pytest.mark.parametrize("every", [400, 1000, 3000])
def test_either_may_win_against_the_mirror(every: int) -> None:
    won, finished = rounds_won(every, POINTS, 5)
    assert finished > 30
    assert 0.3 <= won / finished <= 0.7


@pytest.mark.soak
@pytest.mark.parametrize("rules", [QUICK, POINTS, STANDARD], ids=["quick", "points", "standard"])
@pytest.mark.parametrize("every", SPEEDS)
def test_the_mirror_wins_40_to_60_of_100_rounds_from_the_third_on(every: int, rules: Rules) -> None:
    won, finished = rounds_won(every, rules, 400 if rules == QUICK else 120)
    assert finished > 400
    assert 0.4 <= won / finished <= 0.6


@pytest.mark.parametrize("every", [400, 1500])
def test_it_measures_how_fast_the_other_plays(every: int) -> None:
    speed = Speed(A)
    settled = setup(QUICK, people=[A, B])

    def watch(now: Millis, _: list[Output], table: Table) -> None:
        speed.see(now, table.view(A))

    simulate(settled, {A: Metronome(A, 700), B: Metronome(B, every)}, watch=watch)
    times = speed.take()
    assert len(times) > 20
    assert mean(times) == pytest.approx(every, rel=0.03)
    assert speed.take() == []


def test_it_starts_at_a_hares_pace_and_then_follows() -> None:
    paces: dict[int, list[float]] = {500: [], 2000: []}
    for every, found in paces.items():
        settled = setup(POINTS, people=[B])
        mirror = make_bot("mirror", A, settled, Random(1))
        assert isinstance(mirror, Mirror)
        assert mirror.pace == 1
        watch_game(settled, {A: mirror, B: Metronome(B, every)}, sound=False)
        found.append(mirror.pace)
    assert paces[500][0] < 0.7
    assert paces[2000][0] > 1.7


def test_its_pace_stays_the_same_throughout_a_round() -> None:
    settled = setup(POINTS, people=[B])
    mirror = make_bot("mirror", A, settled, Random(1))
    assert isinstance(mirror, Mirror)
    paces: dict[int, set[float]] = {}

    def watch(_: Millis, __: list[Output], table: Table) -> None:
        if table.game.position.phase == "play":
            paces.setdefault(table.game.position.round, set()).add(mirror.pace)

    simulate(settled, {A: mirror, B: Metronome(B, 1200)}, Millis(300_000), watch)
    assert len(paces) > 4
    assert all(len(each) == 1 for each in paces.values())
    assert paces[1] == {1.0}


def test_at_any_pace_it_says_spit_before_it_is_called_for_t3() -> None:
    slowest = paced(SLOWEST_PACE)
    assert slowest.speech.mu + slowest.speech.tau < 1000
    assert slowest.movement == FIRST.movement.slower(SLOWEST_PACE)
