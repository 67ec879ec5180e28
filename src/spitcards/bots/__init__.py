"""Bots: computer players with eyes that notice late, a hand that takes its time, and a mind that knows what is shown.

Law of this package: a bot knows `rules` (views, cards, actions) and the value types of `table` (`TableView`,
`Request`, `Press`, `Reply`) only. It sees what its seat may see, never a `Position` or a `Game`, so that it cannot
read a card that lies face down. Sans-I/O: `now` is a parameter, in the caller's milliseconds, and chance is a
`random.Random` that is passed in; nothing here imports a clock, a loop or a thread. `drive` alone handles a `Table`:
it shows bots its views and brings it their requests, for the server and for simulations alike.
"""

from .bot import Bot
from .drive import BotPlayers, Gesture, simulate
from .hand import Motion, Place
from .levels import LEVELS, Level
from .roster import BOTS, OPPONENTS, TEACHER, make_bot
from .temper import Temper

__all__ = [
    "BOTS",
    "LEVELS",
    "OPPONENTS",
    "TEACHER",
    "Bot",
    "BotPlayers",
    "Gesture",
    "Level",
    "Motion",
    "Place",
    "Temper",
    "make_bot",
    "simulate",
]
