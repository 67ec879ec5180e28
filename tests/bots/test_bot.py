from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from itertools import chain, pairwise
from random import Random
from statistics import mean
from typing import Any

import pytest

from spitcards import PILES, QUICK, SLOTS, Card, Deal, Dealer, Fill, Game, Play, Rules, Slap, Spit, Turn
from spitcards.bots import OPPONENTS, make_bot, simulate
from spitcards.bots.bot import Bot
from spitcards.bots.hand import OWN_PILE, SLOT_POINTS, distance, route
from spitcards.rules.events import RoundOver
from spitcards.rules.types import Millis
from spitcards.table.outputs import Output
from spitcards.table.requests import Pause, Rematch, Resume
from spitcards.table.setup import Setup
from spitcards.table.table import Table
from spitcards.table.timing import COUNT_ROUND, HAND_GAP
from tests.rules.build import lay
from tests.rules.play import WAYS

from .masher import Masher
from .play import ALWAYS, HARE, STEADY, A, B, Laid, Watched, bots, setup, times_a_play, watch_game

NEAR_FIRST = replace(STEADY, uncovers=0, leads_on=0)


# --- a whole game ---


@pytest.mark.parametrize("rules", WAYS, ids=str)
@pytest.mark.parametrize("seed", [1, 2])
def test_two_bots_play_any_game_to_its_end_and_nobody_acts_for_them(rules: Rules, seed: int) -> None:
    plays_to_the_end(rules, seed)


@pytest.mark.soak
@pytest.mark.parametrize("rules", WAYS, ids=str)
def test_two_bots_play_many_games_of_any_kind_to_their_end(rules: Rules) -> None:
    for seed in range(100):
        plays_to_the_end(rules, seed)


def plays_to_the_end(rules: Rules, seed: int) -> None:
    settled = setup(rules, seed)
    seen = watch_game(settled, bots(settled, seed=seed))
    assert seen.table.game.is_over()
    assert not any(row.auto for row in seen.commits), "T3 to T6: the table had to act for a bot"


def test_the_same_seeds_make_the_same_game() -> None:
    settled = setup(QUICK, 3)
    first, second, third = (watch_game(settled, bots(settled, seed=seed)).table.game.record() for seed in (5, 5, 6))
    assert first == second != third


def test_a_hand_never_moves_twice_within_100_ms_t1() -> None:
    settled = setup(QUICK, 4)
    rows = watch_game(settled, bots(settled, HARE.slower(0.4))).commits
    for seat in (A, B):
        at = [row.at for row in rows if row.by == seat and isinstance(row.action, Play | Fill | Turn | Slap)]
        assert min(later - sooner for sooner, later in pairwise(at)) >= HAND_GAP


# --- hidden cards ---


class Stacked:
    """A dealer who deals the first round as told."""

    def __init__(self, packets: Sequence[Sequence[Card]], then: Dealer) -> None:
        self._packets = packets
        self._then = then

    def deal(self, number: int, packets: Sequence[Sequence[Card]] | None = None) -> Deal:
        if number > 1:
            return self._then.deal(number, packets)
        return Deal((tuple(self._packets[0]), tuple(self._packets[1])))


def first_round(packets: Sequence[Sequence[Card]], seed: int, name: str) -> tuple[list[object], list[set[Card]]]:
    """What was to be seen and what two bots asked and when, in their order; and what could not be seen after each."""
    base = setup(QUICK, seed)
    dealer: Any = Stacked(packets, base.dealer)
    players = {seat: Watched(make_bot(name, seat, base, Random(2 * seed + seat))) for seat in (A, B)}
    course: list[object] = []
    unseen: list[set[Card]] = []
    asked = {A: 0, B: 0}

    def watch(now: Millis, _: list[Output], table: Table) -> None:
        position = table.game.position
        if position.round > 1:
            return
        for seat, player in players.items():
            course.extend((seat, *each) for each in player.asked[asked[seat] :])
            asked[seat] = len(player.asked)
        course.append(("shown", now, table.view(A)))
        sides = zip(chain(*position.stocks), chain(*position.face_down), strict=True)
        hidden = {card for stock, down in sides for card in stock[:down]}
        unseen.extend([hidden.union(*position.spit_cards)] * (len(course) - len(unseen)))

    simulate(Setup(base.rules, base.players, dealer), players, Millis(45_000), watch)
    return course, unseen


