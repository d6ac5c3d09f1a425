"""Passkeys: who has one logs in with it beside the password, and with nothing else in its place."""

from __future__ import annotations

import sys
from collections.abc import Callable
from typing import Any

import httpx
import pytest

from shoal import Refused
from shoal.server import account_rows, accounts, passkeys, people
from shoal.server.settings import Settings
from shoal.server.store import Store

from .authenticator import Authenticator
from .client import PATIENCE, Person
from .running import running
from .test_http import key
from .test_people import PASSWORD, account, everything

pytestmark = pytest.mark.anyio

WHO = {"login": "ada", "password": PASSWORD}


def page_of(server: str) -> str:
    """The origin of the server's page: passkeys are for names, not for numbers."""
    return server.replace("127.0.0.1", "localhost")


async def asked(
    server: str, path: str, body: Any, person: Person | None = None, method: str = "POST"
) -> httpx.Response:
    """What a page asks that came from the server, of its name."""
    origin = page_of(server)
    headers = {"Origin": origin} | (person.headers if person else {})
    async with httpx.AsyncClient(base_url=origin, headers=headers, timeout=PATIENCE) as http:
        return await http.request(method, f"/api/{path}", json=body)


async def new_key(server: str, person: Person, label: str = "phone") -> Authenticator:
    options = await asked(server, "me/passkeys/options", {"password": PASSWORD}, person)
    assert options.status_code == 200, options.text
    key = Authenticator()
    body = {"label": label, "credential": key.make(options.json(), page_of(server))}
    answer = await asked(server, "me/passkeys", body, person)
    assert answer.status_code == 201, answer.text
    return key


async def options_of_login(server: str) -> dict[str, Any]:
    answer = await asked(server, "logins/passkey", WHO)
    assert answer.status_code == 200, answer.text
    found: dict[str, Any] = answer.json()
    return found


async def log_in(server: str, passkey: Any) -> httpx.Response:
    return await asked(server, "logins", WHO | {"passkey": passkey})


async def test_who_has_a_passkey_logs_in_with_it_and_not_without(server: str) -> None:
    ada = await Person.new(server)
    await account(ada)
    assert (await log_in(server, None)).status_code == 201, "as long as there is none"
    keys = [await new_key(server, ada, label) for label in ("phone", "key ring")]
    assert key(await log_in(server, None)) == (401, "passkey-needed")
    for one in keys:
        shown = one.show(await options_of_login(server), page_of(server))
        answer = await log_in(server, shown)
        assert (answer.status_code, answer.json()["id"]) == (201, ada.id)
        assert key(await log_in(server, shown)) == (401, "wrong-passkey"), "it is signed for once"
    kept = (await ada.ask("GET", "/api/me/passkeys")).json()
    assert [one["label"] for one in kept] == ["phone", "key ring"]


