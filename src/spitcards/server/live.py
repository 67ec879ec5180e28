"""One live table: the game in memory, its bots and timer, the lines of its players, and its ordered way out."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Iterable
from typing import Final

from spitcards.bots import BotPlayers, Gesture
from spitcards.rules.events import Cleared, Ended
from spitcards.rules.types import Millis, Seat
from spitcards.store.errors import StoreError
from spitcards.store.port import SavedGame, Store
from spitcards.table.outputs import Commit, Output, Reply, Told
from spitcards.table.requests import Leave, Press, Request
from spitcards.table.table import Table

from . import translate
from .house import HouseClock
from .line import Line
from .outbox import Outbox
from .reviewing import LiveReview

log = logging.getLogger(__name__)

REVIEW_AFTER: Final = 50
"""Milliseconds after the end of a round in which the event gets out, before its review is counted."""


class LiveTable:
    """A table that is played at.

    What happens here in memory may run ahead of the log; what is told never does. A line is the seat's from `attach`
    on, but it hears nothing before its snapshot has gone out, in its turn among all that is told.
    """

    def __init__(
        self,
        saved: SavedGame,
        table: Table,
        bots: BotPlayers,
        store: Store,
        clock: HouseClock,
        wished: Callable[[LiveTable], str | None],
        log: Iterable[Commit] = (),
    ) -> None:
        """Take over a new table, or one restored from its `log`. `wished` is called when its people want another game.

        It returns the code of the trouble, if no game can follow.
        """
        self.saved = saved
        self.table = table
        self.quiet_since = clock.read()
        self._bots = bots
        self._store = store
        self._clock = clock
        self._wished = wished
        self._review = LiveReview(saved.setup.rules, log)
        self._review_due: asyncio.TimerHandle | None = None
        self._lines: list[Line | None] = [None, None]
        self._hearing: list[Line | None] = [None, None]
        self._outbox = Outbox(self._broken)
        self._timer: asyncio.TimerHandle | None = None
        self._over = saved.ended is not None
        self._following = False
        self._retired = False
        self._run()

    @property
    def is_retired(self) -> bool:
        """Whether it does nothing any more."""
        return self._retired

    # --- lines ---------------------------------------------------------------------------------------------

    def line(self, seat: Seat) -> Line | None:
        """The connection that has the seat now."""
        return self._lines[seat]

    def is_deserted(self) -> bool:
        """Whether nobody has a line to it."""
        return not any(self._lines)

    def attach(self, seat: Seat, line: Line, token: str | None = None) -> None:
        """Give the seat to a line, which gets `seated` (with the token, if it is new) and a snapshot."""
        older = self._lines[seat]
        self._lines[seat] = line
        if older is not None and older is not line:
            older.taken_over(self.saved.id)
        now = self._clock.read()
        if self._clock.stopped:
            self.table.tick(now)
        else:
            self.table.join(now, seat)
        self._run()
        at = self.table.at(now)
        tempers = [Gesture(its, temper) for its, temper in self._bots.tempers(now).items()]
        texts = (
            translate.seated(self.saved, seat, self.table.last_number(seat), token),
            translate.snapshot(self.saved, seat, self.table.seq, at, self.table.view(seat)),
            *[translate.gesture(self.saved.id, temper, now, at) for temper in tempers],
        )
        self._outbox.put(None, lambda: self._let_hear(seat, line, texts))
        position = self.table.game.position
        if position.phase == "over" or (position.phase == "ready" and position.round > 1):
            self._plan_review()
        if self._clock.stopped:
            line.send(translate.trouble("store", game=self.saved.id))

    def _let_hear(self, seat: Seat, line: Line, texts: tuple[str, ...]) -> None:
        if self._lines[seat] is not line:
            return
        self._hearing[seat] = line
        for text in texts:
            line.send(text)

    def detach(self, seat: Seat, line: Line) -> None:
        """The line has the seat no longer: it was cut off, or turned to another game."""
        if self._lines[seat] is not line:
            return
        self._drop(seat)
        if not self._retired:
            self.table.cut(self._clock.read(), seat)
            self._run()

    def cut_the_absent(self) -> None:
        """Whoever has no line is cut off. To be called once the lines of those who opened the table are attached."""
        for seat in self.saved.setup.people:
            if self._lines[seat] is None:
                self.table.cut(self._clock.read(), seat)
        self._run()

    def _drop(self, seat: Seat) -> None:
        self._lines[seat] = self._hearing[seat] = None
        self.quiet_since = self._clock.read()

    # --- play ----------------------------------------------------------------------------------------------

    def receive(self, seat: Seat, n: int, request: Request, press: Press) -> None:
        """A request of the seat's player."""
        self.table.receive(self._clock.read(), seat, n, request, press)
        outputs = self._run()
        line = self._lines[seat]
        if isinstance(request, Leave) and line is not None and Reply(seat, n) in outputs:
            self._outbox.put(None, lambda: self.detach(seat, line))  # behind the answer

    def _run(self) -> list[Output]:
        """Write down what has happened, let the bots do what is due, and say when the next is due."""
        if self._retired:
            return []
        now = self._clock.read()
        outputs = self.table.drain()
        self._bots.told(now, outputs)
        while self._bots.play(now):
            more = self.table.drain()
            self._bots.told(now, more)
            outputs += more
        if outputs:
            self._publish(outputs)
        self._show(now)
        if self.table.both_wish_rematch() and not self._following and self._everybody_there():
            self._following = True
            self._outbox.put(None, self._follow)
        self._schedule()
        return outputs

    def _follow(self) -> None:
        """Go on with another game. Where that cannot be, the players hear why, and it is tried again when it can."""
        trouble = self._wished(self)
        if trouble is not None:
            self._following = False
            self._trouble(trouble)

    def _trouble(self, code: str) -> None:
        for line in {line for line in self._lines if line is not None}:
            line.send(translate.trouble(code, game=self.saved.id))

    def _tick(self) -> None:
        """Something is due."""
        self.table.tick(self._clock.read())
        self._run()

    def _everybody_there(self) -> bool:
        return all(self._lines[seat] is not None for seat in self.saved.setup.people)

    def _publish(self, outputs: list[Output]) -> None:
        """Write the rows down, and tell the rest once they are written."""
        rows = [output for output in outputs if isinstance(output, Commit)]
        letters: list[tuple[Seat | None, str]] = []
        for output in outputs:
            if isinstance(output, Told):
                letters.append((None, translate.told(self.saved.id, output)))
            elif isinstance(output, Reply):
                letters.append((output.seat, translate.answer(self.saved.id, output)))
        written = None
        if rows:
            over = self.table.game.is_over() and not self._over
            self._over = self._over or over
            written = self._store.append(self.saved.id, self.saved.epoch, rows, over=over)
            self._review.add(rows)
        self._outbox.put(written, lambda: self._send(letters))
        if any(isinstance(output, Told) and isinstance(output.event, Cleared | Ended) for output in outputs):
            self._plan_review()

    def _plan_review(self) -> None:
        """Say what the round or the game tells, once the event that ended it is on its way."""
        if self._review_due is None:
            self._review_due = self._clock.call_at(Millis(self._clock.read() + REVIEW_AFTER), self._tell_review)

    def _tell_review(self) -> None:
        self._review_due = None
        text = self._review.told(self.saved.id)
        if text is not None:
            self._outbox.put(None, lambda: self._send([(None, text)]))

    def _show(self, now: Millis) -> None:
        """Let the bots be seen, behind all that they have seen themselves."""
        made = self._bots.take_gestures(now)
        if made:
            at = self.table.at(now)
            letters: list[tuple[Seat | None, str]] = [
                (None, translate.gesture(self.saved.id, gesture, now, at)) for gesture in made
            ]
            self._outbox.put(None, lambda: self._send(letters))

    def _send(self, letters: list[tuple[Seat | None, str]]) -> None:
        for seat, text in letters:
            if seat is not None:
                line = self._hearing[seat]
                if line is not None:
                    line.send(text)
                continue
            first, second = self._hearing
            if first is not None:
                first.send(text)
            if second is not None and second is not first:
                second.send(text)

    def _schedule(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        due = [at for at in (self.table.next_deadline(), self._bots.next_deadline()) if at is not None]
        if due and not self._clock.stopped:
            self._timer = self._clock.call_at(Millis(min(due)), self._tick)

    # --- the store -----------------------------------------------------------------------------------------

    def store_fails(self) -> None:
        """The log cannot be written: the players are told so, and the game pauses. Called before the clock stops."""
        self._trouble("store")
        for seat in self.saved.setup.people:
            self.table.cut(self._clock.read(), seat)
        self._run()

    def store_works(self) -> None:
        """It can be written again: those who are there go on, with a countdown."""
        for seat in self.saved.setup.people:
            if self._lines[seat] is not None:
                self.table.join(self._clock.read(), seat)
        self._run()

    def _broken(self, error: BaseException) -> None:
        """The game's rows can never be written: it was taken up anew, or the store is closing. The seats are good."""
        if not isinstance(error, StoreError):
            raise error
        log.error("game %s is let go: %s", self.saved.id, error)
        for line in {line for line in self._lines if line is not None}:
            line.come_back()
        self.retire()

    # --- the end -------------------------------------------------------------------------------------------

    def is_settled(self) -> bool:
        """Whether all that happened has been told."""
        return self._outbox.is_empty()

    def retire(self) -> None:
        """Do nothing any more."""
        self._retired = True
        self._outbox.close()
        for timer in (self._timer, self._review_due):
            if timer is not None:
                timer.cancel()
        for seat in self.saved.setup.people:
            self._drop(seat)
