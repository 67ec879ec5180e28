"""Connections: what they may say, when, how much, and whose seats they have."""

from __future__ import annotations

import asyncio
import json

import aiohttp
import pytest

from spitcards.bots import OPPONENTS
from spitcards.rules.setup import QUICK
from spitcards.server.tables import Opening
from spitcards.store.port import GameId
from spitcards.table.setup import Player

from .conftest import House
from .guest import Guest


async def test_a_game_begins_with_hello_and_new(house: House) -> None:
    guest = await house.connect()
    assert (await guest.hello())["version"] == "0.1.0"
    snapshot = await guest.new(name="Ann")
    seated = guest.heard[-2]
    assert seated["players"] == [{"name": "Ann", "bot": None}, {"name": "", "bot": "hare"}]
    assert seated["token"]
    assert len(seated["commitment"]) == 64
    assert snapshot["table"]["view"]["phase"] == "ready"
    assert snapshot["epoch"] == 1


@pytest.mark.parametrize("opponent", OPPONENTS)
async def test_every_opponent_can_be_chosen(house: House, opponent: str) -> None:
    guest = await house.connect()
    await guest.hello()
    await guest.new(opponent=opponent)
    assert guest.heard[-2]["players"][1] == {"name": "", "bot": opponent}


async def test_an_action_is_told_then_answered(guest: Guest) -> None:
    answer = await guest.ask("spit")
    assert "refused" not in answer
    told = [message for message in guest.heard if message["t"] == "told"]
    assert told[-1]["what"] == "called"
    assert told[-1]["n"] == answer["n"]


async def test_an_action_that_comes_twice_is_done_once_and_answered_again(guest: Guest) -> None:
    await guest.ask("spit")
    first = guest.answers.pop(1)
    await guest.say({"t": "spit", "game": guest.game, "seat": 0, "n": 1})
    again = await guest.until("answer")
    assert again == first
    assert guest.table is not None
    assert guest.table.view.called[0]


async def test_a_number_given_to_another_action_is_refused(guest: Guest) -> None:
    await guest.ask("spit")
    del guest.answers[1]
    await guest.say({"t": "resign", "game": guest.game, "seat": 0, "n": 1})
    assert (await guest.until("answer"))["refused"] == "numbered_twice"


async def test_a_number_that_was_passed_over_is_refused(guest: Guest) -> None:
    guest.n = 6
    await guest.ask("spit")
    await guest.say({"t": "resign", "game": guest.game, "seat": 0, "n": 3})
    assert (await guest.until("answer"))["refused"] == "numbered_low"


async def test_hello_comes_first(house: House) -> None:
    guest = await house.connect()
    await guest.say({"t": "new", "nonce": "0" * 32})
    assert (await guest.until("trouble"))["code"] == "not_first"


async def test_hello_comes_once(guest: Guest) -> None:
    await guest.say({"t": "hello", "build": "x"})
    assert (await guest.until("trouble"))["code"] == "not_first"


@pytest.mark.parametrize("text", ["", "{", "[]", '"hello"', '{"t":"jump"}', '{"t":"play"}', "\x00", "{}" * 9])
async def test_what_is_no_message_is_malformed(guest: Guest, text: str) -> None:
    await guest.say(text)
    assert (await guest.until("trouble"))["code"] == "malformed"
    assert "refused" not in await guest.ask("spit")


async def test_binary_is_malformed(guest: Guest) -> None:
    await guest.say(b'{"t":"pong","nonce":"x"}')
    assert (await guest.until("trouble"))["code"] == "malformed"


async def test_who_says_nothing_sensible_five_times_is_closed(guest: Guest) -> None:
    for _ in range(5):
        await guest.say("nonsense")
    assert await guest.until_gone() == 1008
    assert guest.troubles == ["malformed"] * 5


async def test_a_message_over_the_limit_closes(guest: Guest) -> None:
    await guest.say(json.dumps({"t": "pong", "nonce": "x" * 4096}))
    assert await guest.until_gone() == 1009
    assert guest.troubles == ["too_large"]


async def test_a_message_far_over_the_limit_closes(guest: Guest) -> None:
    await guest.say("x" * 100_000)
    assert await guest.until_gone() == 1009


async def test_a_flood_closes(guest: Guest) -> None:
    for _ in range(130):
        await guest.say({"t": "pong", "nonce": "x"})
    assert await guest.until_gone() == 1008
    assert guest.troubles == ["too_many"]


async def test_games_opened_too_fast_close(house: House) -> None:
    guest = await house.connect()
    await guest.hello()
    for _ in range(12):
        await guest.say({"t": "new", "nonce": "0" * 32})
    assert await guest.until_gone() == 1008


async def test_a_seat_of_another_game_is_not_yours(guest: Guest, house: House) -> None:
    stranger = await house.connect()
    await stranger.hello()
    stranger.game = guest.game
    await stranger.send("spit")
    trouble = await stranger.until("trouble")
    assert (trouble["code"], trouble["game"]) == ("not_yours", guest.game)


async def test_the_computers_seat_is_not_yours(guest: Guest) -> None:
    await guest.say({"t": "spit", "game": guest.game, "seat": 1, "n": 1})
    assert (await guest.until("trouble"))["code"] == "not_yours"


