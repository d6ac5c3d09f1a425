"""Looking back is done once for all who ask for the same, by turns, and keeps nobody at the tables waiting."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from shoal.core.errors import Refused
from shoal.server import lookback
from shoal.server.lookback import EACH, Lookback

from .client import PATIENCE

pytestmark = pytest.mark.anyio


class Aside:
    """In place of the process: what it was asked, and answers when the test says so."""

    def __init__(self, niceness: int = 0) -> None:
        self.asked: list[str] = []
        self.ended = 0
        self.ready = asyncio.Semaphore(0)

    async def do(self, work: Any, *about: Any) -> Any:
        self.asked.append(*about)
        await self.ready.acquire()
        return work(*about)

    def end(self) -> None:
        self.ended += 1


def aloud(word: str) -> bytes:
    return word.encode()


@pytest.fixture
async def aside(monkeypatch: pytest.MonkeyPatch) -> Aside:
    found = Aside()
    monkeypatch.setattr(lookback, "Worker", lambda _: found)
    return found


def ask(looking: Lookback, person: str, word: str, address: str = "here") -> asyncio.Task[bytes]:
    return asyncio.create_task(looking.ask(person, address, word, aloud, word))


async def settled() -> None:
    """All that can go on has gone on."""
    for _ in range(20):
        await asyncio.sleep(0)


async def test_the_same_is_found_once(aside: Aside) -> None:
    looking = Lookback()
    waiting = [ask(looking, person, "a") for person in ("ada", "bob", "ada")]
    await settled()
    aside.ready.release()
    assert await asyncio.wait_for(asyncio.gather(*waiting), PATIENCE) == [b"a"] * 3
    assert await asyncio.wait_for(ask(looking, "cleo", "a", "there"), PATIENCE) == b"a"
    assert aside.asked == ["a"]


async def test_one_at_a_time_and_addresses_by_turns(aside: Aside) -> None:
    looking = Lookback()
    waiting = [ask(looking, "ada", word) for word in "abcd"]
    await settled()
    waiting.append(ask(looking, "bob", "x", "there"))
    await settled()
    assert aside.asked == ["a"]
    for _ in waiting:
        aside.ready.release()
        await settled()
    await asyncio.wait_for(asyncio.gather(*waiting), PATIENCE)
    assert aside.asked.index("x") == 1, "not behind all of the other's"


async def test_a_person_has_only_so_many_questions(aside: Aside) -> None:
    looking = Lookback()
    waiting = [ask(looking, "ada", str(number)) for number in range(EACH)]
    await settled()
    with pytest.raises(Refused, match="too many"):
        await ask(looking, "ada", "one more")
    other = ask(looking, "bob", "other")
    await settled()
    assert not other.done()
    for _ in range(EACH + 1):
        aside.ready.release()
    await asyncio.wait_for(asyncio.gather(*waiting, other), PATIENCE)
    aside.ready.release()
    assert await asyncio.wait_for(ask(looking, "ada", "one more"), PATIENCE) == b"one more"
    assert not looking._waiting and not looking._turns, "who waits for nothing is forgotten"


async def test_only_so_much_is_kept_the_latest(aside: Aside, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lookback, "KEPT", 5)
    looking = Lookback()
    for word in ("aa", "bb", "aa", "cc", "aa", "bb"):  # bb is asked for longest ago when cc comes
        aside.ready.release()
        await asyncio.wait_for(ask(looking, "ada", word), PATIENCE)
    assert aside.asked == ["aa", "bb", "cc", "bb"]
    aside.ready.release()
    assert await asyncio.wait_for(ask(looking, "ada", "longer than all"), PATIENCE) == b"longer than all"


async def test_a_process_that_hangs_is_given_up(aside: Aside, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lookback, "PATIENCE", 0.01)
    looking = Lookback()
    with pytest.raises(TimeoutError):
        await asyncio.wait_for(ask(looking, "ada", "a"), PATIENCE)
    assert aside.ended == 1
    aside.ready = asyncio.Semaphore(1)
    monkeypatch.setattr(lookback, "PATIENCE", PATIENCE)
    assert await asyncio.wait_for(ask(looking, "ada", "b"), PATIENCE) == b"b"
