"""Questions to computer players as rows of PostgreSQL, and the SQL with which processes hand them to each other.

A process is known by the number of an advisory lock that it holds (town.py): what the dead had taken is free again, and
what the dead have asked is removed. A row is there only until its question is answered.
"""

from __future__ import annotations

from typing import Any, NamedTuple

import msgspec
from sqlalchemy import insert

from .. import __version__
from ..games import game_named
from .computers import LevelQuestion
from .schema import questions
from .store import Statement
from .town import alive

ASKERS, THINKERS = 7462563, 7462564  # the classes of the locks of who asks, and of who thinks
ASKED = "shoal_asked"  # the channel on which those who think hear that there may be something to do
ANSWERED = "shoal_answered_"  # with the number of an asker: its own channel
READ_AT_ONCE = 1000
NOW = "extract(epoch FROM clock_timestamp())"
THINKING = f"shoal thinks {__version__}"  # what a connection of who thinks is called

HOW_MANY_THINK = f"SELECT count(*) FROM ({alive(THINKERS)}) AS thinking WHERE application_name = %s"
MINE = f"SELECT id, {NOW} - taken FROM questions WHERE asker = %s"
WITHDRAW = "DELETE FROM questions WHERE asker = %s AND id = ANY(%s) RETURNING id"
TIDY = f"DELETE FROM questions WHERE asker NOT IN (SELECT objid FROM ({alive(ASKERS)}) AS asking)"

IS_FREE = f"(taker IS NULL OR taker NOT IN (SELECT objid FROM ({alive(THINKERS)}) AS thinking))"
FREE = f"""
    SELECT id, owner, rank, seconds FROM questions WHERE release = %s AND {IS_FREE}
    ORDER BY rank, "at" LIMIT {READ_AT_ONCE}
    """
TAKE = f"""
    UPDATE questions SET taker = %(me)s, taken = {NOW}
    WHERE id = (SELECT id FROM questions WHERE id = %(id)s AND {IS_FREE} FOR UPDATE SKIP LOCKED)
    RETURNING asked
    """
ANSWER = f"""
    WITH answered AS (DELETE FROM questions WHERE id = %(id)s AND taker = %(me)s RETURNING asker)
    SELECT pg_notify('{ANSWERED}' || asker, %(told)s) FROM answered
    """
GIVE_BACK = f"""
    WITH back AS (UPDATE questions SET taker = NULL, taken = NULL WHERE taker = %s RETURNING id)
    SELECT pg_notify('{ASKED}', '') FROM (SELECT count(*) FROM back) AS counted
    """

INSERT_QUESTION = insert(questions)


class Told(NamedTuple):
    """An answer, as it is told to who asked."""

    id: str
    action: int
    problem: str | None
    seconds: float  # that were thought


def put(id: str, asker: int, question: LevelQuestion, owner: str, rank: int, seconds: float, at: float) -> Statement:
    row = {"id": id, "asker": asker, "release": __version__, "owner": owner, "rank": rank, "seconds": seconds}
    return INSERT_QUESTION, row | {"asked": packed(question), "at": at, "taker": None, "taken": None}


def packed(question: LevelQuestion) -> bytes:
    """A question as plain numbers and names: who reads it runs nothing that somebody else wrote."""
    view = {name: getattr(question.view, name) for name in question.view.fields}
    return msgspec.msgpack.encode(question._replace(view=view))  # type: ignore[arg-type]


def unpacked(asked: bytes) -> LevelQuestion:
    """The same again, or an error of any kind if it is of another shoal."""
    name, level, numbers, seat, legal = msgspec.msgpack.decode(
        asked, type=tuple[str, str, dict[str, Any], int, list[int]]
    )
    kind = game_named(name).state
    if numbers.keys() != kind.fields.keys():
        raise ValueError(name)
    view = kind.__new__(kind)
    view.__dict__.update(numbers, story=None)
    return LevelQuestion(name, level, view, seat, legal)
