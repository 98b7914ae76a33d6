"""What was agreed when a table was made: the game, its rules, its words, and who sits where."""

from enum import StrEnum

import msgspec
from msgspec import Raw, Struct

from tilewright.core.clock import MINUTE
from tilewright.games.base import BaseRules
from tilewright.games.kind import AnyKind, kind_of

MOST_PLAYERS = 10_000
LONGEST_NAME = 40
DAY = 24 * 60 * MINUTE
PATIENCE = 3 * MINUTE  # while people sit together
LEAST_PATIENCE, MOST_PATIENCE = MINUTE, 60 * DAY


class Watching(StrEnum):
    """Who may look on without a seat. Nobody who does ever sees a rack."""

    OPEN = "open"
    DELAYED = "delayed"
    CLOSED = "closed"


class TableSetup(Struct, frozen=True, forbid_unknown_fields=True):
    """It goes into the store as it is, and never changes."""

    kind: str
    rules: Raw
    players: tuple[str, ...]
    lexicon: str = "commons"
    bots: dict[int, str] = {}  # by seat, the name of the bot that plays there
    watching: Watching = Watching.OPEN
    casual: bool = True  # a play may be taken back if all agree
    patience: int = PATIENCE  # ms that others wait for a seat that is due and away before they may go on without it

    @property
    def game(self) -> AnyKind:
        return kind_of(self.kind)

    def agreed_rules(self) -> BaseRules:
        """The rules as a value of the game; `msgspec.ValidationError` if they are none."""
        return self.game.read_rules(self.rules)

    def encoded(self) -> bytes:
        return msgspec.json.encode(self)

    @classmethod
    def decoded(cls, kept: bytes) -> "TableSetup":
        return msgspec.json.decode(kept, type=cls)
