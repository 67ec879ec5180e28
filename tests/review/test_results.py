"""The values of a review: medians, sums, and how they stand in JSON."""

from __future__ import annotations

import json

import pytest

from spitcards.review import SeatReview, Span
from spitcards.review.results import together
from spitcards.rules.types import Millis

from .games import Made, reviewed


@pytest.mark.parametrize(
    ("times", "median"), [([], None), ([7], 7), ([9, 2], 5), ([30, 10, 20], 20), ([1, 2, 3, 100], 2)]
)
def test_the_median_reaction(times: list[int], median: int | None) -> None:
    assert SeatReview(reactions=[Millis(time) for time in times]).reaction == median


def span(at: int, ms: int) -> Span:
    return Span(Millis(at), Millis(ms))


def test_rounds_together() -> None:
    one = SeatReview(plays=3, fastest=span(1, 50), longest_wait=span(1, 50), longest_lead=None, largest_lead=4)
    two = SeatReview(plays=4, fastest=span(9, 50), longest_wait=span(9, 60), longest_lead=span(9, 1), largest_lead=2)
    both = together([one, SeatReview(), two])
    assert (both.plays, both.largest_lead) == (7, 4)
    assert both.fastest == span(1, 50)  # of two equally fast the first
    assert both.longest_wait == span(9, 60)
    assert both.longest_lead == span(9, 1)
    assert together([]) == SeatReview()


def test_what_is_fast_or_long_may_take_no_time_at_all() -> None:
    assert together([SeatReview(fastest=span(5, 0))]).fastest == span(5, 0)


def test_a_review_in_json() -> None:
    found = json.loads(json.dumps(reviewed(Made().begun().play(3500, 0, 0, 0).text).to_dict()))
    assert list(found) == ["players", "rules", "ms", "phase", "scores", "winner", "ended", "seats", "rounds"]
    assert found["players"] == ["Ann", "Bo"]
    assert found["rules"] == {"win": "standard", "target": 100, "count": "unplayed", "turn": "auto"}
    assert found["rounds"][0]["seats"] == found["seats"]
    ann = found["seats"][0]
    assert ann["fastest"] == ann["longest_wait"] == {"at": 1000, "ms": 2500}
    assert ann["curve"] == [[100, 15], [3500, 14]]
    assert ann["chances"][0] == {
        "at": 1000,
        "seat": 0,
        "stock": 0,
        "pile": 0,
        "card": "5c",
        "top": "4c",
        "ms": 2500,
        "how": "played",
    }


def test_a_review_of_nobody_by_name() -> None:
    assert reviewed(Made(players=()).text).to_dict()["players"] is None
