"""Messages to and from JSON text, within limits."""

from __future__ import annotations

import re

import msgspec

from spitcards.table.events import Event

from .messages import ClientMessage, ServerMessage

MAX_BYTES = 4096
"""The longest message that a client may send; the longest honest one has about 300 bytes."""

_decoder = msgspec.json.Decoder(ClientMessage)
_encoder = msgspec.json.Encoder()


class MalformedError(ValueError):
    """A text that is no message; `str()` says what is wrong and where in it."""


def decode(text: str | bytes) -> ClientMessage:
    """The message that `text` stands for. Raises `MalformedError`, never anything else."""
    if len(text) > MAX_BYTES:
        raise MalformedError(f"longer than {MAX_BYTES} bytes")
    try:
        return _decoder.decode(text)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise MalformedError(str(error)) from None


def encode(message: ServerMessage) -> str:
    """A message as JSON text, on one line."""
    return _encoder.encode(message).decode()


def what(event: type[Event]) -> str:
    """The name of a kind of event on the wire: `RoundOver` is "round_over"."""
    return re.sub(r"(?<=[a-z])(?=[A-Z])", "_", event.__name__).lower()
