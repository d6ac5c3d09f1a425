"""To what all tables of the database belong; they are in schema.py, club_schema.py and calling_schema.py."""

from __future__ import annotations

from sqlalchemy import MetaData

metadata = MetaData(
    naming_convention={"ix": "ix_%(table_name)s_%(column_0_N_name)s", "uq": "uq_%(table_name)s_%(column_0_N_name)s"}
)
