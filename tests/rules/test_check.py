"""`check_record`: playing a record through, and how it stands."""

import io
from random import Random

import pytest

from spitcards import DECK, SEATS, Checked, Game, Header, Position, RecordError, Resign, Rules, Spit, check_record
from spitcards.rules.check import describe, position_to_dict

from .build import call, lay
from .play import WAYS, legal_action

A, B = SEATS


def check(text: str) -> Checked:
    return check_record(io.BytesIO(text.encode()))


@pytest.mark.parametrize("rules", WAYS, ids=str)
def test_the_record_of_a_game_comes_to_its_position(rules: Rules) -> None:
    rng = Random(5)
    game = Game.deal(5, rules)
    for _ in range(400):
        chosen = legal_action(rng, game)
        if chosen is None:
            break
        game.push(*chosen)
    checked = check(game.record())
    assert checked.position == game.position
    assert checked.header == game.header
    assert checked.cut_off is None


def test_what_the_rules_refuse_is_named_with_its_line_rule_and_position() -> None:
    game = Game.deal(1)
    text = game.record() + '\n{"at":3,"by":0,"do":"play","stock":0,"pile":0}\n'
    with pytest.raises(RecordError) as caught:
        check(text)
    assert (caught.value.line, caught.value.code) == (4, "not_playing")
    assert "rule 5" in caught.value.message
    assert str(game.position) in caught.value.message


def test_the_object_has_the_keys_of_the_format_in_their_order() -> None:
    keys = [
        "phase",
        "round",
        "stocks",
        "face_down",
        "spit_cards",
        "piles",
        "called",
        "asked",
        "first",
        "holding",
        "scores",
        "winner",
        "ended",
    ]
    assert list(position_to_dict(Position())) == keys
    assert list(Checked(Header(), Position(), None).to_dict()) == keys
    assert Checked(Header(), Position(), 7).to_dict()["cut_off"] == 7


def test_at_the_start() -> None:
    start = position_to_dict(Position())
    assert (start["phase"], start["round"], start["holding"]) == ("deal", 0, [26, 26])
    assert [start[key] for key in ("stocks", "face_down", "spit_cards", "piles", "called", "asked", "first")] == [
        None
    ] * 7


def test_in_the_play() -> None:
    told = position_to_dict(call(lay("8h9c", "9h", "2c -", (3, 0)), B))
    assert told["stocks"] == [[["8h", "9c"], [], [], [], []], [["9h"], [], [], [], []]]
    assert told["face_down"] == [[1, 0, 0, 0, 0], [0, 0, 0, 0, 0]]
    assert told["spit_cards"] == [3, 0]
    assert (told["called"], told["asked"], told["first"]) == ([False, True], [None, 0], B)
    assert told["holding"] is None
    piles = told["piles"]
    assert isinstance(piles, list)
    assert piles[1] is None


def test_a_pile_without_a_card_yet_is_null() -> None:
    assert position_to_dict(lay("8h9c", "9h", "2c 2d", (3, 3), phase="ready"))["piles"] == [None, None]


# --- in words ---


def words(position: Position, players: tuple[str, ...] = (), cut_off: int | None = None) -> str:
    return describe(Checked(Header(position.rules, players), position, cut_off))


def test_how_a_record_stands_in_words() -> None:
    assert words(Position()) == "nothing has been dealt"
    position = lay("8h9c", "9h", "2c 2d", (3, 3))
    assert words(position, ("Ann", "Bo")) == "round 1 is played; stock cards left: Ann 2, Bo 1; nobody can play"
    assert words(call(position, B)).endswith('seat 0 2, seat 1 1; seat 1 has said "spit"')
    assert words(lay("3c", "9h", "2c 2d")) == "round 1 is played; stock cards left: seat 0 1, seat 1 1"
    assert words(lay(".", "9h", "2c 2d", phase="slap")).startswith("round 1 is played out and waits for the slap")
    assert words(lay("8h", "9h", "2c 2d", phase="ready")) == 'round 1 is dealt and waits for "spit"'


def test_between_rounds_and_at_the_end_in_words() -> None:
    position = Position(Rules(win="points"))
    position.round, position.scores = 3, [40, 50]
    assert words(position) == "round 3 is cleared away; the next deal is due; points: seat 0 40, seat 1 50"
    position.phase, position.winner, position.ended = "over", A, "won"
    assert words(position, ("Ann", "Bo")) == "over in round 3: Ann won (won); points: Ann 40, Bo 50"
    assert words(Position(), cut_off=7) == "nothing has been dealt (line 7 was cut off and passed over)"


def test_a_name_that_is_no_unicode_does_not_spoil_the_words() -> None:
    text = '{"spit":1,"players":["\\ud800","Bo"]}\n' + Game.deal(1).record().split("\n", 1)[1]
    game = text + '{"at":0,"by":1,"do":"resign"}\n'
    describe(check(game)).encode()


def test_cards_that_nobody_holds_are_wrong() -> None:
    game = Game.deal(1)
    text = game.record().replace(game.actions[0].action.packets[0][0], DECK[0])  # type: ignore[union-attr]
    with pytest.raises(RecordError, match="deck"):
        check(text)


def test_nothing_but_a_reveal_comes_after_the_end() -> None:
    game = Game.deal(1)
    game.push(Resign(), A)
    with pytest.raises(RecordError) as caught:
        check(game.record() + '{"at":0,"by":1,"do":"resign"}\n')
    assert caught.value.code == "game_over"
    assert Spit() not in game.legal_moves(B)
