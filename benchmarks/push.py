"""How fast `Game.push` does a play, beside a bare loop that only copies the lists, compares ranks and moves the card.

Run it with `python benchmarks/push.py`. Both do the same plays, taken from random games; medians of several runs.
"""

from __future__ import annotations

from random import Random
from statistics import median
from time import perf_counter

from spitcards import SEATS, Dealer, Game, Play, Seat
from spitcards.rules.cards import RANKS
from spitcards.rules.position import Position

PLAYS = 20_000
RUNS = 9

Sample = tuple[Position, Play, Seat]


def samples(count: int) -> list[Sample]:
    """Plays from random games, each with the position before it."""
    rng = Random(1)
    found: list[Sample] = []
    seed = 0
    while len(found) < count:
        seed += 1
        game = Game(dealer=Dealer.from_seed(seed))
        while len(found) < count and not game.is_over():
            if game.position.phase == "deal":
                game.deal_next()
            move, seat = rng.choice([(move, seat) for seat in SEATS for move in game.legal_moves(seat)])
            if isinstance(move, Play):
                found.append((game.position.copy(), move, seat))
            game.push(move, seat)
    return found


def pushed(plays: list[Sample]) -> float:
    """Plays a second through `Game.push`."""
    work: list[tuple[Game, Play, Seat]] = []
    for position, play, seat in plays:
        game = Game(position.rules)
        game.position = position.copy()
        work.append((game, play, seat))
    start = perf_counter()
    for game, play, seat in work:
        game.push(play, seat)
    return len(plays) / (perf_counter() - start)


def bare(plays: list[Sample]) -> float:
    """Plays a second through the bare loop."""
    place = {rank: i for i, rank in enumerate(RANKS)}
    start = perf_counter()
    for position, play, seat in plays:
        stocks = [[stock[:] for stock in side] for side in position.stocks]
        piles = [pile[:] for pile in position.piles]
        stock, pile = stocks[seat][play.stock], piles[play.pile]
        if stock and pile and abs(place[stock[-1][0]] - place[pile[-1][0]]) in (1, 12):
            pile.append(stock.pop())
    return len(plays) / (perf_counter() - start)


def main() -> None:
    plays = samples(PLAYS)
    rates = [(pushed(plays), bare(plays)) for _ in range(RUNS)]
    ours, theirs = median(rate for rate, _ in rates), median(rate for _, rate in rates)
    print(f"Game.push: {ours:,.0f} plays a second")
    print(f"bare loop: {theirs:,.0f} plays a second")
    print(f"ratio:     {median(push / loop for push, loop in rates):.2f}")


if __name__ == "__main__":
    main()
