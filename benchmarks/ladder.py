"""The ladder of the opponents: how often each level beats the one below in quick games, and how long it takes a play.

With `--plot PATH` it draws the ladder as an SVG.
"""

from __future__ import annotations

import argparse
from dataclasses import dataclass
from itertools import pairwise
from math import sqrt
from pathlib import Path
from random import Random

from spitcards.bots import LEVELS, make_bot, simulate
from spitcards.bots.speed import Speed
from spitcards.rules.setup import QUICK
from spitcards.rules.shuffle import Dealer
from spitcards.rules.types import SEATS, Millis, Seat, other
from spitcards.table.outputs import Output
from spitcards.table.setup import Player, Setup
from spitcards.table.table import Table

BAR = 0.7


@dataclass
class Duel:
    """How often `upper` beat `lower`, and the times of the plays of both."""

    upper: str
    lower: str
    games: int = 0
    won: int = 0
    upper_times: int = 0
    upper_plays: int = 0

    @property
    def share(self) -> float:
        """The share of games that the upper level won."""
        return self.won / self.games

    @property
    def interval(self) -> tuple[float, float]:
        """Wilson's interval, which covers the true share in 95 of 100 cases."""
        z, n, p = 1.96, self.games, self.share
        middle, half = p + z * z / (2 * n), z * sqrt(p * (1 - p) / n + z * z / (4 * n * n))
        return (middle - half) / (1 + z * z / n), (middle + half) / (1 + z * z / n)

    @property
    def time(self) -> float:
        """Milliseconds that a play of the upper level took."""
        return self.upper_times / self.upper_plays


class Watcher:
    """Measures from a seat how fast the other plays."""

    def __init__(self, seat: Seat) -> None:
        self.speed = Speed(seat)
        self._seat = seat

    def watch(self, now: Millis, _: list[Output], table: Table) -> None:
        """See the table as it is now."""
        self.speed.see(now, table.view(self._seat))


def duel(upper: str, lower: str, games: int, first: int = 0) -> Duel:
    """Let two levels play quick games, from a seed on; they change seats from game to game."""
    found = Duel(upper, lower)
    for seed in range(first, first + games):
        seat = SEATS[seed % 2]
        names = {seat: upper, other(seat): lower}
        setup = Setup(QUICK, (Player("one", names[SEATS[0]]), Player("two", names[SEATS[1]])), Dealer.from_seed(seed))
        bots = {s: make_bot(names[s], s, setup, Random(2 * seed + s)) for s in SEATS}
        watcher = Watcher(other(seat))
        table = simulate(setup, bots, watch=watcher.watch)
        found.games += 1
        found.won += table.game.position.winner == seat
        times = watcher.speed.take()
        found.upper_times += sum(times)
        found.upper_plays += len(times)
    return found


WIDTH, ROW, LEFT, RIGHT, TOP = 720, 56, 210, 560, 56
STYLE = "text{font:16px system-ui,sans-serif;fill:#222}.small{font-size:13px;fill:#555}.bar{fill:#0b7285}"


def drawn(duels: list[Duel]) -> str:
    """The ladder as an SVG: a bar a duel with its interval, the strongest at the top, and the bar of 70 %."""
    height = TOP + ROW * len(duels) + 44
    foot = TOP + ROW * len(duels)
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height}" role="img">',
        f"<title>How often each level beats the one below ({duels[0].games} quick games each)</title>",
        f'<style>{STYLE}</style><rect width="{WIDTH}" height="{height}" fill="#fff"/>',
        f'<text x="{LEFT}" y="28">games won against the level below</text>',
        f'<text x="{RIGHT + 20}" y="28">ms a play</text>',
    ]
    for share in (0, 0.25, 0.5, BAR, 1):
        line = 'stroke="#c92a2a" stroke-dasharray="6 4"' if share == BAR else 'stroke="#ddd"'
        parts.append(f'<path d="M{_x(share):.1f} {TOP - 12}V{foot}" {line}/>')
        parts.append(f'<text class="small" x="{_x(share):.1f}" y="{foot + 22}" text-anchor="middle">{share:.0%}</text>')
    for row, found in enumerate(reversed(duels)):
        parts += _bar(TOP + ROW * row, found)
    return "\n".join([*parts, "</svg>", ""])


def _bar(y: int, found: Duel) -> list[str]:
    low, high = found.interval
    end, middle = _x(found.share), y + 14
    return [
        f'<text x="{LEFT - 14}" y="{y + 12}" text-anchor="end">{found.upper}</text>',
        f'<text class="small" x="{LEFT - 14}" y="{y + 30}" text-anchor="end">against {found.lower}</text>',
        f'<rect class="bar" x="{LEFT}" y="{y}" width="{end - LEFT:.1f}" height="28"/>',
        f'<path d="M{_x(low):.1f} {middle}H{_x(high):.1f}" stroke="#222" stroke-width="3"/>',
        f'<text x="{LEFT + 10}" y="{y + 20}" style="fill:#fff">{found.share:.1%}</text>',
        f'<text x="{RIGHT + 20}" y="{y + 20}">{found.time:.0f}</text>',
    ]


def _x(share: float) -> float:
    return LEFT + share * (RIGHT - LEFT)


def main() -> None:
    """Play and print; draw, if asked."""
    arguments = argparse.ArgumentParser(description=__doc__)
    arguments.add_argument("--games", type=int, default=50, help="games of each pair (%(default)s)")
    arguments.add_argument("--plot", type=Path, help="where to write the SVG")
    chosen = arguments.parse_args()
    duels: list[Duel] = []
    for lower, upper in pairwise(LEVELS):
        found = duel(upper, lower, chosen.games)
        low, high = found.interval
        won = f"{upper} beats {lower} in {found.won} of {found.games} games ({low:.1%} to {high:.1%})"
        print(f"{won}, {found.time:.0f} ms a play", flush=True)
        duels.append(found)
    if chosen.plot is not None:
        chosen.plot.write_text(drawn(duels), encoding="utf-8")


if __name__ == "__main__":
    main()
