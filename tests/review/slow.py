"""A slow, separate count of what a review says: every position is kept, and all moves are tried in each.

It shares the rules with `spitcards.review`, and no line of the counting. Each number is looked for as `docs/review.md`
defines it, backwards and forwards from the line that it is about.
"""

from __future__ import annotations

import io
from functools import cached_property

from spitcards import SEATS, Card, Deal, Fill, Play, Position, RecordedAction, RecordReader, Seat, Slap, Spit, Turn
from spitcards.rules.actions import MOVES
from spitcards.rules.apply import apply
from spitcards.rules.legality import refusal
from spitcards.rules.types import other

Key = tuple[Card, Card]
"""A chance: the card that can be played, and the card that it can be played on."""


class Slow:
    def __init__(self, text: str) -> None:
        reader = RecordReader(io.BytesIO(text.encode()))
        self.lines = [entry for entry in reader if isinstance(entry, RecordedAction)]
        self.after: list[Position] = []
        position = Position(reader.header.rules)
        for line in self.lines:
            position = position.copy()
            apply(position, line.action, line.by)
            self.after.append(position)
        self.deals = [i for i, line in enumerate(self.lines) if isinstance(line.action, Deal)]
        self.end = len(self.lines)
        self._left: dict[tuple[int, Seat], int] = {}  # only for patience: it is worked out anew at no line twice

    def at(self, i: int) -> int:
        return self.lines[min(i, self.end - 1)].at

    def ms(self, i: int, j: int) -> int:
        """From line i to line j; beyond the last line time stands still."""
        return self.at(j) - self.at(i)

    @cached_property
    def chances(self) -> list[tuple[dict[Key, Play], dict[Key, Play]]]:
        """By line and seat: what can be played after it."""
        found: list[tuple[dict[Key, Play], dict[Key, Play]]] = []
        for position in self.after:
            pair: tuple[dict[Key, Play], dict[Key, Play]] = ({}, {})
            for seat in SEATS:
                for move in MOVES:
                    if isinstance(move, Play) and refusal(position, move, seat) is None:
                        key = position.stocks[seat][move.stock][-1], position.piles[move.pile][-1]
                        pair[seat][key] = move
            found.append(pair)
        return found

    def can(self, i: int, seat: Seat) -> bool:
        return 0 <= i < self.end and bool(self.chances[i][seat])

    def plays(self, i: int, seat: Seat) -> bool:
        return self.lines[i].by == seat and isinstance(self.lines[i].action, Play)

    def deal_of(self, i: int) -> int:
        return max(d for d in self.deals if d <= i)

    def left(self, i: int, seat: Seat) -> int:
        """Stock cards after line i: those dealt, less those played since."""
        if (i, seat) not in self._left:
            deal = self.deal_of(i)
            plays = sum(self.plays(j, seat) for j in range(deal, i + 1))
            self._left[i, seat] = self.after[deal].stock_left(seat) - plays
        return self._left[i, seat]

    def began(self, deal: int, stop: int) -> int | None:
        return next((i for i in range(deal, stop) if self.after[i].phase == "play"), None) or next(
            # the first cards turned may end the round at once
            (i for i in range(deal + 1, stop) if self.after[i].phase != "ready" and self._is_spit(i)),
            None,
        )

    def _is_spit(self, i: int) -> bool:
        return isinstance(self.lines[i].action, Spit)

    def turned(self, i: int) -> bool:
        """Whether a call of line i turned spit cards."""
        before, after = self.after[i - 1], self.after[i]
        return self._is_spit(i) and any(before.spit_cards) and not any(after.called) and before.phase == "play"

    # --- a seat, from line `start` to before line `stop` -----------------------------------------------------

    def seat(self, seat: Seat, start: int, stop: int) -> dict[str, object]:
        span = range(start, stop)
        mine = [i for i in span if self.lines[i].by == seat]
        by_hand = [i for i in mine if self.plays(i, seat) and not self.lines[i].auto]
        acts = [self.lines[i].action for i in mine]
        reactions = [ms for i in by_hand if (ms := self.reaction(i, seat)) is not None]
        middle = sorted(reactions)[(len(reactions) - 1) // 2 : len(reactions) // 2 + 1]
        return {
            "curve": [
                [self.at(i), self.left(i, seat)]
                for i in span
                if isinstance(self.lines[i].action, Deal) or self.plays(i, seat)
            ],
            "plays": sum(isinstance(act, Play) for act in acts),
            "fills": sum(isinstance(act, Fill) for act in acts),
            "turns": sum(isinstance(act, Turn) for act in acts),
            "calls": sum(self._is_spit(i) and self.after[i - 1].phase == "play" for i in mine),
            "auto": sum(self.lines[i].auto for i in mine),
            "fastest": self.first_of([self.possible(i, seat) for i in by_hand], min),
            "reaction": sum(middle) // len(middle) if middle else None,
            "reactions": reactions,
            "longest_wait": self.first_of([self.wait(i, seat) for i in span if self.waits_from(i, seat)], max),
            "in_front": sum(self.ms(i, i + 1) for i in span if self.in_front(i, seat)),
            "longest_lead": self.first_of([self.lead(i, seat) for i in span if self.in_front(i, seat)], max),
            "largest_lead": max([0, *(self.left(i, other(seat)) - self.left(i, seat) for i in span if self.on(i))]),
            "misses": sum(self.lines[i].missed[seat] for i in span),
            "contests_won": sum(self.lines[i].beaten[1 - seat] for i in span),
            "contests_lost": sum(self.lines[i].beaten[seat] for i in span),
            "chances": self.missed(seat, start, stop),
        }

    @staticmethod
    def first_of(spans: list[tuple[int, int]], least_or_most: object) -> dict[str, int] | None:
        """The shortest or longest of the spans (at, ms); of equal ones the one that comes first."""
        if not spans:
            return None
        wanted = least_or_most([ms for _, ms in spans])  # type: ignore[operator]
        at, ms = next(span for span in spans if span[1] == wanted)
        return {"at": at, "ms": ms}

    def possible(self, i: int, seat: Seat) -> tuple[int, int]:
        """Since when the play of line i had been possible."""
        action = self.lines[i].action
        key = next(key for key, play in self.chances[i - 1][seat].items() if play == action)
        j = i - 1
        while j > 0 and key in self.chances[j - 1][seat]:
            j -= 1
        return self.at(j), self.ms(j, i)

    def reaction(self, i: int, seat: Seat) -> int | None:
        """From having a play, having had none, to the play of line i, if that is the first since."""
        j = i - 1
        while self.can(j - 1, seat):
            j -= 1
        return None if any(self.plays(k, seat) for k in range(j, i)) else self.ms(j, i)

    def waits_from(self, i: int, seat: Seat) -> bool:
        return self.can(i, seat) and (self.plays(i, seat) or not self.can(i - 1, seat))

    def wait(self, i: int, seat: Seat) -> tuple[int, int]:
        j = i + 1
        while j < self.end and self.can(j, seat) and not self.plays(j, seat):
            j += 1
        return self.at(i), self.ms(i, j)

    def on(self, i: int) -> bool:
        """Whether the first cards of the round have been turned."""
        began = self.began(self.deal_of(i), self.end) if self.deals and self.deals[0] <= i else None
        return began is not None and began <= i

    def in_front(self, i: int, seat: Seat) -> bool:
        return self.after[i].phase == "play" and self.left(i, seat) < self.left(i, other(seat))

    def lead(self, i: int, seat: Seat) -> tuple[int, int]:
        j = i
        while j < self.end and self.in_front(j, seat):
            j += 1
        return self.at(i), self.ms(i, j)

    def missed(self, seat: Seat, start: int, stop: int) -> list[dict[str, object]]:
        """The chances that stood for more than two seconds, and how each ended."""
        found: list[dict[str, object]] = []
        for i in range(start, stop):
            for key in self.chances[i][seat]:
                if i and key in self.chances[i - 1][seat]:
                    continue
                j = i + 1
                while j < self.end and key in self.chances[j][seat]:
                    j += 1
                if self.ms(i, j) > 2000:
                    play = self.chances[j - 1][seat][key]
                    found.append(
                        {
                            "at": self.at(i),
                            "seat": seat,
                            "stock": play.stock,
                            "pile": play.pile,
                            "card": key[0],
                            "top": key[1],
                            "ms": self.ms(i, j),
                            "how": self.how(j, seat, key, play),
                        }
                    )
        return found

    def how(self, j: int, seat: Seat, key: Key, play: Play) -> str:
        if j == self.end:
            return "open"
        line = self.lines[j]
        if line.by == seat and line.action == play:
            return "played"
        if not isinstance(line.action, Play):
            return "over"
        if line.by != seat:
            return "covered" if line.action.pile == play.pile else "over"
        same_card = self.after[j - 1].stocks[seat][line.action.stock][-1] == key[0]
        return "own" if same_card or line.action.pile == play.pile else "over"

    # --- a round ---------------------------------------------------------------------------------------------

    def rounds(self) -> list[dict[str, object]]:
        return [
            self.round(number, start, stop)
            for number, (start, stop) in enumerate(zip(self.deals, [*self.deals, self.end][1:], strict=True), 1)
        ]

    def round(self, number: int, start: int, stop: int) -> dict[str, object]:
        began = self.began(start, stop)
        ended = next((i for i in range(start, stop) if self.after[i].phase not in ("ready", "play")), None)
        cleared = next((i for i in range(start, stop) if self.cleared(i)), None)
        slap = next((i for i in range(start, stop) if isinstance(self.lines[i].action, Slap)), None)
        told: dict[str, object] = {"left": None, "took": None, "holding": None, "scores": None}
        if cleared is not None:
            told = self.clearing(cleared)
        why, finisher = self.why(ended)
        return {
            "round": number,
            "dealt": self.at(start),
            "began": None if began is None else self.at(began),
            "spits": [self.at(i) for i in range(start, stop) if began is not None and i > began and self.turned(i)],
            "ended": None if ended is None else self.at(ended),
            "why": why,
            "finisher": finisher,
            "slap": None
            if slap is None
            else {"at": self.at(slap), "seat": self.lines[slap].by, "pile": self.lines[slap].action.pile},  # type: ignore[union-attr]
            **told,
            "seats": [self.seat(seat, start, stop) for seat in SEATS],
        }

    def why(self, i: int | None) -> tuple[str | None, int | None]:
        if i is None:
            return None, None
        if self.after[i].ended in ("resigned", "forfeited"):
            return self.after[i].ended, None
        for seat in SEATS:
            if self.left(i, seat) == 0:
                return "out", seat
        return "given_up" if self._is_spit(i) and not any(self.after[i - 1].spit_cards) else "dead", None

    def cleared(self, i: int) -> bool:
        return self.after[i].phase == "deal" or self.after[i].ended == "won"

    def clearing(self, i: int) -> dict[str, object]:
        before, line, after = self.after[i - 1], self.lines[i], self.after[i]
        spit = [0 if isinstance(line.action, Spit) else len(before.spit_cards[seat]) for seat in SEATS]
        stock = [self.left(i, seat) for seat in SEATS]
        if after.rules.win == "standard":
            assert after.packets is not None
            holding = [len(packet) for packet in after.packets]
            took = [holding[seat] - stock[seat] - spit[seat] for seat in SEATS]
        else:
            holding, took = [26, 26], [0, 0]
            if isinstance(line.action, Slap):
                took[line.by] = len(before.piles[line.action.pile])
                took[1 - line.by] = len(before.piles[1 - line.action.pile])
        return {
            "left": [[stock[seat], spit[seat]] for seat in SEATS],
            "took": took,
            "holding": holding,
            "scores": after.scores,
        }
