"""Seats, slots and piles."""

from spitcards import CHANCE, PILES, QUICK, SEATS, SLOTS, STANDARD, Rules, other, own_pile


def test_the_places() -> None:
    assert SEATS == PILES == (0, 1)
    assert SLOTS == (0, 1, 2, 3, 4)
    assert CHANCE not in SEATS


def test_rule_5_each_has_the_pile_on_the_own_side() -> None:
    assert [own_pile(seat) for seat in SEATS] == [0, 1]
    assert [other(seat) for seat in SEATS] == [1, 0]


def test_rules_15_and_23_where_there_is_a_slap() -> None:
    assert Rules("standard", 100, "unplayed", "auto") == STANDARD
    assert STANDARD.slaps
    assert QUICK.slaps
    assert not Rules(win="points").slaps
