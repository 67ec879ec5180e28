"""The table in time: clauses T1 to T8 of `docs/rules.md`, numbering, pauses, and what is told."""

from __future__ import annotations

import pytest

from spitcards import CHANCE, Card, Fill, Forfeit, IllegalActionError, Play, Resign, Rules, Seat, Slap, Spit, Turn
from spitcards.rules.actions import FILLS, PLAYS, SLAPS, TURNS
from spitcards.rules.events import Called, Cleared, Dealt, Ended, Flipped, Played, RoundOver, Slapped
from spitcards.rules.types import Millis, Pile
from spitcards.table.events import Break, Counting, Hinted, Paused, Present, Ring, Ringing, Wished
from spitcards.table.outputs import Commit, Reply, Told
from spitcards.table.requests import Claim, Leave, Pause, Press, Rematch, Resume
from spitcards.table.table import Table
from spitcards.table.timing import CUT_BUDGET
from tests.rules.build import lay

from .drive import PILE_0, PILE_1, A, B, Watched, setup


def on(card: str | None) -> Press:
    return Press(aim=None if card is None else Card(card))


def open_table(**kwargs: bool) -> Watched:
    """Both have much to play: fives and sevens on sixes."""
    watched = Watched(setup(**kwargs))
    watched.lay(lay("5c/1 5d 5h 5s 9c/1", "7c/1 7d 7h 9d 9h/1", "6c 6d", (5, 5)))
    return watched


def blocked_table(mine: str = "9c 9d", theirs: str = "9h 9s", **kwargs: bool) -> Watched:
    """Nobody can play, and without further ado nobody can fill."""
    watched = Watched(setup(**kwargs))
    watched.lay(lay(mine, theirs, "2c 2d", ("KcKd", "KhKs")))
    return watched


def in_slap(finisher: Seat = A, mine: str = "6c", theirs: str = "2c") -> Watched:
    """Seat 0 (or 1) has just played the last stock card."""
    watched = Watched()
    sides = ("5c", "9d 9h") if finisher == A else ("9d 9h", "5c")
    watched.lay(lay(*sides, f"{mine} {theirs}", (5, 5)))
    pile = PILE_0 if mine == "6c" else PILE_1
    assert watched.refused(finisher, Play(0, pile)) is None
    assert watched.phase == "slap"
    return watched


# --- the course of a round ---


def test_table_deals_at_once_and_writes_it_down_first() -> None:
    table = Table(setup(), Millis(5000))
    first, dealt, ring = table.drain()
    assert isinstance(first, Commit)
    assert (first.number, first.at, first.by) == (1, 0, CHANCE)
    assert isinstance(dealt, Told)
    assert (dealt.seq, dealt.at) == (1, 0)
    assert isinstance(dealt.event, Dealt)
    assert ring == Told(2, Millis(0), Ringing(Ring("ready", None, Millis(30_000), Millis(30_000))))


def test_the_first_spit_counts_at_once_and_the_second_after_three_beats() -> None:
    watched = Watched()
    assert watched.ask(A, Spit()) == Reply(A, 1)
    assert watched.ask(B, Spit()) is None
    assert watched.events(Counting) == [Counting(Millis(1800))]
    assert watched.refused(A, PLAYS[0][0]) == "counting"
    assert watched.refused(A, Spit()) == "counting"
    assert not watched.wait(1799)
    told = watched.wait(1)
    assert told[0] == Counting(None)
    assert told[1] == Called(B, None)
    assert isinstance(told[2], Flipped)
    assert watched.answer(B, 1) == Reply(B, 1)
    assert watched.phase == "play"


def test_a_later_pair_of_calls_counts_after_one_beat() -> None:
    watched = blocked_table()
    assert watched.refused(A, Spit()) is None
    assert watched.ask(B, Spit(PILE_0)) is None
    assert watched.events(Counting)[-1] == Counting(Millis(600))
    watched.wait(600)
    assert watched.position.piles[0][-1] == "Kh"


def test_rule_14c_the_second_call_ends_the_round_without_a_countdown() -> None:
    watched = Watched()
    watched.lay(lay("9c/2", "9h/2", "2c 2d"))
    assert watched.refused(A, Spit()) is None
    assert watched.refused(B, Spit()) is None
    assert watched.events(Counting) == []
    assert watched.phase == "slap"


def test_a_hand_that_waits_when_the_countdown_starts_is_told_in_its_turn() -> None:
    """T1: an action is judged when its turn comes, and hands are down then."""
    watched = Watched()
    watched.lay(lay("8d8h9c 7d7h9d", "9h", "2c 2d", (3, 3)))
    assert watched.refused(A, FILLS[0][2]) is None  # takes nothing back: nobody has called
    waiting = watched.send(A, FILLS[1][3])
    assert watched.position.blocked()
    assert watched.refused(B, Spit()) is None
    assert watched.ask(A, Spit()) is None
    watched.wait(100)
    assert watched.answer(A, waiting) == Reply(A, waiting, "counting")
    watched.wait(500)
    assert watched.events(Flipped)


def test_a_call_that_somebody_can_play_is_refused() -> None:
    assert open_table().refused(A, Spit()) == "not_blocked"


def test_moves_that_the_rules_refuse_cost_nothing() -> None:
    watched = Watched()
    watched.lay(lay("5c/1 . 9h", "9d", "6c 2d", (3, 3)))
    assert watched.ask(A, Play(1, PILE_0)) == Reply(A, 1, "no_card")
    assert watched.ask(A, FILLS[2][1]) == Reply(A, 2, "lone_card")
    assert watched.ask(A, TURNS[0]) == Reply(A, 3, "turns_itself")
    assert watched.ask(A, Play(7, PILE_0)) == Reply(A, 4, "no_such_place")  # type: ignore[arg-type]
    assert watched.ask(A, Play(0, PILE_0)) == Reply(A, 5)


