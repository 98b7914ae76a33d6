"""How a game starts: the rules are checked, a prepared list is gone through, and the first rack is drawn."""

from msgspec.structs import replace

from tilewright.core.lexicon import Finder
from tilewright.core.refusal import Refused
from tilewright.games.base import Kit
from tilewright.games.duplicate.events import Event, Started
from tilewright.games.duplicate.evolve import Story, evolve
from tilewright.games.duplicate.preparing import completed
from tilewright.games.duplicate.rounds import next_rack
from tilewright.games.duplicate.rules import Rules


def start(rules: Rules, players: tuple[str, ...], kit: Kit) -> tuple[Event, ...]:
    """The events a game begins with. The word list must find plays, since the program looks for the best (R-9.4)."""
    rules.checked(len(players))
    if not isinstance(kit.words, Finder):
        raise Refused("no-finder")
    if rules.prepared:
        rules = replace(rules, prepared=completed(rules, kit.words))
    started = Started(rules, players, kit.dice.commitment, kit.now)
    story = Story.begun(started, kit, evolve)
    next_rack(story)
    return tuple(story.told)
