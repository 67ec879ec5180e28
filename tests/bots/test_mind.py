from __future__ import annotations

from dataclasses import replace
from math import sqrt
from random import Random

import pytest

from spitcards import PILES, SLOTS, Fill, Game, Play, Position, Rules, Slap, Spit, Turn
from spitcards.bots import LEVELS, Level
from spitcards.bots.eyes import UNREAD, Eyes, Scene
from spitcards.bots.hand import HOME, OTHER_PILE, OWN_PILE, SLOT_POINTS, Point
from spitcards.bots.mind import Mind, misjudged
from spitcards.rules.types import Millis
from spitcards.rules.view import PileView
from spitcards.table.events import TableView
from spitcards.table.requests import Rematch, Request
from tests.rules.build import call, lay

from .play import HARE, STEADY, A

TORTOISE = LEVELS["tortoise"]
MANUAL = Rules(turn="manual")


def eyes(position: Position, *, counting: bool = False, rematch: bool = False) -> Eyes:
    game = Game(position.rules)
    game.position = position
    made = Eyes(A, STEADY.notice, Random(1))
    count = Millis(600) if counting else None
    made.see(Millis(0), TableView(game.view(A), [True, True], count, None, None, None, [False, rematch]))
    made.notice(Millis(1000))
    return made


def choose(
    position: Position, hand_at: Point = HOME, level: Level = HARE, *, counting: bool = False, rematch: bool = False
) -> Request | None:
    mind = Mind(level, A, position.rules, Random(1))
    return mind.choose(eyes(position, counting=counting, rematch=rematch).scene, hand_at)


def test_it_plays_before_it_fills_or_calls() -> None:
    assert choose(lay("8h . 2c/2", "6c", "7h Qs", spit=(3, 3))) == Play(SLOTS[0], PILES[0])


def test_it_plays_the_card_that_is_sooner_on_its_pile() -> None:
    position = lay("8h 2h 3c 2d 8s", "Kc", "7h 7d", spit=(3, 3))
    assert choose(position, OTHER_PILE) == Play(SLOTS[0], PILES[1])
    assert choose(position, OWN_PILE) == Play(SLOTS[4], PILES[0])


def test_it_goes_further_for_a_card_that_uncovers_others() -> None:
    assert choose(lay("8h 2h 3c 2d 8s/4", "Kc", "7h 7d", spit=(3, 3)), OTHER_PILE) == Play(SLOTS[4], PILES[0])


def test_it_goes_further_for_a_card_that_leads_on() -> None:
    position = lay("8h 2h 2d 5c 6s", "Kc", "7h Jd", spit=(3, 3))
    assert choose(position, OTHER_PILE, replace(HARE, plans=0)) == Play(SLOTS[0], PILES[0])
    assert choose(position, OTHER_PILE) == Play(SLOTS[4], PILES[0]), "the five goes on the six"


def test_a_planner_plays_first_what_leaves_the_longest_row() -> None:
    position = lay("8h 6h 9d Tc 5s", "Kc", "7h Kd", spit=(3, 3))
    assert choose(position, OTHER_PILE, replace(HARE, plans=1)) == Play(SLOTS[1], PILES[0]), "then the five"
    assert choose(position, OTHER_PILE, replace(HARE, plans=2)) == Play(SLOTS[0], PILES[0]), "then nine and ten"


def test_one_who_hinders_covers_what_the_other_could_use() -> None:
    position = lay("2h 2d 2c 2s 8h", "Tc Td", "7h 9s", spit=(3, 3))
    assert choose(position, OWN_PILE, replace(HARE, hinders=0)) == Play(SLOTS[4], PILES[0])
    assert choose(position, OWN_PILE, replace(HARE, hinders=60)) == Play(SLOTS[4], PILES[1])


def test_a_child_plays_the_first_card_that_fits() -> None:
    position = lay("8h 2h 8c/2 2d 6s/4", "Kc", "7h 7d", spit=(3, 3))
    for hand_at in (OWN_PILE, OTHER_PILE, SLOT_POINTS[4]):
        assert choose(position, hand_at, TORTOISE) == Play(SLOTS[0], PILES[0])


def test_a_child_fills_only_when_nobody_can_play() -> None:
    stuck, other_can = "2h . 2c/3 2d/1", "9c"
    assert choose(lay(stuck, other_can, "Th Qs", spit=(3, 3)), HOME, TORTOISE) is None
    assert choose(lay(stuck, other_can, "Th Qs", spit=(3, 3))) == Fill(SLOTS[2], SLOTS[1])
    assert choose(lay(stuck, "6c", "Th Qs", spit=(3, 3)), HOME, TORTOISE) == Fill(SLOTS[2], SLOTS[1])