def test_cleared_and_the_next_deal_come_together() -> None:
    watched = in_slap()
    watched.wait(100)
    before = len(watched.told)
    assert watched.refused(A, SLAPS[1]) is None
    kinds = [type(told.event) for told in watched.told[before:]]
    assert kinds == [Slapped, Cleared, Dealt, Ringing]
    assert [told.n for told in watched.told[before:]] == [2, None, None, None]
    assert [type(row.action) for row in watched.log[-2:]] == [Slap, type(watched.log[0].action)]


def test_what_an_action_brought_about_is_written_told_and_answered_in_this_order() -> None:
    watched = open_table()
    watched.table.receive(Millis(watched.now), A, 1, Play(0, PILE_0), on("6c"))
    commit, told, reply = watched.table.drain()
    assert isinstance(commit, Commit)
    assert (commit.n, commit.arrival, commit.press) == (1, 0, on("6c"))
    assert isinstance(told, Told)
    assert isinstance(told.event, Played)
    assert told.n == 1
    assert reply == Reply(A, 1)


# --- T1: one hand ---


def test_t1_two_plays_of_a_hand_are_100_ms_apart() -> None:
    watched = open_table()
    assert watched.refused(A, Play(1, PILE_0)) is None
    n = watched.send(A, Play(2, PILE_1))
    watched.wait(99)
    assert watched.answer(A, n) is None
    watched.wait(1)
    assert watched.answer(A, n) == Reply(A, n)
    assert watched.log[-1].at == watched.log[-2].at + 100


def test_t1_holds_for_fills_turns_and_slaps_too() -> None:
    watched = Watched(setup(Rules(turn="manual")))
    watched.lay(lay("5c/2 ?9d .", "9h 9s/1", "6c 2d", (5, 5), Rules(turn="manual")))
    sent = [watched.send(A, move) for move in (TURNS[1], FILLS[1][2], Play(0, PILE_0), TURNS[0])]
    assert watched.answer(A, sent[0]) == Reply(A, sent[0])
    assert [watched.answer(A, n) for n in sent[1:]] == [None] * 3
    watched.wait(100)
    assert watched.answer(A, sent[1]) == Reply(A, sent[1], "lone_card")
    assert watched.answer(A, sent[2]) == Reply(A, sent[2])  # what was refused has not moved the hand
    watched.wait(100)
    assert watched.answer(A, sent[3]) == Reply(A, sent[3])


def test_t1_who_finishes_cannot_slap_in_the_same_instant() -> None:
    watched = in_slap()
    slow = watched.send(A, SLAPS[0])
    assert watched.answer(A, slow) is None
    assert watched.refused(B, SLAPS[0]) is None
    watched.wait(100)
    assert watched.answer(A, slow) == Reply(A, slow, "not_slapping")


def test_t1_four_wait_and_more_are_too_fast() -> None:
    watched = open_table()
    sent = [watched.send(A, Play(slot, PILE_0)) for slot in (0, 1, 2, 3, 0, 1)]
    assert watched.answer(A, sent[0]) == Reply(A, sent[0])
    assert watched.answer(A, sent[5]) == Reply(A, sent[5], "too_fast")
    assert [watched.answer(A, n) for n in sent[1:5]] == [None] * 4
    watched.wait(10_000)
    assert all(watched.answer(A, n) for n in sent)


def test_t1_what_waits_is_judged_by_what_lies_there_then() -> None:
    watched = open_table()
    watched.send(A, Play(1, PILE_0))
    late = watched.send(A, Play(2, PILE_1))
    watched.wait(50)
    assert watched.refused(B, Play(1, PILE_1)) is None
    watched.wait(50)
    assert watched.answer(A, late) == Reply(A, late, "beaten", margin=Millis(50))


def test_t1_each_has_a_hand_of_its_own() -> None:
    watched = open_table()
    assert watched.refused(A, Play(1, PILE_0)) is None
    assert watched.refused(B, Play(1, PILE_1)) is None


def test_t1_a_call_is_said_by_mouth_and_waits_for_no_hand() -> None:
    watched = Watched()
    watched.lay(lay("8d8h9c", "9h", "2c 2d", (3, 3)))
    assert watched.refused(A, FILLS[0][1]) is None
    assert watched.refused(A, Spit()) is None


def test_t1_a_late_driver_lets_nobody_play_faster() -> None:
    watched = open_table()
    for slot in (1, 2, 3):
        watched.send(A, Play(slot, PILE_0 if slot == 1 else PILE_1), press=on(None))
    watched.sleep(1000)
    assert watched.log[-1].at - watched.log[-2].at >= 100


# --- T2: misses, and being beaten ---


def test_t2_misses_in_a_row_cost_400_800_and_then_1600() -> None:
    watched = Watched()
    watched.lay(lay("9c 9d", "5d/1", "6c 2d", (3, 3)))
    costs = []
    for _ in range(5):
        reply = watched.ask(A, Play(0, PILE_0))
        assert reply is not None
        assert reply.refused == "does_not_follow"
        costs.append(reply.busy)
        watched.wait(reply.busy or 0)
    assert costs == [400, 800, 1600, 1600, 1600]


def test_t2_a_miss_occupies_the_hand() -> None:
    watched = open_table()
    watched.send(A, Play(4, PILE_0))
    good = watched.send(A, Play(0, PILE_0))
    watched.wait(399)
    assert watched.answer(A, good) is None
    watched.wait(1)
    assert watched.answer(A, good) == Reply(A, good)


@pytest.mark.parametrize(("wait", "cost"), [(2999, 800), (3000, 400)])
def test_t2_three_seconds_without_a_miss_start_anew(wait: int, cost: int) -> None:
    watched = open_table()
    watched.send(A, Play(4, PILE_0))
    watched.wait(wait)
    reply = watched.ask(A, Play(4, PILE_0))
    assert reply is not None
    assert reply.busy == cost


