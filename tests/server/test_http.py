"""The door: where requests come from, how many, how large, what for; and what is never said in an answer or a log."""

from __future__ import annotations

import asyncio
import json
import random
import re
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import replace
from pathlib import Path
from typing import Any

import httpx
import pytest
from sqlalchemy import text
from sqlalchemy.exc import SQLAlchemyError
from websockets.exceptions import ConnectionClosed, InvalidStatus

from shoal.server.headers import SECURITY_HEADERS
from shoal.server.routes import ROUTES, games
from shoal.server.settings import Settings
from shoal.server.store import open_engine

from .client import PATIENCE, Frame, Person, Seat, play
from .running import running, served

pytestmark = pytest.mark.anyio

FOREIGN = ("http://elsewhere.example", "null", "http://127.0.0.1", "http://127.0.0.1:1", "http://[", "", "file://")
BOMB = b"[" * 10_000


@pytest.fixture
def http(server: str) -> Iterator[httpx.Client]:
    with httpx.Client(base_url=server, timeout=PATIENCE) as client:
        yield client


def key(answer: httpx.Response) -> tuple[int, str]:
    """The status and why."""
    return answer.status_code, answer.json()["key"]


async def denied(person: Person, table: str) -> tuple[int, str]:
    """How a socket is refused."""
    with pytest.raises(InvalidStatus) as refused:
        async with person.socket(table):
            pass
    return refused.value.response.status_code, json.loads(refused.value.response.body or b"{}")["key"]


# -- Where requests come from --


def test_a_page_from_elsewhere_changes_nothing(http: httpx.Client) -> None:
    http.post("/api/guests", json={"name": "Ada"}).raise_for_status()
    assert "shoal" in http.cookies
    for origin in FOREIGN:
        assert key(http.patch("/api/me", json={"name": "Eve"}, headers={"Origin": origin})) == (403, "foreign")
    assert key(http.patch("/api/me", json={"name": "Eve"})) == (403, "foreign"), "a cookie, but no origin"
    assert http.get("/api/me").json()["name"] == "Ada"
    own = str(http.base_url).rstrip("/")
    assert http.patch("/api/me", json={"name": "Countess"}, headers={"Origin": own}).json()["name"] == "Countess"


def test_a_page_from_elsewhere_logs_nobody_in(http: httpx.Client) -> None:
    for path, body in (("guests", {"name": "Eve"}), ("logins", {"login": "eve", "password": "eve's password"})):
        answer = http.post(f"/api/{path}", json=body, headers={"Origin": FOREIGN[0]})
        assert key(answer) == (403, "foreign")
        assert "set-cookie" not in answer.headers


def test_every_route_that_changes_something_looks_at_the_origin(http: httpx.Client) -> None:
    http.post("/api/guests", json={"name": "Ada"}).raise_for_status()
    changing = [route for route in ROUTES if route.method != "GET"]
    assert len(changing) > 5
    for route in changing:
        path = re.sub(r"{\w+}", "p", route.path)
        for headers in ({"Origin": FOREIGN[0]}, {}):
            assert key(http.request(route.method, path, json={}, headers=headers)) == (403, "foreign")


async def test_a_program_needs_no_origin_but_its_token(server: str) -> None:
    ada = await Person.new(server)
    assert (await ada.ask("PATCH", "/api/me", {"name": "Countess"})).status_code == 200
    answer = await ada.ask("PATCH", "/api/me", {"name": "Eve"}, headers={"Origin": FOREIGN[0]})
    assert key(answer) == (403, "foreign")


async def test_a_socket_is_opened_from_our_own_page_only(server: str) -> None:
    ada = await Person.new(server)
    table = (await ada.new_table("fish-n-stones", ["me", "open"]))["id"]
    token = dict(ada.headers)
    for origin in FOREIGN:
        for headers in (token, {"Cookie": f"shoal={ada.token}"}):
            ada.headers = headers | {"Origin": origin}
            assert await denied(ada, table) == (403, "foreign")
    ada.headers = {"Cookie": f"shoal={ada.token}"}
    assert await denied(ada, table) == (403, "foreign"), "a cookie, but no origin"
    ada.headers = {"Cookie": f"shoal={ada.token}", "Origin": server}
    async with ada.socket(table) as line:
        assert (await Seat(line).receive("table"))["you"] == 0


async def test_a_socket_needs_a_token_and_a_table(server: str) -> None:
    ada = await Person.new(server)
    table = (await ada.new_table("fish-n-stones", ["me", "open"]))["id"]
    assert await denied(ada, "nonsense") == (404, "no-table")
    for headers in ({}, {"Authorization": "Bearer " + "A" * 43}, {"Cookie": "shoal=" + "A" * 43, "Origin": server}):
        ada.headers = headers
        assert await denied(ada, table) == (401, "unauthorised")


