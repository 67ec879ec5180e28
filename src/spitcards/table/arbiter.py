"""The arbiter decides in which order the hands' actions count. Everything that a hand does goes through it."""

from __future__ import annotations

from spitcards.rules.types import Millis

from .requests import Numbered


class Arbiter:
    """First come, first served. The fair race will hold what is contestable here.

    Feed it with `receive` and `tick`, then take what may be judged now with `drain`, in the order in which it counts.
    """

    def __init__(self) -> None:
        self._ready: list[Numbered] = []

    def receive(self, now: Millis, action: Numbered) -> None:  # noqa: ARG002  # what decides by time needs it
        """An action of a hand that was free for it."""
        self._ready.append(action)

    def tick(self, now: Millis) -> None:
        """Time has passed: nothing is held here, so nothing is due."""

    def next_deadline(self) -> Millis | None:
        """When `tick` has something to do, by the game's clock; None if only a new action can change anything."""
        return None

    def drain(self) -> list[Numbered]:
        """What is to be judged now."""
        ready, self._ready = self._ready, []
        return ready
