"""Write `told.json`: what a table tells in two short games, and how it looks after each batch, for the client's fold.

Run from the repository's root: `uv run python web/test/told.py`. Whoever plays picks any legal move.
"""

from __future__ import annotations

import random
from pathlib import Path

import msgspec

from spitcards.rules.setup import Rules
from spitcards.rules.shuffle import Dealer
from spitcards.rules.types import SEATS, Millis, Seat
from spitcards.table.outputs import Told
from spitcards.table.requests import Pause, Resume
from spitcards.table.setup import Player, Setup
from spitcards.table.table import Table
from spitcards.wire.codec import what

BATCHES = 100


def game(rules: Rules, seed: int) -> dict[str, object]:
    """A game of random moves, as far as `BATCHES` go."""
    chance = random.Random(seed)  # noqa: S311
    setup = Setup(rules, (Player("Ada"), Player("Fox", "fox")), Dealer(bytes([seed]) * 32))
    table, now = Table(setup, Millis(0)), Millis(0)
    table.join(now, Seat(0))
    table.drain()
    start = table.view(Seat(0))
    batches: list[dict[str, object]] = []
    while len(batches) < BATCHES and not table.game.is_over():
        now = Millis(now + chance.randrange(120, 900))
        table.tick(now)
        act(table, now, chance)
        told = [output for output in table.drain() if isinstance(output, Told)]
        if told:
            lines = [{"what": what(type(o.event)), **msgspec.to_builtins(o)} for o in told]
            batches.append({"told": lines, "view": table.view(Seat(0))})
    return {"start": start, "batches": batches}


def act(table: Table, now: Millis, chance: random.Random) -> None:
    """Somebody does something legal, and now and then asks for a pause, or ends it."""
    seat = chance.choice(SEATS)
    number = table.last_number(seat) + 1
    if table.view(seat).pause is not None:
        table.receive(now, Seat(0), table.last_number(Seat(0)) + 1, Resume())
    elif chance.random() < 0.02:
        table.receive(now, Seat(0), table.last_number(Seat(0)) + 1, Pause())
    elif moves := list(table.game.legal_moves(seat)):
        table.receive(now, seat, number, chance.choice(moves))


if __name__ == "__main__":
    quick = game(Rules(win="points", count="holding", target=20), 3)
    classic = game(Rules(win="standard", turn="manual"), 5)
    Path(__file__).with_name("told.json").write_bytes(msgspec.json.encode([quick, classic]) + b"\n")
