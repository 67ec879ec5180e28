"""What a game tells afterwards: its numbers (`review`), and watching it again (`replay`), from the record alone.

Law of this package: it knows `rules` and nothing else of `spitcards`, and needs the standard library alone. It is
pure: a record comes in as a source of lines, values go out; it knows no clock, no chance, no file and no network.
What the numbers mean is defined in `docs/review.md`. All times are in milliseconds of the game's own clock.
"""

from .chances import MISSED_AFTER, Chance, GoneChance
from .replaying import Frame, Replay, replay
from .results import Review, RoundReview, SeatReview, Span
from .reviewing import Reviewer, review
from .text import review_lines

__all__ = [
    "MISSED_AFTER",
    "Chance",
    "Frame",
    "GoneChance",
    "Replay",
    "Review",
    "Reviewer",
    "RoundReview",
    "SeatReview",
    "Span",
    "replay",
    "review",
    "review_lines",
]
