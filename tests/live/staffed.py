"""A whole server on a small word list that its bots know too, for a test."""

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from pathlib import Path
from typing import Any

from msgspec import Raw
from msgspec.json import encode

from tilewright.bots.names import bot_names
from tilewright.bots.roster import roster_of
from tilewright.core.dice import Dice
from tilewright.games.base import Kit
from tilewright.lexicons.compiled import open_graph
from tilewright.live.retention import RetentionPolicy
from tilewright.live.server import Server, serving
from tilewright.live.tables.idle_scheduler import SchedulerIntervals
from tilewright.live.tables.setup import TableSetup
from tilewright.store.database import sqlite_url
from tilewright.testing.bingo import SEVENS
from tilewright.testing.words import SAMPLE_WORDS

SOON = SchedulerIntervals(look=0.02, rest=0.0)
NEVER = SchedulerIntervals(look=3_600, rest=3_600)
FOR_EVER = RetentionPolicy(tables=None, games=None, guests=None)  # the people of tests are as old as time itself


def words_in(folder: Path) -> str:
    """A lexicon by its file: processes that think open it too."""
    file = folder / "small.txt"
    if not file.exists():
        file.write_text("\n".join((*SAMPLE_WORDS, *SEVENS)))
    return str(file)


def bot_setup(folder: Path, game: str, bots: dict[int, str], people: int = 0, rules: Any = None) -> TableSetup:
    """Bots at these seats, people at the others; by the rules that bots play the game by."""
    lexicon, roster = words_in(folder), roster_of(game)
    if rules is None:
        rules = roster.dealt(roster.rules_for(None, ()), Kit(open_graph(lexicon), Dice(bytes(32))))
    seats = len(bots) + people
    called = iter(bot_names(tuple(bots[seat] for seat in sorted(bots))))
    names = tuple(next(called) if seat in bots else f"Player {seat}" for seat in range(seats))
    return TableSetup(game, Raw(encode(rules)), names, lexicon, bots)


def staffed(
    folder: Path,
    *,
    pace: float = 0.0,
    rhythm: SchedulerIntervals = NEVER,
    keeping: RetentionPolicy = FOR_EVER,
    **other: Any,
) -> AbstractAsyncContextManager[Server]:
    url = sqlite_url(folder / "g.db")
    return serving(url, open_graph, {}, processes=1, pace=pace, rhythm=rhythm, keeping=keeping, **other)


@asynccontextmanager
async def heard_at(server: Server, game: str) -> AsyncIterator[list[Any]]:
    """The events of a game from now on."""
    facts: list[Any] = []
    stop = server.registry.services.bus.listen(game, lambda heard: facts.extend(heard.events))
    yield facts
    stop()


async def until(claim: Callable[[], object]) -> None:
    """Wait for something to become true; the test's own patience ends it if it never does."""
    while not claim():  # noqa: ASYNC110 - a claim is about anything
        await asyncio.sleep(0.01)
