"""Bots: computer players with eyes that notice late, a hand that takes its time, and a mind that knows what is shown.

Law of this package: a bot knows `rules` (views, cards, actions) and the value types of `table` (`TableView`,
`Request`, `Press`, `Reply`) only. It sees what its seat may see, never a `Position` or a `Game`, so that it cannot
read a card that lies face down. Sans-I/O: `now` is a parameter, in the caller's milliseconds, and chance is a
`random.Random` that is passed in; nothing here imports a clock, a loop or a thread. `drive` alone handles a `Table`:
it shows bots its views and brings it their requests, for the server and for simulations alike.
"""

from .bot import Bot, make_bot
from .drive import BotPlayers, simulate
from .levels import LEVELS, Level

__all__ = ["LEVELS", "Bot", "BotPlayers", "Level", "make_bot", "simulate"]