async def test_pages_that_may_connect_can_be_named(settings: Settings) -> None:
    page = "https://fish.example"
    with running(replace(settings, origins=(page,))) as server:
        ada = await Person.new(server)
        table = (await ada.new_table("fish-n-stones", ["me", "open"]))["id"]
        ada.headers["Origin"] = page
        assert (await ada.ask("PATCH", "/api/me", {"name": "Countess"})).status_code == 200
        async with ada.socket(table) as line:
            await Seat(line).receive("table")
        for origin in (server, "https://fish.example.com", "http://fish.example", "https://fish.example:8000"):
            ada.headers["Origin"] = origin
            assert key(await ada.ask("PATCH", "/api/me", {"name": "Eve"})) == (403, "foreign")
            assert await denied(ada, table) == (403, "foreign")


# -- Cookies --


def cookie_of(answer: httpx.Response) -> set[str]:
    assert answer.status_code == 201
    return {part.strip().lower().split("=")[0] for part in answer.headers["set-cookie"].split(";")[1:]}


def test_no_script_and_no_other_page_gets_at_the_cookie(http: httpx.Client) -> None:
    answer = http.post("/api/guests", json={"name": "Ada"})
    assert cookie_of(answer) == {"httponly", "max-age", "path", "samesite"}
    assert "samesite=strict" in answer.headers["set-cookie"].lower()
    assert "domain" not in answer.headers["set-cookie"].lower()


def test_behind_a_proxy_of_ours_the_cookie_is_for_https_only(settings: Settings) -> None:
    told = {"X-Forwarded-Proto": "https"}
    with running(replace(settings, proxy=True)) as server:
        answer = httpx.post(f"{server}/api/guests", json={"name": "Ada"}, headers=told, timeout=PATIENCE)
        assert "secure" in cookie_of(answer)
        answer = httpx.post(f"{server}/api/guests", json={"name": "Ada"}, timeout=PATIENCE)
        assert "secure" not in cookie_of(answer)
    with running(settings) as server:
        answer = httpx.post(f"{server}/api/guests", json={"name": "Ada"}, headers=told, timeout=PATIENCE)
        assert "secure" not in cookie_of(answer), "anybody could say so"


# -- How large, and of what kind --


def test_a_body_has_a_limit(settings: Settings) -> None:
    def post(server: str, content: Any) -> httpx.Response:
        headers = {"Content-Type": "application/json"}
        return httpx.post(f"{server}/api/guests", content=content, headers=headers, timeout=PATIENCE)

    body = b'{"name": "Ada"}'
    with running(replace(settings, body_limit=100)) as server:
        assert post(server, body.ljust(100)).status_code == 201
        answer = post(server, body.ljust(101))
        assert key(answer) == (413, "too-large-body")
        assert "100 bytes" in answer.json()["text"]
        assert key(post(server, iter([body.ljust(60), b" " * 60]))) == (413, "too-large-body"), "no length was told"
        assert key(post(server, b"x" * 1_000_000)) == (413, "too-large-body")
        assert post(server, body).status_code == 201


async def test_a_message_has_a_limit(settings: Settings) -> None:
    with running(replace(settings, message_limit=200)) as server:
        ada = await Person.new(server)
        table = (await ada.new_table("fish-n-stones", ["me", "open"]))["id"]
        for extra, fits in ((0, True), (1, False), (10_000, False)):
            async with ada.socket(table) as line:
                await line.send('{"type": "say", "id": "a", "text": "hello"}'.ljust(200 + extra))
                if fits:
                    assert (await Seat(line).receive("ack"))["id"] == "a"
                    continue
                with suppress(ConnectionClosed):
                    while True:
                        await asyncio.wait_for(line.recv(), PATIENCE)
                assert line.close_code == 1009


def test_a_body_is_json_and_says_so(http: httpx.Client) -> None:
    body = b'{"name": "Ada"}'
    for kind in ("application/json", "application/json; charset=utf-8", "Application/JSON"):
        assert http.post("/api/guests", content=body, headers={"Content-Type": kind}).status_code == 201
        http.cookies.clear()
    forms = (
        "application/x-www-form-urlencoded",
        "multipart/form-data; boundary=x",
        "text/plain",
        "application/jsonp",
        "",
    )
    for kind in forms:  # what a form of another page could send
        answer = http.post("/api/guests", content=body, headers={"Content-Type": kind})
        assert key(answer) == (415, "no-json-body")
    assert key(http.post("/api/guests", content=body)) == (415, "no-json-body")


