"""How soon endgames are solved, from the turn at which the bag is empty."""

from collections.abc import Iterator
from statistics import median
from time import process_time

from tilewright import _native
from tilewright.bots.roster import leaves_for
from tilewright.cli.engine.asking import asked
from tilewright.cli.engine.thinking import outlook_of
from tilewright.core.board import Board
from tilewright.core.tiles import Tiles
from tilewright.core.tileset import STANDARD_TILES
from tilewright.engine.outlook import Effort
from tilewright.engine.static_player import numbered, terms_of
from tilewright.engine.thinker import Thinker
from tilewright.games.crossword.rules import Rules
from tilewright.lexicons.compiled import open_graph
from tilewright.lexicons.graph import WordGraph
from tilewright.movegen.native_board import native_layout, play_of, tile_values
from tilewright.notation import cgp

POSITIONS, SECONDS, SEED = 20, 5.0, 5
RULES = Rules()


def main() -> None:
    """endgames on `commons`, each with at most 5 s on one thread, in CPU time; as CGP, for other engines"""
    words = open_graph("commons")
    thinker, taken = Thinker(words, RULES, leaves_for(words)), []
    for position in _positions(words):
        outlook = outlook_of(asked((position,), "commons", ()))
        began = process_time()
        found = thinker.endgame(outlook, Effort(SECONDS))
        seconds = process_time() - began
        taken.append(seconds if found.is_solved else float("inf"))
        how = "solved" if found.is_solved else f"{found.depth} moves deep"
        print(f"  {position}: {how}, {found.nodes:,} nodes, {seconds:.2f} s")
    solved = sum(seconds < float("inf") for seconds in taken)
    print(f"  {solved} of {len(taken)} solved, the median in {median(taken):.2f} s")


def _positions(words: WordGraph) -> Iterator[str]:
    """Games of the static player against itself, as far as the turn at which the bag is empty."""
    worth, letters = tile_values(STANDARD_TILES, words.alphabet)
    terms, leaves = terms_of(RULES), leaves_for(words)
    game = _native.Game(words.native, native_layout(RULES.layout), worth, letters, terms, 2)
    for number in range(POSITIONS):
        game.deal(numbered(words, STANDARD_TILES.bag()), SEED, number)
        board = Board.empty()
        while in_bag := sum(map(len, game.piles)):
            rack, kept = game.racks[game.turn], leaves.native if leaves else None
            move = _native.best_choice(game.position, rack, in_bag, 0, terms, kept, None)
            board = board.lay(play_of(move.play, words.alphabet).laid if move.is_play else ())
            game.make(move)
        order = (game.turn, 1 - game.turn)
        racks = tuple(Tiles("".join(words.alphabet.letters[n - 1] if n else "?" for n in game.racks[s])) for s in order)
        yield cgp.write(cgp.CgpPosition(board, racks, tuple(game.scores[s] for s in order), 0, ()))
