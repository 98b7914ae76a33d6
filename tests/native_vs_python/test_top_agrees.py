"""The play that goes on the board in a master game is the first of all plays by the order of R-9.4."""

import time
from collections.abc import Iterator
from random import Random

import pytest

from tests.native_vs_python.positions import samples
from tilewright.core.board import Board
from tilewright.core.lexicon import Finder, Ranker
from tilewright.core.square import Laid
from tilewright.core.tiles import Tiles
from tilewright.core.tileset import TileSet
from tilewright.core.words import form
from tilewright.games.duplicate.choosing import best_play
from tilewright.games.duplicate.rules import Rules
from tilewright.lexicons.compiled import open_graph
from tilewright.lexicons.graph import WordGraph

BONUS = ((5, 20), (7, 50), (8, 50), (9, 50))


class Listing:
    """A dictionary that finds plays, and leaves it to others to rank them."""

    def __init__(self, graph: WordGraph) -> None:
        self.graph = graph

    def __contains__(self, word: str) -> bool:
        return word in self.graph

    def any_play(self, board: Board, tiles: Tiles, most: int) -> bool:
        return self.graph.any_play(board, tiles, most)

    def plays(self, board: Board, tiles: Tiles, most: int) -> Iterator[tuple[tuple[Laid, ...], int]]:
        return self.graph.plays(board, tiles, most)


@pytest.mark.parametrize("chunk", range(4))
def test_the_search_finds_the_play_that_a_look_through_all_does(chunk: int) -> None:
    chance, found = Random(chunk), 0
    for where, board, rack in samples(chunk + 300, 60):
        listing = Listing(where.graph)
        assert isinstance(where.graph, Ranker)
        assert isinstance(listing, Finder)
        assert not isinstance(listing, Ranker)
        rules = Rules(layout=board.layout, tileset=board.tileset, rack_size=9, bonus=BONUS)
        best = best_play(rules, board, rack, listing)
        assert best_play(rules, board, rack, where.graph) == best
        if best is None:
            continue
        found += 1
        refused = {word.text for word in form(board, best.laid).words if chance.random() < 0.8}
        refused |= {chance.choice(list(best.words))}
        assert best_play(rules, board, rack, where.graph, refused) == best_play(rules, board, rack, listing, refused)
    assert found > 20


def test_tiles_that_no_word_has_count_among_those_kept() -> None:
    """They are always kept, so their vowels and consonants tip the balance of the rest."""
    graph = WordGraph(["AT", "BAT", "TAB", "TA", "AB", "BA"])
    tileset = TileSet.parse("A9x1 B9x1 T9x1 Ä5x1 Ö5x1 Å5x1 Q5x1", name="odd", vowels="AÄÖÅ")
    rules = Rules(tileset=tileset)
    for rack in ("AATTÄÖÅ", "ABTTÄÖÅ", "AABTQQQ", "AABBTÄQ", "ABTÄÖÅQ"):
        board = Board.empty(tileset=tileset)
        assert best_play(rules, board, Tiles(rack), graph) == best_play(rules, board, Tiles(rack), Listing(graph))


def test_a_rack_of_many_blanks_takes_no_longer_than_a_turn_may() -> None:
    """Two blanks took a third of a second, three on a rack of fifteen eleven seconds, on the loop of every game."""
    words, board = open_graph("commons"), Board.empty()
    board = board.lay(tuple(Laid(8, 5 + place, tile) for place, tile in enumerate("TRAINERS")))
    for rack in ("AEINR??", "AEINRSTDLOUG???", "???????????????"):
        began = time.process_time()
        assert best_play(Rules(rack_size=len(rack)), board, Tiles(rack), words)
        assert time.process_time() - began < 0.3, rack