def test_a_body_that_makes_no_sense(http: httpx.Client) -> None:
    bodies: tuple[bytes, ...] = (
        b"", b"{", b"null", b"[]", b'"Ada"', b"\xff\xfe", b'{"name": "\xff"}', b'{"name": "\\ud800"}', b'{"name": NaN}',
        b'{"name": "Ada", "admin": true}', b'{"name": {"name": "Ada"}}', BOMB, b'{"name":' * 5_000,
        b'{"name": 1' + b"0" * 5_000 + b"}", b"\0", b"\xef\xbb\xbf{}",
    )  # fmt: skip
    for body in bodies:
        answer = http.post("/api/guests", content=body, headers={"Content-Type": "application/json"})
        assert key(answer) == (422, "no-message"), body[:40]
        assert "set-cookie" not in answer.headers


async def test_an_address_that_makes_no_sense(server: str) -> None:
    ada = await Person.new(server)
    for query in ("page=-1", "page=x", "page=1e9", "page=10001", "page=", "page=%00"):
        assert key(await ada.ask("GET", f"/api/tables?{query}")) == (422, "bad-query")
    for query in ("game=%00", "game=" + "x" * 33, "game=Fish"):
        assert key(await ada.ask("GET", f"/api/records?{query}")) == (422, "bad-query")
    for table in ("%00", "..%2F..%2Fetc", "x" * 1000, "%F0%9F%90%9F", "'; drop table people; --"):
        for path in (f"/api/tables/{table}", f"/api/tables/{table}/record", f"/api/codes/{table}"):
            answer = await ada.ask("GET", path)
            assert answer.status_code == 404
            assert table != "%00" or key(answer) == (404, "no-page"), "PostgreSQL is not even asked"


def test_there_is_nothing_elsewhere(http: httpx.Client) -> None:
    for path in ("/nothing", "/api", "/api/", "/api/me/", "/..%2f", "/health/x", "/api/tables/x/socket"):
        answer = http.get(path)
        assert key(answer) == (404, "no-page"), path
        assert answer.headers["content-type"] == "application/json"


def test_other_methods_are_refused_with_those_that_are_not(http: httpx.Client) -> None:
    for method, path, allowed in (
        ("PUT", "/api/me", "DELETE, GET, HEAD, PATCH"),
        ("POST", "/health", "GET, HEAD"),
        ("OPTIONS", "/api/guests", "POST"),
        ("TRACE", "/api/guests", "POST"),
    ):
        answer = http.request(method, path)
        assert answer.status_code == 405
        assert ", ".join(sorted(answer.headers["allow"].split(", "))) == allowed
        assert "access-control-allow-origin" not in answer.headers


def test_the_head_of_an_answer_alone(http: httpx.Client) -> None:
    answer = http.head("/health")
    assert (answer.status_code, answer.content) == (200, b"")


# -- What every answer has --


async def test_every_answer_is_safe(settings: Settings) -> None:
    with running(settings) as server:
        ada = await Person.new(server)
        table = (await ada.new_table("fish-n-stones", ["me", "open"]))["id"]
        answers = [await ada.ask("GET", path) for path in ("/api/me", f"/api/tables/{table}", "/health", "/nothing")]
        answers += [await ada.ask("POST", "/api/guests", {}), await ada.ask("PUT", "/api/me")]
        with pytest.raises(InvalidStatus) as refused:
            async with ada.socket("nonsense"):
                pass
    for headers in [answer.headers for answer in answers] + [refused.value.response.headers]:
        assert {name: headers[name] for name in SECURITY_HEADERS} == SECURITY_HEADERS
        assert "server" not in headers, "nor does it say what it is made of"
        assert "access-control-allow-origin" not in headers
    assert [answer.headers["cache-control"] for answer in answers[:3]] == ["no-store"] * 3


def test_the_policy_has_no_exceptions(http: httpx.Client) -> None:
    """A page runs, shows and asks for what lies on the server alone; nothing that stands in it is run."""
    page = http.get("/")
    policy = dict(part.split(" ", 1) for part in page.headers["content-security-policy"].split("; "))
    assert policy["default-src"] == "'self'", "whatever is not named below"
    assert set(policy.values()) == {"'self'", "'none'"}
    assert "<script>" not in page.text and "<style" not in page.text and not re.search(r"\s(style|on\w+)=", page.text)
    assert re.findall(r'(?:src|href)="(?!\.?/?[\w./-]+")[^"]*"', page.text) == [], "its files are its own"


