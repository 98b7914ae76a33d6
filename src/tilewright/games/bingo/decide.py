"""What follows from an action: the facts, or a refusal. Nothing changes here."""

from typing import assert_never

from tilewright.core.refusal import Refused
from tilewright.games import story
from tilewright.games.base import Kit
from tilewright.games.bingo import actions as a, events as e
from tilewright.games.bingo.card import checked
from tilewright.games.bingo.dealing import dealt
from tilewright.games.bingo.ending import end, go_on, leave
from tilewright.games.bingo.evolve import evolve
from tilewright.games.bingo.judging import judge_call, judge_claim, judge_ready, judge_strike, judge_writing
from tilewright.games.bingo.rules import Rules
from tilewright.games.bingo.state import State
from tilewright.games.seating import refuse_non_players

Story = story.Story[State, e.Event]


def start(rules: Rules, players: tuple[str, ...], kit: Kit) -> tuple[e.Event, ...]:
    """The events a game begins with."""
    rules.checked(len(players))
    return (e.Started(rules, players, kit.dice.commitment, kit.now),)


def decide(state: State, seat: int, action: a.Action, kit: Kit) -> tuple[e.Event, ...]:
    """The events that follow when a seat asks for something."""
    refuse_non_players(state, seat)
    story = Story(state, kit, evolve)
    _grant(story, seat, action)
    go_on(story)
    return tuple(story.told)


def _grant(story: Story, seat: int, action: a.Action) -> None:
    state = story.state
    match action:
        case a.Write(words=words):
            _write(story, seat, tuple(word.upper() for word in words))
        case a.Deal():
            judge_writing(state, seat)
            story.tell(dealt(seat, story.kit.words, state.rules.tileset, story.kit.dice, state.rolled))
        case a.Strike(place=place):
            judge_strike(state, seat, place)
            story.tell(e.Struck(seat, place))
        case a.Ready():
            judge_ready(state, seat)
            story.tell(e.Readied(seat))
        case a.Call(tile=tile):
            _call(story, seat, tile)
        case a.Bingo():
            judge_claim(state, seat)
            story.tell(e.Claimed(seat))
        case a.Close():
            _close(story, seat)
        case a.Resign(absent=absent):
            leave(story, seat, absent=absent)
        case never:
            assert_never(never)


def pending(state: State) -> frozenset[int]:
    """Who has a card to hand in, a tile to look at, or the next one to call. Nobody once it is over."""
    if state.is_over:
        return frozenset()
    if state.writing:
        return frozenset(state.writing)
    return frozenset(state.waited_for) | ({state.caller} if state.caller is not None else set())


def _write(story: Story, seat: int, words: tuple[str, ...]) -> None:
    judge_writing(story.state, seat)
    checked(words, story.state.rules.tileset)
    unknown = [word for word in words if word not in story.kit.words]
    if unknown:
        raise Refused("card-not-words", words=unknown)
    story.tell(e.Wrote(seat, words))


def _call(story: Story, seat: int, tile: str) -> None:
    state = story.state
    _refuse_others(state, seat)
    if state.rules.names_tiles:
        judge_call(state, tile.upper())
        story.tell(e.Called(tile.upper()))
        return
    if tile:
        raise Refused("program-draws")
    drawn = story.kit.dice.draw(state.bag, 1, state.rolled) if state.bag else ""
    judge_call(state, drawn)
    story.tell(e.Called(drawn))


def _close(story: Story, seat: int) -> None:
    state = story.state
    _refuse_others(state, seat)
    if not state.claimed and state.bag:
        raise Refused("nothing-to-close")
    end(story, e.EndReason.BINGO if state.claimed else e.EndReason.ALL_DRAWN)


def _refuse_others(state: State, seat: int) -> None:
    if state.caller is None:
        raise Refused("no-caller")
    if seat != state.caller:
        raise Refused("not-the-caller", seat=state.caller)
