"""Live tables: what is told when, to whom, and never before it is written."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass
from random import Random

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from spitcards import QUICK, SEATS, STANDARD, Deal, Dealer, Millis, Rules
from spitcards.rules.actions import Play, Resign, Spit
from spitcards.rules.layout import stock_sizes
from spitcards.rules.types import Card
from spitcards.server.live import LiveTable
from spitcards.server.tables import FINISHED_FOR, FullError, Opening, StoreInTroubleError, rematch_nonce
from spitcards.store.errors import NotWrittenError, StaleError
from spitcards.store.port import GameId, SavedGame
from spitcards.table.events import TableView
from spitcards.table.requests import Leave, Pause, Press, Rematch, Resume
from spitcards.table.setup import Player, Setup

from .house import FakeLine, Scene, flush

A, B = SEATS
HARE = (Player("Ann"), Player("", "hare"))
TWO = (Player("Ann"), Player("Bo"))
UNICORN = (Player("Ann"), Player("", "unicorn"))
NO_PRESS = Press()


@pytest.fixture
def scene() -> Scene:
    return Scene()


def open_table(scene: Scene, players: tuple[Player, Player] = HARE) -> tuple[LiveTable, FakeLine]:
    live, tokens = scene.tables.open(Opening(QUICK, players))
    line = FakeLine()
    live.attach(A, line, tokens[A])
    return live, line


async def test_nobody_hears_what_is_not_written(scene: Scene) -> None:
    live, line = open_table(scene)
    await flush()
    scene.store.hold()
    live.receive(A, 1, Spit(), NO_PRESS)
    await flush()
    assert line.kinds == ["seated", "snapshot", "temper"]
    await scene.store.let_go()
    assert line.kinds == ["seated", "snapshot", "temper", "called", "answer"]


async def test_a_snapshot_waits_for_what_it_shows(scene: Scene) -> None:
    live, _ = open_table(scene)
    await flush()
    scene.store.hold()
    live.receive(A, 1, Spit(), NO_PRESS)
    newer = FakeLine()
    live.attach(A, newer)
    await flush()
    assert newer.texts == []
    await scene.store.let_go()
    assert newer.kinds == ["seated", "snapshot", "temper"]
    shown = newer.messages[1]
    assert shown["table"]["view"]["called"] == [True, False]
    assert shown["seq"] == 2
    live.receive(A, 2, Resign(), NO_PRESS)
    await flush()
    assert newer.messages[3]["seq"] == 3


async def test_a_refusal_waits_behind_what_came_before_it(scene: Scene) -> None:
    live, line = open_table(scene)
    await flush()
    scene.store.hold()
    live.receive(A, 1, Spit(), NO_PRESS)
    live.receive(A, 2, Spit(), NO_PRESS)
    await flush()
    assert "answer" not in line.kinds
    await scene.store.let_go()
    answers = [message for message in line.messages if message["t"] == "answer"]
    assert [answer.get("refused") for answer in answers] == [None, "called_already"]


async def test_a_line_that_went_before_its_snapshot_hears_nothing(scene: Scene) -> None:
    live, _ = open_table(scene)
    scene.store.hold()
    live.receive(A, 1, Spit(), NO_PRESS)
    gone = FakeLine()
    live.attach(A, gone)
    live.detach(A, gone)
    await scene.store.let_go()
    assert gone.texts == []


async def test_the_older_line_of_a_seat_is_told(scene: Scene) -> None:
    live, line = open_table(scene)
    live.attach(A, FakeLine())
    assert line.lost == [live.saved.id]
    live.detach(A, line)
    assert live.line(A) is not None


async def test_the_computer_plays_by_itself(scene: Scene) -> None:
    live, line = open_table(scene)
    live.receive(A, 1, Spit(), NO_PRESS)
    for _ in range(100):
        scene.loop.wait(1)
        await flush()
    assert {"flipped", "played"} <= set(line.kinds)
    assert live.table.game.status() == []


async def test_who_is_cut_off_finds_the_game_paused(scene: Scene) -> None:
    live, line = open_table(scene)
    scene.loop.wait(5)
    live.detach(A, line)
    assert live.is_deserted()
    scene.loop.wait(50)
    back = FakeLine()
    live.attach(A, back)
    await flush()
    snapshot = back.messages[1]
    assert snapshot["table"]["pause"]["left"] == [70_000, 120_000]
    scene.loop.wait(2)
    await flush()
    assert back.messages[-1]["event"] == {"pause": None}


async def test_a_game_whose_rows_are_lost_for_good_is_let_go(scene: Scene) -> None:
    live, line = open_table(scene)
    await flush()
    scene.store.hold()
    live.receive(A, 1, Spit(), NO_PRESS)
    await scene.store.let_go(StaleError("another server has it"))
    assert line.let_go, "the client is to come back"
    assert "trouble" not in line.kinds, "and to keep the seat"
    assert live.is_retired
    assert live.line(A) is None
    token = next(message["token"] for message in line.messages if message["t"] == "seated")
    found = await scene.tables.find(live.saved.id, token)
    assert found is not None
    assert found[0] is not live, "it is taken up anew for who comes back"


# --- the store in trouble ---------------------------------------------------------------------------------------


async def test_while_the_store_fails_the_game_stands_still(scene: Scene) -> None:
    live, line = open_table(scene)
    live.receive(A, 1, Spit(), NO_PRESS)
    await flush()
    scene.store.hold()
    scene.loop.wait(8)
    before = len(line.texts)
    scene.store.tell("disk full")
    assert line.messages[-1]["code"] == "store"
    at = live.table.at(scene.now)
    scene.loop.wait(300)
    live.receive(A, 2, Spit(), NO_PRESS)
    await flush()
    assert len(line.texts) == before + 1, "no answer leaves"
    with pytest.raises(StoreInTroubleError):
        scene.tables.open(Opening(QUICK, HARE))
    scene.store.tell(None)
    await scene.store.let_go()
    answers = {message["n"]: message.get("refused") for message in line.messages if message["t"] == "answer"}
    assert answers == {1: None, 2: "paused"}
    pauses = [message["event"]["pause"] for message in line.messages if message.get("what") == "paused"]
    assert pauses[0]["left"] == [120_000, 120_000]
    assert live.table.view(A).counting is not None
    scene.loop.wait(2)
    await flush()
    assert live.table.view(A).pause is None
    assert live.table.at(scene.now) - at < 3000


async def test_who_comes_while_the_store_fails_waits(scene: Scene) -> None:
    live, line = open_table(scene)
    scene.store.hold()
    live.receive(A, 1, Spit(), NO_PRESS)
    scene.store.tell("disk full")
    live.detach(A, line)
    back = FakeLine()
    live.attach(A, back)
    await flush()
    assert [message["t"] for message in back.messages] == ["trouble"]
    scene.store.tell(None)
    await scene.store.let_go()
    scene.loop.wait(2)
    await flush()
    assert "snapshot" in back.kinds
    assert live.table.view(A).pause is None


async def test_a_leave_that_was_refused_costs_no_seat(scene: Scene) -> None:
    live, line = open_table(scene)
    scene.store.hold()
    live.receive(A, 1, Spit(), NO_PRESS)
    scene.store.tell("disk full")
    live.receive(A, 1, Leave(), NO_PRESS)
    scene.store.tell(None)
    await scene.store.let_go()
    refusals = [message.get("refused") for message in line.messages if message["t"] == "answer"]
    assert refusals == [None, "numbered_twice"]
    assert live.line(A) is line


async def test_who_left_while_the_store_failed_has_left(scene: Scene) -> None:
    live, line = open_table(scene)
    scene.store.hold()
    live.receive(A, 1, Spit(), NO_PRESS)
    scene.store.tell("disk full")
    live.receive(A, 2, Leave(), NO_PRESS)
    scene.store.tell(None)
    await scene.store.let_go()
    assert "answer" in line.kinds
    assert live.is_deserted()
    assert live.table.view(A).present == [False, True]


async def test_a_leave_that_is_sent_again_is_a_leave(scene: Scene) -> None:
    live, _ = open_table(scene, TWO)
    live.receive(A, 1, Leave(), NO_PRESS)
    back = FakeLine()
    live.attach(A, back)
    live.receive(A, 1, Leave(), NO_PRESS)
    await flush()
    assert back.kinds[-1] == "answer"
    assert live.line(A) is None
    assert not live.table.view(A).present[A]


# --- tables -----------------------------------------------------------------------------------------------------


async def test_a_rematch_moves_the_lines(scene: Scene) -> None:
    live, line = open_table(scene)
    live.receive(A, 1, Resign(), NO_PRESS)
    live.receive(A, 2, Rematch(), NO_PRESS)
    scene.loop.wait(10)
    await flush()
    (new, seat, token) = line.moves[0]
    assert (seat, new.saved.follows) == (A, live.saved.id)
    assert token
    assert scene.tables.get(live.saved.id) is None
    assert new.saved.setup.rules == live.saved.setup.rules
    assert new.saved.setup.dealer.nonces[0] == rematch_nonce(live.saved.setup.dealer.nonces[0], new.saved.id)
    assert new.saved.setup.dealer.secret != live.saved.setup.dealer.secret
    assert await scene.tables.find(new.saved.id, token) == (new, A)
    assert new.table.view(A).present == [True, True]


async def test_two_people_wait_for_one_another_with_a_rematch(scene: Scene) -> None:
    live, line = open_table(scene, TWO)
    other = FakeLine()
    live.attach(B, other)
    live.receive(A, 1, Resign(), NO_PRESS)
    live.receive(A, 2, Rematch(), NO_PRESS)
    live.detach(A, line)
    live.receive(B, 1, Rematch(), NO_PRESS)
    await flush()
    assert other.moves == []
    live.attach(A, line)
    await flush()
    assert [seat for _, seat, _ in line.moves + other.moves] == [A, B]


async def test_a_rematch_has_a_place_where_the_house_is_full(scene: Scene) -> None:
    scene = Scene(most=1)
    live, line = open_table(scene)
    live.receive(A, 1, Resign(), NO_PRESS)
    live.receive(A, 2, Rematch(), NO_PRESS)
    scene.loop.wait(10)
    await flush()
    assert len(line.moves) == 1, "the old table's place is free for it"
    assert len(scene.tables) == 1


async def test_a_rematch_that_failed_is_told_and_tried_again(scene: Scene, monkeypatch: pytest.MonkeyPatch) -> None:
    live, line = open_table(scene, TWO)
    other = FakeLine()
    live.attach(B, other)
    live.receive(A, 1, Resign(), NO_PRESS)
    live.receive(A, 2, Rematch(), NO_PRESS)
    with monkeypatch.context() as full:
        full.setattr(scene.tables, "_most", 0)
        live.receive(B, 1, Rematch(), NO_PRESS)
        await flush()
    for player in (line, other):
        assert player.moves == []
        assert player.messages[-1] == {"t": "trouble", "code": "full", "game": live.saved.id}
    live.receive(A, 3, Rematch(), NO_PRESS)
    await flush()
    assert [seat for _, seat, _ in line.moves + other.moves] == [A, B]


async def test_a_rematch_waits_until_the_store_works_again(scene: Scene) -> None:
    live, line = open_table(scene, TWO)
    live.attach(B, FakeLine())
    live.receive(A, 1, Resign(), NO_PRESS)
    live.receive(A, 2, Rematch(), NO_PRESS)
    await flush()
    scene.store.tell("disk full")
    live.receive(B, 1, Rematch(), NO_PRESS)
    await flush()
    assert line.moves == []
    assert [message["code"] for message in line.messages if message["t"] == "trouble"] == ["store", "store"]
    scene.store.tell(None)
    await flush()
    assert len(line.moves) == 1


async def test_a_game_that_is_over_is_put_away(scene: Scene) -> None:
    live, line = open_table(scene)
    live.receive(A, 1, Leave(), NO_PRESS)
    await flush()
    assert live.is_deserted()
    scene.tables.sweep()
    assert scene.tables.get(live.saved.id) is live
    scene.loop.wait(FINISHED_FOR / 1000)
    scene.tables.sweep()
    assert scene.tables.get(live.saved.id) is None
    assert live.saved.id in scene.store.away
    assert line.kinds[-1] == "answer"


async def test_who_comes_back_late_finds_the_game_in_the_store(scene: Scene) -> None:
    live, line = open_table(scene)
    token = next(message["token"] for message in line.messages if message["t"] == "seated")
    live.receive(A, 1, Spit(), NO_PRESS)
    await flush()
    live.detach(A, line)
    scene.loop.wait(700)
    scene.tables.sweep()
    assert len(scene.tables) == 0
    assert await scene.tables.find(live.saved.id, "wrong") is None
    found = await scene.tables.find(live.saved.id, token)
    assert found is not None
    again, seat = found
    assert seat == A
    assert again is not live
    assert again.table.view(A).view.called == [True, False]


async def test_a_game_is_taken_up_once_however_late_the_second_looks(
    scene: Scene, monkeypatch: pytest.MonkeyPatch
) -> None:
    live, line = open_table(scene)
    token = next(message["token"] for message in line.messages if message["t"] == "seated")
    live.detach(A, line)
    scene.loop.wait(700)
    scene.tables.sweep()
    looked_up: asyncio.Future[SavedGame | None] = asyncio.get_running_loop().create_future()
    with monkeypatch.context() as late:
        late.setattr(scene.store, "look_up", lambda _: looked_up)
        second = asyncio.create_task(scene.tables.find(live.saved.id, token))
        await flush()
    first = await scene.tables.find(live.saved.id, token)
    looked_up.set_result(live.saved)
    assert first is not None
    assert await second == first


async def test_a_store_that_closes_does_not_deny_a_seat(scene: Scene, monkeypatch: pytest.MonkeyPatch) -> None:
    live, line = open_table(scene)
    token = next(message["token"] for message in line.messages if message["t"] == "seated")
    live.detach(A, line)
    scene.loop.wait(700)
    scene.tables.sweep()
    for name in ("take", "look_up"):
        closed: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        closed.set_exception(NotWrittenError("the store is closed"))
        monkeypatch.setattr(scene.store, name, lambda _, closed=closed: closed)
        with pytest.raises(StoreInTroubleError):
            await scene.tables.find(live.saved.id, token)


async def test_a_game_with_an_unknown_opponent_is_passed_over(scene: Scene, caplog: pytest.LogCaptureFixture) -> None:
    scene.store.create(SavedGame(GameId("old"), Setup(QUICK, UNICORN, Dealer.from_seed(1)), (None, None), 0))
    scene.store.create(SavedGame(GameId("good"), Setup(QUICK, HARE, Dealer.from_seed(1)), (None, None), 0))
    await scene.tables.restore()
    assert scene.tables.get(GameId("old")) is None
    assert scene.tables.get(GameId("good")) is not None
    assert "game old cannot be taken up: its opponent 'unicorn' is unknown" in caplog.text


async def test_the_full_house_opens_no_more(scene: Scene) -> None:
    scene = Scene(most=1)
    open_table(scene)
    with pytest.raises(FullError):
        open_table(scene)


async def test_the_game_deserted_for_longest_makes_room_in_a_full_house(scene: Scene) -> None:
    scene = Scene(most=3)
    tables = [open_table(scene) for _ in range(3)]
    for live, line in tables[:0:-1]:
        live.detach(A, line)
        scene.loop.wait(3)
    await flush()
    open_table(scene)
    with pytest.raises(FullError):
        open_table(scene)
    scene.loop.wait(3)
    assert [live.is_retired for live, _ in tables] == [False, False, True]
    open_table(scene)
    with pytest.raises(FullError):
        open_table(scene)
    assert len(scene.tables) == 3


async def test_nothing_new_while_going_down(scene: Scene) -> None:
    live, _ = open_table(scene)
    await scene.tables.settle()
    assert live.is_retired
    with pytest.raises(StoreInTroubleError):
        open_table(scene)
    with pytest.raises(StoreInTroubleError):
        await scene.tables.find(GameId("other"), "token")


async def test_what_stands_still_starts_no_timer(scene: Scene) -> None:
    live, _ = open_table(scene)
    live.receive(A, 1, Pause(), NO_PRESS)
    scene.loop.wait(0)
    assert [timer for timer in scene.loop.timers if not timer.cancelled] == []
    live.receive(A, 2, Resume(), NO_PRESS)
    assert [timer for timer in scene.loop.timers if not timer.cancelled] != []


# --- the computer is seen -----------------------------------------------------------------------------------------


async def sit_down(scene: Scene) -> tuple[LiveTable, FakeLine]:
    """A table with a hare at it, whose game is the same every time; the round has begun."""
    live = scene.seat(Setup(QUICK, HARE, Dealer.from_seed(2)))
    line = FakeLine()
    live.attach(A, line)
    live.receive(A, 1, Spit(), NO_PRESS)
    while "hand" not in line.kinds:
        scene.loop.wait(0.05)
        await flush()
    return live, line


async def test_the_computers_hand_is_seen_before_its_card_is_down(scene: Scene) -> None:
    _, line = await sit_down(scene)
    scene.loop.wait(2)
    await flush()
    played = line.kinds.index("played")
    hand = next(message for message in reversed(line.messages[:played]) if message["t"] == "hand")
    there, carry = hand["ways"]
    event, at = line.messages[played]["event"], line.messages[played]["at"]
    assert hand["seat"] == event["seat"] == B
    assert (there["stock"], carry["pile"], carry["carries"]) == (event["stock"], event["pile"], event["stock"])
    assert hand["at"] == there["began"] < there["ends"] == carry["began"] < carry["ends"] == at
    assert len(line.texts[line.kinds.index("hand")]) < 200


async def test_a_hand_is_not_seen_before_what_it_reaches_for_was_told(scene: Scene) -> None:
    live, line = open_table(scene)
    live.receive(A, 1, Spit(), NO_PRESS)
    await flush()
    scene.store.hold()
    scene.loop.wait(60)
    await flush()
    assert "hand" not in line.kinds
    await scene.store.let_go()
    assert line.kinds.index("hand") > line.kinds.index("flipped")


async def test_hands_and_tempers_are_not_numbered(scene: Scene) -> None:
    live, line = await sit_down(scene)
    scene.loop.wait(20)
    await flush()
    assert {"hand", "temper"} <= set(line.kinds)
    seqs = [message["seq"] for message in line.messages if message["t"] == "told"]
    assert seqs == list(range(seqs[0], live.table.seq + 1))


async def test_a_hand_is_drawn_back_in_a_pause_t7(scene: Scene) -> None:
    live, line = await sit_down(scene)
    live.receive(A, 2, Pause(), NO_PRESS)
    await flush()
    hand = [message for message in line.messages if message["t"] == "hand"][-1]
    assert "ways" not in hand
    assert line.kinds.index("paused") < len(line.kinds) - 1 - line.kinds[::-1].index("hand")


async def test_who_comes_back_sees_the_face_and_no_old_hand(scene: Scene) -> None:
    live, _ = await sit_down(scene)
    back = FakeLine()
    live.attach(A, back)
    await flush()
    assert back.kinds == ["seated", "snapshot", "temper"]
    assert back.messages[2] == {"t": "temper", "game": live.saved.id, "seat": B, "mood": "calm", "manner": "plays"}


# --- hidden cards -----------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Stacked(Dealer):
    """Deals the first round from packets that the test has chosen."""

    packets: tuple[tuple[Card, ...], tuple[Card, ...]] = ((), ())

    def deal(self, number: int, packets: object = None) -> Deal:
        return Deal(self.packets)


def first_round(rules: Rules, seed: int) -> tuple[tuple[Card, ...], tuple[Card, ...]]:
    return Dealer.from_seed(seed).deal(1).packets


def unturned(live: LiveTable) -> set[Card]:
    """The cards that nobody has seen."""
    position = live.table.game.position
    down = {
        card
        for seat in SEATS
        for stock, count in zip(position.stocks[seat], position.face_down[seat], strict=True)
        for card in stock[:count]
    }
    return down | {card for cards in position.spit_cards for card in cards}


async def watch(
    rules: Rules,
    packets: tuple[tuple[Card, ...], ...],
    seconds: float,
    moves: int,
    players: tuple[Player, Player] = TWO,
) -> tuple[LiveTable, FakeLine, FakeLine]:
    """The first part of a round in which seat 0 plays what it can; all that two lines to the table were sent."""
    scene = Scene()
    setup = Setup(rules, players, Stacked(bytes(32), (b"", b""), (packets[0], packets[1])))
    live = scene.seat(setup)
    lines = FakeLine(), FakeLine()
    for seat in SEATS:
        live.attach(seat, lines[seat])
    for seat in SEATS:
        live.receive(seat, 1, Spit(), NO_PRESS)
    scene.loop.wait(2)
    for n in range(2, moves + 2):
        legal = [move for move in live.table.game.legal_moves(A) if isinstance(move, Play)]
        if legal:
            live.receive(A, n, legal[0], NO_PRESS)
        live.receive(B, n, Play(SEATS[0], SEATS[0]), NO_PRESS)  # type: ignore[arg-type]  # mostly a refusal
        scene.loop.wait(seconds)
        await flush()
    newer = FakeLine()
    live.attach(B, newer)
    await flush()
    return live, lines[0], newer


@given(
    st.integers(0, 10**6),
    st.integers(0, 6),
    st.sampled_from([STANDARD, QUICK, Rules(turn="manual")]),
    st.sampled_from([TWO, HARE]),
)
async def test_cards_that_nobody_has_turned_change_no_byte(
    seed: int, moves: int, rules: Rules, players: tuple[Player, Player]
) -> None:
    packets = first_round(rules, seed)
    live, first, newer = await watch(rules, packets, 0.5, moves, players)
    hidden = sorted(unturned(live))
    shuffled = hidden[:]
    Random(seed).shuffle(shuffled)
    swap = dict(zip(hidden, shuffled, strict=True))
    other = tuple(tuple(swap.get(card, card) for card in packet) for packet in packets)
    _, first_again, newer_again = await watch(rules, other, 0.5, moves, players)
    assert first.texts == first_again.texts
    assert newer.texts == newer_again.texts


async def test_and_the_test_would_notice(scene: Scene) -> None:
    """Two cards that are seen, exchanged, do change what is sent."""
    packets = first_round(STANDARD, 1)
    tops = [sum(stock_sizes(26)[: slot + 1]) - 1 for slot in range(5)]
    changed = list(packets[0])
    changed[tops[1]], changed[tops[2]] = changed[tops[2]], changed[tops[1]]
    _, first, _ = await watch(STANDARD, packets, 0.5, 0)
    _, other, _ = await watch(STANDARD, (tuple(changed), packets[1]), 0.5, 0)
    assert first.texts != other.texts


async def test_a_snapshot_is_the_tables_own_view(scene: Scene) -> None:
    live, line = open_table(scene)
    await flush()
    assert msgspec.convert(line.messages[1]["table"], TableView) == live.table.view(A)
    assert Millis(line.messages[1]["at"]) == live.table.at(scene.now)
