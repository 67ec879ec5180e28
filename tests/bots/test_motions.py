"""What there is to see of a bot: its hand, and its temper."""

from __future__ import annotations

from dataclasses import replace
from itertools import pairwise
from random import Random

import pytest

from spitcards import PILES, QUICK, SLOTS, Play
from spitcards.bots import LEVELS, Gesture, Motion, Place, Temper, make_bot, simulate
from spitcards.bots.drive import BotPlayers
from spitcards.bots.temper import ANNOYED_FOR, AT_EASE, temper
from spitcards.rules.types import Millis
from spitcards.table.outputs import Output
from spitcards.table.requests import Pause
from spitcards.table.table import Table
from tests.rules.build import lay

from .play import ALWAYS, HARE, STEADY, A, B, Laid, Sitter, setup

HOME, STOCK, PILE = Place("home"), Place("stock", SLOTS[0]), Place("pile", PILES[0])
TOUCH = Laid(lay("8h 2h", "8c 6d", "7h Qs", spit=(3, 3))).until(2000).asked[0][0]


def laid() -> Laid:
    return Laid(lay("8h 2h", "8c 6d", "7h Qs", spit=(3, 3)))


def test_a_hand_that_has_not_set_out_shows_nothing() -> None:
    assert laid().until(ALWAYS - 1).bot.bot.motions() == ()


def test_a_hand_goes_empty_to_the_card_and_with_it_to_the_pile() -> None:
    there, carry = laid().until(ALWAYS).bot.bot.motions()
    assert there == Motion(HOME, STOCK, None, Millis(ALWAYS), carry.began)
    assert carry == Motion(STOCK, PILE, carry.card, there.ends, Millis(TOUCH))
    assert carry.card == "8h"


def test_a_card_that_was_beaten_is_carried_back_rule_10() -> None:
    (back,) = laid().until(TOUCH - 40).person(Play(SLOTS[0], PILES[0])).until(TOUCH).bot.bot.motions()
    assert (back.start, back.end, back.card, back.began) == (PILE, STOCK, "8h", TOUCH)
    assert back.ends > TOUCH


def test_a_card_is_carried_back_from_where_it_was_noticed_too_late() -> None:
    lifted = laid().until(ALWAYS).bot.bot.motions()[1].began
    noticed = lifted + 150
    (back,) = laid().until(noticed - ALWAYS).person(Play(SLOTS[0], PILES[0])).until(noticed).bot.bot.motions()
    assert back == Motion(PILE, STOCK, back.card, Millis(noticed), Millis(noticed + 150))


def test_a_hand_is_drawn_back_in_a_pause_t7() -> None:
    assert laid().until(ALWAYS + 50).person(Pause()).bot.bot.motions() == ()


def test_the_motions_of_a_game_follow_one_another_and_end_with_what_is_asked() -> None:
    settled = setup(QUICK, 3)
    bots = {seat: make_bot("fox", seat, settled, Random(seat)) for seat in (A, B)}
    players: list[BotPlayers] = []
    shown: list[Motion] = []
    ends: set[int] = set()
    plays: list[int] = []

    def watch(now: Millis, out: list[Output], table: Table) -> None:
        if not players:
            players.append(BotPlayers(table, bots))
        for seat, motions in players[0].take_gestures(now):
            if seat == A and not isinstance(motions, Temper):
                assert all(one.ends == other.began and one.end == other.start for one, other in pairwise(motions))
                shown.extend(motions)
                ends.update(motion.ends for motion in motions)
        plays.extend(row.at for row in table.game.actions[-1:] if row.by == A and isinstance(row.action, Play))

    simulate(settled, bots, watch=watch)
    assert len(shown) > 100
    assert set(plays) <= ends


def test_a_gesture_is_taken_once() -> None:
    there = laid().until(ALWAYS)
    bot = there.bot.bot
    players = BotPlayers(there.table, {A: bot, B: Sitter()})
    assert players.tempers(there.now) == {A: Temper("calm", "plays")}
    assert players.take_gestures(there.now) == [
        Gesture(A, bot.motions()),
        Gesture(A, Temper("calm", "plays")),
    ]
    assert players.take_gestures(there.now) == []


