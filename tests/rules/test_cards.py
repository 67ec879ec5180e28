"""Rule 1: the deck, and which card follows which."""

import pytest

from spitcards import DECK, RANKS, SUITS, Card, follows, parse_card
from spitcards.rules.cards import sort_cards


def test_rule_1_the_deck_has_52_different_cards_and_no_joker() -> None:
    assert len(set(DECK)) == 52
    assert {card[0] for card in DECK} == set("23456789TJQKA")
    assert {card[1] for card in DECK} == set("cdhs")
    assert (RANKS, SUITS) == ("23456789TJQKA", "cdhs")


@pytest.mark.parametrize(
    ("card", "on"), [("3c", "2c"), ("2c", "3c"), ("Th", "9s"), ("Jd", "Td"), ("Kc", "Ac"), ("Ac", "Kc")]
)
def test_rule_1_neighbours_follow_one_another(card: str, on: str) -> None:
    assert follows(Card(card), Card(on))


def test_rule_1_the_ring_is_closed_both_ways() -> None:
    assert follows(Card("As"), Card("2d"))
    assert follows(Card("2d"), Card("As"))


def test_rule_1_suits_never_matter_and_a_card_never_follows_its_own_rank() -> None:
    for top in DECK:
        followers = {card for card in DECK if follows(card, top)}
        assert len(followers) == 8
        assert top[0] not in {card[0] for card in followers}
        assert {card[1] for card in followers} == set("cdhs")
        assert all(follows(top, card) for card in followers)


def test_a_card_is_read_from_its_two_characters() -> None:
    assert parse_card("Td") == "Td"


@pytest.mark.parametrize("text", ["", "T", "10d", "td", "TD", "1d", "Tx", "Td ", "**"])
def test_what_is_no_card_is_refused(text: str) -> None:
    with pytest.raises(ValueError, match="is no card"):
        parse_card(text)


def test_cards_are_sorted_by_rank_and_then_by_suit() -> None:
    assert sort_cards(map(Card, ["As", "2d", "Tc", "2c"])) == ["2c", "2d", "Tc", "As"]
    assert sort_cards(reversed(DECK)) == list(DECK)
