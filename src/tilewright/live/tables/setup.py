"""What was agreed when a table was set up: the game, its rules, its words, and who sits where."""

from enum import StrEnum

import msgspec
from msgspec import Raw, Struct

from tilewright.core.clock import MINUTE
from tilewright.games.base import BaseRules
from tilewright.games.kind import AnyKind, kind_of

MOST_PLAYERS = 10_000
LONGEST_NAME = 40
DAY = 24 * 60 * MINUTE
PATIENCE = 3 * MINUTE  # when people play live
LEAST_PATIENCE, MOST_PATIENCE = MINUTE, 60 * DAY


class Watching(StrEnum):
    """Who may watch without a seat. They never see a rack."""

    OPEN = "open"
    DELAYED = "delayed"
    CLOSED = "closed"


class TableSetup(Struct, frozen=True, forbid_unknown_fields=True):
    """Stored as it is; it never changes."""

    kind: str
    rules: Raw
    players: tuple[str, ...]
    lexicon: str = "commons"
    bots: dict[int, str] = {}  # the name of the bot at each seat that has one
    watching: Watching = Watching.OPEN
    casual: bool = True  # plays may be taken back if everyone agrees
    patience: int = PATIENCE  # ms the others wait for an absent player whose turn it is

    @property
    def game(self) -> AnyKind:
        return kind_of(self.kind)

    def agreed_rules(self) -> BaseRules:
        """The rules as a value of the game. Raises `msgspec.ValidationError` if they are invalid."""
        return self.game.read_rules(self.rules)

    def encoded(self) -> bytes:
        return msgspec.json.encode(self)

    @classmethod
    def decoded(cls, kept: bytes) -> "TableSetup":
        return msgspec.json.decode(kept, type=cls)
