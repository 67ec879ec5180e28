"""What the rules refuse, and why."""

import pytest

from spitcards import (
    CHANCE,
    DECK,
    PILES,
    SEATS,
    SLOTS,
    Action,
    Deal,
    Dealer,
    Fill,
    Forfeit,
    Game,
    Play,
    Position,
    Refusal,
    Resign,
    Rules,
    Seat,
    Slap,
    Spit,
    Turn,
)
from spitcards.rules.actions import MOVES, parse_action
from spitcards.rules.legality import LegalMoves, refusal
from spitcards.rules.refusals import RULES

from .build import call, lay
from .play import NONSENSE

A, B = SEATS
MANUAL = Rules(turn="manual")


def why(position: Position, text: str, seat: Seat = A) -> str | None:
    return refusal(position, parse_action(text), seat)


def play() -> Position:
    """Seat 0 has a five for pile 0 and a lone nine, seat 1 a seven for pile 0; slots 3 and 4 are empty."""
    return lay("5c/1 9c 9d/2", "7c/1 9h", "6c 2d", (3, 3))


def manual() -> Position:
    return lay("?5c 9c ?9d", "7c/1", "6c 2d", (3, 3), MANUAL)


def blocked() -> Position:
    return lay("8h9c", "9h", "2c 2d", (3, 3))


def test_rule_7_a_card_that_follows_may_be_played() -> None:
    assert why(play(), "play 0 0") is None


def test_rule_7_a_card_that_does_not_follow_may_not() -> None:
    assert why(play(), "play 0 1") == "does_not_follow"


def test_rule_7_there_must_be_a_card() -> None:
    assert why(play(), "play 3 0") == "no_card"


def test_rule_7_and_8_a_face_down_card_is_not_played() -> None:
    assert why(manual(), "play 0 0") == "face_down"


def test_rule_18_a_pile_that_does_not_exist_takes_no_card() -> None:
    position = lay("5c/1", "7c/1", "6c -", (3, 0))
    assert why(position, "play 0 0") is None
    assert why(position, "play 0 1") == "no_pile"


def test_rule_8_a_face_down_card_is_turned_by_hand() -> None:
    assert why(manual(), "turn 0") is None
    assert why(manual(), "turn 1") == "face_up"
    assert why(manual(), "turn 4") == "no_card"
    assert why(play(), "turn 0") == "turns_itself"


def test_rule_9_a_fill_needs_an_empty_slot_and_leaves_a_card() -> None:
    assert why(play(), "fill 0 3") is None
    assert why(play(), "fill 0 1") == "slot_taken"
    assert why(play(), "fill 0 0") == "slot_taken"
    assert why(play(), "fill 1 3") == "lone_card"
    assert why(play(), "fill 4 3") == "no_card"
    assert why(play(), "fill 3 3") == "no_card"


def test_rule_9_a_face_down_card_fills_nothing() -> None:
    assert why(lay("?3c9c", "9h", "6c 2d", (3, 3), MANUAL), "fill 0 1") == "face_down"


def test_rule_11_only_in_a_blocked_position_may_spit_be_said() -> None:
    for seat in SEATS:
        assert why(play(), "spit", seat) == "not_blocked"
        assert why(blocked(), "spit", seat) is None


@pytest.mark.parametrize(("mine", "theirs"), [("3c", "9h"), ("9h", "3c")])
def test_rule_11_it_is_not_blocked_if_either_can_play(mine: str, theirs: str) -> None:
    position = lay(mine, theirs, "2c 2d", (3, 3))
    assert not position.blocked()
    assert [why(position, "spit", seat) for seat in SEATS] == ["not_blocked"] * 2


def test_rule_11_a_face_down_card_that_would_follow_does_not_unblock() -> None:
    position = lay("?3c", "9h", "2c 2d", (3, 3), MANUAL)
    assert position.blocked()
    assert why(position, "spit") is None


def test_rule_11_a_second_call_is_refused() -> None:
    assert why(call(blocked(), A), "spit") == "called_already"
    assert why(call(blocked(), A), "spit 1") == "called_already"
    assert why(call(blocked(), A), "spit", B) is None


def test_rule_11_the_pile_named_must_exist_even_if_the_caller_has_no_card_for_it() -> None:
    position = lay("8h9c", "9h", "2c -", (3, 0))
    for seat in SEATS:
        assert why(position, "spit 1", seat) == "no_pile"
        assert why(position, "spit 0", seat) is None
        assert why(position, "spit", seat) is None


def test_rule_11_any_pile_that_exists_may_be_named_without_a_spit_card() -> None:
    position = lay("8h9c", "9h", "2c 2d", (0, 3))
    assert why(position, "spit 1") is None


def test_rule_5_the_first_spit_of_a_round_names_no_pile() -> None:
    position = lay("9c", "9h", "2c 2d", (3, 3), phase="ready")
    assert why(position, "spit") is None
    assert why(position, "spit 0") == "names_no_pile"
    assert why(call(position, A), "spit") == "called_already"


