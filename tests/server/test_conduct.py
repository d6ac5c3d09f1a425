"""What people report of each other, and what the server's host does about it beside the server that runs."""

from __future__ import annotations

import logging
from pathlib import Path

import httpx
import pytest

from shoal.server import conduct
from shoal.server.settings import Settings
from tests.test_cli import Capture, shoal

from .client import PATIENCE, Person, Seat
from .company import begun, code_of_the_end, company, do, lines, until, wait_until
from .running import running
from .test_http import denied, key
from .test_people import PASSWORD, account, everything, log_in

pytestmark = pytest.mark.anyio

KEPT_OUT = 4403


@pytest.fixture(autouse=True)
def at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(conduct, "ROUND", 0.02)


class Host:
    """Who looks after a server: with `shoal admin`, as a program beside it."""

    def __init__(self, settings: Settings, monkeypatch: pytest.MonkeyPatch, capsys: Capture) -> None:
        monkeypatch.setenv("SHOAL_DATABASE", settings.database_url)
        self._monkeypatch, self._capsys = monkeypatch, capsys

    def says(self, *line: str, code: int = 0) -> str:
        self._capsys.readouterr()
        assert shoal(self._monkeypatch, "admin", *line) == code
        told = self._capsys.readouterr()
        return told.err if code else told.out


@pytest.fixture
def host(settings: Settings, monkeypatch: pytest.MonkeyPatch, capsys: Capture) -> Host:
    return Host(settings, monkeypatch, capsys)


@pytest.fixture
async def people(server: str) -> list[Person]:
    return await company(server, 3)


async def report(reporter: Person, table: str, person: str, reason: str = "insults", words: str = "") -> httpx.Response:
    body = {"person": person, "reason": reason, "words": words}
    return await reporter.ask("POST", f"/api/tables/{table}/reports", body)


# -- Reports --


async def test_who_sits_or_speaks_at_a_table_can_be_reported(people: list[Person], host: Host) -> None:
    ada, bob, cleo = people
    table = await begun([ada, bob], "fish-n-stones")
    assert key(await report(ada, table, cleo.id)) == (409, "no-person"), "she only looks on"
    for text in ("hello", "you \x1b[31mfool"):
        assert (await do(cleo, table, "say", text=text))["type"] == "ack"
    for reason, words in (("spam", "at first"), ("insults", "look at this")):
        assert (await report(ada, table, cleo.id, reason, words)).status_code == 204
    assert (await report(bob, table, ada.id, "stalling")).status_code == 204
    first, about, *said = host.says("reports").splitlines()[1:]
    told = host.says("reports")
    assert told.count("insults") == 1 and "spam" not in told and "at first" not in told, "the last word counts"
    assert f"Cleo ({cleo.id})  by Ada  at {table}" in first and about == '    "look at this"'
    assert said == ["    > hello", "    > you  [31mfool"], "nothing that would steer a terminal"
    assert host.says("reports", "--settle", cleo.id) == "1 settled\n"
    assert "Cleo" not in host.says("reports") and "settled" in host.says("reports", "--all")


async def test_a_report_that_makes_no_sense_is_refused(people: list[Person], host: Host) -> None:
    ada, bob, cleo = people
    table = await begun([ada, bob], "fish-n-stones", visibility="private")
    assert key(await report(ada, table, ada.id)) == (409, "report-yourself")
    assert key(await report(ada, table, "nobody")) == (409, "no-person")
    assert key(await report(cleo, table, ada.id)) == (403, "private")
    for reason, words in (("boring", ""), ("other", "x" * 201), ("other", "two\nlines")):
        assert key(await report(ada, table, bob.id, reason, words)) == (422, "no-message")
    assert host.says("reports", "--all") == ""


async def test_who_goes_takes_what_they_reported_along(settings: Settings, people: list[Person]) -> None:
    ada, bob, _ = people
    table = await begun([ada, bob], "fish-n-stones")
    assert (await report(ada, table, bob.id, "other", "very secret words")).status_code == 204
    assert "very secret words" in everything(settings)
    assert (await ada.ask("DELETE", "/api/me")).status_code == 204
    assert "very secret words" not in everything(settings)


# -- Bans --


