"""A slow, separate reading of `docs/rules.md`: it shares no line with `spitcards`, and is compared with it.

Every card lies in a plain list as a pair of its text and whether it is face up. What can be asked is asked anew each
time, as the clause says it; nothing is remembered that could be looked up.
"""

from __future__ import annotations

from itertools import product

RING = "2 3 4 5 6 7 8 9 10 J Q K A".replace("10", "T").split()
DECK = [rank + suit for rank in RING for suit in "cdhs"]

Words = tuple[object, ...]
"""An action: ("play", 3, 0), ("fill", 4, 0), ("turn", 2), ("spit",), ("spit", 1), ("slap", 0), ("resign",), …"""

TALK_AND_SLAPS: list[Words] = [("spit",), ("spit", 0), ("spit", 1), ("slap", 0), ("slap", 1)]


def follow(one: str, another: str) -> bool:
    """Rule 1: neighbours in the ring; suits never matter."""
    distance = abs(RING.index(one[0]) - RING.index(another[0]))
    return distance in (1, 12)


def sizes(cards: int) -> list[int]:
    """Rule 17: dealing in rows; from 15 cards on it comes to 1 2 3 4 5 (rule 3)."""
    result = [0, 0, 0, 0, 0]
    for slot in [0, 1, 2, 3, 4, 1, 2, 3, 4, 2, 3, 4, 3, 4, 4][:cards]:
        result[slot] += 1
    return result


