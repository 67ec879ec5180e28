"""How quickly the client answers a hand, and how smoothly it draws, in Chromium slowed down to a quarter.

A scripted house tells a game of twenty moves a second without end, half of them own, by touch and by key. Run it with
`python benchmarks/browser.py`, after the client was built; with `--gate` it ends with 1 if a bar is not met. The time
to paint means something on a quiet machine only, since Chromium paints on all of its processors.
"""

from __future__ import annotations

import asyncio
import gzip
import json
import statistics
import sys
import threading
from collections.abc import Generator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from aiohttp import WSMsgType, web
from playwright.sync_api import Browser, Page, sync_playwright

ROOT = Path(__file__).parent.parent
STATIC = ROOT / "src" / "spitcards" / "static"
sys.path.insert(0, str(ROOT))

from tests.browser.chromium import find  # noqa: E402
from tests.browser.conftest import ARGUMENTS  # noqa: E402

RUNS = 5
SLOWER = 4
MOVES = 28  # own moves of one run; the other makes as many
EVERY = 0.1  # seconds between two own moves
DETAILS = "disabled-by-default-devtools.timeline"
CATEGORIES = ["devtools.timeline", DETAILS, f"{DETAILS}.frame"]
PHONE: dict[str, Any] = {
    "viewport": {"width": 390, "height": 844},
    "device_scale_factor": 2,
    "has_touch": True,
    "is_mobile": True,
    "service_workers": "block",
}

# Own cards go to and fro between a six and a seven, the other's between queen and king: each fits one pile.
OWN, THEIRS = ("7h", "6h", "7d", "6d"), ("Kc", "Qc", "Ks", "Qs")
DOWN = 7

# How late each press came to its handlers; and something that must be painted after it, whatever the page does.
WATCH = """addEventListener("DOMContentLoaded", () => {
  window.late = [];
  const speck = document.body.appendChild(document.createElement("div"));
  speck.style = "position:fixed;z-index:99;left:0;bottom:0;width:2px;height:2px;background:#888";
  const watch = (e) => {
    window.late.push(performance.now() - e.timeStamp);
    speck.style.opacity = window.late.length % 2 ? "0.5" : "1";
  };
  addEventListener("pointerdown", watch, true);
  addEventListener("keydown", watch, true);
})"""

Json = dict[str, Any]


@dataclass
class House:
    """The server of a game that never ends: it lets every own move count and makes the other's."""

    url: str = ""
    _loop: asyncio.AbstractEventLoop = field(default_factory=asyncio.new_event_loop)
    _line: web.WebSocketResponse | None = None
    _seq: int = 0
    _moves: list[int] = field(default_factory=lambda: [0, 0])

    async def _page(self, request: web.Request) -> web.FileResponse:
        return web.FileResponse(STATIC / (request.match_info["path"] or "index.html"))

    async def _ws(self, request: web.Request) -> web.WebSocketResponse:
        self._line = line = web.WebSocketResponse()
        await line.prepare(request)
        async for message in line:
            if message.type is WSMsgType.TEXT:
                await self._hear(json.loads(message.data))
        return line

    async def _hear(self, message: Json) -> None:
        match message["t"]:
            case "hello":
                await self._say({"t": "welcome", "build": message["build"], "version": "1"})
            case "new":
                await self._say(SEATED)
                await self._deal()
            case "play":
                await self._play(0, message["stock"], message["n"])
                await self._say({"t": "answer", "game": "g", "seat": 0, "n": message["n"]})
            case _:
                pass

    async def _deal(self) -> None:
        self._seq, self._moves = 0, [0, 0]
        snapshot = {"t": "snapshot", "game": "g", "seat": 0, "epoch": 1, "seq": 0, "at": 0, "table": table()}
        await self._say(snapshot)

    async def _play(self, seat: int, stock: int, n: int | None = None) -> None:
        self._seq += 1
        self._moves[seat] += 1
        card = (OWN, THEIRS)[seat][stock]
        thick = min(40, 2 + self._moves[seat])
        event = {"seat": seat, "stock": stock, "pile": seat, "card": card, "thickness": thick, "turned": card}
        told = {"t": "told", "game": "g", "seq": self._seq, "at": self._seq * 50, "what": "played", "event": event}
        await self._say(told if n is None else told | {"n": n})

    async def _reach(self, stock: int) -> None:
        """Let the other's hand set out, to a card and with it to its pile."""
        at = self._seq * 50
        ways = [{"began": at, "ends": at + 20, "stock": stock}, {"began": at + 20, "ends": at + 50, "pile": 1}]
        ways[1]["carries"] = stock
        await self._say({"t": "hand", "game": "g", "seat": 1, "at": at, "ways": ways})

    async def _say(self, message: Json) -> None:
        assert self._line is not None
        await self._line.send_str(json.dumps(message))

    async def _their_moves(self) -> None:
        await asyncio.sleep(EVERY / 2)
        for move in range(MOVES):
            await self._reach(move % 4)
            await asyncio.sleep(EVERY / 2)
            await self._play(1, move % 4)
            await asyncio.sleep(EVERY / 2)

    def deal(self) -> None:
        """Lay the table anew."""
        asyncio.run_coroutine_threadsafe(self._deal(), self._loop).result()

    def play(self) -> None:
        """Begin the other's moves."""
        asyncio.run_coroutine_threadsafe(self._their_moves(), self._loop)

    @contextmanager
    def open(self) -> Generator[House, None, None]:
        """Serve, in a thread of its own."""
        thread = threading.Thread(target=self._loop.run_forever, daemon=True)
        thread.start()
        runner = asyncio.run_coroutine_threadsafe(self._start(), self._loop).result()
        yield self
        asyncio.run_coroutine_threadsafe(runner.cleanup(), self._loop).result()
        self._loop.call_soon_threadsafe(self._loop.stop)
        thread.join()

    async def _start(self) -> web.AppRunner:
        app = web.Application()
        app.add_routes([web.get("/ws", self._ws), web.get("/{path:.*}", self._page)])
        runner = web.AppRunner(app, shutdown_timeout=0.1)
        await runner.setup()
        site = web.TCPSite(runner, "127.0.0.1", 0)
        await site.start()
        self.url = f"http://127.0.0.1:{runner.addresses[0][1]}/"
        return runner


