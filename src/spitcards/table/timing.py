"""The constants of the table, in milliseconds: clauses T1 to T8 of `docs/rules.md`, and the countdowns."""

from __future__ import annotations

from typing import Final

from spitcards.rules.types import Millis

HAND_GAP: Final = Millis(100)
"""T1: between two plays, fills, turns or slaps of one hand."""
HAND_QUEUE: Final = 4
"""T1: how many actions may wait for the hand."""

MISS_COSTS: Final = (Millis(400), Millis(800), Millis(1600))
"""T2: what the first, the second and every further miss in a row occupies the hand for."""
MISS_FORGOTTEN: Final = Millis(3000)
"""T2: so long without a miss, and the next is the first again."""
EARLY_SLAP_COST: Final = Millis(500)
"""T2: a slap before the end of the round."""
BEATEN_WITHIN: Final = Millis(1000)
"""How long ago the card aimed at may have been covered, for a play on it to be beaten and not a miss."""

CALLED_FOR: Final = Millis(3000)
"""T3: a blocked player who can neither fill nor turn is called for."""
CALLED_FOR_LATE: Final = Millis(6000)
"""T3: one who could, after the other's call."""
HINT_AFTER: Final = Millis(6000)
"""T4: who alone can do anything is shown what."""
PLAYED_FOR: Final = Millis(12000)
"""T4: and then played for."""
SLAPPED_FOR: Final = Millis(5000)
"""T5: nobody slaps."""
READY_FOR: Final = Millis(30000)
"""T6: nobody says "spit" before a round."""

CUT_BUDGET: Final = Millis(120_000)
"""T7: how long a player may be cut off in a game."""
IDLE_AFTER: Final = Millis(60_000)
"""T7: nobody acts, and the game pauses."""

COUNT_ROUND: Final = Millis(1800)
"""Three beats before the first cards of a round turn, and before a paused game goes on."""
COUNT_FLIP: Final = Millis(600)
"""One beat before the cards of a later call turn."""
