"""Deals follow from the secret and the nonces by the recipe, and from nothing else."""

import hashlib
from collections import Counter

import pytest

from spitcards import DECK, SEATS, Dealer, Game
from spitcards.rules.shuffle import _below, _numbers

SECRET = bytes(range(32))


def by_the_recipe(secret: bytes, nonces: tuple[bytes, bytes], number: int, packs: list[list[str]]) -> list[list[str]]:
    """The recipe of `spitcards.rules.shuffle`, read once more."""
    text = b"spitcards deal 1" + secret
    for nonce in nonces:
        text += bytes([len(nonce)]) + nonce
    key = hashlib.sha256(text + number.to_bytes(4, "big")).digest()
    stream = b"".join(hashlib.sha256(key + counter.to_bytes(4, "big")).digest() for counter in range(40))
    words = [int.from_bytes(stream[i : i + 4], "big") for i in range(0, len(stream), 4)]
    result: list[list[str]] = []
    for pack in packs:
        cards = list(pack)
        for i in reversed(range(1, len(cards))):
            limit = (2**32 // (i + 1)) * (i + 1)
            while (word := words.pop(0)) >= limit:
                pass
            j = word % (i + 1)
            cards[i], cards[j] = cards[j], cards[i]
        result.append(cards)
    return result


@pytest.mark.parametrize("nonces", [(b"", b""), (b"ann", b"\x00" * 64)])
@pytest.mark.parametrize("number", [1, 2, 70_000])
def test_a_full_deck_is_dealt_by_the_recipe(nonces: tuple[bytes, bytes], number: int) -> None:
    (deck,) = by_the_recipe(SECRET, nonces, number, [list(DECK)])
    assert Dealer(SECRET, nonces).deal(number).packets == (tuple(deck[:26]), tuple(deck[26:]))


def test_packets_are_shuffled_each_on_its_own_in_the_order_of_the_deck() -> None:
    held = [list(DECK[40:]), list(DECK[:40])]
    expected = by_the_recipe(SECRET, (b"", b""), 2, held)
    messy = [held[0][::-1], held[1][::-1]]
    assert Dealer(SECRET).deal(2, messy).packets == (tuple(expected[0]), tuple(expected[1]))


def test_a_number_above_the_largest_multiple_is_passed_over() -> None:
    assert _below(3, iter([2**32 - 1, 7])) == 1
    assert _below(2, iter([2**32 - 1, 7])) == 1


def test_the_stream_goes_on() -> None:
    numbers = _numbers(b"key")
    assert len({next(numbers) for _ in range(100)}) == 100


def test_nonces_cannot_be_moved_from_one_to_the_other() -> None:
    assert Dealer(SECRET, (b"ab", b"")).deal(1) != Dealer(SECRET, (b"a", b"b")).deal(1)


def test_the_commitment_is_the_hash_of_the_secret() -> None:
    assert Dealer(SECRET).commitment == hashlib.sha256(SECRET).hexdigest()


def test_a_seed_is_a_secret() -> None:
    assert Dealer.from_seed(7).secret == (7).to_bytes(32, "big")
    assert Dealer.from_seed(2**256 - 1).deal(1) != Dealer.from_seed(0).deal(1)


@pytest.mark.parametrize("seed", [-1, 2**256])
def test_other_numbers_are_no_seeds(seed: int) -> None:
    with pytest.raises(ValueError, match="a seed is a number"):
        Dealer.from_seed(seed)


@pytest.mark.parametrize(("secret", "nonce"), [(b"short", b""), (SECRET + b"x", b""), (SECRET, b"x" * 65)])
def test_secrets_have_32_bytes_and_nonces_64_at_most(secret: bytes, nonce: bytes) -> None:
    with pytest.raises(ValueError, match="a secret has 32 bytes"):
        Dealer(secret, (b"", nonce))


def test_a_known_deal_stays_what_it_is() -> None:
    """A change here would make every record's promise void."""
    text = str(Dealer.from_seed(1).deal(1))
    assert hashlib.sha256(text.encode()).hexdigest() == KNOWN


KNOWN = "d2cb189e7de356d2e3d2dd62bf6038daa7b41bbf84b445bb27fed312f7a9c617"


def test_the_first_card_is_every_card_equally_often() -> None:
    first = Counter(Game.deal(seed).position.stocks[SEATS[0]][0][0] for seed in range(5200))
    assert len(first) == 52
    assert sum((count - 100) ** 2 / 100 for count in first.values()) < 92  # chi squared, 51 degrees, p = 0.0004
