"""The Kolmogorov-Smirnov test of a sample against a distribution."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import sqrt
from statistics import NormalDist

standard_normal: Callable[[float], float] = NormalDist().cdf
standard_quantile: Callable[[float], float] = NormalDist().inv_cdf


def distance(sample: Sequence[float], below: Callable[[float], float]) -> float:
    """The greatest distance between the sample's steps and the distribution function `below`."""
    found, n = 0.0, len(sample)
    for i, value in enumerate(sorted(sample)):
        share = below(value)
        found = max(found, share - i / n, (i + 1) / n - share)
    return found


def critical(n: int) -> float:
    """What the distance exceeds in one sample of a hundred, if it is of this distribution: `n` is its size, over 35."""
    return 1.628 / sqrt(n)
