"""How fast two bots play a game in virtual time, and how long a level takes a play."""

from __future__ import annotations

from random import Random
from statistics import mean, median
from time import process_time

from spitcards.bots import LEVELS, make_bot, simulate
from spitcards.rules.setup import QUICK, STANDARD, Rules
from spitcards.rules.shuffle import Dealer
from spitcards.rules.types import SEATS
from spitcards.table.setup import Player, Setup

GAMES = 25


def measure(level: str, rules: Rules) -> str:
    took: list[float] = []
    rounds: list[int] = []
    seconds: list[float] = []
    for seed in range(GAMES):
        setup = Setup(rules, (Player("one", level), Player("two", level)), Dealer.from_seed(seed))
        bots = {seat: make_bot(level, seat, setup, Random(2 * seed + seat)) for seat in SEATS}
        began = process_time()
        table = simulate(setup, bots)
        took.append(1000 * (process_time() - began))
        rounds.append(table.game.position.round)
        seconds.append(table.game.actions[-1].at / 1000 / rounds[-1])
    return (
        f"CPU {median(took):.0f} ms a game (at most {max(took):.0f}), "
        f"{mean(rounds):.1f} rounds of {mean(seconds):.0f} s"
    )


if __name__ == "__main__":
    for name in LEVELS:
        for title, way in (("quick", QUICK), ("standard", STANDARD)):
            print(f"{name}, {title}: {measure(name, way)}")
