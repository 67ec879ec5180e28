"""What is settled before a game."""

import pytest

from spitcards import SEATS, Dealer, Rules
from spitcards.table.setup import Pace, Player, Setup

DEALER = Dealer.from_seed(1)
ANN, BO, EASY = Player("Ann"), Player("Bo"), Player("Computer", "easy")


def test_people_are_the_seats_without_a_computer() -> None:
    assert Setup(Rules(), (ANN, BO), DEALER).people == list(SEATS)
    against = Setup(Rules(), (EASY, BO), DEALER)
    assert against.people == [SEATS[1]]
    assert against.against_computer


@pytest.mark.parametrize(
    ("players", "pace", "hurries"),
    [((ANN, BO), "usual", True), ((ANN, EASY), "usual", True), ((ANN, EASY), "calm", False), ((ANN, BO), "calm", True)],
)
def test_t8_a_calm_pace_is_against_the_computer(players: tuple[Player, Player], pace: Pace, hurries: bool) -> None:
    assert Setup(Rules(), players, DEALER, pace).hurries is hurries
