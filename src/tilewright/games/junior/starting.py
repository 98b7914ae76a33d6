"""How a game starts: the rules are checked, somebody is chosen to begin, and everybody draws seven tiles."""

from typing import assert_never

from tilewright.games.crossword.policies import FromSeat
from tilewright.games.junior.events import Event, FirstChosen, Started
from tilewright.games.junior.evolve import evolve
from tilewright.games.junior.rules import AnySeat, Rules
from tilewright.games.junior.story import Story
from tilewright.games.junior.turns import refill_all, turn_to
from tilewright.games.mode import Kit


def start(rules: Rules, players: tuple[str, ...], kit: Kit) -> tuple[Event, ...]:
    """The events a game begins with."""
    rules.checked(len(players))
    started = Started(rules, players, kit.dice.commitment)
    story = Story(evolve(None, started), kit)
    story.told.append(started)
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
