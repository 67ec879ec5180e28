"""Deals as a function of a secret and what the players added to it, so that anybody can verify a shuffle.

The recipe, version 1. `secret` is 32 bytes, each nonce 0 to 64 bytes of a player's own choice, `round` counts from 1.

1. key = SHA-256("spitcards deal 1" | secret | len(nonce 0) | nonce 0 | len(nonce 1) | nonce 1 | round)
   where lengths are one byte and the round four bytes, the highest first.
2. The stream is SHA-256(key | 0), SHA-256(key | 1), … with counters of four bytes, read as numbers of four bytes, the
   highest first.
3. A number below n is the next number of the stream that is less than the largest multiple of n within 2^32, modulo n
   (those above it are passed over, so that every outcome is equally likely).
4. To shuffle a list of m cards: for i = m - 1 down to 1, swap the cards at i and at a number below i + 1.
5. Where a full deck is dealt, the deck in the order 2c 2d 2h 2s 3c … As is shuffled, and seat 0 gets the first 26
   cards. Else seat 0's cards, in that order, are shuffled, and then with the same stream seat 1's.

Before a game the server shows `commitment`, the SHA-256 of the secret; after it the secret itself.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from .actions import Deal
from .cards import DECK, sort_cards
from .position import FULL
from .types import Card


def _numbers(key: bytes) -> Iterator[int]:
    """The stream of step 2."""
    counter = 0
    while True:
        block = hashlib.sha256(key + counter.to_bytes(4, "big")).digest()
        yield from (int.from_bytes(block[i : i + 4], "big") for i in range(0, len(block), 4))
        counter += 1


def _below(limit: int, numbers: Iterator[int]) -> int:
    """A number from 0 to `limit` - 1, as in step 3."""
    top = 2**32 - 2**32 % limit
    return next(number for number in numbers if number < top) % limit


def _shuffled(cards: Sequence[Card], numbers: Iterator[int]) -> tuple[Card, ...]:
    """The cards in another order, as in step 4."""
    pack = list(cards)
    for i in range(len(pack) - 1, 0, -1):
        j = _below(i + 1, numbers)
        pack[i], pack[j] = pack[j], pack[i]
    return tuple(pack)


@dataclass(frozen=True, slots=True)
class Dealer:
    """Deals the rounds of one game from its secret (32 bytes) and the players' nonces (0 to 64 bytes each)."""

    secret: bytes
    nonces: tuple[bytes, bytes] = (b"", b"")

    def __post_init__(self) -> None:
        if len(self.secret) != 32 or any(len(nonce) > 64 for nonce in self.nonces):
            raise ValueError("a secret has 32 bytes, and a nonce 64 at most")

    @classmethod
    def from_seed(cls, seed: int) -> Dealer:
        """A dealer for study: the secret is the number `seed`, from 0 to 2^256 - 1."""
        if not 0 <= seed < 2**256:
            raise ValueError("a seed is a number from 0 to 2^256 - 1")
        return cls(seed.to_bytes(32, "big"))

    @property
    def commitment(self) -> str:
        """What is shown before the game, and binds the secret: its SHA-256, in hexadecimal."""
        return hashlib.sha256(self.secret).hexdigest()

    def deal(self, number: int, packets: Sequence[Sequence[Card]] | None = None) -> Deal:
        """The deal of round `number` (from 1), of the packets that the players hold, or of a full deck (None)."""
        key = hashlib.sha256(b"spitcards deal 1" + self.secret)
        for nonce in self.nonces:
            key.update(bytes([len(nonce)]) + nonce)
        key.update(number.to_bytes(4, "big"))
        numbers = _numbers(key.digest())
        if packets is None:
            deck = _shuffled(DECK, numbers)
            return Deal((deck[:FULL], deck[FULL:]))
        first, second = (_shuffled(sort_cards(packet), numbers) for packet in packets)
        return Deal((first, second))
