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
from .pushed import Browser, Service
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
OF_SOMEBODY_NEW = {"DELETE /api/me", "POST /api/clubs", "POST /api/me/clubs"}  # one can be in so many clubs only
GAME = "fish-n-stones"
CUP = {"name": "Cup", "announced": {"game": GAME, "players": 2, "rounds": 3}}


class Club(NamedTuple):
    """A club with a host and one more member."""

    headers: dict[str, str]  # of its host
    id: str
    code: str
    people: list[str]  # the member, and the host
    tournament: str  # in which both take part


class World(NamedTuple):
    """A server with somebody who has tables of all kinds."""

    url: str
    headers: dict[str, str]
    tables: list[str]
    code: str
    loud: str  # who has said something at the first of the tables, and whose record anybody may see
    club: Club  # with a finished game
    puzzles: dict[str, str]  # a move of each

    def parameters(self) -> dict[str, str]:
        """For any path."""
        there = {"table": self.tables[0], "code": self.code, "person": self.loud, "game": GAME, "club": self.club.id}
        there["tournament"] = self.club.tournament
        return there | {"puzzle": next(iter(self.puzzles)), "session": "s", "passkey": "p"}

    def guest(self) -> dict[str, str]:
        """The headers of somebody new."""
        return somebody_new(self.url)[1]


def somebody_new(url: str) -> tuple[str, dict[str, str]]:
    """Their id and headers."""
    made = httpx.post(f"{url}/api/guests", json={"name": "Eve"}, timeout=PATIENCE).json()
    return made["id"], {"Authorization": f"Bearer {made['token']}"}


def new_club(url: str, headers: dict[str, str], *, with_cup: bool = True) -> Club:
    """A club of somebody, perhaps with a tournament."""
    member, theirs = somebody_new(url)
    made = httpx.post(f"{url}/api/clubs", json={"name": "Otters"}, headers=headers, timeout=PATIENCE)
    club = made.raise_for_status().json()
    joined = httpx.post(f"{url}/api/me/clubs", json={"code": club["code"]}, headers=theirs, timeout=PATIENCE)
    joined.raise_for_status()
    cup = new_cup(url, club["id"], headers, theirs) if with_cup else ""
    return Club(headers, club["id"], club["code"], [member, club["you"]], cup)


def new_cup(url: str, club: str, *of: dict[str, str]) -> str:
    """A tournament of a club in which these take part, the first of them its host."""
    announced = f"{url}/api/clubs/{club}/tournaments"
    cup = httpx.post(announced, json=CUP, headers=of[0], timeout=PATIENCE).raise_for_status().json()["id"]
    for headers in of:
        entrants = f"{url}/api/tournaments/{cup}/entrants"
        httpx.post(entrants, json={}, headers=headers, timeout=PATIENCE).raise_for_status()
    return str(cup)


def puzzles_of(http: httpx.Client) -> dict[str, str]:
    """Today's puzzle and some of the archive, and a move of each."""
    cards = http.get(f"/api/puzzles/{GAME}").raise_for_status().json()["cards"]
    found = ["today", *(card["id"] for card in cards[:3])]
    return {id: http.get(f"/api/puzzles/{GAME}/{id}").raise_for_status().json()["view"]["legal"][0] for id in found}


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

        club = new_club(url, headers)

        def table(*seats: str, of: str | None = None) -> Any:
            plan = {"game": GAME, "seats": seats, "visibility": "open"}
            return http.post("/api/tables", json={"plan": plan, "club": of}).raise_for_status().json()

        def act(table: Any, kind: str) -> None:
            http.post(f"/api/tables/{table['id']}/acts", json={"type": kind, "id": kind}).raise_for_status()

        fresh, begun, over = table("me", "open"), table("me", "easy"), table("me", "easy", of=club.id)
        loud, theirs = somebody_new(url)
        line = {"type": "say", "id": "a", "text": "hello"}
        http.post(f"/api/tables/{fresh['id']}/acts", json=line, headers=theirs).raise_for_status()
        http.put("/api/me/profile", json={"public": True}, headers=theirs).raise_for_status()
        for one in (begun, over):
            act(one, "start")
        act(over, "resign")  # computers play it to the end
        patience = time.monotonic() + PATIENCE
        while http.get(f"/api/tables/{over['id']}").json()["status"] != "over":
            assert time.monotonic() < patience
            time.sleep(0.1)
        tables = [fresh["id"], begun["id"], over["id"]]
        yield World(url, headers, tables, fresh["code"], loud, club, puzzles_of(http))


def club_for(label: str, world: World) -> Club:
    """The one that is to be asked for; another one where it will not stay as it is."""
    if label.startswith("GET ") or not ("{club}" in label or "{tournament}" in label):
        return world.club
    return new_club(world.url, world.guest(), with_cup="{tournament}" in label)