def test_it_fills_before_it_calls_rule_13() -> None:
    assert choose(lay("2h . 2c/3 2d/1", "6c", "Th Qs", spit=(3, 3))) == Fill(SLOTS[2], SLOTS[1])


def test_it_moves_no_lone_card_rule_9() -> None:
    assert choose(lay("2h . 2c 2d", "6c", "Th Qs", spit=(3, 3))) == Spit()


def test_it_turns_before_it_fills_or_calls_rule_8() -> None:
    assert choose(lay("2h . 2c/3 ?2d", "6c", "Th Qs", spit=(3, 3), rules=MANUAL)) == Turn(SLOTS[3])


def test_it_does_not_turn_what_turns_itself_rule_8() -> None:
    seen = eyes(lay("2h . 2c 2d", "6c", "Th Qs", spit=(3, 3)))
    seen.know_stock(SLOTS[2], UNREAD)
    assert Mind(HARE, A, Rules(), Random(1)).choose(seen.scene, HOME) is None, (
        "and it doesn't call before it has read it"
    )


def test_it_does_not_call_while_the_other_can_play_rule_11() -> None:
    assert choose(lay("2h 2s 2c 2d", "9c", "Th Qs", spit=(3, 3))) is None


def test_it_calls_once_where_nobody_can_play_rule_11() -> None:
    position = lay("2h 2s 2c 2d", "6c", "Th Qs", spit=(3, 3))
    assert choose(position) == Spit()
    assert choose(call(position, A)) is None


def test_it_says_spit_before_a_round_once_rule_5() -> None:
    position = lay("2h 2s/1 2c/2 2d/3", "6c", "Th Qs", spit=(3, 3), phase="ready")
    assert choose(position) == Spit()
    assert choose(call(position, A)) is None


def test_it_keeps_its_hand_down_while_the_countdown_runs() -> None:
    assert choose(lay("8h", "6c", "7h Qs", spit=(3, 3)), counting=True) is None


def test_it_plays_with_a_single_pile_rule_18() -> None:
    assert choose(lay("8h 2c", "6c", "- 7h", spit=(0, 3))) == Play(SLOTS[0], PILES[1])


def test_it_wishes_a_rematch_only_when_asked() -> None:
    over = Position()
    over.phase, over.winner, over.ended = "over", A, "won"
    assert choose(over) is None
    assert choose(over, rematch=True) == Rematch()


@pytest.mark.parametrize("level", LEVELS.values(), ids=LEVELS)
@pytest.mark.parametrize(("mine", "theirs"), [(5, 5), (8, 10), (10, 8), (12, 10), (23, 27), (14, 31)])
def test_it_takes_a_pile_for_the_smaller_one_as_often_as_stated_rule_15(level: Level, mine: int, theirs: int) -> None:
    scene = piles_of(mine, theirs)
    mind = Mind(level, A, Rules(), Random(mine))
    own = sum(mind.choose(scene, HOME) == Slap(PILES[0]) for _ in range(4000)) / 4000
    wrong = misjudged(mine, theirs, level.weber / (sqrt(2) if mind.doubts(scene) else 1))
    assert own == pytest.approx(1 - wrong if mine <= theirs else wrong, abs=0.025)


def piles_of(mine: int, theirs: int) -> Scene:
    scene = eyes(lay("8h", ".", "7h Qs", spit=(3, 3), phase="slap")).scene
    scene.piles = [PileView(scene.top(PILES[0]) or "", mine), PileView(scene.top(PILES[1]) or "", theirs)]
    return scene


def test_a_child_looks_twice_at_piles_that_look_alike_and_a_champion_never_rule_15() -> None:
    child, champion = (Mind(LEVELS[name], A, Rules(), Random(1)) for name in ("tortoise", "cheetah"))
    assert [child.doubts(piles_of(10, other)) for other in (10, 12, 20)] == [True, True, False]
    assert not any(champion.doubts(piles_of(10, other)) for other in (10, 12, 20))


def test_piles_that_look_alike_are_guessed_between() -> None:
    assert misjudged(7, 7, 0.17) == 0.5


def test_the_more_two_piles_differ_the_rarer_they_are_misjudged() -> None:
    shares = [misjudged(10, other, 0.17) for other in (10, 12, 14, 17, 20)]
    assert shares == sorted(shares, reverse=True)
    assert misjudged(12, 10, 0.17) == misjudged(10, 12, 0.17) == pytest.approx(0.224, abs=0.001)
    assert misjudged(10, 20, 0.17) < 0.01


def test_levels_are_only_numbers() -> None:
    blind = replace(HARE, weber=1e9)
    scene = eyes(lay("8h", ".", "7h Qs", spit=(3, 3), phase="slap")).scene
    mind = Mind(blind, A, Rules(), Random(1))
    assert {mind.choose(scene, HOME) for _ in range(50)} == {Slap(PILES[0]), Slap(PILES[1])}
