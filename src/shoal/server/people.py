"""People: guests with a name and a secret token, accounts with a password, and the sessions of both."""

from __future__ import annotations

import asyncio
import hashlib
import hmac
import secrets
import time
from contextlib import suppress
from typing import Any, NamedTuple

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError
from sqlalchemy import Connection, bindparam, delete, insert, select, update

from .schema import chat, mutes, people, seats, sessions
from .store import Conflict, Store, Unavailable
from .table import refused

GONE = "someone"  # who has taken their data away
FRESH = 3600.0  # seconds after which it is noted again that a session is in use

hasher = PasswordHasher()
NOBODY = hasher.hash(secrets.token_hex())  # compared with when there is no such login, so that it takes as long

INSERT_PERSON = insert(people)
INSERT_SESSION = insert(sessions)
SEE_SESSION = update(sessions).where(sessions.c.id == bindparam("session")).values(seen=bindparam("now"))


class Person(NamedTuple):
    """Somebody who is known by a token."""

    id: str
    name: str
    login: str | None
    session: str


def new_id() -> str:
    return secrets.token_urlsafe(16)


def digest(token: str) -> bytes:
    """What is kept of a token: who reads the database can't use it."""
    return hashlib.sha256(token.encode()).digest()


# -- Sessions --


async def new_guest(store: Store, name: str, label: str) -> tuple[Person, str]:
    """Somebody new, and the token they are known by from now on."""
    person = Person(new_id(), name, None, new_id())
    token, session = session_of(person, label)
    row = {"id": person.id, "name": name, "login": None, "password": None, "since": time.time()}
    await store.write((INSERT_PERSON, row), (INSERT_SESSION, session))
    return person, token


def session_of(person: Person, label: str) -> tuple[str, dict[str, Any]]:
    """A new secret token, and the row of its session."""
    token, now = secrets.token_urlsafe(32), time.time()
    row = {"id": person.session, "person": person.id, "token": digest(token), "label": label, "since": now, "seen": now}
    return token, row


async def new_session(store: Store, person: Person, label: str) -> tuple[Person, str]:
    """A further session of the same person: another browser, a program."""
    person = person._replace(session=new_id())
    token, row = session_of(person, label)
    await store.write((INSERT_SESSION, row))
    return person, token


async def person_of(store: Store, token: str) -> Person | None:
    """Who has this token, or None."""
    hashed = digest(token)

    def find(connection: Connection) -> Any:
        joined = select(people, sessions.c.id.label("session"), sessions.c.token, sessions.c.seen).join(
            sessions, sessions.c.person == people.c.id
        )
        return connection.execute(joined.where(sessions.c.token == hashed)).one_or_none()

    found = await store.read(find)
    if found is None or not hmac.compare_digest(found.token, hashed):
        return None
    if time.time() - found.seen > FRESH:
        with suppress(Unavailable):  # no reason to turn somebody away
            await store.write((SEE_SESSION, {"session": found.session, "now": time.time()}))
    return Person(found.id, found.name, found.login, found.session)


async def sessions_of(store: Store, person: Person) -> list[Any]:
    """All sessions of a person, the latest first."""
    asked = select(sessions.c.id, sessions.c.label, sessions.c.since, sessions.c.seen).where(
        sessions.c.person == person.id
    )
    return await store.read(lambda connection: list(connection.execute(asked.order_by(sessions.c.since.desc()))))


async def revoke(store: Store, person: Person, session: str) -> None:
    """End one session of a person."""
    asked = select(sessions.c.id).where(sessions.c.person == person.id, sessions.c.id == session)
    if await store.read(lambda connection: connection.execute(asked).one_or_none()) is None:
        raise refused("no-session")
    await store.write((delete(sessions).where(sessions.c.id == bindparam("session")), {"session": session}))


# -- Accounts --


async def register(store: Store, person: Person, login: str, password: str) -> None:
    """Make a guest's place an account, to log in to from elsewhere."""
    if person.login is not None:
        raise refused("account-already")
    hashed = await asyncio.to_thread(hasher.hash, password)
    change = update(people).where(people.c.id == bindparam("person")).values(login=login, password=hashed)
    try:
        await store.write((change, {"person": person.id}))
    except Conflict:
        raise refused("login-taken") from None


async def log_in(store: Store, login: str, password: str, label: str) -> tuple[Person, str]:
    """A new session for who knows the password."""
    asked = select(people).where(people.c.login == login)
    found = await store.read(lambda connection: connection.execute(asked).one_or_none())
    right = await asyncio.to_thread(is_right, found.password if found else NOBODY, password)
    if found is None or not right:
        raise refused("wrong-password")
    return await new_session(store, Person(found.id, found.name, found.login, ""), label)


def is_right(hashed: str, password: str) -> bool:
    try:
        return hasher.verify(hashed, password)
    except (VerificationError, InvalidHashError):
        return False


async def change_password(store: Store, person: Person, old: str, new: str) -> None:
    """A new password; all other sessions end."""
    asked = select(people.c.password).where(people.c.id == person.id)
    hashed = await store.read(lambda connection: connection.execute(asked).scalar())
    if person.login is None:
        raise refused("no-account")
    if not await asyncio.to_thread(is_right, hashed or NOBODY, old):
        raise refused("wrong-password")
    fresh = await asyncio.to_thread(hasher.hash, new)
    change = update(people).where(people.c.id == bindparam("person_id")).values(password=fresh)
    others = delete(sessions).where(
        sessions.c.person == bindparam("person_id"), sessions.c.id != bindparam("session_id")
    )
    await store.write(
        (change, {"person_id": person.id}), (others, {"person_id": person.id, "session_id": person.session})
    )


async def rename(store: Store, person: Person, name: str) -> None:
    change = update(people).where(people.c.id == bindparam("person")).values(name=bindparam("new_name"))
    await store.write((change, {"person": person.id, "new_name": name}))


async def erase(store: Store, person: Person) -> None:
    """Take all of a person's data away. What they played stays, by someone."""
    who = {"person_id": person.id}
    await store.write(
        (delete(sessions).where(sessions.c.person == bindparam("person_id")), who),
        (delete(mutes).where(mutes.c.person == bindparam("person_id")), who),
        (delete(mutes).where(mutes.c.muted == bindparam("person_id")), who),
        (update(chat).where(chat.c.sender == bindparam("person_id")).values(text=""), who),  # lines keep their numbers
        (delete(seats).where(seats.c.person == bindparam("person_id")), who),
        (delete(people).where(people.c.id == bindparam("person_id")), who),
    )
