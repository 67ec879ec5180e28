"""A position, and the questions that can be asked of it."""

import pytest

from spitcards import PILES, SEATS, SLOTS, Position, Rules
from spitcards.rules.position import left_over

from .build import call, lay

A, B = SEATS


def test_at_the_start_everybody_holds_26_and_nothing_lies_there() -> None:
    position = Position()
    assert (position.phase, position.round, position.holding) == ("deal", 0, [26, 26])
    assert not position.laid_out
    assert position.finisher() is None


def test_a_copy_is_equal_and_of_its_own() -> None:
    position = call(lay("8h9c", "9h", "2c 2d", (3, 3)), A)
    position.packets = [["2c"], ["2d"]]  # type: ignore[list-item]
    twin = position.copy()
    assert twin == position
    for change in (
        lambda p: p.stocks[0][0].pop(),
        lambda p: p.face_down[0].append(1),
        lambda p: p.spit_cards[1].pop(),
        lambda p: p.piles[0].pop(),
        lambda p: p.scores.append(1),
        lambda p: p.called.append(True),
        lambda p: p.asked.append(None),
        lambda p: p.packets[0].append("3c"),
    ):
        change(twin)
        assert twin != position
        twin = position.copy()
        assert twin == position
    position.packets = None
    assert position.copy() == position


def test_a_position_is_like_no_other_thing_and_cannot_be_a_key() -> None:
    assert Position() != "a position"
    with pytest.raises(TypeError):
        hash(Position())


@pytest.mark.parametrize("name", Position.__slots__)
def test_positions_that_differ_in_anything_are_not_equal(name: str) -> None:
    position, twin = Position(), Position()
    setattr(twin, name, "another")
    assert position != twin


def test_rule_18_which_piles_exist_and_where_a_card_goes() -> None:
    position = lay("9c", "9h", "2c 2d", (3, 3))
    assert [position.pile_exists(pile) for pile in PILES] == [True, True]
    assert [position.default_pile(seat) for seat in SEATS] == [0, 1]
    position = lay("9c", "9h", "- 2d", (0, 3))
    assert [position.pile_exists(pile) for pile in PILES] == [False, True]
    assert [position.default_pile(seat) for seat in SEATS] == [1, 1]


def test_the_top_of_a_stock_is_its_face_up_card() -> None:
    position = lay("?9c 8h", "9h", "2c 2d", (3, 3), Rules(turn="manual"))
    assert [position.top(A, slot) for slot in SLOTS] == [None, "8h", None, None, None]


@pytest.mark.parametrize(
    ("mine", "plays", "turns", "fills"),
    [
        ("3c", True, False, False),
        ("9c", False, False, False),
        ("?3c", False, True, False),
        ("9c9d", False, False, True),
        ("?9c9d", False, True, False),
        ("9c9d 9h 9s 8c 8d", False, False, False),
        ("As 9c9d", True, False, True),
    ],
)
def test_rules_7_to_9_what_a_seat_can_do(mine: str, plays: bool, turns: bool, fills: bool) -> None:
    position = lay(mine, "Jd", "2c 2d", (3, 3), Rules(turn="manual"))
    assert (position.can_play(A), position.can_turn(A), position.can_fill(A)) == (plays, turns, fills)
    assert position.can_act(A) == (plays or turns or fills)
    assert position.blocked() == (not plays)


def test_rule_11_only_in_the_play_is_a_position_blocked() -> None:
    assert not lay("9c", "9h", "2c 2d", phase="ready").blocked()
    assert not lay("9c", "9h", "2c 2d", phase="slap").blocked()
    assert lay("9c", "9h", "2c 2d").blocked()


def test_what_is_left_on_a_side() -> None:
    position = lay("8h9c 7d", "9h", "2c 2d", ("KcKd", 0))
    assert position.stock_left(A) == 3
    assert sorted(left_over(position, A)) == sorted(["8h", "9c", "7d", "Kc", "Kd"])


def test_rule_14a_the_finisher_is_rid_of_all_stock_cards() -> None:
    assert lay(".", "9h", "2c 2d", phase="slap").finisher() == A
    assert lay("9h", ".", "2c 2d", phase="slap").finisher() == B
    assert lay("9h", "9c", "2c 2d", phase="slap").finisher() is None


def test_a_position_shows_itself_in_a_line() -> None:
    position = call(lay("8h9c", "?9h", "2c 2d", (3, 2), Rules(turn="manual")), A)
    assert str(position) == (
        "round 1, play; piles 2c 2d; seat 0: 9c/1 . . . ., 3 spit cards, called; seat 1: -/1 . . . ., 2 spit cards"
    )
    assert repr(position) == f"<Position {position}>"
    assert "piles 2d;" in str(lay("9c", "9h", "- 2d"))
    assert "piles - -;" in str(lay("9c", "9h", "2c 2d", phase="ready"))
    position = Position()
    assert str(position) == "round 0, deal"
    position.phase, position.winner = "over", B
    assert str(position) == "round 0, over, seat 1 won"
