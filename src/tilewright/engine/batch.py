"""Many positions at once: on as many threads as you like, without holding up other Python threads."""

import os
from collections.abc import Iterable, Sequence
from typing import NamedTuple

from tilewright import _native
from tilewright.core.board import Board
from tilewright.core.tiles import Tiles
from tilewright.engine.static_player import LeaveValues, StaticPlayer, Valued, numbered, terms_of
from tilewright.games.crossword.bags import unseen_by
from tilewright.games.crossword.rules import Rules
from tilewright.lexicons.graph import WordGraph
from tilewright.movegen.native_board import counted, native_layout, standing, tile_order, tile_values
from tilewright.notation.move import ScoredMove
from tilewright.session.game import Game
from tilewright.session.legal_moves import LegalMoves, bonuses_of

_PLAIN_RULES = Rules()


class Position(NamedTuple):
    """A board and the rack of the player to move. With an empty bag, `others` is what the others hold."""

    board: Board
    rack: Tiles
    in_bag: int = 1
    others: Tiles = Tiles()

    @classmethod
    def of(cls, game: Game) -> "Position":
        """As the seat on turn knows it."""
        unseen = unseen_by(game.state, game.turn)
        return cls(game.board, game.rack, game.state.in_bag, Tiles() if game.state.in_bag else unseen)


def moves_many(
    positions: Iterable[Game | Position], words: WordGraph, rules: Rules = _PLAIN_RULES, *, threads: int | None = None
) -> list[Sequence[ScoredMove]]:
    """Every play in each position, the most points first, as `Game.legal_moves` has them.

    All positions have the board and the tiles of the rules. Without a number, one thread is used for each core.
    """
    if rules.word_bonuses:
        raise ValueError("bonuses for words are counted by Game.legal_moves alone")
    asked, words = _asked(positions), words.covering(rules.tileset)
    found = _native.ranked_plays_many(
        _empty(words, rules),
        _boards(words, asked, [counted(words.alphabet, one.board, one.rack) for one in asked]),
        rules.rack_size,
        bonuses_of(rules),
        tile_order(words.alphabet),
        threads or _cores(),
    )
    return [LegalMoves(plays, words.alphabet) for plays in found]


def best_many(
    positions: Iterable[Game | Position],
    words: WordGraph,
    rules: Rules = _PLAIN_RULES,
    leaves: LeaveValues | None = None,
    *,
    threads: int | None = None,
) -> list[Valued]:
    """The move that a static player would make in each position: see `StaticPlayer.best`."""
    player, asked = StaticPlayer(words, rules, leaves), _asked(positions)
    words = player.words
    if rules.word_bonuses:
        return [player.best(*one) for one in asked]
    boards = _boards(words, asked, [numbered(words, one.rack) for one in asked])
    native, terms = leaves.native if leaves else None, terms_of(rules)
    found = _native.best_choices(_empty(words, rules), boards, terms, native, words.word_map, threads or _cores())
    return [player.told(choice) for choice in found]


def _asked(positions: Iterable[Game | Position]) -> list[Position]:
    return [Position.of(one) if isinstance(one, Game) else one for one in positions]


def _boards(words: WordGraph, asked: Sequence[Position], racks: list[bytes]) -> _native.Boards:
    cells = [standing(words.alphabet, one.board) for one in asked]
    worth = [one.board.tileset.worth(one.others) for one in asked]
    return _native.Boards(cells, racks, [one.in_bag for one in asked], worth)


def _empty(words: WordGraph, rules: Rules) -> _native.Position:
    worth, letters = tile_values(rules.tileset, words.alphabet)
    layout = native_layout(rules.layout)
    return _native.Position(words.native, layout, worth, letters, bytes(rules.layout.width * rules.layout.height))


def _cores() -> int:
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
