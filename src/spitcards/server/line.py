"""The shape of a connection, as the tables see it; `sockets` has the real one, and tests have others."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

from spitcards.rules.types import Seat
from spitcards.store.port import GameId

if TYPE_CHECKING:
    from .live import LiveTable


class Line(Protocol):
    """Somebody's connection. It may be the line of one seat, or of two."""

    def send(self, text: str) -> None:
        """Send a message, later and in order; nothing happens if the connection is gone."""
        ...

    def taken_over(self, game: GameId) -> None:
        """A newer connection has one of its seats: say so and close."""
        ...

    def come_back(self) -> None:
        """What it heard of a game leads nowhere: close, so that the client comes back and is seated anew."""
        ...

    def moved(self, old: LiveTable, new: LiveTable, seat: Seat, token: str | None) -> None:
        """The players go on at another table: give up the seat at the old one, and attach to the new one."""
        ...
