"""What the library raises."""

import pickle

from spitcards import (
    CHANCE,
    SEATS,
    ActionTextError,
    Dealer,
    IllegalActionError,
    Play,
    RecordError,
    Refusal,
    SpitError,
)
from spitcards.rules.actions import PLAYS


def test_all_errors_have_one_root() -> None:
    assert {IllegalActionError, ActionTextError, RecordError} == set(SpitError.__subclasses__())


def test_an_illegal_action_is_told_with_its_rule_and_the_whole_position() -> None:
    error = IllegalActionError(Refusal.DOES_NOT_FOLLOW, PLAYS[3][0], SEATS[1], "a position")
    assert str(error) == (
        "seat 1: 'play 3 0' refused: the card does not follow the top of the pile (rule 7), in a position"
    )


def test_a_deal_is_nobodys_and_shortened() -> None:
    deal = Dealer.from_seed(1).deal(1)
    text = str(IllegalActionError(Refusal.NOT_DEALING, deal, CHANCE, "a position"))
    assert text.startswith("'deal ")
    assert "…' refused: this is not the time to deal" in text
    assert len(text) < 160


def test_the_other_errors_in_words() -> None:
    assert str(ActionTextError("jump", "why")) == "'jump' is no action: why"
    assert str(RecordError(3, "missing", '"at" is missing')) == 'line 3: "at" is missing'


def test_errors_can_be_sent_to_another_process() -> None:
    for error in (
        IllegalActionError(Refusal.NO_CARD, PLAYS[0][0], SEATS[0], "p"),
        ActionTextError("a", "b"),
        RecordError(1, "c", "m"),
    ):
        twin = pickle.loads(pickle.dumps(error))
        assert (type(twin), str(twin)) == (type(error), str(error))
    assert isinstance(PLAYS[0][0], Play)
