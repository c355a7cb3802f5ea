"""Snapshots name the layout of what is pickled in them, not the version of the program."""

from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    # Snapshots are made again whenever they are missing.
    op.execute("DELETE FROM snapshots")
    op.execute("ALTER TABLE snapshots RENAME COLUMN program TO layout")


def downgrade() -> None:
    op.execute("DELETE FROM snapshots")
    op.execute("ALTER TABLE snapshots RENAME COLUMN layout TO program")
