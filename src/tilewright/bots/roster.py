"""The bots of each game by name, each made for a lexicon and rules."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from importlib import import_module
from importlib.util import find_spec
from types import MappingProxyType
from typing import Any

from tilewright.bots.bot import AnyBot, UnknownBot
from tilewright.bots.plugged import made, package_of, plugged_bots
from tilewright.bots.result import GameResult, plain_result
from tilewright.core.alphabet import ENGLISH
from tilewright.engine.static_player import LeaveValues, StaticPlayer
from tilewright.games.base import Kit
from tilewright.games.crossword.rules import Rules
from tilewright.games.kind import kind_of
from tilewright.lexicons.box import BOX
from tilewright.lexicons.graph import WordGraph
from tilewright.lexicons.home import data_folder
from tilewright.lexicons.shelf import DEFAULT

KLV = ".klv2"


@dataclass(frozen=True, slots=True)
class BotDescription:
    """A bot: a short description, and how to make it from the words and the rules of a game."""

    says: str
    make: Callable[[Any, Any], AnyBot]
    points: int | None = None  # its usual score in a game, if it was measured
    looks_ahead: bool = False
    plays_by: Callable[[Any], bool] = lambda _rules: True  # whether it can play by these rules


@dataclass(frozen=True, slots=True)
class Roster:
    """The bots of a game, its rules by edition and house rules, and the result of a game for each seat."""

    bots: Mapping[str, BotDescription]
    rules_for: Callable[[str | None, Iterable[str]], Any]
    result_of: Callable[[Sequence[Any], Any], GameResult]
    dealt: Callable[[Any, Kit], Any]  # the rules of one of many games, if each starts differently


def roster_of(game: str) -> Roster:
    """What is in the module `tilewright.bots.<game>.roster`: `BOTS`, and the rest if the game needs it.

    Bots of other packages that are installed come after ours, and never instead of one of them.
    """
    rules, package = kind_of(game).rules, f"tilewright.bots.{game}"
    module = import_module(f"{package}.roster") if find_spec(package) else None

    def only_rules(edition: str | None, house: Iterable[str]) -> Any:
        if edition or tuple(house):
            raise ValueError(f"there are no editions and no house rules for bots that play {game}")
        return rules()

    own = dict(getattr(module, "BOTS", {}))
    return Roster(
        own | {name: one for name, one in _plugged(game).items() if name not in own},
        getattr(module, "rules_for", only_rules),
        getattr(module, "result_of", plain_result),
        getattr(module, "dealt", lambda rules, _kit: rules),
    )


def _plugged(game: str) -> dict[str, BotDescription]:
    return {
        name: BotDescription(f"From the package {package_of(entry)}.", partial(made, name, entry))
        for name, entry in plugged_bots(game).items()
    }


def bots_for(game: str, rules: object = None) -> dict[str, str]:
    """The bots of a game, or those that can play by these rules, each with what it is.

    >>> bots_for("crossword")["greedy"]
    'Every word, every play, and the most points.'
    """
    bots = roster_of(game).bots
    return {name: one.says for name, one in bots.items() if rules is None or one.plays_by(rules)}


def list_bots(game: str = "crossword") -> dict[str, str]:
    """The names of the bots of a game, each with what it is.

    >>> list(list_bots("junior"))
    ['playful', 'simple', 'thinking']
    """
    return bots_for(game)


def bot_for(game: str, name: str, words: Any, rules: object) -> AnyBot:
    """A bot of any game by its name, which can play at any table of that game."""
    bots = roster_of(game).bots
    if name not in bots:
        raise UnknownBot(name, bots)
    return bots[name].make(words, rules)


def bot(name: str, words: WordGraph, rules: Rules, *, mapped: bool = False) -> StaticPlayer:
    """A static player of the standard game by its name. For whole games it is faster with a word map."""
    if name not in BOTS:
        raise UnknownBot(name, BOTS)
    return StaticPlayer(words, rules, BOTS[name](words), mapped=mapped)


def leaves_for(words: WordGraph) -> LeaveValues | None:
    """Leave values of this lexicon, or those of the default one if it has the same letters; None if there are none.

    They are files like `leaves/commons.klv2` in the user's folder or in the package.
    """
    names = (words.name, DEFAULT) if words.alphabet == ENGLISH else (words.name,)
    for name in names:
        for folder in (data_folder(), BOX):
            file = folder / "leaves" / (name + KLV)
            if file.is_file():
                return LeaveValues(file.read_bytes())
    return None


def _none(_: WordGraph) -> None:
    return None


#: Where each bot's leave values come from, by name; without them it counts points alone.
BOTS: Mapping[str, Callable[[WordGraph], LeaveValues | None]] = MappingProxyType(
    {"static": leaves_for, "greedy": _none}
)
