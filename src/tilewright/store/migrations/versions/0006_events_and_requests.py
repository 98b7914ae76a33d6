"""Columns named by the glossary: a turn has `events`, and the `request` key its client chose."""

from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    op.alter_column("turns", "facts", new_column_name="events")
    op.alter_column("turns", "action", new_column_name="request")


def downgrade() -> None:
    op.alter_column("turns", "request", new_column_name="action")
    op.alter_column("turns", "events", new_column_name="facts")
