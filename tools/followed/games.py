"""The games that are followed: the golden ones, random ones, and one for what chance hardly ever brings about."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from pathlib import Path
from random import Random
from typing import Any, NamedTuple, get_args

import msgspec
from msgspec.structs import replace

from tilewright.core.tileset import TileSet
from tilewright.editions.books import EDITIONS
from tilewright.editions.house import rules_for
from tilewright.games.crossword.actions import Resign
from tilewright.games.crossword.state import Owing
from tilewright.games.kind import GAMES, AnyKind, kind_of
from tilewright.session.game import Game
from tilewright.testing import RandomGame, played_out
from tilewright.testing.bingo import random_bingo
from tilewright.testing.duplicate import RandomDuplicate
from tilewright.testing.games import PLAYERS
from tilewright.testing.junior import RandomJunior
from tilewright.testing.random_session import RandomSession
from tilewright.testing.unbuild import random_unbuild

GOLDEN = Path(__file__).parents[2] / "tests" / "playthroughs"
STANDARD = "crossword"

#: By game, who plays it by chance, and the numbers of those chances that bring about what is rare: plays taken back
#: after a turn was lost, before the opening, with recycled blanks; players who come back to what they had finished.
RANDOM: dict[str, tuple[Callable[[Random], Sequence[Any]], tuple[int, ...]]] = {
    STANDARD: (lambda chance: played_out(chance).events, (0, 1, 7, 9, 12, 17, 20, 27)),
    "duplicate": (lambda chance: _to_the_end(RandomDuplicate(chance)), (0, 1, 2, 10, 19, 29, 30, 36, 45, 63)),
    "unbuild": (lambda chance: _to_the_end(random_unbuild(chance)), tuple(range(8))),
    "bingo": (lambda chance: _to_the_end(random_bingo(chance)), tuple(range(10))),
    "junior": (lambda chance: _to_the_end(RandomJunior(chance)), tuple(range(6))),
}
HORN_IN_A_ROW = "15/15/15/15/15/15/15/5HOrN6/15/15/15/15/15/15/15"
WORTHLESS = TileSet.parse("?1x0 A6x0 E6x0 I4x1 O4x0 N5x0 T5x0 R5x0 S4x1 D3x0 H2x0 W2x1", name="worthless")


class Played(NamedTuple):
    name: str
    kind: AnyKind
    events: Sequence[Any]


def all_games() -> list[Played]:
    games = [*golden_games(), *random_games(), given_up(), set_up(), *taken_back()]
    refuse_gaps(games)
    return games


def golden_games() -> Iterator[Played]:
    for path in sorted(GOLDEN.glob("*.jsonl")):
        game = path.stem.partition("-")[0]
        kind = kind_of(game if game in GAMES else STANDARD)
        lines = [msgspec.json.decode(line) for line in path.read_text(encoding="utf-8").splitlines()]
        yield Played(path.stem, kind, [msgspec.convert(line["event"], kind.event) for line in lines if "event" in line])


def random_games() -> Iterator[Played]:
    for name, (play, numbers) in RANDOM.items():
        for number in numbers:
            yield Played(f"{name} of chance {number}", kind_of(name), play(Random(number)))


def given_up() -> Played:
    """Plays that score nothing, and a player who leaves between giving tiles away and drawing others."""
    rules = replace(rules_for("folio", ["double-bag", "recycling"]), tileset=WORTHLESS)
    game = RandomGame(Random(1), rules, PLAYERS[:3])
    while not game.state.is_over:
        phase = game.state.phase
        if isinstance(phase, Owing) and game.state.aside and not game.state.gone:
            game.ask(phase.seat, Resign())
        else:
            game.step()
    assert game.state.gone, "nobody exchanged tiles"
    return Played("given up", kind_of(STANDARD), game.events)


def set_up() -> Played:
    """A game that begins with a position, in which one rack is known and two are drawn."""
    game = RandomGame(Random(2), rules_for("folio", ["jacks"]), PLAYERS[:3])
    text = f"{HORN_IN_A_ROW} AEINRS?// 14/0/250 2"
    position = Game.from_cgp(text, game.state.rules, players=game.state.players, words=game.kit.words, seed=2)
    game.session = position.session
    return Played("set up", kind_of(STANDARD), _to_the_end(game))


def taken_back() -> Iterator[Played]:
    """Some turns are taken back before they are played anew, as a server's record has it."""
    timed = rules_for("magnetic", ["game-clock"])
    games: dict[str, RandomSession[Any, Any, Any, Any, Any]] = {
        STANDARD: RandomGame(Random(4), timed, PLAYERS[:2]),
        "junior": RandomJunior(Random(4)),
    }
    for name, game in games.items():
        kind, session = game.kind, game.session
        assert kind.taking_back
        for _ in range(3):
            before, earlier = session.state, session.events
            while session.state.rolled == before.rolled:
                game.step()
            back = kind.taking_back.events(before, session.state, 0, game.now)
            session.events, game.state = earlier + back, kind.evolved(before, back)
        yield Played(f"{name} taken back", kind, _to_the_end(game))


def refuse_gaps(games: Iterable[Played]) -> None:
    """Every event of every game, every edition and every number of seats must have been met."""
    met: dict[str, set[type]] = {name: set() for name in GAMES}
    editions, seats = set(), set()
    for game in games:
        met[game.kind.name] |= {type(event) for event in game.events}
        if game.kind.name == STANDARD:
            editions.add(game.events[0].rules.edition)
            seats.add(len(game.events[0].players))
    for name, types in met.items():
        missing = set(get_args(kind_of(name).event)) - types
        assert not missing, f"no game of {name} meets {missing}"
    assert editions >= set(EDITIONS), f"no game of {set(EDITIONS) - editions}"
    assert seats == {1, 2, 3, 4}, f"only games of {seats} seats"


def _to_the_end(game: RandomSession[Any, Any, Any, Any, Any]) -> Sequence[Any]:
    game.play_out()
    return game.events