def test_a_fault_of_ours_is_told_without_details(
    settings: Settings, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def fail(game: Any) -> Any:
        raise ZeroDivisionError("the details")

    monkeypatch.setattr(games, "card_of", fail)
    with running(settings) as server:
        answer = httpx.get(f"{server}/api/games", timeout=PATIENCE)
        assert key(answer) == (500, "our-fault")
        assert "details" not in answer.text
        assert {name: answer.headers[name] for name in SECURITY_HEADERS} == SECURITY_HEADERS
        assert httpx.get(f"{server}/health", timeout=PATIENCE).status_code == 200
    faults = [record for record in caplog.records if record.exc_info]
    assert [(record.getMessage(), vars(record)["route"]) for record in faults] == [("our fault", "GET /api/games")]


# -- What is never logged --


def test_what_a_database_complains_about_has_no_values(settings: Settings) -> None:
    engine = open_engine(settings.database_url)
    with engine.connect() as connection, pytest.raises(SQLAlchemyError) as complaint:
        connection.execute(text("select :secret from nowhere"), {"secret": "a secret"})
    engine.dispose()
    assert "nowhere" in str(complaint.value)
    assert "a secret" not in str(complaint.value)


def hand_texts(frame: Frame) -> set[str]:
    """The parts of a view that are written as only that view writes them."""
    return {json.dumps(part) for part in frame["picture"].values() if isinstance(part, (list, dict)) and part}


async def test_the_log_of_a_whole_session_has_no_secrets(tmp_path: Path) -> None:
    secrets = {"a password of Ada's", "another password", "a password that is wrong", "a line of chat", "nonce-of-ada"}
    views: list[Frame] = []
    with served(tmp_path, "--requests", "1000", "--login-attempts", "1000", "--messages", "1000") as server:
        ada, bob = await Person.new(server.url, "Ada of Lovelace"), await Person.new(server.url, "Bob")
        account = {"login": "ada.login", "password": "a password of Ada's"}
        assert (await ada.ask("PUT", "/api/me/account", account)).is_success
        again = Person(server.url, (await ada.ask("POST", "/api/logins", account, headers={})).json())
        wrong = {"login": "ada.login", "password": "a password that is wrong"}
        assert (await ada.ask("POST", "/api/logins", wrong)).status_code == 401
        change = {"old": "a password of Ada's", "new": "another password"}
        assert (await again.ask("PUT", "/api/me/password", change)).is_success
        assert (await ada.ask("GET", "/api/me")).status_code == 401
        ada = again
        plan = {"game": "fat-fish", "seats": ["me", "open", "easy"]}
        answer = await ada.ask("POST", "/api/tables", {"plan": plan})
        table = answer.json()["id"]
        async with ada.socket(table) as line, bob.socket(table) as other:
            host, guest = Seat(line), Seat(other)
            for garbage in ("{", "[]", '{"type": "say"}', BOMB[:3000].decode()):
                await line.send(garbage)
                await host.receive("refused")
            assert (await host.act("sit", seat=0, nonce="nonce-of-ada"))["type"] == "ack"
            assert (await guest.act("sit", seat=1))["type"] == "ack"
            assert (await host.act("say", text="a line of chat"))["type"] == "ack"
            assert (await host.act("start"))["type"] == "ack"
            assert (await host.act("move", version=0, move="nonsense"))["type"] == "refused"
        assert await denied(bob, "nonsense") == (404, "no-table")
        ends = await asyncio.gather(
            play(ada, table, random.Random(1), seen=views.append), play(bob, table, random.Random(2))
        )
        replay = await ada.ask("GET", f"/api/tables/{table}/replay?seat=1")
        record = await ada.ask("GET", f"/api/tables/{table}/record")
        assert replay.is_success and record.is_success
        assert (await ada.ask("DELETE", "/api/me", {"password": "another password"})).status_code == 204
        assert server.stop() == 0
    secrets |= {ada.token, bob.token, again.token, ends[0]["end"]["seed"], "Ada of Lovelace", "ada.login", "argon2"}
    secrets |= {table, json.dumps(record.json()["setup"])[1:-1]}
    secrets |= {part for frame in views if frame["type"] == "view" for part in hand_texts(frame)}
    secrets |= {move for frame in views if frame["type"] == "view" for move in frame["legal"] if " " in move}
    lines = server.log.splitlines()
    assert lines
    for line in lines:
        entry = json.loads(line)
        assert entry["from"].startswith("shoal."), "nobody else has anything to say"
        assert set(entry) <= {"at", "level", "from", "what", "address", "game", "player", "problem"}
        assert not [secret for secret in secrets if secret in line], line
    assert len(server.out.splitlines()) == 1