def test_t2_a_play_that_counts_starts_anew() -> None:
    watched = open_table()
    watched.send(A, Play(4, PILE_0))
    watched.wait(400)
    assert watched.refused(A, Play(1, PILE_0)) is None
    watched.wait(100)
    assert watched.ask(A, Play(4, PILE_1)) == Reply(A, 3, "does_not_follow", busy=Millis(400))


def test_t2_a_fill_does_not_start_anew() -> None:
    watched = Watched()
    watched.lay(lay("9c/2 .", "5d/1", "6c 2d", (3, 3)))
    watched.send(A, Play(0, PILE_0))
    watched.wait(400)
    assert watched.refused(A, FILLS[0][1]) is None
    watched.wait(100)
    assert watched.ask(A, Play(1, PILE_0)) == Reply(A, 3, "does_not_follow", busy=Millis(800))


def test_t2_being_beaten_to_a_pile_costs_nothing() -> None:
    watched = open_table()
    assert watched.refused(B, Play(1, PILE_0)) is None
    watched.wait(37)
    assert watched.ask(A, Play(0, PILE_0), on("6c")) == Reply(A, 1, "beaten", margin=Millis(37))
    watched.wait(100)
    assert watched.refused(A, Play(0, PILE_1)) is None  # and the hand is free


def test_the_log_counts_what_missed_and_what_came_too_late() -> None:
    watched = open_table()
    assert watched.refused(B, Play(1, PILE_0)) is None
    assert watched.ask(A, Play(0, PILE_0), on("6c")) is not None  # beaten
    watched.wait(100)
    assert watched.refused(A, Play(4, PILE_1), on("6d")) == "does_not_follow"
    watched.wait(400)
    assert watched.refused(A, Play(0, PILE_1), on("6d")) is None
    assert [(row.missed, row.beaten) for row in watched.log[-2:]] == [((0, 0), (0, 0)), ((1, 0), (1, 0))]


def test_rule_10_a_play_that_still_follows_the_new_top_counts() -> None:
    watched = Watched()
    watched.lay(lay("5c/1 9c", "7c/1 9h", "6c 8c", (5, 5)))
    assert watched.refused(B, Play(0, PILE_1)) is None
    watched.wait(20)
    watched.position.stocks[A][0][-1], other = Card("6h"), watched.position.stocks[A][0][-1]
    for pile in watched.position.piles:
        pile[:] = [other if card == "6h" else card for card in pile]
    watched.lay(watched.position)
    assert watched.refused(A, Play(0, PILE_1), on("8c")) is None


def test_t2_an_aim_that_never_lay_there_is_a_miss() -> None:
    watched = open_table()
    assert watched.refused(B, Play(1, PILE_0)) is None
    for forged in ("4h", "6d", None, "7d"):  # of no pile, of the other pile, none, and what lies there
        assert watched.refused(A, Play(0, PILE_0), on(forged)) == "does_not_follow"
        watched.wait(1600)
        watched.lay(lay("5c/1 5d 5h 5s 9c/1", "7c/1 7d 7h 9d 9h/1", "6c 6d", (5, 5)))
        assert watched.refused(B, Play(1, PILE_0)) is None


def test_t2_an_aim_that_the_card_does_not_follow_is_a_miss() -> None:
    watched = open_table()
    assert watched.refused(B, Play(1, PILE_0)) is None
    assert watched.refused(A, Play(4, PILE_0), on("6c")) == "does_not_follow"


@pytest.mark.parametrize(("late", "answer"), [(1000, "beaten"), (1001, "does_not_follow")])
def test_t2_an_aim_that_was_covered_more_than_a_second_ago_is_a_miss(late: int, answer: str) -> None:
    watched = open_table()
    assert watched.refused(B, Play(1, PILE_0)) is None
    watched.wait(late)
    assert watched.refused(A, Play(0, PILE_0), on("6c")) == answer


def test_t2_it_counts_when_the_aim_was_covered_not_when_the_pile_last_changed() -> None:
    watched = Watched()
    watched.lay(lay("5c/1 9c", "7c/1 8c", "6c 2d", (5, 5)))
    assert watched.refused(B, Play(0, PILE_0)) is None
    watched.wait(900)
    assert watched.refused(B, Play(1, PILE_0)) is None
    watched.wait(200)
    assert watched.refused(A, Play(0, PILE_0), on("6c")) == "does_not_follow"


def test_t2_nobody_is_beaten_by_oneself() -> None:
    watched = open_table()
    assert watched.refused(A, Play(1, PILE_0)) is None
    watched.wait(100)
    assert watched.refused(A, Play(2, PILE_0), on("6c")) == "does_not_follow"


def test_t2_what_builds_on_a_beaten_card_is_beaten_too() -> None:
    """The own screen showed the own card there."""
    watched = Watched()
    watched.lay(lay("5c/1 4c 3c 9c", "7c/1 9h", "6c Kd", (5, 5)))
    assert watched.refused(B, Play(0, PILE_0)) is None
    watched.wait(10)
    assert watched.ask(A, Play(0, PILE_0), on("6c")) == Reply(A, 1, "beaten", margin=Millis(10))
    watched.send(A, Play(1, PILE_0), press=on("5c"))
    watched.send(A, Play(2, PILE_0), press=on("4c"))
    watched.wait(200)
    assert watched.answer(A, 2) == Reply(A, 2, "beaten", margin=Millis(110))
    assert watched.answer(A, 3) == Reply(A, 3, "beaten", margin=Millis(210))


def test_t2_the_card_of_somebody_else_that_was_beaten_is_no_aim() -> None:
    watched = Watched()
    watched.lay(lay("5c/1 4c", "7c/1 4h", "6c Kd", (5, 5)))
    assert watched.refused(A, Play(0, PILE_0)) is None
    assert watched.refused(B, Play(0, PILE_0), on("6c")) == "beaten"
    watched.wait(100)
    assert watched.refused(A, Play(1, PILE_1), on("7c")) == "does_not_follow"


