"""Committed shuffles: orders of cards that nobody could choose and anybody can check.

Whoever deals publishes the hash of a secret seed; then every seat adds a text of its own, its nonce. A shuffle comes of
the seed, the nonces and a label. docs/record-format.md has the recipe for other languages.
"""

from __future__ import annotations

import hashlib
import hmac
import json
import secrets
import struct
from collections.abc import Iterator, Sequence
from itertools import count, islice

SEED_BYTES = 32
WORDS = 2**32


def new_seed() -> bytes:
    """A secret seed, for one table."""
    return secrets.token_bytes(SEED_BYTES)


def commitment(seed: bytes) -> str:
    """What is published before anybody adds a nonce."""
    return hashlib.sha256(seed).hexdigest()


def derived_seed(seed: bytes, nonces: Sequence[str], label: str) -> bytes:
    """A seed for something in particular: the first words that seed, nonces and label give."""
    return struct.pack(">8I", *islice(random_words(seed, nonces, label), SEED_BYTES // 4))


def shuffled(seed: bytes, nonces: Sequence[str], label: str, cards: Sequence[str]) -> list[str]:
    """The cards in the order that seed, nonces and label give them. In which order they were before has no effect."""
    cards = sorted(cards)
    words = random_words(seed, nonces, label)
    for last in range(len(cards) - 1, 0, -1):
        other = below(words, last + 1)
        cards[last], cards[other] = cards[other], cards[last]
    return cards


def random_words(seed: bytes, nonces: Sequence[str], label: str) -> Iterator[int]:
    """Numbers of 32 bits without end, eight a block."""
    for block in count():
        message = json.dumps([list(nonces), label, block], ensure_ascii=False, separators=(",", ":"))
        yield from struct.unpack(">8I", hmac.digest(seed, message.encode(), "sha256"))


def below(words: Iterator[int], limit: int) -> int:
    """A random number from 0 to limit - 1. Words from the last, incomplete run of `limit` numbers are passed over."""
    fair = WORDS - WORDS % limit
    return next(word for word in words if word < fair) % limit
