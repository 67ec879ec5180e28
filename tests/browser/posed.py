"""A table in any state, without a server's game behind it: the page's WebSocket is answered from here."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Page, WebSocketRoute

Json = dict[str, Any]


def row(text: str) -> list[Json]:
    """Five stocks: "7h+2" is the seven of hearts over two cards face down, "-" an empty slot."""
    stocks: list[Json] = []
    for stock in text.split():
        top, _, down = stock.partition("+")
        stocks.append({"top": None if top == "-" else top, "down": int(down or 0)})
    return stocks


def table(phase: str = "play", **view: Any) -> Json:
    """A table as seat 0 sees it, with what differs from one in the midst of play."""
    return {
        "view": {
            "seat": 0,
            "phase": phase,
            "round": 4,
            "stocks": [row("7c 4s+1 Jd+2 3h+3 9d+4"), row("5d Ts+1 2c+2 8h+3 Kc+4")],
            "spit_cards": [8, 14],
            "piles": [{"top": "Ks", "thickness": 9}, {"top": "9h", "thickness": 14}],
            "only_pile": None,
            "called": [False, False],
            "asked": [None, None],
            "first": None,
            "holding": None,
            "scores": [43, 78],
            "winner": None,
            "ended": None,
            **view,
        },
        "present": [True, True],
        "counting": None,
        "ring": None,
        "pause": None,
        "hint": None,
        "rematch": [False, False],
    }


NO_PILES: list[None] = [None, None]
BLOCKED = row("7c 4s+1 Jd+2 4h+3 6d+4")
PAUSE = {"why": "asked", "back": [False, True], "left": [120_000, 120_000], "claimable": [False, False]}
RING = {"why": "slap", "seat": None, "until": 3500, "total": 5000}

TABLES: dict[str, Callable[[], Json]] = {
    "ready": lambda: table("ready", piles=NO_PILES),
    "play": table,
    "filling": lambda: table(stocks=[row("7c 4s+1 - 3h+3 9d+4"), row("- Ts+1 2c+2 8h+3 -")]),
    "blocked": lambda: table(stocks=[BLOCKED, row("5d 5s+1 2c+2 3h+3 4c+4")]),
    "counting": lambda: table("ready", piles=NO_PILES, called=[True, True]) | {"counting": 1800},
    "slap": lambda: table("slap", stocks=[row("- - - - -"), row("5d Ts+1 - - Kc+1")]) | {"ring": RING},
    "slap at once": lambda: table("slap", piles=[{"top": "Ks", "thickness": 3}, {"top": "9h", "thickness": 41}]),
    "pause": lambda: table() | {"pause": PAUSE},
    "won": lambda: table("over", winner=0, ended="won", scores=[61, 112], stocks=[], piles=NO_PILES),
    "lost": lambda: table("over", winner=1, ended="won", scores=[112, 61], stocks=[], piles=NO_PILES),
    "lost cards": lambda: table("over", winner=1, ended="resigned", holding=[35, 17], stocks=[], piles=NO_PILES),
}


class Posed:
    """The server's side of a page's connection, at a table in a pose; without `seats` at none."""

    def __init__(self, page: Page, pose: Json, bot: str = "hare", rules: Json | None = None) -> None:
        self.pose = pose
        self.seated = {
            "t": "seated",
            "game": "g",
            "seat": 0,
            "players": [{"name": "", "bot": None}, {"name": "", "bot": bot}],
            "rules": rules or {"win": "points", "target": 100},
            "pace": "usual",
            "commitment": "c",
            "n": 0,
        }
        self.page = page
        self.seats = True
        self.seq = 0
        self.said: list[Json] = []
        self._line: WebSocketRoute | None = None
        page.add_init_script("""localStorage.setItem("spit.seats", '[{"game":"g","token":"t"}]')""")
        page.route_web_socket("**/ws", self._opened)

    def _opened(self, line: WebSocketRoute) -> None:
        self._line = line
        line.on_message(self._heard)

    def _heard(self, text: str | bytes) -> None:
        message = json.loads(text)
        self.said.append(message)
        if message["t"] == "hello":
            self.say({"t": "welcome", "build": message["build"], "version": "1"})
            if not self.seats:
                self.say({"t": "trouble", "code": "no_such_seat", "game": "g"})
                return
            self.say(self.seated)
            self.say({"t": "snapshot", "game": "g", "seat": 0, "epoch": 1, "seq": 0, "at": 0, "table": self.pose})

    def tell(self, what: str, **event: Any) -> None:
        """Tells what happened next."""
        self.seq += 1
        self.say({"t": "told", "game": "g", "seq": self.seq, "at": self.seq * 100, "what": what, "event": event})

    def review(self, *rounds: Json, seats: list[Json] | None = None) -> None:
        """Tells the numbers of a round, or of the whole game."""
        self.say({"t": "reviewed", "game": "g", "rounds": rounds, "seats": seats})

    def answer(self, n: int, **more: Any) -> None:
        """Answers an action."""
        self.say({"t": "answer", "game": "g", "seat": 0, "n": n, **more})

    def say(self, message: Json) -> None:
        """Say something as the server would."""
        assert self._line is not None
        self._line.send(json.dumps(message))


def seat_review(left: int, **more: Any) -> Json:
    """What a seat did in a round in which it was left with so many stock cards."""
    counts = ("plays", "fills", "turns", "calls", "auto", "largest_lead", "misses", "contests_won", "contests_lost")
    return {
        "curve": [[1000 * n, 15 - n] for n in range(16 - left)],
        **dict.fromkeys(counts, 2),
        "fastest": {"at": 900, "ms": 640},
        "reaction": 1120,
        "longest_wait": {"at": 900, "ms": 12_900},
        "in_front": 7000,
        "longest_lead": None,
        "chances": [],
        **more,
    }


def round_review(number: int) -> Json:
    """A round that seat 0 was out of first."""
    return {
        "round": number,
        "dealt": 0,
        "began": 0,
        "spits": [4000, 9000],
        "ended": 15_000,
        "why": "out",
        "finisher": 0,
        "slap": {"at": 16_000, "seat": 0, "pile": 0},
        "left": [[0, 8], [11, 14]],
        "took": [10, 14],
        "holding": [18, 39],
        "scores": [61, 117],
        "seats": [seat_review(0), seat_review(11, reaction=None, fastest=None)],
    }


def end_round(posed: Posed) -> None:
    """Plays the end of a round with a slap, up to the next deal; its page comes a moment later."""
    posed.tell("played", seat=0, stock=4, pile=0, card="Qd", thickness=10, turned=None)
    posed.tell("round_over", why="out", finisher=0, slap=True)
    posed.tell("slapped", seat=0, pile=0)
    sides = [{"stock": 0, "spit": 8, "took": 10}, {"stock": 11, "spit": 14, "took": 14}]
    posed.tell("cleared", sides=sides, holding=[18, 39], scores=[61, 117])
    deal = [row("7c 4s+1 Jd+2 3h+3 9d+4"), row("5d Ts+1 2c+2 8h+3 Kc+4")]
    posed.tell("dealt", round=5, stocks=deal, spit_cards=[3, 24], only_pile=None)
    posed.review(round_review(4))
