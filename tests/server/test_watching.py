"""A record to be watched again: what comes back of it, and what is said of one that is wrong."""

from __future__ import annotations

import asyncio
import io
import json
from collections.abc import AsyncIterator
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import aiohttp
import msgspec
import pytest

from spitcards import SEATS, STANDARD, RecordError, check_record
from spitcards.review import review
from spitcards.rules.position import Position
from spitcards.rules.view import view
from spitcards.server import http
from spitcards.server.watching import LONGEST, MOST_BYTES, PORTION, SLICE, watched
from spitcards.table.events import TableView
from spitcards.table.outputs import Told
from tests.review.games import SOUND, WRONG, bots_record
from tests.table.fold import fold

from .conftest import House
from .guest import EVENTS

HEAD = b'{"spit":1}\n'


def read(path: Path) -> bytes:
    return path.read_bytes()


def name(path: Path) -> str:
    return path.name.removesuffix(".spit.jsonl")


async def shown(record: bytes) -> dict[str, Any]:
    return json.loads(msgspec.json.encode(await watched(record)))


@pytest.mark.parametrize("path", SOUND, ids=name)
async def test_every_kind_of_record_can_be_watched_again(path: Path) -> None:
    """What is told of it, folded, ends where its record ends."""
    record = read(path)
    position = check_record(io.BytesIO(record)).position
    found = await shown(record)
    empty = view(Position(position.rules), SEATS[0])
    table = TableView(empty, [True, True], None, None, None, None, [False, False])
    for step in found["steps"]:
        for each in step["told"]:
            event = msgspec.convert(each["event"], EVENTS[each["what"]])
            table = fold(table, Told(0, step["at"], event))
    assert table.view == view(position, SEATS[0])


@pytest.mark.parametrize("path", SOUND, ids=name)
async def test_its_numbers_are_those_of_the_review(path: Path) -> None:
    expected = json.loads(json.dumps(review(io.BytesIO(read(path))).to_dict()))
    for seat in [*expected["seats"], *(seat for round_ in expected["rounds"] for seat in round_["seats"])]:
        del seat["reactions"]
    assert (await shown(read(path)))["review"] == {"cut_off": None, **expected}


@pytest.mark.parametrize("path", WRONG, ids=name)
async def test_a_wrong_record_gets_the_words_of_a_check(path: Path) -> None:
    with pytest.raises(RecordError) as checking:
        check_record(io.BytesIO(read(path)))
    with pytest.raises(RecordError) as watching:
        await watched(read(path))
    assert watching.value.args == checking.value.args


async def test_misses_and_lost_races_stand_at_their_step() -> None:
    lines = HEAD + b'{"at":5,"by":0,"do":"resign","missed":[2,0],"beaten":[0,1],"auto":true}\n'
    assert (await shown(lines))["steps"] == [
        {
            "at": 5,
            "told": [{"what": "ended", "event": {"winner": 1, "ended": "resigned"}}],
            "auto": True,
            "missed": [2, 0],
            "beaten": [0, 1],
        }
    ]


async def test_games_that_go_on_get_their_turn_while_a_record_is_read() -> None:
    record = bots_record(1, STANDARD).encode()
    turns = 0

    async def play() -> None:
        nonlocal turns
        while True:
            turns += 1
            await asyncio.sleep(0)

    playing = asyncio.create_task(play())
    await watched(record)
    playing.cancel()
    assert turns >= record.count(b"\n") // SLICE - 1


REVEAL = b'{"at":0,"do":"reveal","secret":"","nonces":["",""]}\n'


@pytest.mark.parametrize("line", [b"\n", REVEAL], ids=["blank", "reveal"])
async def test_lines_of_which_nothing_comes_stop_no_game_either(line: bytes) -> None:
    watching = asyncio.create_task(watched(HEAD + line * 10 * SLICE))
    turns = 0
    while not watching.done():
        turns += 1
        await asyncio.sleep(0)
    assert turns > 10


async def test_a_line_that_would_take_long_to_read_is_not_taken() -> None:
    with pytest.raises(RecordError) as raised:
        await watched(HEAD + b"[" + b"1," * LONGEST + b"1]\n")
    assert (raised.value.line, raised.value.code) == (2, "too_long")


