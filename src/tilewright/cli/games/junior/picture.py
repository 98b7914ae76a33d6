"""The printed board as text: tiles as capitals, letters to come as small ones, open squares in brackets."""

from rich.style import Style
from rich.text import Text

from tilewright.cli.pictures.board import axis_name, uncut
from tilewright.cli.pictures.look import Look
from tilewright.core.square import Square
from tilewright.core.tiles import Tiles
from tilewright.games.junior.board import JuniorBoard
from tilewright.games.junior.printed import NO_LETTER
from tilewright.notation.coordinates import Convention

LEGEND = ("[a] open, and you have it", "(a) open", " a  not yet", " A  covered")


def printed_picture(board: JuniorBoard, look: Look, rack: Tiles, laid: frozenset[Square]) -> list[Text]:
    """The lines of the drawing, the names of the columns first. `laid` was covered just now."""
    lettered = look.convention is Convention.TOURNAMENT
    columns = range(1, board.printed.width + 1)
    lines = [Text("   " + "".join(f"{axis_name(col, lettered=lettered):^3}" for col in columns), style="bold")]
    opened = {one.square for one in board.openings()}
    for row in range(1, board.printed.height + 1):
        line = Text().append(f"{axis_name(row, lettered=not lettered):>2} ", "bold")
        for square in (Square(row, col) for col in columns):
            letter = board.printed.letter(square)
            if board.covers(square):
                line.append(*_tile(letter, look, new=square in laid))
            elif square in opened:
                mine = letter in rack
                line.append(f"[{letter.lower()}]" if mine else f"({letter.lower()})", Style(bold=True, reverse=mine))
            else:
                line.append(f" {letter.lower() or ('·' if look.unicode else NO_LETTER)} ", "" if letter else "dim")
        lines.append(line)
    return uncut(lines)


def _tile(letter: str, look: Look, *, new: bool) -> tuple[str, Style]:
    face, mark = (look.palette.last, look.last_mark) if new else (look.palette.tile, " ")
    return f"{mark}{letter} ", Style(color=face.ink, bgcolor=face.top, bold=True)
