"""Whole tables with random people at them: everything that `Watched` checks holds after every step."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from spitcards import SEATS, Resign, Rules, Spit
from spitcards.rules.actions import MOVES
from spitcards.table.requests import Claim, Leave, Pause, Press, Rematch, Request, Resume
from tests.rules.play import NONSENSE, WAYS

from .drive import Watched, setup

CONTROLS: list[Request] = [Pause(), Resume(), Rematch(), Leave(), Claim(), Resign()]
ANYTHING = st.one_of(st.sampled_from(MOVES), st.sampled_from(NONSENSE), st.sampled_from(CONTROLS))
SEAT = st.sampled_from(SEATS)
SHORT = st.sampled_from([1, 20, 60, 100, 150, 400, 650, 1100, 1800])
LONG = st.sampled_from([3000, 5000, 6000, 12_000, 30_000, 60_000, 120_000])


class Tables(RuleBasedStateMachine):
    @initialize(
        rules=st.sampled_from(WAYS), seed=st.integers(0, 1000), who=st.sampled_from(["two", "computer", "calm"])
    )
    def sit_down(self, rules: Rules, seed: int, who: str) -> None:
        settled = setup(rules, seed, computer=who != "two", pace="calm" if who == "calm" else "usual")
        self.watched = Watched(settled)

    @rule(seat=SEAT, which=st.integers(0, 99))
    def move(self, seat: int, which: int) -> None:
        """Do something that is legal, if anything is."""
        legal = self.watched.legal(SEATS[seat])
        if legal:
            self.watched.send(SEATS[seat], legal[which % len(legal)])

    @rule(times=st.integers(1, 40), seed=st.integers(0, 99))
    def race(self, times: int, seed: int) -> None:
        """Both play on."""
        play_on(self.watched, Random(seed), times)

    @rule(seat=SEAT, request=ANYTHING)
    def try_anything(self, seat: int, request: Request) -> None:
        if not isinstance(request, Leave | Resign):
            self.watched.send(SEATS[seat], request)

    @rule(seat=SEAT, request=ANYTHING, press=st.sampled_from([Press(aim=None), Press(aim="5d"), Press(9, 1e308)]))
    def tap_blindly(self, seat: int, request: Request, press: Press) -> None:
        if not isinstance(request, Leave | Resign):
            for _ in range(3):
                self.watched.send(SEATS[seat], request, press=press)

    @rule(seat=SEAT, request=ANYTHING, n=st.integers(-2, 12))
    def number_wrongly(self, seat: int, request: Request, n: int) -> None:
        if n <= self.watched.table.last_number(SEATS[seat]):
            self.watched.send(SEATS[seat], request, n=n)

    @precondition(lambda self: self.watched.sent)
    @rule(data=st.data())
    def send_again(self, data: st.DataObject) -> None:
        seat, n = data.draw(st.sampled_from(sorted(self.watched.sent)[-8:]))
        self.watched.send(seat, self.watched.sent[seat, n][0], n=n)

    @rule(millis=SHORT)
    def wait_a_little(self, millis: int) -> None:
        self.watched.wait(millis)

    @rule(millis=LONG)
    def wait_long(self, millis: int) -> None:
        self.watched.wait(millis)

    @rule(millis=st.one_of(SHORT, LONG))
    def sleep(self, millis: int) -> None:
        self.watched.sleep(millis)

    @rule(seat=SEAT)
    def cut(self, seat: int) -> None:
        if SEATS[seat] in self.watched.setup.people:
            self.watched.cut(SEATS[seat])

    @rule(seat=SEAT)
    def join(self, seat: int) -> None:
        self.watched.join(SEATS[seat])

    @rule()
    def both_come_back(self) -> None:
        for seat in SEATS:
            self.watched.join(seat)
            self.watched.send(seat, Resume())
        self.watched.wait(1800)

    @rule(seat=SEAT, request=st.sampled_from([Leave(), Resign(), Claim(), Rematch()]), often=st.integers(0, 9))
    def end(self, seat: int, request: Request, often: int) -> None:
        if often == 0 or self.watched.phase == "over":
            self.watched.send(SEATS[seat], request)

    @precondition(lambda self: not self.watched.table.closed)
    @rule()
    def restart(self) -> None:
        self.watched.restore()

    @invariant()
    def the_record_is_sound(self) -> None:
        self.watched.check_record()


TestTables = Tables.TestCase


def play_on(watched: Watched, rng: Random, times: int) -> None:
    """Two who play, badly and quickly, with slips in between."""
    for _ in range(times):
        seat = rng.choice(SEATS)
        legal = watched.legal(seat)
        others = [move for move in legal if not isinstance(move, Spit)]
        if legal and rng.random() < 0.9:
            watched.send(seat, rng.choice(others if others and rng.random() < 0.8 else legal))
        elif rng.random() < 0.3:
            watched.send(seat, rng.choice(MOVES))
        watched.wait(rng.choice([10, 60, 150, 700, 2000]))


@pytest.mark.parametrize("rules", WAYS, ids=str)
def test_whole_games_between_cuts_pauses_and_restarts(rules: Rules) -> None:
    rng = Random(str(rules))
    for who in ("two", "computer"):
        watched = Watched(setup(rules, rng.randrange(999), computer=who == "computer"))
        for _ in range(12):
            play_on(watched, rng, 25)
            watched.check_record()
            match rng.randrange(5):
                case 0:
                    watched.restore()
                case 1:
                    watched.cut(rng.choice(watched.setup.people))
                    watched.wait(rng.choice([10, 5000]))
                case _:
                    watched.wait(rng.choice([10, 5000, 70_000]))
            for seat in SEATS:
                watched.join(seat)
                watched.send(seat, Resume())
            watched.wait(1800)
