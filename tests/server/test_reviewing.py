"""What a live game tells of its rounds: the review's own numbers, at the right moments, and nothing that is hidden."""

from __future__ import annotations

import io
import json
from random import Random
from typing import Any

import pytest

from spitcards import QUICK, SEATS, STANDARD, Deal, Rules, check_record, dump_record
from spitcards.review import review
from spitcards.rules.actions import Resign
from spitcards.rules.record import Header, RecordedAction, RecordReader
from spitcards.rules.shuffle import Dealer
from spitcards.server.live import REVIEW_AFTER, LiveTable
from spitcards.server.reviewing import LiveReview
from spitcards.server.tables import Opening
from spitcards.store.port import GameId
from spitcards.table.outputs import Commit
from spitcards.table.requests import Press
from spitcards.table.setup import Player, Setup
from tests.review.games import bots_record

from .conftest import House
from .guest import Guest
from .house import FakeLine, Scene, flush

A, B = SEATS
GAME = GameId("game")
BOTS = (Player("", "fox"), Player("", "hare"))


def commits(text: str) -> list[Commit]:
    """The rows of which a record is made."""
    entries = [entry for entry in RecordReader(io.BytesIO(text.encode())) if isinstance(entry, RecordedAction)]
    return [
        Commit(n, e.at, e.by, e.action, auto=e.auto, missed=e.missed, beaten=e.beaten)
        for n, e in enumerate(entries, start=1)
    ]


def numbers(rows: list[Commit], rules: Rules) -> dict[str, Any]:
    """What `spit review --json` says of the rows' record, less what does not travel."""
    entries = [RecordedAction(r.at, r.by, r.action, r.auto, r.arrival, r.missed, r.beaten) for r in rows]
    found = json.loads(json.dumps(review(io.BytesIO(dump_record(Header(rules), entries).encode())).to_dict()))
    for seat in [*found["seats"], *(seat for round_ in found["rounds"] for seat in round_["seats"])]:
        del seat["reactions"]
    return found


def told(rows: list[Commit], rules: Rules) -> dict[str, Any] | None:
    text = LiveReview(rules, rows).told(GAME)
    return None if text is None else json.loads(text)


@pytest.mark.parametrize(
    ("rules", "seed"), [(QUICK, 1), (QUICK, 2), (STANDARD, 3), (Rules(win="points", target=20), 4)]
)
def test_the_numbers_are_those_of_the_record(rules: Rules, seed: int) -> None:
    rows = commits(bots_record(seed, rules))
    deals = [n for n, row in enumerate(rows) if isinstance(row.action, Deal)]
    assert told(rows[: deals[0] + 1], rules) is None  # nothing has been played yet
    for number, deal in enumerate(deals[1:], start=1):
        found = told(rows[: deal + 1], rules)
        assert found is not None
        assert found["rounds"] == [numbers(rows[:deal], rules)["rounds"][-1]]
        assert found["rounds"][0]["round"] == number
        assert "seats" not in found
        in_play = deal + 4
        assert told(rows[:in_play], rules) is None or rows[in_play - 1].action == Resign()
    whole, expected = told(rows, rules), numbers(rows, rules)
    assert whole is not None
    assert (whole["rounds"], whole["seats"]) == (expected["rounds"], expected["seats"])


def test_rows_that_come_one_by_one_count_the_same() -> None:
    rows = commits(bots_record(5, QUICK))
    bit_by_bit = LiveReview(QUICK)
    for row in rows:
        bit_by_bit.add([row])
        bit_by_bit.told(GAME)
    assert bit_by_bit.told(GAME) == LiveReview(QUICK, rows).told(GAME)


# --- nothing that is hidden ------------------------------------------------------------------------------------------


def rearranged(rows: list[Commit], rules: Rules, rng: Random) -> list[Commit]:
    """The same game, with the cards that nobody has turned in its last deal in another order."""
    deal = max(n for n, row in enumerate(rows) if isinstance(row.action, Deal))
    position = check_record(
        io.BytesIO(
            dump_record(Header(rules), [RecordedAction(r.at, r.by, r.action) for r in rows[: deal + 1]]).encode()
        )
    ).position
    hidden = [
        sorted(
            {c for stock, down in zip(position.stocks[s], position.face_down[s], strict=True) for c in stock[:down]}
            | set(position.spit_cards[s])
        )
        for s in SEATS
    ]
    action = rows[deal].action
    assert isinstance(action, Deal)
    packets = []
    for packet, unseen in zip(action.packets, hidden, strict=True):
        swap = dict(zip(unseen, rng.sample(unseen, len(unseen)), strict=True))
        packets.append(tuple(swap.get(card, card) for card in packet))
    row = rows[deal]
    changed = Commit(row.number, row.at, row.by, Deal((packets[0], packets[1])))
    return [*rows[:deal], changed, *rows[deal + 1 :]]


@pytest.mark.parametrize("seed", range(6))
@pytest.mark.parametrize("rules", [QUICK, STANDARD])
def test_cards_that_nobody_has_turned_change_no_number(rules: Rules, seed: int) -> None:
    rows = commits(bots_record(seed, rules))
    deals = [n for n, row in enumerate(rows) if isinstance(row.action, Deal)]
    for deal in deals[1:]:
        dealt = rows[: deal + 1]
        given_up = [*dealt, Commit(deal + 2, dealt[-1].at, A, Resign())]
        for so_far in (dealt, given_up):
            other = rearranged(so_far, rules, Random(seed))
            assert other != so_far
            assert LiveReview(rules, other).told(GAME) == LiveReview(rules, so_far).told(GAME)


