"""What people report of each other, and what the server's host does about it."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    op.create_table(
        "reports",
        sa.Column("table", sa.String(length=32), nullable=False),
        sa.Column("reporter", sa.String(length=32), nullable=False),
        sa.Column("person", sa.String(length=32), nullable=False),
        sa.Column("at", sa.Float(), nullable=False),
        sa.Column("reason", sa.String(length=16), nullable=False),
        sa.Column("words", sa.Text(), nullable=False),
        sa.Column("settled", sa.Float(), nullable=True),
        sa.ForeignKeyConstraint(["reporter"], ["people.id"], ondelete="CASCADE"),
        sa.ForeignKeyConstraint(["person"], ["people.id"], ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("table", "reporter", "person"),
    )
    op.create_index("ix_reports_person", "reports", ["person"])
    op.create_table(
        "sanctions",
        sa.Column("person", sa.String(length=32), nullable=False),
        sa.Column("kind", sa.String(length=8), nullable=False),
        sa.Column("since", sa.Float(), nullable=False),
        sa.ForeignKeyConstraint(["person"], ["people.id"], ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("person", "kind"),
    )
    op.create_table(
        "wishes",
        sa.Column("name", sa.String(length=32), nullable=False),
        sa.Column("value", sa.String(length=32), nullable=False),
        sa.PrimaryKeyConstraint("name"),
    )
