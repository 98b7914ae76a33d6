"""How a game starts: the rules are checked, lots are drawn, racks are filled."""

from functools import lru_cache

from tilewright.core.refusal import Refused
from tilewright.core.tiles import Tiles
from tilewright.games.base import Kit
from tilewright.games.crossword.drawing import deal
from tilewright.games.crossword.events import Event, LotsDrawn, Started
from tilewright.games.crossword.evolve import Story, evolve
from tilewright.games.crossword.policies import FromSeat, ThemeList
from tilewright.games.crossword.rules import Rules


def start(rules: Rules, players: tuple[str, ...], kit: Kit) -> tuple[Event, ...]:
    """The events a game begins with."""
    refuse_nonsense(rules, len(players))
    if isinstance(rules.theme, ThemeList) and rules.theme.name not in kit.themes:
        raise Refused("theme-unknown", theme=rules.theme.name, known=sorted(kit.themes))
    started = Started(rules, players, kit.dice.commitment, kit.now)
    story = Story.begun(started, kit, evolve)
    if isinstance(rules.first_player, FromSeat):
        story.tell(LotsDrawn((), rules.first_player.seat))
    elif len(players) > 1:
        _draw_lots(story)
    deal(story, story.state.first)
    return tuple(story.told)


@lru_cache(maxsize=256)
def refuse_nonsense(rules: Rules, seats: int) -> None:
    """Refuse rules that make no sense for so many seats; those of many games are looked at once."""
    rules.checked(seats)


def _draw_lots(story: Story) -> None:
    """R-2.2: nearest the start of the alphabet begins, a blank before all; those tied draw again."""
    tileset = story.state.rules.tileset
    tied, left = list(story.state.seats), tileset.bag()
    while len(tied) > 1:
        if len(left) < len(tied):  # a set of very few kinds: nothing more to draw, so the first of them begins
            story.tell(LotsDrawn((), tied[0]))
            return
        drawn = story.kit.dice.draw(left, len(tied), story.state.rolled)
        left = Tiles(left.faces).take(drawn)
        lots = tuple(zip(tied, drawn, strict=True))
        nearest = min(tileset.rank(face) for face in drawn)
        tied = [seat for seat, face in lots if tileset.rank(face) == nearest]
        story.tell(LotsDrawn(lots, tied[0] if len(tied) == 1 else None))
