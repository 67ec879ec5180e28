"""How long it takes to notice something, as a distribution of times."""

from __future__ import annotations

from dataclasses import dataclass
from math import erfc, exp, log2, sqrt
from random import Random

from spitcards.rules.types import Millis

QUICKEST = 150
"""Milliseconds: nobody answers what is seen in less (Luce, Response Times, 1986: simple reactions take 150 to 200)."""


@dataclass(frozen=True, slots=True)
class ExGaussian:
    """How long a person takes to notice and to decide: a normal time plus an exponential one, in milliseconds.

    The body is `mu` with the standard deviation `sigma` (both 0 or more), the tail has the mean `tau` (more than 0).
    It is the form that reaction times have (Hohle 1965; Luce, Response Times, 1986). The mean is `mu + tau`.
    Never less than `QUICKEST`.
    """

    mu: float
    sigma: float
    tau: float

    def draw(self, chance: Random) -> Millis:
        """One time."""
        return Millis(max(QUICKEST, round(chance.gauss(self.mu, self.sigma) + chance.expovariate(1 / self.tau))))

    def below(self, time: float) -> float:
        """The share of times that are less than `time` (the distribution function)."""
        if time < QUICKEST:
            return 0.0
        z = (time - self.mu) / self.sigma
        ratio = self.sigma / self.tau
        return _normal(z) - exp(ratio * ratio / 2 - ratio * z) * _normal(z - ratio)

    def slower(self, factor: float) -> ExGaussian:
        """The same in a calmer person: each time `factor` times as long."""
        return ExGaussian(self.mu * factor, self.sigma * factor, self.tau * factor)

    def later(self, by: float) -> ExGaussian:
        """The same, `by` milliseconds later."""
        return ExGaussian(self.mu + by, self.sigma, self.tau)


@dataclass(frozen=True, slots=True)
class Notice:
    """How long it takes to notice a change on the table.

    `reaction` where there is nothing to choose from, and `hick` milliseconds more for each bit of choice: log2(n + 1)
    for n cards that could be the ones to move (Hick, Quarterly Journal of Experimental Psychology 4, 1952). The share
    `overlooks` of changes is missed at the first glance, and noticed `second_glance` milliseconds later.
    """

    reaction: ExGaussian
    hick: float
    overlooks: float = 0.0
    second_glance: float = 0.0

    def among(self, choices: int) -> ExGaussian:
        """The times for what is seen at the first glance, where so many cards could move."""
        return self.reaction.later(self.hick * log2(choices + 1))

    def draw(self, chance: Random, choices: int, *, plain: bool) -> Millis:
        """One time; what is `plain` to see is not overlooked."""
        missed = not plain and self.overlooks > 0 and chance.random() < self.overlooks
        return Millis(self.among(choices).draw(chance) + (round(self.second_glance) if missed else 0))

    def below(self, time: float, choices: int, *, plain: bool) -> float:
        """The share of times that are less than `time`."""
        times, missed = self.among(choices), 0.0 if plain else self.overlooks
        return (1 - missed) * times.below(time) + missed * times.below(time - round(self.second_glance))

    def slower(self, factor: float) -> Notice:
        """The same in a calmer person: each time `factor` times as long."""
        return Notice(self.reaction.slower(factor), self.hick * factor, self.overlooks, self.second_glance * factor)


def _normal(z: float) -> float:
    return erfc(-z / sqrt(2)) / 2
