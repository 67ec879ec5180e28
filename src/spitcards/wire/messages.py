"""Every message that travels between a client and the server: one struct each, told apart by their key `t`.

The TypeScript twin of this file is generated from it (`spitcards.wire.typescript`) and never written by hand. All
times are in milliseconds. `at` and `until` are readings of the game's clock, which stands still while the game is
paused; a client pairs the `at` of what it receives with its own clock, and needs no other synchronisation.
"""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from spitcards.table.events import Event, TableView

from .reviews import RoundReview, SeatReview

SeatNo = Annotated[int, Meta(ge=0, le=1)]
SlotNo = Annotated[int, Meta(ge=0, le=4)]
PileNo = Annotated[int, Meta(ge=0, le=1)]
Count = Annotated[int, Meta(ge=0, le=2**53 - 1)]
# Patterns end in \Z and not in $, which would let a line break through.
CardText = Annotated[str, Meta(pattern="^[2-9TJQKA][cdhs]\\Z")]
Hex32 = Annotated[str, Meta(pattern="^[0-9a-f]{32}\\Z")]
Ident = Annotated[str, Meta(min_length=1, max_length=64)]
Opponent = Literal["tortoise", "hedgehog", "hare", "fox", "cheetah", "mirror"]
"""Who there is to play against, from the weakest to the strongest: `spitcards.bots.OPPONENTS`."""
After = Annotated[float, Meta(ge=0, le=86_400_000)]


# --- client to server -------------------------------------------------------------------------------------------


class Message(Struct, tag_field="t", forbid_unknown_fields=True, omit_defaults=True):
    """The root of all messages."""


class SeatKey(Struct, forbid_unknown_fields=True, frozen=True):
    """What gives a seat back to who had it: the token is a secret, told once to the seat's player."""

    game: Ident
    token: Ident


class Hello(Message, tag="hello"):
    """The first message of a connection; with `back`, the seats (at most two) that this client wants back."""

    build: Ident
    back: Annotated[list[SeatKey], Meta(max_length=2)] = []


class RulesChoice(Struct, forbid_unknown_fields=True, omit_defaults=True, frozen=True):
    """The rules to play by (`docs/record.md`). Left out: the quick game."""

    win: Literal["standard", "points"] = "points"
    target: Annotated[int, Meta(ge=1, le=1000)] = 100
    count: Literal["unplayed", "holding"] = "holding"
    turn: Literal["auto", "manual"] = "auto"


class New(Message, tag="new"):
    """Start a game against the computer. `nonce` is the player's part in the shuffle, 16 bytes in hexadecimal."""

    nonce: Hex32
    rules: RulesChoice = RulesChoice()
    pace: Literal["usual", "calm"] = "usual"
    name: Annotated[str, Meta(max_length=40)] = ""
    opponent: Opponent = "hare"


class Lesson(Message, tag="lesson"):
    """Start the lesson: a single round against the teacher, and its deal is always the same."""


class Action(Message, kw_only=True):
    """What every action carries: its game and seat, its number there (1, 2, 3 …), and its moment.

    `seen` is the number of the last event painted when the hand moved, `after` the milliseconds from that paint to
    the input. Each action gets exactly one `Answer`.
    """

    game: Ident
    seat: SeatNo
    n: Annotated[int, Meta(ge=1, le=2**31)]
    seen: Count = 0
    after: After = 0


class Play(Action, tag="play", kw_only=True):
    """The top card of a stock onto a spit pile; `aim` is the top card aimed at, `since` how long it had been seen."""

    stock: SlotNo
    pile: PileNo
    aim: CardText | None = None
    since: After = 0


class Fill(Action, tag="fill", kw_only=True):
    """The top card of slot `source` into the empty slot `to`."""

    source: SlotNo
    to: SlotNo


class Turn(Action, tag="turn", kw_only=True):
    """Turn the top card of a stock (only where rules.turn is "manual")."""

    stock: SlotNo


class Spit(Action, tag="spit", kw_only=True):
    """Say "spit"; a pile may be named, except in the first spit of a round."""

    pile: PileNo | None = None


class Slap(Action, tag="slap", kw_only=True):
    """Slap a spit pile at the end of a round."""

    pile: PileNo


class Resign(Action, tag="resign"):
    """Give the game up."""


class Pause(Action, tag="pause"):
    """Stop the game for a while (against the computer only)."""


class Resume(Action, tag="resume"):
    """Be ready to go on after a pause; the game does once everybody is."""


class Rematch(Action, tag="rematch"):
    """Wish for another game with the same rules, after the end of one."""


class Leave(Action, tag="leave"):
    """Leave the table. It forfeits a running game, but for one whose other player was cut off for too long."""


class Claim(Action, tag="claim"):
    """Claim the win over a player who was cut off for too long."""


class AskRecord(Message, tag="record"):
    """Ask for the record of a game that is over, of which one has a seat; `Recorded` is the answer."""

    game: Ident


class Pong(Message, tag="pong"):
    """The answer to `Ping`, at once."""

    nonce: Ident


