"""How events change what a table shows: a second reading of `spitcards.table.events`, as a client would do it.

A snapshot (`TableView`) with all the events after it folded in equals the table's own view at any moment.
"""

from __future__ import annotations

from dataclasses import replace
from typing import TypeVar

from spitcards.rules.events import (
    Called,
    Cleared,
    Dealt,
    Ended,
    Filled,
    Flipped,
    Played,
    RoundOver,
    Slapped,
    Turned,
)
from spitcards.rules.types import Card, Pile, Seat, Slot
from spitcards.rules.view import PileView, StockView, View
from spitcards.table.events import Counting, Event, Hinted, Paused, Present, Ringing, TableView, Wished
from spitcards.table.outputs import Told

T = TypeVar("T")


def fold(shown: TableView, told: Told) -> TableView:
    match told.event:
        case Counting(until):
            return replace(shown, counting=until)
        case Ringing(ring):
            return replace(shown, ring=ring)
        case Paused(pause):
            return replace(shown, pause=pause)
        case Present(present):
            return replace(shown, present=present)
        case Hinted(seat):
            return replace(shown, hint=seat)
        case Wished(rematch):
            return replace(shown, rematch=rematch)
        case _:
            return replace(shown, view=_fold_view(shown.view, told.event))


def _fold_view(view: View, event: Event) -> View:
    match event:
        case Dealt():
            return replace(
                _swept(view),
                phase="ready",
                round=event.round,
                stocks=event.stocks,
                spit_cards=event.spit_cards,
                only_pile=event.only_pile,
                holding=None,
            )
        case Called(seat, pile):
            if pile is None:
                pile = view.only_pile if view.only_pile is not None else Pile(seat)
            first = seat if view.first is None else view.first
            return replace(
                view,
                called=[called or s == seat for s, called in enumerate(view.called)],
                asked=_put(view.asked, seat, pile),
                first=first,
            )
        case Flipped(puts):
            for put in puts:
                left = view.spit_cards[put.seat] - 1
                view = _on_pile(view, put.pile, put.card, put.thickness)
                view = replace(view, spit_cards=_put(view.spit_cards, put.seat, left))
            return replace(_without_calls(view), phase="play")
        case Played(seat, stock, pile, card, thickness, turned):
            return _on_pile(_uncover(view, seat, stock, turned), pile, card, thickness)
        case Filled(seat, source, to, card, turned):
            view = _uncover(view, seat, source, turned)
            return _without_calls(_stock(view, seat, to, StockView(card, 0)))
        case Turned(seat, stock, card):
            return _without_calls(_uncover(view, seat, stock, card))
        case RoundOver():
            return replace(_without_calls(view), phase="slap" if event.slap else view.phase)
        case Slapped():
            return view
        case Cleared():
            return replace(_swept(view), phase="deal", holding=event.holding, scores=event.scores)
        case Ended(winner, ended):
            holding = view.holding if ended == "won" else None
            return replace(_swept(view), phase="over", winner=winner, ended=ended, holding=holding)
        case _:
            raise AssertionError(event)


def _put(values: list[T], place: int, value: T) -> list[T]:
    return [value if i == place else old for i, old in enumerate(values)]


def _swept(view: View) -> View:
    view = replace(view, stocks=[], spit_cards=[0, 0], piles=[None, None], only_pile=None)
    return _without_calls(view)


def _without_calls(view: View) -> View:
    return replace(view, called=[False, False], asked=[None, None], first=None)


def _on_pile(view: View, pile: Pile, card: Card, thickness: int) -> View:
    return replace(view, piles=_put(view.piles, pile, PileView(card, thickness)))


def _stock(view: View, seat: Seat, slot: Slot, stock: StockView) -> View:
    return replace(view, stocks=_put(view.stocks, seat, _put(view.stocks[seat], slot, stock)))


def _uncover(view: View, seat: Seat, slot: Slot, turned: Card | None) -> View:
    """The top card has gone; the one below may have been turned."""
    down = view.stocks[seat][slot].down - (turned is not None)
    return _stock(view, seat, slot, StockView(turned, down))