SEATED: Json = {
    "t": "seated",
    "game": "g",
    "seat": 0,
    "players": [{"name": "", "bot": None}, {"name": "", "bot": "hare"}],
    "rules": {"win": "points"},
    "pace": "usual",
    "commitment": "c",
    "n": 0,
    "token": "t",
}


def table() -> Json:
    """A table in play with more cards than a round has, so that a run needs no deal."""
    rows = [[{"top": card, "down": DOWN} for card in (*cards, "2c")] for cards in (OWN, THEIRS)]
    view = {
        "seat": 0,
        "phase": "play",
        "round": 1,
        "stocks": rows,
        "spit_cards": [8, 8],
        "piles": [{"top": "6s", "thickness": 2}, {"top": "Qh", "thickness": 2}],
        "only_pile": None,
        "called": [False, False],
        "asked": [None, None],
        "first": None,
        "holding": None,
        "scores": [0, 0],
        "winner": None,
        "ended": None,
    }
    quiet = {"counting": None, "ring": None, "pause": None, "hint": None}
    return {"view": view, "present": [True, True], "rematch": [False, False], **quiet}


@dataclass
class Trace:
    """What a trace showed, in ms: how long each press was handled, when it was painted; frames, in s.

    `handlers` and `work` (from the press to its paint) are the time that the page's thread had for itself, so that
    other programs on the machine do not count; `paints` is what a player waits for.
    """

    handlers: list[float] = field(default_factory=list[float])
    paints: list[float] = field(default_factory=list[float])
    work: list[float] = field(default_factory=list[float])
    drawn: list[float] = field(default_factory=list[float])


@dataclass
class Run:
    """What one run showed, in ms, and frames a second."""

    first: float
    handlers: list[float]
    idle: Trace
    busy: Trace
    frames: float


def touch(cdp: Any, x: float, y: float) -> None:
    """A finger goes down and up."""
    cdp.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [{"x": x, "y": y}]})
    cdp.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})


def key(cdp: Any, digit: int) -> None:
    """A digit key goes down and up."""
    which = {"code": f"Digit{digit}", "key": str(digit), "windowsVirtualKeyCode": 48 + digit}
    cdp.send("Input.dispatchKeyEvent", {"type": "rawKeyDown", **which})
    cdp.send("Input.dispatchKeyEvent", {"type": "keyUp", **which})


def own_time(task: Json, begin: float, end: float) -> float:
    """How much of a task fell into a stretch, in µs of its thread's own time."""
    inside = min(task["ts"] + task["dur"], end) - max(task["ts"], begin)
    return max(0.0, inside) / task["dur"] * task["tdur"] if task["dur"] else 0.0


@contextmanager
def traced(browser: Browser, page: Page) -> Generator[Trace, None, None]:
    """Trace the page, and read what the presses in it led to."""
    page.evaluate("window.late.length = 0")
    browser.start_tracing(page=page, categories=CATEGORIES)
    trace = Trace()
    yield trace
    page.wait_for_timeout(300)
    events: list[Json] = sorted(json.loads(browser.stop_tracing())["traceEvents"], key=lambda event: event["ts"])
    presses = [
        event
        for event in events
        if event["name"] == "EventDispatch" and event["args"]["data"]["type"] in ("pointerdown", "keydown")
    ]
    main = (presses[0]["pid"], presses[0]["tid"])
    commits = [
        e["ts"] + e["dur"] for e in events if e["name"] == "Commit" and "dur" in e and (e["pid"], e["tid"]) == main
    ]
    ours = [e for e in events if e["name"] == "FunctionCall" and e["args"]["data"].get("functionName") == "watch"]
    trace.handlers = [
        (press["tdur"] - sum(e["tdur"] for e in ours if press["ts"] <= e["ts"] < press["ts"] + press["dur"])) / 1000
        for press in presses
    ]
    tasks = [e for e in events if e["name"] == "RunTask" and (e["pid"], e["tid"]) == main and "tdur" in e]
    trace.drawn = [event["ts"] / 1e6 for event in events if event["name"] == "DrawFrame"]
    for press, late in zip(presses, page.evaluate("window.late"), strict=True):
        commit = next(at for at in commits if at > press["ts"])
        trace.paints.append(late + (commit - press["ts"]) / 1000)
        trace.work.append(sum(own_time(task, press["ts"], commit) for task in tasks) / 1000)


