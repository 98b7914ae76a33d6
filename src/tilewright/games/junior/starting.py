"""How a game starts: the rules are checked, somebody is chosen to begin, and everybody draws seven tiles."""

from typing import assert_never

from tilewright.games.base import Kit
from tilewright.games.crossword.policies import FromSeat
from tilewright.games.junior.events import Event, FirstChosen, Started
from tilewright.games.junior.evolve import Story, evolve
from tilewright.games.junior.rules import AnySeat, Rules
from tilewright.games.junior.turns import refill_all, turn_to


def start(rules: Rules, players: tuple[str, ...], kit: Kit) -> tuple[Event, ...]:
    """The events a game begins with."""
    rules.checked(len(players))
    started = Started(rules, players, kit.dice.commitment)
    story = Story.begun(started, kit, evolve)
    story.tell(_first(rules, len(players), kit))
    refill_all(story, story.state.first)
    turn_to(story, story.state.first)
    return tuple(story.told)


def _first(rules: Rules, seats: int, kit: Kit) -> FirstChosen:
    match rules.first_player:
        case FromSeat(seat=seat):
            return FirstChosen(seat, by_chance=False)
        case AnySeat():
            return FirstChosen(kit.dice.roll(seats, 0), by_chance=True)
        case never:
            assert_never(never)
