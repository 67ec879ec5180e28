"""Chances: since when each stands, and how it ends."""

from __future__ import annotations

from dataclasses import replace

from spitcards import SEATS, Card, Fill, Pile, Resign, Slot
from spitcards.review import Chance, GoneChance
from spitcards.review.chances import Chances
from spitcards.rules.types import Millis

from .games import A, B, Made


def followed(made: Made) -> tuple[Chances, list[GoneChance]]:
    """What has become of the chances of a record."""
    again, chances, gone = type(made.game)(), Chances(), list[GoneChance]()
    for entry in made.entries:
        events = again.push(entry.action, entry.by, entry.at)
        gone += chances.follow(entry.at, again.position, events)
    return chances, gone


def ends(gone: list[GoneChance]) -> list[tuple[str, str, int, str]]:
    return [(each.chance.card, each.chance.top, each.ms, each.how) for each in gone]


def test_there_is_no_chance_before_the_first_cards_are_turned() -> None:
    chances, gone = followed(Made().dealt())
    assert (chances.open, gone) == ((), [])
    assert not chances.has(A)


def test_a_chance_is_played_or_covered_or_its_owner_plays_otherwise() -> None:
    _, gone = followed(Made().begun().play(1500, 0, 1, 0))  # 3c on 4c
    assert ends(gone) == [("5c", "4c", 500, "own"), ("3c", "4c", 500, "played"), ("5d", "4c", 500, "covered")]


def test_a_chance_is_over_with_the_game() -> None:
    _, gone = followed(Made().begun().do(1500, 1, Resign()))
    assert {each.how for each in gone} == {"over"}


def test_a_chance_stands_open_at_the_end() -> None:
    chances, gone = followed(Made().begun())
    assert gone == []
    assert [(each.chance, each.ms, each.how) for each in chances.finish(Millis(1700))] == [
        (chance, 700, "open") for chance in chances.open
    ]


def test_it_stays_the_same_chance_where_a_fill_moves_its_card() -> None:
    made = Made().begun().play(1200, 0, 0, 0).play(1300, 1, 0, 0)  # 5c and 6c on 4c: slot 0 of both is empty
    chance = Chance(Millis(1300), B, Slot(1), Pile(0), Card("5d"), Card("6c"))
    assert chance in followed(made)[0].open
    after, gone = followed(made.do(1400, 1, Fill(Slot(1), Slot(0))))
    assert replace(chance, stock=Slot(0)) in after.open
    assert chance.card not in {each.chance.card for each in gone if each.chance.at == 1300}


def test_the_seat_that_has_a_chance() -> None:
    chances, _ = followed(Made().begun().play(1500, 0, 1, 0))  # 3c on 4c
    assert {each.seat for each in chances.open} == {seat for seat in SEATS if chances.has(seat)}