def run(browser: Browser, house: House) -> Run:
    """One fresh page, one stretch of play."""
    context = browser.new_context(locale="en-GB", **PHONE)
    page = context.new_page()
    page.add_init_script(WATCH)
    page.goto(house.url)
    page.get_by_role("button", name="Play").tap()
    page.get_by_role("button", name="Your stock 1").wait_for()
    page.wait_for_timeout(800)
    places = page.evaluate("""() => [1, 2, 3, 4].map((n) => {
      const box = document.querySelector(`[aria-label^="Your stock ${n}"]`).getBoundingClientRect();
      return [box.x + box.width / 2, box.y + box.height / 2];
    })""")
    cdp: Any = context.new_cdp_session(page)
    cdp.send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
    page.wait_for_timeout(300)
    with traced(browser, page) as idle:
        for press in range(12):
            if press % 2:
                key(cdp, 9)
            else:
                touch(cdp, 8, 300)
            page.wait_for_timeout(130)
    with traced(browser, page) as busy:
        house.play()
        for move in range(MOVES):
            if move % 2:
                key(cdp, move % 4 + 1)
            else:
                touch(cdp, *places[move % 4])
            page.wait_for_timeout(EVERY * 1000 - 12)
    left = page.get_by_role("img", name="cards left in your stock").get_attribute("aria-label") or ""
    assert left.startswith(str(5 * (DOWN + 1) - MOVES)), f"not every move counted: {left}"
    context.close()
    inner = [at for at in busy.drawn if busy.drawn[0] + 0.5 < at < busy.drawn[-1] - 0.8]
    frames = (len(inner) - 1) / (inner[-1] - inner[0])
    return Run(busy.handlers[0], busy.handlers[1:], idle, busy, frames)


def first_load(browser: Browser, house: House) -> int:
    """The compressed bytes of scripts and styles that come before anything is pressed."""
    context = browser.new_context(locale="en-GB", **PHONE)
    page = context.new_page()
    sizes: list[int] = []

    def add(response: Any) -> None:
        if response.request.resource_type in ("script", "stylesheet"):
            sizes.append(len(gzip.compress(response.body(), 9)))

    page.on("response", add)
    page.goto(house.url, wait_until="networkidle")
    page.wait_for_timeout(500)
    context.close()
    return sum(sizes)


def p95(values: list[float]) -> float:
    """The value that 19 of 20 stay under."""
    return statistics.quantiles(values, n=20)[-1]


def main() -> int:
    """Measure, print, and say whether every bar is met."""
    if not (STATIC / "index.html").is_file():
        print("the client is not built: make play", file=sys.stderr)
        return 1
    with sync_playwright() as playwright, House().open() as house:
        browser = playwright.chromium.launch(executable_path=find(), args=ARGUMENTS)
        loaded = first_load(browser, house)
        runs = [run(browser, house) for _ in range(RUNS)]
        browser.close()
    presses = [press for r in runs for press in r.handlers]
    handler, middle = p95(presses), statistics.median(presses)
    first = statistics.median(r.first for r in runs)
    idle, paint = (
        statistics.median(statistics.median(t.paints) for t in ts)
        for ts in zip(*((r.idle, r.busy) for r in runs), strict=True)
    )
    rest, work = (
        statistics.median(statistics.median(t.work) for t in ts)
        for ts in zip(*((r.idle, r.busy) for r in runs), strict=True)
    )
    frames = statistics.median(r.frames for r in runs)
    rows = [
        (f"own press, its handlers, p95 (median {middle:.1f})", handler, "ms", "under", 10.0),
        ("the first press of all, less than a frame", first, "ms", "under", 16.0),
        (f"own press to paint, median, less an idle page's {idle:.0f}", paint - idle, "ms", "under", 20.0),
        ("frames drawn at 20 moves a second", frames, "/s", "over", 55.0),
        ("first load, JS and CSS, gzip", loaded / 1000, "kB", "under", 70.0),
    ]
    print(f"Chromium at a {SLOWER}th of its speed, {PHONE['viewport']} at 2x, medians of {RUNS} runs")
    met = True
    for name, value, unit, which, bar in rows:
        good = value < bar if which == "under" else value > bar
        met = met and good
        print(f"  {name:<56} {value:7.1f} {unit:<3} bar: {which} {bar:g}  {'' if good else 'NOT MET'}")
    print(f"  of the time from press to paint the page's own thread worked {work:.0f} ms, on an idle page {rest:.0f}")
    return 1 if "--gate" in sys.argv and not met else 0


if __name__ == "__main__":
    sys.exit(main())
