"""The clock of one game."""

from spitcards.rules.types import Millis
from spitcards.table.clock import Clock


def test_it_begins_where_it_is_told_and_goes_with_the_callers_time() -> None:
    clock = Clock(Millis(5000), Millis(70))
    assert clock.read(Millis(5000)) == 70
    assert clock.read(Millis(5030)) == 100
    assert clock.when(Millis(100)) == 5030


def test_it_stands_still_when_stopped_and_loses_nothing() -> None:
    clock = Clock(Millis(1000), Millis(0))
    clock.stop(Millis(1200))
    assert clock.read(Millis(9999)) == 200
    clock.stop(Millis(5000))  # again
    clock.go(Millis(6000))
    assert clock.read(Millis(6001)) == 201
    assert clock.when(Millis(201)) == 6001


def test_letting_it_go_when_it_goes_changes_nothing() -> None:
    clock = Clock(Millis(1000), Millis(0))
    clock.go(Millis(3000))
    assert clock.read(Millis(3000)) == 2000
