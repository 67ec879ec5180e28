"""Writes the TypeScript twin of the messages: `python -m spitcards.wire.typescript > web/src/wire.ts`."""

from __future__ import annotations

import sys
from typing import get_args

import msgspec.inspect as inspect

from spitcards.table.events import Event

from . import messages, reviews
from .codec import what

HEAD = "// Generated from spitcards/wire (messages, reviews) by `make fix`: change it there.\n"


def _type(kind: inspect.Type) -> str:
    """The TypeScript name of a type that occurs in a message."""
    match kind:
        case inspect.StructType(cls=cls) | inspect.DataclassType(cls=cls):
            return cls.__name__
        case inspect.UnionType(types=types):
            return " | ".join(_type(t) for t in types)
        case inspect.ListType(item_type=item):
            inner = _type(item)
            return f"({inner})[]" if "|" in inner else f"{inner}[]"
        case inspect.LiteralType(values=values):
            return " | ".join(f'"{v}"' for v in values)
        case inspect.IntType(ge=0, le=le) if le is not None and le <= 4:
            return " | ".join(str(n) for n in range(le + 1))
        case inspect.IntType() | inspect.FloatType():
            return "number"
        case inspect.StrType():
            return "string"
        case inspect.BoolType():
            return "boolean"
        case inspect.NoneType():
            return "null"
        case _:
            raise TypeError(f"no TypeScript for {kind}")


def _interface(kind: inspect.StructType | inspect.DataclassType, *, sent: bool) -> str:
    """One `export interface`; keys with a default may be left out by a client, and are left out by the server."""
    lines = [f"export interface {kind.cls.__name__} {{"]
    if isinstance(kind, inspect.StructType) and kind.tag_field:
        lines.append(f'  {kind.tag_field}: "{kind.tag}";')
    omits = sent or (isinstance(kind, inspect.StructType) and kind.cls.__struct_config__.omit_defaults)
    for field in kind.fields:
        optional = "?" if not field.required and omits else ""
        lines.append(f"  {field.encode_name}{optional}: {_type(field.type)};")
    return "\n".join([*lines, "}"])


def _walk(kind: inspect.Type, found: dict[str, inspect.StructType | inspect.DataclassType]) -> None:
    match kind:
        case inspect.StructType() | inspect.DataclassType():
            if kind.cls.__name__ not in found:
                for field in kind.fields:
                    _walk(field.type, found)
                found[kind.cls.__name__] = kind
        case inspect.UnionType(types=types):
            for inner in types:
                _walk(inner, found)
        case inspect.ListType(item_type=item):
            _walk(item, found)
        case _:
            pass


def _told() -> str:
    """`Happening` and `Told`, as unions over `what`, so that a client's switch knows the type of `event`."""
    cases = "\n".join(f'  | {{ what: "{what(cls)}"; event: {cls.__name__} }}' for cls in get_args(Event))
    return f"""export type Happening =
{cases};

export type Told = {{
  t: "told";
  game: string;
  seq: number;
  at: number;
  n?: number | null;
  auto?: boolean;
}} & Happening;
"""


def typescript() -> str:
    """The whole module, as text."""
    sent: dict[str, inspect.StructType | inspect.DataclassType] = {}
    told: dict[str, inspect.StructType | inspect.DataclassType] = {}
    _walk(inspect.type_info(messages.ClientMessage), sent)
    for cls in (*get_args(Event), *get_args(messages.ServerMessage), reviews.Watched, reviews.WatchFailed):
        if cls is not messages.Told:
            _walk(inspect.type_info(cls), told)
    del told[reviews.Happening.__name__]  # written by `_told`
    parts = [HEAD]
    parts += [_interface(kind, sent=True) + "\n" for kind in sent.values()]
    parts += [_interface(kind, sent=False) + "\n" for name, kind in told.items() if name not in sent]
    parts.append(_told())
    for name in ("ClientMessage", "ServerMessage"):
        members = " | ".join(cls.__name__ for cls in get_args(getattr(messages, name)))
        parts.append(f"export type {name} = {members};\n")
    return "\n".join(parts)


if __name__ == "__main__":
    sys.stdout.write(typescript())
