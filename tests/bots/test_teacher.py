from __future__ import annotations

from random import Random

from spitcards import QUICK, Position, Resign, Slap, Spit
from spitcards.bots.teacher import Teacher
from spitcards.rules.actions import PLAYS
from spitcards.rules.types import Millis
from spitcards.table.requests import Rematch, Request
from tests.rules.build import call, lay

from .play import A, B, Laid


class Lesson(Laid):
    """A position laid by hand, where seat 0 is the teacher's and seat 1 the learner's."""

    def __init__(self, position: Position) -> None:
        super().__init__(position, pace="calm")
        self.bot.bot = Teacher(A, position.rules, Random(1))
        self.bot.see(Millis(0), self.table.view(A))

    def done(self, by: int = 10_000) -> list[Request]:
        return [request for _, request in self.until(by).asked]


def test_the_teacher_waits_as_long_as_the_learner_can_play() -> None:
    lesson = Lesson(lay("5h 9c", "4s Jc", "6d 3d"))
    assert lesson.done() == []
    lesson.person(PLAYS[0][1])
    assert lesson.done(20_000) == [PLAYS[0][0]]


def test_the_teacher_waits_as_long_as_the_learner_can_fill() -> None:
    lesson = Lesson(lay("5h 9c", "Jc/2", "6d 3d"))
    assert lesson.done() == [], "though it could play"


def test_the_teacher_never_says_spit_first() -> None:
    for phase in ("ready", "play"):
        lesson = Lesson(lay("5h 9c 9d 9h 9s", "Jc Jd Jh Js 5c", "7d 3d", (3, 3), phase=phase))
        assert lesson.done() == []
        lesson.person(Spit())
        assert lesson.done(14_000) == [Spit()]


def test_the_teacher_does_not_take_the_learners_call_back_with_a_fill() -> None:
    lesson = Lesson(call(lay("5h/1 9c", "Jc Jd Jh Js 5c", "7d 3d", (3, 3)), B))
    assert lesson.done(3000) == [Spit()]


def test_the_teacher_is_in_no_hurry_to_slap() -> None:
    lesson = Lesson(lay("5h 9c", "", "7d 3d", (3, 3), rules=QUICK, phase="slap"))
    assert lesson.done(11_000) == []
    (slap,) = lesson.done(16_000)
    assert isinstance(slap, Slap)


def test_the_teacher_wants_no_rematch() -> None:
    lesson = Lesson(lay("5h 9c", "4s Jc", "6d 3d"))
    lesson.person(Resign()).person(Rematch())
    assert lesson.done() == []


def test_the_teacher_stays_calm_however_far_behind() -> None:
    lesson = Lesson(lay("5h 9c 9d 9h/3 9s/4", "4s", "6d 3d"))
    lesson.until(3000)
    assert lesson.bot.bot.temper(lesson.now).mood == "calm"
