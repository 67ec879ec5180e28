"""Write `watched.json`: records of several kinds as the server gives them to be watched again, and how each ends.

Run from the repository's root: `uv run python web/test/watched.py`.
"""

from __future__ import annotations

import asyncio
import io
from pathlib import Path

import msgspec

from spitcards import SEATS, check_record
from spitcards.rules.view import view
from spitcards.server.watching import watched

ROOT = Path(__file__).parents[2]
KINDS = (
    "08-turn-by-hand",
    "16-slap-seat-1",
    "20-out-first-without-spit-cards-wins",
    "22-given-up-equal",
    "23-points-unplayed-first-round",
    "24-points-holding-over",
    "end-forfeited-between-rounds",
    "end-resigned-in-play",
    "form-only-a-head",
)


def main() -> None:
    """Watch each, and write all."""
    found: dict[str, object] = {}
    for path in sorted((ROOT / "tests" / "cases").glob("*.spit.jsonl")):
        kind = path.name.removesuffix(".spit.jsonl")
        if kind in KINDS:
            record = path.read_bytes()
            end = view(check_record(io.BytesIO(record)).position, SEATS[0])
            found[kind] = {"watched": asyncio.run(watched(record)), "end": end}
    Path(__file__).with_name("watched.json").write_bytes(msgspec.json.encode(found) + b"\n")


if __name__ == "__main__":
    main()
