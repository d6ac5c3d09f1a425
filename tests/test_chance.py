"""The generator inside the state."""

from __future__ import annotations

from collections import Counter

from shoal import State
from shoal.core.chance import WORD, below, draw, mix, plant


def planted(seed: int) -> State:
    state = State()
    plant(state, seed)
    return state


def test_it_is_sfc32() -> None:
    """Against a plain transcription of the published generator."""
    state = planted(0x1234567890)
    a, b, c, counter = 0x34567890, 0x12, 0x5EA0F15E, 1
    for _ in range(15 + 1000):
        out = (a + b + counter) & WORD
        counter = (counter + 1) & WORD
        a, b, c = b ^ (b >> 9), (c + (c << 3)) & WORD, (((c << 21) | (c >> 11)) + out) & WORD
    for _ in range(999):
        draw(state)
    assert draw(state) == out


def test_other_seeds_other_numbers() -> None:
    assert len({draw(planted(seed)) for seed in range(1000)}) == 1000
    assert draw(planted(2**62 - 1)) != draw(planted(2**32 - 1))


def test_below_is_even() -> None:
    state = planted(1)
    counts = Counter(below(state, 6) for _ in range(60_000))
    assert set(counts) == set(range(6))
    assert all(abs(count - 10_000) < 500 for count in counts.values())


def test_mix_gives_every_order_alike_and_touches_nothing_else() -> None:
    state = planted(2)
    orders: Counter[tuple[int, ...]] = Counter()
    for _ in range(24_000):
        cards = [9, 0, 1, 2, 3, 9]
        mix(state, cards, 1, 5)
        assert cards[0] == cards[5] == 9
        orders[tuple(cards[1:5])] += 1
    assert len(orders) == 24
    assert all(abs(count - 1000) < 200 for count in orders.values())
