"""A scripted player of a fixed speed: whatever can be done, it does so many milliseconds after it became possible."""

from __future__ import annotations

from spitcards import PILES, SLOTS, Fill, Play, Seat, Slap, Spit, View, follows, other
from spitcards.rules.types import Millis
from spitcards.table.events import TableView
from spitcards.table.outputs import Reply
from spitcards.table.requests import Press, Request


class Metronome:
    """It makes the first play that fits, fills where it has none, calls where nobody has one, slaps the smaller pile.
    "Spit" before a round it says after a second.
    """

    def __init__(self, seat: Seat, every: int) -> None:
        self._seat = seat
        self._every = every
        self._shown: TableView | None = None
        self._since: dict[Request, Millis] = {}
        self._free = Millis(0)

    def see(self, now: Millis, shown: TableView) -> None:
        self._shown = shown
        possible = [] if shown.counting is not None or shown.pause is not None else self._possible(shown.view)
        before = self._since
        self._since = {request: before.get(request, now) for request in possible}

    def answer(self, now: Millis, request: Request, reply: Reply) -> None:
        self._free = now

    def next_deadline(self) -> Millis | None:
        return min((self._due(request) for request in self._since), default=None)

    def act(self, now: Millis) -> list[tuple[Request, Press]]:
        shown = self._shown
        assert shown is not None
        request = next((request for request in self._since if self._due(request) <= now), None)
        if request is None:
            return []
        self._since = {}
        there = shown.view.piles[request.pile] if isinstance(request, Play) else None
        return [(request, Press(aim=there.top if there else None))]

    def _due(self, request: Request) -> Millis:
        wait = 1000 if self._shown is not None and self._shown.view.phase == "ready" else self._every
        return Millis(max(self._since[request], self._free) + wait)

    def _possible(self, view: View) -> list[Request]:
        match view.phase:
            case "ready":
                return [] if view.called[self._seat] else [Spit()]
            case "slap":
                mine, theirs = view.piles
                assert mine is not None
                assert theirs is not None
                return [Slap(PILES[mine.thickness > theirs.thickness])]
            case "play":
                return self._moves(view)
            case _:
                return []

    def _moves(self, view: View) -> list[Request]:
        plays = list(self._plays(view, self._seat))
        stocks = view.stocks[self._seat]
        empty = [slot for slot in SLOTS if stocks[slot].top is None]
        thick = [slot for slot in SLOTS if stocks[slot].down]
        if plays:
            return plays
        if empty and thick:
            return [Fill(max(thick, key=lambda slot: stocks[slot].down), empty[0])]
        blocked = not list(self._plays(view, other(self._seat)))
        return [Spit()] if blocked and not view.called[self._seat] else []

    def _plays(self, view: View, seat: Seat) -> list[Request]:
        return [
            Play(slot, pile)
            for slot in SLOTS
            for pile in PILES
            if (card := view.stocks[seat][slot].top) is not None
            and (there := view.piles[pile]) is not None
            and follows(card, there.top)
        ]
