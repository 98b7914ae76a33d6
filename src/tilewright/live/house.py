"""The house: every table there is, opened when somebody comes and put to rest when nobody is there."""

import asyncio
import secrets
from collections.abc import Callable, Iterable
from typing import Any, Protocol

import msgspec

from tilewright.core.dice import SEED_BYTES, Dice
from tilewright.core.lexicon import Lexicon
from tilewright.games.mode import Kit
from tilewright.live.setup import Setup
from tilewright.live.table import Means, Table, decoded_facts
from tilewright.store.journal import Turn
from tilewright.store.records import Record

ID_BYTES = 12  # nobody guesses the name of a game


class NoSuchGame(LookupError):
    """There is no game of that name."""


class Ownership(Protocol):
    """Which server keeps a table. With one server it is always this one."""

    async def claim(self, game: str) -> bool: ...

    async def release(self, game: str) -> None: ...


class SoleOwner:
    async def claim(self, game: str) -> bool:  # noqa: ARG002 - all are ours
        return True

    async def release(self, game: str) -> None:
        """Nobody else waits for it."""


class House:
    def __init__(self, means: Means, words: Callable[[str], Lexicon], ownership: Ownership | None = None) -> None:
        self.means = means
        self.words = words
        self._ownership = ownership or SoleOwner()
        self._tables: dict[str, Table] = {}
        self._opening: dict[str, asyncio.Task[Table]] = {}

    @property
    def open_tables(self) -> tuple[Table, ...]:
        return tuple(self._tables.values())

    def at(self, game: str) -> Table | None:
        """The table of a game if it is open."""
        return self._tables.get(game)

    async def found(self, setup: Setup, sitting: Iterable[tuple[int, str]] = (), club: str | None = None) -> Table:
        """A new game, kept before anybody hears of it; `Refused` where the rules do not fit the players."""
        kind, dice = setup.game, Dice(secrets.token_bytes(SEED_BYTES))
        words, now = self.words(setup.lexicon), self.means.clock.now()
        kit = Kit(words, dice, now, self.means.themes)
        rules = setup.agreed_rules()
        events = kind.mode.start(rules, setup.players, kit)
        state: Any = None
        for event in events:
            state = kind.mode.evolve(state, event)
        game = secrets.token_urlsafe(ID_BYTES)
        record = Record(game, kind.name, setup.encoded(), dice.reveal(), now, club, closes_book=kind.closes_book(rules))
        table = Table(self.means, record, words, state, 0)
        first = Turn(game, 0, now, msgspec.json.encode(events), over=state.is_over, wake=table.wake_after(state, now))
        await self.means.records.add(record, first, sitting)
        self._tables[game] = table
        return table

    async def table(self, game: str) -> Table:
        """The table of a game, opened if it rests; `NoSuchGame`."""
        if game in self._tables:
            return self._tables[game]
        opening = self._opening.get(game)
        if opening is None:
            opening = self._opening[game] = asyncio.create_task(self._open(game))
        try:
            return await asyncio.shield(opening)
        finally:
            if opening.done():
                self._opening.pop(game, None)

    async def rest(self, game: str) -> None:
        """Nothing of it stays in memory; the store has it all."""
        table = self._tables.get(game)
        if table is not None and table.is_quiet:
            await table.close()
            self._tables.pop(game, None)
            await self._ownership.release(game)

    async def forget(self, game: str) -> None:
        """A game that nobody has heard of is taken out again."""
        self._tables.pop(game, None)
        await self.means.records.remove(game)

    async def close(self) -> None:
        """Every wish that came in is answered, and every table kept."""
        await asyncio.gather(*(table.close() for table in self.open_tables))
        self._tables.clear()

    async def _open(self, game: str) -> Table:
        record = await self.means.records.find(game)
        if record is None or not await self._ownership.claim(game):
            raise NoSuchGame(game)
        setup = Setup.decoded(record.setup)
        snapshot = await self.means.records.snapshot(game)
        state: Any = snapshot and msgspec.json.decode(snapshot.state, type=setup.game.state)
        n = snapshot.n if snapshot else -1
        for turn in await self.means.journal.since(game, n + 1):
            for event in decoded_facts(setup.game, turn.facts):
                state = setup.game.mode.evolve(state, event)
            n = turn.n
        table = Table(self.means, record, self.words(setup.lexicon), state, n)
        self._tables[game] = table
        return table
