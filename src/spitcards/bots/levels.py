"""The levels: how well a bot plays is numbers, and here they all are."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final

from .hand import Fitts
from .notice import ExGaussian, Notice


@dataclass(frozen=True, slots=True)
class Level:
    """The numbers of a player. Times are in milliseconds.

    Eyes
    - `notice`: from when something is to be seen until it is noticed, and the hand may set out for it.
    - `ready`: from when a new round, or the wish for a rematch, was noticed until it is agreed to.
    - `speech`: from when it was noticed that nobody can play until "spit" is said.
    - `weber`: the share by which two piles must differ in thickness for the eye to tell them apart well (more than 0).

    Hand
    - `movement`, `tremor`: the hand's way by Fitts's law, and the standard deviation of the logarithm of what a
      single way takes (0 or more; 0.1 is about a tenth).
    - `slips`: the share of plays in which the hand lands on a neighbouring card or on the other pile.

    Mind
    - `way`: how much of a way's length counts when plays are compared. With 0 here and in what follows, the first
      play that fits is made.
    - `uncovers`: how much longer a way is worth going for each card that lies under the one to be played.
    - `plans`, `leads_on`: how many further own plays are thought through, and how much longer a way each is worth.
    - `hinders`: how much longer a way is worth going for each card that the other can then play no more.
    - `fills_early`: whether an empty slot is filled as soon as there is no own play, or only when nobody has one.
    - `sure`, `second_look`: a player less sure than this (0.5 to 1) which pile is the smaller one looks at them for so
      long again before slapping; 0.5 is one who slaps at once, for a late hand has no choice (rule 15).

    Temper
    - `hurries`: the share of the time that the hand saves when its player is behind.
    - `sulks`: how long nothing is done after being beaten to a pile.
    """

    notice: Notice
    ready: ExGaussian
    speech: ExGaussian
    weber: float
    movement: Fitts
    tremor: float
    slips: float
    way: float
    uncovers: float
    plans: int
    leads_on: float
    hinders: float
    fills_early: bool
    sure: float
    second_look: float
    hurries: float
    sulks: float

    def slower(self, factor: float) -> Level:
        """The same player at a calmer pace: all that takes time takes `factor` times as long."""
        return replace(
            self,
            notice=self.notice.slower(factor),
            ready=self.ready.slower(factor),
            speech=self.speech.slower(factor),
            movement=self.movement.slower(factor),
            uncovers=self.uncovers * factor,
            leads_on=self.leads_on * factor,
            hinders=self.hinders * factor,
            second_look=self.second_look * factor,
            sulks=self.sulks * factor,
        )


CALM: Final = 1.6
"""T8: how many times longer everything takes at the calm pace."""

# Where the numbers come from; docs/opponents.md says more.
# - Reactions to one of several known signals take 300 to 600 ms in adults, with a tail of about 100 (Luce 1986);
#   practice makes them quicker and flattens Hick's slope of 150 ms a bit to a few tens (Hick 1952; Teichner and
#   Krebs 1974). At eight years they take about twice as long as at twenty (Kail 1991).
# - Moving discs and pins by hand takes 85 to 110 ms a bit (Fitts 1954), half as much again or twice in children
#   (Kerr 1975). 50 to 60 is quicker than hands with cards: the fox and the cheetah play at a screen, where one tap
#   plays, and they must hold their own against blind tapping (T2). A way is repeated within a tenth or so (Schmidt
#   1979). Hands that hurry land beside the target in about 4 of 100 (MacKenzie 1992).
# - Amounts that differ by a sixth are told apart three times in four by adults, by an eighth with practice, by a
#   quarter in children (Halberda and Feigenson 2008; `rules.view.THICKNESS`).
# - What cards are worth was tried out in simulated games, and the whole was set so that each level beats the one
#   below in more than 70 of 100 quick games; the hare is a fair match for somebody who has played before.
LEVELS: Final = {
    "tortoise": Level(
        notice=Notice(ExGaussian(mu=420, sigma=110, tau=250), hick=130, overlooks=0.12, second_glance=1000),
        ready=ExGaussian(mu=1300, sigma=250, tau=400),
        speech=ExGaussian(mu=500, sigma=100, tau=200),
        weber=0.30,
        movement=Fitts(a=330, b=250),
        tremor=0.20,
        slips=0.06,
        way=0.0,
        uncovers=0,
        plans=0,
        leads_on=0,
        hinders=0,
        fills_early=False,
        sure=0.9,
        second_look=600,
        hurries=0.10,
        sulks=900,
    ),
    "hedgehog": Level(
        notice=Notice(ExGaussian(mu=280, sigma=80, tau=170), hick=90, overlooks=0.06, second_glance=800),
        ready=ExGaussian(mu=1100, sigma=200, tau=350),
        speech=ExGaussian(mu=400, sigma=80, tau=160),
        weber=0.22,
        movement=Fitts(a=180, b=160),
        tremor=0.15,
        slips=0.03,
        way=1.0,
        uncovers=0,
        plans=0,
        leads_on=0,
        hinders=0,
        fills_early=True,
        sure=0.75,
        second_look=400,
        hurries=0.08,
        sulks=600,
    ),
    "hare": Level(
        notice=Notice(ExGaussian(mu=200, sigma=60, tau=120), hick=50, overlooks=0.03, second_glance=600),
        ready=ExGaussian(mu=900, sigma=150, tau=300),
        speech=ExGaussian(mu=300, sigma=60, tau=120),
        weber=0.17,
        movement=Fitts(a=110, b=105),
        tremor=0.12,
        slips=0.02,
        way=1.0,
        uncovers=60,
        plans=1,
        leads_on=90,
        hinders=0,
        fills_early=True,
        sure=0.6,
        second_look=300,
        hurries=0.05,
        sulks=300,
    ),
    "fox": Level(
        notice=Notice(ExGaussian(mu=175, sigma=35, tau=55), hick=20, overlooks=0.01, second_glance=450),
        ready=ExGaussian(mu=800, sigma=120, tau=250),
        speech=ExGaussian(mu=210, sigma=35, tau=60),
        weber=0.14,
        movement=Fitts(a=58, b=62),
        tremor=0.10,
        slips=0.008,
        way=1.0,
        uncovers=40,
        plans=2,
        leads_on=150,
        hinders=80,
        fills_early=True,
        sure=0.5,
        second_look=0,
        hurries=0.04,
        sulks=200,
    ),
    "cheetah": Level(
        notice=Notice(ExGaussian(mu=160, sigma=20, tau=40), hick=14, overlooks=0.004, second_glance=350),
        ready=ExGaussian(mu=700, sigma=100, tau=200),
        speech=ExGaussian(mu=180, sigma=25, tau=40),
        weber=0.11,
        movement=Fitts(a=48, b=50),
        tremor=0.08,
        slips=0.004,
        way=1.0,
        uncovers=30,
        plans=3,
        leads_on=200,
        hinders=120,
        fills_early=True,
        sure=0.5,
        second_look=0,
        hurries=0.03,
        sulks=200,
    ),
}
"""The levels by name, each stronger than the one before."""

TEACHER: Final = Level(
    notice=Notice(ExGaussian(mu=500, sigma=60, tau=60), hick=0),
    ready=ExGaussian(mu=600, sigma=60, tau=60),
    speech=ExGaussian(mu=700, sigma=60, tau=60),
    weber=0.2,
    movement=Fitts(a=220, b=150),
    tremor=0.05,
    slips=0,
    way=0,
    uncovers=0,
    plans=0,
    leads_on=0,
    hinders=0,
    fills_early=False,
    sure=1.0,
    second_look=12_000,
    hurries=0,
    sulks=0,
)
"""The teacher of the lesson: calm enough to be followed with the eyes, and in no hurry at all to slap."""