def test_t2_it_counts_when_the_press_came_not_when_the_hand_was_free() -> None:
    watched = Watched()
    watched.lay(lay("5c/1 9c", "7c/1 9h", "6c Kd", (5, 5)))
    watched.send(A, Play(1, PILE_1))
    watched.wait(400)
    watched.send(A, Play(1, PILE_1))
    watched.wait(800)
    assert watched.refused(B, Play(0, PILE_0)) is None
    watched.send(A, Play(1, PILE_1))  # 1,600 ms
    late = watched.send(A, Play(0, PILE_0), press=on("6c"))
    watched.wait(1600)
    assert watched.answer(A, late) == Reply(A, late, "beaten", margin=Millis(1600))


def test_t2_a_slap_before_the_end_of_the_round_costs_500() -> None:
    watched = open_table()
    assert watched.ask(A, SLAPS[0]) == Reply(A, 1, "not_slapping", busy=Millis(500))
    waiting = watched.send(A, Play(0, PILE_0))
    watched.wait(499)
    assert watched.answer(A, waiting) is None
    watched.wait(1)
    assert watched.answer(A, waiting) == Reply(A, waiting)


def test_rule_15_the_second_slap_costs_nothing() -> None:
    watched = in_slap()
    assert watched.refused(B, SLAPS[1]) is None
    assert watched.position.round == 2
    watched.wait(100)
    assert watched.ask(A, SLAPS[0]) == Reply(A, 2, "not_slapping")


# --- T3: calls ---


def test_t3_who_is_blocked_and_can_do_nothing_is_called_for_after_3_s() -> None:
    watched = blocked_table()
    assert watched.table.view(A).ring == Ring("call", None, Millis(3000), Millis(3000))
    watched.wait(2999)
    assert watched.log[-1].at == 0
    told = watched.wait(1)
    assert told[0] == Called(A, PILE_0)
    assert told[1] == Counting(Millis(3600))
    watched.wait(600)
    assert [row.auto for row in watched.log[-2:]] == [True, True]
    assert watched.told[-1].auto or watched.told[-2].auto
    assert len(watched.position.spit_cards[A]) == 1


def test_t3_who_has_called_is_not_called_for() -> None:
    watched = blocked_table()
    assert watched.refused(A, Spit(PILE_1)) is None
    assert watched.table.view(B).ring == Ring("call", B, Millis(3000), Millis(3000))
    watched.wait(3600)
    assert [row.auto for row in watched.log[-2:]] == [False, True]


def test_t3_who_could_fill_is_called_for_6_s_after_the_others_call() -> None:
    watched = blocked_table(mine="9c/3")
    assert watched.table.view(A).ring == Ring("call", B, Millis(3000), Millis(3000))
    watched.wait(3000)
    assert watched.table.view(A).ring == Ring("call", A, Millis(9000), Millis(6000))
    watched.wait(5999)
    assert watched.events(Counting) == []
    watched.wait(1)
    assert watched.events(Counting) == [Counting(Millis(9600))]
    watched.wait(600)
    assert watched.events(Flipped)


def test_t3_who_could_turn_is_called_for_6_s_after_the_others_call() -> None:
    rules = Rules(turn="manual")
    watched = Watched(setup(rules))
    watched.lay(lay("?5c", "9c", "2c 2d", (3, 3), rules))
    watched.wait(8999)
    assert not watched.position.called[A]
    assert watched.position.called[B]
    watched.wait(601)
    assert watched.events(Flipped)


def test_t3_a_fill_takes_calls_and_their_time_back() -> None:
    watched = Watched()
    watched.lay(lay("8d8h9c", "9h 9s", "2c 2d", (2, 2)))
    watched.wait(3000)
    assert watched.position.called == [False, True]
    watched.wait(1000)
    assert watched.refused(A, FILLS[0][1]) is None
    assert watched.position.called == [False, False]
    watched.wait(2999)
    assert watched.position.called == [False, False]
    watched.wait(1)
    assert watched.position.called == [False, True]


def test_t3_two_who_could_both_fill_are_left_alone_until_one_calls() -> None:
    watched = blocked_table(mine="9c/3", theirs="9h/3")
    watched.wait(59_999)
    assert watched.position.called == [False, False]
    assert watched.table.view(A).pause is None
    watched.wait(1)
    assert watched.table.view(A).pause is not None


# --- T4: who alone can do anything ---


def alone(**kwargs: bool) -> Watched:
    watched = Watched(setup(**kwargs))
    watched.lay(lay("9d 5c/1 5d", "9h 9s", "6c 6d", (3, 3)))
    return watched


def test_t4_a_hint_after_6_s_and_a_play_after_12() -> None:
    watched = alone()
    assert watched.table.view(A).ring is None
    watched.wait(5999)
    assert not watched.events(Hinted)
    assert watched.wait(1) == [Hinted(A), Ringing(Ring("move", A, Millis(12_000), Millis(6000)))]
    assert watched.wait(5999) == []
    watched.wait(1)
    assert watched.log[-1].action == Play(1, PILE_0)  # the lowest slot that can, and the own side's pile
    assert watched.log[-1].auto
    assert watched.table.view(A).hint is None


def test_t4_the_own_sides_pile_comes_first() -> None:
    watched = Watched()
    watched.lay(lay("9h 9s", "9d 5c/1", "6c 6d", (3, 3)))
    watched.wait(12_000)
    assert watched.log[-1].action == Play(1, PILE_1)


def test_t4_the_other_pile_where_only_that_fits() -> None:
    watched = Watched()
    watched.lay(lay("9h 9s", "9d 5c/1", "6c 2d", (3, 3)))
    watched.wait(12_000)
    assert watched.log[-1].action == Play(1, PILE_0)


