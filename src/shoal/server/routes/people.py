"""Routes of people: guests, accounts and their sessions."""

from __future__ import annotations

from http import HTTPStatus
from typing import Annotated, Any

import msgspec
from starlette.responses import Response

from .. import account_rows, passkeys, people, wire
from ..http import COOKIE, Body, Call, with_cookie

Password = Annotated[str, msgspec.Meta(min_length=8, max_length=200)]
Guess = Annotated[str, msgspec.Meta(max_length=200)]
Login = Annotated[str, msgspec.Meta(min_length=3, max_length=40, pattern=r"^[A-Za-z0-9._-]+" + wire.END)]


class Guest(Body):
    name: wire.Name


class Account(Body):
    login: Login
    password: Password


class Shown(Account):
    """Beside the password the answer of a browser's authenticator, where there are passkeys."""

    passkey: dict[str, Any] | None = None


class NewPasskey(Body):
    """What a browser's authenticator has made."""

    label: wire.Name
    credential: dict[str, Any]


class Passwords(Body):
    old: Guess
    new: Password


class OwnPassword(Body):
    """That it is really they who want something."""

    password: Guess


class Recovery(Body):
    """Coming back with the code that was told at registration, and a new password."""

    login: Login
    code: Annotated[str, msgspec.Meta(max_length=64)]
    password: Password


class Label(Body):
    label: wire.Name


class Me(msgspec.Struct):
    """Who somebody is. The token, and the code to come back with without the password, are only told once."""

    id: str
    name: str
    login: str | None
    token: str | None = None
    recovery: str | None = None


class Passkey(msgspec.Struct):
    id: str
    label: str
    since: float


class Session(msgspec.Struct):
    id: str
    label: str
    since: float
    seen: float
    this: bool


async def new_guest(call: Call) -> Response:
    person, token = await people.new_guest(call.services.store, call.body.name, label_of(call))
    return with_cookie(call, me_of(person, token), token, HTTPStatus.CREATED)


async def me(call: Call) -> Me:
    return me_of(call.person)


async def rename(call: Call) -> Me:
    person = await people.rename(call.services.store, call.person, call.body.name)
    call.services.hall.company.rename(person.id, person.name)
    return me_of(person)


async def erase(call: Call) -> Response:
    if call.person.login:
        await call.services.accounts.check(call.person, call.body.password if call.body else "")
    await call.services.hall.forget(call.person)
    return logged_out()


async def register(call: Call) -> Me:
    before = await people.sessions_of(call.services.store, call.person)
    person, recovery = await call.services.accounts.register(call.person, call.body.login, call.body.password)
    hang_up_others(call, before)
    return me_of(person, recovery=recovery)


async def log_in(call: Call) -> Response:
    body, label = call.body, label_of(call)
    person, token = await call.services.accounts.log_in(body.login, body.password, label, origin_of(call), body.passkey)
    return with_cookie(call, me_of(person, token), token, HTTPStatus.CREATED)


async def login_options(call: Call) -> Any:
    return await call.services.accounts.passkey_options(call.body.login, call.body.password, origin_of(call))


async def recover(call: Call) -> Response:
    body, label = call.body, label_of(call)
    person, token, recovery = await call.services.accounts.recover(body.login, body.code, body.password, label)
    call.services.hall.company.hang_up_all(person)
    return with_cookie(call, me_of(person, token, recovery), token, HTTPStatus.CREATED)


async def new_recovery(call: Call) -> Me:
    return me_of(call.person, recovery=await call.services.accounts.new_recovery(call.person, call.body.password))


async def change_password(call: Call) -> None:
    before = await people.sessions_of(call.services.store, call.person)
    await call.services.accounts.change_password(call.person, call.body.old, call.body.new)
    hang_up_others(call, before)


def hang_up_others(call: Call, before: list[Any]) -> None:
    """End the connections of all sessions but this one."""
    for session in before:
        if session.id != call.person.session:
            call.services.hall.company.hang_up(session.id)


async def own_passkeys(call: Call) -> list[Passkey]:
    found = await call.services.store.read(account_rows.read_passkeys, call.person.id)
    return [Passkey(row.id, row.label, row.since) for row in found]


async def passkey_options(call: Call) -> Any:
    await call.services.accounts.check(call.person, call.body.password)
    return await passkeys.options_to_add(call.services.store, call.person, origin_of(call))


async def add_passkey(call: Call) -> Passkey:
    label, credential = call.body.label, call.body.credential
    row = await passkeys.add(call.services.store, call.person, origin_of(call), label, credential)
    return Passkey(row["id"], row["label"], row["since"])


async def remove_passkey(call: Call) -> None:
    await call.services.accounts.check(call.person, call.body.password)
    await passkeys.remove(call.services.store, call.person, call.path("passkey"))


async def sessions(call: Call) -> list[Session]:
    found = await people.sessions_of(call.services.store, call.person)
    return [Session(row.id, row.label, row.since, row.seen, row.id == call.person.session) for row in found]


async def new_session(call: Call) -> Me:
    person, token = await people.new_session(call.services.store, call.person, call.body.label)
    return me_of(person, token)


async def revoke(call: Call) -> Response:
    session = call.path("session")
    await people.revoke(call.services.store, call.person, session)
    call.services.hall.company.hang_up(session)
    return logged_out() if session == call.person.session else Response(status_code=HTTPStatus.NO_CONTENT)


def logged_out() -> Response:
    response = Response(status_code=HTTPStatus.NO_CONTENT)
    response.delete_cookie(COOKIE, path="/", httponly=True, samesite="strict")
    return response


def me_of(person: people.Person, token: str | None = None, recovery: str | None = None) -> Me:
    return Me(person.id, person.name, person.login, token, recovery)


def origin_of(call: Call) -> str | None:
    """Of the page that asks, which is ours."""
    return call.request.headers.get("origin")


def label_of(call: Call) -> str:
    return call.request.headers.get("user-agent", "browser")[:64] or "browser"