async def test_who_is_banned_is_out_at_once_and_stays_out(people: list[Person], host: Host) -> None:
    ada, bob, _ = people
    await account(bob, "bob")
    table = await begun([ada, bob], "fish-n-stones")
    assert (await report(ada, table, bob.id)).status_code == 204
    async with lines([ada, bob], table) as (here, out):
        await until(here, "table", lambda table: table["seats"][1]["online"])
        assert host.says("ban", "BOB") == "Bob is banned\n"
        assert await code_of_the_end(out) == KEPT_OUT
        await until(here, "table", lambda table: not table["seats"][1]["online"])
    assert "bob  Bob" in host.says("people", "--sanctioned") and host.says("reports") == "", "it is settled"
    assert await denied(bob, table) == (403, "banned")
    assert key(await bob.ask("GET", "/api/me")) == (403, "banned")
    assert key(await log_in(bob.url, "bob")) == (403, "banned")
    assert key(await bob.ask("POST", "/api/guests", {"name": "Rob"})) == (403, "banned"), "not from the same browser"
    assert (await bob.ask("GET", "/api/hello")).json()["me"] is None
    assert (await ada.ask("GET", "/api/me")).status_code == 200, "nobody else is"
    assert host.says("unban", bob.id) == "Bob may come again\n"
    async with bob.socket(table) as line:
        assert (await Seat(line).receive("table"))["id"] == table, "with the session he had"
    assert (await log_in(bob.url, "bob")).status_code == 201


async def test_a_code_is_not_used_up_by_who_is_banned(people: list[Person], host: Host) -> None:
    ada = people[0]
    await account(ada)
    login, code = host.says("new-code", "ada").rstrip().split(": ")
    body = {"login": login, "code": code, "password": "another battery staple"}
    async with httpx.AsyncClient(base_url=ada.url, timeout=PATIENCE) as http:
        host.says("ban", "ada")
        assert key(await http.post("/api/recoveries", json=body)) == (403, "banned")
        host.says("unban", "ada")
        assert (await log_in(ada.url, password=PASSWORD)).status_code == 201
        answer = await http.post("/api/recoveries", json=body)
        assert (answer.status_code, answer.json()["id"]) == (201, ada.id), "the host's code is as good as one's own"


# -- Mutes, people, tables --


async def test_who_is_muted_says_nothing_and_plays_on(people: list[Person], host: Host) -> None:
    ada, bob, _ = people
    table = await begun([ada, bob], "fish-n-stones")
    assert host.says("mute", "Bob") == "Bob is muted\n"
    assert (await do(bob, table, "say", text="hello"))["key"] == "silenced"
    async with bob.socket(table) as line:
        seat = Seat(line)
        view = await seat.receive("view")
        assert (await seat.act("say", text="hello"))["key"] == "silenced"
        assert (await seat.act("move", version=view["version"], move=view["legal"][0]))["type"] == "ack"
    assert host.says("unmute", "Bob") == "Bob may chat again\n"
    assert (await do(bob, table, "say", text="hello"))["type"] == "ack"


async def test_the_host_finds_people_and_tables(people: list[Person], host: Host) -> None:
    ada, bob, cleo = people
    table = await begun([ada, bob], "fish-n-stones")
    assert [line.split()[:3] for line in host.says("people", "a").splitlines()] == [[ada.id, "guest", "Ada"]]
    assert len(host.says("people").splitlines()) == 3 and host.says("people", "%") == ""
    await wait_until(lambda: host.says("tables", "--status", "running") != "")  # lists are written a little later
    [line] = host.says("tables", "--status", "running").splitlines()
    assert line.startswith(f"{table}  fish-n-stones  running  ") and line.endswith("  Ada, Bob")
    assert host.says("tables", "--status", "over") == ""
    assert (await cleo.ask("PATCH", "/api/me", {"name": "Bob"})).status_code == 200
    told = host.says("ban", "Bob", code=2)
    assert 'several people are called "Bob"' in told and bob.id in told and cleo.id in told
    assert 'nobody with the id, login or name "Eve"' in host.says("mute", "Eve", code=2)
    assert "is a guest" in host.says("new-code", "Ada", code=2)


async def test_a_server_logs_as_much_as_its_host_wants(server: str, host: Host) -> None:
    for wanted, level in (("debug", logging.DEBUG), ("error", logging.ERROR), ("usual", logging.NOTSET)):
        assert host.says("log-level", wanted) == f"log level: {wanted}\n"
        await wait_until(lambda level=level: logging.getLogger("shoal").level == level)  # type: ignore[misc]


def test_there_must_be_a_server_of_this_version(
    monkeypatch: pytest.MonkeyPatch, capsys: Capture, tmp_path: Path, settings: Settings, host: Host
) -> None:
    with running(settings):
        assert host.says("people") == ""
    assert "there is no server's database" in host.says("people", "--database", f"sqlite:///{tmp_path}/no", code=2)
    (tmp_path / "empty").touch()
    assert "another version of shoal" in host.says("people", "--database", f"sqlite:///{tmp_path}/empty", code=2)
