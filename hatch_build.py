"""The build hook: builds the web client into the package, unless what is there was built from the same sources."""

from __future__ import annotations

import hashlib
import os
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

sys.path.insert(0, str(Path(__file__).parent / "web"))
import node

SKIPPED = {"node_modules", "dist", "test", "poses", "__pycache__"}


class ClientBuildHook(BuildHookInterface[Any]):
    """Runs `npm ci` and `npm run build`; `SPIT_SKIP_WEB=1` leaves the client out."""

    PLUGIN_NAME = "custom"

    @property
    def _static(self) -> Path:
        return Path(self.root) / "src" / "spitcards" / "static"

    def _fingerprint(self) -> str:
        root = Path(self.root)
        found = hashlib.sha256()
        for folder in (root / "web", root / "src" / "spitcards" / "locales"):
            for path in sorted(folder.rglob("*")):
                if path.is_file() and not SKIPPED & set(path.relative_to(root).parts):
                    found.update(path.relative_to(root).as_posix().encode() + b"\0" + path.read_bytes())
        return found.hexdigest()

    def _is_fresh(self) -> bool:
        mark = self._static / ".fingerprint"
        return (self._static / "index.html").is_file() and mark.is_file() and mark.read_text() == self._fingerprint()

    def dependencies(self) -> list[str]:
        """What the build needs beside hatchling: a Node.js, where the system has none (or one too old)."""
        return [] if os.environ.get("SPIT_SKIP_WEB") or self._is_fresh() or node.system_npm() else [node.WHEEL]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Build, if there is something to be built."""
        if os.environ.get("SPIT_SKIP_WEB") or self._is_fresh():
            return
        steps = (
            ("ci", "--no-audit", "--no-fund"),
            ("run", "build", "--", "--outDir", str(self._static), "--emptyOutDir"),
        )
        for step in steps:
            self.app.display_info(f"web client: npm {' '.join(step[:2])}")
            if node.npm(*step):
                raise RuntimeError(f"building the web client failed at: npm {' '.join(step)}")
        (self._static / ".fingerprint").write_text(self._fingerprint())
