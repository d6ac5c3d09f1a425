"""What computers are asked that think in processes apart: nothing to be kept, so PostgreSQL logs nothing of it."""

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"


def upgrade() -> None:
    op.create_table(
        "questions",
        sa.Column("id", sa.String(length=32), nullable=False),
        sa.Column("asker", sa.Integer(), nullable=False),
        sa.Column("release", sa.String(length=32), nullable=False),
        sa.Column("owner", sa.String(length=32), nullable=False),
        sa.Column("rank", sa.Integer(), nullable=False),
        sa.Column("seconds", sa.Float(), nullable=False),
        sa.Column("asked", sa.LargeBinary(), nullable=False),
        sa.Column("at", sa.Float(), nullable=False),
        sa.Column("taker", sa.Integer(), nullable=True),
        sa.Column("taken", sa.Float(), nullable=True),
        sa.PrimaryKeyConstraint("id"),
        prefixes=["UNLOGGED"] if op.get_bind().dialect.name == "postgresql" else [],
    )
