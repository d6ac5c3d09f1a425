"""Which of the processes on one database keeps a table going."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    op.create_table(
        "keepers",
        sa.Column("table", sa.String(length=32), sa.ForeignKey("tables.id", ondelete="CASCADE"), nullable=False),
        sa.Column("peer", sa.Integer(), nullable=False),
        sa.PrimaryKeyConstraint("table"),
    )
