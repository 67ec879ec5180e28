"""Print the icons from favicon.svg: with its round corners, and full for those that cut them to a shape of their own.

Usage: python make_icons.py   (needs the browser of the tests)
"""

import sys
from pathlib import Path

from playwright.sync_api import sync_playwright

ROOT = Path(__file__).parents[4]
PUBLIC = ROOT / "web" / "public"
sys.path.insert(0, str(ROOT))

from tests.browser.chromium import find  # noqa: E402

ICON = (PUBLIC / "favicon.svg").read_text(encoding="utf-8")
SIGN = ICON[ICON.index('<g fill="#1A1832"') : ICON.index("</svg>")]
MASKABLE = 0.82
"""At this size the sign is within the circle of four fifths that every mask leaves."""


def full(scale: float) -> str:
    """Return the icon without corners, its sign in the middle."""
    return (
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><rect width="64" height="64" fill="#D42E1B"/>'
        f'<g transform="translate(32 32) scale({scale}) translate(-33.5 -34.25)">{SIGN}</g></svg>'
    )


def main() -> None:
    """Print them all."""
    icons = {
        "icon-192.png": (192, ICON),
        "icon-512.png": (512, ICON),
        "icon-maskable-192.png": (192, full(MASKABLE)),
        "icon-maskable-512.png": (512, full(MASKABLE)),
        "apple-touch-icon.png": (180, full(0.9)),
    }
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=find(), args=["--no-sandbox", "--disable-gpu"])
        for name, (size, drawing) in icons.items():
            page = browser.new_page(viewport={"width": size, "height": size})
            page.set_content(f"<style>* {{ margin: 0 }} svg {{ display: block; width: {size}px }}</style>{drawing}")
            page.screenshot(path=PUBLIC / name, omit_background=True)
        browser.close()


if __name__ == "__main__":
    main()
