"""Lines of the log name the request, or the socket, that they belong to, and so does its answer."""

from __future__ import annotations

import io
import json
import logging
import re
from collections.abc import Callable, Iterator
from dataclasses import replace
from typing import Any

import httpx
import pytest

from shoal.server import store
from shoal.server.hall import Hall
from shoal.server.logs import JsonLines
from shoal.server.settings import Settings

from .client import PATIENCE, Person, Seat
from .company import begun, company
from .running import running
from .test_our_faults import failing
from .troubles import locked

pytestmark = pytest.mark.anyio

Told = Callable[[str], list[dict[str, Any]]]


@pytest.fixture
def told() -> Iterator[Told]:
    """The lines of the log that say something."""
    text = io.StringIO()
    handler = logging.StreamHandler(text)
    handler.setFormatter(JsonLines())
    ours = logging.getLogger("shoal")
    ours.addHandler(handler)
    yield lambda what: [line for line in map(json.loads, text.getvalue().splitlines()) if line["what"] == what]
    ours.removeHandler(handler)


def test_every_answer_has_an_id_of_its_own(settings: Settings) -> None:
    with running(settings) as server, httpx.Client(base_url=server, timeout=PATIENCE) as http:
        ids = [http.get(path, headers={"X-Request-Id": "mine"}).headers["x-request-id"] for path in ["/health"] * 3]
        ids += [http.get(path).headers["x-request-id"] for path in ("/", "/nothing", "/api/me")]
    assert len(set(ids)) == 6 and all(re.fullmatch("[0-9a-f]{16}", number) for number in ids)


@pytest.mark.parametrize(
    ("sent", "kept"),
    [("7f3a-01.b_C", True), ("a" * 64, True), ("a" * 65, False), ("a b", False), ('"}', False), ("", False)],
)
def test_that_of_our_own_proxy_is_kept(sent: str, kept: bool, settings: Settings) -> None:
    with running(replace(settings, proxy=True)) as server:
        found = httpx.get(f"{server}/health", headers={"X-Request-Id": sent}, timeout=PATIENCE).headers["x-request-id"]
    assert (found == sent) is kept and re.fullmatch("[A-Za-z0-9._-]{1,64}", found)


async def test_a_fault_is_found_by_the_id_of_its_answer(
    server: str, told: Told, monkeypatch: pytest.MonkeyPatch
) -> None:
    people = await company(server, 2)
    table = await begun(people, "fish-n-stones")
    async with people[0].socket(table) as line:
        with monkeypatch.context() as meanwhile:
            meanwhile.setattr(Hall, "_act", failing(RuntimeError("the details")))
            act = {"type": "why", "id": "a", "move": "cast a"}
            answer = await people[1].ask("POST", f"/api/tables/{table}/acts", act)
            assert (await Seat(line).act("why", move="cast a"))["key"] == "our-fault"
        of_socket = line.response.headers["x-request-id"]
    assert [fault["request"] for fault in told("our fault")] == [answer.headers["x-request-id"], of_socket]


async def test_so_is_what_the_database_refused(settings: Settings, told: Told, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(store, "PATIENCE", 0.05)
    plan = {"game": "fish-n-stones", "seats": ["me", "open"]}
    with running(settings) as server:
        ada = await Person.new(server)
        with locked(settings.database_url):
            answer = await ada.ask("POST", "/api/tables", {"plan": plan})
    assert answer.status_code == 503
    [line] = told("write failed")
    assert line["requests"] == [answer.headers["x-request-id"]] and "request" not in line


async def test_each_request_is_logged_if_somebody_wants_it(
    server: str, told: Told, caplog: pytest.LogCaptureFixture
) -> None:
    ada = await Person.new(server)
    table = (await ada.new_table("fish-n-stones", ["me", "open"]))["id"]
    assert told("answered") == []
    with caplog.at_level(logging.DEBUG, "shoal"):
        answer = await ada.ask("GET", f"/api/tables/{table}")
        async with ada.socket(table) as line:
            await Seat(line).receive("table")
    found = [(one["route"], one["status"], one["request"]) for one in told("answered")]
    assert found == [
        ("GET /api/tables/{table}", 200, answer.headers["x-request-id"]),
        ("a socket", 101, line.response.headers["x-request-id"]),
    ]
    assert not any(secret in str(told("answered")) for secret in (ada.id, ada.token, table)), "of nobody, of no table"
