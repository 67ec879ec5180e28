"""Who is at the table, and what stands still while somebody is not (T7)."""

from __future__ import annotations

from typing import Literal

from spitcards.rules.types import SEATS, Millis, Seat

from .events import Break
from .timing import CUT_BUDGET

Why = Literal["asked", "cut", "idle", "restart"]


class Presence:
    """The two seats: who is there, how long each may still be cut off, and the pause, where there is one.

    All times here are the caller's: the game's clock stands still in a pause.
    """

    def __init__(self, people: list[Seat]) -> None:
        self.people = people
        self.present = [True, True]
        self._began_as: Why | None = None
        self._back = [True, True]
        self._left = [CUT_BUDGET, CUT_BUDGET]
        self._cut_at: list[Millis | None] = [None, None]

    @property
    def paused(self) -> bool:
        """Whether the game stands still."""
        return self._began_as is not None

    @property
    def why(self) -> Why | None:
        """Why the game stands still: what the pause began as, but that a cut is the more pressing while it lasts."""
        cut = self._began_as in ("asked", "idle") and not all(self.present)
        return "cut" if cut else self._began_as

    def pause(self, why: Why) -> None:
        """Begin a pause, or add to one that goes on."""
        self._began_as = self._began_as or why
        self._back = [seat not in self.people for seat in SEATS]

    def resume(self) -> None:
        """End the pause."""
        self._began_as = None

    def cut(self, now: Millis, seat: Seat) -> None:
        """The seat's player is cut off."""
        self.present[seat] = False
        self._back[seat] = False
        self._cut_at[seat] = now

    def join(self, now: Millis, seat: Seat) -> None:
        """The seat's player is there. Where a cut or a restart made the pause, that is to be ready to go on."""
        self.present[seat] = True
        began = self._cut_at[seat]
        if began is not None:
            self._left[seat] = Millis(max(0, self._left[seat] - (now - began)))
            self._cut_at[seat] = None
        if self._began_as in ("cut", "restart"):
            self._back = [self.present[s] for s in SEATS]

    def back(self, seat: Seat) -> None:
        """The seat's player is ready to go on."""
        self._back[seat] = True

    def everybody_back(self) -> bool:
        """Whether the pause may end."""
        return all(self._back) and all(self.present)

    def claimable(self, now: Millis, seat: Seat) -> bool:
        """Whether the seat's player has been cut off for longer than a game allows."""
        began = self._cut_at[seat]
        return began is not None and now - began >= self._left[seat]

    def next_claim(self, shown: Break | None) -> Millis | None:
        """When a seat becomes claimable that is not `shown` as such; None if none will."""
        known = [False, False] if shown is None else shown.claimable
        ends = [
            Millis(began + left)
            for began, left, told in zip(self._cut_at, self._left, known, strict=True)
            if began is not None and not told
        ]
        return min(ends, default=None)

    def seen(self, now: Millis) -> Break | None:
        """The pause as the players see it."""
        why = self.why
        if why is None:
            return None
        return Break(why, list(self._back), list(self._left), [self.claimable(now, seat) for seat in SEATS])
