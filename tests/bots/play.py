"""Bots at tables: games that are watched, positions laid by hand, and players who are no bots."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, replace
from random import Random

from spitcards import SEATS, STANDARD, Deal, Dealer, Fill, Play, Position, Rules, Seat, Slap, Spit, Turn
from spitcards.bots import LEVELS, Bot, BotPlayers, Level, simulate
from spitcards.bots.drive import TWO_HOURS, Actor
from spitcards.bots.notice import ExGaussian, Notice
from spitcards.rules.types import Millis
from spitcards.table.events import TableView
from spitcards.table.outputs import Commit, Output, Reply, Told
from spitcards.table.patience import Moments
from spitcards.table.requests import Press, Request
from spitcards.table.setup import Pace, Player, Setup
from spitcards.table.table import Table

A, B = SEATS
HARE = LEVELS["hare"]
ALWAYS = 300
STEADY = replace(HARE, notice=Notice(ExGaussian(ALWAYS, 1e-9, 1e-9), 0), tremor=0, slips=0, hurries=0, sulks=0)
"""A hare that notices everything after exactly 300 ms, and whose hand always takes the same time and never slips."""

HARMLESS = {None, "beaten", "does_not_follow", "not_blocked", "paused"}
"""How a bot's requests may be answered: it counts, its eyes were behind, or a pause broke off the countdown for which
its call waited. All else would be acting out of season.
"""


def setup(rules: Rules = STANDARD, seed: int = 1, people: Iterable[Seat] = (), pace: Pace = "usual") -> Setup:
    """A table for two bots, but for the seats of `people`."""
    a, b = (Player("somebody") if seat in people else Player("bot", "hare") for seat in SEATS)
    return Setup(rules, (a, b), Dealer.from_seed(seed), pace)


def bots(settled: Setup, level: Level = HARE, seed: int = 1, seats: Iterable[Seat] = SEATS) -> dict[Seat, Actor]:
    return {seat: Watched(Bot(level, seat, settled.rules, Random(2 * seed + seat))) for seat in seats}


@dataclass
class Watched:
    """A bot under watch: what it asked when, and that it keeps what an `Actor` promises."""

    bot: Bot
    asked: list[tuple[Millis, Request, Press]] = field(default_factory=list)
    seen: int = 0

    def see(self, now: Millis, shown: TableView) -> None:
        self.seen += 1
        self.bot.see(now, shown)

    def answer(self, now: Millis, request: Request, reply: Reply) -> None:
        assert reply.refused in HARMLESS, (now, request, reply)
        self.bot.answer(now, request, reply)

    def next_deadline(self) -> Millis | None:
        return self.bot.next_deadline()

    def act(self, now: Millis) -> list[tuple[Request, Press]]:
        done = self.bot.act(now)
        self.asked += [(now, *what) for what in done]
        due = self.bot.next_deadline()
        assert due is None or due > now, "it would be asked again and again in the same instant"
        return done


class Sitter:
    """Somebody who says "spit" before each round at once, and does nothing else."""

    def __init__(self) -> None:
        self.due: Millis | None = None

    def see(self, now: Millis, shown: TableView) -> None:
        ready = shown.view.phase == "ready" and not shown.view.called[shown.view.seat] and shown.counting is None
        self.due = now if ready else None

    def answer(self, now: Millis, request: Request, reply: Reply) -> None: ...

    def next_deadline(self) -> Millis | None:
        return self.due

    def act(self, now: Millis) -> list[tuple[Request, Press]]:
        del now
        self.due = None
        return [(Spit(), Press())]


@dataclass
class Seen:
    """A game that was simulated, and all that came out of it."""

    table: Table
    outputs: list[tuple[Millis, Output]]

    @property
    def commits(self) -> list[Commit]:
        return [out for _, out in self.outputs if isinstance(out, Commit)]

    def events(self, kind: type) -> list[Told]:
        return [out for _, out in self.outputs if isinstance(out, Told) and isinstance(out.event, kind)]


def watch_game(settled: Setup, actors: Mapping[Seat, Actor], limit: int = TWO_HOURS, *, sound: bool = True) -> Seen:
    """Play a game, and if `sound` see that it is so throughout."""
    outputs: list[tuple[Millis, Output]] = []

    def watch(now: Millis, out: list[Output], table: Table) -> None:
        outputs.extend((now, each) for each in out)
        if sound:
            assert table.game.status() == []

    return Seen(simulate(settled, actors, Millis(limit), watch), outputs)


def times_a_play(seen: Seen, seat: Seat) -> list[int]:
    """For each play of the seat: from when it was possible and the hand was free, until the card touched the pile."""
    times: list[int] = []
    topped, bared, free = [0, 0], [0] * 5, 0
    for row in seen.commits:
        action, at = row.action, row.at
        mine = row.by == seat
        match action:
            case Deal():
                bared, free = [at] * 5, at
            case Spit():
                topped = [at, at]
            case Play(slot, pile):
                if mine:
                    times.append(at - max(topped[pile], bared[slot], free))
                    bared[slot] = at
                topped[pile] = at
            case Fill(source, to) if mine:
                bared[source] = bared[to] = at
            case Turn(slot) if mine:
                bared[slot] = at
            case _:
                pass
        if mine and isinstance(action, Play | Fill | Turn | Slap):
            free = at
    return times


class Laid:
    """A position laid by hand on a table, where seat 0 is a bot's and seat 1 a person's; the bot is new to it at 0."""

    def __init__(self, position: Position, level: Level = STEADY, pace: Pace = "usual", seed: int = 1) -> None:
        settled = setup(position.rules, people=[B], pace=pace)
        self.table = Table(settled, Millis(0))
        self.table.game.position = position
        self.table._moments = Moments(Millis(0), Millis(0), [Millis(0), Millis(0)])
        self.table.drain()
        self.bot = Watched(Bot(level, A, position.rules, Random(seed)))
        self.players = BotPlayers(self.table, {A: self.bot})
        self.now = Millis(0)
        self.replies: list[tuple[Millis, Reply]] = []
        self._n = 0
        self._tell()

    def _tell(self) -> None:
        out = self.table.drain()
        self.replies += [(self.now, each) for each in out if isinstance(each, Reply) and each.seat == A]
        self.players.told(self.now, out)

    def until(self, moment: int) -> Laid:
        """Let time pass until then."""
        while True:
            due = min(at for at in (self.table.next_deadline(), self.players.next_deadline(), moment) if at is not None)
            self.now = Millis(max(self.now, due))
            self.table.tick(self.now)
            self._tell()
            while self.players.play(self.now):
                self._tell()
            if self.now >= moment:
                return self

    def person(self, request: Request, press: Press | None = None) -> Laid:
        """Let the person at seat 1 do something now."""
        self._n += 1
        self.table.receive(self.now, B, self._n, request, press or Press())
        self._tell()
        return self

    def cut(self, *, back: bool = False) -> Laid:
        """Let the person be cut off, or come back."""
        (self.table.join if back else self.table.cut)(self.now, B)
        self._tell()
        return self

    @property
    def asked(self) -> list[tuple[Millis, Request]]:
        return [(at, request) for at, request, _ in self.bot.asked]
