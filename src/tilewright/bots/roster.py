"""The bots that can be named, each made for a lexicon and its rules."""

from collections.abc import Callable, Mapping
from types import MappingProxyType

from tilewright.bots.bot import UnknownBot
from tilewright.bots.static_player import Leaves, StaticPlayer
from tilewright.games.crossword.rules import Rules
from tilewright.lexicons.alphabet import ENGLISH
from tilewright.lexicons.box import BOX
from tilewright.lexicons.graph import WordGraph
from tilewright.lexicons.home import data_folder
from tilewright.lexicons.shelf import DEFAULT

KLV = ".klv2"


def bot(name: str, words: WordGraph, rules: Rules, *, mapped: bool = False) -> StaticPlayer:
    """A player by its name. One that plays whole games is faster with a map of the words."""
    if name not in BOTS:
        raise UnknownBot(name, BOTS)
    return StaticPlayer(words, rules, BOTS[name](words), mapped=mapped)


def leaves_for(words: WordGraph) -> Leaves | None:
    """Leave values of this lexicon, else those of the default one if the letters are the same; None if there are none.

    They are files like `leaves/commons.klv2` in the user's folder, or in the box.
    """
    names = (words.name, DEFAULT) if words.alphabet == ENGLISH else (words.name,)
    for name in names:
        for folder in (data_folder(), BOX):
            file = folder / "leaves" / (name + KLV)
            if file.is_file():
                return Leaves(file.read_bytes())
    return None


def _none(_: WordGraph) -> None:
    return None


#: By name, where its leave values come from: points and tiles kept, or points alone.
BOTS: Mapping[str, Callable[[WordGraph], Leaves | None]] = MappingProxyType({"static": leaves_for, "greedy": _none})
