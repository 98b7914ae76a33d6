"""Finding one seat of thousands, one open table of all that ever were, and what refers to a game that goes."""

from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    op.drop_index("ix_seats_person", table_name="seats")
    op.create_index("ix_seats_person_game", "seats", ["person", "game", "seat"])
    op.drop_index("ix_takers_person", table_name="takers")
    op.create_index("ix_takers_person_code", "takers", ["person", "code"])
    op.create_index("ix_invitations_game_made", "invitations", ["game", "made"])
    op.create_index("ix_bests_game", "bests", ["game"])


def downgrade() -> None:
    op.drop_index("ix_bests_game", table_name="bests")
    op.drop_index("ix_invitations_game_made", table_name="invitations")
    op.drop_index("ix_takers_person_code", table_name="takers")
    op.create_index("ix_takers_person", "takers", ["person"])
    op.drop_index("ix_seats_person_game", table_name="seats")
    op.create_index("ix_seats_person", "seats", ["person"])
