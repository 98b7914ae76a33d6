"""Games of every kind at a table, and random players for them."""

from collections.abc import Callable
from random import Random
from typing import Any

from msgspec import Raw
from msgspec.json import encode

from tilewright.core.lexicon import Lexicon
from tilewright.editions.house import rules_for
from tilewright.games.bingo.rules import Rules as BingoRules
from tilewright.games.duplicate.policies import RoundClosing
from tilewright.games.duplicate.rules import Rules as DuplicateRules
from tilewright.games.junior.rules import Rules as JuniorRules
from tilewright.games.unbuild.rules import Rules as UnbuildRules
from tilewright.lexicons.graph import WordGraph
from tilewright.live.tables.setup import TableSetup
from tilewright.testing import SAMPLE_WORDS, RandomPlayer, bingo, duplicate, unbuild
from tilewright.testing.junior import RandomJunior

THREE = ("Ann", "Ben", "Cid")
Acting = Callable[[Any], tuple[int, Any]]


def _crossword(*house: str) -> Callable[[Random], tuple[Any, Acting]]:
    def begun(chance: Random) -> tuple[Any, Acting]:
        return rules_for("tile-lock", house), RandomPlayer(chance).action

    return begun


def _junior(chance: Random) -> tuple[Any, Acting]:
    player = RandomJunior(chance, JuniorRules())

    def action(state: Any) -> tuple[int, Any]:
        player.state = state
        return player.action()

    return JuniorRules(), action


def _duplicate(chance: Random) -> tuple[Any, Acting]:
    rules = DuplicateRules(tileset=duplicate.FEW_TILES, closing=RoundClosing.ALL_DONE, limit=None)
    player = duplicate.RandomDuplicate(chance, rules, THREE)

    def action(state: Any) -> tuple[int, Any]:
        player.state = state
        return player.action()

    return rules, action


def _unbuild(chance: Random) -> tuple[Any, Acting]:
    return UnbuildRules(unbuild.left_board(5)), lambda state: unbuild.action(state, chance)


def _bingo(chance: Random) -> tuple[Any, Acting]:
    return BingoRules(), lambda state: bingo.action(state, chance)


#: By name: the kind, the words, and the rules with a random player for them.
TABLES: dict[str, tuple[str, Lexicon, Callable[[Random], tuple[Any, Acting]]]] = {
    "crossword": ("crossword", SAMPLE_WORDS, _crossword()),
    "crossword-clock": ("crossword", SAMPLE_WORDS, _crossword("game-clock")),
    "crossword-bags": ("crossword", SAMPLE_WORDS, _crossword("double-bag", "move-timer")),
    "junior": ("junior", SAMPLE_WORDS, _junior),
    "unbuild": ("unbuild", SAMPLE_WORDS, _unbuild),
    "bingo": ("bingo", WordGraph(bingo.SEVENS), _bingo),
    "duplicate": ("duplicate", duplicate.WORDS, _duplicate),
}


def random_table(name: str, chance: Random) -> tuple[TableSetup, Acting]:
    kind, _, begun = TABLES[name]
    rules, action = begun(chance)
    return TableSetup(kind, Raw(encode(rules)), THREE), action