@pytest.mark.parametrize("seed", range(2))
@pytest.mark.parametrize("name", OPPONENTS)
def test_cards_that_were_not_turned_yet_change_no_decision(name: str, seed: int) -> None:
    packets = Dealer.from_seed(seed).deal(1).packets
    course, unseen = first_round(packets, seed, name)
    chance = Random(seed)
    for moment in chance.sample(range(len(course)), 8):
        hidden = sorted(unseen[moment])
        exchanged = dict(zip(hidden, chance.sample(hidden, len(hidden)), strict=True))
        again, _ = first_round([[exchanged.get(card, card) for card in packet] for packet in packets], seed, name)
        parted = next((i for i, (one, other) in enumerate(zip(course, again, strict=False)) if one != other), None)
        if parted is not None:
            assert parted > moment
            assert course[parted][0] == again[parted][0] == "shown", "they part when a card is turned, and not before"


# --- racing ---


def test_it_can_be_beaten_to_a_pile_and_its_card_goes_back_rule_10() -> None:
    touch = Laid(lay("8h 2h", "8c 6d", "7h Qs", spit=(3, 3))).until(2000).asked[0]
    laid = Laid(lay("8h 2h", "8c 6d", "7h Qs", spit=(3, 3)))
    laid.until(touch[0] - 40).person(Play(SLOTS[0], PILES[0])).until(touch[0])
    assert laid.asked == [touch], "its eyes cannot tell it in time"
    assert [(at, reply.refused, reply.margin) for at, reply in laid.replies] == [(touch[0], "beaten", 40)]
    assert laid.table.game.position.top(A, SLOTS[0]) == "8h"


def test_the_way_back_costs_its_hand_the_time_of_the_way_rule_10() -> None:
    position = lay("2h 2d 8h 2c", "8c 6d", "7h Ac", spit=(3, 3))
    undisturbed = Laid(position.copy(), NEAR_FIRST).until(3000).asked
    assert undisturbed[0][1] == Play(SLOTS[2], PILES[0])
    touch = undisturbed[0][0]
    laid = Laid(position, NEAR_FIRST).until(touch - 40).person(Play(SLOTS[0], PILES[0])).until(3000)
    slot = SLOT_POINTS[2]
    back = touch + round(HARE.movement.time(distance(OWN_PILE, slot)))
    following = laid.asked[1][1]
    assert laid.asked[1][0] == back + round(HARE.movement.along(slot, route(A, following)))


def test_a_card_that_still_follows_the_new_top_is_played_rule_10() -> None:
    position = lay("8h 2h", "6d 7c Kc", "7h Qs", spit=(3, 3))
    touch = Laid(position.copy()).until(2000).asked[0][0]
    laid = Laid(position).until(touch - 150).person(Play(SLOTS[0], PILES[0]))
    laid.until(touch - 50).person(Play(SLOTS[1], PILES[0])).until(touch)
    assert laid.bot.asked[0][2].aim == "7h"
    assert [reply.refused for _, reply in laid.replies] == [None]
    assert laid.table.game.position.piles[0][-3:] == ["6d", "7c", "8h"]


def test_it_takes_its_card_back_when_it_notices_in_time() -> None:
    touch = Laid(lay("8h 2h", "8c 6d", "7h Qs", spit=(3, 3))).until(2000).asked[0][0]
    laid = Laid(lay("8h 2h", "8c 6d", "7h Qs", spit=(3, 3)))
    laid.until(touch - ALWAYS - 50).person(Play(SLOTS[0], PILES[0])).until(touch + 200)
    assert laid.asked == []


def test_its_press_names_the_card_it_aimed_at_and_since_when_that_was_there() -> None:
    laid = Laid(lay("8h 2h", "8c 6d", "7h Qs", spit=(3, 3))).until(2000)
    at, _, press = laid.bot.asked[0]
    assert press.aim == "7h"
    assert press.since == at


# --- phases, countdowns, pauses ---


def test_it_fills_and_turns_before_it_calls_rule_13() -> None:
    for turn, seed in (("auto", 1), ("auto", 2), ("manual", 3)):
        settled = setup(Rules(turn=turn), seed)
        seen = watch_game(settled, bots(settled, seed=seed), sound=False)
        game, calls = Game(settled.rules), 0
        for row in seen.commits:
            position = game.position
            if row.action == Spit() and position.phase == "play":
                calls += 1
                assert not position.can_fill(row.by)
                assert not position.can_turn(row.by)
            game.push(row.action, row.by, row.at)
        assert calls > 10


def test_it_slaps_the_smaller_pile_mostly_rule_15() -> None:
    right = wrong = 0
    for seed in range(16):
        settled = setup(QUICK, seed)
        game = Game(settled.rules)
        for row in watch_game(settled, bots(settled, seed=seed), sound=False).commits:
            if isinstance(row.action, Slap):
                mine, rest = (len(game.position.piles[pile]) for pile in (row.action.pile, 1 - row.action.pile))
                right += mine < 0.8 * rest
                wrong += rest < 0.8 * mine
            game.push(row.action, row.by, row.at)
    assert right > 25
    assert wrong < 0.15 * right