def test_t4_a_play_in_time_takes_the_hint_back() -> None:
    watched = alone()
    watched.wait(6000)
    assert watched.refused(A, Play(2, PILE_0)) is None
    assert watched.events(Hinted) == [Hinted(A), Hinted(None)]


def test_t4_a_miss_is_not_doing_anything() -> None:
    watched = alone()
    watched.wait(5000)
    watched.send(A, Play(0, PILE_0))
    watched.wait(7000)
    assert watched.log[-1].auto


def test_t4_where_both_can_do_something_the_table_does_nothing() -> None:
    watched = open_table()
    watched.wait(59_999)
    assert not watched.events(Hinted)
    assert len(watched.log) == 1


def test_t4_who_can_only_fill_can_do_something() -> None:
    watched = Watched()
    watched.lay(lay("9d 5c/1 5d", "9h/3 9s", "6c 6d", (3, 3)))
    watched.wait(59_000)
    assert not watched.events(Hinted)


# --- T5: slaps ---


@pytest.mark.parametrize(
    ("finisher", "mine", "theirs", "pile"),
    [(A, "6c", "2c", 1), (B, "6c", "2c", 1), (A, "2c", "6c", 0), (B, "2c", "6c", 0)],
)
def test_t5_nobody_slaps_and_the_finisher_gets_the_smaller_pile(
    finisher: Seat, mine: str, theirs: str, pile: int
) -> None:
    watched = in_slap(finisher, mine, theirs)
    sizes = [len(cards) for cards in watched.position.piles]
    smaller = sizes.index(min(sizes)) if sizes[0] != sizes[1] else finisher
    assert watched.table.view(A).ring == Ring("slap", None, Millis(5000), Millis(5000))
    watched.wait(4999)
    assert watched.phase == "slap"
    watched.wait(1)
    slapped = watched.log[-2]
    assert (slapped.by, slapped.action, slapped.auto) == (finisher, Slap(Pile(smaller)), True)


def test_t5_of_two_equal_piles_the_finisher_gets_the_own() -> None:
    watched = in_slap(B)
    piles = watched.position.piles
    while len(piles[0]) > len(piles[1]):
        piles[1].insert(0, piles[0].pop(0))
    while len(piles[0]) < len(piles[1]):
        piles[0].insert(0, piles[1].pop(0))
    if len(piles[0]) == len(piles[1]):
        watched.lay(watched.position)
        watched.wait(5000)
        assert watched.log[-2].action == Slap(PILE_1)


def test_t5_if_nobody_finished_each_takes_the_own_sides_pile() -> None:
    watched = Watched()
    watched.lay(lay("9c/2", "9h/2", "2c 2d"))
    watched.send(A, Spit())
    watched.send(B, Spit())
    watched.wait(5000)
    assert (watched.log[-2].by, watched.log[-2].action) == (A, Slap(PILE_0))
    assert watched.events(Slapped) == [Slapped(A, PILE_0)]


# --- T6: before a round ---


def test_t6_after_30_s_spit_is_said_for_both() -> None:
    watched = Watched()
    watched.wait(29_999)
    assert watched.position.called == [False, False]
    watched.wait(1)
    assert watched.position.called == [True, False]
    assert watched.events(Counting) == [Counting(Millis(31_800))]
    watched.wait(1800)
    assert watched.events(Flipped)
    assert [row.auto for row in watched.log] == [False, True, True]


def test_t6_after_30_s_spit_is_said_for_the_one_who_has_not() -> None:
    watched = Watched()
    watched.send(B, Spit())
    assert watched.table.view(A).ring == Ring("ready", A, Millis(30_000), Millis(30_000))
    watched.wait(31_800)
    assert watched.events(Flipped)
    assert [row.by for row in watched.log] == [CHANCE, B, A]


def test_t6_against_the_computer_there_is_no_such_limit() -> None:
    watched = Watched(setup(computer=True))
    assert watched.table.view(A).ring is None
    assert watched.table.next_deadline() is None
    assert watched.wait(500_000) == []
    assert watched.phase == "ready"


# --- T7: pauses ---


def test_t7_a_cut_pauses_at_once_and_all_back_goes_on_after_a_countdown() -> None:
    watched = open_table()
    watched.wait(1000)
    watched.cut(B)
    assert watched.events(Present, Paused) == [
        Present([True, False]),
        Paused(Break("cut", [False, False], [Millis(120_000)] * 2, [False, False])),
    ]
    assert watched.refused(A, Play(0, PILE_0)) == "paused"
    assert watched.refused(A, Spit()) == "paused"
    watched.wait(40_000)
    assert watched.at == 1000  # the game's clock stands still
    watched.join(B)
    pause = watched.table.view(A).pause
    assert pause is not None
    assert pause.back == [True, True]
    assert pause.left == [120_000, 80_000]
    assert watched.events(Counting) == [Counting(Millis(2800))]
    watched.wait(1799)
    assert watched.table.view(A).pause is not None
    assert watched.wait(1)[:2] == [Counting(None), Paused(None)]
    assert watched.at == 1000
    assert watched.refused(A, Play(0, PILE_0)) is None


def test_t7_a_cut_during_the_countdown_breaks_it_off() -> None:
    watched = open_table()
    watched.cut(B)
    watched.join(B)
    watched.wait(1000)
    watched.cut(A)
    assert watched.events(Counting)[-1] == Counting(None)
    watched.wait(5000)
    assert watched.table.view(A).pause is not None
    watched.join(A)
    watched.wait(1800)
    assert watched.table.view(A).pause is None


def test_t7_a_call_that_waited_for_the_countdown_is_refused_by_a_pause_and_may_come_again() -> None:
    watched = Watched()
    watched.send(A, Spit())
    call = watched.send(B, Spit())
    watched.cut(A)
    assert watched.answer(B, call) == Reply(B, call, "paused")
    watched.join(A)
    watched.wait(1800)
    assert watched.phase == "ready"
    assert watched.ask(B, Spit()) is None
    watched.wait(1800)
    assert watched.phase == "play"


