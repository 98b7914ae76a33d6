"""Unbuild: everything that is known of it above the rules."""

from collections.abc import Iterator

from tilewright.core.board import Board
from tilewright.games.base import Kit
from tilewright.games.capabilities import ActionListing, Deferring, TakingBack, WordDisclosure, names_no_words
from tilewright.games.kind import Kind
from tilewright.games.unbuild.actions import Action, Remove, Resign
from tilewright.games.unbuild.audit import fair, replay
from tilewright.games.unbuild.bounds import BOUNDS
from tilewright.games.unbuild.decide import decide, pending, start
from tilewright.games.unbuild.events import Event
from tilewright.games.unbuild.evolve import evolve
from tilewright.games.unbuild.removals import removals
from tilewright.games.unbuild.rules import Rules
from tilewright.games.unbuild.state import State
from tilewright.games.unbuild.view import View, redact, view


def _any_board() -> Rules:
    return Rules(Board.empty())


def _has_no_board(rules: Rules) -> bool:
    """Then one is made when the game begins."""
    return rules.board.is_empty


def _refuse_bad_equipment(rules: Rules) -> None:
    """A game is played on this board before it is taken down."""
    rules.board.layout.checked()
    rules.board.tileset.checked()


def _has_own_board(rules: Rules) -> bool:
    """Players who bring a board learn which of its words, and of their parts, are good."""
    return not rules.board.is_empty


def _costly(_state: State, action: Action) -> bool:
    """After each removal the whole board is searched for another (R-10.3)."""
    return isinstance(action, Remove)


def _no_events(_to: State, _left: State, _seat: int, _at: int) -> tuple[Event, ...]:
    """Nothing is drawn and no time is counted, so a game that goes back needs no event for it."""
    return ()


def _candidates(state: State, _seat: int, kit: Kit) -> Iterator[Action]:
    return (one.action for one in removals(state, kit.words))


UNBUILD: Kind[Rules, State, Action, Event, View] = Kind(
    name="unbuild",
    start=start,
    decide=decide,
    evolve=evolve,
    pending=pending,
    view=view,
    redact=redact,
    replay=replay,
    fair=fair,
    rules=Rules,
    state=State,
    action=Action,
    event=Event,
    bounds=BOUNDS,
    usual_rules=_any_board,
    absent=Resign(absent=True),
    costly=_costly,
    taking_back=TakingBack(_no_events),
    word_disclosure=WordDisclosure(_has_own_board, names_no_words),
    listing=ActionListing(_candidates),
    deferring=Deferring(_has_no_board, _refuse_bad_equipment),
)
