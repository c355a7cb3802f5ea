"""Tables can be put away, each player for themselves."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    op.create_table(
        "shelves",
        sa.Column("player", sa.String(64), primary_key=True),
        sa.Column("table", sa.String(32), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("removed", sa.Boolean, nullable=False),
    )


def downgrade() -> None:
    op.drop_table("shelves")
