"""A hint for whoever plays alone, or at a table where the dictionary is open."""

from msgspec.structs import replace

from tilewright.cli.playing.bests import is_alone
from tilewright.cli.playing.draft import Draft
from tilewright.cli.playing.table import Table
from tilewright.cli.saying import Number
from tilewright.core.lexicon import Finder
from tilewright.games.crossword.policies import Dictionary
from tilewright.notation.coordinates import write_play


class Hinting:
    """It names the play with the most points. A solitaire with hints is no personal best (R-8.1)."""

    def __init__(self, table: Table) -> None:
        self.table = table

    def hint(self, seat: int, _words: tuple[str, ...], draft: Draft) -> Draft:
        self.table.refuse_if_not_on_turn(seat)
        self.table.word = self._hint()
        return draft

    def _hint(self) -> str:
        game = self.table.game
        if not is_alone(game) and game.rules.dictionary is not Dictionary.OPEN:
            return "Hints are for games alone, and where the dictionary is open. (R-3.2, R-6.2)"
        if not isinstance(game.words, Finder):
            return "Your own dictionary cannot be searched; play by a list, as --lexicon commons."
        moves = game.legal_moves()
        if not moves:
            return "There is no play. You can exchange or pass."
        game.notes = replace(game.notes, hints=game.notes.hints + 1)
        self.table.keep()
        at, word = write_play(game.board, moves[0].laid, self.table.convention)
        return f"{at} {word} would score {Number(moves[0].score):points}."