def test_t7_a_call_by_the_table_is_made_again_after_a_pause() -> None:
    watched = blocked_table()
    watched.wait(3000)
    watched.cut(A)
    watched.join(A)
    watched.wait(1800)
    watched.wait(600)
    assert watched.events(Flipped)


def test_t7_what_waits_for_the_hand_is_refused_by_a_pause() -> None:
    watched = open_table()
    watched.send(A, Play(1, PILE_0))
    waiting = watched.send(A, Play(2, PILE_1))
    watched.cut(B)
    assert watched.answer(A, waiting) == Reply(A, waiting, "paused")


def test_t7_after_120_s_of_pauses_in_all_the_other_may_claim_the_win() -> None:
    watched = open_table()
    watched.cut(B)
    watched.wait(100_000)
    watched.join(B)
    watched.wait(5000)
    watched.cut(B)
    assert watched.refused(A, Claim()) == "nothing_to_claim"
    watched.wait(19_999)
    assert watched.refused(A, Claim()) == "nothing_to_claim"
    watched.wait(1)
    pause = watched.table.view(A).pause
    assert pause is not None
    assert pause.claimable == [False, True]
    assert watched.table.next_deadline() is None
    assert watched.ask(A, Claim()) == Reply(A, 3)
    assert watched.events(Ended) == [Ended(A, "forfeited")]
    assert (watched.log[-1].by, watched.log[-1].action) == (B, Forfeit())


def test_t7_the_other_may_wait_longer_and_play_on() -> None:
    watched = open_table()
    watched.cut(B)
    watched.wait(200_000)
    watched.join(B)
    watched.wait(1800)
    assert watched.refused(B, Play(0, PILE_0)) is None
    watched.cut(B)
    pause = watched.table.view(A).pause
    assert pause is not None
    assert pause.left == [120_000, 0]
    assert pause.claimable == [False, True]


def test_t7_the_other_may_leave_at_no_cost_when_the_time_is_used_up() -> None:
    watched = open_table()
    watched.cut(B)
    watched.wait(120_000)
    assert watched.refused(A, Leave()) is None
    assert watched.table.closed
    assert watched.table.game.outcome() is None
    assert not any(isinstance(row.action, Forfeit) for row in watched.log)


def test_t7_who_leaves_before_that_forfeits() -> None:
    watched = open_table()
    watched.cut(B)
    watched.wait(119_999)
    assert watched.refused(A, Leave()) is None
    assert watched.events(Ended) == [Ended(B, "forfeited")]


def test_t7_two_who_are_cut_off_use_their_own_time_each() -> None:
    watched = open_table()
    watched.cut(A)
    watched.wait(10_000)
    watched.cut(B)
    watched.wait(20_000)
    watched.join(A)
    watched.wait(5_000)
    watched.join(B)
    watched.wait(2_000)
    watched.cut(A)
    pause = watched.table.view(A).pause
    assert pause is not None
    assert pause.left == [90_000, 95_000]


def test_t7_when_nobody_has_acted_for_60_s_the_game_pauses_until_both_resume() -> None:
    watched = open_table()
    watched.wait(59_999)
    assert not watched.events(Paused)
    watched.wait(1)
    assert watched.events(Paused) == [Paused(Break("idle", [False, False], [Millis(120_000)] * 2, [False, False]))]
    assert watched.refused(A, Resume()) is None
    watched.wait(10_000)
    assert watched.table.view(A).pause is not None
    assert watched.refused(B, Resume()) is None
    watched.wait(1800)
    assert watched.table.view(A).pause is None
    watched.wait(59_999)
    assert watched.table.view(A).pause is None


def test_t7_what_the_table_does_for_somebody_is_nobody_acting() -> None:
    """Two who have gone would else be played for, round after round."""
    watched = Watched()
    watched.wait(59_999)
    assert sum(row.auto for row in watched.log) >= 2
    assert watched.table.view(A).pause is None
    watched.wait(1)
    assert watched.events(Paused) == [Paused(Break("idle", [False, False], [Millis(120_000)] * 2, [False, False]))]


def test_t7_an_idle_pause_comes_before_a_round_too() -> None:
    watched = Watched()
    watched.lay(lay("5c", "9d 9h", "6c 2c", (5, 5)))
    watched.wait(40_000)  # played after 12 s, slapped after 17, and the next round is ready
    assert watched.position.round >= 2
    watched.wait(19_999)
    assert watched.table.view(A).pause is None
    watched.wait(1)
    assert watched.table.view(A).pause is not None


def test_t7_after_a_restart_only_what_people_did_counts_as_acting() -> None:
    watched = Watched()
    watched.wait(40_000)
    watched.restore()
    for seat in (A, B):
        watched.join(seat)
    watched.wait(1800)
    watched.wait(60_000)
    pause = watched.table.view(A).pause
    assert pause is not None
    assert pause.why == "idle"


def test_a_game_against_the_computer_is_paused_at_will() -> None:
    watched = open_table(computer=True)
    assert watched.refused(A, Pause()) is None
    assert watched.events(Paused) == [Paused(Break("asked", [False, True], [Millis(120_000)] * 2, [False, False]))]
    assert watched.refused(A, Pause()) == "paused"
    assert watched.refused(B, Play(0, PILE_0)) == "paused"
    assert watched.refused(A, Resume()) is None
    watched.wait(1800)
    assert watched.refused(B, Play(0, PILE_0)) is None
    assert watched.refused(A, Resume()) == "not_paused"


def test_a_game_of_two_people_is_not_paused_at_will() -> None:
    assert open_table().refused(A, Pause()) == "not_alone"


