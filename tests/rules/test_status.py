"""Every broken invariant is found, and named with its rule."""

from collections.abc import Callable

import pytest

from spitcards import DECK, PILES, SEATS, Position, Rules
from spitcards.rules.status import status

from .build import call, lay

A, B = SEATS


def nothing(position: Position) -> None:
    """It is wrong as it is."""


def sound() -> Position:
    return lay("8h9c/1 7c", "9h", "2c 2d", (3, 3))


def held() -> Position:
    position = Position()
    position.packets = [list(DECK[:20]), list(DECK[20:])]
    return position


def test_sound_positions_have_nothing_wrong() -> None:
    for position in (Position(), held(), sound(), call(lay("9c", "9h", "2c 2d", (3, 3)), B)):
        assert status(position) == []


@pytest.mark.parametrize(
    ("position", "spoil", "complaint"),
    [
        (sound(), lambda p: p.piles[0].append("Kc"), "rule 1: the players' cards and the spit piles are not the whole"),
        (sound(), lambda p: p.spit_cards[0].pop(), "rule 1: "),
        (held(), lambda p: p.packets[0].pop(), "rule 16: the two packets are not the whole deck"),
        (sound(), lambda p: p.face_down[0].__setitem__(0, 0), "rules 3 and 8: seat 0, slot 0: 0 of 3 cards"),
        (sound(), lambda p: p.face_down[1].__setitem__(0, 1), "rules 3 and 8: seat 1, slot 0: 1 of 1 cards"),
        (sound(), lambda p: p.face_down[1].__setitem__(3, 1), "rules 3 and 8: seat 1, slot 3: 1 of 0 cards"),
        (sound(), lambda p: setattr(p, "only_pile", PILES[0]), "rule 18: cards on pile 1, which does not exist"),
        (sound(), lambda p: p.piles[0].extend(p.piles[1]) or p.piles[1].clear(), "rule 5: no card on pile 1"),
        (lay("9c", "9h", "2c -", phase="slap"), nothing, "rule 19: a slap with a single spit pile"),
        (lay("9c", "9h", "2c -", (3, 0), Rules(win="points")), nothing, "rule 23: a single spit pile in a game"),
        (lay(".", "9h", "2c 2d", (3, 3)), nothing, "rule 14: a player without stock cards in a round"),
        (
            call(sound(), A),
            lambda p: p.called.__setitem__(1, True),
            "rule 11: both have called, and no card was turned",
        ),
        (call(sound(), A), lambda p: p.asked.__setitem__(0, None), "rule 11: a call without a pile"),
        (call(sound(), A), lambda p: setattr(p, "first", None), "rule 11: a call, and nobody who called first"),
        (call(lay("3c", "9h", "2c 2d", (3, 3)), A), nothing, "rule 11: a call stands though somebody can play"),
        (call(lay("9c", "9h", "2c 2d", phase="slap"), A), nothing, "rule 14: a call stands after the end"),
        (Position(), lambda p: setattr(p, "phase", "over"), "rule 20: a game is over when somebody has won"),
        (Position(), lambda p: setattr(p, "winner", A), "rule 20: a game is over when somebody has won"),
        (
            call(call(lay("9c", "9h", "2c 2d"), A), B),
            nothing,
            "rules 11 and 14: nobody can do anything, and the round is not over",
        ),
    ],
)
def test_what_is_wrong_is_named(position: Position, spoil: Callable[[Position], object], complaint: str) -> None:
    spoil(position)
    assert any(fault.startswith(complaint) for fault in status(position)), status(position)


def test_by_hand_a_top_card_may_lie_face_down() -> None:
    rules = Rules(turn="manual")
    assert status(lay("?8h", "9h", "2c 2d", (3, 3), rules)) == []
    assert status(lay("?8h", "9h", "2c 2d", (3, 3))) != []


def test_all_that_is_wrong_is_named_at_once() -> None:
    position = sound()
    position.piles[0].append(DECK[0])
    position.winner = A
    assert len(status(position)) == 2
