"""Tilewright: the crossword tile game as a library.

`Game` plays one, and `Session` a game of any kind. `edition` and `Rules` say by which rules, and the name of a lexicon,
or a `WordList`, by which words; `Move`, `Board`, `Tiles` and the rest are values. Everything that the library raises is
a `TilewrightError`. Formats are in `tilewright.notation` (`gcg`, `cgp`, `log`), everything behind a game in
`tilewright.games`.
"""

import importlib as _importlib
import typing as _typing

if _typing.TYPE_CHECKING:
    from tilewright.bots.roster import list_bots
    from tilewright.coach.front import analyse, analyse_async
    from tilewright.core.board import Board
    from tilewright.core.errors import TilewrightError
    from tilewright.core.faces import shown
    from tilewright.core.layout import Layout
    from tilewright.core.named_layouts import list_layouts
    from tilewright.core.named_sets import list_tile_sets, tile_set
    from tilewright.core.refusal import Refused
    from tilewright.core.square import Laid, Square
    from tilewright.core.tiles import Tiles
    from tilewright.core.tileset import TileSet
    from tilewright.editions.books import edition, list_editions
    from tilewright.editions.house import list_house_rules
    from tilewright.games.crossword.rules import Rules
    from tilewright.lexicons.plain import WordList
    from tilewright.notation.move import Move
    from tilewright.notation.trouble import Unreadable
    from tilewright.session.game import Game
    from tilewright.session.session import Session
    from tilewright.session.tree import GameTree

    __version__: str

__all__ = [
    "Board",
    "Game",
    "GameTree",
    "Laid",
    "Layout",
    "Move",
    "Refused",
    "Rules",
    "Session",
    "Square",
    "TileSet",
    "Tiles",
    "TilewrightError",
    "Unreadable",
    "WordList",
    "analyse",
    "analyse_async",
    "edition",
    "list_bots",
    "list_editions",
    "list_house_rules",
    "list_layouts",
    "list_tile_sets",
    "shown",
    "tile_set",
]

#: Where each is found. They are imported when they are first asked for, so that a command loads only what it needs.
_HOMES = {
    "Board": "tilewright.drawing.board",  # so that a notebook can draw it
    "Game": "tilewright.session.game",
    "GameTree": "tilewright.session.tree",
    "Laid": "tilewright.core.square",
    "Layout": "tilewright.core.layout",
    "Move": "tilewright.notation.move",
    "Refused": "tilewright.core.refusal",
    "Rules": "tilewright.games.crossword.rules",
    "Session": "tilewright.session.session",
    "Square": "tilewright.core.square",
    "TileSet": "tilewright.core.tileset",
    "Tiles": "tilewright.core.tiles",
    "TilewrightError": "tilewright.core.errors",
    "Unreadable": "tilewright.notation.trouble",
    "WordList": "tilewright.lexicons.plain",
    "analyse": "tilewright.coach.front",
    "analyse_async": "tilewright.coach.front",
    "edition": "tilewright.editions.books",
    "list_bots": "tilewright.bots.roster",
    "list_editions": "tilewright.editions.books",
    "list_house_rules": "tilewright.editions.house",
    "list_layouts": "tilewright.core.named_layouts",
    "list_tile_sets": "tilewright.core.named_sets",
    "shown": "tilewright.core.faces",
    "tile_set": "tilewright.core.named_sets",
}

if not _typing.TYPE_CHECKING:  # a type checker knows the names, and no others

    def __getattr__(name: str) -> object:
        if name == "__version__":
            return _importlib.import_module("importlib.metadata").version("tilewright")
        if name not in _HOMES:
            raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
        found: object = getattr(_importlib.import_module(_HOMES[name]), name)
        globals()[name] = found
        return found

    def __dir__() -> list[str]:
        return sorted({*globals(), *__all__})
