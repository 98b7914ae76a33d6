"""The commands that move nothing: look a word up, take a hint, count what is unseen, order the rack."""

import random

from msgspec.structs import replace

from tilewright.cli.frame.table import TerminalTable
from tilewright.cli.frame.typed import Words
from tilewright.cli.games.crossword.bests import is_alone
from tilewright.cli.pictures.rack import counted, in_order
from tilewright.cli.saying import Number, plain
from tilewright.core.lexicon import Finder
from tilewright.core.tiles import Tiles
from tilewright.games.crossword.bags import unseen_by
from tilewright.games.crossword.lookup import look_up
from tilewright.games.crossword.policies import Dictionary
from tilewright.games.crossword.turns import refuse_out_of_turn
from tilewright.notation.coordinates import told_play
from tilewright.session.game import Game

MOST_WORDS = 8  # to look up at once


class Asides:
    """Each command leaves the draft as it is."""

    def __init__(self, table: TerminalTable, game: Game) -> None:
        self.table = table
        self.game = game
        self._orders: dict[int, str] = {}  # how each player likes the rack

    def rack(self, seat: int, tiles: Tiles) -> str:
        """In the order that its owner chose."""
        return in_order(tiles.faces, self._orders.get(seat, ""))

    def shuffle(self, seat: int, _words: Words) -> None:
        faces = list(self.rack(seat, self.game.state.racks[seat]))
        random.shuffle(faces)
        self._orders[seat] = "".join(faces)

    def sort(self, seat: int, _words: Words) -> None:
        self._orders[seat] = ""

    def look(self, seat: int, words: Words) -> None:
        found, tiles = [], self.game.rules.tileset
        for word in words[:MOST_WORDS]:
            is_good = look_up(self.game.state, seat, tiles.read_capitals(word), self.game.words)
            verdict = "good" if is_good else "not in this game's list"
            found.append(f"{plain(word.upper())} is {verdict}.")
        self.table.word = " ".join(found) or "Say what to look up, as in look HORN."

    def unseen(self, seat: int, _words: Words) -> None:
        """The bag and the racks of the others, as far as the seat knows."""
        tiles = unseen_by(self.game.state, seat)
        self.table.word = f"Unseen, {len(tiles)}: {counted(tiles, self.game.rules.tileset)}"

    def hint(self, seat: int, _words: Words) -> None:
        """The play with the most points. A solitaire with hints is no personal best (R-8.1)."""
        refuse_out_of_turn(self.game.state, seat)
        self.table.word = self._hint()

    def _hint(self) -> str:
        game = self.game
        if not is_alone(game) and game.rules.dictionary is not Dictionary.OPEN:
            return "Hints are for games alone, and where the dictionary is open. (R-3.2, R-6.2)"
        if not isinstance(game.words, Finder):
            return "Your own dictionary cannot be searched; play by a list, as --lexicon commons."
        moves = game.legal_moves()
        if not moves:
            return "There is no play. You can exchange or pass."
        session = game.session
        session.notes = replace(session.notes, hints=session.notes.hints + 1)
        self.table.keep()
        at, word = told_play(game.board, moves[0].laid, self.table.convention)
        return f"{at} {word} would score {Number(moves[0].score):points}."
