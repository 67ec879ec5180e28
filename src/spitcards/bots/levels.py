"""The levels: how well a bot plays is numbers, and here they all are."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final

from .eyes import ExGaussian
from .hand import Fitts


@dataclass(frozen=True, slots=True)
class Level:
    """The numbers of a player. Times are in milliseconds.

    - `reaction`: from when something is to be seen until it is noticed, and the hand may set out for it.
    - `ready`: from when a new round, or the wish for a rematch, was noticed until it is agreed to.
    - `speech`: from when it was noticed that nobody can play until "spit" is said.
    - `movement`, `tremor`: the hand's way by Fitts's law, and the standard deviation of the logarithm of what a
      single way takes (0 or more; 0.1 is about a tenth).
    - `weber`: the share by which two piles must differ in thickness for the eye to tell them apart well (more than 0).
    - `uncovers`: how much longer a way is worth going for each card that lies under the one to be played.
    - `leads_on`: how much longer a way is worth going if another own card can be played on top.
    """

    reaction: ExGaussian
    ready: ExGaussian
    speech: ExGaussian
    movement: Fitts
    tremor: float
    weber: float
    uncovers: float
    leads_on: float

    def slower(self, factor: float) -> Level:
        """The same player at a calmer pace: all that takes time takes `factor` times as long."""
        return replace(
            self,
            reaction=self.reaction.slower(factor),
            ready=self.ready.slower(factor),
            speech=self.speech.slower(factor),
            movement=self.movement.slower(factor),
            uncovers=self.uncovers * factor,
            leads_on=self.leads_on * factor,
        )


CALM: Final = 1.6
"""T8: how many times longer everything takes at the calm pace."""

# Where the numbers come from. Choosing one of several known answers takes 300 to 600 ms, with a tail of about 100
# (Hick 1952; Luce 1986). Moving discs and pins by hand takes 85 to 110 ms a bit (Fitts 1954), and hands repeat a way
# within a tenth or so (Schmidt 1979). Amounts that differ by a sixth are told apart three times in four (Weber's law;
# `rules.view.THICKNESS`). What cards are worth was tried out, and the whole was set to be a fair match for somebody
# who has played before: about 800 ms a play.
LEVELS: Final = {
    "hare": Level(
        reaction=ExGaussian(mu=330, sigma=60, tau=120),
        ready=ExGaussian(mu=900, sigma=150, tau=300),
        speech=ExGaussian(mu=300, sigma=60, tau=120),
        movement=Fitts(a=110, b=105),
        tremor=0.12,
        weber=0.17,
        uncovers=60,
        leads_on=90,
    ),
}
"""The levels by name."""
