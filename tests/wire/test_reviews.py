"""What a review says, as it travels: the objects of `spit review --json`."""

from __future__ import annotations

import json
from typing import Any

import msgspec
import pytest

from spitcards.wire.reviews import game_review, round_review, seat_review
from tests.review.games import SOUND, bots_record, random_record, reviewed

RECORDS = [random_record(seed) for seed in range(12)] + [bots_record(2)] + [path.read_text() for path in SOUND[::7]]


def plain(value: object) -> Any:
    return json.loads(msgspec.json.encode(value))


def less(seat: dict[str, Any]) -> dict[str, Any]:
    """Without what does not travel."""
    return {key: value for key, value in seat.items() if key != "reactions"}


@pytest.mark.parametrize("record", RECORDS, ids=range(len(RECORDS)))
def test_what_travels_is_what_the_review_says(record: str) -> None:
    review = reviewed(record)
    expected = plain(review.to_dict())
    rounds = [each | {"seats": [less(seat) for seat in each["seats"]]} for each in expected["rounds"]]
    seats = [less(seat) for seat in expected["seats"]]
    made = [seat_review(each) for each in review.seats], [round_review(each) for each in review.rounds]
    assert plain(made) == [seats, rounds]
    assert plain(game_review(review, *made)) == {"cut_off": None, **expected, "rounds": rounds, "seats": seats}


def test_a_name_that_is_no_text_travels_all_the_same() -> None:
    review = reviewed(r'{"spit":1,"players":["A\ud800","B"]}' + "\n")
    assert plain(game_review(review, [], []))["players"] == ["A?", "B"]