def test_whoever_has_not_begun_is_at_ease_and_makes_no_gesture() -> None:
    table = Table(setup(people=[B]), Millis(0))
    players = BotPlayers(table, {A: make_bot("hare", A, table.setup, Random(1))})
    players.told(Millis(0), table.drain())
    assert players.tempers(Millis(0)) == {A: AT_EASE}
    assert players.take_gestures(Millis(0)) == []


def test_who_was_seen_annoyed_is_seen_to_calm_down() -> None:
    beaten = laid().until(TOUCH - 40).person(Play(SLOTS[0], PILES[0])).until(TOUCH)
    until = Millis(TOUCH + ANNOYED_FOR)
    players = BotPlayers(beaten.table, {A: beaten.bot.bot})
    assert Gesture(A, Temper("rattled", "annoyed", until)) in players.take_gestures(Millis(TOUCH))
    beaten.until(until - 1)
    assert players.next_deadline() == until
    (gesture,) = [made for made in players.take_gestures(until) if isinstance(made.shown, Temper)]
    assert gesture.shown != Temper("rattled", "annoyed", until)
    assert players.next_deadline() != until


def test_who_finds_nothing_to_do_waits() -> None:
    nothing = Laid(lay("8h 2h", "8c 6d", "7h Qs", spit=(3, 3))).until(TOUCH + 1)
    assert nothing.bot.bot.temper(nothing.now).manner == "plays"
    blocked = Laid(lay("2h 2d", "8c 6d", "7h Qs", spit=(3, 3))).until(TOUCH)
    assert blocked.bot.bot.temper(blocked.now).manner == "waits"


def test_one_who_was_beaten_is_annoyed_for_a_second_and_a_half() -> None:
    beaten = laid().until(TOUCH - 40).person(Play(SLOTS[0], PILES[0])).until(TOUCH)
    bot = beaten.bot.bot
    until = Millis(TOUCH + ANNOYED_FOR)
    assert ANNOYED_FOR == 1500
    assert bot.temper(Millis(TOUCH)) == bot.temper(Millis(until - 1)) == Temper("rattled", "annoyed", until)
    assert bot.temper(until).manner != "annoyed"


@pytest.mark.parametrize(
    ("ahead", "waits", "mood", "manner"),
    [
        (0, False, "calm", "plays"),
        (3, True, "calm", "waits"),
        (4, False, "ahead", "plays"),
        (-3, False, "calm", "plays"),
        (-4, False, "rattled", "hurries"),
        (-4, True, "rattled", "waits"),
    ],
)
def test_a_face_shows_who_is_ahead(ahead: int, waits: bool, mood: str, manner: str) -> None:
    shown = temper(ahead, annoyed_until=Millis(0), now=Millis(1), waits=waits)
    assert (shown.mood, shown.manner) == (mood, manner)


def test_one_who_is_behind_hurries() -> None:
    hasty = replace(STEADY, hurries=0.2)
    even, behind = "8h 2h", "8h/2 2h/2"
    times = [
        Laid(lay(mine, "8c 6d", "7h Qs", spit=(3, 3)), hasty).until(2000).asked[0][0] - ALWAYS
        for mine in (even, behind)
    ]
    assert times[1] == pytest.approx(0.8 * times[0], abs=1)


def test_one_who_was_beaten_sulks() -> None:
    position = lay("2h 2d 8h 2c", "8c 6d", "7h Ac", spit=(3, 3))
    patient, sulky = (replace(STEADY, sulks=sulks, uncovers=0, plans=0) for sulks in (0, 2000))
    assert Laid(position.copy(), patient).until(3000).asked[0][1] == Play(SLOTS[2], PILES[0])
    began = []
    for level in (patient, sulky):
        beaten = Laid(position.copy(), level).until(3000).asked[0][0]
        there = Laid(position.copy(), level).until(beaten - 40).person(Play(SLOTS[0], PILES[0])).until(8000)
        began.append(there.asked[1][0] - beaten)
    assert began[0] < 1500 < 2000 < began[1]
    assert HARE.sulks < LEVELS["tortoise"].sulks
