"""After a game, the best plays that were not made, judged by what the player could know."""

from collections.abc import Iterable, Iterator

from msgspec import Struct
from msgspec.structs import replace

from tilewright.bots.roster import leaves_for
from tilewright.core.square import Direction
from tilewright.core.tiles import Tiles
from tilewright.core.words import form
from tilewright.editions.house import engine_support
from tilewright.engine.static_player import StaticPlayer
from tilewright.games.crossword.events import Exchanged, Passed, Placed, Withdrawn
from tilewright.games.crossword.evolve import evolve
from tilewright.games.crossword.state import State
from tilewright.lexicons.compiled import open_graph
from tilewright.live.tables.history import standing
from tilewright.live.tables.notated import notated_events
from tilewright.live.tables.setup import TableSetup
from tilewright.store.journal import StoredTurn


class MissedPlay(Struct, frozen=True):
    """A play worth more than the move that was made: its main word as it would be on the board, and where it starts.

    `played` is the main word that was played, empty if there was none.
    """

    n: int
    turn: int
    seat: int
    tiles: str
    row: int
    col: int
    down: bool
    points: int
    played: str
    played_points: int


def missed(setup: TableSetup, turns: Iterable[StoredTurn], seats: frozenset[int]) -> list[MissedPlay]:
    """Turn by turn, for these seats. Turns under rules the engine does not know are left out."""
    found: list[MissedPlay] = []
    words = open_graph(setup.lexicon)
    player: StaticPlayer | None = None
    newest = -1
    for before, event, n in _moves(setup, turns):
        if isinstance(event, Withdrawn):
            found = [replace(one, played_points=0) if one.n == newest else one for one in found]
            continue
        newest = n
        if event.seat not in seats or not engine_support(before.rules, opened=not before.jacks):
            continue
        player = player or StaticPlayer(words, before.rules, leaves_for(words))
        play = _better(player, before, event, n)
        if play is not None:
            found.append(play)
    return [one for one in found if one.points > one.played_points]


def _moves(
    setup: TableSetup, turns: Iterable[StoredTurn]
) -> Iterator[tuple[State, Placed | Exchanged | Passed | Withdrawn, int]]:
    """Each move with the state it was made in."""
    kind = setup.game
    state: State | None = None
    for turn in standing(turns):
        for event in notated_events(kind, kind.read_events(turn.events)) or ():
            if state is not None and isinstance(event, Placed | Exchanged | Passed | Withdrawn):
                yield state, event, turn.n
            state = evolve(state, event)


def _better(player: StaticPlayer, before: State, event: Placed | Exchanged | Passed, n: int) -> MissedPlay | None:
    """A play that is no better is included too, since the one that was played may yet be challenged off."""
    others = Tiles("".join(before.racks[seat].faces for seat in before.others(event.seat)))
    best = player.best(before.board, before.racks[event.seat], before.in_bag, None if before.in_bag else others)
    if not best.laid:
        return None
    main = form(before.board, best.laid).words[0]
    played, points = (event.words[0], event.points) if isinstance(event, Placed) else ("", 0)
    down = main.direction is Direction.DOWN
    return MissedPlay(
        n, before.number, event.seat, main.tiles, *main.start, down, best.points, played=played, played_points=points
    )
