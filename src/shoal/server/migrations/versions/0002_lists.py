"""How many seats a table has, for lists; and which tables somebody has taken off theirs."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    op.add_column("tables", sa.Column("players", sa.Integer(), nullable=True))
    op.create_table(
        "put_away",
        sa.Column("person", sa.String(length=32), nullable=False),
        sa.Column("table", sa.String(length=32), nullable=False),
        sa.ForeignKeyConstraint(["person"], ["people.id"], ondelete="CASCADE"),
        sa.ForeignKeyConstraint(["table"], ["tables.id"], ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("person", "table"),
    )
