"""Personal bests of boards on which a play is worth more than two billion points."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    with op.batch_alter_table("bests") as bests:
        bests.alter_column("points", existing_type=sa.Integer(), type_=sa.BigInteger(), existing_nullable=False)


def downgrade() -> None:
    with op.batch_alter_table("bests") as bests:
        bests.alter_column("points", existing_type=sa.BigInteger(), type_=sa.Integer(), existing_nullable=False)
