"""The first tables."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


# Long because it is a list: every table as it was at first, column by column.
def upgrade() -> None:
    op.create_table(
        "people",
        sa.Column("id", sa.String(length=32), nullable=False),
        sa.Column("name", sa.String(length=64), nullable=False),
        sa.Column("login", sa.String(length=64), nullable=True),
        sa.Column("password", sa.String(length=256), nullable=True),
        sa.Column("since", sa.Float(), nullable=False),
        sa.PrimaryKeyConstraint("id"),
        sa.UniqueConstraint("login", name=op.f("uq_people_login")),
    )
    op.create_table(
        "tables",
        sa.Column("id", sa.String(length=32), nullable=False),
        sa.Column("code", sa.String(length=8), nullable=True),
        sa.Column("plan", sa.Text(), nullable=False),
        sa.Column("host", sa.String(length=32), nullable=False),
        sa.Column("seed", sa.LargeBinary(length=32), nullable=False),
        sa.Column("since", sa.Float(), nullable=False),
        sa.Column("game", sa.String(length=32), nullable=False),
        sa.Column("visibility", sa.String(length=8), nullable=False),
        sa.Column("status", sa.String(length=8), nullable=False),
        sa.Column("version", sa.Integer(), nullable=False),
        sa.Column("owing", sa.Integer(), nullable=False),
        sa.Column("free", sa.Integer(), nullable=False),
        sa.Column("due", sa.Float(), nullable=True),
        sa.Column("touched", sa.Float(), nullable=False),
        sa.PrimaryKeyConstraint("id"),
        sa.UniqueConstraint("code", name=op.f("uq_tables_code")),
    )
    op.create_index(op.f("ix_tables_due"), "tables", ["due"], unique=False)
    op.create_index(
        op.f("ix_tables_status_visibility_touched"), "tables", ["status", "visibility", "touched"], unique=False
    )
    op.create_table(
        "chat",
        sa.Column("table", sa.String(length=32), nullable=False),
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("at", sa.Float(), nullable=False),
        sa.Column("sender", sa.String(length=32), nullable=False),
        sa.Column("message", sa.String(length=64), nullable=False),
        sa.Column("text", sa.Text(), nullable=False),
        sa.ForeignKeyConstraint(["table"], ["tables.id"], ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("table", "number"),
        sa.UniqueConstraint("table", "sender", "message", name=op.f("uq_chat_table_sender_message")),
    )
    op.create_index(op.f("ix_chat_sender"), "chat", ["sender"], unique=False)
    op.create_table(
        "entries",
        sa.Column("table", sa.String(length=32), nullable=False),
        sa.Column("version", sa.Integer(), nullable=False),
        sa.Column("at", sa.Float(), nullable=False),
        sa.Column("sender", sa.String(length=32), nullable=True),
        sa.Column("message", sa.String(length=64), nullable=True),
        sa.Column("data", sa.Text(), nullable=False),
        sa.ForeignKeyConstraint(["table"], ["tables.id"], ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("table", "version"),
        sa.UniqueConstraint("table", "sender", "message", name=op.f("uq_entries_table_sender_message")),
    )
    op.create_table(
        "mutes",
        sa.Column("person", sa.String(length=32), nullable=False),
        sa.Column("muted", sa.String(length=32), nullable=False),
        sa.ForeignKeyConstraint(["muted"], ["people.id"], ondelete="CASCADE"),
        sa.ForeignKeyConstraint(["person"], ["people.id"], ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("person", "muted"),
    )
    op.create_table(
        "records",
        sa.Column("table", sa.String(length=32), nullable=False),
        sa.Column("game", sa.String(length=32), nullable=False),
        sa.Column("players", sa.Integer(), nullable=False),
        sa.Column("visibility", sa.String(length=8), nullable=False),
        sa.Column("at", sa.Float(), nullable=False),
        sa.Column("record", sa.Text(), nullable=False),
        sa.ForeignKeyConstraint(["table"], ["tables.id"], ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("table"),
    )
    op.create_index(op.f("ix_records_visibility_game_at"), "records", ["visibility", "game", "at"], unique=False)
    op.create_table(
        "seats",
        sa.Column("table", sa.String(length=32), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("person", sa.String(length=32), nullable=False),
        sa.ForeignKeyConstraint(["table"], ["tables.id"], ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("table", "seat"),
    )
    op.create_index(op.f("ix_seats_person"), "seats", ["person"], unique=False)
    op.create_table(
        "sessions",
        sa.Column("id", sa.String(length=32), nullable=False),
        sa.Column("person", sa.String(length=32), nullable=False),
        sa.Column("token", sa.LargeBinary(length=32), nullable=False),
        sa.Column("label", sa.String(length=64), nullable=False),
        sa.Column("since", sa.Float(), nullable=False),
        sa.Column("seen", sa.Float(), nullable=False),
        sa.ForeignKeyConstraint(["person"], ["people.id"], ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("id"),
        sa.UniqueConstraint("token", name=op.f("uq_sessions_token")),
    )
    op.create_index(op.f("ix_sessions_person"), "sessions", ["person"], unique=False)
