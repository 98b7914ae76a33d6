"""Personal bests: what a person reached alone, stored when the game is over (R-8.1)."""

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
    """The key of a best: the way of playing, all rules and the words. None if ineligible.

    A bot's points do not count, nor does what was reached by taking plays back or by giving up.
    """
    state = notated_state(table.kind, table.state)
    if state is None or table.setup.bots or not counts(state):
        return None
    return best_key(state.rules, table.setup.lexicon)


def counts(state: State) -> bool:
    """Whether a game that was played like this can count as a best."""
    resigned = isinstance(state.phase, Over) and state.phase.why is EndReason.RESIGNED
    return not state.taken_back and not resigned


class PersonalBests:
    def __init__(self, registry: TableRegistry, people: People) -> None:
        self._registry, self._people = registry, people
        self._stops: dict[str, Callable[[], None]] = {}
        self._notes: set[asyncio.Task[None]] = set()

    def keep(self, table: Table) -> None:
        """Note the result when the game ends, or now if it has ended already, just before the last server stopped."""
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
        """Bests that were stored before rules were part of the key get the key of their game.

        Those of games that do not count are dropped; if the game was removed, the old key stays.
        """
        for person, old in await self._people.bests_of_old():
            try:
                what = await self._known_as(old)
                await self._people.rename_best(person, old, what)
            except Exception:  # noqa: BLE001 - an old game must not keep the server from starting
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
        """Games that have ended are still noted."""
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
        """With two racks the sum counts, since one person plays both (R-8.2). Games of several people do not count."""
        what, points = what_is_bettered(table), sum(table.state.scores)
        try:
            seating = await self._registry.services.records.seating(table.id)
            if what is not None and len({person for _, person in seating}) == 1:
                await self._people.best(
                    seating[0][1], PersonalBest(what, points, table.id, self._registry.services.clock.now())
                )
        except Exception:  # noqa: BLE001 - a best that cannot be stored does not undo the game
            _log.exception("a best is not kept", game=table.id)
