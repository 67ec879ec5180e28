"""The lesson: what comes up in its deal if the learner does what the coach says, and how it is opened."""

from __future__ import annotations

from random import Random

import pytest

from spitcards.bots import OPPONENTS, TEACHER, make_bot, simulate
from spitcards.rules.actions import FILLS, PLAYS, SLAPS, SPITS, Fill, Play, Resign, Slap, Spit
from spitcards.rules.cards import FOLLOWERS
from spitcards.rules.shuffle import Dealer
from spitcards.rules.types import PILES, SEATS, SLOTS, Card, Millis, Seat
from spitcards.rules.view import View
from spitcards.server.lesson import LESSON
from spitcards.table.events import TableView
from spitcards.table.outputs import Commit, Output, Reply
from spitcards.table.requests import Press, Rematch, Request
from spitcards.table.setup import Setup
from spitcards.table.table import Table

from .conftest import House
from .house import FakeLine, Scene, flush

LEARNER, OTHER = SEATS
A_MINUTE = Millis(60_000)
RANKS = "23456789TJQKA"


def advice(view: View) -> Request | None:
    """What the coach says (`learn/coach.ts`): the first play, else a fill from the thickest stock, else "spit"."""
    if view.phase == "slap":
        return SLAPS[min(PILES, key=lambda pile: seen.thickness if (seen := view.piles[pile]) else 0)]
    if view.called[LEARNER] or view.phase not in ("ready", "play"):
        return None
    if view.phase == "ready":
        return SPITS[0]
    if mine := plays(view, LEARNER):
        return mine[0]
    stocks = view.stocks[LEARNER]
    empty = [slot for slot in SLOTS if stocks[slot].top is None]
    sources = [slot for slot in SLOTS if stocks[slot].down]
    if empty and sources:
        return FILLS[max(sources, key=lambda slot: stocks[slot].down)][empty[0]]
    return None if plays(view, OTHER) else SPITS[0]


def plays(view: View, seat: Seat) -> list[Play]:
    tops = [(pile, seen.top) for pile in PILES if (seen := view.piles[pile])]
    return [
        PLAYS[slot][pile]
        for slot in SLOTS
        for pile, top in tops
        if (card := view.stocks[seat][slot].top) is not None and card in FOLLOWERS[top]
    ]


class Learner:
    """Does what the coach says, so long after it is to be seen; where a card fits both piles, the `prefers`ed one."""

    def __init__(self, takes: Millis, prefers: int = 0) -> None:
        self.takes = takes
        self.prefers = prefers
        self.done: list[str] = []
        self._view: View | None = None
        self._due: Millis | None = None

    def see(self, now: Millis, shown: TableView) -> None:
        self._view = shown.view
        self._due = None if shown.counting is not None or advice(shown.view) is None else Millis(now + self.takes)

    def answer(self, now: Millis, request: Request, reply: Reply) -> None:
        assert reply.refused is None

    def next_deadline(self) -> Millis | None:
        return self._due

    def act(self, now: Millis) -> list[tuple[Request, Press]]:
        assert self._view is not None
        self._due, asked = None, advice(self._view)
        assert asked is not None
        self.done.append(lesson_of(self._view, asked))
        if self.done[-1] == "both" and isinstance(asked, Play):
            asked = PLAYS[asked.stock][self.prefers]
        return [(asked, Press())]


def lesson_of(view: View, asked: Request) -> str:
    """What there is to learn from an action."""
    match asked:
        case Play(stock, pile):
            if sum(play.stock == stock for play in plays(view, LEARNER)) > 1:
                return "both"
            card, seen = view.stocks[LEARNER][stock].top, view.piles[pile]
            assert card is not None
            assert seen is not None
            return step(card, seen.top)
        case Fill():
            return "fill"
        case Spit():
            return "spit"
        case Slap():
            return "slap"
        case _:
            raise AssertionError(asked)


def step(card: Card, top: Card) -> str:
    if {card[0], top[0]} in ({"A", "K"}, {"A", "2"}):
        return "ring"
    return "up" if RANKS.index(card[0]) > RANKS.index(top[0]) else "down"


def setup() -> Setup:
    assert LESSON.secret is not None
    return Setup(LESSON.rules, LESSON.players, Dealer(LESSON.secret, LESSON.nonces), LESSON.pace)


def lesson(takes: int = 2000, seed: int = 1, prefers: int = 0) -> tuple[Learner, Table, list[Commit]]:
    settled, learner, log = setup(), Learner(Millis(takes), prefers), list[Commit]()

    def watch(_: Millis, outputs: list[Output], __: Table) -> None:
        log.extend(output for output in outputs if isinstance(output, Commit))

    teacher = make_bot(TEACHER, OTHER, settled, Random(seed))
    return learner, simulate(settled, {LEARNER: learner, OTHER: teacher}, watch=watch), log


