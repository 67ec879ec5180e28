"""The constants say what clauses T1 to T7 say."""

from spitcards.table import timing


def test_the_constants_of_the_table() -> None:
    assert (timing.HAND_GAP, timing.HAND_QUEUE) == (100, 4)  # T1
    assert timing.MISS_COSTS == (400, 800, 1600)  # T2
    assert (timing.MISS_FORGOTTEN, timing.EARLY_SLAP_COST) == (3000, 500)
    assert (timing.CALLED_FOR, timing.CALLED_FOR_LATE) == (3000, 6000)  # T3
    assert (timing.HINT_AFTER, timing.PLAYED_FOR) == (6000, 12_000)  # T4
    assert timing.SLAPPED_FOR == 5000  # T5
    assert timing.READY_FOR == 30_000  # T6
    assert (timing.CUT_BUDGET, timing.IDLE_AFTER) == (120_000, 60_000)  # T7
