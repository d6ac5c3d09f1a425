"""People: guests with a name and a secret token, and their sessions. What makes them accounts is in accounts.py."""

from __future__ import annotations

import hashlib
import hmac
import secrets
import time
from contextlib import suppress
from typing import Any, NamedTuple

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError

from . import club_rows, own_data, rows
from .naming import proper
from .store import Statement, Store, Unavailable
from .table import refused

GONE = "someone"  # who has taken their data away
FRESH = 3600.0  # seconds after which it is noted again that a session is in use
AGE = 400 * 86400.0  # seconds after which a session that was not used ends, the most that a browser keeps a cookie
CODE_LETTERS = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789"  # none that is taken for another

hasher = PasswordHasher()
NOBODY = hasher.hash(secrets.token_hex())  # compared with when there is no such login, so that it takes as long


class Person(NamedTuple):
    """Somebody who is known by a token."""

    id: str
    name: str
    login: str | None
    session: str
    banned: bool = False  # kept out by the server's host
    address: str = ""  # from which they ask now; it is not kept


def new_id() -> str:
    return secrets.token_urlsafe(16)


def new_code(length: int) -> str:
    """Something that can be told across a room, or written on paper."""
    return "".join(secrets.choice(CODE_LETTERS) for _ in range(length))


def digest(token: str) -> bytes:
    """What is kept of a token: who reads the database can't use it."""
    return hashlib.sha256(token.encode()).digest()


# -- Sessions --


async def new_guest(store: Store, name: str, label: str) -> tuple[Person, str]:
    """Somebody new, and the token they are known by from now on."""
    person = Person(new_id(), proper(name), None, new_id())
    token, session = session_of(person, label)
    await store.write(rows.person_made(person.id, person.name, time.time()), session)
    return person, token


def session_of(person: Person, label: str) -> tuple[str, Statement]:
    """A new secret token, and what keeps its session."""
    token = secrets.token_urlsafe(32)
    return token, rows.session_made(person.session, person.id, digest(token), label, time.time())


async def new_session(store: Store, person: Person, label: str) -> tuple[Person, str]:
    """A further session of the same person: another browser, a program."""
    person = person._replace(session=new_id())
    token, session = session_of(person, label)
    await store.write(session)
    return person, token


async def person_of(store: Store, token: str) -> Person | None:
    """Who has this token, or None."""
    hashed = digest(token)
    found = await store.read(rows.find_session, hashed)
    if found is None or not hmac.compare_digest(found.token, hashed):
        return None
    unused = time.time() - found.seen
    if unused > AGE:
        with suppress(Unavailable):
            await store.write(rows.session_ended(found.session))
        return None
    if unused > FRESH:
        with suppress(Unavailable):  # no reason to turn somebody away
            await store.write(rows.session_seen(found.session, time.time()))
    return Person(found.id, found.name, found.login, found.session, found.banned)


async def sessions_of(store: Store, person: Person) -> list[Any]:
    """All sessions of a person, the latest first."""
    return await store.read(rows.read_sessions, person.id)


async def revoke(store: Store, person: Person, session: str) -> None:
    """End one session of a person."""
    if all(found.id != session for found in await sessions_of(store, person)):
        raise refused("no-session")
    await store.write(rows.session_ended(session))


# -- Names, passwords, going away --


def is_right(hashed: str, password: str) -> bool:
    try:
        return hasher.verify(hashed, password)
    except (VerificationError, InvalidHashError):
        return False


async def rename(store: Store, person: Person, name: str) -> Person:
    renamed = person._replace(name=proper(name))
    await store.write(rows.renamed(renamed.id, renamed.name))
    return renamed


async def erase(store: Store, person: Person) -> None:
    """Take all of a person's data away. What they played stays, by someone."""
    await store.write(*own_data.taken_away(person.id), club_rows.left_alone())