def lead_somewhere(data: st.DataObject, case: Any, label: str, world: World, club: Club, *, sense: bool) -> None:
    """Let the path name what there is, often enough."""
    path = case.path_parameters
    if label != ENDLESS and "table" in path and (sense or data.draw(st.booleans())):
        any_of_them = [] if label == PUT_AWAY else world.tables
        path["table"] = data.draw(st.sampled_from(any_of_them + world.tables[-1:] * 3))
    if "code" in path and data.draw(st.booleans()):
        path["code"] = club.code if "club" in label else world.code
    if "game" in path and (sense or data.draw(st.booleans())):
        path["game"] = GAME
    if "puzzle" in path and (sense or data.draw(st.booleans())):
        path["puzzle"] = data.draw(st.sampled_from([*world.puzzles]))
    if "club" in path and (sense or data.draw(st.booleans())):
        path["club"] = club.id
    if "tournament" in path and (sense or data.draw(st.booleans())):
        path["tournament"] = club.tournament
    if "person" in path and sense:
        of_club = "club" in path or "tournament" in path
        path["person"] = data.draw(st.sampled_from(club.people)) if of_club else world.loud


def make_sense(data: st.DataObject, case: Any, label: str, world: World, club: Club) -> None:
    """Let the body say what can be done."""
    match label:
        case "POST /api/tables":
            case.body["plan"] |= {"game": GAME, "seats": ["me", "open"], "options": {}}
            case.body["plan"].pop("components", None)
            case.body["club"] = data.draw(st.sampled_from([None, club.id]))
        case "POST /api/me/friends":
            case.body["who"] = world.loud
        case "POST /api/waiting":
            case.body |= {"game": GAME, "players": 2, "level": "easy", "wait": 0}
        case "POST /api/tables/{table}/reports":
            case.path_parameters["table"], case.body["person"] = world.tables[0], world.loud
        case "POST /api/tables/{table}/branches":
            case.path_parameters["table"], case.body = world.tables[-1], {"step": 3, "seat": 0}
        case "POST /api/puzzles/{game}/{puzzle}/tries":
            case.body["move"] = world.puzzles[case.path_parameters["puzzle"]]
        case "PUT /api/me/calls/push":
            case.body = Browser(Service()).subscription | {"endpoint": "https://push.example.net/1", "language": "en"}
        case "PUT /api/me/calls/quiet":
            case.body |= {"zone": "UTC", "begins": 0}
        case "POST /api/me/clubs":
            case.body["code"] = club.code
        case "POST /api/clubs/{club}/tournaments":
            case.body = CUP
        case "PATCH /api/clubs/{club}":
            case.body = data.draw(st.sampled_from([{"name": "Seals"}, {"host": club.people[0]}, {}]))


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
        club = club_for(label, world)
        headers = world.guest() if label in OF_SOMEBODY_NEW else club.headers
        case = data.draw(operation.as_strategy(data.draw(st.sampled_from(modes)), headers=headers))
        # What is drawn depends on what else was imported, so what makes sense must be drawn often enough in any case.
        sense = case.meta.generation.mode.is_positive and data.draw(st.sampled_from([True, True, False]))
        lead_somewhere(data, case, label, world, club, sense=sense)
        if sense:
            make_sense(data, case, label, world, club)
        if label == "POST /api/tables/{table}/acts" and sense:
            case.body = data.draw(st.sampled_from(SENSIBLE)) | {"id": f"m{next(numbers)}"}
        answer = case.call_and_validate(base_url=world.url, checks=CHECKS, timeout=PATIENCE)
        seen.add(answer.status_code)

    run()
    usual = next(int(route.status) for route in ROUTES if f"{route.method} {route.path}" == label)
    secret = {"POST /api/logins", "PUT /api/me/password", "POST /api/me/recovery", "POST /api/recoveries"}
    secret |= {found for found in OPERATIONS if "passkey" in found and not found.startswith("GET")}
    of_friends = "POST /api/tables/{table}/invitations"
    to_somebody = {found for found in OPERATIONS if found.startswith(("POST /api/me/calls/", "POST /api/mail/"))}
    to_somebody |= {"PUT /api/me/calls/mail"}
    hard_to_guess = {ENDLESS, of_friends, *to_somebody, *secret, "DELETE /api/me/sessions/{session}"}
    assert usual in seen or label in hard_to_guess, f"only {seen}"


@pytest.mark.parametrize("label", [f"{route.method} {route.path}" for route in ROUTES if route.private])
def test_what_is_private_is_for_those_who_are_known(label: str, world: World) -> None:
    operation = OPERATIONS[label]
    path = operation.path.format(**world.parameters())
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
