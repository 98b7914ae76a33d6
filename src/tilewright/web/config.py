"""What an operator can choose about a server."""

import os
from dataclasses import dataclass, field
from pathlib import Path

from tilewright.live.retention import RetentionPolicy
from tilewright.store.location import own_database


@dataclass(frozen=True, slots=True)
class Config:
    """`origins` are the addresses, besides the server's own, from which pages may speak to it.

    `secure` is for a server that is reached by https: browsers then send the cookie by no other way.
    """

    db: str = field(default_factory=own_database)
    origins: tuple[str, ...] = ()
    secure: bool = False
    open_metrics: bool = False
    bot_processes: int = field(default_factory=lambda: max(1, (os.cpu_count() or 2) - 1))
    bot_pace: float = 0.8  # seconds that a bot takes at the least, so that people see what happens
    no_rate_limit: bool = False  # no limit on how much one client may ask: for load tests on one's own machine
    keep_tables: int = 14  # days that a table is kept which nobody begins at; 0: for ever
    keep_games: int = 120  # days after its last turn that a game of guests alone is kept
    keep_guests: int = 30  # days after their last visit that guests without a game are kept
    most_games: int = 200  # that one person plays at once
    page: Path | None = None  # the folder of the built page, if it is not the one in the package

    @property
    def keeping(self) -> RetentionPolicy:
        return RetentionPolicy(self.keep_tables or None, self.keep_games or None, self.keep_guests or None)
