"""The ordered way out: nothing is told before all before it is written."""

from __future__ import annotations

import asyncio

import pytest

from spitcards.server.outbox import Outbox
from spitcards.store.errors import NotWrittenError


@pytest.fixture
def told() -> list[str]:
    return []


@pytest.fixture
def broken() -> list[BaseException]:
    return []


@pytest.fixture
def outbox(broken: list[BaseException]) -> Outbox:
    return Outbox(broken.append)


async def settle() -> None:
    for _ in range(3):
        await asyncio.sleep(0)


async def test_what_needs_no_writing_is_told_at_once(outbox: Outbox, told: list[str]) -> None:
    outbox.put(None, lambda: told.append("a"))
    assert told == ["a"]
    assert outbox.is_empty()


async def test_what_is_not_written_is_not_told(outbox: Outbox, told: list[str]) -> None:
    written: asyncio.Future[None] = asyncio.get_running_loop().create_future()
    outbox.put(written, lambda: told.append("a"))
    outbox.put(None, lambda: told.append("b"))
    await settle()
    assert told == []
    written.set_result(None)
    await settle()
    assert told == ["a", "b"]


async def test_what_is_written_early_waits_for_its_turn(outbox: Outbox, told: list[str]) -> None:
    loop = asyncio.get_running_loop()
    first: asyncio.Future[None] = loop.create_future()
    second: asyncio.Future[None] = loop.create_future()
    outbox.put(first, lambda: told.append("a"))
    outbox.put(second, lambda: told.append("b"))
    second.set_result(None)
    await settle()
    assert told == []
    first.set_result(None)
    await settle()
    assert told == ["a", "b"]


async def test_after_rows_that_cannot_be_written_nothing_is_told(
    outbox: Outbox, told: list[str], broken: list[BaseException]
) -> None:
    loop = asyncio.get_running_loop()
    first: asyncio.Future[None] = loop.create_future()
    second: asyncio.Future[None] = loop.create_future()
    outbox.put(first, lambda: told.append("a"))
    outbox.put(second, lambda: told.append("b"))
    error = NotWrittenError("no")
    first.set_exception(error)
    second.set_exception(NotWrittenError("no"))
    await settle()
    outbox.put(None, lambda: told.append("c"))
    assert told == []
    assert broken == [error]


async def test_what_is_put_in_the_telling_comes_last(outbox: Outbox, told: list[str]) -> None:
    written: asyncio.Future[None] = asyncio.get_running_loop().create_future()
    outbox.put(written, lambda: outbox.put(None, lambda: told.append("late")))
    outbox.put(None, lambda: told.append("early"))
    written.set_result(None)
    await settle()
    assert told == ["early", "late"]