@pytest.mark.parametrize("token", ["wrong", "é" * 32, "\ud800"])
async def test_a_wrong_token_gives_no_seat(guest: Guest, house: House, token: str) -> None:
    thief = await house.connect()
    if token == "\ud800":
        await thief.say({"t": "hello", "build": "x", "back": [{"game": guest.game, "token": token}]})
        assert (await thief.until("trouble"))["code"] == "malformed"
        return
    await thief.hello({"game": guest.game, "token": token})
    assert (await thief.until("trouble"))["code"] == "no_such_seat"


async def test_a_game_that_never_was_gives_no_seat(house: House) -> None:
    guest = await house.connect()
    await guest.hello({"game": "nosuchgame", "token": "x"})
    trouble = await guest.until("trouble")
    assert (trouble["code"], trouble["game"]) == ("no_such_seat", "nosuchgame")


async def test_the_newest_window_has_the_seat(guest: Guest, house: House) -> None:
    newer = await house.connect()
    await newer.hello(guest.key)
    await newer.until("snapshot")
    assert await guest.until_gone() == 4001
    assert guest.troubles == ["taken_over"]
    assert newer.token is None, "a token is told once"
    assert "refused" not in await newer.ask("spit")


async def test_who_comes_back_finds_the_game_as_it_was(guest: Guest, house: House) -> None:
    await guest.ask("spit")
    await guest.socket.close()
    back = await house.connect()
    await back.hello(guest.key)
    snapshot = await back.until("snapshot")
    assert back.n == 1
    assert snapshot["table"]["view"]["called"][0]
    assert snapshot["table"]["pause"]["why"] == "cut"
    resumed = await back.until(lambda message: message.get("what") == "paused" and message["event"]["pause"] is None)
    assert resumed


async def test_one_connection_has_both_seats(house: House) -> None:
    live, tokens = house.running.tables.open(Opening(QUICK, (Player("Ann"), Player("Bo"))))
    live.cut_the_absent()
    guest = await house.connect()
    await guest.hello(*({"game": live.saved.id, "token": token} for token in tokens))
    await guest.until(lambda message: message["t"] == "snapshot" and message["seat"] == 1)
    await guest.until(lambda message: message.get("what") == "paused" and message["event"]["pause"] is None)
    for seat in (0, 1):
        await guest.say({"t": "spit", "game": live.saved.id, "seat": seat, "n": 1})
    await guest.until("flipped")
    seqs = [message["seq"] for message in guest.heard if message["t"] == "told"]
    assert len(seqs) == len(set(seqs)), "told once to a connection, not once to a seat"


async def test_who_leaves_has_lost_and_is_at_the_table_no_more(guest: Guest) -> None:
    answer = await guest.ask("leave")
    assert "refused" not in answer
    assert guest.table is not None
    assert guest.table.view.ended == "forfeited"
    await guest.send("resign")
    assert (await guest.until("trouble"))["code"] == "not_yours"
    await guest.new()
    assert guest.table.view.phase == "ready"


async def test_another_game_while_one_runs_leaves_the_oldest_seat(guest: Guest, house: House) -> None:
    games = [guest.game]
    for _ in range(2):
        guest.n = 0
        await guest.new()
        games.append(guest.game)
    first = house.running.tables.get(GameId(games[0]))
    assert first is not None
    assert first.is_deserted()


async def test_a_rematch_is_a_new_game_with_a_new_token(guest: Guest) -> None:
    old, token = guest.game, guest.token
    await guest.ask("resign")
    await guest.send("rematch")
    seated = await guest.until("seated")
    snapshot = await guest.until("snapshot")
    assert seated["game"] != old
    assert seated["token"] != token
    assert seated["n"] == 0
    assert snapshot["table"]["view"]["phase"] == "ready"


async def test_a_full_house_says_so(house: House) -> None:
    await house.stop()
    house.options["most_games"] = 1
    await house.start()
    guest = await house.connect()
    await guest.hello()
    await guest.new()
    await guest.say({"t": "new", "nonce": "0" * 32})
    assert (await guest.until("trouble"))["code"] == "full"


async def test_a_page_of_another_site_may_not_play(house: House) -> None:
    with pytest.raises(aiohttp.WSServerHandshakeError) as caught:
        await house.connect(Origin="https://evil.example")
    assert caught.value.status == 403


async def test_our_own_page_may(house: House) -> None:
    guest = await house.connect(Origin=house.address.rstrip("/"))
    await guest.hello()


async def test_what_is_no_websocket_is_refused(house: House) -> None:
    assert (await house.get("/ws")).status == 400


async def test_the_server_goes_down_with_a_word(guest: Guest, house: House) -> None:
    await guest.ask("spit")
    _, code = await asyncio.gather(house.stop(), guest.until_gone())
    assert code == 1012
    assert guest.troubles == ["closing"]
    await house.start()


async def test_the_game_goes_on_at_the_next_server(guest: Guest, house: House) -> None:
    await guest.ask("spit")
    await house.stop()
    await house.start()
    back = await house.connect()
    await back.hello(guest.key)
    snapshot = await back.until("snapshot")
    assert back.epoch == 2
    assert back.n == 1
    assert snapshot["table"]["view"]["called"] == [True, False]
    assert snapshot["table"]["pause"]["why"] == "restart"
    await back.until("flipped")
