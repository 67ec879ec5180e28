from __future__ import annotations

from itertools import pairwise
from random import Random

import pytest
from benchmarks.ladder import Duel, drawn, duel

from spitcards import QUICK, Seat
from spitcards.bots import LEVELS, OPPONENTS, make_bot
from spitcards.bots.bot import Bot
from spitcards.rules.events import RoundOver

from .masher import Masher
from .play import A, B, Watched, setup, watch_game

STEPS = list(pairwise(LEVELS))
TIMES = {"tortoise": 2200, "hedgehog": 1300, "hare": 850, "fox": 490, "cheetah": 400}


def test_the_opponents_are_five_animals_and_the_mirror() -> None:
    assert list(LEVELS) == list(TIMES)
    assert (*TIMES, "mirror") == OPPONENTS
    for name in OPPONENTS:
        assert isinstance(make_bot(name, A, setup(), Random(1)), Bot)
    with pytest.raises(KeyError):
        make_bot("snail", A, setup(), Random(1))


@pytest.mark.parametrize(("lower", "upper"), STEPS)
def test_each_level_beats_the_one_below(lower: str, upper: str) -> None:
    assert duel(upper, lower, 10).share >= 0.7


@pytest.mark.soak
@pytest.mark.parametrize(("lower", "upper"), STEPS)
def test_each_level_beats_the_one_below_in_70_of_100_of_1000_games(lower: str, upper: str) -> None:
    assert duel(upper, lower, 1000).share >= 0.7


@pytest.mark.parametrize("name", TIMES)
def test_a_level_takes_its_time_a_play(name: str) -> None:
    assert duel(name, name, 4).time == pytest.approx(TIMES[name], rel=0.12)


@pytest.mark.parametrize("name", OPPONENTS)
def test_any_two_alike_play_a_game_to_its_end(name: str) -> None:
    settled = setup(QUICK, 5)
    actors = {seat: Watched(make_bot(name, seat, settled, Random(seat))) for seat in (A, B)}
    seen = watch_game(settled, actors)
    assert seen.table.game.is_over()
    auto = {str(row.action) for row in seen.commits if row.auto}
    assert auto <= ({"spit"} if name == "tortoise" else set()), "only a child is sometimes called for (T3)"


@pytest.mark.parametrize("name", ["fox", "cheetah"])
def test_tapping_blindly_loses_most_rounds_to_the_two_upper_levels_t2(name: str) -> None:
    assert lost_by_masher(name, 30) >= 0.6


@pytest.mark.soak
@pytest.mark.parametrize("name", ["fox", "cheetah"])
def test_tapping_blindly_loses_70_of_100_rounds_to_the_two_upper_levels_t2(name: str) -> None:
    assert lost_by_masher(name, 1500) >= 0.7


def lost_by_masher(name: str, rounds: int) -> float:
    lost = played = seed = 0
    while played < rounds:
        me, masher = (A, B) if seed % 2 else (B, A)
        settled = setup(QUICK, seed, people=[masher])
        actors = {me: make_bot(name, me, settled, Random(seed)), masher: Masher(Seat(masher))}
        for told in watch_game(settled, actors, sound=False).events(RoundOver):
            played += 1
            lost += told.event.finisher == me
        seed += 1
    return lost / played


def test_the_plot_shows_each_duel_with_its_interval() -> None:
    one = Duel("fox", "hare", games=100, won=80, upper_times=62_000, upper_plays=100)
    low, high = one.interval
    assert (low, high) == pytest.approx((0.711, 0.867), abs=0.001)
    text = drawn([one])
    assert all(each in text for each in ("fox", "against hare", "80.0%", "620", "70%"))
