"""Unbuild at the terminal: nothing is hidden, and players take turns to remove tiles of one word."""

from collections.abc import Sequence
from typing import ClassVar

from rich.text import Text

from tilewright.cli.frame.dialogue import Dialogue
from tilewright.cli.frame.prompt import ask
from tilewright.cli.frame.typed import Command, Words, is_place
from tilewright.cli.games.unbuild.reading import Squares, read_removal
from tilewright.cli.pictures.board import board_picture
from tilewright.cli.saying import Number
from tilewright.core.refusal import Refused
from tilewright.games.base import BaseAction
from tilewright.games.unbuild import actions as a
from tilewright.games.unbuild.removals import removals
from tilewright.games.unbuild.removing import removal
from tilewright.games.unbuild.state import State
from tilewright.notation.removals import write_removal

MOST_HINTS = 5


class UnbuildDialogue(Dialogue[State]):
    title: ClassVar[str] = "Unbuild"
    leaving: ClassVar[BaseAction] = a.Resign()
    rules_page: ClassVar[Sequence[str]] = (
        "A finished board is taken down again, in turn.",
        "Take one to six tiles of one word, neighbours or not. (R-10.1)",
        "What is left has to be good words across and down, and hang together;",
        "one tile by itself may be left only as the last of all. (R-10.2)",
        "Words that stood on the board from the start are good.",
        "You score the face values of your tiles; a blank is 0. (R-10.3)",
        "It ends when the board is empty or nothing can be taken. Most points win.",
        "",
        "8F HORN: RN            take R and N of HORN, which starts at 8F across",
        "8F: RN                 the same",
        "F8 HORN                take all of HORN, which runs down from F8",
        "8H 8I                  take the tiles on these squares",
    )

    def own_commands(self) -> dict[str, Command]:
        does = f"show up to {MOST_HINTS} removals that are allowed, the best first"
        return {"hint": Command("hint", does, self._hint)}

    def picture(self, seat: int | None) -> list[Text]:  # noqa: ARG002 - nothing is hidden
        board = self.state.board
        left = f"{Number(board.tiles):tiles} left"
        return [self.heading(left), *board_picture(board, self.screen.look(board.layout, self.table.convention))]

    def ask_next(self, seat: int) -> None:
        self.show(seat)
        self.obey(ask(f"{self.table.names[seat]}, which tiles do you take?> "), seat)

    def reads(self, line: str) -> bool:
        return bool(line) and is_place(line.replace(":", " ").split(maxsplit=1)[0] if line.strip(": ") else "")

    def play(self, line: str, seat: int) -> None:
        squares = read_removal(self.state.board, line, self.table.convention, self._is_valid)
        self.do(a.Remove(squares), seat)

    def result(self) -> list[str]:
        end = self.state.end
        assert end, "only a finished game has a result"
        return [self.tally(), self.victory(end.winners, "points")]

    def _is_valid(self, squares: Squares) -> bool:
        try:
            removal(self.state, self.state.turn, squares, self._is_good)
        except Refused:
            return False
        return True

    def _is_good(self, word: str) -> bool:
        return self.state.is_good(word, self.table.session.words)

    def _hint(self, _seat: int, _words: Words) -> None:
        found = removals(self.state, self.table.session.words)[:MOST_HINTS]
        board, convention = self.state.board, self.table.convention
        texts = [f"{write_removal(board, one.taken, convention)} for {one.points}" for one in found]
        self.table.word = "\n".join(texts)
