"""A board as a picture: one SVG that needs nothing beside itself, for notebooks, pages and shared images."""

from collections.abc import Collection, Iterator
from itertools import chain

from msgspec.structs import replace

from tilewright.core.board import EMPTY, Board, draw_by
from tilewright.core.faces import shown
from tilewright.core.square import Square
from tilewright.drawing.palette import CLASSIC, Face, Palette
from tilewright.drawing.square import HEAVY, LARGE, ORDINARY, SIDE, Print, drawn_square, drawn_tile, text

_GAP, _FRAME, _MARGIN = 5, 14, 30
_FONTS = "Inter, 'Helvetica Neue', Helvetica, Arial, sans-serif"


def board_svg(
    board: Board,
    palette: Palette = CLASSIC,
    *,
    last: Collection[Square] = (),
    rulebook_coordinates: bool = False,
    large_print: bool = False,
    size: int = 600,
) -> str:
    """Draw a board `size` pixels wide; `last` are the squares of the last play.

    R-1.4: columns are lettered and rows numbered as in tournaments, or the other way round as in the rulebooks.

    >>> board_svg(Board.empty(), size=300)[:64]
    '<svg xmlns="http://www.w3.org/2000/svg" width="300" height="300"'
    """
    style = LARGE if large_print else HEAVY if palette.heavy else ORDINARY
    newest = frozenset(last)
    parts = [
        _opened(board, style, size),
        _told(board, newest, rulebook_coordinates),
        _gradients(palette, style),
        _frame(board, palette, style),
        *_coordinates(board, palette, style, rulebook_coordinates),
        *_squares(board, palette, style, newest),
        "</svg>",
    ]
    return "".join(parts)


def _opened(board: Board, style: Print, size: int) -> str:
    wide, high = _extent(board.layout.width, style), _extent(board.layout.height, style)
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{size}" height="{round(size * high / wide)}"'
        f' viewBox="0 0 {wide} {high}" role="img" font-family="{_FONTS}" text-anchor="middle">'
    )


def _frame(board: Board, palette: Palette, style: Print) -> str:
    across, down = (count * (SIDE + _GAP) - _GAP + 2 * _FRAME for count in (board.layout.width, board.layout.height))
    gutter = _gutter(style)
    return (
        f'<rect width="100%" height="100%" fill="{palette.background}"/>'
        f'<rect x="{gutter}" y="{gutter}" width="{across}" height="{down}" rx="24" fill="{palette.grid}"/>'
    )


def _extent(count: int, style: Print) -> int:
    """The whole drawing, with so many squares in that direction."""
    return _place(count, style) + SIDE + _FRAME + _MARGIN


def _gutter(style: Print) -> int:
    return 64 if style.large else 50


def _place(number: int, style: Print) -> int:
    """Where the row or column of this number starts."""
    return _gutter(style) + _FRAME + (number - 1) * (SIDE + _GAP)


def _labels(board: Board, rulebook: bool) -> tuple[list[str], list[str]]:
    """What stands at the rows and what at the columns."""
    letters = [chr(ord("A") + place) for place in range(max(board.layout.width, board.layout.height))]
    numbers = [str(place + 1) for place in range(len(letters))]
    rows, columns = (letters, numbers) if rulebook else (numbers, letters)
    return rows[: board.layout.height], columns[: board.layout.width]


def _coordinates(board: Board, palette: Palette, style: Print, rulebook: bool) -> Iterator[str]:
    rows, columns = _labels(board, rulebook)
    near, weight = _gutter(style) * 0.55, 700 if style.bold else 550
    yield f'<g fill="{palette.coordinates}">'
    for number, label in enumerate(rows, start=1):
        yield text(label, near, _place(number, style) + SIDE / 2, style.coordinate, weight)
    for number, label in enumerate(columns, start=1):
        yield text(label, _place(number, style) + SIDE / 2, near, style.coordinate, weight)
    yield "</g>"


def _squares(board: Board, palette: Palette, style: Print, last: Collection[Square]) -> Iterator[str]:
    for square in board.layout.squares():
        cell = board.at(square)
        if cell:
            drawn = _tile(board, cell, palette, style, square in last)
        else:
            drawn = drawn_square(board.layout.premium(square), palette, style)
        yield f'<g transform="translate({_place(square.col, style)} {_place(square.row, style)})">{drawn}</g>'


def _tile(board: Board, cell: str, palette: Palette, style: Print, is_last: bool) -> str:
    is_blank = cell.islower()  # it has no value, so it shows none
    value = None if is_blank else board.tileset.value(cell)
    face = _face(palette, style, is_last)
    return drawn_tile(shown(cell.upper()), value, face, f"url(#{_gradient_name(face)})", style)


def _face(palette: Palette, style: Print, is_last: bool) -> Face:
    face = palette.large_print if style.large else palette.tile
    return replace(palette.last, ink=face.ink) if is_last else face


def _gradients(palette: Palette, style: Print) -> str:
    made = ""
    for is_last in (False, True):
        face = _face(palette, style, is_last)
        made += (
            f'<linearGradient id="{_gradient_name(face)}" x2=".17" y2="1">'
            f'<stop stop-color="{face.top}"/><stop offset="1" stop-color="{face.foot}"/></linearGradient>'
        )
    return f"<defs>{made}</defs>"


def _gradient_name(face: Face) -> str:
    """Pictures on one page share their names, so the same name must mean the same colours."""
    return "tile-" + "".join(filter(str.isalnum, face.top + face.foot))


def _told(board: Board, last: Collection[Square], rulebook: bool) -> str:
    """The board in words, for those who cannot see it."""
    rows, columns = _labels(board, rulebook)
    width, height = board.layout.width, board.layout.height
    across = [f"row {rows[place]} {word}" for place in range(height) for word in _words(board.row(place + 1))]
    down = [f"column {columns[place]} {word}" for place in range(width) for word in _words(board.column(place + 1))]
    sentences = [f"{width} by {height} squares, {board.tiles} tiles."]
    sentences += [f"Words: {', '.join(chain(across, down))}."] if across or down else []
    newest = [shown(board.at(square).upper()) for square in sorted(last) if board.at(square)]
    sentences += [f"Last played: {', '.join(newest)}."] if newest else []
    from html import escape  # noqa: PLC0415 - its table of entities takes a while to load, and most boards are not drawn

    return f"<title>Crossword tile board</title><desc>{escape(' '.join(sentences))}</desc>"


def _words(line: str) -> list[str]:
    return [shown(run.upper()) for run in line.split(EMPTY) if len(run) > 1]


draw_by(board_svg)
