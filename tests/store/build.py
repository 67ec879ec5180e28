"""Games for the store's tests: small ones, with their logs."""

from __future__ import annotations

from random import Random

from spitcards import Dealer, Resign, Rules
from spitcards.bots import make_bot
from spitcards.bots.drive import simulate
from spitcards.rules.setup import STANDARD
from spitcards.rules.types import SEATS, Millis
from spitcards.store.port import GameId, SavedGame
from spitcards.table.outputs import Commit, Output
from spitcards.table.requests import Press
from spitcards.table.setup import Player, Setup
from spitcards.table.table import Table

TOKENS = (b"\x01" * 32, None)


def setup(seed: int = 1, rules: Rules = STANDARD) -> Setup:
    return Setup(rules, (Player("Ann"), Player("", "hare")), Dealer(seed.to_bytes(32, "big"), (b"abc", b"")))


def saved(name: str = "game", seed: int = 1, rules: Rules = STANDARD) -> SavedGame:
    return SavedGame(GameId(name), setup(seed, rules), TOKENS, created=1_700_000_000_000 + seed)


def short_log(seed: int = 1) -> list[Commit]:
    """A deal and a resignation."""
    table = Table(setup(seed), Millis(0))
    table.receive(Millis(40), SEATS[0], 1, Resign(), Press(3, 12.5))
    return [out for out in table.drain() if isinstance(out, Commit)]


def long_log(seed: int = 1, rules: Rules = STANDARD, minutes: int = 10) -> tuple[Setup, list[Commit]]:
    """A game of two bots, or the first minutes of it."""
    bots = Setup(rules, (Player("", "hare"), Player("", "hare")), Dealer.from_seed(seed))
    commits: list[Commit] = []

    def watch(now: Millis, outputs: list[Output], table: Table) -> None:
        commits.extend(out for out in outputs if isinstance(out, Commit))

    players = {seat: make_bot("hare", seat, bots, Random(seed + seat)) for seat in SEATS}
    simulate(bots, players, Millis(minutes * 60_000), watch)
    return bots, commits
