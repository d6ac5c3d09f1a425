"""The tables of clubs and their tournaments, as in schema.py."""

from __future__ import annotations

from sqlalchemy import (
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    String,
    Table,
    Text,
    UniqueConstraint,
)

from .metadata import metadata

# People who play with each other again and again. Who has the code can become one of them.
clubs = Table(
    "clubs",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("name", String(64), nullable=False),
    Column("code", String(16), nullable=False, unique=True),
    Column("since", Float, nullable=False),
)

# The first of a club, by rank and then by how long they have been there, is its host: there is always one.
members = Table(
    "members",
    metadata,
    Column("club", ForeignKey("clubs.id", ondelete="CASCADE"), primary_key=True),
    Column("person", ForeignKey("people.id", ondelete="CASCADE"), primary_key=True, index=True),
    Column("rank", Integer, nullable=False),  # 0, and less for whom the club was handed over to
    Column("since", Float, nullable=False),
)

# The tables that were made for a club.
club_tables = Table(
    "club_tables",
    metadata,
    Column("table", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("club", ForeignKey("clubs.id", ondelete="CASCADE"), nullable=False, index=True),
)

# Games of a club's members in rounds, until somebody is first. It outlives its club: games may still be going on.
tournaments = Table(
    "tournaments",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("club", ForeignKey("clubs.id", ondelete="SET NULL"), index=True),
    Column("name", String(64), nullable=False),
    Column("announced", Text, nullable=False),  # tournaments.Announced as JSON
    Column("status", String(9), nullable=False),  # tournaments.Status
    Column("since", Float, nullable=False),
    Column("seed", LargeBinary(32), nullable=False),  # of which those of its tables come, a secret until it is over
    Column("nonces", Text),  # what went into them, as JSON; None: it has not begun
    Index(None, "status"),
)

# Who takes part in a tournament; or did, by nobody's name, if they have taken their data away.
entrants = Table(
    "entrants",
    metadata,
    Column("tournament", ForeignKey("tournaments.id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("person", ForeignKey("people.id", ondelete="SET NULL"), index=True),
    Column("nonce", String(64), nullable=False),
    Column("since", Float, nullable=False),
    Column("gone", Boolean, nullable=False),  # they are in no round to come
    UniqueConstraint("tournament", "person"),
)

# The rounds of tournaments that have begun. Two processes can't both begin the same.
rounds = Table(
    "rounds",
    metadata,
    Column("tournament", ForeignKey("tournaments.id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True),  # from 1
    Column("begun", Float, nullable=False),
    Column("sealed", Boolean, nullable=False),  # its tables are dealt the same, and not all of them may be seen yet
)

# The tables of a round, and what came of them.
round_tables = Table(
    "round_tables",
    metadata,
    Column("table", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("tournament", ForeignKey("tournaments.id", ondelete="CASCADE"), nullable=False),
    Column("round", Integer, nullable=False),
    Column("number", Integer, nullable=False),  # of the table, from 1
    Column("lineup", Text, nullable=False),  # pairings.Lineup as JSON: the numbers of entrants
    Column("outcome", Text),  # tournaments.Outcome as JSON; None: the game is not over
    Column("ended", Float),
    Index(None, "tournament", "round"),
)
