"""A table under watch: it is driven as a server would drive it, and after each step all that must hold is checked."""

from __future__ import annotations

import io

from spitcards import CHANCE, SEATS, Dealer, Pile, Play, Position, Rules, Seat, check_record
from spitcards.rules.actions import Fill, Slap, Turn
from spitcards.rules.types import Millis
from spitcards.table.events import Event, Hinted
from spitcards.table.outputs import Commit, Reply, Told
from spitcards.table.patience import Moments
from spitcards.table.requests import Press, Request
from spitcards.table.setup import Pace, Player, Setup
from spitcards.table.table import Table

from .fold import fold

A, B = SEATS
ANN, BO, COMPUTER = Player("Ann"), Player("Bo"), Player("Computer", "easy")


def setup(rules: Rules | None = None, seed: int = 1, *, computer: bool = False, pace: Pace = "usual") -> Setup:
    return Setup(rules or Rules(), (ANN, COMPUTER if computer else BO), Dealer.from_seed(seed), pace)


class Watched:
    """A table at a time `now` of its own. What goes in gives back what came out; all of it is kept."""

    def __init__(self, settled: Setup | None = None, now: int = 1000) -> None:
        self.setup = settled or setup()
        self.now = now
        self.table = Table(self.setup, Millis(now))
        self.log: list[Commit] = []
        self.told: list[Told] = []
        self.replies: dict[tuple[Seat, int], list[Reply]] = {}
        self.sent: dict[tuple[Seat, int], list[Request]] = {}
        self.laid = False  # by hand: then the record is not that of the game
        self.hand_moments: dict[Seat, int] = {}
        self.shown = {seat: self.table.view(seat) for seat in SEATS}
        self.seq = self.table.seq
        self.log = [out for out in self.table.drain() if isinstance(out, Commit)]
        self.check()

    def lay(self, position: Position) -> None:
        """Put a position made by hand on the table."""
        assert position.laid_out
        self.table.game.position = position
        at = self.at
        self.table._moments = Moments(at, at, [at, at])
        self.table._ring = None
        self.laid = True
        self.table._settle(Millis(self.now))
        self.table.drain()
        self.seq = self.table.seq
        self.shown = {seat: self.table.view(seat) for seat in SEATS}

    # --- what may be asked ---

    @property
    def position(self) -> Position:
        return self.table.game.position

    @property
    def phase(self) -> str:
        return self.position.phase

    @property
    def at(self) -> Millis:
        return self.table.at(Millis(self.now))

    def events(self, *kinds: type[Event]) -> list[Event]:
        return [told.event for told in self.told if isinstance(told.event, kinds)]

    def answer(self, seat: Seat, n: int) -> Reply | None:
        replies = self.replies.get((seat, n))
        return replies[0] if replies else None

    # --- what may be done ---

    def send(self, seat: Seat, request: Request, n: int | None = None, press: Press | None = None) -> int:
        """Send a request, by default with the next number and aimed at what lies there; gives back its number."""
        if press is None:
            press = self.aimed(request)
        if n is None:
            n = self.table.last_number(seat) + 1
        self.sent.setdefault((seat, n), []).append(request)
        self.table.receive(Millis(self.now), seat, n, request, press)
        self.look()
        return n

    def ask(self, seat: Seat, request: Request, press: Press | None = None) -> Reply | None:
        """Send a request; its answer, or None if there is none yet."""
        return self.answer(seat, self.send(seat, request, press=press))

    def refused(self, seat: Seat, request: Request, press: Press | None = None) -> str | None:
        """Send a request that is answered at once; why it was refused, or None."""
        reply = self.ask(seat, request, press)
        assert reply is not None
        return reply.refused

    def aimed(self, request: Request) -> Press:
        if isinstance(request, Play) and request.pile in (0, 1) and self.position.piles[request.pile]:
            return Press(aim=self.position.piles[request.pile][-1])
        return Press()

    def join(self, seat: Seat) -> None:
        self.table.join(Millis(self.now), seat)
        self.look()

    def cut(self, seat: Seat) -> None:
        self.table.cut(Millis(self.now), seat)
        self.look()

    def wait(self, millis: int) -> list[Event]:
        """Let time pass, ticking at each deadline; gives back what was told."""
        end = self.now + millis
        before = len(self.told)
        while (deadline := self.table.next_deadline()) is not None and deadline <= end:
            assert deadline > self.now
            self.now = deadline
            self.table.tick(Millis(self.now))
            self.look()
        self.now = end
        self.table.tick(Millis(end))
        self.look()
        return [told.event for told in self.told[before:]]

    def sleep(self, millis: int) -> None:
        """Let time pass with nobody at the table's side, as if the driver had been slow."""
        self.now += millis
        self.table.tick(Millis(self.now))
        self.look()

    def restore(self) -> None:
        """The server stops and starts again: all that is left is the log."""
        before = self.position.copy()
        self.table = Table.restore(self.setup, list(self.log), Millis(self.now))
        assert self.position == before
        self.seq = self.table.seq
        self.shown = {seat: self.table.view(seat) for seat in SEATS}
        self.log += [out for out in self.table.drain() if isinstance(out, Commit)]
        committed = {(row.by, row.n): row.action for row in self.log if row.n is not None}
        for key in [key for key in self.sent if key not in committed]:
            self.replies.pop(key, None)
            del self.sent[key]
        self.check()

    # --- what must hold ---

    def look(self) -> None:
        out = self.table.drain()
        started: set[int] = set()
        for one in out:
            match one:
                case Commit():
                    assert one.number == len(self.log) + 1
                    assert not self.log or one.at >= self.log[-1].at
                    self.check_hand(one)
                    self.log.append(one)
                    started = set() if one.n is None else {one.n}
                case Told():
                    self.seq += 1
                    assert one.seq == self.seq
                    assert one.n is None or one.n in started  # written down before it is told
                    self.told.append(one)
                    for seat in SEATS:
                        self.shown[seat] = fold(self.shown[seat], one)
                case Reply():
                    self.take_reply(one)
        self.check()

    def take_reply(self, reply: Reply) -> None:
        key = (reply.seat, reply.n)
        assert key in self.sent
        if reply.refused in ("numbered_twice", "numbered_low"):
            self.sent[key].pop()
            if not self.sent[key]:
                del self.sent[key]
            return
        got = self.replies.setdefault(key, [])
        got.append(reply)
        assert got[0] == reply
        assert len(got) <= len(self.sent[key])

    def check_hand(self, row: Commit) -> None:
        """T1: two actions of one hand are 100 ms apart."""
        if isinstance(row.action, Play | Fill | Turn | Slap) and not row.auto:
            assert row.at - self.hand_moments.get(row.by, -100) >= 100
            self.hand_moments[row.by] = row.at

    def check(self) -> None:
        table = self.table
        assert table.seq == self.seq
        for seat in SEATS:
            assert table.view(seat) == self.shown[seat]
        assert table.game.status() == []
        assert all(row.by == CHANCE or row.by in SEATS for row in self.log)
        self.check_answers()
        self.check_deadline()
        self.check_shown()
        if self.setup.pace == "calm":  # T8
            assert not any(row.auto for row in self.log)
            assert not self.events(Hinted)

    def check_answers(self) -> None:
        """Every request has one answer, but for those that wait for the hand or the countdown."""
        table = self.table
        waiting = {(one.seat, one.n) for hand in table._hands for one in hand.waiting}
        if table._held_call is not None and table._held_call.numbered is not None:
            waiting.add((table._held_call.seat, table._held_call.numbered.n))
        unanswered = {key for key in self.sent if key not in self.replies}
        assert unanswered == waiting

    def check_deadline(self) -> None:
        """All that is due has been done, and there is always a way on."""
        table = self.table
        deadline = table.next_deadline()
        assert deadline is None or deadline > self.now
        if deadline is None and not table.closed and not table.game.is_over():
            paused = table.view(A).pause is not None
            assert paused or any(table.game.legal_moves(seat) for seat in SEATS)

    def check_shown(self) -> None:
        shown = self.table.view(A)
        if shown.ring is not None:
            assert shown.pause is None
            assert shown.counting is None
            assert self.at < shown.ring.until <= self.at + shown.ring.total
        if self.table.game.is_over():
            assert shown.ring is None
            assert shown.pause is None
            assert shown.counting is None
            assert shown.hint is None
        if shown.pause is not None and not all(shown.present):
            assert shown.counting is None

    def check_record(self) -> None:
        """The record reads back to the very same position."""
        if not self.laid:
            checked = check_record(io.BytesIO(self.table.game.record().encode()))
            assert checked.position == self.position

    # --- ways to get somewhere ---

    def ready(self) -> None:
        """Both say "spit" and the first cards turn."""
        from spitcards import Spit

        for seat in SEATS:
            self.send(seat, Spit())
        self.wait(1800)
        assert self.phase != "ready"

    def legal(self, seat: Seat) -> list[Request]:
        return list(self.table.game.legal_moves(seat))


PILE_0, PILE_1 = Pile(0), Pile(1)
