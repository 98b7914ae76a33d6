"""What follows from an action: the facts, or a refusal. Nothing changes here."""

from typing import assert_never

from tilewright.core.refusal import Refused
from tilewright.games import story
from tilewright.games.base import Kit
from tilewright.games.seating import refuse_non_players
from tilewright.games.unbuild import actions as a
from tilewright.games.unbuild.events import Ended, EndReason, Event, Resigned, Started
from tilewright.games.unbuild.evolve import evolve
from tilewright.games.unbuild.removing import removal
from tilewright.games.unbuild.rules import Rules, words_on
from tilewright.games.unbuild.state import State

Story = story.Story[State, Event]


def start(rules: Rules, players: tuple[str, ...], kit: Kit) -> tuple[Event, ...]:
    """The events a game begins with. Words that stood on the board to the end are good, whatever the list says."""
    rules.checked(len(players))
    granted = tuple(word for word in words_on(rules.board) if word not in kit.words)
    story = Story.begun(Started(rules, players, granted, kit.now), kit, evolve)
    _end_if_done(story)
    return tuple(story.told)


def decide(state: State, seat: int, action: a.Action, kit: Kit) -> tuple[Event, ...]:
    """The events that follow when a seat asks for something."""
    refuse_non_players(state, seat)
    story = Story(state, kit, evolve)
    match action:
        case a.Remove(squares=squares):
            if state.turn != seat:
                raise Refused("not-your-turn", turn=state.turn)
            story.tell(removal(state, seat, squares, lambda word: state.is_good(word, kit.words)))
            _end_if_done(story)
        case a.Resign(absent=absent):
            story.tell(Resigned(seat, absent))
            if len(story.state.in_play) < 2:
                story.tell(Ended(EndReason.RESIGNED, winners(story.state)))
        case never:
            assert_never(never)
    return tuple(story.told)


def pending(state: State) -> frozenset[int]:
    """Whose turn it is. Nobody once it is over."""
    return frozenset() if state.is_over else frozenset({state.turn})


def winners(state: State) -> tuple[int, ...]:
    """R-10.3: the highest total; a tie is shared."""
    best = max((state.scores[seat] for seat in state.in_play), default=0)
    return tuple(seat for seat in state.in_play if state.scores[seat] == best)


def _end_if_done(story: Story) -> None:
    """R-10.3: it ends when the board is empty or nothing can be taken."""
    state = story.state
    if state.board.is_empty:
        story.tell(Ended(EndReason.EMPTY, winners(state)))
    elif not any(state.quarry(story.kit.words).removals(state.board.cells)):
        story.tell(Ended(EndReason.NO_REMOVALS, winners(state)))