async def test_nothing_else_is_taken_for_it(settings: Settings, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(accounts, "GUESSES_AT_ONCE", 100.0)
    with running(settings) as server:
        ada, bob, origin = await Person.new(server), await Person.new(server, "Bob"), page_of(server)
        await account(ada)
        await account(bob, "bob")
        phone, other, bobs = await new_key(server, ada), Authenticator(), await new_key(server, bob)

        def forged(options: dict[str, Any]) -> dict[str, Any]:
            shown = phone.show(options, origin)
            return shown | {"response": other.show(options, origin)["response"]}

        for wrong in (
            forged,
            lambda options: other.show(options, origin),
            lambda options: bobs.show(options, origin),
            lambda options: phone.show(options | {"challenge": "AAAA"}, origin),
            lambda options: phone.show(options, "https://elsewhere.example"),
            lambda options: phone.show(options | {"rpId": "elsewhere.example"}, origin),
            lambda _: {},
            lambda _: {"rawId": 1},
            lambda _: {"rawId": "é", "response": []},
        ):
            assert key(await log_in(server, wrong(await options_of_login(server)))) == (401, "wrong-passkey")
        for phone.count, status in ((0, 201), (5, 201), (4, 401)):  # who has counted less is a copy
            right = phone.show(await options_of_login(server), origin)
            assert (await log_in(server, right)).status_code == status


async def test_the_password_is_asked_for_first_and_what_comes_too_late_is_void(
    server: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    ada, eve, origin = await Person.new(server), await Person.new(server, "Eve"), page_of(server)
    await account(ada)
    wrong = {"password": "not this one"}
    assert key(await asked(server, "me/passkeys/options", wrong, ada)) == (401, "wrong-password")
    assert key(await asked(server, "logins/passkey", WHO | wrong)) == (401, "wrong-password")
    assert key(await asked(server, "me/passkeys/options", {"password": PASSWORD}, eve)) == (409, "no-account")
    unasked = {
        "label": "mine",
        "credential": Authenticator().make({"rp": {"id": "localhost"}, "challenge": ""}, origin),
    }
    assert key(await asked(server, "me/passkeys", unasked, ada)) == (401, "wrong-passkey")
    phone = await new_key(server, ada)
    monkeypatch.setattr(passkeys, "PATIENCE", -1.0)
    late = phone.show(await options_of_login(server), origin)
    assert key(await log_in(server, late)) == (401, "wrong-passkey")


async def test_the_way_back_without_them(server: str, settings: Settings) -> None:
    ada, _ = await Person.new(server), await Person.new(server, "Eve")
    await account(ada)
    code = (await ada.ask("POST", "/api/me/recovery", {"password": PASSWORD})).json()["recovery"]
    await new_key(server, ada)
    await new_key(server, ada)
    [first, second] = (await ada.ask("GET", "/api/me/passkeys")).json()
    path = f"me/passkeys/{first['id']}"
    assert key(await asked(server, path, {"password": "not this one"}, ada, "DELETE")) == (401, "wrong-password")
    assert (await asked(server, path, {"password": PASSWORD}, ada, "DELETE")).status_code == 204
    assert key(await asked(server, path, {"password": PASSWORD}, ada, "DELETE")) == (404, "no-passkey")
    assert (await ada.ask("GET", "/api/me/passkeys")).json() == [second]
    answer = await asked(server, "recoveries", {"login": "ada", "code": code, "password": PASSWORD})
    assert answer.status_code == 201
    ada = Person(server, answer.json())
    assert (await ada.ask("GET", "/api/me/passkeys")).json() == [] and (await log_in(server, None)).status_code == 201
    await new_key(server, ada, "a label like no other")
    assert (await ada.ask("DELETE", "/api/me", {"password": PASSWORD})).status_code == 204
    assert "a label like no other" not in everything(settings) and ada.id not in everything(settings)


async def test_there_are_only_so_many_and_each_once(server: str, monkeypatch: pytest.MonkeyPatch) -> None:
    ada, origin = await Person.new(server), page_of(server)
    await account(ada)
    phone = await new_key(server, ada)
    options = (await asked(server, "me/passkeys/options", {"password": PASSWORD}, ada)).json()
    assert [one["id"] for one in options["excludeCredentials"]] == [phone.make(options, origin)["id"]]
    again = {"label": "again", "credential": phone.make(options, origin)}
    assert key(await asked(server, "me/passkeys", again, ada)) == (401, "wrong-passkey")
    monkeypatch.setattr(passkeys, "MOST", 1)
    assert key(await asked(server, "me/passkeys/options", {"password": PASSWORD}, ada)) == (409, "passkeys-enough")


async def test_a_server_without_the_library_says_so(settings: Settings, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "webauthn", None)
    with running(settings) as server:
        ada = await Person.new(server)
        await account(ada)
        answer = await asked(server, "me/passkeys/options", {"password": PASSWORD}, ada)
        assert key(answer) == (409, "no-passkeys-here")
        assert (await log_in(server, None)).status_code == 201


async def test_garbage_is_refused_and_nothing_else(store: Store) -> None:
    """Each part of a good answer in turn is something else, or missing."""
    origin = "http://localhost:8000"
    guest, _ = await people.new_guest(store, "Ada", "test")
    ada = guest._replace(login="ada")
    key = Authenticator()

    async def add(change: Callable[[dict[str, Any]], Any]) -> None:
        credential = key.make(await passkeys.options_to_add(store, ada, origin), origin)
        change(credential)
        await passkeys.add(store, ada, origin, "phone", credential)

    for part in ("id", "rawId", "type", "response", "clientDataJSON", "attestationObject"):
        for other in (None, 1, "", "é", "AAAA", [], {}, "x" * 10_000, "a\0"):

            def change(credential: dict[str, Any], part: str = part, other: Any = other) -> None:
                (credential if part in credential else credential["response"])[part] = other

            with pytest.raises(Refused) as refused:
                await add(change)
            assert refused.value.key == "wrong-passkey"
    key.id = b"x" * 1024
    with pytest.raises(Refused, match="not a passkey"):
        await add(lambda _: None)
    key.id = b"x" * 1023
    await add(lambda _: None)
    assert len(await store.read(account_rows.read_passkeys, ada.id)) == 1
    store.close()
