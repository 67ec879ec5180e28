from __future__ import annotations

from dataclasses import replace
from random import Random

from spitcards import PILES, SLOTS, Play
from spitcards.bots import LEVELS
from spitcards.bots.errand import slipped
from spitcards.table.timing import MISS_COSTS
from tests.rules.build import lay

from .play import STEADY, A, Laid
from .test_mind import eyes

SLIPPERY = replace(STEADY, slips=1)


def test_a_hand_that_slips_lands_on_a_neighbouring_card_or_the_other_pile() -> None:
    scene = eyes(lay("2h 2d 8h . 2c", "6c", "7h Qs", spit=(3, 3))).scene
    landed = {slipped(Play(SLOTS[2], PILES[0]), scene, A, Random(seed)) for seed in range(50)}
    assert landed == {Play(SLOTS[1], PILES[0]), Play(SLOTS[2], PILES[1])}, "not on the empty slot"


def test_where_nothing_lies_beside_a_hand_does_not_slip() -> None:
    scene = eyes(lay("8h . 2c", "6c", "- 7h", spit=(0, 3))).scene
    assert slipped(Play(SLOTS[0], PILES[1]), scene, A, Random(1)) == Play(SLOTS[0], PILES[1])


def test_a_slip_is_a_miss_and_costs_what_a_miss_costs_t2() -> None:
    laid = Laid(lay("2h 2d 8h 2s 2c", "6c", "7h Qs", spit=(3, 3)), SLIPPERY).until(6000)
    (first, reply), (second, another) = laid.replies[:2]
    assert (reply.refused, reply.busy) == ("does_not_follow", MISS_COSTS[0])
    assert (another.refused, another.busy) == ("does_not_follow", MISS_COSTS[1])
    began = laid.bot.bot.motions()[0].began
    assert second - first > MISS_COSTS[0]
    assert began > first


def test_a_slip_does_not_make_it_turn_back_on_its_way() -> None:
    position = lay("2h 2d 8h 2s 2c", "5c 6c", "7h Qs", spit=(3, 3))
    undisturbed = Laid(position.copy(), SLIPPERY).until(3000).asked[0]
    assert undisturbed[1] != Play(SLOTS[2], PILES[0])


def test_it_slips_as_often_as_stated() -> None:
    for name in ("tortoise", "cheetah"):
        level = replace(STEADY, slips=LEVELS[name].slips)
        position = lay("2h 2d 8h 2s 2c", "6c", "7h Qs", spit=(3, 3))
        asked = [Laid(position.copy(), level, seed=seed).until(1500).asked[0][1] for seed in range(600)]
        share = sum(request != Play(SLOTS[2], PILES[0]) for request in asked) / len(asked)
        assert abs(share - level.slips) < 3 * (level.slips / len(asked)) ** 0.5
