"""A table: one game in time. Feed it (`receive`, `join`, `cut`, `tick`), then take what comes of it (`drain`).

`now` is the caller's time in milliseconds, of any clock that never goes back. Whoever drives a table calls `tick` at
`next_deadline`, and passes on what `drain` gives in its order: what is committed is written down before anything
after it is told.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple, cast

from spitcards.rules.actions import PLAYS, SLAPS, Action, Deal, Forfeit, Play, Resign, Slap, Spit
from spitcards.rules.cards import FOLLOWERS
from spitcards.rules.events import Dealt, Ended, Played
from spitcards.rules.events import Event as RulesEvent
from spitcards.rules.game import Game
from spitcards.rules.legality import Move, refusal
from spitcards.rules.refusals import Refusal
from spitcards.rules.types import CHANCE, PILES, SEATS, SLOTS, Millis, Seat, other, own_pile

from .aims import Aims
from .arbiter import Arbiter
from .clock import Clock
from .events import Break, Counting, Event, Hinted, Paused, Present, Ring, Ringing, TableView, Wished
from .hand import Hand
from .ledger import Ledger
from .outputs import Commit, Output, Reply, Told
from .patience import Due, Moments, dues, ring
from .pauses import Presence, Why
from .requests import ByHand, Claim, Control, Leave, Numbered, Pause, Press, Rematch, Request, Resume
from .setup import Setup
from .timing import COUNT_FLIP, COUNT_ROUND, EARLY_SLAP_COST

NO_PRESS = Press()


class Call(NamedTuple):
    """A call that is legal: `numbered` is the request it came with, None where the table calls for the seat (T3)."""

    seat: Seat
    spit: Spit
    numbered: Numbered | None


class Table:
    """One game of two players. What it knows of the game is in `game`, which only the table changes.

    `closed` says that its players have left it.
    """

    def __init__(self, setup: Setup, now: Millis, log: Iterable[Commit] | None = None) -> None:
        """Seat the players and deal the first round; or take up, as `restore` says, what the `log` holds."""
        rows = list(log or ())
        at = rows[-1].at if rows else Millis(0)
        self.setup = setup
        self.game = Game(setup.rules, setup.dealer, [player.name for player in setup.players])
        self.closed = False
        self._clock = Clock(now, at)
        self._arbiter = Arbiter()
        self._hands = (Hand(), Hand())
        self._ledgers = (Ledger(), Ledger())
        self._presence = Presence(setup.people)
        self._moments = Moments(at, at, [at, at])
        self._aims = Aims()
        self._held_call: Call | None = None
        self._resume_at: Millis | None = None
        self._counting: Millis | None = None
        self._hint: Seat | None = None
        self._missed = [0, 0]
        self._beaten = [0, 0]
        self._dues_of: tuple[object, ...] = ()
        self._dues_found: list[Due] = []
        self._ring: Ring | None = None
        self._pause_shown: Break | None = None
        self._wishes = [False, False]
        self._written = 0
        self._seq = 0
        self._out: list[Output] = []
        for row in rows:
            self._take_up(row)
        if self.game.position.phase == "deal":
            self._deal(at)
        if log is not None:
            self._wait_for_everybody(now)
        self._settle(now)

    @classmethod
    def restore(cls, setup: Setup, log: Iterable[Commit], now: Millis) -> Table:
        """Take a game up again from its log, where it stood. It is paused until its people are back.

        Raises `IllegalActionError` if the log is not that of a game.
        """
        return cls(setup, now, log)

    def _take_up(self, row: Commit) -> None:
        """Do once more what the log says was done."""
        events = self.game.push(row.action, row.by, row.at)
        self._written = row.number
        self._note(row, events)
        if isinstance(row.action, ByHand) and not row.auto:
            self._hands[row.by].moves(row.at)
        if row.n is not None and not isinstance(row.action, Deal):
            request = Leave() if isinstance(row.action, Forfeit) else row.action
            self._ledgers[row.by].enter(row.n, request)
            self._ledgers[row.by].answer(Reply(row.by, row.n))

    def _wait_for_everybody(self, now: Millis) -> None:
        """Nobody is there after a restart."""
        if not self.game.is_over():
            self._pause(now, "restart")
        for seat in self.setup.people:
            self._presence.cut(now, seat)
        self._show_pause(now)

    # --- what the caller asks ------------------------------------------------------------------------------

    def view(self, seat: Seat) -> TableView:
        """All that there is to show to `seat`; with the events after it, it always equals the state."""
        return TableView(
            view=self.game.view(seat),
            present=list(self._presence.present),
            counting=self._counting,
            ring=self._ring,
            pause=self._pause_shown,
            hint=self._hint,
            rematch=list(self._wishes),
        )

    @property
    def seq(self) -> int:
        """The number of the event told last."""
        return self._seq

    def at(self, now: Millis) -> Millis:
        """The game's time."""
        return self._clock.read(now)

    def last_number(self, seat: Seat) -> int:
        """The highest number of a request of the seat; the next is to be higher."""
        return self._ledgers[seat].last

    def both_wish_rematch(self) -> bool:
        """Whether another game is to follow this one."""
        return all(self._wishes) and not self.closed

    def next_deadline(self) -> Millis | None:
        """When `tick` has something to do, by the caller's clock; None if only a request can change anything."""
        if self._resume_at is not None:
            return self._resume_at
        if self._presence.paused:
            return self._presence.next_claim(self._pause_shown)
        moments = [hand.free_at for hand in self._hands if hand.waiting]
        moments += [due.at for due in self._dues()[:1]] if self._counting is None else [self._counting]
        if (deadline := self._arbiter.next_deadline()) is not None:
            moments.append(deadline)
        return self._clock.when(min(moments)) if moments else None

    def drain(self) -> list[Output]:
        """Take what has come of all that was fed, in its order."""
        out, self._out = self._out, []
        return out

    # --- what the caller feeds -----------------------------------------------------------------------------

    def receive(self, now: Millis, seat: Seat, n: int, request: Request, press: Press = NO_PRESS) -> None:
        """Take a numbered request of a seat. It gets exactly one `Reply`, now or later; one sent again, the same."""
        self._settle(now)
        ledger = self._ledgers[seat]
        if (fault := ledger.fault(n, request)) is not None:
            self._out.append(Reply(seat, n, fault))
            return
        if ledger.knows(n):
            if (reply := ledger.reply(n)) is not None:
                self._out.append(reply)
            return
        ledger.enter(n, request)
        numbered = Numbered(seat, n, request, press, self._clock.read(now))
        if isinstance(request, Control):
            self._control(now, numbered, request)
        elif isinstance(request, Resign):
            self._resign(numbered)
        else:
            self._move(numbered, request)
        self._settle(now)

    def join(self, now: Millis, seat: Seat) -> None:
        """The seat's player is there, or there again."""
        self._settle(now)
        if not self._presence.present[seat]:
            self._presence.join(now, seat)
            self._tell(now, Present(list(self._presence.present)))
            self._show_pause(now)
            self._go_on_if_all_back(now)
        self._settle(now)

    def cut(self, now: Millis, seat: Seat) -> None:
        """The seat's player is cut off: the game pauses at once (T7)."""
        self._settle(now)
        if self._presence.present[seat]:
            self._presence.cut(now, seat)
            self._tell(now, Present(list(self._presence.present)))
            if not self.game.is_over():
                self._pause(now, "cut")
        self._settle(now)

    def tick(self, now: Millis) -> None:
        """Do what is due by now."""
        self._settle(now)

    # --- requests ------------------------------------------------------------------------------------------

    def _move(self, numbered: Numbered, move: Move) -> None:
        """A move of the rules: by mouth at once, by hand when the hand is free (T1)."""
        hand = self._hands[numbered.seat]
        if (reason := self._hands_down()) is not None:
            self._refuse(numbered, reason)
        elif isinstance(move, Spit):
            refused = refusal(self.game.position, move, numbered.seat)
            if refused is not None:
                self._refuse(numbered, refused)
            else:
                self._call(numbered.arrival, Call(numbered.seat, move, numbered))
        elif hand.is_free(numbered.arrival):
            self._arbiter.receive(numbered.arrival, numbered)
            self._judge_all(numbered.arrival)
        elif hand.can_wait():
            hand.waiting.append(numbered)
        else:
            self._refuse(numbered, "too_fast")

    def _hands_down(self) -> str | None:
        """Why nobody may move at all, if so."""
        if self.game.is_over():
            return Refusal.GAME_OVER
        if self._presence.paused:
            return "paused"
        return "counting" if self._counting is not None else None

    def _resign(self, numbered: Numbered) -> None:
        refused = refusal(self.game.position, Resign(), numbered.seat)
        if refused is not None:
            self._refuse(numbered, refused)
        else:
            self._commit(numbered.arrival, Resign(), numbered.seat, numbered)

    def _control(self, now: Millis, numbered: Numbered, request: Control) -> None:
        seat = numbered.seat
        reason = self._why_not(now, seat, request)
        if reason is not None:
            self._refuse(numbered, reason)
            return
        match request:
            case Pause():
                self._pause(now, "asked")
            case Resume():
                self._presence.back(seat)
                self._show_pause(now)
                self._go_on_if_all_back(now)
            case Rematch():
                if not self._wishes[seat]:
                    self._wishes[seat] = True
                    self._tell(now, Wished(list(self._wishes)))
            case Claim():
                self._commit(numbered.arrival, Forfeit(), other(seat))
            case _:  # Leave
                self._leave(now, numbered)
        self._reply(Reply(seat, numbered.n))

    def _why_not(self, now: Millis, seat: Seat, request: Control) -> str | None:
        """Why a request that concerns the table alone is refused, if it is."""
        over = self.game.is_over()
        match request:
            case Pause():
                if over:
                    return Refusal.GAME_OVER
                if not self.setup.against_computer:
                    return "not_alone"
                return "paused" if self._presence.paused else None
            case Resume():
                return None if self._presence.paused else "not_paused"
            case Rematch():
                if not over:
                    return "not_over"
                return "left" if self.closed else None
            case Claim():
                return None if not over and self._presence.claimable(now, other(seat)) else "nothing_to_claim"
            case _:  # whoever wants to leave may
                return None

    def _leave(self, now: Millis, numbered: Numbered) -> None:
        """Who leaves a running game forfeits it, unless the other was cut off for too long (T7)."""
        seat = numbered.seat
        if not self.game.is_over() and not self._presence.claimable(now, other(seat)):
            self._commit(numbered.arrival, Forfeit(), seat, numbered, reply=False)
        self._presence.cut(now, seat)
        self._tell(now, Present(list(self._presence.present)))
        if any(self._wishes):
            self._wishes = [False, False]
            self._tell(now, Wished(list(self._wishes)))
        deserted = not any(self._presence.present[s] for s in self.setup.people)
        self.closed = self.closed or deserted or not self.game.is_over()

    # --- hands ---------------------------------------------------------------------------------------------

    def _judge_all(self, at: Millis) -> None:
        for numbered in self._arbiter.drain():
            self._judge(at, numbered)

    def _judge(self, at: Millis, numbered: Numbered) -> None:
        """The moment at which a hand's action counts, or does not (rule 10, T2)."""
        move = cast("ByHand", numbered.request)  # nothing else comes to the arbiter
        seat, hand = numbered.seat, self._hands[numbered.seat]
        refused = self._hands_down() or refusal(self.game.position, move, seat)
        if refused is None:
            if isinstance(move, Play):
                hand.counts(at)
            else:
                hand.moves(at)
            self._commit(at, move, seat, numbered)
        elif isinstance(move, Play) and refused == Refusal.DOES_NOT_FOLLOW:
            self._did_not_follow(at, numbered, move)
        elif refused == Refusal.NOT_SLAPPING and self.game.position.phase == "play":
            hand.occupy(at, EARLY_SLAP_COST)
            self._refuse(numbered, refused, busy=EARLY_SLAP_COST)
        else:
            self._refuse(numbered, refused)

    def _did_not_follow(self, at: Millis, numbered: Numbered, play: Play) -> None:
        """A play that fits no more was beaten to the pile; one that never fitted is a miss (T2)."""
        seat, aim = numbered.seat, numbered.press.aim
        card = self.game.position.stocks[seat][play.stock][-1]
        lost = None
        if aim is not None and card in FOLLOWERS.get(aim, ()):
            lost = self._aims.lost(seat, play.pile, aim, numbered.arrival)
        if lost is None:
            self._missed[seat] += 1
            self._refuse(numbered, Refusal.DOES_NOT_FOLLOW, busy=self._hands[seat].misses(at))
        else:
            self._beaten[seat] += 1
            self._hands[seat].moves(at)
            self._aims.beat(lost, seat, play.pile, card)
            self._refuse(numbered, "beaten", margin=Millis(at - lost))

    # --- calls, and cards turned together ------------------------------------------------------------------

    def _call(self, at: Millis, call: Call) -> None:
        """A legal call. The second of a pair counts when the countdown is over: then the cards turn (rules 5, 11)."""
        position = self.game.position
        if position.called[other(call.seat)] and any(position.spit_cards):
            self._held_call = call
            self._counting = Millis(at + (COUNT_ROUND if position.phase == "ready" else COUNT_FLIP))
            self._tell_at(at, Counting(self._counting))
        else:
            self._commit_call(at, call)

    def _commit_call(self, at: Millis, call: Call) -> None:
        self._commit(at, call.spit, call.seat, call.numbered, auto=call.numbered is None)

    def _stop_counting(self, at: Millis, reason: str) -> None:
        """Break a countdown off; a call that waited for its end is refused."""
        if self._counting is not None:
            self._counting = None
            self._resume_at = None
            self._tell_at(at, Counting(None))
        if self._held_call is not None:
            numbered = self._held_call.numbered
            self._held_call = None
            if numbered is not None:
                self._refuse(numbered, reason)

    # --- pauses --------------------------------------------------------------------------------------------

    def _pause(self, now: Millis, why: Why) -> None:
        at = self._clock.read(now)
        self._stop_counting(at, "paused")
        for hand in self._hands:
            while hand.waiting:
                self._refuse(hand.waiting.popleft(), "paused")
        self._clock.stop(now)
        self._presence.pause(why)
        self._show_pause(now)

    def _show_pause(self, now: Millis) -> None:
        seen = self._presence.seen(now)
        if seen != self._pause_shown:
            self._pause_shown = seen
            self._tell(now, Paused(seen))

    def _go_on_if_all_back(self, now: Millis) -> None:
        if self._presence.paused and self._presence.everybody_back() and self._resume_at is None:
            self._resume_at = Millis(now + COUNT_ROUND)
            self._counting = Millis(self._clock.read(now) + COUNT_ROUND)
            self._tell(now, Counting(self._counting))

    def _resume(self, now: Millis) -> None:
        self._clock.go(now)
        self._moments.acted = self._clock.read(now)
        self._presence.resume()
        self._stop_counting(self._clock.read(now), "paused")
        self._show_pause(now)

    # --- what happens by itself ----------------------------------------------------------------------------

    def _settle(self, now: Millis) -> None:
        """Do all that is due by now, then show the ring that runs."""
        while self._step(now):
            pass
        running = None if self._hands_down() else ring(self.game.position, self._dues(), self._hint, self._moments)
        if running != self._ring:
            self._ring = running
            self._tell(now, Ringing(running))

    def _step(self, now: Millis) -> bool:
        """Do one thing that is due; whether there was one."""
        if self._resume_at is not None and now >= self._resume_at:
            self._resume(now)
            return True
        if self._presence.paused:
            self._show_pause(now)
            return False
        at = self._clock.read(now)
        if self._held_call is not None and self._counting is not None and at >= self._counting:
            self._turn_cards(at, self._held_call)
            return True
        for hand in sorted(self._hands, key=lambda hand: hand.free_at):
            if hand.waiting and hand.free_at <= at:
                self._arbiter.receive(at, hand.waiting.popleft())
                self._judge_all(at)
                return True
        self._arbiter.tick(at)
        self._judge_all(at)
        due = next(iter(self._dues()), None) if self._counting is None else None
        if due is None or due.at > at:
            return False
        self._do(now, at, due)
        return True

    def _turn_cards(self, at: Millis, call: Call) -> None:
        """At the end of the countdown, let the call count for which it ran."""
        self._held_call = None
        self._stop_counting(at, "counting")
        self._commit_call(at, call)

    def _dues(self) -> list[Due]:
        """All that will come if everybody waits. It is asked for at each step, and worked out once a change."""
        of = (self.game.position, len(self.game.actions), self._moments.acted, self._hint)
        if self._dues_of != of:
            found = dues(self.game.position, self.setup, self._moments)
            self._dues_found = [due for due in found if due.what != "hint" or self._hint is None]
            self._dues_of = of
        return self._dues_found

    def _do(self, now: Millis, at: Millis, due: Due) -> None:
        """Do for a player what the player does not (T3 to T6), or pause (T7)."""
        seat = SEATS[0] if due.seat is None else due.seat
        match due.what:
            case "say":
                self._call(at, Call(seat, Spit(), None))
            case "hint":
                self._hint = seat
                self._tell_at(at, Hinted(seat))
            case "play":
                self._commit(at, self._play_for(seat), seat, auto=True)
            case "slap":
                self._commit(at, *self._slap_for(), auto=True)
            case _:
                self._pause(now, "idle")

    def _play_for(self, seat: Seat) -> Play:
        """T4: the play from the lowest slot, the own side's pile first."""
        plays = (PLAYS[slot][pile] for slot in SLOTS for pile in (own_pile(seat), own_pile(other(seat))))
        return next(play for play in plays if refusal(self.game.position, play, seat) is None)

    def _slap_for(self) -> tuple[Slap, Seat]:
        """T5: the smaller pile for the player who finished; if nobody did, each takes the own side's."""
        finisher = self.game.position.finisher()
        if finisher is None:
            return SLAPS[PILES[0]], SEATS[0]
        sizes = [len(pile) for pile in self.game.position.piles]
        own = own_pile(finisher)
        smaller = own if sizes[own] <= sizes[1 - own] else PILES[1 - own]
        return SLAPS[smaller], finisher

    # --- writing down and telling --------------------------------------------------------------------------

    def _commit(
        self,
        at: Millis,
        action: Action,
        by: Seat,
        numbered: Numbered | None = None,
        *,
        auto: bool = False,
        reply: bool = True,
    ) -> None:
        """The one way in which the game changes: push, write down, tell, answer; then deal, where a deal is due."""
        events = self.game.push(action, by, at)
        self._written += 1
        n = None if numbered is None else numbered.n
        arrival, press = (None, None) if numbered is None else (numbered.arrival, numbered.press)
        missed, beaten = (self._missed[0], self._missed[1]), (self._beaten[0], self._beaten[1])
        self._missed, self._beaten = [0, 0], [0, 0]
        row = Commit(self._written, at, by, action, n, arrival, press, auto, missed, beaten)
        self._out.append(row)
        self._note(row, events)
        for event in events:  # the first is the action's own, those after it follow from it
            own = event is events[0] and not isinstance(event, Ended)
            self._tell_at(at, event, n if own else None, auto=auto)
        if self._hint is not None:
            self._hint = None
            self._tell_at(at, Hinted(None))
        if numbered is not None and reply:
            self._reply(Reply(by, numbered.n))
        if self.game.is_over():
            self._end(at)
        elif self.game.position.phase == "deal":
            self._deal(at)

    def _note(self, row: Commit, events: list[RulesEvent]) -> None:
        """Remember when things happened, for the hands and for patience."""
        if row.by != CHANCE and not row.auto:
            self._moments.acted = row.at
        if isinstance(row.action, Spit):
            self._moments.called[row.by] = row.at
        if len(events) > 1 or not isinstance(row.action, Spit):
            self._moments.moved = row.at
        match events[0]:
            case Dealt():
                self._aims = Aims()
            case Played(seat, _, pile) if self.game.position.piles[pile]:  # else the round was cleared away
                self._aims.cover(row.at, pile, self.game.position.piles[pile][-2], seat)
            case _:
                pass

    def _deal(self, at: Millis) -> None:
        position = self.game.position
        self._commit(at, self.setup.dealer.deal(position.round + 1, position.packets), CHANCE)

    def _end(self, at: Millis) -> None:
        """Nothing waits any more when the game is over."""
        self._stop_counting(at, Refusal.GAME_OVER)
        for hand in self._hands:
            while hand.waiting:
                self._refuse(hand.waiting.popleft(), Refusal.GAME_OVER)
        if self._presence.paused:
            self._presence.resume()
            self._pause_shown = None
            self._tell_at(at, Paused(None))

    def _tell(self, now: Millis, event: Event) -> None:
        self._tell_at(self._clock.read(now), event)

    def _tell_at(self, at: Millis, event: Event, n: int | None = None, *, auto: bool = False) -> None:
        self._seq += 1
        self._out.append(Told(self._seq, at, event, n, auto))

    def _refuse(
        self, numbered: Numbered, reason: str, busy: Millis | None = None, margin: Millis | None = None
    ) -> None:
        self._reply(Reply(numbered.seat, numbered.n, str(reason), busy, margin))

    def _reply(self, reply: Reply) -> None:
        self._ledgers[reply.seat].answer(reply)
        self._out.append(reply)
