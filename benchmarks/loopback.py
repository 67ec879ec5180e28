"""A play over the network of one machine: sent by one player, written to the log, told to both.

The server runs in a process of its own, with a real log on a real disk; the players in this one. What is measured is
the time from the sending of a play until both players have been told of it. Bars: half of them within 2 ms, 99 of a
hundred within 10 ms.
"""

from __future__ import annotations

import asyncio
import json
import random
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

import aiohttp

from spitcards import QUICK
from spitcards.rules.cards import FOLLOWERS
from spitcards.rules.types import Card, Seat
from spitcards.server.app import Options, running
from spitcards.server.process import SWITCH_AFTER, loop_factory
from spitcards.server.tables import Opening
from spitcards.table.setup import Player

TABLES = 24
PLAYS = 2000
HAND = (0.11, 0.25)
"""Seconds between two plays of a hand, at the least and the most: the table lets it make one in 0.1 (T1)."""
BARS = {"p50": 2.0, "p99": 10.0}


async def serve(data: Path) -> None:
    """The server's process: tables for two people each, whose tokens it prints."""
    async with running(Options(data, port=0)) as server:
        keys: list[list[dict[str, Any]]] = []
        for _ in range(TABLES):
            live, tokens = server.tables.open(Opening(QUICK, (Player("Ann"), Player("Bo"))))
            live.cut_the_absent()
            keys.append([{"game": live.saved.id, "token": token} for token in tokens])
        print(json.dumps({"address": server.address, "keys": keys}), flush=True)
        await asyncio.get_running_loop().run_in_executor(None, sys.stdin.read)


class Bench:
    """What was measured so far."""

    def __init__(self) -> None:
        self.times: list[float] = []
        self.enough = asyncio.Event()

    def add(self, seconds: float) -> None:
        """One more play was measured."""
        self.times.append(seconds * 1000)
        if len(self.times) >= PLAYS:
            self.enough.set()

    def at(self, share: float) -> float:
        """The time, in milliseconds, within which this share of the plays was told."""
        return sorted(self.times)[int(share * (len(self.times) - 1))]


class Match:
    """One table, and its plays that are on their way."""

    def __init__(self, bench: Bench) -> None:
        self.bench = bench
        self.sent: dict[tuple[Seat, int], list[float]] = {}

    def told(self, seat: Seat, n: int, now: float) -> None:
        """One of the players was told of a play; after the second it is measured."""
        times = self.sent[seat, n]
        times.append(now)
        if len(times) == 3:
            self.bench.add(now - times[0])


class Hand:
    """A player: the tops that can be seen, and a hand that plays whatever fits."""

    def __init__(self, match: Match, socket: aiohttp.ClientWebSocketResponse, key: dict[str, Any], seat: Seat) -> None:
        self._match = match
        self._socket = socket
        self._key = key
        self._seat: Seat = seat
        self._n = 0
        self._stocks: list[list[Card | None]] = [[], []]
        self._piles: list[Card | None] = [None, None]
        self._said: list[Card | None] = []  # the piles at which "spit" was said last

    async def play(self) -> None:
        """Come to the table, and play until cancelled."""
        await self._socket.send_str(json.dumps({"t": "hello", "build": "bench", "back": [self._key]}))
        async with asyncio.TaskGroup() as group:
            group.create_task(self._move())
            while True:
                message = json.loads(await self._socket.receive_str())
                if message["t"] == "told":
                    await self._told(message, time.perf_counter())
                elif message["t"] == "seated":
                    if message.get("token"):  # a rematch
                        self._key, self._n = {"game": message["game"], "token": message["token"]}, 0
                        for mine in [each for each in self._match.sent if each[0] == self._seat]:
                            del self._match.sent[mine]
                elif message["t"] == "snapshot":
                    self._piles = [None, None]
                    self._stocks = [[stock["top"] for stock in row] for row in message["table"]["view"]["stocks"]]

    async def _told(self, message: dict[str, Any], now: float) -> None:
        event = message["event"]
        match message["what"]:
            case "dealt":
                self._stocks = [[stock["top"] for stock in row] for row in event["stocks"]]
                self._piles = [None, None]
                await self._send({"t": "spit"})
            case "paused" if event["pause"] is None:
                await self._send({"t": "spit"})
            case "flipped":
                for put in event["puts"]:
                    self._piles[put["pile"]] = put["card"]
            case "played":
                self._stocks[event["seat"]][event["stock"]] = event["turned"]
                self._piles[event["pile"]] = event["card"]
                if "n" in message:
                    self._match.told(event["seat"], message["n"], now)
            case "round_over" if event["slap"]:
                await self._send({"t": "slap", "pile": self._seat})
            case "ended":
                await self._send({"t": "rematch"})
            case _:
                pass

    async def _move(self) -> None:
        while True:
            await asyncio.sleep(random.uniform(*HAND))
            fitting = [
                (stock, pile)
                for stock, card in enumerate(self._stocks[self._seat])
                for pile, top in enumerate(self._piles)
                if card is not None and top is not None and card in FOLLOWERS[top]
            ]
            if fitting:
                stock, pile = fitting[0]
                self._match.sent[self._seat, self._n + 1] = [time.perf_counter()]
                await self._send({"t": "play", "stock": stock, "pile": pile, "aim": self._piles[pile]})
            elif all(self._piles) and self._said != self._piles:
                self._said = list(self._piles)
                await self._send({"t": "spit"})

    async def _send(self, message: dict[str, Any]) -> None:
        self._n += 1
        message |= {"game": self._key["game"], "seat": self._seat, "n": self._n}
        await self._socket.send_str(json.dumps(message))


async def measure(address: str, keys: list[list[dict[str, Any]]]) -> Bench:
    bench = Bench()
    async with aiohttp.ClientSession() as session:
        hands: list[Hand] = []
        for pair in keys:
            match = Match(bench)
            for seat, key in enumerate(pair):
                hands.append(Hand(match, await session.ws_connect(f"{address}ws"), key, Seat(seat)))
        tasks = [asyncio.create_task(hand.play()) for hand in hands]
        done = asyncio.create_task(bench.enough.wait())
        await asyncio.wait([done, *tasks], return_when=asyncio.FIRST_COMPLETED)
        for task in [done, *tasks]:
            task.cancel()
        ended = await asyncio.gather(*tasks, return_exceptions=True)
        for end in ended:
            if isinstance(end, Exception):
                raise end
    return bench


def main() -> int:
    with tempfile.TemporaryDirectory() as data:
        command = [sys.executable, __file__, data]
        with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as server:
            assert server.stdin is not None
            assert server.stdout is not None
            where = json.loads(server.stdout.readline())
            bench = asyncio.run(measure(where["address"], where["keys"]))
            server.stdin.close()
    found = {"p50": bench.at(0.5), "p90": bench.at(0.9), "p99": bench.at(0.99), "max": bench.at(1)}
    print(f"{len(bench.times)} plays at {TABLES} tables, sent, logged and told to both, in ms:")
    print("  ".join(f"{name} {value:.2f}" for name, value in found.items()))
    missed = [f"{name} is over {bar} ms" for name, bar in BARS.items() if found[name] > bar]
    print("\n".join(missed) or "within the bars")
    return 1 if missed else 0


if __name__ == "__main__":
    if len(sys.argv) > 1:
        with asyncio.Runner(loop_factory=loop_factory()) as runner:
            sys.setswitchinterval(SWITCH_AFTER)
            runner.run(serve(Path(sys.argv[1])))
    else:
        raise SystemExit(main())
