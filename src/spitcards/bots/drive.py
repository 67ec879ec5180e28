"""Binding bots to a table: the one helper that the server and simulations use, and a simulation in virtual time."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import NamedTuple, Protocol

from spitcards.rules.types import Millis, Seat
from spitcards.table.events import TableView
from spitcards.table.outputs import Output, Reply, Told
from spitcards.table.requests import Press, Request
from spitcards.table.setup import Setup
from spitcards.table.table import Table

from .bot import Bot
from .hand import Motion
from .temper import AT_EASE, Temper

TWO_HOURS = Millis(7_200_000)


class Actor(Protocol):
    """Whoever sits at a table in process: a `Bot`, or a player made for a test. All times are the caller's."""

    def see(self, now: Millis, shown: TableView) -> None:
        """The table looks like this now."""
        ...

    def answer(self, now: Millis, request: Request, reply: Reply) -> None:
        """A request of this actor was answered."""
        ...

    def next_deadline(self) -> Millis | None:
        """When `act` has something to do; None if only something seen can change anything."""
        ...

    def act(self, now: Millis) -> list[tuple[Request, Press]]:
        """What the actor does by now. After it `next_deadline` lies after `now`."""
        ...


class Gesture(NamedTuple):
    """Something to be seen of the bot at a seat: all that its hand does from now on (`Bot.motions`), or its temper."""

    seat: Seat
    shown: tuple[Motion, ...] | Temper


class BotPlayers:
    """The bots at one table, by seat. Whoever drives the table drives them too, in the same time:

    1. When `next_deadline` has come, call `play`: it lets a bot that is due act, by `table.receive`. While it says
       that one did, drain the table and call it again: another bot may be due in the same instant.
    2. Whatever was drained from the table, by whatever cause, hand to `told`, the first outputs included: so the
       bots see what has changed, and hear their answers.
    3. Whoever shows them to people takes their gestures after that.
    """

    def __init__(self, table: Table, bots: Mapping[Seat, Actor]) -> None:
        self._table = table
        self._bots = dict(bots)
        self._asked: dict[tuple[Seat, int], Request] = {}
        self._told_at: Millis | None = None
        self._hands: dict[Seat, tuple[Motion, ...]] = {}
        self._tempers: dict[Seat, Temper] = {}

    def next_deadline(self) -> Millis | None:
        """When a bot has something to do, by the caller's clock; None if that waits for something to be seen."""
        moments = [bot.next_deadline() for bot in self._bots.values()]
        moments += [temper.until for temper in self._tempers.values()]  # whose face was seen is seen to change again
        return min((moment for moment in moments if moment is not None), default=None)

    def play(self, now: Millis) -> bool:
        """Let one bot act that is due and has something to ask of the table; False if there is none (any more)."""
        due = [
            (at, (seat + at) % 2, seat) for seat, bot in self._bots.items() if (at := bot.next_deadline()) is not None
        ]
        for at, _, seat in sorted(due):  # of two that are due in the same instant, now this one is first, now that
            if at <= now and (asked := self._bots[seat].act(now)):
                for request, press in asked:
                    self._ask(now, seat, request, press)
                return True
        return False

    def _ask(self, now: Millis, seat: Seat, request: Request, press: Press) -> None:
        n = self._table.last_number(seat) + 1
        self._asked[seat, n] = request
        after = 0.0 if self._told_at is None else float(now - self._told_at)
        # A bot's screen shows each event at once.
        self._table.receive(now, seat, n, request, Press(self._table.seq, after, press.aim, press.since))

    def told(self, now: Millis, outputs: Iterable[Output]) -> None:
        """Show the bots what came of it: first each its answers, then, if anything changed, how the table looks."""
        changed = self._told_at is None
        for output in outputs:
            if isinstance(output, Reply):
                request = self._asked.pop((output.seat, output.n), None)
                if request is not None:
                    self._bots[output.seat].answer(now, request, output)
            elif isinstance(output, Told):
                changed = True
        if changed:
            self._told_at = now
            for seat, bot in self._bots.items():
                bot.see(now, self._table.view(seat))

    # --- what there is to see of them; nothing is done for it unless it is asked for --------------------------

    def tempers(self, now: Millis) -> dict[Seat, Temper]:
        """The temper of each (`Bot.temper`)."""
        return {seat: bot.temper(now) for seat, bot in self._bots.items() if isinstance(bot, Bot)}

    def take_gestures(self, now: Millis) -> list[Gesture]:
        """What is to be seen of them and has not been taken yet."""
        tempers = self.tempers(now)
        hands = {seat: bot.motions() for seat, bot in self._bots.items() if isinstance(bot, Bot)}
        new: list[Gesture] = [
            Gesture(seat, motions) for seat, motions in hands.items() if motions != self._hands.get(seat, ())
        ]
        new += [Gesture(seat, temper) for seat, temper in tempers.items() if temper != self._tempers.get(seat, AT_EASE)]
        self._hands, self._tempers = hands, tempers
        return new


def simulate(
    setup: Setup,
    bots: Mapping[Seat, Actor],
    limit: Millis = TWO_HOURS,
    watch: Callable[[Millis, list[Output], Table], None] | None = None,
) -> Table:
    """Let the bots play a game in virtual time from 0, until it is over or `limit` has come; the table as it is then.

    `watch` is shown each batch of outputs, its moment, and the table.
    """
    table = Table(setup, Millis(0))
    players = BotPlayers(table, bots)
    now = Millis(0)
    while True:
        outputs = table.drain()
        players.told(now, outputs)
        if watch is not None:
            watch(now, outputs, table)
        due = [at for at in (table.next_deadline(), players.next_deadline()) if at is not None]
        if table.game.is_over() or not due or min(due) > limit:
            return table
        now = max(now, min(due))
        table.tick(now)
        players.play(now)
