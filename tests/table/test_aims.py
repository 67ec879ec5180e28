"""Beaten, or a miss? (T2, rule 10)"""

from spitcards import SEATS, Card
from spitcards.rules.types import Millis, Pile
from spitcards.table.aims import Aims

A, B = SEATS
PILE, OTHER = Pile(0), Pile(1)
SIX, FIVE = Card("6c"), Card("5c")


def covered(at: int = 1000) -> Aims:
    aims = Aims()
    aims.cover(Millis(at), PILE, SIX, B)
    return aims


def test_what_the_other_covered_was_lost_then() -> None:
    assert covered().lost(A, PILE, SIX, Millis(1500)) == 1000


def test_what_never_lay_there_was_not_lost() -> None:
    assert covered().lost(A, PILE, FIVE, Millis(1500)) is None
    assert covered().lost(A, OTHER, SIX, Millis(1500)) is None


def test_what_one_covered_oneself_was_not_lost() -> None:
    assert covered().lost(B, PILE, SIX, Millis(1500)) is None


def test_it_is_forgotten_after_a_second() -> None:
    assert covered().lost(A, PILE, SIX, Millis(2000)) == 1000
    assert covered().lost(A, PILE, SIX, Millis(2001)) is None


def test_it_may_be_lost_while_the_play_waits_for_the_hand() -> None:
    assert covered().lost(A, PILE, SIX, Millis(900)) == 1000


def test_an_own_card_that_was_beaten_is_an_aim_for_its_player_alone() -> None:
    aims = covered()
    aims.beat(Millis(1000), A, PILE, FIVE)
    assert aims.lost(A, PILE, FIVE, Millis(1100)) == 1000
    assert aims.lost(B, PILE, FIVE, Millis(1100)) is None
    assert aims.lost(A, OTHER, FIVE, Millis(1100)) is None
    assert aims.lost(A, PILE, FIVE, Millis(2100)) is None