@pytest.mark.parametrize("why", ["asked", "idle"])
def test_a_pause_that_was_there_before_a_cut_is_there_after_it(why: str) -> None:
    """Whose connection comes back by itself may not be looking."""
    watched = open_table(computer=True)
    if why == "asked":
        watched.send(A, Pause())
    else:
        watched.wait(60_000)
    watched.cut(A)
    pause = watched.table.view(A).pause
    assert pause is not None
    assert pause.why == "cut"
    watched.join(A)
    watched.wait(10_000)
    pause = watched.table.view(A).pause
    assert pause is not None
    assert (pause.why, pause.back) == (why, [False, True])
    assert watched.refused(A, Resume()) is None
    watched.wait(1800)
    assert watched.table.view(A).pause is None


def test_a_computer_that_plays_on_alone_keeps_the_game_from_being_idle() -> None:
    watched = open_table(computer=True)
    watched.wait(50_000)
    assert watched.refused(B, Play(0, PILE_0)) is None
    watched.wait(59_999)
    assert watched.table.view(A).pause is None


# --- T8 ---


def test_t8_a_calm_pace_has_no_calls_hints_plays_or_slaps_by_the_table() -> None:
    for position in (
        lay("9c 9d", "9h 9s", "2c 2d", (3, 3)),
        lay("9d 5c/1 5d", "9h 9s", "6c 6d", (3, 3)),
        lay("5c", "9d 9h", "6c 2c", (5, 5)),
    ):
        watched = Watched(setup(computer=True, pace="calm"))
        watched.lay(position)
        watched.wait(59_999)
        assert len(watched.log) == 1
        assert not watched.events(Hinted, Ringing)


def test_t8_a_slap_at_a_calm_pace_takes_its_time() -> None:
    watched = Watched(setup(computer=True, pace="calm"))
    watched.lay(lay("5c", "9d 9h", "6c 2c", (5, 5)))
    watched.send(A, Play(0, PILE_0))
    watched.wait(50_000)
    assert watched.phase == "slap"


def test_t8_a_calm_pace_is_against_the_computer_alone() -> None:
    watched = Watched(setup())
    object.__setattr__(watched.setup, "pace", "calm")
    watched.lay(lay("9c 9d", "9h 9s", "2c 2d", (3, 3)))
    assert watched.table.next_deadline() == watched.now + 3000


# --- the end of a game ---


@pytest.mark.parametrize("phase", ["ready", "counting", "play", "slap", "paused"])
def test_rule_25_a_player_may_resign_at_any_time(phase: str) -> None:
    watched = Watched() if phase in ("ready", "counting") else in_slap() if phase == "slap" else open_table()
    held = None
    if phase == "counting":
        watched.send(A, Spit())
        held = watched.send(B, Spit())
    if phase == "paused":
        watched.cut(B)
    waiting = watched.send(B, Play(1, PILE_0)) if phase == "play" else None
    waiting = watched.send(B, Play(2, PILE_1)) if phase == "play" else waiting
    assert watched.refused(A, Resign()) is None
    assert watched.events(Ended) == [Ended(B, "resigned")]
    for n in (held, waiting):
        assert n is None or watched.answer(B, n) == Reply(B, n, "game_over")
    assert watched.refused(B, Resign()) == "game_over"
    assert watched.refused(B, Play(0, PILE_0)) == "game_over"
    assert watched.refused(B, Spit()) == "game_over"
    assert watched.table.next_deadline() is None
    assert not watched.table.closed


def test_who_leaves_a_running_game_forfeits_it() -> None:
    watched = open_table()
    assert watched.refused(A, Leave()) is None
    assert watched.events(Ended) == [Ended(B, "forfeited")]
    assert watched.table.view(B).present == [False, True]
    assert not watched.table.closed
    assert watched.refused(B, Leave()) is None
    assert watched.table.closed


def test_who_leaves_the_computer_closes_the_table() -> None:
    watched = open_table(computer=True)
    assert watched.refused(A, Leave()) is None
    assert watched.table.closed


def test_a_rematch_is_wished_for_by_both_after_the_end() -> None:
    watched = open_table()
    assert watched.refused(A, Rematch()) == "not_over"
    watched.send(A, Resign())
    assert watched.refused(A, Rematch()) is None
    assert not watched.table.both_wish_rematch()
    assert watched.refused(B, Rematch()) is None
    assert watched.events(Wished) == [Wished([True, False]), Wished([True, True])]
    assert watched.table.both_wish_rematch()


def test_who_leaves_takes_the_wish_for_a_rematch_back_and_everybody_is_told() -> None:
    watched = open_table()
    watched.send(A, Resign())
    watched.send(A, Rematch())
    watched.send(B, Leave())
    assert watched.events(Wished) == [Wished([True, False]), Wished([False, False])]
    assert not watched.table.both_wish_rematch()


def test_after_the_end_there_is_nothing_to_pause_claim_or_resume() -> None:
    watched = open_table(computer=True)
    watched.send(A, Resign())
    assert watched.refused(A, Pause()) == "game_over"
    assert watched.refused(A, Claim()) == "nothing_to_claim"
    assert watched.refused(A, Resume()) == "not_paused"
    watched.cut(A)
    assert not watched.events(Paused)
    watched.join(A)
    assert watched.events(Present)[-1] == Present([True, True])


def test_a_round_that_ends_the_game_is_told_and_nothing_is_dealt() -> None:
    rules = Rules(win="points", target=1)
    watched = Watched(setup(rules))
    watched.lay(lay("5c", "9d 9h", "6c 2c", (4, 5), rules))
    assert watched.refused(A, Play(0, PILE_0)) is None
    kinds = [type(told.event) for told in watched.told[-4:]]
    assert kinds == [Played, RoundOver, Cleared, Ended]
    assert watched.phase == "over"


# --- numbers ---


def test_a_request_sent_again_gets_the_same_answer_and_counts_once() -> None:
    watched = open_table()
    n = watched.send(A, Play(1, PILE_0))
    rows = len(watched.log)
    watched.send(A, Play(1, PILE_0), n=n)
    assert watched.replies[A, n] == [Reply(A, n), Reply(A, n)]
    assert len(watched.log) == rows


