"""The temper of a bot, for its face: how it takes what it sees."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, Literal

from spitcards.rules.types import Millis, Seat, other

from .eyes import Scene

ANNOYED_FOR: Final = Millis(1500)
"""How long one looks annoyed after being beaten to a pile."""
CLEARLY: Final = 4
"""So many cards more or fewer than the other, and one is behind or ahead."""

Mood = Literal["ahead", "calm", "rattled"]
Manner = Literal["plays", "waits", "hurries", "annoyed"]


@dataclass(frozen=True, slots=True)
class Temper:
    """What there is to see of a temper: the face's `mood`, and the `manner`.

    "waits": there is nothing that the player can do; "hurries": the player is behind; "annoyed": the player was beaten
    to a pile, and looks like that until `until`, by the caller's clock.
    """

    mood: Mood
    manner: Manner
    until: Millis | None = None


AT_EASE: Final = Temper("calm", "waits")
"""How everybody is at first."""


def lead(scene: Scene, seat: Seat) -> int:
    """By how many cards the player is nearer to the end of the round than the other; 0 where none is played."""
    return scene.left(other(seat)) - scene.left(seat) if scene.situation.phase == "play" else 0


def temper(cards_ahead: int, *, annoyed_until: Millis, now: Millis, waits: bool) -> Temper:
    """The temper of a player who leads by so many cards."""
    if now < annoyed_until:
        return Temper("rattled", "annoyed", annoyed_until)
    mood: Mood = "ahead" if cards_ahead >= CLEARLY else "rattled" if cards_ahead <= -CLEARLY else "calm"
    return Temper(mood, "waits" if waits else "hurries" if mood == "rattled" else "plays")
