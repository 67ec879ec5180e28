"""What is noticed, and when: what a player believes to see lags behind what there is."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from random import Random
from typing import NamedTuple

from spitcards.rules.types import PILES, SEATS, SLOTS, Card, Millis, Phase, Pile, Seat, Slot, other
from spitcards.rules.view import PileView, StockView
from spitcards.table.events import TableView

from .notice import Notice


class Situation(NamedTuple):
    """What goes on, beside the cards. `counting`: the countdown runs; `asked`: the other wants a rematch."""

    phase: Phase
    round: int
    counting: bool
    only_pile: Pile | None
    asked: bool


NOTHING = StockView(None, 0)
UNREAD = StockView(None, -1)
"""A stock pile whose top card is just being turned up: there it is, and its face has not been read."""


@dataclass(slots=True)
class Scene:
    """What a player believes to see. `stocks` are those of seat 0, slot by slot, and then those of seat 1.

    `shown_at` is since when the top card of each pile has been there to be seen.
    """

    stocks: list[StockView]
    piles: list[PileView | None]
    called: list[bool]
    situation: Situation
    shown_at: list[Millis]

    def stock(self, seat: Seat, slot: Slot) -> StockView:
        """A stock pile of either player."""
        return self.stocks[seat * len(SLOTS) + slot]

    def left(self, seat: Seat) -> int:
        """About how many stock cards a player has left."""
        return sum(abs(stock.down) + (stock.top is not None) for stock in self._side(seat))

    def choices(self, seat: Seat) -> int:
        """Among how much a player has to choose: in play the own open cards, in a slap the piles, else there is 1."""
        if self.situation.phase == "play":
            return sum(stock.top is not None for stock in self._side(seat))
        return len(PILES) if self.situation.phase == "slap" else 1

    def _side(self, seat: Seat) -> list[StockView]:
        return self.stocks[seat * len(SLOTS) : (seat + 1) * len(SLOTS)]

    def top(self, pile: Pile) -> Card | None:
        """The card on a spit pile."""
        seen = self.piles[pile]
        return None if seen is None else seen.top


# The places of a scene, numbered so that each can be noticed by itself: the stocks, the piles, the calls, the rest.
_STOCKS = range(len(SEATS) * len(SLOTS))
_PILES = range(_STOCKS.stop, _STOCKS.stop + len(PILES))
_CALLS = range(_PILES.stop, _PILES.stop + len(SEATS))
_SITUATION = _CALLS.stop


def _scene(now: Millis, shown: TableView, before: Scene | None) -> Scene:
    """What there is to see, now that the table looks like this."""
    view = shown.view
    situation = Situation(
        view.phase, view.round, shown.counting is not None, view.only_pile, shown.rematch[other(view.seat)]
    )
    stocks = [*view.stocks[0], *view.stocks[1]] if view.stocks else [NOTHING] * len(_STOCKS)
    shown_at = [now, now]
    if before is not None:
        shown_at = [before.shown_at[p] if view.piles[p] == before.piles[p] else now for p in PILES]
    return Scene(stocks, view.piles, view.called, situation, shown_at)


def _changed(old: Scene, new: Scene) -> list[int]:
    """The places at which two scenes differ."""
    places = [place for place in _STOCKS if old.stocks[place] != new.stocks[place]]
    places += [place for pile, place in enumerate(_PILES) if old.piles[pile] != new.piles[pile]]
    places += [place for seat, place in enumerate(_CALLS) if old.called[seat] != new.called[seat]]
    if old.situation != new.situation:
        places.append(_SITUATION)
    return places


def _copy(source: Scene, place: int, to: Scene) -> None:
    if place in _STOCKS:
        to.stocks[place] = source.stocks[place]
    elif place in _PILES:
        pile = place - _PILES.start
        to.piles[pile] = source.piles[pile]
        to.shown_at[pile] = source.shown_at[pile]
    elif place in _CALLS:
        to.called[place - _CALLS.start] = source.called[place - _CALLS.start]
    else:
        to.situation = source.situation


class Glimpse(NamedTuple):
    """Something that has changed and will be noticed at `due`: these places of this scene, the `number`th seen."""

    due: Millis
    number: int
    scene: Scene
    places: list[int]


class Eyes:
    """The eyes of the player at a seat. `scene` is what the player believes to see, `there` what there is."""

    def __init__(self, seat: Seat, notice: Notice, chance: Random) -> None:
        nothing = Situation("deal", 0, counting=False, only_pile=None, asked=False)
        self.scene = Scene([NOTHING] * len(_STOCKS), [None, None], [False, False], nothing, [Millis(0), Millis(0)])
        self.there: Scene | None = None
        self.how = notice
        self._seat = seat
        self._chance = chance
        self._number = 0
        self._known = [0] * (_SITUATION + 1)  # by place, the number of the scene that is believed there
        self._glimpses: list[Glimpse] = []

    def see(self, now: Millis, shown: TableView) -> None:
        """The table looks like this: what has changed will be noticed after a reaction time, all of it together."""
        scene = _scene(now, shown, self.there)
        anew = self.there is None
        places = _changed(self.scene if self.there is None else self.there, scene)
        self.there = scene
        self._number += 1
        if places or anew:
            plain = anew or _SITUATION in places  # only cards can be overlooked, not that all hands are down
            due = Millis(now + self.how.draw(self._chance, scene.choices(self._seat), plain=plain))
            self._glimpses.append(Glimpse(due, self._number, scene, places))

    def shut(self) -> None:
        """See nothing for a while; what there is then will be noticed anew."""
        self.there = None
        self._glimpses.clear()

    def next_deadline(self) -> Millis | None:
        """When something will be noticed; None if there is nothing new."""
        return min((glimpse.due for glimpse in self._glimpses), default=None)

    def notice(self, now: Millis) -> bool:
        """Notice what is due by now; whether there was anything."""
        due = [glimpse for glimpse in self._glimpses if glimpse.due <= now]
        if not due:
            return False
        self._glimpses = [glimpse for glimpse in self._glimpses if glimpse.due > now]
        for glimpse in due:
            for place in glimpse.places:
                # What was noticed of something later is not forgotten again.
                if self._known[place] < glimpse.number:
                    self._known[place] = glimpse.number
                    _copy(glimpse.scene, place, self.scene)
        return True

    # --- what one's own hand and mouth did is known at once --------------------------------------------------

    def know_stock(self, slot: Slot, sight: StockView) -> None:
        """An own stock pile looks like this now."""
        place = self._seat * len(SLOTS) + slot
        for scene in self._own_doing(place):
            scene.stocks[place] = sight

    def know_pile(self, now: Millis, pile: Pile, card: Card) -> None:
        """An own card lies on the pile now."""
        for scene in self._own_doing(_PILES[pile]):
            seen = scene.piles[pile]
            scene.piles[pile] = PileView(card, 1 if seen is None else seen.thickness)
            scene.shown_at[pile] = now

    def know_call(self) -> None:
        """The own "spit" was said."""
        for scene in self._own_doing(_CALLS[self._seat]):
            scene.called[self._seat] = True

    def _own_doing(self, place: int) -> tuple[Scene, ...]:
        """The scenes in which the place is as one's own doing left it: what is seen next is compared with that."""
        self._known[place] = self._number
        return (self.scene,) if self.there is None else (self.scene, self.there)

    def look(self, places: Iterable[int] = range(_SITUATION + 1)) -> None:
        """Look hard, and know what there is."""
        if self.there is not None:
            for place in places:
                self._known[place] = self._number
                _copy(self.there, place, self.scene)

    def look_at_pile(self, pile: Pile) -> None:
        """Look at a pile, and know what lies there."""
        self.look((_PILES[pile],))
