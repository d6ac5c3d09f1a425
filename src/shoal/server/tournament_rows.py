"""The SQL of tournaments: who takes part, their rounds, and what came of their tables (as in rows.py)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, NamedTuple

from sqlalchemy import BindParameter, Connection, and_, bindparam, delete, func, insert, select, update

from .club_schema import club_tables, entrants, members, round_tables, rounds, tournaments
from .personal import WHOSE, Personal, own
from .schema import people
from .store import Statement

AT: BindParameter[str] = bindparam("at_tournament")
AT_NUMBER: BindParameter[int] = bindparam("at_number")
INSERT_TOURNAMENT = insert(tournaments)
INSERT_ENTRANT, INSERT_ROUND, INSERT_ROUND_TABLE = insert(entrants), insert(rounds), insert(round_tables)
INSERT_CLUB_TABLE = insert(club_tables)
CHANGE_STATUS = update(tournaments).where(tournaments.c.id == AT).values(status=bindparam("new_status"))
BEGIN = CHANGE_STATUS.values(nonces=bindparam("new_nonces"))
THEIRS = and_(entrants.c.tournament == AT, entrants.c.person == bindparam("who"))
HAS_ROUNDS = select(rounds.c.number).where(rounds.c.tournament == AT).exists()
DELETE_ENTRANT = delete(entrants).where(THEIRS, ~HAS_ROUNDS)
CHANGE_ENTRANT = update(entrants).where(THEIRS).values(gone=bindparam("is_gone"))
END_TABLE = (
    update(round_tables)
    .where(round_tables.c.table == bindparam("at_table"))
    .values(outcome=bindparam("new_outcome"), ended=bindparam("new_ended"))
)
UNSEAL_ROUND = update(rounds).where(rounds.c.tournament == AT, rounds.c.number == AT_NUMBER).values(sealed=False)

# What is kept about a person. How the others have played stays as it was.
KEPT = [
    Personal(
        entrants.c.person,
        own(entrants.c.person),
        update(entrants).where(entrants.c.person == WHOSE).values(person=None),
    )
]


# -- Writing --


def announced(tournament: str, club: str, name: str, what: str, seed: bytes, at: float) -> Statement:
    row = {"id": tournament, "club": club, "name": name, "announced": what, "status": "open", "since": at}
    return INSERT_TOURNAMENT, row | {"seed": seed, "nonces": None}


def entered(tournament: str, number: int, person: str, nonce: str, at: float) -> Statement:
    """Somebody takes part. A Conflict if they do already, or somebody else has just had that number."""
    row = {"tournament": tournament, "number": number, "person": person, "nonce": nonce, "since": at, "gone": False}
    return INSERT_ENTRANT, row


def withdrawn(tournament: str, person: str) -> Statement:
    """Somebody changes their mind; nothing changes if it has begun by then."""
    return DELETE_ENTRANT, {"at_tournament": tournament, "who": person}


def gone(tournament: str, persons: Iterable[str], *, is_gone: bool) -> list[Statement]:
    """They are in no round to come, or are again. In an order that is the same in all processes."""
    at = {"at_tournament": tournament, "is_gone": is_gone}
    return [(CHANGE_ENTRANT, at | {"who": person}) for person in sorted(persons)]


def round_begun(tournament: str, number: int, at: float, *, sealed: bool) -> Statement:
    """A Conflict if another process has begun it."""
    return INSERT_ROUND, {"tournament": tournament, "number": number, "begun": at, "sealed": sealed}


def begun(tournament: str, nonces: str) -> Statement:
    return BEGIN, {"at_tournament": tournament, "new_status": "running", "new_nonces": nonces}


def tables_made(
    tournament: str, club: str | None, number: int, tables: Sequence[str], lineups: Sequence[str]
) -> list[Statement]:
    of_club = [(INSERT_CLUB_TABLE, {"table": table, "club": club}) for table in tables] if club else []
    at = {"tournament": tournament, "round": number, "outcome": None, "ended": None}
    in_order = enumerate(zip(tables, lineups, strict=True), 1)
    return [
        *of_club,
        *(
            (INSERT_ROUND_TABLE, at | {"table": table, "number": place, "lineup": lineup})
            for place, (table, lineup) in in_order
        ),
    ]


def ended(table: str, outcome: str, at: float) -> Statement:
    return END_TABLE, {"at_table": table, "new_outcome": outcome, "new_ended": at}


def unsealed(tournament: str, number: int) -> Statement:
    return UNSEAL_ROUND, {"at_tournament": tournament, "at_number": number}


def status_changed(tournament: str, status: str) -> Statement:
    return CHANGE_STATUS, {"at_tournament": tournament, "new_status": status}


# -- Reading --


class Stored(NamedTuple):
    """All that is kept of a tournament: its row, who takes part, its rounds, and their tables."""

    row: Any
    entrants: list[Any]  # with their names, and whether they are members of its club
    rounds: list[Any]
    tables: list[Any]


def read_tournament(connection: Connection, tournament: str) -> Stored | None:
    row = connection.execute(select(tournaments).where(tournaments.c.id == tournament)).one_or_none()
    if row is None:
        return None
    belongs = and_(members.c.person == entrants.c.person, members.c.club == row.club)
    found = (
        select(entrants, people.c.name, members.c.club.label("member"))
        .join(people, people.c.id == entrants.c.person, isouter=True)
        .join(members, belongs, isouter=True)
        .where(entrants.c.tournament == tournament)
        .order_by(entrants.c.number)
    )
    of_it = select(rounds).where(rounds.c.tournament == tournament).order_by(rounds.c.number)
    tables = select(round_tables).where(round_tables.c.tournament == tournament)
    return Stored(
        row,
        list(connection.execute(found)),
        list(connection.execute(of_it)),
        list(connection.execute(tables.order_by(round_tables.c.round, round_tables.c.number))),
    )


def list_of_club(connection: Connection, club: str, person: str) -> list[Any]:
    """The tournaments of a club, the latest first: how many take part, whether somebody does, the round."""
    of_it = entrants.c.tournament == tournaments.c.id
    number = select(func.count()).where(of_it).scalar_subquery()
    own = select(func.count()).where(of_it, entrants.c.person == person).scalar_subquery()
    last = select(func.count()).where(rounds.c.tournament == tournaments.c.id).scalar_subquery()
    asked = select(tournaments, number.label("entrants"), own.label("own"), last.label("round"))
    in_order = asked.where(tournaments.c.club == club).order_by(tournaments.c.since.desc(), tournaments.c.id)
    return list(connection.execute(in_order))


def count_unfinished(connection: Connection, club: str) -> int:
    asked = select(func.count()).where(tournaments.c.club == club, tournaments.c.status.in_(("open", "running")))
    return connection.execute(asked).scalar_one()


def list_played(connection: Connection) -> list[Any]:
    """The tournaments that run and have no table where the game is not over: since when they have not."""
    of_it = round_tables.c.tournament == tournaments.c.id
    playing = select(round_tables.c.table).where(of_it, round_tables.c.ended.is_(None))
    ended = select(func.max(round_tables.c.ended)).where(of_it).scalar_subquery()
    its_rounds = rounds.c.tournament == tournaments.c.id
    number = select(func.count()).where(its_rounds).scalar_subquery()
    begun = select(func.max(rounds.c.begun)).where(its_rounds).scalar_subquery()
    asked = select(tournaments, number.label("round"), begun.label("begun"), ended.label("ended"))
    running = asked.where(tournaments.c.status == "running", ~playing.exists())
    return list(connection.execute(running.order_by(tournaments.c.id)))


def list_sealed(connection: Connection) -> dict[tuple[str, int], list[str]]:
    """The rounds that nobody plays any more and that are sealed still, with their tables."""
    of_it = and_(round_tables.c.tournament == rounds.c.tournament, round_tables.c.round == rounds.c.number)
    other = round_tables.alias()
    beside = and_(other.c.tournament == rounds.c.tournament, other.c.round == rounds.c.number)
    playing = select(other.c.table).where(beside, other.c.ended.is_(None))
    asked = select(round_tables).join(rounds, of_it).where(rounds.c.sealed, ~playing.exists())
    found: dict[tuple[str, int], list[str]] = {}
    for row in connection.execute(asked.order_by(round_tables.c.tournament, round_tables.c.round)):
        found.setdefault((row.tournament, row.round), []).append(row.table)
    return found
