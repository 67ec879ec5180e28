"""The times of every level, measured through a table, against the distributions that `LEVELS` states.

In each sample a card that the bot waits for is played by the other, and nothing comes between.
"""

from __future__ import annotations

from functools import cache
from math import exp, log
from random import Random
from typing import NamedTuple

import pytest

from spitcards import PILES, QUICK, SLOTS, Play, Position
from spitcards.bots import LEVELS, make_bot
from spitcards.bots.hand import HOME, route
from spitcards.bots.notice import QUICKEST
from spitcards.rules.apply import apply
from tests.rules.build import lay

from . import ks
from .play import A, B, Laid, Sitter, setup, watch_game

SAMPLES = 500
SHOWN_AT = 5000


class Sample(NamedTuple):
    """From when the card lay there until the hand set out, and from then until its card touched the pile; the ratio of
    this to what Fitts's law says.
    """

    noticed: int
    moved: float


@cache
def measured(name: str) -> list[Sample]:
    chance = Random(name)
    found: list[Sample] = []
    seed = 0
    while len(found) < SAMPLES:
        seed += 1
        slot, pile = chance.choice(SLOTS), chance.choice(PILES)
        mine = ["2h", "2d", "2c", "2s", "Kh"]
        mine[slot] = "8h"
        tops = ["6d", "6s"]
        laid = Laid(lay(" ".join(mine), "7c Th Td Tc Ts", " ".join(tops), spit=(3, 3)), LEVELS[name], seed=seed)
        laid.until(SHOWN_AT).person(Play(SLOTS[0], pile))
        while not laid.asked:
            laid.until(laid.now + 500)
        at, request = laid.asked[0]
        if isinstance(request, Play) and request == Play(slot, pile):  # else the hand slipped
            began = laid.bot.bot.motions()[0].began
            stated = LEVELS[name].movement.along(HOME, route(A, request))
            found.append(Sample(began - SHOWN_AT, (at - began) / stated))
    return found


@pytest.mark.parametrize("name", LEVELS)
def test_changes_are_noticed_after_the_stated_times(name: str) -> None:
    sample = [each.noticed for each in measured(name)]
    notice = LEVELS[name].notice
    assert len(sample) >= 500
    assert ks.distance(sample, lambda time: notice.below(time, len(SLOTS), plain=False)) < ks.critical(len(sample))
    assert min(sample) >= QUICKEST


@pytest.mark.parametrize("name", LEVELS)
def test_movements_take_the_stated_times(name: str) -> None:
    level = LEVELS[name]
    sample = [log(each.moved) / level.tremor for each in measured(name)]
    assert len(sample) >= 500
    assert ks.distance(sample, ks.standard_normal) < ks.critical(len(sample))


def test_wrong_distributions_would_be_found_out() -> None:
    notice = LEVELS["hare"].notice.slower(1.1)
    sample = [each.noticed for each in measured("hare")]
    assert ks.distance(sample, lambda time: notice.below(time, len(SLOTS), plain=False)) > ks.critical(len(sample))
    moved = [log(each.moved * 1.03) / LEVELS["hare"].tremor for each in measured("hare")]
    assert ks.distance(moved, ks.standard_normal) > ks.critical(len(moved))


# The same from the rows that a server would log, of games that nobody has posed.

TREMORS = [ks.standard_quantile((i + 0.5) / 200) for i in range(200)]


@cache
def logged(name: str) -> list[tuple[float, float]]:
    """Of the level's first play in games against somebody who only says "spit": how long after the first cards were
    turned its card touched the pile, and for how long of this the hand moved by Fitts's law.
    """
    found: list[tuple[float, float]] = []
    seed = 0
    while len(found) < SAMPLES:
        seed += 1
        settled = setup(QUICK, seed, people=[B])
        seen = watch_game(settled, {A: make_bot(name, A, settled, Random(seed)), B: Sitter()}, 25_000, sound=False)
        position, flipped = Position(settled.rules), 0
        for row in seen.commits:
            if row.by == A and flipped:
                # A hand that slipped, or did something else first, says nothing of a play's time.
                if isinstance(row.action, Play) and row.missed == (0, 0) and not row.auto:
                    found.append((row.at - flipped, LEVELS[name].movement.along(HOME, route(A, row.action))))
                break
            apply(position, row.action, row.by)
            flipped = row.at if position.phase == "play" else 0
    return found


@pytest.mark.parametrize("name", LEVELS)
def test_plays_in_the_log_of_games_take_the_stated_times(name: str) -> None:
    level = LEVELS[name]

    def share(time: float, moved: float) -> float:
        """The share of times that are less: noticing, and a movement of all the tremors there are."""
        moves = [moved * exp(level.tremor * tremor) for tremor in TREMORS]
        return sum(level.notice.below(time - move, len(SLOTS), plain=True) for move in moves) / len(moves)

    assert ks.distance([share(*each) for each in logged(name)], lambda share: share) < ks.critical(SAMPLES)
