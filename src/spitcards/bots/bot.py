"""A bot: eyes, mind and hand put together. It is fed what its seat is shown, and says what it does and when."""

from __future__ import annotations

from dataclasses import replace
from math import exp
from random import Random
from typing import Final

from spitcards.rules.actions import Fill, Play, Slap, Spit, Turn
from spitcards.rules.cards import FOLLOWERS
from spitcards.rules.setup import Rules
from spitcards.rules.types import Millis, Seat
from spitcards.rules.view import StockView
from spitcards.table.events import TableView
from spitcards.table.outputs import Reply
from spitcards.table.requests import ByHand, Press, Rematch, Request

from .errand import Errand, movement, slipped
from .eyes import UNREAD, Eyes
from .hand import Hand, Motion, distance, point, stops
from .levels import Level
from .mind import Mind
from .temper import ANNOYED_FOR, CLEARLY, Temper, lead, temper

_AT_FIRST: Final = Millis(0)

HESITATION: Final = Millis(200)
"""After something was refused, a bot does nothing for so long."""


class Bot:
    """A player at a seat, in the caller's time. Feed it with `see` and `answer`; call `act` at `next_deadline`."""

    def __init__(self, level: Level, seat: Seat, rules: Rules, chance: Random) -> None:
        self._level = level
        self._seat: Seat = seat
        self._manual = rules.turn == "manual"
        self._chance = chance
        self._eyes = Eyes(seat, level.notice, chance)
        self._mind = Mind(level, seat, rules, chance)
        self._hand = Hand()
        self._errand: Errand | None = None
        self._asked: Request | None = None  # what was sent and not answered yet
        self._wished = False
        self._waits = True  # it has looked, and there is nothing that it can do
        self._think_at: Millis | None = None
        self._motions: tuple[Motion, ...] = ()
        self._annoyed_until = _AT_FIRST

    def become(self, level: Level) -> None:
        """Play like this from now on."""
        self._level = level
        self._eyes.how = level.notice
        self._mind = replace(self._mind, level=level)

    # --- what happens ----------------------------------------------------------------------------------------

    def see(self, now: Millis, shown: TableView) -> None:
        """The table looks like this. What has changed is noticed later; that all stands still, at once."""
        if shown.pause is not None:
            self._eyes.shut()
            self._drop()
            self._think_at = None
            return
        before = self._eyes.there
        self._eyes.see(now, shown)
        there = self._eyes.there
        if before is not None and there is not None and before.situation != there.situation:
            self._drop()  # what was begun belongs to a phase that is over

    def answer(self, now: Millis, request: Request, reply: Reply) -> None:
        """A request was answered: what one's own hand did is known at once."""
        self._asked = None
        if reply.refused is not None:
            self._refused(now, request, reply)
        else:
            self._done(now, request)
        self._think_at = max(now, self._hand.free_at)

    def _done(self, now: Millis, request: Request) -> None:
        eyes = self._eyes
        match request:
            case Play(slot, pile):
                stock = eyes.scene.stock(self._seat, slot)
                if stock.top is not None:
                    eyes.know_pile(now, pile, stock.top)
                eyes.know_stock(slot, self._uncovered(stock))
            case Fill(source, to):
                stock = eyes.scene.stock(self._seat, source)
                eyes.know_stock(to, StockView(stock.top, 0))
                eyes.know_stock(source, self._uncovered(stock))
            case Turn(slot):
                eyes.know_stock(slot, UNREAD)
            case Spit():
                eyes.know_call()
            case Rematch():
                self._wished = True
            case _:
                pass

    def _uncovered(self, stock: StockView) -> StockView:
        """What is left of a stock pile when its top card has gone."""
        return StockView(None, stock.down) if self._manual or stock.down == 0 else UNREAD

    def _refused(self, now: Millis, request: Request, reply: Reply) -> None:
        """It was not to be: the card goes back, and it costs the hand the way."""
        hand, pause = self._hand, max(HESITATION, reply.busy or 0)
        if reply.refused == "beaten":
            pause = max(pause, round(self._level.sulks))
            self._annoyed_until = Millis(now + ANNOYED_FOR)
        hand.free_at = Millis(now + pause)
        if isinstance(request, Play):
            slot, pile = stops(request)
            way = distance(point(self._seat, pile), point(self._seat, slot))
            back = Millis(now + round(self._level.movement.slower(self._slowness()).time(way)))
            self._motions = (Motion(pile, slot, self._eyes.scene.stock(self._seat, request.stock).top, now, back),)
            hand.free_at = max(hand.free_at, back)
            hand.at = slot
            self._eyes.look_at_pile(request.pile)
        else:
            self._eyes.look()

    # --- what there is to see of it --------------------------------------------------------------------------

    def motions(self) -> tuple[Motion, ...]:
        """The ways of its hand, in their order: what it does now and is about to do; those it has done last, at rest.

        Empty: the hand has been drawn back.
        """
        return self._motions

    def temper(self, now: Millis) -> Temper:
        """What its face shows now."""
        ahead = lead(self._eyes.scene, self._seat)
        return temper(ahead, annoyed_until=self._annoyed_until, now=now, waits=self._waits)

    # --- what it does ----------------------------------------------------------------------------------------

    def next_deadline(self) -> Millis | None:
        """When `act` has something to do, by the caller's clock; None if only something seen can change anything."""
        moments = [
            moment
            for moment in (self._eyes.next_deadline(), self._errand and self._errand.due, self._think_at)
            if moment is not None
        ]
        return min(moments, default=None)

    def act(self, now: Millis) -> list[tuple[Request, Press]]:
        """What it asks of the table now. Each request is sent at its own moment, and answered before the next."""
        noticed = self._eyes.notice(now)
        if noticed:
            self._reconsider(now)
        done = self._finish(now)
        wake = self._think_at is not None and self._think_at <= now
        if wake:
            self._think_at = None
        if done is None and self._errand is None and (noticed or wake):
            self._begin(now)
        return [] if done is None else [done]

    def _begin(self, now: Millis) -> None:
        """Set out for something, if there is anything to do and the hand is free."""
        if self._asked is not None or not self._in_time():
            return
        if now < self._hand.free_at:
            self._think_at = self._hand.free_at
            return
        choice = self._choice()
        self._waits = choice is None
        if choice is not None and not (self._wished and isinstance(choice, Rematch)):
            self._errand = self._errand_for(now, choice)

    def _in_time(self) -> bool:
        """Whether what goes on at the table has been noticed; until then, nothing that is begun would make sense."""
        there = self._eyes.there
        return there is not None and there.situation == self._eyes.scene.situation

    def _errand_for(self, now: Millis, choice: Request) -> Errand:
        if not isinstance(choice, ByHand):
            in_play = self._eyes.scene.situation.phase == "play"
            delay = (self._level.speech if in_play else self._level.ready).draw(self._chance)
            return Errand(choice, choice, Millis(now + delay))
        scene, meant, began = self._eyes.scene, choice, now
        if isinstance(choice, Play) and self._level.slips and self._chance.random() < self._level.slips:
            choice = slipped(choice, scene, self._seat, self._chance)
        if isinstance(choice, Slap) and self._mind.doubts(scene):
            began = Millis(now + round(self._level.second_look))
        pace = self._level.movement.slower(self._slowness())
        errand = movement(scene, self._seat, self._hand.at, meant, choice, began, pace)
        self._motions = errand.motions
        return errand

    def _choice(self) -> Request | None:
        return self._mind.choose(self._eyes.scene, point(self._seat, self._hand.at))

    def _drop(self) -> None:
        self._errand = None
        self._motions = ()

    def _is_behind(self) -> bool:
        return lead(self._eyes.scene, self._seat) <= -CLEARLY

    def _slowness(self) -> float:
        haste = self._level.hurries if self._is_behind() else 0.0
        return exp(self._chance.gauss(0, self._level.tremor)) * (1 - haste)

    def _reconsider(self, now: Millis) -> None:
        """Something was noticed: what makes no sense any more is broken off."""
        errand, scene = self._errand, self._eyes.scene
        if errand is None or errand.due <= now:
            return
        if isinstance(errand.meant, Play):
            card = scene.stock(self._seat, errand.meant.stock).top
            top = scene.top(errand.meant.pile)
            if card is None or top is None or card not in FOLLOWERS[top]:
                self._turn_back(now, errand)
        elif not isinstance(errand.meant, ByHand) and errand.meant != self._choice():
            self._drop()

    def _turn_back(self, now: Millis, errand: Errand) -> None:
        """Take a card back that is on its way: the hand needs as long for it as it has been carrying the card."""
        self._errand = None
        there, card = errand.motions[0], errand.motions[1]
        self._hand.at = there.end
        if now < errand.lift_at:
            self._hand.free_at = errand.lift_at
            self._motions = (there,)
        else:
            self._hand.free_at = Millis(2 * now - errand.lift_at)
            self._motions = (Motion(card.end, card.start, card.card, now, self._hand.free_at),)
        self._think_at = max(now, self._hand.free_at)

    def _finish(self, now: Millis) -> tuple[Request, Press] | None:
        """The errand that is due: the card touches the pile, the word is said."""
        errand = self._errand
        if errand is None or errand.due > now:
            return None
        self._errand = None
        self._asked = errand.request
        if errand.motions:
            self._hand.at = errand.motions[-1].end
        return errand.request, errand.press(now)
