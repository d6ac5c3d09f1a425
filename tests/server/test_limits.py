"""How much anybody may ask, by a clock that the test turns."""

from __future__ import annotations

import pytest
from starlette.requests import Request

from shoal.server import limits
from shoal.server.http import address_of, limited_as
from shoal.server.limits import Allowance, Allowances, ConnectionLimit, burst
from shoal.server.settings import Settings


class Clock:
    def __init__(self) -> None:
        self.now = 1000.0

    def __call__(self) -> float:
        return self.now


@pytest.fixture
def clock() -> Clock:
    return Clock()


def taken(allowance: Allowance) -> int:
    """How many can be taken now."""
    number = 0
    while allowance.take():
        number += 1
    return number


def test_so_many_at_once_and_so_many_a_second_after_that(clock: Clock) -> None:
    allowance = Allowance(2.0, 6.0, clock)
    assert taken(allowance) == 6
    clock.now += 0.4
    assert taken(allowance) == 0
    clock.now += 0.1
    assert taken(allowance) == 1
    clock.now += 2.0
    assert taken(allowance) == 4


def test_who_waits_long_saves_no_more_than_a_burst(clock: Clock) -> None:
    allowance = Allowance(2.0, 6.0, clock)
    clock.now += 1e6
    assert taken(allowance) == 6


def test_asking_in_vain_costs_nothing(clock: Clock) -> None:
    allowance = Allowance(1.0, 1.0, clock)
    assert taken(allowance) == 1
    for _ in range(10):
        clock.now += 0.09
        assert not allowance.take()
    clock.now += 0.11
    assert allowance.take()


def test_a_rate_of_nothing_gives_its_burst_and_no_more(clock: Clock) -> None:
    allowance = Allowance(0.0, 3.0, clock)
    assert taken(allowance) == 3
    clock.now += 1e6
    assert taken(allowance) == 0


@pytest.mark.parametrize("rate", [0.01, 0.1, 1.0, 20.0])
def test_however_slow_something_is_let_through(rate: float, clock: Clock) -> None:
    allowance = Allowance(rate, burst(rate), clock)
    assert taken(allowance) >= 1
    clock.now += 1.0 / rate + 1e-6
    assert taken(allowance) >= 1


def test_every_address_has_an_allowance_of_its_own(clock: Clock) -> None:
    allowances = Allowances(1.0, 2.0, clock)
    assert [allowances.take("a") for _ in range(3)] == [True, True, False]
    assert allowances.take("b")
    clock.now += 1.0
    assert [allowances.take("a") for _ in range(2)] == [True, False]


def test_only_so_many_addresses_are_remembered_the_last_ones(clock: Clock, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "KEPT", 3)
    allowances = Allowances(0.0, 1.0, clock)
    assert [allowances.take(key) for key in "abc"] == [True] * 3
    assert not allowances.take("a")  # so b was heard of longest ago
    assert allowances.take("d")
    assert [allowances.take(key) for key in "acd"] == [False] * 3
    assert allowances.take("b"), "forgotten"


def test_a_room_has_places_in_all_and_for_each() -> None:
    room = ConnectionLimit(3, 2)
    assert [room.enter("a") for _ in range(3)] == [True, True, False]
    assert room.enter("b")
    assert not room.enter("c"), "full"
    room.leave("a")
    assert room.enter("c")
    assert not room.enter("a"), "full"
    room.leave("b")
    assert room.enter("a")
    assert not room.enter("a"), "two already"


def test_a_room_forgets_who_has_left() -> None:
    room = ConnectionLimit(3, 2)
    for number in range(10):
        assert room.enter(str(number))
        room.leave(str(number))
    assert not room._inside


@pytest.mark.parametrize(
    ("lines", "counted"),
    [
        ([], "127.0.0.1"),
        (["192.0.2.7"], "192.0.2.7"),
        (["192.0.2.1, 192.0.2.7"], "192.0.2.7"),
        (["192.0.2.1", "192.0.2.2,192.0.2.7 "], "192.0.2.7"),
        (["192.0.2.7:4711"], "192.0.2.7"),
        (["[2001:db8:1:2::7]:4711"], "2001:db8:1:2::/64"),
        (["[2001:db8:1:2::7]"], "2001:db8:1:2::/64"),
        (["2001:db8:1:2::8"], "2001:db8:1:2::/64"),
        (["::ffff:192.0.2.7"], "192.0.2.7"),
        (["192.0.2.1, unknown"], "127.0.0.1"),
        (["192.0.2.1, _hidden"], "127.0.0.1"),
        (["192.0.2.1,"], "127.0.0.1"),
        (["192.0.2.1", ""], "127.0.0.1"),
        (["192.0.2.7:4711:12"], "127.0.0.1"),
        (["[192.0.2.7"], "127.0.0.1"),
        (["1.2.3.4.5"], "127.0.0.1"),
        (["x" * 5000], "127.0.0.1"),
    ],
)
def test_a_proxy_of_ours_has_the_last_word_on_who_asks(lines: list[str], counted: str) -> None:
    headers = [(b"x-forwarded-for", line.encode()) for line in lines]
    request = Request({"type": "http", "headers": headers, "client": ("127.0.0.1", 4711)})
    assert address_of(request, Settings(proxy=True)) == counted
    assert address_of(request, Settings()) == "127.0.0.1", "anybody could say so"


@pytest.mark.parametrize(
    ("address", "counted"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("2001:db8:1:2::9", "2001:db8:1:2::/64"),
        ("2001:db8:1:3::9", "2001:db8:1:3::/64"),
        ("fe80::1%eth0", "fe80::/64"),
        ("testclient", "testclient"),
        ("", ""),
    ],
)
def test_with_ipv6_a_whole_network_counts_as_one(address: str, counted: str) -> None:
    assert limited_as(address) == counted
