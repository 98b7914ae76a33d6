"""Personal bests: what somebody reached alone, kept when the game is over (R-8.1)."""

import asyncio
from collections.abc import Callable

import structlog

from tilewright.games.crossword.policies import AtOnce
from tilewright.games.crossword.rules import Rules
from tilewright.live.heard import Heard
from tilewright.live.house import House
from tilewright.live.table import Table
from tilewright.store.people import Best, People

LONGEST = 80  # as the store has it
_log = structlog.get_logger()


def solitaire_of(rules: Rules) -> str | None:
    """Which way of playing alone these rules are; none if they are for several.

    >>> from tilewright.editions.house import rules_for
    >>> solitaire_of(rules_for("folio", ("solitaire=two-racks",))), solitaire_of(rules_for("folio", ()))
    ('two-racks', None)
    """
    if not isinstance(rules.checking, AtOnce):
        return None
    match rules.seats:
        case (1, 1):
            return "face-up" if rules.is_face_up else "one-rack"
        case (2, 2):
            return "two-racks"
        case _:
            return None


def what_is_bettered(table: Table) -> str | None:
    """The name under which a best is kept: the way of playing, the edition and the words; none where it counts not.

    A bot's points are nobody's best.
    """
    if table.kind.name != "crossword" or table.setup.bots:
        return None
    way = solitaire_of(table.state.rules)
    return way and f"solitaire-{way} {table.state.rules.edition} {table.setup.lexicon}"[:LONGEST]


class Bests:
    def __init__(self, house: House, people: People) -> None:
        self._house, self._people = house, people
        self._stops: dict[str, Callable[[], None]] = {}
        self._notes: set[asyncio.Task[None]] = set()

    def keep(self, table: Table) -> None:
        """What a game at this table comes to is noted at its end; also if it ended just before the server did."""
        if what_is_bettered(table) is None:
            return
        if table.state.is_over:
            self._note(table)
        elif table.id not in self._stops:
            self._stops[table.id] = self._house.means.bus.listen(table.id, self._heard)

    def drop(self, game: str) -> None:
        if game in self._stops:
            self._stops.pop(game)()

    async def close(self) -> None:
        """What has ended is still noted."""
        await asyncio.gather(*self._notes, return_exceptions=True)

    def _heard(self, heard: Heard) -> None:
        table = self._house.at(heard.game)
        if heard.over and table is not None:
            self.drop(heard.game)
            self._note(table)

    def _note(self, table: Table) -> None:
        note = self._house.means.tasks.begin(f"best of {table.id}", self._noted(table))
        self._notes.add(note)
        note.add_done_callback(self._notes.discard)

    async def _noted(self, table: Table) -> None:
        """Of two racks the sum counts, since the same person plays both (R-8.2). Nobody's if several sit there."""
        what, points = what_is_bettered(table), sum(table.state.scores)
        try:
            sitting = await self._house.means.records.sitting(table.id)
            if what is not None and len({person for _, person in sitting}) == 1:
                await self._people.best(sitting[0][1], Best(what, points, table.id, self._house.means.clock.now()))
        except Exception:  # noqa: BLE001 - a game is not undone because its best is not noted
            _log.exception("a best is not kept", game=table.id)
