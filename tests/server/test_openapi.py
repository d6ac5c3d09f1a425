"""The description of the HTTP interface is true: what schemathesis makes of it is answered as it says."""

from __future__ import annotations

import itertools
import time
from collections.abc import Iterator
from typing import Any, NamedTuple

import httpx
import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, given
from hypothesis import settings as effort
from hypothesis import strategies as st
from schemathesis import GenerationMode
from schemathesis import checks as check
from starlette.routing import Route

from shoal.server import wire
from shoal.server.app import build
from shoal.server.http import STATUS
from shoal.server.openapi import REFUSALS
from shoal.server.routes import ROUTES, document
from shoal.server.settings import Settings

from .client import PATIENCE
from .running import running

EXAMPLES = 20  # of each operation, both ways
CHECKS = [
    check.not_a_server_error,
    check.status_code_conformance,
    check.content_type_conformance,
    check.response_headers_conformance,
    check.response_schema_conformance,
    check.negative_data_rejection,
]
SCHEMA = schemathesis.openapi.from_dict(document())
OPERATIONS = {found.ok().label: found.ok() for found in SCHEMA.get_all_operations()}
SENSIBLE = [{"type": "say", "text": "hello"}, {"type": "why", "move": "cast c"}, {"type": "rematch"}]  # acts
ENDLESS = "GET /api/tables/{table}/stream"
PUT_AWAY = "DELETE /api/me/tables/{table}"  # only a table that is over stays there for the others


class World(NamedTuple):
    """A server with somebody who has tables of all kinds."""

    url: str
    headers: dict[str, str]
    tables: list[str]
    code: str
    loud: str  # who has said something at the first of the tables

    def guest(self) -> dict[str, str]:
        """The headers of somebody new."""
        return somebody_new(self.url)[1]


def somebody_new(url: str) -> tuple[str, dict[str, str]]:
    """Their id and headers."""
    made = httpx.post(f"{url}/api/guests", json={"name": "Eve"}, timeout=PATIENCE).json()
    return made["id"], {"Authorization": f"Bearer {made['token']}"}


@pytest.fixture(scope="session")  # in a random order other tests come between
def world(tmp_path_factory: pytest.TempPathFactory) -> Iterator[World]:
    settings = Settings(
        data=tmp_path_factory.mktemp("openapi"),
        requests=1e6,
        login_attempts=1e6,
        tables_each=10_000,
        player_processes=1,
    )
    with running(settings) as url, httpx.Client(base_url=url, timeout=PATIENCE) as http:
        token = http.post("/api/guests", json={"name": "Ada"}).json()["token"]
        http.cookies.clear()
        headers = {"Authorization": f"Bearer {token}"}
        http.headers.update(headers)

        def table(*seats: str) -> Any:
            plan = {"game": "fish-n-stones", "seats": seats, "visibility": "open"}
            return http.post("/api/tables", json={"plan": plan}).raise_for_status().json()

        def act(table: Any, kind: str) -> None:
            http.post(f"/api/tables/{table['id']}/acts", json={"type": kind, "id": kind}).raise_for_status()

        fresh, begun, over = table("me", "open"), table("me", "easy"), table("me", "easy")
        loud, theirs = somebody_new(url)
        line = {"type": "say", "id": "a", "text": "hello"}
        http.post(f"/api/tables/{fresh['id']}/acts", json=line, headers=theirs).raise_for_status()
        for one in (begun, over):
            act(one, "start")
        act(over, "resign")  # computers play it to the end
        patience = time.monotonic() + PATIENCE
        while http.get(f"/api/tables/{over['id']}").json()["status"] != "over":
            assert time.monotonic() < patience
            time.sleep(0.1)
        yield World(url, headers, [fresh["id"], begun["id"], over["id"]], fresh["code"], loud)