def test_it_drops_what_it_was_about_to_do_when_the_round_ends_rule_14() -> None:
    laid = Laid(lay("8h 8d", "6c", "7h Qs", spit=(3, 3)))
    touch = Laid(lay("8h 8d", "6c", "7h Qs", spit=(3, 3))).until(2000).asked[0][0]
    laid.until(touch - 100).person(Play(SLOTS[0], PILES[0])).until(3000)
    assert not any(isinstance(request, Play) for _, request in laid.asked)
    assert isinstance(laid.asked[0][1], Slap)
    assert laid.asked[0][0] > touch - 100 + ALWAYS


def test_it_waits_in_a_pause_and_looks_anew_after_it_t7() -> None:
    laid = Laid(lay("8h 2h", "6d", "7h Qs", spit=(3, 3)))
    laid.until(ALWAYS + 100).person(Pause()).until(20_000)
    assert laid.asked == []
    assert laid.players.next_deadline() is None
    laid.person(Resume()).until(20_000 + COUNT_ROUND)
    assert laid.asked == []
    laid.until(23_000)
    assert laid.asked[0][0] > 20_000 + COUNT_ROUND + ALWAYS


def test_it_waits_for_one_who_is_cut_off_t7() -> None:
    laid = Laid(lay("8h 2h", "6d", "7h Qs", spit=(3, 3)))
    laid.until(ALWAYS + 100).cut().until(50_000)
    assert laid.asked == []
    laid.cut(back=True).until(55_000)
    assert laid.asked[0][1] == Play(SLOTS[0], PILES[0])


def test_a_call_that_a_pause_broke_off_is_said_again() -> None:
    laid = Laid(lay("2h 2s", "4c/1", "Th Qs", spit=(3, 3)))
    laid.person(Spit()).until(900)
    assert [request for _, request in laid.asked] == [Spit()]
    assert laid.table.view(A).counting is not None
    laid.person(Pause()).until(5000).person(Resume()).until(9000)
    assert [request for _, request in laid.asked][:2] == [Spit(), Spit()]
    assert laid.table.game.position.spit_cards[0] != 3


def test_it_agrees_to_a_rematch_when_it_is_asked_and_only_once() -> None:
    laid = Laid(lay("8h", "6c 6d", "7h -", spit=(0, 3), rules=Rules()))
    laid.until(6000)
    assert laid.table.game.is_over()
    assert not any(isinstance(request, Rematch) for _, request in laid.asked)
    laid.person(Rematch()).until(12_000)
    assert [request for _, request in laid.asked if isinstance(request, Rematch)] == [Rematch()]
    assert laid.table.both_wish_rematch()


# --- pace ---


def test_a_hare_takes_700_to_900_ms_a_play_and_calmly_1_6_times_as_long_t8() -> None:
    usual, calm = (mean(times_of_games(pace)) for pace in ("usual", "calm"))
    assert 700 <= usual <= 900
    assert 1.45 <= calm / usual <= 1.75


def times_of_games(pace: str) -> list[int]:
    times: list[int] = []
    for seed in range(6):
        settled = setup(QUICK, seed, pace=pace)  # type: ignore[arg-type]
        made = {seat: make_bot("hare", seat, settled, Random(2 * seed + seat)) for seat in (A, B)}
        times += times_a_play(watch_game(settled, made, sound=False), A)
    return times


# --- against one who looks at nothing (T2) ---


def rounds_against_masher(rounds: int) -> tuple[float, float]:
    """The share of rounds that a masher loses to a bot that takes 700 ms a play, and how long that bot took a play."""
    level = HARE.slower(0.835)
    lost = played = seed = 0
    times: list[int] = []
    while played < rounds:
        me, masher = (A, B) if seed % 2 else (B, A)
        settled = setup(QUICK, seed, people=[masher])
        actors = {me: Bot(level, me, settled.rules, Random(seed)), masher: Masher(masher)}
        seen = watch_game(settled, actors, sound=False)
        for told in seen.events(RoundOver):
            played += 1
            lost += told.event.finisher == me
        times += times_a_play(seen, me)
        seed += 1
    return lost / played, mean(times)


def test_tapping_blindly_loses_to_700_ms_a_play_t2() -> None:
    lost, took = rounds_against_masher(60)
    assert took == pytest.approx(700, abs=30)
    assert lost >= 0.6


@pytest.mark.soak
def test_tapping_blindly_loses_60_of_100_rounds_to_700_ms_a_play_t2() -> None:
    lost, took = rounds_against_masher(1000)
    assert took == pytest.approx(700, abs=15)
    assert lost >= 0.6
