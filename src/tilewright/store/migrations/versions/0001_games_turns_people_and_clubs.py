"""Games, turns, people and clubs."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    op.create_table(
        "beats",
        sa.Column("id", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_beats")),
    )
    op.create_table(
        "people",
        sa.Column("id", sa.String(length=32), nullable=False),
        sa.Column("name", sa.String(length=40), nullable=False),
        sa.Column("login", sa.String(length=80), nullable=True),
        sa.Column("password", sa.Text(), nullable=True),
        sa.Column("made", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_people")),
        sa.UniqueConstraint("login", name=op.f("uq_people_login")),
    )
    op.create_table(
        "clubs",
        sa.Column("id", sa.String(length=32), nullable=False),
        sa.Column("name", sa.String(length=60), nullable=False),
        sa.Column("code", sa.String(length=16), nullable=False),
        sa.Column("owner", sa.String(length=32), nullable=False),
        sa.Column("made", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["owner"], ["people.id"], name=op.f("fk_clubs_owner"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_clubs")),
        sa.UniqueConstraint("code", name=op.f("uq_clubs_code")),
    )
    op.create_index(op.f("ix_clubs_owner"), "clubs", ["owner"], unique=False)
    op.create_table(
        "sessions",
        sa.Column("key", sa.String(length=64), nullable=False),
        sa.Column("person", sa.String(length=32), nullable=False),
        sa.Column("kind", sa.String(length=16), nullable=False),
        sa.Column("label", sa.String(length=60), nullable=False),
        sa.Column("made", sa.BigInteger(), nullable=False),
        sa.Column("seen", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name=op.f("fk_sessions_person"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("key", name=op.f("pk_sessions")),
    )
    op.create_index(op.f("ix_sessions_person"), "sessions", ["person"], unique=False)
    op.create_table(
        "games",
        sa.Column("id", sa.String(length=32), nullable=False),
        sa.Column("kind", sa.String(length=16), nullable=False),
        sa.Column("setup", sa.LargeBinary(), nullable=False),
        sa.Column("seed", sa.String(length=64), nullable=False),
        sa.Column("club", sa.String(length=32), nullable=True),
        sa.Column("made", sa.BigInteger(), nullable=False),
        sa.Column("touched", sa.BigInteger(), nullable=False),
        sa.Column("over", sa.Boolean(), nullable=False),
        sa.Column("wake", sa.BigInteger(), nullable=True),
        sa.Column("standing", sa.Text(), nullable=True),
        sa.Column("closes_book", sa.Boolean(), nullable=False),
        sa.ForeignKeyConstraint(["club"], ["clubs.id"], name=op.f("fk_games_club"), ondelete="SET NULL"),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_games")),
    )
    op.create_index(op.f("ix_games_club"), "games", ["club"], unique=False)
    op.create_index("ix_games_over_touched", "games", ["over", "touched"], unique=False)
    op.create_index("ix_games_wake", "games", ["wake"], unique=False)
    op.create_table(
        "members",
        sa.Column("club", sa.String(length=32), nullable=False),
        sa.Column("person", sa.String(length=32), nullable=False),
        sa.Column("joined", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["club"], ["clubs.id"], name=op.f("fk_members_club"), ondelete="CASCADE"),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name=op.f("fk_members_person"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("club", "person", name=op.f("pk_members")),
    )
    op.create_index(op.f("ix_members_person"), "members", ["person"], unique=False)
    op.create_table(
        "bests",
        sa.Column("person", sa.String(length=32), nullable=False),
        sa.Column("what", sa.String(length=80), nullable=False),
        sa.Column("points", sa.Integer(), nullable=False),
        sa.Column("game", sa.String(length=32), nullable=True),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["game"], ["games.id"], name=op.f("fk_bests_game"), ondelete="SET NULL"),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name=op.f("fk_bests_person"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("person", "what", name=op.f("pk_bests")),
    )
    op.create_table(
        "seats",
        sa.Column("game", sa.String(length=32), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("person", sa.String(length=32), nullable=False),
        sa.ForeignKeyConstraint(["game"], ["games.id"], name=op.f("fk_seats_game"), ondelete="CASCADE"),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name=op.f("fk_seats_person"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("game", "seat", "person", name=op.f("pk_seats")),
    )
    op.create_index(op.f("ix_seats_person"), "seats", ["person"], unique=False)
    op.create_table(
        "snapshots",
        sa.Column("game", sa.String(length=32), nullable=False),
        sa.Column("n", sa.Integer(), nullable=False),
        sa.Column("state", sa.LargeBinary(), nullable=False),
        sa.ForeignKeyConstraint(["game"], ["games.id"], name=op.f("fk_snapshots_game"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("game", name=op.f("pk_snapshots")),
    )
    op.create_table(
        "turns",
        sa.Column("game", sa.String(length=32), nullable=False),
        sa.Column("n", sa.Integer(), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=True),
        sa.Column("action", sa.String(length=40), nullable=True),
        sa.Column("facts", sa.LargeBinary(), nullable=False),
        sa.Column("back", sa.Integer(), nullable=True),
        sa.ForeignKeyConstraint(["game"], ["games.id"], name=op.f("fk_turns_game"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("game", "n", name=op.f("pk_turns")),
        sa.UniqueConstraint("game", "seat", "action", name=op.f("uq_turns_game")),
    )
    op.create_table(
        "offers",
        sa.Column("game", sa.String(length=32), nullable=False),
        sa.Column("what", sa.String(length=16), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("n", sa.Integer(), nullable=False),
        sa.Column("agreed", sa.Text(), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["game"], ["games.id"], name=op.f("fk_offers_game"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("game", "what", name=op.f("pk_offers")),
    )
    op.create_table(
        "invitations",
        sa.Column("code", sa.String(length=16), nullable=False),
        sa.Column("host", sa.String(length=32), nullable=False),
        sa.Column("proposal", sa.LargeBinary(), nullable=False),
        sa.Column("public", sa.Boolean(), nullable=False),
        sa.Column("club", sa.String(length=32), nullable=True),
        sa.Column("made", sa.BigInteger(), nullable=False),
        sa.Column("game", sa.String(length=32), nullable=True),
        sa.ForeignKeyConstraint(["host"], ["people.id"], name=op.f("fk_invitations_host"), ondelete="CASCADE"),
        sa.ForeignKeyConstraint(["club"], ["clubs.id"], name=op.f("fk_invitations_club"), ondelete="CASCADE"),
        sa.ForeignKeyConstraint(["game"], ["games.id"], name=op.f("fk_invitations_game"), ondelete="SET NULL"),
        sa.PrimaryKeyConstraint("code", name=op.f("pk_invitations")),
    )
    op.create_index(op.f("ix_invitations_club"), "invitations", ["club"], unique=False)
    op.create_index(op.f("ix_invitations_host"), "invitations", ["host"], unique=False)
    op.create_table(
        "takers",
        sa.Column("code", sa.String(length=16), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("person", sa.String(length=32), nullable=False),
        sa.Column("name", sa.String(length=40), nullable=False),
        sa.ForeignKeyConstraint(["code"], ["invitations.code"], name=op.f("fk_takers_code"), ondelete="CASCADE"),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name=op.f("fk_takers_person"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("code", "seat", "person", name=op.f("pk_takers")),
    )
    op.create_index(op.f("ix_takers_person"), "takers", ["person"], unique=False)


def downgrade() -> None:
    op.drop_index(op.f("ix_takers_person"), table_name="takers")
    op.drop_table("takers")
    op.drop_index(op.f("ix_invitations_host"), table_name="invitations")
    op.drop_index(op.f("ix_invitations_club"), table_name="invitations")
    op.drop_table("invitations")
    op.drop_table("offers")
    op.drop_table("turns")
    op.drop_table("snapshots")
    op.drop_index(op.f("ix_seats_person"), table_name="seats")
    op.drop_table("seats")
    op.drop_table("bests")
    op.drop_index(op.f("ix_members_person"), table_name="members")
    op.drop_table("members")
    op.drop_index("ix_games_wake", table_name="games")
    op.drop_index("ix_games_over_touched", table_name="games")
    op.drop_index(op.f("ix_games_club"), table_name="games")
    op.drop_table("games")
    op.drop_index(op.f("ix_sessions_person"), table_name="sessions")
    op.drop_table("sessions")
    op.drop_index(op.f("ix_clubs_owner"), table_name="clubs")
    op.drop_table("clubs")
    op.drop_table("people")
    op.drop_table("beats")
