"""What players may agree on besides the rules: when each proposal makes sense, and what it does."""

from collections.abc import Awaitable, Callable
from typing import assert_never

from tilewright.core.refusal import Refused
from tilewright.games.base import BaseAction
from tilewright.games.seating import refuse_non_players
from tilewright.live.refusal import ServerRefusal
from tilewright.live.server_messages import Proposable
from tilewright.live.tables.history import standing, state_after
from tilewright.live.tables.registry import TableRegistry
from tilewright.live.tables.table import ActionRequest, GoBack, Table
from tilewright.store.journal import Journal, StoredTurn
from tilewright.store.offers import StoredOffer

Rematch = Callable[[Table], Awaitable[str]]
MOST_WHO_AGREE = 100


def refuse_speaker(table: Table, seat: int, what: Proposable) -> None:
    """Refuse seats that have no say: only those in the game have one, and all players once it is over."""
    if what is not Proposable.REMATCH:
        refuse_non_players(table.state, seat)
    elif not 0 <= seat < len(table.state.players):
        raise Refused("no-such-seat", seat=seat, seats=len(table.state.players))


async def refuse_pointless(table: Table, seat: int, what: Proposable, journal: Journal) -> None:
    """Raises `Refused` or `ServerRefusal` if a proposal could not be carried out even if all agreed."""
    refuse_speaker(table, seat, what)
    if len(table.state.players) > MOST_WHO_AGREE:
        raise ServerRefusal("too-many-to-agree", most=MOST_WHO_AGREE)
    match what:
        case Proposable.TAKEBACK:
            await turn_before(table, seat, journal)
        case Proposable.PAUSE | Proposable.RESUME:
            table.kind.decide(table.state, seat, _pausing(table, what), table.kit())
        case Proposable.REMATCH:
            if not table.state.is_over:
                raise ServerRefusal("game-runs")
        case never:
            assert_never(never)


def is_settled_by_itself(table: Table, offer: StoredOffer) -> bool:
    """Whether the game has moved on so that a proposal has become pointless."""
    what = Proposable(offer.what)
    if what is Proposable.REMATCH:
        return False
    if what is Proposable.TAKEBACK:
        return offer.n != table.n
    try:
        table.kind.decide(table.state, offer.seat, _pausing(table, what), table.kit())
    except Refused:
        return True
    return False


async def carry_out(registry: TableRegistry, table: Table, offer: StoredOffer, rematch: Rematch) -> str | None:
    """Carry out what everyone agrees on. For a rematch, returns the id of the new game."""
    what = Proposable(offer.what)
    match what:
        case Proposable.TAKEBACK:
            to = await turn_before(table, offer.seat, registry.services.journal)
            await registry.ask(table.id, ActionRequest(offer.seat, GoBack(to), n=offer.n, agreed=True))
        case Proposable.PAUSE | Proposable.RESUME:
            await registry.ask(table.id, ActionRequest(offer.seat, _pausing(table, what), agreed=True))
        case Proposable.REMATCH:
            return await rematch(table)
        case never:
            assert_never(never)
    return None


async def turn_before(table: Table, seat: int, journal: Journal) -> int:
    """The turn to go back to if a seat takes back its last move; the replies to that move go too.

    Pausing is nobody's move, and a player who has left is not brought back.
    """
    if not table.setup.casual or table.kind.taking_back is None:
        raise ServerRefusal("not-casual")
    turns = standing(turn for turn in await journal.since(table.id) if turn.n <= table.n)
    own = [place for place, turn in enumerate(turns) if turn.seat == seat and _is_move(table, turn)]
    if not own:
        raise ServerRefusal("nothing-to-undo")
    before = turns[: own[-1]]
    if state_after(table.kind, before).gone != table.state.gone:
        raise ServerRefusal("nothing-to-undo")
    return before[-1].n


def _is_move(table: Table, turn: StoredTurn) -> bool:
    pausing = table.kind.pausing
    aside = pausing is not None and any(isinstance(one, pausing.events) for one in table.kind.read_events(turn.events))
    return turn.back is None and not aside


def _pausing(table: Table, what: Proposable) -> BaseAction:
    pausing = table.kind.pausing
    if pausing is None:
        raise Refused("cannot-put-away")
    return pausing.adjourn if what is Proposable.PAUSE else pausing.resume
