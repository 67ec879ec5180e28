"""The times of every level, measured through a table, against the distributions that `LEVELS` states.

In each sample a card that the bot waits for is played by the other, and nothing comes between.
"""

from __future__ import annotations

from functools import cache
from math import log
from random import Random
from typing import NamedTuple

import pytest

from spitcards import PILES, SLOTS, Play
from spitcards.bots import LEVELS
from spitcards.bots.hand import HOME, route
from spitcards.bots.notice import QUICKEST
from tests.rules.build import lay

from . import ks
from .play import A, Laid

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
