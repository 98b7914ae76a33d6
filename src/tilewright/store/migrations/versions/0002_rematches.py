"""The game that an agreed rematch has become."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    op.add_column("offers", sa.Column("became", sa.String(length=32), nullable=True))


def downgrade() -> None:
    op.drop_column("offers", "became")
