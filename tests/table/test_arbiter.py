"""First come, first served; and a table with an arbiter that holds."""

from spitcards import SEATS, Play
from spitcards.rules.types import Millis
from spitcards.table.arbiter import Arbiter
from spitcards.table.requests import Numbered, Press

from .drive import PILE_0, A, B
from .test_table import open_table


def action(n: int) -> Numbered:
    return Numbered(SEATS[0], n, Play(0, 0), Press(), Millis(0))


def test_what_came_first_counts_first_and_nothing_is_held() -> None:
    arbiter = Arbiter()
    arbiter.receive(Millis(0), action(1))
    arbiter.receive(Millis(0), action(2))
    arbiter.tick(Millis(0))
    assert arbiter.next_deadline() is None
    assert arbiter.drain() == [action(1), action(2)]
    assert arbiter.drain() == []


class Holding(Arbiter):
    """Holds all until a moment."""

    def next_deadline(self) -> Millis | None:
        return Millis(50) if self._ready else None

    def drain(self) -> list[Numbered]:
        return super().drain() if self.now >= 50 else []

    def receive(self, now: Millis, action: Numbered) -> None:
        self.now = now
        super().receive(now, action)

    def tick(self, now: Millis) -> None:
        self.now = now


def test_a_table_ticks_its_arbiter_and_judges_what_it_lets_go() -> None:
    watched = open_table()
    watched.table._arbiter = Holding()
    watched.table.receive(Millis(watched.now), A, 1, Play(0, PILE_0))
    watched.table.receive(Millis(watched.now), B, 1, Play(0, PILE_0))
    assert watched.table.drain() == []
    assert watched.table.next_deadline() == watched.now + 50
    watched.table.tick(Millis(watched.now + 50))
    _, _, reply, refusal = watched.table.drain()
    assert (getattr(reply, "refused", 0), getattr(refusal, "refused", 0)) == (None, "does_not_follow")