ClientMessage = (
    Hello
    | New
    | Lesson
    | Play
    | Fill
    | Turn
    | Spit
    | Slap
    | Resign
    | Pause
    | Resume
    | Rematch
    | Leave
    | Claim
    | AskRecord
    | Pong
)


# --- server to client: about the connection -----------------------------------------------------------------------


class Welcome(Message, tag="welcome"):
    """The answer to `Hello`. A client whose build differs is old, and offers to reload between games."""

    build: str
    version: str


class Player(Struct, frozen=True):
    """Who sits at a seat. `bot` is the level's name where it is the computer."""

    name: str
    bot: str | None = None


class Seated(Message, tag="seated"):
    """You have this seat. `commitment` is the SHA-256 of the game's secret, for checking the shuffle afterwards.

    `token` is given once, when the seat is new; keep it for `Hello.back`. `n` is the seat's last action number.
    """

    game: str
    seat: SeatNo
    players: list[Player]
    rules: RulesChoice
    pace: Literal["usual", "calm"]
    commitment: str
    n: int
    token: str | None = None


class Ping(Message, tag="ping"):
    """Answer with `Pong` at once; the server measures the round trip by it."""

    nonce: str


class Trouble(Message, tag="trouble"):
    """Something about the connection or a message, as a code; `text` is for engineers. Codes: see `TROUBLES`.

    `game` is the game that it is about, where it is about one.
    """

    code: str
    text: str = ""
    game: str = ""


TROUBLES = {
    "malformed": "a message that is no message of this protocol",
    "too_large": "a message over the size limit; the connection is closed",
    "too_many": "more messages than a hand could make; the connection is closed",
    "not_first": "`hello` comes first, and once",
    "not_yours": "an action for a seat that this connection does not have",
    "no_such_seat": "a seat to come back to that does not exist, or a token that does not fit",
    "taken_over": "the seat is used from another window now; this one no longer plays",
    "full": "this server runs as many games as it may",
    "store": "the game's log cannot be written; the game waits until it can",
    "closing": "the server is going down; come back in a moment",
    "no_record": "a record of a game that is not over, or that cannot be read now",
}


# --- server to client: the game --------------------------------------------------------------------------------


class Snapshot(Message, tag="snapshot"):
    """Everything anew, as of event `seq`: sent on taking a seat, and whenever a client has lost the thread.

    `epoch` counts the lives of a game on servers; what comes from a smaller epoch is stale.
    """

    game: str
    seat: SeatNo
    epoch: int
    seq: int
    at: int
    table: TableView


class Answer(Message, tag="answer"):
    """The one answer to an action. `refused` is a code (`docs/protocol.md`), or left out if the action counted.

    `busy` is how long, from now, a miss occupies the hand (T2); `margin` by how many milliseconds it came too late.
    """

    game: str
    seat: SeatNo
    n: int
    refused: str | None = None
    busy: int | None = None
    margin: int | None = None


class Told(Message, tag="told", kw_only=True):
    """Something happened. `seq` numbers what a game tells, without gaps within an epoch; `what` names the event.

    `n` is the number of the action that this event is: of its own seat, and not with what followed from it. `auto`
    says that the table acted for the seat (T3 to T6).
    """

    game: str
    seq: int
    at: int
    what: str
    event: Event
    n: int | None = None
    auto: bool = False


class Reviewed(Message, tag="reviewed"):
    """What the round that ended last tells (`docs/review.md`); when the game is over, all its `rounds`, and `seats`.

    Sent after a round was cleared away and after the end, and again on taking a seat before the next round begins.
    """

    game: str
    rounds: list[RoundReview]
    seats: list[SeatReview] | None = None


class Recorded(Message, tag="recorded"):
    """A game's record (`docs/record.md`), all its lines."""

    game: str
    text: str


# A show, which changes nothing at the table: these may be lost, are numbered nowhere, and no log has them.


class Way(Struct, forbid_unknown_fields=True, omit_defaults=True, frozen=True):
    """A way of a hand, from where it is at `began` to where it is at `ends`: an own `stock`, a `pile`; neither: home.

    With `carries` it takes along the top card of that own stock, to a place or back. So it says nothing of any face.
    """

    began: int
    ends: int
    stock: SlotNo | None = None
    pile: PileNo | None = None
    carries: SlotNo | None = None


class Hand(Message, tag="hand", kw_only=True):
    """What the computer's hand at a seat does from now on: these ways, one after the other; none: it is drawn back."""

    game: str
    seat: SeatNo
    at: int
    ways: list[Way] = []


class Temper(Message, tag="temper"):
    """How the computer at a seat takes it: the `mood` of its face, and its `manner`. At first "calm" and "waits"."""

    game: str
    seat: SeatNo
    mood: Literal["ahead", "calm", "rattled"]
    manner: Literal["plays", "waits", "hurries", "annoyed"]


ServerMessage = Welcome | Seated | Ping | Trouble | Snapshot | Answer | Told | Hand | Temper | Reviewed | Recorded