# --- at the right moments --------------------------------------------------------------------------------------------


async def watched(scene: Scene) -> tuple[LiveTable, FakeLine]:
    """A table of two bots, and somebody who looks on from a seat."""
    live = scene.seat(Setup(QUICK, BOTS, Dealer.from_seed(6)))
    line = FakeLine()
    live.attach(A, line)
    await flush()
    return live, line


async def until(scene: Scene, line: FakeLine, kind: str) -> None:
    for _ in range(30_000):
        if kind in line.kinds:
            return
        scene.loop.wait(0.05)
        await flush()
    raise AssertionError(f"no {kind}")


async def test_a_round_is_told_of_when_its_end_is_out() -> None:
    scene = Scene()
    live, line = await watched(scene)
    await until(scene, line, "reviewed")
    kinds = [kind for kind in line.kinds if kind in ("cleared", "dealt", "called", "reviewed")]
    assert kinds[kinds.index("cleared") :] == ["cleared", "dealt", "reviewed"]
    (message,) = [message for message in line.messages if message["t"] == "reviewed"]
    rows = scene.store.logs[live.saved.id]
    assert message["rounds"] == [numbers(rows, QUICK)["rounds"][-2]]


async def test_who_comes_back_between_rounds_is_told_again() -> None:
    scene = Scene()
    live, line = await watched(scene)
    await until(scene, line, "reviewed")
    newer = FakeLine()
    live.attach(A, newer)
    await flush()
    assert "reviewed" not in newer.kinds
    scene.loop.wait(2 * REVIEW_AFTER / 1000)
    await flush()
    told_before, told_again = ([m for m in each.messages if m["t"] == "reviewed"] for each in (line, newer))
    assert told_again == told_before[:1]


async def test_at_the_end_the_whole_game_is_told() -> None:
    scene = Scene()
    live, line = await watched(scene)
    await until(scene, line, "ended")
    scene.loop.wait(2 * REVIEW_AFTER / 1000)
    await flush()
    last = [message for message in line.messages if message["t"] == "reviewed"][-1]
    expected = numbers(scene.store.logs[live.saved.id], QUICK)
    assert (last["rounds"], last["seats"]) == (expected["rounds"], expected["seats"])


async def test_a_table_that_was_put_away_tells_nothing() -> None:
    scene = Scene()
    live, line = await watched(scene)
    await until(scene, line, "cleared")
    live.retire()
    scene.loop.wait(1)
    await flush()
    assert "reviewed" not in line.kinds


async def test_a_game_that_was_taken_up_again_is_told_of_from_its_log() -> None:
    scene = Scene()
    live, tokens = scene.tables.open(Opening(QUICK, (Player("Ann"), Player("", "hare"))))
    line = FakeLine()
    live.attach(A, line, tokens[A])
    live.receive(A, 1, Resign(), Press())
    await flush()
    scene.tables.sweep()
    live.retire()
    found = await scene.tables.find(live.saved.id, str(tokens[A]))
    assert found is not None
    again, _ = found
    newer = FakeLine()
    again.attach(A, newer)
    scene.loop.wait(2 * REVIEW_AFTER / 1000)
    await flush()
    (message,) = [message for message in newer.messages if message["t"] == "reviewed"]
    assert [round_["why"] for round_ in message["rounds"]] == ["resigned"]


# --- its record ------------------------------------------------------------------------------------------------------


async def test_the_record_of_a_game_is_had_once_it_is_over(guest: Guest) -> None:
    await guest.say({"t": "record", "game": guest.game})
    assert (await guest.until("trouble"))["code"] == "no_record"
    await guest.ask("resign")
    await guest.say({"t": "record", "game": guest.game})
    text = (await guest.until("recorded"))["text"]
    checked = check_record(io.BytesIO(text.encode()))
    assert checked.position.ended == "resigned"
    assert '"do":"reveal"' in text  # what the deals were made from, for whoever wants to check them
    assert json.loads(text.splitlines()[0])["id"] == guest.game


async def test_a_record_is_had_by_who_has_a_seat_alone(guest: Guest, house: House) -> None:
    await guest.ask("resign")
    stranger = await house.connect()
    await stranger.hello()
    await stranger.say({"t": "record", "game": guest.game})
    assert (await stranger.until("trouble"))["code"] == "not_yours"


async def test_records_asked_for_without_end_are_a_fault(guest: Guest) -> None:
    await guest.ask("resign")
    for _ in range(20):
        await guest.say({"t": "record", "game": guest.game})
    assert await guest.until_gone() == 1008
    assert guest.troubles[-1] == "too_many"


async def test_a_record_that_cannot_be_read_is_a_trouble(guest: Guest, house: House) -> None:
    await guest.ask("resign")
    house.running.store._directory = house.data / "elsewhere"
    await guest.say({"t": "record", "game": guest.game})
    assert (await guest.until("trouble"))["code"] == "no_record"
