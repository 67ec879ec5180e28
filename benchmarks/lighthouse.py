"""What Lighthouse says of each page on a slow phone, the table among them: the scores, and what it would have better.

Run it with `python benchmarks/lighthouse.py`, after the client was built; with `--gate` it ends with 1 if a bar is not
met. npm fetches Lighthouse (190 MB) when it is first run and keeps it in its own cache. Of each page's runs the best
performance counts: other programs on the machine can only make it worse.
"""

from __future__ import annotations

import json
import os
import sys
import tempfile
from pathlib import Path
from typing import Any

from playwright.sync_api import sync_playwright

ROOT = Path(__file__).parent.parent
sys.path[:0] = [str(ROOT), str(ROOT / "web")]

import node  # noqa: E402
from tests.browser.chromium import find  # noqa: E402
from tests.browser.conftest import ARGUMENTS, Server, free_port  # noqa: E402

LIGHTHOUSE = "lighthouse@12.8.2"  # the last that runs on Node.js 20
PAGES = ("", "rules", "settings", "watch")
TABLE = "(a table)"
RUNS = 2
BARS = {"performance": 95, "accessibility": 100, "best-practices": 100, "seo": 100}

Json = dict[str, Any]


def look(url: str, port: int, folder: Path, *more: str) -> Json | None:
    """Let Lighthouse look at a page in the browser at `port`; None if there is no Lighthouse to be had."""
    report = folder / "report.json"
    report.unlink(missing_ok=True)
    options = (f"--port={port}", "--quiet", "--output=json", f"--output-path={report}", *more)
    node.npm("exec", "--yes", f"--package={LIGHTHOUSE}", "--", "lighthouse", url, *options)
    return json.loads(report.read_text(encoding="utf-8")) if report.is_file() else None


def scores(report: Json) -> dict[str, int]:
    """The scores of a report, of 100."""
    return {name: round(100 * (found["score"] or 0)) for name, found in report["categories"].items()}


def wishes(report: Json) -> list[str]:
    """What counts in a score and is not as it should be."""
    audits: Json = report["audits"]
    counted = {ref["id"] for found in report["categories"].values() for ref in found["auditRefs"] if ref["weight"]}
    found = [audits[name] for name in sorted(counted)]
    poor = [audit for audit in found if audit["score"] is not None and audit["score"] < 0.9]
    return [f"{audit['title']} {audit.get('displayValue', '')}".strip() for audit in poor]


def main() -> int:
    """Look at every page, print, and say whether every bar is met."""
    met = True
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        here = Path(folder)
        server = Server(here / "data")
        server.start()
        port = free_port()
        profile = playwright.chromium.launch_persistent_context(
            here / "profile",
            executable_path=find(),
            args=[*ARGUMENTS, f"--remote-debugging-port={port}"],
            no_viewport=True,
            locale="en-GB",
        )
        page = profile.new_page()
        for path in (*PAGES, TABLE):
            more: tuple[str, ...] = ()
            if path == TABLE:
                page.goto(server.url)
                page.get_by_role("button", name="Play").click()
                page.get_by_role("button", name="Your stock 1").wait_for()
                page.goto("about:blank")
                more = ("--disable-storage-reset",)
            url = server.url + path.removeprefix(TABLE)
            reports = [report for _ in range(RUNS) if (report := look(url, port, here, *more))]
            if not reports:
                print(f"{LIGHTHOUSE} could not be had or did not run")
                met = False
                break
            best = max(reports, key=lambda report: scores(report)["performance"])
            met = met and all(scores(best)[name] >= bar for name, bar in BARS.items())
            print(f"/{path:<12}", *(f"{name} {score}" for name, score in scores(best).items()), sep="  ", flush=True)
            for wish in wishes(best):
                print(f"    {wish}", flush=True)
        profile.close()
        server.stop()
    return 1 if "--gate" in sys.argv and not met else 0


if __name__ == "__main__":
    os.environ["CHROME_PATH"] = find() or ""
    sys.exit(main())
