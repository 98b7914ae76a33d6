"""What follows from an action: the facts, or a refusal. Nothing changes here."""

from typing import assert_never

from tilewright.core.refusal import Refused
from tilewright.games import story as stories
from tilewright.games.base import Kit
from tilewright.games.crossword import actions as a
from tilewright.games.crossword.challenging import accept, challenge
from tilewright.games.crossword.drawing import choose_draw
from tilewright.games.crossword.ending import close_if_done
from tilewright.games.crossword.events import Event
from tilewright.games.crossword.evolve import Story, evolve
from tilewright.games.crossword.exchanging import exchange
from tilewright.games.crossword.leaving import finish, resign
from tilewright.games.crossword.placing import place
from tilewright.games.crossword.state import State
from tilewright.games.crossword.theming import vote
from tilewright.games.crossword.timing import adjourn, call_time, let_time_pass, resume
from tilewright.games.crossword.turns import begin, pass_turn
from tilewright.games.seating import refuse_non_players


def decide(state: State, seat: int, action: a.Action, kit: Kit) -> tuple[Event, ...]:
    """The events that follow when a seat asks for something."""
    return tuple(decided(state, seat, action, kit).told)


def decided(state: State, seat: int, action: a.Action, kit: Kit) -> Story:
    """The same with the state that they lead to."""
    refuse_non_players(state, seat)
    if state.asleep and not isinstance(action, a.Resume):
        raise Refused("put-away")
    story: Story = stories.Story(state, kit, evolve)  # a subscripted class takes twenty times as long to call
    let_time_pass(story)
    _grant(story, seat, action)
    close_if_done(story)
    return story


def _grant(story: Story, seat: int, action: a.Action) -> None:  # noqa: C901, PLR0912 - one line an action
    match action:
        case a.Place():
            place(story, seat, action)
        case a.Exchange(tiles=tiles):
            exchange(story, seat, tiles)
        case a.Pass():
            pass_turn(story, seat)
        case a.Draw(vowels=vowels, consonants=consonants):
            choose_draw(story, seat, vowels, consonants)
        case a.Begin():
            begin(story, seat)
        case a.Challenge(words=words):
            challenge(story, seat, words)
        case a.Accept():
            accept(story, seat)
        case a.Vote(votes=votes):
            vote(story, seat, votes)
        case a.CallTime():
            call_time(story)
        case a.Finish():
            finish(story)
        case a.Resign(absent=absent):
            resign(story, seat, absent=absent)
        case a.Adjourn():
            adjourn(story, seat)
        case a.Resume():
            resume(story, seat)
        case never:
            assert_never(never)
