"""The board as coloured text: every premium square carries its mark, every tile its value."""

from collections.abc import Collection
from dataclasses import dataclass
from itertools import zip_longest

from rich.style import Style
from rich.text import Text

from tilewright.cli.pictures.look import LABEL, Look
from tilewright.core.board import Board
from tilewright.core.faces import shown
from tilewright.core.layout import Premium
from tilewright.core.square import Square
from tilewright.drawing.palette import Face
from tilewright.notation.coordinates import Convention

TENTATIVE = Face("#1e6a58", "#1e6a58", "#ffffff", "#1e6a58")


@dataclass(frozen=True, slots=True)
class Marked:
    """Tiles to point out: of the last play, and those not yet confirmed."""

    last: Collection[Square] = ()
    tentative: Collection[Square] = ()


NOTHING = Marked()


def board_picture(board: Board, look: Look, marked: Marked = NOTHING) -> list[Text]:
    """The lines of the drawing, the names of the columns first."""
    rows = range(1, board.layout.height + 1)
    lines = [_column_names(board, look)]
    for row in rows:
        lines += [_rule(board, look)] if look.size.ruled else []
        lines += [_line(board, look, marked, row, part) for part in range(look.size.height)]
    return uncut([*lines, _rule(board, look)] if look.size.ruled else lines)


def uncut(lines: list[Text]) -> list[Text]:
    """Lines that end at the edge of a narrow window instead of going on below."""
    for line in lines:
        line.no_wrap, line.overflow = True, "crop"
    return lines


def beside(drawn: list[Text], panel: list[Text]) -> list[Text]:
    """A drawing with something to its right."""
    return [
        line.append("  ").append_text(right)
        for line, right in zip_longest(drawn, panel[: len(drawn)], fillvalue=Text())
    ]


def _column_names(board: Board, look: Look) -> Text:
    names = [
        axis_name(col, lettered=look.convention is Convention.TOURNAMENT) for col in range(1, board.layout.width + 1)
    ]
    width, gap = look.size.width, " " * look.size.ruled
    cells = [name[-width:].center(width) for name in names]
    return Text(" " * LABEL + gap + gap.join(cells), style="bold")


def _line(board: Board, look: Look, marked: Marked, row: int, part: int) -> Text:
    named = part == (look.size.height - 1) // 2
    label = axis_name(row, lettered=look.convention is Convention.RULEBOOK) if named else ""
    line = Text().append(f"{label:>{LABEL - 1}} ", "bold")
    wall = Style(color=look.palette.grid, bgcolor=look.palette.square)
    for col in range(1, board.layout.width + 1):
        if look.size.ruled:
            line.append("│" if look.unicode else "|", wall)
        text, style = _cell(board, look, marked, Square(row, col), part)
        line.append(text, style)
    if look.size.ruled:
        line.append("│" if look.unicode else "|", wall)
    return line


def _rule(board: Board, look: Look) -> Text:
    bar, cross = ("─", "┼") if look.unicode else ("-", "+")
    drawn = cross + (bar * look.size.width + cross) * board.layout.width
    return Text(" " * LABEL).append(drawn, Style(color=look.palette.grid, bgcolor=look.palette.square))


def _cell(board: Board, look: Look, marked: Marked, square: Square, part: int) -> tuple[str, Style]:
    tile = board.at(square)
    if not tile:
        premium = board.layout.premium(square)
        paint = look.palette.paint(premium)
        ink = look.palette.grid if premium is Premium.PLAIN else paint.mark
        return _square_text(premium, look, part), Style(color=ink, bgcolor=paint.fill)
    mark, face = " ", look.palette.large_print if look.size.height > 1 else look.palette.tile
    if square in marked.tentative:
        mark, face = "+", TENTATIVE
    elif square in marked.last:
        mark, face = look.last_mark, look.palette.last
    style = Style(color=face.ink, bgcolor=face.top, bold=True, underline=square in marked.tentative or None)
    return _tile_text(tile, board.tileset.value(tile), mark, look, part), style


def _square_text(premium: Premium, look: Look, part: int) -> str:
    width, height, _ = look.size
    if part != (height - 1) // 2:
        return " " * width
    if width == 1:
        return premium.mark
    if premium is Premium.PLAIN:
        return ("·" if look.unicode else ".").center(width)
    star = "*" if premium in (Premium.CENTRE, Premium.PLAIN_CENTRE) and width > 2 else ""
    number, kind = (premium.letter, "L") if premium.letter > 1 else (premium.word, "W")
    return (star + (f"{number}{kind}" if number > 1 else "")).center(width)


def _tile_text(tile: str, points: int, mark: str, look: Look, part: int) -> str:
    """Letter and value side by side, or in larger squares one above the other. A blank has no value."""
    width, height, _ = look.size
    value = "" if tile.islower() else look.value(points) if height == 1 else str(points)
    tile = shown(tile)
    if height > 1:
        middle = (height - 1) // 2
        if part == middle:
            return mark + tile.center(width - 2) + " "
        return (value + " ").rjust(width) if part == middle + 1 else " " * width
    if width <= len(tile):
        return tile[:width]  # of a tile with several letters at least the first is seen
    if width == len(tile) + 1:
        return tile + mark
    text = mark + tile + value
    return text.ljust(width) if len(text) <= width else (tile + value if mark == " " else mark + tile).ljust(width)


def axis_name(number: int, *, lettered: bool) -> str:
    return chr(ord("A") + number - 1) if lettered else str(number)
