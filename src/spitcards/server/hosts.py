"""Which names this server answers to, so that no other page can have a browser talk to it (DNS rebinding)."""

from __future__ import annotations

import ipaddress
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final
from urllib.parse import urlsplit

LOOPBACK: Final = frozenset({"localhost", "127.0.0.1", "::1"})


@dataclass(frozen=True, slots=True)
class Hosts:
    """The names, in lower case; with `addresses`, all IP addresses too, which no foreign name can pretend to be."""

    names: frozenset[str] = LOOPBACK
    addresses: bool = False

    @classmethod
    def public(cls, names: Iterable[str]) -> Hosts:
        """Those of a server for others: the names given, "localhost", and any address."""
        return cls(LOOPBACK | {name.lower().strip("[].") for name in names if name}, addresses=True)

    def allows(self, host: str | None) -> bool:
        """Whether a request with this `Host` is meant for this server."""
        name = _name(host)
        if name is None:
            return False
        return name in self.names or (self.addresses and _is_address(name))


def same_site(origin: str | None, host: str | None) -> bool:
    """Whether a request's `Origin` is the page of the `Host` it goes to. Programs that are no browser send none."""
    if origin is None:
        return True
    try:
        parts = urlsplit(origin)
    except ValueError:
        return False
    return parts.scheme in ("http", "https") and host is not None and parts.netloc.lower() == host.lower()


def _name(host: str | None) -> str | None:
    """The name in a `Host`, without the port."""
    try:
        name = urlsplit(f"//{host}").hostname if host else None
    except ValueError:
        return None
    return None if name is None else name.rstrip(".")


def _is_address(name: str) -> bool:
    try:
        ipaddress.ip_address(name)
    except ValueError:
        return False
    return True
