"""Rules 3, 4 and 17: how a packet is laid out."""

import pytest

from spitcards import DECK
from spitcards.rules.layout import lay_out, stock_sizes

SIZES = {
    0: [0, 0, 0, 0, 0],
    1: [1, 0, 0, 0, 0],
    2: [1, 1, 0, 0, 0],
    3: [1, 1, 1, 0, 0],
    4: [1, 1, 1, 1, 0],
    5: [1, 1, 1, 1, 1],
    6: [1, 2, 1, 1, 1],
    7: [1, 2, 2, 1, 1],
    8: [1, 2, 2, 2, 1],
    9: [1, 2, 2, 2, 2],
    10: [1, 2, 3, 2, 2],
    11: [1, 2, 3, 3, 2],
    12: [1, 2, 3, 3, 3],
    13: [1, 2, 3, 4, 3],
    14: [1, 2, 3, 4, 4],
}


@pytest.mark.parametrize("cards", range(53))
def test_rule_17_the_sizes_are_those_of_dealing_in_rows(cards: int) -> None:
    assert stock_sizes(cards) == SIZES.get(cards, [1, 2, 3, 4, 5])


def test_rule_3_the_first_card_is_the_first_pile_and_the_last_dealt_lies_on_top() -> None:
    stocks, _ = lay_out(DECK[:26])
    assert stocks == [list(DECK[a:b]) for a, b in ((0, 1), (1, 3), (3, 6), (6, 10), (10, 15))]


def test_rule_4_the_other_11_are_spit_cards_the_next_of_the_packet_first() -> None:
    _, spit_cards = lay_out(DECK[:26])
    assert spit_cards[::-1] == list(DECK[15:26])


@pytest.mark.parametrize("cards", range(1, 27))
def test_rule_17_the_cards_go_to_the_piles_in_the_order_of_rule_3(cards: int) -> None:
    stocks, spit_cards = lay_out(DECK[:cards])
    assert [card for stock in stocks for card in stock] + spit_cards[::-1] == list(DECK[:cards])
    assert bool(spit_cards) == (cards >= 16)
