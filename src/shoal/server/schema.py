"""The tables of the database, the same in SQLite and PostgreSQL. Changes come as migrations (migrations/versions)."""

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
    column,
    table,
)

from . import calling_schema as calling_schema  # more of them
from . import club_schema as club_schema
from .metadata import metadata as metadata

# Times are seconds since 1970. Ids are random texts that can't be guessed.

people = Table(
    "people",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("name", String(64), nullable=False),
    Column("login", String(64), unique=True),  # None: a guest
    Column("password", String(256)),  # argon2's hash
    Column("recovery", LargeBinary(32)),  # SHA-256 of the code to come back with; None: there is none
    Column("since", Float, nullable=False),
)

sessions = Table(
    "sessions",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("person", ForeignKey("people.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("token", LargeBinary(32), nullable=False, unique=True),  # SHA-256 of the secret
    Column("label", String(64), nullable=False),
    Column("since", Float, nullable=False),
    Column("seen", Float, nullable=False),
)

# A second factor: what a browser's authenticator signs with.
passkeys = Table(
    "passkeys",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("person", ForeignKey("people.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("credential", LargeBinary(1023), nullable=False, unique=True),  # the id that the authenticator gave it
    Column("site", String(255), nullable=False),  # the name of the server for which it is
    Column("key", LargeBinary, nullable=False),  # public
    Column("count", Integer, nullable=False),  # of its signatures, as it says
    Column("label", String(64), nullable=False),
    Column("since", Float, nullable=False),
)

# What an authenticator is to sign next for somebody.
challenges = Table(
    "challenges",
    metadata,
    Column("person", ForeignKey("people.id", ondelete="CASCADE"), primary_key=True),
    Column("value", LargeBinary(32), nullable=False),
    Column("until", Float, nullable=False),
)

mutes = Table(
    "mutes",
    metadata,
    Column("person", ForeignKey("people.id", ondelete="CASCADE"), primary_key=True),
    Column("muted", ForeignKey("people.id", ondelete="CASCADE"), primary_key=True),
)

tables = Table(
    "tables",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("code", String(8), unique=True),
    Column("plan", Text, nullable=False),  # wire.Plan as JSON
    Column("host", String(32), nullable=False),
    Column("seed", LargeBinary(32), nullable=False),  # of its shuffles, a secret until the game is over
    Column("since", Float, nullable=False),
    # The summary, for lists: it is written soon after the entries, so that they need not be read.
    Column("game", String(32), nullable=False),
    Column("visibility", String(8), nullable=False),
    Column("status", String(8), nullable=False),
    Column("version", Integer, nullable=False),
    Column("owing", Integer, nullable=False),  # seats to act, one bit each
    Column("free", Integer, nullable=False),  # seats to sit down at
    Column("players", Integer),  # how many seats there are; None: as many as in the plan
    Column("due", Float),  # when the server must look at it: a clock runs out, a computer is to move
    Column("touched", Float, nullable=False),
    Index(None, "status", "visibility", "touched"),
    Index(None, "due"),
)

seats = Table(
    "seats",
    metadata,
    Column("table", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("person", String(32), nullable=False, index=True),
)

# Tables that somebody has taken off the list of their own.
put_away = Table(
    "put_away",
    metadata,
    Column("person", ForeignKey("people.id", ondelete="CASCADE"), primary_key=True),
    Column("table", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
)

# All that ever happened at a table, in its order. Two processes can't both write the same version.
entries = Table(
    "entries",
    metadata,
    Column("table", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("version", Integer, primary_key=True),
    Column("at", Float, nullable=False),
    Column("sender", String(32)),  # a person, or None: the server
    Column("message", String(64)),  # the id that its sender gave it
    Column("data", Text, nullable=False),  # log.Entry as JSON
    UniqueConstraint("table", "sender", "message"),
)

chat = Table(
    "chat",
    metadata,
    Column("table", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("at", Float, nullable=False),
    Column("sender", String(32), nullable=False, index=True),
    Column("message", String(64), nullable=False),
    Column("text", Text, nullable=False),
    UniqueConstraint("table", "sender", "message"),
)

records = Table(
    "records",
    metadata,
    Column("table", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("game", String(32), nullable=False),
    Column("players", Integer, nullable=False),
    Column("visibility", String(8), nullable=False),
    Column("at", Float, nullable=False),
    Column("record", Text, nullable=False),  # shoal-record/1
    Index(None, "visibility", "game", "at"),
)

# What people have told the server's host of each other, once of each at a table.
reports = Table(
    "reports",
    metadata,
    Column("table", String(32), primary_key=True),  # also one that is gone
    Column("reporter", ForeignKey("people.id", ondelete="CASCADE"), primary_key=True),
    Column("person", ForeignKey("people.id", ondelete="CASCADE"), primary_key=True, index=True),
    Column("at", Float, nullable=False),
    Column("reason", String(16), nullable=False),  # conduct.Reason
    Column("words", Text, nullable=False),
    Column("settled", Float),  # when the host was done with it
)

# What the server's host has decided about somebody: they are kept out, or say nothing.
sanctions = Table(
    "sanctions",
    metadata,
    Column("person", ForeignKey("people.id", ondelete="CASCADE"), primary_key=True),
    Column("kind", String(8), primary_key=True),  # conduct_rows.Sanction
    Column("since", Float, nullable=False),
)

# What the server's host wants of servers while they run.
wishes = Table(
    "wishes",
    metadata,
    Column("name", String(32), primary_key=True),
    Column("value", String(32), nullable=False),
)

# Luck and play of finished games: numbers and moves, no names. What is not here is found out again.
reviews = Table(
    "reviews",
    metadata,
    Column("table", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("review", Text, nullable=False),  # the last line of reviews.Reviewing as JSON
)

# What people tried at puzzles: each once on its day, and once out of the archive, where the day is 0.
puzzle_tries = Table(
    "puzzle_tries",
    metadata,
    Column("person", ForeignKey("people.id", ondelete="CASCADE"), primary_key=True),
    Column("puzzle", String(16), primary_key=True),
    Column("day", Integer, primary_key=True),  # days since 1970
    Column("game", String(32), nullable=False, index=True),
    Column("move", String(64), nullable=False),
    Column("solved", Boolean, nullable=False),
    Column("at", Float, nullable=False),
)

# Who sat where in finished games, so that nobody's record has to be read from the games themselves (played.py).
played = Table(
    "played",
    metadata,
    Column("table", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("person", ForeignKey("people.id", ondelete="SET NULL")),  # None: a computer, or somebody who has gone
    Column("level", String(8)),  # of the computer, if it was one's seat
    Column("game", String(32), nullable=False),
    Column("players", Integer, nullable=False),
    Column("company", String(9), nullable=False),  # against whom: played.Company
    Column("place", Integer, nullable=False),  # who had left when the game ended has the last
    Column("points", Integer),  # None: they had left
    Column("seconds", Integer, nullable=False),  # that the game went on
    Column("at", Float, nullable=False),  # when it was over
    # All that lists, streaks and charts ask for, and all that sums do: they read no row itself.
    Index(None, "person", "at", "place", "players", "game"),
    Index(None, "person", "game", "company", "players", "place", "points", "seconds"),
)

# What was known of somebody's strength at a game after each rated one.
ratings = Table(
    "ratings",
    metadata,
    Column("person", ForeignKey("people.id", ondelete="CASCADE"), primary_key=True),
    Column("game", String(32), primary_key=True),
    Column("number", Integer, primary_key=True),  # from 1
    Column("table", ForeignKey("tables.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("mean", Float, nullable=False),
    Column("sigma", Float, nullable=False),
    Column("at", Float, nullable=False),
    Index(None, "game", "person", "number"),
)

# Where people sat down from who are to play for a rating, until the game begins: it means nothing at other tables.
homes = Table(
    "homes",
    metadata,
    Column("table", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("person", ForeignKey("people.id", ondelete="CASCADE"), primary_key=True),
    Column("home", LargeBinary(16), nullable=False),
    Column("at", Float, nullable=False, index=True),
)

# People whose record anybody may see.
profiles = Table(
    "profiles",
    metadata,
    Column("person", ForeignKey("people.id", ondelete="CASCADE"), primary_key=True),
    Column("since", Float, nullable=False),
)

# Of the processes on one database the one in which computers think and clocks run for a table (town.py).
keepers = Table(
    "keepers",
    metadata,
    Column("table", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("peer", Integer, nullable=False),
)

# What computers at tables are asked, where they think in processes apart: a row is here until it is answered
# (thinkers.py). What a seat may know is all there is of the game.
questions = Table(
    "questions",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("asker", Integer, nullable=False),  # the number of the process that waits for the answer
    Column("release", String(32), nullable=False),  # of shoal: others may see games otherwise
    Column("owner", String(32), nullable=False),  # whose time it takes
    Column("rank", Integer, nullable=False),  # fair.Rank
    Column("seconds", Float, nullable=False),  # it may take at most
    Column("asked", LargeBinary, nullable=False),  # question_rows.packed
    Column("at", Float, nullable=False),
    Column("taker", Integer),  # the number of the process that thinks about it; None: it waits
    Column("taken", Float),  # when
)

# People who wait for others to play the same with (waiting.py).
waiting = Table(
    "waiting",
    metadata,
    Column("person", ForeignKey("people.id", ondelete="CASCADE"), primary_key=True),
    Column("ticket", String(32), nullable=False),  # of this wait: who begins another one has another
    Column("game", String(32), nullable=False),
    Column("players", Integer, nullable=False),
    Column("pace", String(8), nullable=False),  # waiting.Pace
    Column("level", String(8)),  # of the computers that fill up; None: people only
    Column("until", Float, nullable=False),  # when they do
    Column("since", Float, nullable=False),
    Column("seen", Float, nullable=False, index=True),  # when their process last said that they are there
)

# Where those who wait have found a table. Two processes can't both seat somebody, nor seat who waits no more.
matches = Table(
    "matches",
    metadata,
    Column("person", ForeignKey("waiting.person", ondelete="CASCADE"), primary_key=True),
    Column("table", String(32), nullable=False),
)

# Who wants whom for a friend: they are friends where both do.
friends = Table(
    "friends",
    metadata,
    Column("person", ForeignKey("people.id", ondelete="CASCADE"), primary_key=True),
    Column("friend", ForeignKey("people.id", ondelete="CASCADE"), primary_key=True, index=True),
    Column("since", Float, nullable=False),
)

# Who wants to have nothing to do with whom.
blocks = Table(
    "blocks",
    metadata,
    Column("person", ForeignKey("people.id", ondelete="CASCADE"), primary_key=True),
    Column("blocked", ForeignKey("people.id", ondelete="CASCADE"), primary_key=True, index=True),
    Column("since", Float, nullable=False),
)

# To whom somebody has shown a table.
invitations = Table(
    "invitations",
    metadata,
    Column("table", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("person", ForeignKey("people.id", ondelete="CASCADE"), primary_key=True, index=True),
    Column("by", ForeignKey("people.id", ondelete="CASCADE"), nullable=False),
    Column("at", Float, nullable=False),
)

# When somebody last looked at the page.
present = Table(
    "present",
    metadata,
    Column("person", ForeignKey("people.id", ondelete="CASCADE"), primary_key=True),
    Column("at", Float, nullable=False),
)

# Who does not want to be seen to be there.
hidden = Table("hidden", metadata, Column("person", ForeignKey("people.id", ondelete="CASCADE"), primary_key=True))

# Alembic's own, which says of which version the others are: in one row, which is always there.
alembic_version = table("alembic_version", column("version_num", String))
