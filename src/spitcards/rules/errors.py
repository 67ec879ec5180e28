"""What the library raises. The tree:

SpitError
├── IllegalActionError   an action that the rules refuse
├── ActionTextError      a text that is no action (a ValueError too)
└── RecordError          a record that is wrong, with its line
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from .refusals import RULES, Refusal
from .types import CHANCE

if TYPE_CHECKING:
    from .actions import Action
    from .types import Seat


class SpitError(Exception):
    """The root of everything that this library raises on purpose."""


class IllegalActionError(SpitError):
    """The rules refuse an action; nothing was changed. Carries the refusal, the action, its seat and the position."""

    def __init__(self, refusal: Refusal, action: Action, seat: Seat, position: str) -> None:
        self.refusal = refusal
        self.action = action
        self.seat = seat
        self.position = position
        super().__init__(refusal, action, seat, position)

    def __str__(self) -> str:
        who = "" if self.seat == CHANCE else f"seat {self.seat}: "
        text = str(self.action)
        text = text if len(text) <= 60 else text[:57] + "…"
        reason = RULES[self.refusal]
        return f"{who}{text!r} refused: {reason.text} (rule {reason.rule}), in {self.position}"


class ActionTextError(SpitError, ValueError):
    """A text that is no action."""

    def __init__(self, text: str, reason: str) -> None:
        self.text = text
        self.reason = reason
        super().__init__(text, reason)

    def __str__(self) -> str:
        return f"{self.text!r} is no action: {self.reason}"


class RecordError(SpitError):
    """A record that is wrong at `line` (from 1); `code` is for programs, `message` for people."""

    def __init__(self, line: int, code: str, message: str) -> None:
        self.line = line
        self.code = code
        self.message = message
        super().__init__(line, code, message)

    def __str__(self) -> str:
        return f"line {self.line}: {self.message}"
