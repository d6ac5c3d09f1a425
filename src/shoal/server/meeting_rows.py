"""The SQL of friends, invitations and those whom people keep away from (as in rows.py)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

from sqlalchemy import (
    BindParameter,
    ColumnElement,
    Connection,
    and_,
    bindparam,
    delete,
    exists,
    func,
    insert,
    or_,
    select,
)

from .personal import Line, Personal, own, removed
from .schema import blocks, friends, hidden, invitations, mutes, people, present, seats, tables
from .store import Statement

WHO: BindParameter[str] = bindparam("who")
WHOM: BindParameter[str] = bindparam("whom")
INSERT_FRIEND, INSERT_BLOCK, INSERT_INVITATION = insert(friends), insert(blocks), insert(invitations)
INSERT_PRESENT, INSERT_HIDDEN = insert(present), insert(hidden)
DELETE_FRIEND = delete(friends).where(friends.c.person == WHO, friends.c.friend == WHOM)
DELETE_BLOCK = delete(blocks).where(blocks.c.person == WHO, blocks.c.blocked == WHOM)
DELETE_INVITATIONS_BY = delete(invitations).where(invitations.c.person == WHO, invitations.c.by == WHOM)
DELETE_INVITATION = delete(invitations).where(invitations.c.person == WHO, invitations.c.table == bindparam("at_table"))
DELETE_PRESENT = delete(present).where(present.c.person == WHO)
DELETE_HIDDEN = delete(hidden).where(hidden.c.person == WHO)


# -- Writing --


def wanted(person: str, friend: str, at: float) -> list[Statement]:
    """Somebody wants another for a friend. If both do, they are."""
    about = {"who": person, "whom": friend}
    return [(DELETE_FRIEND, about), (INSERT_FRIEND, {"person": person, "friend": friend, "since": at})]


def parted(person: str, friend: str) -> list[Statement]:
    """Neither is a friend of the other, or asks to be one."""
    both = [{"who": person, "whom": friend}, {"who": friend, "whom": person}]
    return [(DELETE_FRIEND, about) for about in both]


def blocked(person: str, whom: str, at: float) -> list[Statement]:
    """Nothing of the other reaches somebody any more, and nothing between them is left."""
    about, turned = {"who": person, "whom": whom}, {"who": whom, "whom": person}
    return [
        (DELETE_BLOCK, about),
        (INSERT_BLOCK, {"person": person, "blocked": whom, "since": at}),
        *parted(person, whom),
        (DELETE_INVITATIONS_BY, about),
        (DELETE_INVITATIONS_BY, turned),
    ]


def unblocked(person: str, whom: str) -> Statement:
    return DELETE_BLOCK, {"who": person, "whom": whom}


def invited(table: str, person: str, by: str, at: float) -> list[Statement]:
    row = {"table": table, "person": person, "by": by, "at": at}
    return [invitation_gone(table, person), (INSERT_INVITATION, row)]


def invitation_gone(table: str, person: str) -> Statement:
    return DELETE_INVITATION, {"who": person, "at_table": table}


def seen_here(person: str, at: float) -> list[Statement]:
    return [(DELETE_PRESENT, {"who": person}), (INSERT_PRESENT, {"person": person, "at": at})]


def hid(person: str, *, on: bool) -> list[Statement]:
    change: list[Statement] = [(DELETE_HIDDEN, {"who": person})]
    return [*change, (INSERT_HIDDEN, {"person": person})] if on else change


# -- Reading --


def read_circle(connection: Connection, person: str, seen: float) -> list[Any]:
    """Friends of somebody, whom they have asked and who asks them, with `mine` and `theirs`: who of both wants it.

    `online`: they are friends, were seen since then, and don't hide it. Who is blocked asks for nothing.
    """
    mine, theirs = friends.alias("mine"), friends.alias("theirs")
    is_mine = exists().where(mine.c.person == person, mine.c.friend == people.c.id)
    is_theirs = exists().where(theirs.c.person == people.c.id, theirs.c.friend == person)
    here = exists().where(present.c.person == people.c.id, present.c.at >= seen)
    hides = exists().where(hidden.c.person == people.c.id)
    asked = select(
        people.c.id,
        people.c.name,
        is_mine.label("mine"),
        is_theirs.label("theirs"),
        and_(is_mine, is_theirs, here, ~hides).label("online"),
    ).where(or_(is_mine, is_theirs), ~are_apart(person, people.c.id))
    return list(connection.execute(asked.order_by(people.c.name, people.c.id)))


def count_wanted(connection: Connection, person: str) -> int:
    return connection.execute(select(func.count()).where(friends.c.person == person)).scalar_one()


def are_friends(connection: Connection, person: str, friend: str) -> bool:
    both = or_(
        and_(friends.c.person == person, friends.c.friend == friend),
        and_(friends.c.person == friend, friends.c.friend == person),
    )
    return connection.execute(select(func.count()).where(both)).scalar_one() == 2


def is_hidden(connection: Connection, person: str) -> bool:
    return connection.execute(select(hidden).where(hidden.c.person == person)).one_or_none() is not None


def are_apart(person: str, other: ColumnElement[str]) -> ColumnElement[bool]:
    """Whether one of both has blocked the other, as a part of a question."""
    return exists().where(
        or_(
            and_(blocks.c.person == person, blocks.c.blocked == other),
            and_(blocks.c.person == other, blocks.c.blocked == person),
        )
    )


def is_apart(connection: Connection, person: str, other: str) -> bool:
    found = select(people.c.id).where(people.c.id == other, are_apart(person, people.c.id))
    return connection.execute(found).one_or_none() is not None


def list_apart(connection: Connection, persons: Iterable[str]) -> set[frozenset[str]]:
    """Of these people the pairs of which one has blocked the other."""
    among = list(persons)
    asked = select(blocks.c.person, blocks.c.blocked).where(blocks.c.person.in_(among), blocks.c.blocked.in_(among))
    return {frozenset(row) for row in connection.execute(asked)}


def list_silenced(connection: Connection, person: str) -> list[Any]:
    """Whom somebody has muted or blocked."""
    is_muted = exists().where(mutes.c.person == person, mutes.c.muted == people.c.id)
    is_blocked = exists().where(blocks.c.person == person, blocks.c.blocked == people.c.id)
    asked = select(people.c.id, people.c.name, is_muted.label("muted"), is_blocked.label("blocked"))
    return list(connection.execute(asked.where(or_(is_muted, is_blocked)).order_by(people.c.name, people.c.id)))


def find_called(connection: Connection, who: str) -> list[Any]:
    """Who has this id or login; if nobody has, who is called so: two of them if it can't be said who is meant."""
    asked = select(people.c.id, people.c.name)
    exact = list(connection.execute(asked.where(or_(people.c.id == who, people.c.login == who.lower()))))
    return exact or list(connection.execute(asked.where(people.c.name == who).limit(2)))


