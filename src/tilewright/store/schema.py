"""The database tables. Turns are append-only."""

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
    UniqueConstraint,
)

METADATA = MetaData(
    naming_convention={
        "ix": "ix_%(table_name)s_%(column_0_name)s",
        "uq": "uq_%(table_name)s_%(column_0_name)s",
        "fk": "fk_%(table_name)s_%(column_0_name)s",
        "pk": "pk_%(table_name)s",
    }
)

ID = String(32)
HASH = String(64)  # of a secret, in hex; the secret itself is never stored

people = Table(
    "people",
    METADATA,
    Column("id", ID, primary_key=True),
    Column("name", String(40), nullable=False),
    Column("login", String(80), unique=True),  # the name in a form that two people cannot share; guests have none
    Column("password", Text),  # argon2
    Column("made", BigInteger, nullable=False),
)

sessions = Table(
    "sessions",
    METADATA,
    Column("key", HASH, primary_key=True),
    Column("person", ID, ForeignKey("people.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("kind", String(16), nullable=False),  # browser, device, token
    Column("label", String(60), nullable=False),
    Column("made", BigInteger, nullable=False),
    Column("seen", BigInteger, nullable=False),
)

clubs = Table(
    "clubs",
    METADATA,
    Column("id", ID, primary_key=True),
    Column("name", String(60), nullable=False),
    Column("code", String(16), nullable=False, unique=True),
    Column("owner", ID, ForeignKey("people.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("made", BigInteger, nullable=False),
)

members = Table(
    "members",
    METADATA,
    Column("club", ID, ForeignKey("clubs.id", ondelete="CASCADE"), primary_key=True),
    Column("person", ID, ForeignKey("people.id", ondelete="CASCADE"), primary_key=True, index=True),
    Column("joined", BigInteger, nullable=False),
)

games = Table(
    "games",
    METADATA,
    Column("id", ID, primary_key=True),
    Column("kind", String(16), nullable=False),
    Column("setup", LargeBinary, nullable=False),  # what was agreed, as JSON
    Column("seed", HASH, nullable=False),  # secret until the end
    Column("club", ID, ForeignKey("clubs.id", ondelete="SET NULL"), index=True),
    Column("made", BigInteger, nullable=False),
    Column("touched", BigInteger, nullable=False),
    Column("over", Boolean, nullable=False, default=False),
    Column("wake", BigInteger),  # wake-up time: a bot's turn, or time that runs out
    Column("standing", Text),  # scores and whose turn it is, as JSON, for lists; not kept for large halls
    Column("closes_book", Boolean, nullable=False, default=False),  # players may not look words up until it is over
    Index("ix_games_over_touched", "over", "touched"),
    Index("ix_games_wake", "wake"),
)

seats = Table(
    "seats",
    METADATA,
    Column("game", ID, ForeignKey("games.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("person", ID, ForeignKey("people.id", ondelete="CASCADE"), primary_key=True),
    Index("ix_seats_person_game", "person", "game", "seat"),
)

turns = Table(
    "turns",
    METADATA,
    Column("game", ID, ForeignKey("games.id", ondelete="CASCADE"), primary_key=True),
    Column("n", Integer, primary_key=True),
    Column("at", BigInteger, nullable=False),
    Column("seat", Integer),  # who acted; NULL for the start
    Column("request", String(40)),  # the idempotency key that the client chose
    Column("events", LargeBinary, nullable=False),  # a JSON array
    Column("back", Integer),  # the game went back to where it was after this turn: by consent, and nothing is erased
    UniqueConstraint("game", "seat", "request"),
)

snapshots = Table(
    "snapshots",
    METADATA,
    Column("game", ID, ForeignKey("games.id", ondelete="CASCADE"), primary_key=True),
    Column("n", Integer, nullable=False),
    Column("state", LargeBinary, nullable=False),
)

offers = Table(
    "offers",
    METADATA,
    Column("game", ID, ForeignKey("games.id", ondelete="CASCADE"), primary_key=True),
    Column("what", String(16), primary_key=True),  # takeback, pause, resume, rematch
    Column("seat", Integer, nullable=False),
    Column("n", Integer, nullable=False),  # the turn it was made at
    Column("agreed", Text, nullable=False),  # the seats that did, a JSON array
    Column("at", BigInteger, nullable=False),
    Column("became", ID),  # the game that an agreed rematch has become
)

invitations = Table(
    "invitations",
    METADATA,
    Column("code", String(16), primary_key=True),
    Column("host", ID, ForeignKey("people.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("proposal", LargeBinary, nullable=False),  # what is to be played, as JSON
    Column("public", Boolean, nullable=False),
    Column("club", ID, ForeignKey("clubs.id", ondelete="CASCADE"), index=True),
    Column("made", BigInteger, nullable=False),
    Column("game", ID, ForeignKey("games.id", ondelete="SET NULL")),  # once it has started
    Index("ix_invitations_game_made", "game", "made"),
)

takers = Table(
    "takers",
    METADATA,
    Column("code", String(16), ForeignKey("invitations.code", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("person", ID, ForeignKey("people.id", ondelete="CASCADE"), primary_key=True),
    Column("name", String(40), nullable=False),
    Index("ix_takers_person_code", "person", "code"),
)

bests = Table(
    "bests",
    METADATA,
    Column("person", ID, ForeignKey("people.id", ondelete="CASCADE"), primary_key=True),
    Column("what", String(80), primary_key=True),
    Column("points", BigInteger, nullable=False),
    Column("game", ID, ForeignKey("games.id", ondelete="SET NULL"), index=True),
    Column("at", BigInteger, nullable=False),
)

beats = Table(
    "beats",
    METADATA,
    Column("id", Integer, primary_key=True, autoincrement=False),
    Column("at", BigInteger, nullable=False),
)

ownership = Table(
    "ownership",
    METADATA,
    Column("id", Integer, primary_key=True, autoincrement=False),
    Column("epoch", BigInteger, nullable=False),  # incremented by every server that takes over the database
    Column("filling", LargeBinary),  # of a row that is written only to see whether writing works
)
