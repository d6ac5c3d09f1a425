"""The code with which somebody comes back who has forgotten the password."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    op.add_column("people", sa.Column("recovery", sa.LargeBinary(length=32), nullable=True))
