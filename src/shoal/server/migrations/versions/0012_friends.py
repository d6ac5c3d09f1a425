"""Friends, whom people keep away from, invitations, and who is there."""

import sqlalchemy as sa
from alembic import op

revision = "0012"
down_revision = "0011"


def person(name: str) -> sa.Column[str]:
    return sa.Column(name, sa.String(length=32), sa.ForeignKey("people.id", ondelete="CASCADE"), nullable=False)


def upgrade() -> None:
    op.create_table(
        "friends",
        person("person"),
        person("friend"),
        sa.Column("since", sa.Float(), nullable=False),
        sa.PrimaryKeyConstraint("person", "friend"),
    )
    op.create_index("ix_friends_friend", "friends", ["friend"])
    op.create_table(
        "blocks",
        person("person"),
        person("blocked"),
        sa.Column("since", sa.Float(), nullable=False),
        sa.PrimaryKeyConstraint("person", "blocked"),
    )
    op.create_index("ix_blocks_blocked", "blocks", ["blocked"])
    op.create_table(
        "invitations",
        sa.Column("table", sa.String(length=32), sa.ForeignKey("tables.id", ondelete="CASCADE"), nullable=False),
        person("person"),
        person("by"),
        sa.Column("at", sa.Float(), nullable=False),
        sa.PrimaryKeyConstraint("table", "person"),
    )
    op.create_index("ix_invitations_person", "invitations", ["person"])
    op.create_table(
        "present", person("person"), sa.Column("at", sa.Float(), nullable=False), sa.PrimaryKeyConstraint("person")
    )
    op.create_table("hidden", person("person"), sa.PrimaryKeyConstraint("person"))
