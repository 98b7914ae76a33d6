"""The beginner game at the terminal: everybody sees every rack, and each turn covers two letters."""

from collections.abc import Sequence
from typing import ClassVar

from rich.text import Text

from tilewright.cli.frame.dialogue import Dialogue
from tilewright.cli.frame.prompt import ask
from tilewright.cli.frame.screen import Screen
from tilewright.cli.frame.table import TerminalTable
from tilewright.cli.frame.typed import Command, Words
from tilewright.cli.games.junior.picture import LEGEND, printed_picture
from tilewright.cli.games.junior.reading import is_of_tiles, parts, read_tile, square_text
from tilewright.cli.pictures.board import beside
from tilewright.cli.saying import Number
from tilewright.core.layout import STANDARD_LAYOUT
from tilewright.core.square import Laid
from tilewright.core.tiles import Tiles
from tilewright.games.base import BaseAction
from tilewright.games.junior import actions as a
from tilewright.games.junior.board import JuniorBoard
from tilewright.games.junior.exchanging import swap_due
from tilewright.games.junior.placing import judge_tile
from tilewright.games.junior.plays import first_play
from tilewright.games.junior.state import State
from tilewright.sentences.events import message_text
from tilewright.sentences.events.junior import finished

PANEL = 28


class JuniorDialogue(Dialogue[State]):
    title: ClassVar[str] = "The beginner game"
    leaving: ClassVar[BaseAction] = a.Resign()
    rules_page: ClassVar[Sequence[str]] = (
        "Words are printed on the board. You cover their letters with your tiles.",
        "Everybody has 7 letters, and everybody may see them. (R-12.1)",
        "In your turn you play two letters, each on a square with that letter.",
        "Spell every word from its first letter on: a square in brackets is open,",
        "because it comes next in its word. [k] is open, and you have a K. (R-12.2)",
        "Type K 5C, or only K if there is one place for it, or both: K A",
        "If only one of your letters fits, play one. If none fits, swap two letters;",
        "if no letters are left in the bag, pass. Who can play must. (R-12.3)",
        "Finish a word, and you get a chip. Finish two at once: two chips! (R-12.4)",
        "Then you draw, so that you have 7 letters again. When all letters are covered,",
        "the player with the most chips wins. (R-12.5)",
        "",
    )

    def __init__(self, table: TerminalTable, screen: Screen) -> None:
        super().__init__(table, screen)
        self.draft: tuple[Laid, ...] = ()

    def own_commands(self) -> dict[str, Command]:
        return {
            "undo": Command("undo", "take the first letter of your turn back", self._undo),
            "hint": Command("hint", "show letters that you can play", self._hint),
            "swap": Command("swap A E", "swap letters, if none of yours fits", self._swap),
            "pass": self.doing("", "let the turn go by, if nothing else is left", a.Pass()),
        }

    def picture(self, seat: int | None) -> list[Text]:
        state = self.state
        board, rack = self._drafted(state.turn if seat is None else seat)
        look = self.screen.look(STANDARD_LAYOUT, self.table.convention)
        last = frozenset(one.square for one in (*state.last, *self.draft))
        drawn = printed_picture(board, look, rack, last)
        panel = self._panel()
        if self.screen.console.width < 3 + 3 * board.printed.width + 2 + PANEL:
            return [*drawn, *panel]
        return beside(drawn, panel)

    def ask_next(self, seat: int) -> None:
        self.show(seat)
        line = ask(self._question(seat))
        if not line and self._is_stuck(seat):
            self.do(a.Pass(), seat)
        else:
            self.obey(line, seat)

    def reads(self, line: str) -> bool:
        return is_of_tiles(line)

    def do(self, action: BaseAction, seat: int) -> bool:
        done = super().do(action, seat)
        self.draft = () if done else self.draft
        return done

    def tally(self) -> str:
        return super().tally().rstrip(".") + f"; {Number(len(self.state.pool)):letters} in the bag."

    def result(self) -> list[str]:
        over = self.state.over
        assert over, "only a finished game has a result"
        return [self.tally(), self.victory(over.winners, "chips")]

    def _question(self, seat: int) -> str:
        name, due = self.table.names[seat], swap_due(self.state, seat)
        if self.draft:
            return f"{name}, and your second letter?> "
        if self.state.board.open_to(self.state.racks[seat]):
            return f"{name}, which letter do you play?> "
        if due:
            return f"{name}, none of your letters fits. Choose {Number(due):letters} to swap> "
        return f"{name}, none of your letters fits, and the bag is empty. Enter passes> "

    def _is_stuck(self, seat: int) -> bool:
        return not self.state.board.open_to(self.state.racks[seat]) and not swap_due(self.state, seat)

    def play(self, line: str, seat: int) -> None:
        """Letters to swap, where none fits; else the tiles of this turn, one after the other."""
        typed = parts(line)
        if not self.state.board.open_to(self.state.racks[seat]):
            self.do(a.Exchange("".join(typed).upper()), seat)
            return
        while typed:
            board, rack = self._drafted(seat)
            one, typed = read_tile(board, rack, typed, self.table.convention)
            placed = judge_tile(board, rack, seat, one)
            self.draft = (*self.draft, one)
            praise = [message_text(one, self.table.audience) for one in finished(placed)]
            self._play_if_whole(seat, " ".join(["Good!", *praise]))

    def _play_if_whole(self, seat: int, praise: str) -> None:
        """R-12.3: two tiles, or one where no second fits."""
        if len(first_play(*self._drafted(seat), self.draft)) > len(self.draft):
            self.table.word = f"{praise} Now your second letter; or undo."
        else:
            laid, self.draft = self.draft, ()
            self.do(a.Place(laid), seat)

    def _drafted(self, seat: int) -> tuple[JuniorBoard, Tiles]:
        board, rack = self.state.board, self.state.racks[seat]
        for one in self.draft:
            board, rack = board.lay(one), rack.take(one.tile)
        return board, rack

    def _undo(self, _seat: int, _words: Words) -> None:
        self.draft = ()

    def _swap(self, seat: int, words: Words) -> None:
        self.do(a.Exchange("".join(words).upper()), seat)

    def _hint(self, seat: int, _words: Words) -> None:
        board, rack = self._drafted(seat)
        fits = [f"{one.tile} on {square_text(one.square, self.table.convention)}" for one in board.open_to(rack)]
        self.table.word = f"You can play {', '.join(fits)}." if fits else "None of your letters fits now. (R-12.3)"

    def _panel(self) -> list[Text]:
        """Everybody's chips and letters: racks lie open (R-12.1)."""
        state, lines = self.state, list[Text]()
        for seat, name in enumerate(self.table.names):
            pointer = ">" if seat == state.turn and not state.is_over else " "
            gone = " (left)" if seat in state.gone else ""
            chips = f"{Number(state.scores[seat]):chips}"
            lines.append(Text(f"{pointer} {name[:16]}{gone}: {chips}", style="bold" if pointer == ">" else ""))
            rack = self._drafted(seat)[1] if seat == state.turn else state.racks[seat]
            lines.append(Text("  " + " ".join(rack.faces)))
        pool = f"  bag: {Number(len(state.pool)):letters}"
        return [*lines, Text(""), Text(pool), Text(""), *(Text(f"  {line}", style="dim") for line in LEGEND)]
