"""A player who looks at nothing and hits the keys 1 to 5 in turn, ten times a second."""

from __future__ import annotations

from spitcards import PILES, SLOTS, Fill, Pile, Play, Seat, Slap, Spit, View, follows, own_pile
from spitcards.rules.types import Millis
from spitcards.table.events import TableView
from spitcards.table.outputs import Reply
from spitcards.table.requests import Press, Request

EVERY = 100


class Masher:
    """What a key does is the client's doing: the card goes onto the pile that it fits, onto the own side's if it fits
    both or none. What needs no speed it does well and at once: "spit", fills where nobody can play, slaps.
    """

    def __init__(self, seat: Seat) -> None:
        self._seat = seat
        self._own = own_pile(seat)
        self._shown: TableView | None = None
        self._blocked = False
        self._due = Millis(0)
        self._key = 0

    def see(self, now: Millis, shown: TableView) -> None:
        self._shown = shown
        view = shown.view
        self._blocked = view.phase == "play" and not any(
            self._fits(view, seat, slot) for seat in (0, 1) for slot in SLOTS
        )

    def answer(self, now: Millis, request: Request, reply: Reply) -> None: ...

    def next_deadline(self) -> Millis | None:
        return self._due

    def act(self, now: Millis) -> list[tuple[Request, Press]]:
        self._due = Millis(now + EVERY)
        shown = self._shown
        if shown is None or shown.counting is not None:
            return []
        view = shown.view
        match view.phase:
            case "ready":
                return self._say(view)
            case "slap":
                own, others = view.piles[self._own], view.piles[1 - self._own]
                assert own is not None
                assert others is not None
                return [(Slap(self._own if own.thickness <= others.thickness else PILES[1 - self._own]), Press())]
            case "play" if self._blocked:
                fill = self._fill(view)
                return self._say(view) if fill is None else [(fill, Press())]
            case "play":
                return self._hit(view)
            case _:
                return []

    def _say(self, view: View) -> list[tuple[Request, Press]]:
        return [] if view.called[self._seat] else [(Spit(), Press())]

    def _fits(self, view: View, seat: int, slot: int) -> list[Pile]:
        card = view.stocks[seat][slot].top
        tops = [(pile, there.top) for pile, there in zip(PILES, view.piles, strict=True) if there is not None]
        return [pile for pile, top in tops if card is not None and follows(card, top)]

    def _fill(self, view: View) -> Fill | None:
        stocks = view.stocks[self._seat]
        empty = [slot for slot in SLOTS if stocks[slot].top is None]
        full = [slot for slot in SLOTS if stocks[slot].top is not None and stocks[slot].down]
        return Fill(full[-1], empty[0]) if empty and full else None

    def _hit(self, view: View) -> list[tuple[Request, Press]]:
        slot = SLOTS[self._key]
        self._key = (self._key + 1) % len(SLOTS)
        if view.stocks[self._seat][slot].top is None:
            return []
        fits = self._fits(view, self._seat, slot)
        pile = fits[0] if len(fits) == 1 else self._own if view.only_pile is None else view.only_pile
        there = view.piles[pile]
        return [(Play(slot, pile), Press(aim=None if there is None else there.top))]
