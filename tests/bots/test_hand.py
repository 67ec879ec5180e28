from __future__ import annotations

from math import log2

import pytest

from spitcards import PILES, SLOTS, Fill, Play, Slap, Turn
from spitcards.bots.hand import HOME, OTHER_PILE, OWN_PILE, SLOT_POINTS, Fitts, distance, route
from tests.rules.build import lay

from .play import ALWAYS, HARE, A, B, Laid

RANKS = ["8h", "8d", "8c", "8s", "6h"]


def test_a_movement_takes_as_long_as_fitts_law_says() -> None:
    fitts = Fitts(a=100, b=50)
    assert fitts.time(0) == 100
    assert fitts.time(1) == 150
    assert fitts.time(3) == 200
    assert fitts.slower(2).time(3) == 400


def test_a_hand_goes_to_the_card_and_with_it_to_its_place() -> None:
    assert route(A, Play(SLOTS[3], PILES[0])) == (SLOT_POINTS[3], OWN_PILE)
    assert route(B, Play(SLOTS[3], PILES[0])) == (SLOT_POINTS[3], OTHER_PILE)
    assert route(A, Fill(SLOTS[4], SLOTS[0])) == (SLOT_POINTS[4], SLOT_POINTS[0])
    assert route(A, Turn(SLOTS[2])) == (SLOT_POINTS[2],)
    assert route(B, Slap(PILES[1])) == (OWN_PILE,)


def test_no_place_on_the_nominal_table_lies_on_another() -> None:
    places = [*SLOT_POINTS, OWN_PILE, OTHER_PILE]
    assert all(distance(one, two) >= 1.2 for one in places for two in places if one is not two)


@pytest.mark.parametrize("slot", SLOTS)
@pytest.mark.parametrize("pile", PILES)
def test_the_card_touches_the_pile_at_the_end_of_the_movement(slot: int, pile: int) -> None:
    mine = ["Kh", "Kd", "Kc", "Ks", "2h"]
    mine[slot] = "8h/2"
    tops = ["4c", "4d"]
    tops[pile] = "7c"
    laid = Laid(lay(" ".join(mine), "Th Td Tc Ts Jh", " ".join(tops), spit=(3, 3))).until(2000)
    at, request = laid.asked[0]
    assert request == Play(SLOTS[slot], PILES[pile])
    start, card, place = HOME, SLOT_POINTS[slot], (OWN_PILE, OTHER_PILE)[pile]
    bits = log2(distance(start, card) + 1) + log2(distance(card, place) + 1)
    assert at == ALWAYS + round(2 * HARE.movement.a + bits * HARE.movement.b)