def test_a_request_sent_again_while_it_waits_is_answered_once() -> None:
    watched = open_table()
    watched.send(A, Play(1, PILE_0))
    n = watched.send(A, Play(2, PILE_1))
    watched.send(A, Play(2, PILE_1), n=n)
    watched.wait(100)
    assert watched.replies[A, n] == [Reply(A, n)]


def test_a_number_given_to_another_request_is_refused() -> None:
    watched = open_table()
    n = watched.send(A, Play(1, PILE_0))
    watched.table.receive(Millis(watched.now), A, n, Play(2, PILE_0))
    assert watched.table.drain() == [Reply(A, n, "numbered_twice")]


def test_a_number_that_was_passed_over_is_refused() -> None:
    watched = open_table()
    watched.send(A, Play(1, PILE_0), n=5)
    for n in (4, 0, -1):
        watched.table.receive(Millis(watched.now), A, n, Play(1, PILE_0))
        assert watched.table.drain() == [Reply(A, n, "numbered_low")]


def test_the_numbers_of_the_seats_have_nothing_to_do_with_one_another() -> None:
    watched = open_table()
    watched.send(A, Play(1, PILE_0), n=9)
    assert watched.table.last_number(A) == 9
    assert watched.table.last_number(B) == 0


# --- coming back ---


def test_joining_twice_and_being_cut_twice_change_nothing() -> None:
    watched = open_table()
    watched.join(A)
    assert watched.events(Present) == []
    watched.cut(A)
    watched.cut(A)
    assert len(watched.events(Present)) == 1


def test_restore_pauses_until_everybody_is_back_and_goes_on() -> None:
    watched = Watched()
    watched.ready()
    first = next(seat for seat in (A, B) if watched.legal(seat))
    n = watched.send(first, watched.legal(first)[0])
    watched.restore()
    view = watched.table.view(A)
    assert view.present == [False, False]
    assert view.pause is not None
    assert (view.pause.why, view.pause.back) == ("restart", [False, False])
    assert watched.table.last_number(first) == n
    watched.send(first, watched.sent[first, n][0], n=n)  # not answered before the stop: sent again
    assert watched.answer(first, n) == Reply(first, n)
    watched.join(A)
    assert watched.table.view(A).pause is not None
    watched.join(B)
    watched.wait(1800)
    assert watched.table.view(A).pause is None


def test_restore_deals_where_the_log_ends_before_a_deal() -> None:
    watched = Watched()
    table = Table.restore(watched.setup, [], Millis(9))
    assert table.game.position == watched.position
    assert [row.number for row in table.drain() if isinstance(row, Commit)] == [1]


def test_restore_of_a_game_that_is_over_is_not_paused() -> None:
    watched = Watched()
    watched.send(A, Resign())
    watched.restore()
    assert watched.table.view(A).pause is None
    assert watched.refused(B, Resign()) == "game_over"


def test_restore_refuses_a_log_that_is_not_that_of_a_game() -> None:
    watched = Watched()
    bad = [*watched.log, Commit(2, Millis(0), A, Play(0, PILE_0))]
    with pytest.raises(IllegalActionError):
        Table.restore(watched.setup, bad, Millis(0))


def test_restore_keeps_the_gap_of_the_hand() -> None:
    watched = Watched(setup(seed=5))
    watched.ready()
    while not (plays := [(m, s) for s in (A, B) for m in watched.legal(s) if isinstance(m, Play)]):
        watched.wait(3600)
    move, seat = plays[0]
    watched.send(seat, move)
    watched.restore()
    for back in (A, B):
        watched.join(back)
    watched.wait(1800)
    n = watched.send(seat, FILLS[0][0])
    assert watched.answer(seat, n) is None
    watched.wait(100)
    assert watched.answer(seat, n) is not None


def test_a_claim_is_possible_after_a_restart_too() -> None:
    watched = Watched()
    watched.restore()
    watched.join(A)
    watched.wait(120_000)
    assert watched.refused(A, Claim()) is None
    assert watched.table.game.outcome() == (A, "forfeited")


def test_a_fill_and_a_turn_travel_like_a_play() -> None:
    rules = Rules(turn="manual")
    watched = Watched(setup(rules))
    watched.lay(lay("9c/3 .", "5d/1", "6c 2d", (3, 3), rules))
    assert watched.refused(A, Fill(0, 1)) is None
    watched.wait(100)
    assert watched.refused(A, Turn(0)) is None
    assert [type(row.action) for row in watched.log[-2:]] == [Fill, Turn]


def test_two_who_are_only_there_come_to_a_pause_and_never_to_an_end_of_ways() -> None:
    watched = Watched(setup(seed=3))
    for _ in range(30):
        assert Break("idle", [False, False], [CUT_BUDGET] * 2, [False, False]) in [
            event.pause for event in watched.wait(60_000) if isinstance(event, Paused)
        ]
        for seat in (A, B):
            assert watched.refused(seat, Resume()) is None
        watched.wait(1800)
        watched.check_record()


def test_restore_knows_the_number_of_a_request_to_leave() -> None:
    watched = Watched()
    n = watched.send(A, Leave())
    watched.restore()
    assert watched.table.last_number(A) == n
    watched.send(A, Leave(), n=n)
    assert watched.replies[A, n] == [Reply(A, n), Reply(A, n)]


def test_a_wish_for_a_rematch_is_told_once_and_refused_where_somebody_has_left() -> None:
    watched = Watched()
    watched.send(A, Resign())
    before = len(watched.events(Wished))
    assert watched.refused(B, Rematch()) is None
    assert watched.refused(B, Rematch()) is None
    assert len(watched.events(Wished)) == before + 1
    watched = Watched(setup(computer=True))
    person = watched.table.setup.people[0]
    watched.send(person, Resign())
    watched.send(person, Leave())
    watched.join(person)
    assert watched.refused(person, Rematch()) == "left"
