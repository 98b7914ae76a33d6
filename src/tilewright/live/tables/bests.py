"""Personal bests: what somebody reached alone, kept when the game is over (R-8.1)."""

import asyncio
from collections.abc import Callable

import structlog

from tilewright.editions.solitaire import EARLIER, LONGEST_KEY, best_key
from tilewright.games.crossword.events import EndReason
from tilewright.games.crossword.state import Over, State
from tilewright.live.tables.bus import TurnCommitted
from tilewright.live.tables.history import state_after
from tilewright.live.tables.notated import notated_state
from tilewright.live.tables.registry import TableRegistry
from tilewright.live.tables.setup import TableSetup
from tilewright.live.tables.table import Table
from tilewright.store.people import People, PersonalBest

_log = structlog.get_logger()


def what_is_bettered(table: Table) -> str | None:
    """The name under which a best is kept: the way of playing and all rules and words; none where it counts not.

    A bot's points are nobody's best, and neither is what was reached by taking plays back or by giving up.
    """
    state = notated_state(table.kind, table.state)
    if state is None or table.setup.bots or not counts(state):
        return None
    return best_key(state.rules, table.setup.lexicon)


def counts(state: State) -> bool:
    """Whether a game that was played like this can be somebody's best."""
    resigned = isinstance(state.phase, Over) and state.phase.why is EndReason.RESIGNED
    return not state.taken_back and not resigned


class PersonalBests:
    def __init__(self, registry: TableRegistry, people: People) -> None:
        self._registry, self._people = registry, people
        self._stops: dict[str, Callable[[], None]] = {}
        self._notes: set[asyncio.Task[None]] = set()

    def keep(self, table: Table) -> None:
        """What a game at this table comes to is noted at its end; also if it ended just before the server did."""
        if what_is_bettered(table) is None:
            return
        if table.state.is_over:
            self._note(table)
        elif table.id not in self._stops:
            self._stops[table.id] = self._registry.services.bus.listen(table.id, self._heard)

    def drop(self, game: str) -> None:
        if game in self._stops:
            self._stops.pop(game)()

    async def tell_apart(self) -> None:
        """Bests that were kept before rules were told apart get the name of the game that they are of.

        Those of games that do not count are left out; of a game that is no more, nothing but the old name is known.
        """
        for person, old in await self._people.bests_of_old():
            try:
                what = await self._known_as(old)
                await self._people.rename_best(person, old, what)
            except Exception:  # noqa: BLE001 - a server starts whatever an old game holds
                _log.exception("a best is not told apart", game=old.game)
                continue
            if what is None:
                _log.info("a best is left out: plays were taken back, or the game was given up", game=old.game)

    async def _known_as(self, old: PersonalBest) -> str | None:
        services = self._registry.services
        record = await services.records.find(old.game) if old.game else None
        if record is None:
            return f"{old.what[: LONGEST_KEY - len(EARLIER) - 1]} {EARLIER}"
        setup, turns = TableSetup.decoded(record.setup), await services.journal.since(record.id)
        state = notated_state(setup.game, state_after(setup.game, turns))
        if state is None or any(turn.back is not None for turn in turns) or not counts(state):
            return None
        return best_key(state.rules, setup.lexicon)

    async def close(self) -> None:
        """What has ended is still noted."""
        await asyncio.gather(*self._notes, return_exceptions=True)

    def _heard(self, heard: TurnCommitted) -> None:
        table = self._registry.at(heard.game)
        if heard.over and table is not None:
            self.drop(heard.game)
            self._note(table)

    def _note(self, table: Table) -> None:
        note = self._registry.services.tasks.begin(f"best of {table.id}", self._noted(table))
        self._notes.add(note)
        note.add_done_callback(self._notes.discard)

    async def _noted(self, table: Table) -> None:
        """Of two racks the sum counts, since the same person plays both (R-8.2). Nobody's if several sit there."""
        what, points = what_is_bettered(table), sum(table.state.scores)
        try:
            sitting = await self._registry.services.records.sitting(table.id)
            if what is not None and len({person for _, person in sitting}) == 1:
                await self._people.best(
                    sitting[0][1], PersonalBest(what, points, table.id, self._registry.services.clock.now())
                )
        except Exception:  # noqa: BLE001 - a game is not undone because its best is not noted
            _log.exception("a best is not kept", game=table.id)