@pytest.mark.parametrize("label", OPERATIONS)
def test_answers_are_as_described(label: str, world: World) -> None:
    """Whatever is sent, sense or nonsense, to tables that there are and that there are not."""
    modes = [GenerationMode.POSITIVE]
    operation = OPERATIONS[label]
    if len(operation.body) or len(operation.query):
        modes.append(GenerationMode.NEGATIVE)
    seen: set[int] = set()
    numbers = itertools.count()

    @effort(
        max_examples=EXAMPLES * len(modes),
        derandomize=True,
        database=None,
        deadline=None,
        phases=[Phase.generate],
        suppress_health_check=list(HealthCheck),
    )
    @given(st.data())
    def run(data: st.DataObject) -> None:
        headers = world.guest() if label == "DELETE /api/me" else world.headers
        case = data.draw(operation.as_strategy(data.draw(st.sampled_from(modes)), headers=headers))
        # What is drawn depends on what else was imported, so what makes sense must be drawn often enough in any case.
        sense = case.meta.generation.mode.is_positive and data.draw(st.sampled_from([True, True, False]))
        if label != ENDLESS and "table" in case.path_parameters and (sense or data.draw(st.booleans())):
            any_of_them = [] if label == PUT_AWAY else world.tables
            case.path_parameters["table"] = data.draw(st.sampled_from(any_of_them + world.tables[-1:] * 3))
        if "code" in case.path_parameters and data.draw(st.booleans()):
            case.path_parameters["code"] = world.code
        if "game" in case.path_parameters and data.draw(st.booleans()):
            case.path_parameters["game"] = "fish-n-stones"
        if label == "POST /api/tables" and sense:
            case.body["plan"] |= {"game": "fish-n-stones", "seats": ["me", "open"], "options": {}}
            case.body["plan"].pop("components", None)
        if label == "POST /api/waiting" and sense:
            case.body |= {"game": "fish-n-stones", "players": 2, "level": "easy", "wait": 0}
        if label == "POST /api/tables/{table}/acts" and sense:
            case.body = data.draw(st.sampled_from(SENSIBLE)) | {"id": f"m{next(numbers)}"}
        if label == "POST /api/tables/{table}/reports" and sense:
            case.path_parameters["table"], case.body["person"] = world.tables[0], world.loud
        if label == "POST /api/tables/{table}/branches" and sense:
            case.path_parameters["table"], case.body = world.tables[-1], {"step": 3, "seat": 0}
        answer = case.call_and_validate(base_url=world.url, checks=CHECKS, timeout=PATIENCE)
        seen.add(answer.status_code)

    run()
    usual = next(int(route.status) for route in ROUTES if f"{route.method} {route.path}" == label)
    secret = {"POST /api/logins", "PUT /api/me/password", "POST /api/me/recovery", "POST /api/recoveries"}
    secret |= {found for found in OPERATIONS if "passkey" in found and not found.startswith("GET")}
    hard_to_guess = {ENDLESS, *secret, "DELETE /api/me/sessions/{session}"}
    assert usual in seen or label in hard_to_guess, f"only {seen}"


@pytest.mark.parametrize("label", [f"{route.method} {route.path}" for route in ROUTES if route.private])
def test_what_is_private_is_for_those_who_are_known(label: str, world: World) -> None:
    operation = OPERATIONS[label]
    path = operation.path.format(table=world.tables[0], session="s", passkey="p", code=world.code)
    answers = [
        httpx.request(operation.method, world.url + path, headers=headers, timeout=PATIENCE)
        for headers in ({}, {"Authorization": "Bearer " + "A" * 43})
    ]
    assert [(answer.status_code, answer.json()["key"]) for answer in answers] == [(401, "unauthorised")] * 2
    for answer in answers:
        operation.validate_response(answer)


# -- The document --


def test_the_document_is_valid(world: World) -> None:
    SCHEMA.validate()
    assert httpx.get(f"{world.url}/api/openapi.json", timeout=PATIENCE).json() == document()
    names = [operation["operationId"] for path in document()["paths"].values() for operation in path.values()]
    assert len(set(names)) == len(names)
    assert all(operation.definition.raw["summary"] for operation in OPERATIONS.values())


@pytest.mark.anyio
async def test_every_route_is_described(settings: Settings) -> None:
    app = build(settings)
    async with app.router.lifespan_context(app):
        mounted = {
            f"{method} {route.path}"
            for route in app.routes
            if isinstance(route, Route)
            for method in (route.methods or set()) - {"HEAD"}
        }
    assert len(mounted) > 20
    assert mounted - {"GET /{path:path}"} == set(OPERATIONS), "the page is not of the API"


def test_every_refusal_has_a_status_that_is_described() -> None:
    assert {int(status) for status in STATUS.values()} - {500} <= set(REFUSALS)
    described = {int(status) for found in OPERATIONS.values() for status in found.responses.status_codes}
    assert set(REFUSALS) <= described


def test_what_can_be_done_at_a_table_is_described() -> None:
    acts = document()["paths"]["/api/tables/{table}/acts"]["post"]["requestBody"]["content"]["application/json"]
    assert set(acts["schema"]["discriminator"]["mapping"]) == {kind.__struct_config__.tag for kind in wire.Act.__args__}