def list_invitations(connection: Connection, person: str) -> list[Any]:
    """To tables at which there is still a seat for somebody, the latest first."""
    sits = exists().where(seats.c.table == tables.c.id, seats.c.person == person)
    asked = (
        select(invitations.c.table, tables.c.game, invitations.c.by, people.c.name, invitations.c.at)
        .join(tables, tables.c.id == invitations.c.table)
        .join(people, people.c.id == invitations.c.by)
        .where(invitations.c.person == person, tables.c.status != "over", tables.c.free > 0, ~sits)
    )
    return list(connection.execute(asked.order_by(invitations.c.at.desc(), invitations.c.table)))


def list_turns(connection: Connection, person: str) -> list[str]:
    """Tables at which it is somebody's turn."""
    asked = (
        select(tables.c.id)
        .join(seats, seats.c.table == tables.c.id)
        .where(seats.c.person == person, tables.c.status == "running", owes(seats.c.seat))
    )
    return list(connection.execute(asked.order_by(tables.c.touched)).scalars())


def owes(seat: ColumnElement[int]) -> ColumnElement[bool]:
    """Whether a seat is to move, by its bit in the summary."""
    return or_(*(and_(seat == number, tables.c.owing.bitwise_and(1 << number) != 0) for number in range(8)))


# -- What is kept of a person --


def told_hidden(connection: Connection, person: str) -> Iterator[Line]:
    if is_hidden(connection, person):
        yield {"kept": "hidden"}


SILENT = "who asks or blocks somebody is told elsewhere, or not at all"

KEPT = [
    Personal(friends.c.person, own(friends.c.person), removed(friends.c.person)),
    Personal(friends.c.friend, None, removed(friends.c.friend), SILENT),
    Personal(blocks.c.person, own(blocks.c.person), removed(blocks.c.person)),
    Personal(blocks.c.blocked, None, removed(blocks.c.blocked), SILENT),
    Personal(invitations.c.person, own(invitations.c.person), removed(invitations.c.person)),
    Personal(invitations.c.by, own(invitations.c.by), removed(invitations.c.by)),
    Personal(present.c.person, own(present.c.person), removed(present.c.person)),
    Personal(hidden.c.person, told_hidden, removed(hidden.c.person)),
]
