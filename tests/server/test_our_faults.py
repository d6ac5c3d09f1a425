"""What fails through no fault of who asked is logged, and said to be ours."""

from __future__ import annotations

import errno
import json
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from shoal.server.hall import Hall
from shoal.server.settings import Settings

from .client import PATIENCE, Frame, Person, Seat
from .company import do
from .running import running
from .test_http import denied, key

pytestmark = pytest.mark.anyio

OURS = [OSError(errno.ENOSPC, "No space left on device"), RuntimeError("the details"), ZeroDivisionError("the details")]
LONG = "x" * 5000


@pytest.fixture(params=OURS, ids=lambda problem: type(problem).__name__)
def fault(request: pytest.FixtureRequest) -> Exception:
    found: Exception = request.param
    return found


def failing(fault: Exception) -> Any:
    async def fail(*about: Any, **named: Any) -> None:
        raise fault

    return fail


def traces(caplog: pytest.LogCaptureFixture) -> list[str]:
    """Of what our own faults were logged."""
    return [
        vars(record)["route"] for record in caplog.records if record.exc_info and record.getMessage() == "our fault"
    ]


async def test_what_fails_at_a_table_is_refused_and_the_line_stays(
    fault: Exception, settings: Settings, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    with running(settings) as server:
        ada = await Person.new(server)
        table = (await ada.new_table("fish-n-stones", ["me", "open"]))["id"]
        async with ada.socket(table) as line:
            seat = Seat(line)
            with monkeypatch.context() as meanwhile:
                meanwhile.setattr(Hall, "_act", failing(fault))
                refused = await seat.act("leave", id="a1")
                assert (refused["id"], refused["key"]) == ("a1", "our-fault")
                assert "details" not in refused["text"] and "space" not in refused["text"]
                assert (await do(ada, table, "leave"))["key"] == "our-fault"
            assert (await seat.act("leave"))["type"] == "ack"
    assert traces(caplog) == ["Leave", "POST /api/tables/{table}/acts"]


async def test_a_table_that_can_not_be_joined_says_so(
    fault: Exception, settings: Settings, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    with running(settings) as server:
        ada = await Person.new(server)
        table = (await ada.new_table("fish-n-stones", ["me", "open"]))["id"]
        with monkeypatch.context() as meanwhile:
            meanwhile.setattr(Hall, "_join", failing(fault))
            async with ada.socket(table) as line:
                seat = Seat(line)
                assert (await seat.receive())["key"] == "our-fault"
                with pytest.raises(ConnectionClosed) as closed:
                    await seat.receive()
                assert closed.value.rcvd and (closed.value.rcvd.code, closed.value.rcvd.reason) == (1011, "our-fault")
            async with httpx.AsyncClient(headers=ada.headers, timeout=PATIENCE) as http:
                told = (await http.get(f"{server}/api/tables/{table}/stream")).text
            assert [json.loads(found)["key"] for found in told.splitlines()] == ["our-fault"]
            meanwhile.setattr(Hall, "desk", failing(fault))
            assert await denied(ada, table) == (500, "our-fault")
        async with ada.socket(table) as line:
            assert (await Seat(line).receive("table"))["id"] == table
    assert traces(caplog) == ["a socket", "a stream", "a socket"]


# -- What is too long to be said --


def brief(answer: Frame) -> bool:
    """Whether a refusal fits on a line or two, however long what was refused is."""
    return "\n" not in answer["text"] and len(json.dumps(answer)) < 1000


@pytest.mark.parametrize(
    "plan",
    [
        {"options": {LONG: "yes"}},
        {"options": {"memory": LONG}},
        {"components": {LONG: 1}},
        {"components": {"cats": LONG}},
        {"clock": {"kind": LONG}},
        {"game": LONG},
        {LONG: True},
    ],
    ids=["an option", "its value", "a component", "its number", "a kind", "a game", "a field"],
)
async def test_a_long_word_in_a_plan_is_refused_in_a_line(plan: dict[str, Any], server: str) -> None:
    ada = await Person.new(server)
    whole = {"game": "fish-n-stones", "seats": ["me", "open"], **plan}
    answer = await ada.ask("POST", "/api/tables", {"plan": whole})
    assert answer.status_code == 422
    assert brief(answer.json())


async def test_a_long_word_elsewhere_is_refused_in_a_line(server: str) -> None:
    ada = await Person.new(server)
    for method, path, body in (
        ("PATCH", "/api/me", {"name": LONG}),
        ("PATCH", "/api/me", {"name": "Ada", LONG: 1}),
        ("GET", f"/api/tables?{LONG}=1", None),
        ("GET", f"/api/records?game={LONG}", None),
    ):
        answer = await ada.ask(method, path, body)
        assert answer.status_code == 422 and brief(answer.json()), (method, path[:40])
    assert key(await ada.ask("GET", f"/api/games/{LONG}/lesson")) == (404, "no-page")
    table = (await ada.new_table("fish-n-stones", ["me", "open"]))["id"]
    async with ada.socket(table) as line:
        refused = await Seat(line).act("leave", **{"y" * 3900: 1})
        assert refused["key"] == "no-message" and brief(refused)
