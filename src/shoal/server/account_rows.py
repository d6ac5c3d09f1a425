"""The SQL of accounts; all other is in rows.py."""

from __future__ import annotations

from typing import Any

from sqlalchemy import Connection, bindparam, delete, func, insert, select, update

from .personal import Personal, own, removed
from .rows import DELETE_OTHER_SESSIONS, OF_PERSON
from .schema import challenges, passkeys, people
from .store import Statement

MAKE_ACCOUNT = (
    update(people)
    .where(people.c.id == OF_PERSON)
    .values(login=bindparam("new_login"), password=bindparam("new_password"), recovery=bindparam("new_recovery"))
)
NEW_RECOVERY = update(people).where(people.c.id == OF_PERSON).values(recovery=bindparam("new_recovery"))
CHANGE_PASSWORD = update(people).where(people.c.id == OF_PERSON).values(password=bindparam("new_password"))
DELETE_CHALLENGE = delete(challenges).where(challenges.c.person == OF_PERSON)
INSERT_CHALLENGE = insert(challenges)
INSERT_PASSKEY = insert(passkeys)
USE_PASSKEY = update(passkeys).where(passkeys.c.id == bindparam("at_key")).values(count=bindparam("new_count"))
DELETE_PASSKEY = delete(passkeys).where(passkeys.c.id == bindparam("at_key"))
DELETE_PASSKEYS = delete(passkeys).where(passkeys.c.person == OF_PERSON)

KEPT = [
    Personal(passkeys.c.person, own(passkeys.c.person, "credential", "key", "count"), removed(passkeys.c.person)),
    Personal(challenges.c.person, None, removed(challenges.c.person), "noise to be signed within minutes"),
]


def account_made(person: str, session: str, login: str, password: str, recovery: bytes) -> list[Statement]:
    """A guest becomes an account, and all sessions but one end: others may have had the guest's token."""
    row = {"at_person": person, "new_login": login, "new_password": password, "new_recovery": recovery}
    return [(MAKE_ACCOUNT, row), (DELETE_OTHER_SESSIONS, {"at_person": person, "at_session": session})]


def recovery_made(person: str, recovery: bytes) -> Statement:
    return NEW_RECOVERY, {"at_person": person, "new_recovery": recovery}


def password_changed(person: str, session: str, password: str) -> list[Statement]:
    """A new password, and the end of all sessions but one."""
    return [
        (CHANGE_PASSWORD, {"at_person": person, "new_password": password}),
        (DELETE_OTHER_SESSIONS, {"at_person": person, "at_session": session}),
    ]


def challenged(person: str, value: bytes, until: float) -> list[Statement]:
    """What is to be signed next for somebody; what was asked before is void."""
    return [challenge_used(person), (INSERT_CHALLENGE, {"person": person, "value": value, "until": until})]


def challenge_used(person: str) -> Statement:
    return DELETE_CHALLENGE, {"at_person": person}


def passkey_made(row: dict[str, Any]) -> Statement:
    return INSERT_PASSKEY, row


def passkey_used(key: str, count: int) -> Statement:
    return USE_PASSKEY, {"at_key": key, "new_count": count}


def passkey_removed(key: str) -> Statement:
    return DELETE_PASSKEY, {"at_key": key}


def passkeys_removed(person: str) -> Statement:
    return DELETE_PASSKEYS, {"at_person": person}


def read_passkeys(connection: Connection, person: str) -> list[Any]:
    """All of a person, the oldest first."""
    asked = select(passkeys).where(passkeys.c.person == person)
    return list(connection.execute(asked.order_by(passkeys.c.since, passkeys.c.id)))


def read_challenge(connection: Connection, person: str) -> Any:
    return connection.execute(select(challenges).where(challenges.c.person == person)).one_or_none()


def find_login(connection: Connection, login: str) -> Any:
    """The account of a login as it was typed, or in small letters, as new ones are kept."""
    found = connection.execute(select(people).where(people.c.login.in_((login, login.lower())))).all()
    return next((row for row in found if row.login == login), found[0] if found else None)


def is_login_taken(connection: Connection, login: str) -> bool:
    """Whether somebody has a login, in small letters or capitals."""
    taken = select(people.c.id).where(func.lower(people.c.login) == login)
    return connection.execute(taken.limit(1)).first() is not None


def read_login(connection: Connection, person: str) -> str | None:
    return connection.execute(select(people.c.login).where(people.c.id == person)).scalar()


def read_password(connection: Connection, person: str) -> str | None:
    """The hash of it."""
    return connection.execute(select(people.c.password).where(people.c.id == person)).scalar()