def test_everything_there_is_to_learn_comes_up_one_after_another() -> None:
    learner, table, _ = lesson()
    assert learner.done == (
        [
            "spit",
            "up",
            "down",
            "ring",
            "down",
            "ring",
            "ring",
            "up",
            "both",
            "fill",
            "spit",
            "up",
            "up",
            "down",
            "fill",
            "up",
            "up",
            "up",
            "up",
            "slap",
        ]
    )
    assert table.game.is_over()


def test_the_learner_is_out_first_and_takes_the_clearly_smaller_pile() -> None:
    _, table, log = lesson()
    last = [row for row in log if not isinstance(row.action, Slap)][-1]
    assert last.by == LEARNER
    assert isinstance(last.action, Play)
    spit = sum(isinstance(row.action, Spit) for row in log)
    played = [row.action.pile for row in log if isinstance(row.action, Play)]
    small, large = sorted(played.count(pile) + spit // 2 for pile in PILES)
    assert large > 2 * small
    assert table.game.position.winner == LEARNER


def test_the_teacher_plays_where_the_learner_has_nothing_to_do() -> None:
    _, _, log = lesson()
    theirs = [row.action for row in log if row.by == OTHER]
    assert sum(isinstance(action, Play) for action in theirs) == 6
    assert not any(isinstance(action, Fill | Slap) for action in theirs)


@pytest.mark.parametrize("takes", [150, 700, 5000])
@pytest.mark.parametrize("seed", [2, 3])
def test_neither_haste_nor_chance_changes_the_lesson(takes: int, seed: int) -> None:
    assert lesson(takes, seed)[0].done == lesson()[0].done


def test_whichever_pile_is_chosen_the_lesson_goes_well() -> None:
    learner, table, _ = lesson(prefers=1)
    assert {"up", "down", "ring", "both", "fill", "slap"} <= set(learner.done)
    assert learner.done.count("spit") == 2
    assert table.game.position.winner == LEARNER


def test_it_takes_about_a_minute() -> None:
    _, _, log = lesson(1800)
    assert 0.75 * A_MINUTE < log[-1].at < 1.25 * A_MINUTE


def test_who_never_slaps_is_beaten_to_it_in_the_end() -> None:
    learner, settled = Learner(Millis(500)), setup()
    sees = learner.see
    learner.see = lambda now, shown: None if shown.view.phase == "slap" else sees(now, shown)  # type: ignore[method-assign]
    table = simulate(settled, {LEARNER: learner, OTHER: make_bot(TEACHER, OTHER, settled, Random(1))})
    assert table.game.is_over()


def test_the_teacher_is_nobody_to_play_against() -> None:
    assert TEACHER not in OPPONENTS


async def test_a_lesson_is_opened_with_the_same_deal_each_time() -> None:
    scene = Scene()
    lines = FakeLine(), FakeLine()
    for line in lines:
        live, tokens = scene.tables.open(LESSON)
        live.attach(LEARNER, line, tokens[LEARNER])
    await flush()
    first, second = (next(m for m in line.messages if m["t"] == "snapshot")["table"] for line in lines)
    assert first == second
    assert lines[0].messages[0]["players"][OTHER]["bot"] == TEACHER


async def test_a_client_takes_the_lesson_and_leaves_it_before_its_end(house: House) -> None:
    guest = await house.connect()
    await guest.hello()
    await guest.say({"t": "lesson"})
    snapshot = await guest.until("snapshot")
    assert snapshot["table"]["view"]["phase"] == "ready"
    assert guest.heard[-2]["players"][OTHER] == {"name": "", "bot": TEACHER}
    assert "refused" not in await guest.ask("leave")


async def test_a_lesson_goes_on_after_a_restart() -> None:
    scene = Scene()
    live, tokens = scene.tables.open(LESSON)
    live.attach(LEARNER, FakeLine(), tokens[LEARNER])
    live.receive(LEARNER, 1, SPITS[0], Press())
    scene.loop.wait(10)
    await flush()
    again = Scene()
    again.store.games, again.store.logs = scene.store.games, scene.store.logs
    await again.tables.restore()
    taken = again.tables.get(live.saved.id)
    assert taken is not None
    assert taken.table.view(LEARNER).view == live.table.view(LEARNER).view
    assert taken.table.view(LEARNER).view.phase == "play"


async def test_no_other_lesson_follows_a_lesson() -> None:
    scene, line = Scene(), FakeLine()
    live, tokens = scene.tables.open(LESSON)
    live.attach(LEARNER, line, tokens[LEARNER])
    for n, request in enumerate((Resign(), Rematch()), start=1):
        live.receive(LEARNER, n, request, Press())
    scene.loop.wait(60)
    await flush()
    assert not live.table.both_wish_rematch()
