"""Between the wire and the table: what a client asks, and what it is answered."""

from __future__ import annotations

from typing import Final

from spitcards.rules.actions import FILLS, PLAYS, SLAPS, SPITS, TURNS, Resign
from spitcards.rules.setup import Rules
from spitcards.rules.types import Card, Seat
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
