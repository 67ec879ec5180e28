"""The teacher of the lesson: waits for the other, and does something only where the other cannot."""

from __future__ import annotations

from random import Random

from spitcards.rules.actions import SPITS, Fill, Play, Slap
from spitcards.rules.setup import Rules
from spitcards.rules.types import Millis, Seat, other
from spitcards.table.requests import Request

from .bot import Bot
from .levels import TEACHER
from .temper import Temper


class Teacher(Bot):
    """A bot with the patience that a lesson needs. It never says "spit" first, and wants no rematch."""

    def __init__(self, seat: Seat, rules: Rules, chance: Random) -> None:
        super().__init__(TEACHER, seat, rules, chance)
        self._learner = other(seat)

    def temper(self, now: Millis) -> Temper:
        """Calm, however the lesson goes."""
        del now
        return Temper("calm", "waits" if self._waits else "plays")

    def _choice(self) -> Request | None:
        choice, scene = super()._choice(), self._eyes.scene
        if choice is None or isinstance(choice, Slap):
            return choice
        if scene.called[self._learner]:
            return SPITS[0]  # and no fill, which would take the learner's call back
        return choice if isinstance(choice, Play | Fill) and not self._mind.can_act(scene, self._learner) else None
