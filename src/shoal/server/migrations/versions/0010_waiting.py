"""Who waits for others to play with, and who of them has found a table."""

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0008"


def upgrade() -> None:
    op.create_table(
        "waiting",
        sa.Column("person", sa.String(length=32), nullable=False),
        sa.Column("ticket", sa.String(length=32), nullable=False),
        sa.Column("game", sa.String(length=32), nullable=False),
        sa.Column("players", sa.Integer(), nullable=False),
        sa.Column("pace", sa.String(length=8), nullable=False),
        sa.Column("level", sa.String(length=8), nullable=True),
        sa.Column("until", sa.Float(), nullable=False),
        sa.Column("since", sa.Float(), nullable=False),
        sa.Column("seen", sa.Float(), nullable=False),
        sa.ForeignKeyConstraint(["person"], ["people.id"], ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("person"),
    )
    op.create_index("ix_waiting_seen", "waiting", ["seen"])
    op.create_table(
        "matches",
        sa.Column("person", sa.String(length=32), nullable=False),
        sa.Column("table", sa.String(length=32), nullable=False),
        sa.ForeignKeyConstraint(["person"], ["waiting.person"], ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("person"),
    )
