"""A position: where every card is and what is to be done next. State and the questions that can be asked of it.

What an action may do to it stands in `legality`, what it does in `apply`.
"""

from __future__ import annotations

from .cards import FOLLOWERS
from .setup import STANDARD, Rules
from .types import PILES, SEATS, SLOTS, Card, Ending, Phase, Pile, Seat, Slot, own_pile

FULL = 26
"""Cards of each player where a game, or by points a round, begins (rules 2 and 23)."""


class Position:
    """A position of a game. Lists of two are by seat, `piles` by pile, and cards lie bottom first.

    `stocks[seat][slot]` are the cards of a stock pile, the lowest `face_down[seat][slot]` of them face down.
    `spit_cards[seat]` are in the hand, the next to be turned last. `called`, `asked` and `first` are who has said
    "spit", for which pile, and who did first. `packets` are the cards that each holds between two rounds; None where
    a full deck is dealt afresh. `only_pile` is the single spit pile of a round that has but one (rule 18).
    """

    __slots__ = (
        "asked",
        "called",
        "ended",
        "face_down",
        "first",
        "only_pile",
        "packets",
        "phase",
        "piles",
        "round",
        "rules",
        "scores",
        "spit_cards",
        "stocks",
        "winner",
    )

    def __init__(self, rules: Rules = STANDARD) -> None:
        self.rules = rules
        self.phase: Phase = "deal"
        self.round = 0
        self.packets: list[list[Card]] | None = None
        self.scores = [0, 0]
        self.winner: Seat | None = None
        self.ended: Ending | None = None
        self.sweep()

    def sweep(self) -> None:
        """Take everything off the table."""
        self.stocks: list[list[list[Card]]] = [[[] for _ in SLOTS] for _ in SEATS]
        self.face_down = [[0] * len(SLOTS) for _ in SEATS]
        self.spit_cards: list[list[Card]] = [[], []]
        self.piles: list[list[Card]] = [[], []]
        self.only_pile: Pile | None = None
        self.drop_calls()

    def drop_calls(self) -> None:
        """Take both calls back, or use them up (rule 11)."""
        self.called = [False, False]
        self.asked: list[Pile | None] = [None, None]
        self.first: Seat | None = None

    def copy(self) -> Position:
        """A position of its own with the same cards."""
        twin = Position.__new__(Position)
        twin.rules, twin.phase, twin.round = self.rules, self.phase, self.round
        twin.packets = None if self.packets is None else [packet[:] for packet in self.packets]
        twin.scores, twin.winner, twin.ended = self.scores[:], self.winner, self.ended
        twin.stocks = [[stock[:] for stock in stocks] for stocks in self.stocks]
        twin.face_down = [down[:] for down in self.face_down]
        twin.spit_cards = [cards[:] for cards in self.spit_cards]
        twin.piles = [pile[:] for pile in self.piles]
        twin.only_pile = self.only_pile
        twin.called, twin.asked, twin.first = self.called[:], self.asked[:], self.first
        return twin

    def __eq__(self, value: object) -> bool:
        if not isinstance(value, Position):
            return NotImplemented
        return all(getattr(self, name) == getattr(value, name) for name in self.__slots__)

    __hash__ = None  # type: ignore[assignment]  # it changes

    @property
    def laid_out(self) -> bool:
        """Whether cards lie on the table."""
        return self.phase in ("ready", "play", "slap")

    @property
    def holding(self) -> list[int] | None:
        """How many cards each holds between two rounds and after the end; None while they lie on the table.

        None too after a game that was given up.
        """
        if self.laid_out or self.ended in ("resigned", "forfeited"):
            return None
        return [FULL, FULL] if self.packets is None else [len(packet) for packet in self.packets]

    def pile_exists(self, pile: Pile) -> bool:
        """Whether there is such a spit pile in this round (rules 5 and 18)."""
        return self.only_pile is None or self.only_pile == pile

    def default_pile(self, seat: Seat) -> Pile:
        """Where the seat's spit card goes if nothing else is said: the own side, or the only pile (rule 11)."""
        return own_pile(seat) if self.only_pile is None else self.only_pile

    def top(self, seat: Seat, slot: Slot) -> Card | None:
        """The face-up top card of a stock pile; None if there is no card, or it lies face down."""
        stock = self.stocks[seat][slot]
        return stock[-1] if len(stock) > self.face_down[seat][slot] else None

    def can_play(self, seat: Seat) -> bool:
        """Whether the seat has a legal play onto a spit pile (rule 7)."""
        for pile in self.piles:
            if pile:
                follow = FOLLOWERS[pile[-1]]
                for stock, down in zip(self.stocks[seat], self.face_down[seat], strict=True):
                    if len(stock) > down and stock[-1] in follow:
                        return True
        return False

    def can_turn(self, seat: Seat) -> bool:
        """Whether the seat has a card to turn by hand (rule 8)."""
        return any(
            stock and len(stock) == down for stock, down in zip(self.stocks[seat], self.face_down[seat], strict=True)
        )

    def can_fill(self, seat: Seat) -> bool:
        """Whether the seat has an empty slot, and a pile of two or more with its top face up (rule 9)."""
        stocks = self.stocks[seat]
        return not all(stocks) and any(
            len(stock) > 1 and len(stock) > down for stock, down in zip(stocks, self.face_down[seat], strict=True)
        )

    def can_act(self, seat: Seat) -> bool:
        """Whether the seat can play, turn or fill."""
        return self.can_play(seat) or self.can_turn(seat) or self.can_fill(seat)

    def blocked(self) -> bool:
        """Whether play goes on and neither player has a legal play onto a spit pile (rule 11)."""
        return self.phase == "play" and not self.can_play(SEATS[0]) and not self.can_play(SEATS[1])

    def stock_left(self, seat: Seat) -> int:
        """How many cards lie in the seat's stock piles."""
        return sum(map(len, self.stocks[seat]))

    def finisher(self) -> Seat | None:
        """Who is rid of all stock cards (rule 14 a)."""
        return next((seat for seat in SEATS if self.laid_out and not any(self.stocks[seat])), None)

    def __str__(self) -> str:
        if not self.laid_out:
            end = "" if self.winner is None else f", seat {self.winner} won"
            return f"round {self.round}, {self.phase}{end}"
        sides = "; ".join(f"seat {seat}: {self._side(seat)}" for seat in SEATS)
        piles = " ".join((self.piles[pile] or ["-"])[-1] for pile in PILES if self.pile_exists(pile))
        return f"round {self.round}, {self.phase}; piles {piles}; {sides}"

    def _side(self, seat: Seat) -> str:
        stocks = " ".join(
            f"{self.top(seat, slot) or '-'}/{self.face_down[seat][slot]}" if self.stocks[seat][slot] else "."
            for slot in SLOTS
        )
        return f"{stocks}, {len(self.spit_cards[seat])} spit cards{', called' if self.called[seat] else ''}"

    def __repr__(self) -> str:
        return f"<Position {self}>"


def left_over(position: Position, seat: Seat) -> list[Card]:
    """The stock and spit cards still on the seat's side."""
    return [card for stock in position.stocks[seat] for card in stock] + position.spit_cards[seat]
