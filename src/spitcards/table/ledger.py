"""Which numbered requests of a seat came, and how they were answered: so that each counts, and is answered, once."""

from __future__ import annotations

from collections import OrderedDict
from typing import Literal

from .outputs import Reply
from .requests import Request

KEPT = 64
"""How many of a seat's latest requests are remembered: more than a hand makes between a cut and coming back."""


class Ledger:
    """The requests of one seat: `last` is the highest number that came."""

    def __init__(self) -> None:
        self.last = 0
        self._requests: OrderedDict[int, Request] = OrderedDict()
        self._replies: dict[int, Reply] = {}

    def knows(self, n: int) -> bool:
        """Whether the request of this number came, and is remembered."""
        return n in self._requests

    def reply(self, n: int) -> Reply | None:
        """How a known request was answered; None while it waits."""
        return self._replies.get(n)

    def fault(self, n: int, request: Request) -> Literal["numbered_twice", "numbered_low"] | None:
        """Why a request cannot have this number, if it cannot."""
        if self.knows(n):
            return None if self._requests[n] == request else "numbered_twice"
        return None if n > self.last else "numbered_low"

    def enter(self, n: int, request: Request) -> None:
        """A new request came."""
        self.last = max(self.last, n)
        self._requests[n] = request
        while len(self._requests) > KEPT:
            oldest, _ = self._requests.popitem(last=False)
            self._replies.pop(oldest, None)

    def answer(self, reply: Reply) -> None:
        """A request was answered."""
        if self.knows(reply.n):
            self._replies[reply.n] = reply