class Oracle:
    def __init__(self, win: str = "standard", target: int = 100, count: str = "unplayed", turn: str = "auto") -> None:
        self.win, self.target, self.count, self.turn = win, target, count, turn
        self.doing = "deal"
        self.round = 0
        self.held: list[list[str]] | None = None  # what each holds between rounds; None: a new deck
        self.points = [0, 0]
        self.won_by: int | None = None
        self.how: str | None = None
        self.wipe()

    def wipe(self) -> None:
        self.slots: list[list[list[tuple[str, bool]]]] = [[[], [], [], [], []], [[], [], [], [], []]]
        self.hands: list[list[str]] = [[], []]  # the next card first
        self.middle: list[list[str] | None] = [None, None]
        self.calls: list[tuple[int, int]] = []  # who, and for which pile, in order
        self.single = False
        self.dealt_none: int | None = None  # who was dealt no spit cards

    # --- questions ---

    def plays(self, who: int) -> list[tuple[int, int]]:
        """Rule 7."""
        found: list[tuple[int, int]] = []
        for slot, pile in product(range(5), range(2)):
            stock, heap = self.slots[who][slot], self.middle[pile]
            if stock and stock[-1][1] and heap and follow(stock[-1][0], heap[-1]):
                found.append((slot, pile))
        return found

    def fills(self, who: int) -> list[tuple[int, int]]:
        """Rule 9."""
        return [
            (source, to)
            for source, to in product(range(5), range(5))
            if not self.slots[who][to] and len(self.slots[who][source]) >= 2 and self.slots[who][source][-1][1]
        ]

    def turns(self, who: int) -> list[int]:
        """Rule 8."""
        if self.turn != "manual":
            return []
        return [slot for slot in range(5) if self.slots[who][slot] and not self.slots[who][slot][-1][1]]

    def blocked(self) -> bool:
        """Rule 11."""
        return self.doing == "play" and not self.plays(0) and not self.plays(1)

    def piles_there(self) -> list[int]:
        """Rules 5 and 18."""
        if not self.single:
            return [0, 1]
        return [1 - self.dealt_none] if self.dealt_none is not None else []

    def choices(self, who: int) -> set[Words]:
        """All that the player may do, but for giving up."""
        found: set[Words] = set()
        if self.doing == "play":
            found |= {("play", *places) for places in self.plays(who)}
            found |= {("fill", *places) for places in self.fills(who)}
            found |= {("turn", slot) for slot in self.turns(who)}
        return found | {words for words in TALK_AND_SLAPS if self.allows(who, words)}

    def allows(self, who: int, words: Words) -> bool:
        do, args = words[0], words[1:]
        if self.doing == "over":
            return False
        if do in ("resign", "forfeit"):  # rule 25
            return who in (0, 1)
        if do == "deal":
            return self.doing == "deal" and self.deal_fits(*args)
        if who not in (0, 1):
            return False
        if do == "slap":
            return self.doing == "slap" and args[0] in (0, 1)
        if do == "spit":
            if self.doing not in ("ready", "play") or who in [caller for caller, _ in self.calls]:
                return False
            if self.doing == "ready":
                return not args
            return self.blocked() and (not args or args[0] in self.piles_there())
        if self.doing != "play":
            return False
        return {
            "play": lambda: args in self.plays(who),
            "fill": lambda: args in self.fills(who),
            "turn": lambda: args[0] in self.turns(who),
        }[str(do)]()

    def deal_fits(self, *packets: list[str]) -> bool:
        """Rules 1, 2, 16."""
        if sorted(packets[0] + packets[1]) != sorted(DECK):
            return False
        if self.held is None:
            return len(packets[0]) == len(packets[1]) == 26
        return all(sorted(packets[who]) == sorted(self.held[who]) for who in (0, 1))

    # --- what happens ---

    def do(self, who: int, words: Words) -> None:
        do, args = words[0], words[1:]
        if do == "deal":
            self.deal(args)
        elif do in ("resign", "forfeit"):
            self.finish(1 - who, "resigned" if do == "resign" else "forfeited")
        elif do == "slap":
            taken = int(args[0])
            got = [self.middle[taken], self.middle[1 - taken]]  # rule 15
            self.clear([got[0], got[1]] if who == 0 else [got[1], got[0]])
        elif do == "spit":
            pile = args[0] if args else who if not self.single else self.piles_there()[0]
            self.calls.append((who, pile))
            if len(self.calls) == 2:
                self.flip()
        elif do == "play":
            card, _ = self.slots[who][args[0]].pop()
            self.middle[args[1]].append(card)
            self.uncover(who, args[0])
        elif do == "fill":
            self.slots[who][args[1]].append(self.slots[who][args[0]].pop())
            self.uncover(who, args[0])
            self.calls = []
        elif do == "turn":
            card, _ = self.slots[who][args[0]].pop()
            self.slots[who][args[0]].append((card, True))
            self.calls = []
        if self.doing == "play":
            self.look_for_the_end()

    def uncover(self, who: int, slot: int) -> None:
        stock = self.slots[who][slot]
        if stock and self.turn == "auto":
            stock[-1] = (stock[-1][0], True)

    def deal(self, packets: tuple[list[str], ...]) -> None:
        self.wipe()
        self.round += 1
        self.doing = "ready"
        self.held = None
        for who in (0, 1):
            cards = list(packets[who])
            if len(cards) <= 15:
                self.single, self.dealt_none = True, who
            for slot, size in enumerate(sizes(len(cards))):
                pile, cards = cards[:size], cards[size:]
                self.slots[who][slot] = [(card, place == size - 1) for place, card in enumerate(pile)]
            self.hands[who] = cards

    def flip(self) -> None:
        """Rules 5, 11, 12."""
        calls, self.calls = self.calls, []
        if not self.hands[0] and not self.hands[1]:
            self.round_ends(None)  # 14 c
            return
        self.doing = "play"
        for who, pile in calls:
            if self.hands[who]:
                self.middle[pile] = [*(self.middle[pile] or []), self.hands[who].pop(0)]

    def look_for_the_end(self) -> None:
        """Rule 14 a and b."""
        for who in (0, 1):
            if self.slots[who] == [[], [], [], [], []]:
                self.round_ends(who)
                return
        nothing_left = not self.hands[0] and not self.hands[1]
        if nothing_left and not any(self.plays(who) or self.turns(who) or self.fills(who) for who in (0, 1)):
            self.round_ends(None)

    def round_ends(self, first: int | None) -> None:
        self.calls = []
        if not self.single:
            if self.win == "standard" or self.count == "holding":  # 15, 23
                self.doing = "slap"
            else:
                self.clear([[], []])
            return
        left = [sum(len(stock) for stock in self.slots[who]) for who in (0, 1)]
        if first is not None:  # 19
            without = first
        elif left[0] != left[1]:  # 22
            without = left.index(min(left))
        else:
            without = self.dealt_none
        heap = self.middle[self.piles_there()[0]]
        self.clear([[] if without == 0 else heap, [] if without == 1 else heap], first)

    def clear(self, got: list[list[str]], first: int | None = None) -> None:
        """Rules 16, 19 to 24."""
        cards = [
            [card for stock in self.slots[who] for card, _ in stock] + self.hands[who] + got[who] for who in (0, 1)
        ]
        dealt_none = self.dealt_none
        self.wipe()
        self.doing = "deal"
        if self.win == "points":
            for who in (0, 1):
                self.points[who] += len(cards[who])
            if max(self.points) >= self.target and self.points[0] != self.points[1]:
                self.finish(self.points.index(min(self.points)), "won")
            return
        self.held = cards
        if first is not None and first == dealt_none:  # 20
            self.finish(first, "won")
        elif [] in cards:  # 21
            self.finish(cards.index([]), "won")

    def finish(self, winner: int, how: str) -> None:
        self.wipe()
        self.doing, self.won_by, self.how = "over", winner, how

    # --- how it stands ---

    def board(self) -> dict[str, object]:
        """What `docs/record.md` says that `spit check --json` prints."""
        there = self.doing in ("ready", "play", "slap")
        holding: list[int] | None = None
        if not there and self.how in (None, "won"):
            holding = [26, 26] if self.held is None else [len(cards) for cards in self.held]
        callers = dict(self.calls)
        return {
            "phase": self.doing,
            "round": self.round,
            "stocks": [[[card for card, _ in stock] for stock in side] for side in self.slots] if there else None,
            "face_down": [[sum(not up for _, up in stock) for stock in side] for side in self.slots] if there else None,
            "spit_cards": [len(hand) for hand in self.hands] if there else None,
            "piles": list(self.middle) if there else None,
            "called": [who in callers for who in (0, 1)] if there else None,
            "asked": [callers.get(who) for who in (0, 1)] if there else None,
            "first": self.calls[0][0] if self.calls else None,
            "holding": holding,
            "scores": self.points,
            "winner": self.won_by,
            "ended": self.how,
        }