@pytest.mark.parametrize("text", ["play 0 0", "fill 0 3", "turn 0"])
@pytest.mark.parametrize("phase", ["ready", "slap"])
def test_rule_5_and_14_before_and_after_the_play_nothing_is_moved(text: str, phase: str) -> None:
    position = play()
    position.phase = phase  # type: ignore[assignment]
    assert why(position, text) == "not_playing"


def test_rule_15_slaps_belong_to_the_end_of_the_round() -> None:
    assert why(play(), "slap 0") == "not_slapping"
    position = lay(".", "9h", "2c 2d", (3, 3), phase="slap")
    assert [why(position, f"slap {pile}", seat) for pile in PILES for seat in SEATS] == [None] * 4
    assert why(position, "spit") == "not_saying"


def test_nothing_can_be_done_when_the_game_is_over() -> None:
    position = Position()
    position.phase, position.winner, position.ended = "over", A, "won"
    actions: list[Action] = [*MOVES, Resign(), Forfeit()]
    assert {refusal(position, action, seat) for action in actions for seat in SEATS} == {Refusal.GAME_OVER}
    assert refusal(position, Dealer.from_seed(1).deal(1), CHANCE) == "game_over"


@pytest.mark.parametrize("action", NONSENSE, ids=str)
def test_places_that_do_not_exist_are_refused(action: Action) -> None:
    positions = {
        Play: play(),
        Fill: play(),
        Turn: manual(),
        Spit: blocked(),
        Slap: lay(".", "9h", "2c 2d", (3, 3), phase="slap"),
    }
    assert refusal(positions[type(action)], action, A) == "no_such_place"


@pytest.mark.parametrize("seat", [-1, 2])
def test_seats_that_do_not_exist_are_refused(seat: int) -> None:
    for action in (Play(SLOTS[0], PILES[0]), Resign()):
        assert refusal(play(), action, Seat(seat)) == "no_such_place"


def test_rule_25_giving_up_is_possible_until_the_end() -> None:
    for position in (Position(), play(), blocked(), lay("9c", "9h", "2c 2d", phase="ready")):
        for seat in SEATS:
            assert why(position, "resign", seat) is None
            assert why(position, "forfeit", seat) is None


# --- deals ---


def deal(first: int = 26) -> Deal:
    return Deal((DECK[:first], DECK[first:]))


def test_rule_2_a_deal_is_26_cards_each_of_the_whole_deck() -> None:
    assert refusal(Position(), deal(), CHANCE) is None
    assert refusal(Position(), deal(25), CHANCE) == "wrong_sizes"
    assert refusal(Position(), Deal((DECK[:26], DECK[:26])), CHANCE) == "wrong_deck"
    assert refusal(Position(), Deal((DECK[:26], DECK[26:51])), CHANCE) == "wrong_deck"
    assert refusal(Position(), Deal((DECK[:26], (*DECK[26:], DECK[0]))), CHANCE) == "wrong_deck"


def test_rule_16_later_deals_are_of_exactly_the_cards_that_each_holds() -> None:
    position = Position()
    position.packets = [list(DECK[:20]), list(DECK[20:])]
    assert refusal(position, deal(20), CHANCE) is None
    assert refusal(position, Deal((DECK[:20][::-1], DECK[20:][::-1])), CHANCE) is None
    assert refusal(position, deal(26), CHANCE) == "wrong_sizes"
    swapped = Deal(((*DECK[:19], DECK[20]), (DECK[19], *DECK[21:])))
    assert refusal(position, swapped, CHANCE) == "not_held"


def test_a_deal_in_mid_round_is_refused() -> None:
    for position in (play(), lay("9c", "9h", "2c 2d", phase="ready"), lay(".", "9h", "2c 2d", phase="slap")):
        assert refusal(position, deal(), CHANCE) == "not_dealing"


# --- the lazy view ---


def test_legal_moves_are_those_that_the_rules_do_not_refuse() -> None:
    for position in (play(), manual(), blocked(), Position(), lay("9c", "9h", "2c 2d", (3, 3), phase="ready")):
        for seat in SEATS:
            moves = LegalMoves(position, seat)
            brute = [move for move in MOVES if refusal(position, move, seat) is None]
            assert sorted(map(str, moves)) == sorted(map(str, brute))
            assert len(moves) == len(brute)
            assert bool(moves) == bool(brute)
            assert all((move in moves) == (move in brute) for move in MOVES)


def test_legal_moves_are_lazy_and_follow_the_game() -> None:
    game = Game.deal(7)
    moves = game.legal_moves(A)
    assert list(moves) == [Spit()]
    game.push(Spit(), A)
    assert not moves
    assert repr(moves) == "<LegalMoves of seat 0: none>"


def test_legal_moves_show_themselves_and_hold_only_moves() -> None:
    moves = LegalMoves(play(), A)
    assert repr(moves) == "<LegalMoves of seat 0: play 0 0, fill 0 3, fill 0 4, fill 2 3, fill 2 4>"
    assert "play 0 0" not in moves
    assert Resign() not in moves


def test_every_refusal_names_its_rule() -> None:
    assert set(RULES) == set(Refusal)
    assert all(reason.rule and reason.text for reason in RULES.values())
