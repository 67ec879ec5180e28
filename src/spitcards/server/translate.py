"""Between the wire and the table: what a client asks, and what it is answered."""

from __future__ import annotations

from typing import Final

from spitcards.bots import Gesture, Motion, Temper
from spitcards.rules.actions import FILLS, PLAYS, SLAPS, SPITS, TURNS, Resign
from spitcards.rules.setup import Rules
from spitcards.rules.types import Card, Millis, Seat
from spitcards.store.port import GameId, SavedGame
from spitcards.table import requests
from spitcards.table.events import Event, TableView
from spitcards.table.outputs import Reply, Told
from spitcards.wire import codec, messages

_CONTROLS: Final[dict[type[messages.Action], requests.Request]] = {
    messages.Resign: Resign(),
    messages.Pause: requests.Pause(),
    messages.Resume: requests.Resume(),
    messages.Rematch: requests.Rematch(),
    messages.Leave: requests.Leave(),
    messages.Claim: requests.Claim(),
}
_WHAT: Final[dict[type[Event], str]] = {}


def request(action: messages.Action) -> requests.Request:
    """What the table is asked by an action; its numbers are within bounds, since it came through the codec."""
    match action:
        case messages.Play():
            return PLAYS[action.stock][action.pile]
        case messages.Fill():
            return FILLS[action.source][action.to]
        case messages.Turn():
            return TURNS[action.stock]
        case messages.Spit():
            return SPITS[0] if action.pile is None else SPITS[1 + action.pile]
        case messages.Slap():
            return SLAPS[action.pile]
        case _:
            return _CONTROLS[type(action)]


def press(action: messages.Action) -> requests.Press:
    """The moment of an action, as its player's screen had it."""
    if isinstance(action, messages.Play):
        aim = None if action.aim is None else Card(action.aim)
        return requests.Press(action.seen, action.after, aim, action.since)
    return requests.Press(action.seen, action.after)


def rules(choice: messages.RulesChoice) -> Rules:
    """The rules that were chosen."""
    return Rules(choice.win, choice.target, choice.count, choice.turn)


def told(game: GameId, output: Told) -> str:
    """An event, as text for everybody at the table."""
    kind = type(output.event)
    what = _WHAT.get(kind) or _WHAT.setdefault(kind, codec.what(kind))
    message = messages.Told(
        game=game, seq=output.seq, at=output.at, what=what, event=output.event, n=output.n, auto=output.auto
    )
    return codec.encode(message)


def gesture(game: GameId, made: Gesture, now: Millis, at: Millis) -> str:
    """A bot's gesture, as text for everybody at the table. `now`, in the bot's time, is `at` by the game's clock."""
    seat, shown = made
    if isinstance(shown, Temper):
        return codec.encode(messages.Temper(game=game, seat=seat, mood=shown.mood, manner=shown.manner))
    ways = [_way(motion, at - now) for motion in shown]
    return codec.encode(messages.Hand(game=game, seat=seat, at=at, ways=ways))


def _way(motion: Motion, offset: int) -> messages.Way:
    """A motion without the face of its card: of that its stock is enough."""
    start, end = motion.start, motion.end
    stock = start if start.kind == "stock" else end
    return messages.Way(
        began=motion.began + offset,
        ends=motion.ends + offset,
        stock=end.number if end.kind == "stock" else None,
        pile=end.number if end.kind == "pile" else None,
        carries=stock.number if motion.card is not None else None,
    )


def answer(game: GameId, reply: Reply) -> str:
    """An answer, as text for its seat."""
    return codec.encode(
        messages.Answer(
            game=game, seat=reply.seat, n=reply.n, refused=reply.refused, busy=reply.busy, margin=reply.margin
        )
    )


def seated(saved: SavedGame, seat: Seat, n: int, token: str | None) -> str:
    """The word to somebody who has taken a seat."""
    setup = saved.setup
    return codec.encode(
        messages.Seated(
            game=saved.id,
            seat=seat,
            players=[messages.Player(player.name, player.bot) for player in setup.players],
            rules=messages.RulesChoice(setup.rules.win, setup.rules.target, setup.rules.count, setup.rules.turn),
            pace=setup.pace,
            commitment=setup.dealer.commitment,
            n=n,
            token=token,
        )
    )


def snapshot(saved: SavedGame, seat: Seat, seq: int, at: int, table: TableView) -> str:
    """Everything anew, for one seat."""
    return codec.encode(messages.Snapshot(game=saved.id, seat=seat, epoch=saved.epoch, seq=seq, at=at, table=table))


def trouble(code: str, text: str = "", game: str = "") -> str:
    """Something about the connection or a message."""
    return codec.encode(messages.Trouble(code=code, text=text, game=game))
