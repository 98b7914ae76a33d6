"""The commands that lay tiles: a play is shown first, and confirmed or taken back."""

from tilewright.cli.playing.draft import NO_DRAFT, Draft, preview, preview_text
from tilewright.cli.playing.table import Table
from tilewright.games.crossword import actions as a

Words = tuple[str, ...]


class Laying:
    """Each method takes the seat, the words after the command and the draft, and gives back the draft that is left."""

    def __init__(self, table: Table) -> None:
        self.table = table

    def play(self, seat: int, words: Words, draft: Draft) -> Draft:
        if len(words) != 2:
            self.table.word = f"A play is a square and a word, as in {self.table.example}. A small letter is a blank."
            return draft
        return self._tried(draft.laying(self.table.game, words[0], words[1], self.table.convention), seat, draft)

    def confirm(self, seat: int, _words: Words, draft: Draft) -> Draft:
        if draft:
            return NO_DRAFT if self.table.do(draft.place, seat) else draft
        self.table.word = f"Type a play such as {self.table.example}, exchange QO, pass, or help."
        return draft

    def undo(self, _seat: int, _words: Words, draft: Draft) -> Draft:
        self.table.word = "Your tiles are back on the rack." if draft else "There is nothing to take back."
        return NO_DRAFT

    def recycle(self, seat: int, words: Words, draft: Draft) -> Draft:
        if len(words) != 1:
            self.table.word = "Say where the blank is, as in recycle 8H. (R-6.1)"
            return draft
        new = Draft(recycle=draft.recycle).recycling(words[0], self.table.game, self.table.convention)
        return self._tried(new, seat, draft)

    def claim(self, seat: int, words: Words, draft: Draft) -> Draft:
        if not words or not draft.laid:
            self.table.word = "Lay your tiles first, then say which words belong: claim HORN. (R-6.3)"
            return draft
        claims = tuple(dict.fromkeys((*draft.claims, *(word.upper() for word in words))))
        return self._tried(Draft(draft.laid, draft.recycle, claims), seat, draft)

    def _tried(self, new: Draft, seat: int, draft: Draft) -> Draft:
        """The new draft if it can be; laying tiles begins the turn, so the play before stands (R-3.2)."""
        self.table.refuse_if_not_on_turn(seat)
        placed = preview(self.table.game, new, self.table.themes)
        last = self.table.state.last
        if placed and last and last.open and not self.table.do(a.Begin(), seat):
            return draft
        if self.table.state.turn != seat:  # time was called meanwhile
            return NO_DRAFT
        self.table.word = preview_text(placed, self.table.game)
        return new
