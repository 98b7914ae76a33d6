"""What an operator can choose about a server."""

import os
from dataclasses import dataclass, field
from pathlib import Path

from tilewright.live.retention import RetentionPolicy
from tilewright.store.location import own_database


@dataclass(frozen=True, slots=True)
class Config:
    """`origins` are the addresses, besides the server's own, whose pages may talk to it.

    `secure` is for a server behind HTTPS: browsers then send the cookie only over HTTPS.
    """

    db: str = field(default_factory=own_database)
    origins: tuple[str, ...] = ()
    secure: bool = False
    open_metrics: bool = False
    bot_processes: int = field(default_factory=lambda: max(1, (os.cpu_count() or 2) - 1))
    bot_pace: float = 0.8  # minimum seconds a bot takes per move, so that people can follow
    bot_seconds: float = 1.0  # maximum that one which looks ahead thinks
    no_rate_limit: bool = False  # no rate limits: for load tests on your own machine
    keep_tables: int = 14  # days an open table is kept that has not started; 0: for ever
    keep_games: int = 120  # days a game of guests only is kept after its last turn
    keep_guests: int = 30  # days guests without a game are kept after their last visit
    most_games: int = 200  # unfinished games per person
    page: Path | None = None  # the folder of the built page, if it is not the one in the package

    @property
    def keeping(self) -> RetentionPolicy:
        return RetentionPolicy(self.keep_tables or None, self.keep_games or None, self.keep_guests or None)
