"""The commands that lay tiles: a play is shown first, and confirmed or taken back."""

from dataclasses import replace

from tilewright.cli.frame.table import TerminalTable
from tilewright.cli.frame.typed import Unclear, Words, is_place
from tilewright.cli.games.crossword.draft import NO_DRAFT, Draft, preview, preview_text
from tilewright.games.base import BaseAction
from tilewright.games.crossword import actions as a
from tilewright.games.crossword.turns import refuse_out_of_turn
from tilewright.notation.coordinates import Convention
from tilewright.session.game import Game


class Laying:
    """Keeps the draft: what the player on turn has laid and not yet confirmed."""

    def __init__(self, table: TerminalTable, game: Game) -> None:
        self.table = table
        self.game = game
        self.draft = NO_DRAFT

    @property
    def example(self) -> str:
        return "H6 HORN" if self.table.convention is Convention.RULEBOOK else "8F HORN"

    def do(self, action: BaseAction, seat: int) -> bool:
        """Whatever happens discards the draft."""
        done = self.table.do(action, seat)
        self.draft = NO_DRAFT if done else self.draft
        return done

    def play(self, words: Words, seat: int) -> None:
        """A square and a word, in either order."""
        if len(words) != 2:
            raise Unclear(f"A play is a square and a word, as in {self.example}. A small letter is a blank.")
        at, word = words if is_place(words[0]) else reversed(words)
        self._try(self.draft.laying(self.game, at, word, self.table.convention), seat)

    def confirm(self, seat: int, _words: Words) -> None:
        if self.draft:
            self.do(self.draft.place, seat)
        else:
            self.table.word = f"Type a play such as {self.example}, exchange QO, pass, or help."

    def undo(self, _seat: int, _words: Words) -> None:
        self.table.word = "Your tiles are back on the rack." if self.draft else "There is nothing to take back."
        self.draft = NO_DRAFT

    def recycle(self, seat: int, words: Words) -> None:
        if len(words) != 1:
            raise Unclear("Say where the blank is, as in recycle 8H. (R-6.1)")
        self._try(Draft(recycle=self.draft.recycle).recycling(words[0], self.game, self.table.convention), seat)

    def claim(self, seat: int, words: Words) -> None:
        if not words or not self.draft.laid:
            raise Unclear("Lay your tiles first, then say which words belong: claim HORN. (R-6.3)")
        claims = dict.fromkeys((*self.draft.claims, *map(self.game.rules.tileset.read_capitals, words)))
        self._try(replace(self.draft, claims=tuple(claims)), seat)

    def _try(self, new: Draft, seat: int) -> None:
        """The new draft if it can be; laying tiles begins the turn, so the play before stands (R-3.2)."""
        refuse_out_of_turn(self.game.state, seat)
        placed = preview(self.game, new)
        last = self.game.state.last
        if placed and last and last.open:
            self.table.do(a.Begin(), seat)
            if self.table.refused:  # time was called
                return
        self.draft = new
        self.table.word = preview_text(placed, self.game)
