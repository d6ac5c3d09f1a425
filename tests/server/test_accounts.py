"""Accounts: guessing passwords, coming back without one, and what ends when a guest becomes one."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator

import pytest
from sqlalchemy import update

from shoal import Refused
from shoal.server import people, schema
from shoal.server.accounts import GUESSES_AT_ONCE, Accounts, check_strength
from shoal.server.people import Person as Known
from shoal.server.people import new_guest, new_session, person_of
from shoal.server.store import Store, open_engine

from .client import Person, Seat
from .test_http import key
from .test_people import PASSWORD, REVOKED, account, code_when_cut, elsewhere, erased, log_in, sessions, status

pytestmark = pytest.mark.anyio

NEW = "my new words"


@pytest.fixture
async def store(database: str) -> AsyncIterator[Store]:
    store = Store(open_engine(database))
    yield store
    store.close()


async def refusal(work: object) -> str:
    with pytest.raises(Refused) as refused:
        await work  # type: ignore[misc]
    return refused.value.key


async def guest(store: Store, name: str = "Ada") -> Known:
    return (await new_guest(store, name, "test"))[0]


# -- Guessing --


async def test_an_account_is_guessed_at_only_so_often_from_wherever(store: Store) -> None:
    accounts = Accounts(store)
    ada, _ = await accounts.register(await guest(store), "ada", PASSWORD)
    bob, code = await accounts.register(await guest(store, "Bob"), "bob", PASSWORD)
    guesses = [await refusal(accounts.log_in("ada", f"guess {number}", "test")) for number in range(15)]
    assert guesses == ["wrong-password"] * int(GUESSES_AT_ONCE) + ["too-many"] * (15 - int(GUESSES_AT_ONCE))
    for login in ("ada", "ADA"):
        assert await refusal(accounts.log_in(login, PASSWORD, "test")) == "too-many"
    assert await refusal(accounts.check(ada, PASSWORD)) == "too-many", "nor in another way"
    nobody = [await refusal(accounts.log_in("nobody", PASSWORD, "test")) for _ in range(15)]
    assert nobody == guesses, "and it does not show that there is no such account"
    assert (await accounts.log_in("bob", PASSWORD, "test"))[0].id == bob.id, "others come in"
    for _ in range(15):
        assert await refusal(accounts.log_in("bob", "wrong", "test")) in ("wrong-password", "too-many")
    assert (await accounts.recover("bob", code, PASSWORD, "test"))[0].id == bob.id, "who is locked out comes in so"


@pytest.mark.parametrize(
    "password",
    [
        "password",
        "Password123!",
        "passwort1",
        "12345678",
        "2001-12-24",
        "aaaaaaaa",
        "abababab",
        "qwertzuiop",
        "ada.lovelace",
    ]
    + ["Ada.Lovelace", "adalovelace1815", "11111111111111", "!!!!!!!!????"],
)
def test_passwords_that_are_guessed_first(password: str) -> None:
    with pytest.raises(Refused) as refused:
        check_strength(password, "ada.lovelace")
    assert refused.value.key == "password-weak"


@pytest.mark.parametrize(
    "password", [PASSWORD, "another password", "password of ada", "Zx81+kaj", "314159265358979", "愛してるよ、魚よ"]
)
def test_passwords_that_are_not(password: str) -> None:
    check_strength(password, "ada.lovelace")


async def test_weak_passwords_are_refused_wherever_one_is_chosen(server: str) -> None:
    ada = await Person.new(server)
    body = {"login": "adalovelace", "password": "AdaLovelace"}
    assert key(await ada.ask("PUT", "/api/me/account", body)) == (409, "password-weak")
    await account(ada)
    change = {"old": PASSWORD, "new": "password1"}
    assert key(await ada.ask("PUT", "/api/me/password", change)) == (409, "password-weak")


# -- Logins --


async def test_a_login_is_the_same_in_capitals(store: Store) -> None:
    accounts = Accounts(store)
    ada, _ = await accounts.register(await guest(store), "Ada", PASSWORD)
    assert ada.login == "ada"
    for login in ("ada", "ADA", "aDa"):
        assert (await accounts.log_in(login, PASSWORD, "test"))[0].id == ada.id
        assert await refusal(accounts.register(await guest(store), login, PASSWORD)) == "login-taken"


async def test_logins_of_before_in_capitals_go_on(store: Store) -> None:
    accounts = Accounts(store)
    ada, _ = await accounts.register(await guest(store), "ada", PASSWORD)
    old, _ = await accounts.register(await guest(store), "old", PASSWORD)
    change = update(schema.people).where(schema.people.c.id == old.id).values(login="ADA")
    await store.write((change, {}))
    assert (await accounts.log_in("ada", PASSWORD, "test"))[0].id == ada.id
    assert (await accounts.log_in("ADA", PASSWORD, "test"))[0].id == old.id
    assert await refusal(accounts.register(await guest(store), "Ada", PASSWORD)) == "login-taken"


async def test_of_two_who_make_one_guest_an_account_at_once_one_does(store: Store) -> None:
    accounts, ada = Accounts(store), await guest(store)
    found = await asyncio.gather(
        *(accounts.register(ada, f"ada{number}", f"{PASSWORD} {number}") for number in range(4)), return_exceptions=True
    )
    problems = [one for one in found if isinstance(one, Refused)]
    (made,) = [one for one in found if not isinstance(one, BaseException)]
    assert [problem.key for problem in problems] == ["account-already"] * 3
    login = made[0].login or ""
    assert (await accounts.log_in(login, f"{PASSWORD} {login[-1]}", "test"))[0].id == ada.id


# -- Sessions --


async def test_who_had_the_guest_s_token_is_not_logged_in_to_the_account(server: str) -> None:
    ada = await Person.new(server)
    program = Person(server, (await ada.ask("POST", "/api/me/sessions", {"label": "a program"})).json())
    table = (await ada.new_table("fish-n-stones", ["me", "open"]))["id"]
    async with program.socket(table) as line:
        await Seat(line).receive("table")
        await account(ada)
        assert await code_when_cut(line) == REVOKED
    assert (await status(program), await status(ada)) == (401, 200)


async def test_a_session_that_is_not_used_ends(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    ada, token = await new_guest(store, "Ada", "test")
    again, other = await new_session(store, ada, "test")
    monkeypatch.setattr(people, "AGE", -1.0)
    assert await person_of(store, token) is None
    monkeypatch.setattr(people, "AGE", 400 * 86400.0)
    assert await person_of(store, token) is None, "for good"
    assert await person_of(store, other) == again


# -- Going away --


async def test_who_takes_an_account_away_knows_its_password(server: str) -> None:
    ada = await Person.new(server)
    await account(ada)
    for body in (None, {"password": ""}, {"password": PASSWORD + "x"}):
        assert key(await ada.ask("DELETE", "/api/me", body)) == (401, "wrong-password")
    assert (await ada.ask("DELETE", "/api/me", {"password": PASSWORD})).status_code == 204
    assert await status(ada) == 401
    bob = await Person.new(server)
    await erased(bob)


# -- Coming back --


async def test_who_has_forgotten_the_password_comes_back_with_the_code_once(server: str) -> None:
    ada = await Person.new(server)
    body = {"login": "ada", "password": PASSWORD}
    code = (await ada.ask("PUT", "/api/me/account", body)).json()["recovery"]
    assert len(code) == 23 and (await ada.ask("GET", "/api/me")).json()["recovery"] is None, "it is told once"
    there = await elsewhere(server)
    stranger = await Person.new(server)
    for login, wrong in (("ada", "A" * 20), ("ada", code[:-1]), ("bob", code), ("ada", "")):
        answer = await stranger.ask("POST", "/api/recoveries", {"login": login, "code": wrong, "password": NEW})
        assert key(answer) == (401, "wrong-recovery")
    written = f" {code.lower().replace('-', ' ')} "
    answer = await stranger.ask("POST", "/api/recoveries", {"login": "Ada", "code": written, "password": NEW})
    assert answer.status_code == 201 and answer.headers["set-cookie"]
    back = Person(server, answer.json())
    assert back.id == ada.id and len(await sessions(back)) == 1
    assert [await status(one) for one in (ada, there, back)] == [401, 401, 200]
    assert key(await log_in(server)) == (401, "wrong-password")
    assert (await log_in(server, password=NEW)).status_code == 201
    again = {"login": "ada", "code": code, "password": "my newer words"}
    assert key(await stranger.ask("POST", "/api/recoveries", again)) == (401, "wrong-recovery"), "the code is used up"
    again["code"] = answer.json()["recovery"]
    assert (await stranger.ask("POST", "/api/recoveries", again)).status_code == 201


async def test_another_code_is_had_for_the_password(server: str) -> None:
    ada = await Person.new(server)
    assert key(await ada.ask("POST", "/api/me/recovery", {"password": PASSWORD})) == (409, "no-account")
    await account(ada)
    assert key(await ada.ask("POST", "/api/me/recovery", {"password": "wrong"})) == (401, "wrong-password")
    code = (await ada.ask("POST", "/api/me/recovery", {"password": PASSWORD})).json()["recovery"]
    body = {"login": "ada", "code": code, "password": NEW}
    assert (await ada.ask("POST", "/api/recoveries", body)).status_code == 201
