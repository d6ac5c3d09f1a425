"""The tables of who is called to their table and how, as in schema.py."""

from __future__ import annotations

from sqlalchemy import Column, Float, ForeignKey, ForeignKeyConstraint, Integer, LargeBinary, String, Table

from .metadata import metadata

# Secrets of the server that its processes share, made when one of them first needs them.
keys = Table(
    "keys",
    metadata,
    Column("name", String(16), primary_key=True),  # calling_rows.Key
    Column("value", LargeBinary(32), nullable=False),
)

# Browsers that want to be told when a move is waited for: where, and with which keys. They go with their session.
subscriptions = Table(
    "subscriptions",
    metadata,
    Column("session", ForeignKey("sessions.id", ondelete="CASCADE"), primary_key=True),
    Column("person", ForeignKey("people.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("endpoint", String(1024), nullable=False, unique=True),  # an address of the browser's push service
    Column("public", LargeBinary(65), nullable=False),
    Column("secret", LargeBinary(16), nullable=False),
    Column("language", String(8), nullable=False),
    Column("since", Float, nullable=False),
)

# Where people are written to, once they have opened the link that was sent there.
letterboxes = Table(
    "letterboxes",
    metadata,
    Column("person", ForeignKey("people.id", ondelete="CASCADE"), primary_key=True),
    Column("address", String(254), nullable=False),
    Column("language", String(8), nullable=False),
    Column("since", Float, nullable=False),
    Column("confirmed", Float),  # when they did; None: not yet, and nothing else is sent
    Column("used", Float, nullable=False),  # when they were last written to
)

# When somebody does not want to be told anything.
quiet_hours = Table(
    "quiet_hours",
    metadata,
    Column("person", ForeignKey("people.id", ondelete="CASCADE"), primary_key=True),
    Column("zone", String(64), nullable=False),  # such as Europe/Budapest
    Column("begins", Integer, nullable=False),  # minutes after midnight there
    Column("ends", Integer, nullable=False),
)

# Whose move others wait for at tables at which nobody need stay: written with the summary of the table.
awaited = Table(
    "awaited",
    metadata,
    Column("table", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("person", String(32), nullable=False, index=True),
    Column("turn", Integer, nullable=False),  # the version of the table since which the move is waited for
    Column("since", Float, nullable=False),
)

# Who of them was told, by which way. Two processes can't both write it, nor once the move is made.
called = Table(
    "called",
    metadata,
    Column("table", String(32), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("way", String(8), primary_key=True),  # calling_rows.Way
    ForeignKeyConstraint(["table", "seat"], ["awaited.table", "awaited.seat"], ondelete="CASCADE"),
)
