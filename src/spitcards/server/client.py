"""The built client: its files, read once, and what is said about each on the way to a browser."""

from __future__ import annotations

import gzip
import hashlib
import re
from dataclasses import dataclass
from pathlib import Path
from typing import Final

STATIC: Final = Path(__file__).parent.parent / "static"

_TYPES: Final = {
    ".css": "text/css; charset=utf-8",
    ".html": "text/html; charset=utf-8",
    ".ico": "image/x-icon",
    ".js": "text/javascript; charset=utf-8",
    ".json": "application/json",
    ".map": "application/json",
    ".mp3": "audio/mpeg",
    ".png": "image/png",
    ".svg": "image/svg+xml",
    ".txt": "text/plain; charset=utf-8",
    ".wasm": "application/wasm",
    ".webmanifest": "application/manifest+json",
    ".webp": "image/webp",
    ".woff2": "font/woff2",
}
_PACKED_ALREADY: Final = frozenset({".ico", ".mp3", ".png", ".webp", ".woff2"})


@dataclass(frozen=True, slots=True)
class Asset:
    """A file of the client. `packed` is it in the codings that make it smaller, by their names, the smallest first."""

    body: bytes
    packed: dict[str, bytes]
    kind: str
    tag: str
    forever: bool


class Client:
    """The files of the client by path, `/` among them; none of them if it has not been built."""

    def __init__(self, root: Path = STATIC) -> None:
        """Read the files under `root`."""
        self.assets: dict[str, Asset] = {}
        if (root / "index.html").is_file():
            for path in sorted(root.rglob("*")):
                name = path.relative_to(root).as_posix()
                if path.is_file() and path.suffix != ".br" and not any(part[0] == "." for part in name.split("/")):
                    packed = path.with_name(f"{path.name}.br")
                    self.assets[f"/{name}"] = _asset(name, path.read_bytes(), packed)
            self.assets["/"] = self.assets.pop("/index.html")

    @property
    def build(self) -> str:
        """The build's name, as the page carries it; "dev" where there is none."""
        page = self.assets.get("/")
        found = None if page is None else re.search(rb'<meta name="build" content="([\w.-]{1,64})"', page.body)
        return "dev" if found is None else found[1].decode()


def _asset(name: str, body: bytes, brotli: Path) -> Asset:
    """`brotli` is where the build has put the file in that coding, if it has."""
    suffix = Path(name).suffix
    packed: dict[str, bytes] = {}
    if suffix not in _PACKED_ALREADY:
        packed = ({"br": brotli.read_bytes()} if brotli.is_file() else {}) | {"gzip": gzip.compress(body, mtime=0)}
    return Asset(
        body,
        {coding: smaller for coding, smaller in packed.items() if len(smaller) < len(body)},
        _TYPES.get(suffix, "application/octet-stream"),
        f'"{hashlib.sha256(body).hexdigest()[:16]}"',
        name.startswith("assets/"),  # their names hold a hash of what is in them
    )
