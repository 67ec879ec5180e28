"""The token bucket."""

from __future__ import annotations

from spitcards.server.bucket import Bucket


def test_a_burst_and_then_a_rate() -> None:
    now = 0.0
    bucket = Bucket(lambda: now, rate=2, most=3)
    assert [bucket.take() for _ in range(4)] == [True, True, True, False]
    now = 0.5
    assert [bucket.take() for _ in range(2)] == [True, False]
    now = 100.0
    assert [bucket.take() for _ in range(4)] == [True, True, True, False]


def test_many_at_once_or_none() -> None:
    bucket = Bucket(lambda: 0.0, rate=2, most=3)
    assert [bucket.take(2) for _ in range(2)] == [True, False]
    assert bucket.take()