async def test_a_moment_that_a_browser_cannot_read_is_not_taken() -> None:
    with pytest.raises(RecordError) as raised:
        await watched(HEAD + b'{"at":9007199254740992,"by":0,"do":"resign"}\n')
    assert (raised.value.line, raised.value.code) == (2, "out_of_range")


async def test_a_record_that_is_cut_off_between_slices_is_reported() -> None:
    record = HEAD + b"\n" * (3 * SLICE) + b'{"at":5,'
    assert (await shown(record))["review"]["cut_off"] == 3 * SLICE + 2


async def test_a_name_that_is_no_text_can_be_shown() -> None:
    found = await shown(rb'{"spit":1,"players":["A\ud800","B"]}' + b"\n")
    assert found["review"]["players"] == ["A?", "B"]


# --- over HTTP -------------------------------------------------------------------------------------------------------


async def post(house: House, body: bytes, **headers: str) -> tuple[int, dict[str, Any]]:
    address = house.address + "api/watch"
    async with aiohttp.ClientSession() as session, session.post(address, data=io.BytesIO(body), headers=headers) as got:
        assert got.content_type == "application/json"
        return got.status, await got.json()


async def test_a_record_comes_back_as_what_there_is_to_show(house: House) -> None:
    record = SOUND[0].read_bytes()
    assert await post(house, record) == (200, await shown(record))


async def test_a_wrong_record_comes_back_with_its_line(house: House) -> None:
    assert await post(house, HEAD + b"\n[]\n") == (
        422,
        {"line": 3, "code": "not_an_object", "message": "a JSON object was expected, not []"},
    )


async def test_an_empty_record_has_no_header(house: House) -> None:
    status, failed = await post(house, b"")
    assert (status, failed["line"], failed["code"]) == (422, 1, "no_header")


async def test_a_record_of_any_length_is_not_taken(house: House) -> None:
    status, failed = await post(house, HEAD + b"\n" * MOST_BYTES)
    assert (status, failed["line"], failed["code"]) == (413, None, "too_large")


@pytest.mark.parametrize("coding", ["gzip", "deflate"])
async def test_a_body_that_is_not_packed_as_it_says_is_none(house: House, coding: str) -> None:
    status, failed = await post(house, b"\xff" * 9, **{"Content-Encoding": coding})
    assert (status, failed["code"]) == (400, "unreadable")


async def test_a_record_that_never_ends_is_not_waited_for(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(http, "RECORD_WITHIN", 0.05)

    async def endless() -> AsyncIterator[bytes]:
        yield HEAD
        await asyncio.sleep(5)

    async with (
        aiohttp.ClientSession() as session,
        session.post(house.address + "api/watch", data=endless()) as got,
    ):
        assert (got.status, (await got.json())["code"]) == (408, "too_slow")


async def test_another_sites_page_may_not_ask(house: House) -> None:
    status, failed = await post(house, HEAD, Origin="http://elsewhere.example")
    assert (status, failed["code"]) == (403, "foreign")


async def test_records_without_end_are_too_many(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    await house.stop()
    monkeypatch.setattr(http, "time", SimpleNamespace(monotonic=lambda: 0.0))
    await house.start()
    answers = [await post(house, record) for record in [HEAD + b"\n" * PORTION, *[HEAD] * 63]]
    assert {status for status, _ in answers[:63]} == {200}  # of 64 in a burst, the first counts as two
    status, failed = answers[63]
    assert (status, failed["code"]) == (429, "too_many")


async def test_records_that_come_together_are_read_one_by_one(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    reading, most = 0, 0

    async def slowly(record: bytes) -> object:
        nonlocal reading, most
        reading += 1
        most = max(most, reading)
        await asyncio.sleep(0.01)
        reading -= 1
        return await watched(record)

    monkeypatch.setattr(http.watching, "watched", slowly)
    answers = await asyncio.gather(*[post(house, HEAD) for _ in range(5)])
    assert [status for status, _ in answers] == [200] * 5
    assert most == 1


async def test_there_is_nothing_to_get_there(house: House) -> None:
    assert (await house.get("/api/watch")).status == 404
