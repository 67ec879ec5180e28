"""Records to review: random games in random times, games of bots, a game made by hand, and the cases."""

from __future__ import annotations

import io
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from random import Random

from spitcards import (
    CHANCE,
    DECK,
    QUICK,
    SEATS,
    STANDARD,
    Card,
    Deal,
    Dealer,
    Forfeit,
    Game,
    Pile,
    Play,
    Position,
    RecordedAction,
    RecordError,
    Resign,
    Rules,
    Slot,
    Spit,
    check_record,
    dump_record,
)
from spitcards.bots import LEVELS, Bot, simulate
from spitcards.review import Frame, Replay, Review, replay, review
from spitcards.rules.apply import apply
from spitcards.rules.legality import LegalMoves
from spitcards.rules.record import Header, dump_entry, dump_header
from spitcards.rules.types import Millis
from spitcards.table.outputs import Commit, Output
from spitcards.table.setup import Player, Setup
from spitcards.table.table import Table
from tests.rules.play import WAYS, legal_action

A, B = SEATS
CASES = sorted((Path(__file__).parent.parent / "cases").glob("*.spit.jsonl"))


def is_sound(path: Path) -> bool:
    try:
        check_record(io.BytesIO(path.read_bytes()))
    except RecordError:
        return False
    return True


SOUND = [path for path in CASES if is_sound(path)]
WRONG = [path for path in CASES if path not in SOUND]


def reviewed(text: str) -> Review:
    return review(io.BytesIO(text.encode()))


def replayed(text: str) -> tuple[Replay, list[Frame]]:
    watching = replay(io.BytesIO(text.encode()))
    return watching, list(watching)


# --- random games ---------------------------------------------------------------------------------------------------


def random_record(seed: int) -> str:
    """A game of two who play at random, in every way to play, to its end or broken off anywhere, or given up."""
    rng = Random(seed)
    rules = WAYS[seed % len(WAYS)]
    game = Game(rules, Dealer.from_seed(seed), ("Ann", "Bo"))
    entries: list[RecordedAction] = []
    at = 0
    for _ in range(rng.choice((3, 40, 150, 500))):
        found = legal_action(rng, game)
        if found is None:
            break
        action, seat = found
        if rng.random() < 0.002:
            action, seat = rng.choice((Resign(), Forfeit())), rng.choice(SEATS)
        at += rng.choice((0, 0, rng.randrange(50), rng.randrange(700), rng.randrange(700), rng.randrange(5000)))
        game.push(action, seat)
        missed, beaten = ((rng.choice((0, 0, 0, 1, 4)), rng.choice((0, 0, 2))) for _ in range(2))
        entries.append(RecordedAction(Millis(at), seat, action, rng.random() < 0.1, None, missed, beaten))
    return dump_record(game.header, entries)


def bots_record(seed: int, rules: Rules = QUICK, level: str = "hare") -> str:
    """A game of two bots at a table, as its server would write it down."""
    settled = Setup(rules, (Player("Ann"), Player("Bo")), Dealer.from_seed(seed))
    rows: list[Commit] = []

    def watch(now: Millis, outputs: list[Output], table: Table) -> None:
        rows.extend(output for output in outputs if isinstance(output, Commit))

    bots = {seat: Bot(LEVELS[level], seat, rules, Random(2 * seed + seat)) for seat in SEATS}
    table = simulate(settled, bots, Millis(400_000), watch)
    entries = [RecordedAction(r.at, r.by, r.action, r.auto, None, r.missed, r.beaten) for r in rows]
    return dump_record(table.game.header, entries)


class Endless:
    """A record by points that never ends, made while it is read: so many rounds."""

    def __init__(self, rounds: int) -> None:
        self._lines = self._play(rounds)

    def readline(self, size: int, /) -> bytes:
        return next(self._lines, "").encode()

    def _play(self, rounds: int) -> Iterator[str]:
        rules = Rules(win="points", target=10**9)
        position, dealer, rng = Position(rules), Dealer.from_seed(1), Random(1)
        yield dump_header(Header(rules))
        for at in range(10**9):
            if position.phase == "deal":
                if position.round == rounds:
                    return
                action, seat = dealer.deal(position.round + 1), CHANCE
            else:
                action, seat = rng.choice([(move, seat) for seat in SEATS for move in LegalMoves(position, seat)])
            apply(position, action, seat)
            yield dump_entry(RecordedAction(Millis(100 * at), seat, action))


# --- a game made by hand --------------------------------------------------------------------------------------------


@dataclass
class Made:
    """A record, line by line. Seat 0 has 5c 3c 9h 9s Jc and puts 4c down first, seat 1 has 6c 5d 2h 2s Jd and Kc."""

    rules: Rules = STANDARD
    players: tuple[str, ...] = ("Ann", "Bo")
    entries: list[RecordedAction] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.game = Game(self.rules)

    def dealt(self) -> Made:
        return self.do(100, CHANCE, Deal((packet("5c 3c 9h 9s Jc", "4c", 0), packet("6c 5d 2h 2s Jd", "Kc", 1))))

    def begun(self) -> Made:
        return self.dealt().do(500, A, Spit()).do(1000, B, Spit())

    def do(self, at: int, seat: int, action: object, **ignored: object) -> Made:
        """`ignored`: what the rules ignore."""
        self.game.push(action, SEATS[seat] if seat >= 0 else CHANCE, Millis(at))  # type: ignore[arg-type]
        entry = RecordedAction(Millis(at), SEATS[seat] if seat >= 0 else CHANCE, action, **ignored)  # type: ignore[arg-type]
        self.entries.append(entry)
        return self

    def play(self, at: int, seat: int, stock: int, pile: int, **ignored: object) -> Made:
        return self.do(at, seat, Play(Slot(stock), Pile(pile)), **ignored)

    @property
    def text(self) -> str:
        return dump_record(Header(self.rules, self.players), self.entries)


def packet(tops: str, spit: str, half: int) -> tuple[Card, ...]:
    """26 cards with these on top of the stock piles, and this as the first spit card."""
    special = {"5c", "3c", "9h", "9s", "Jc", "4c", "6c", "5d", "2h", "2s", "Jd", "Kc"}
    rest = [card for card in DECK if card not in special]
    mine = iter(rest[20 * half : 20 * half + 20])
    cards = [next(mine) for _ in range(20)]
    for place, top in zip((0, 2, 5, 9, 14, 15), [*tops.split(), spit], strict=True):
        cards.insert(place, Card(top))
    return tuple(cards)
