"""One square of a drawn board: a tile, a premium square with its mark, or a plain one. A square is 100 units wide."""

from math import cos, pi, sin

from msgspec import Struct

from tilewright.core.layout import Premium
from tilewright.drawing.palette import Face, Paint, Palette

SIDE = 100
_CAPITAL = 0.727  # height of a capital letter, as part of the size of the font


class Print(Struct, frozen=True):
    """Sizes, places and weights of what is written on a board."""

    letter: int
    value: int
    mark: int
    coordinate: int
    middle: tuple[int, int]  # of a letter: a little left of the tile's own and above it, for the value's sake
    corner: tuple[int, int]  # right end and baseline of a value
    bold: bool = False
    large: bool = False

    @property
    def weight(self) -> int:
        return 750 if self.bold else 650


ORDINARY = Print(57, 23, 33, 26, middle=(47, 47), corner=(92, 89))
HEAVY = Print(57, 23, 33, 26, middle=(47, 47), corner=(92, 89), bold=True)
LARGE = Print(70, 29, 46, 36, middle=(46, 43), corner=(94, 91), bold=True, large=True)

_STAR = " ".join(
    f"{50 + radius * sin(pi * point / 8):.1f},{50 - radius * cos(pi * point / 8):.1f}"
    for point, radius in enumerate((30, 18) * 8)
)
_CORNER_TICKS = "M8 21V8H21M79 8H92V21M92 79V92H79M21 92H8V79"


#: How much smaller letters are that share a tile, by their number.
_NARROWER = (1.0, 1.0, 0.72, 0.52)


def drawn_tile(letter: str, value: int | None, face: Face, fill: str, style: Print) -> str:
    """A tile; without a value it is a blank: a lighter letter, and a hollow diamond in the corner."""
    x, y = style.middle
    weight = 450 if value is None else style.weight
    crowded = value is not None and value > 9
    return (
        f'<rect width="100" height="100" rx="13" fill="{face.edge}"/>'
        f'<rect width="100" height="95" rx="13" fill="{fill}"/>'
        f'<g fill="{face.ink}" stroke="none">'
        + text(letter, x - 4 * crowded, y, round(style.letter * _NARROWER[min(len(letter), 3)]), weight)
        + (_diamond(face.ink, style) if value is None else _value(value, style))
        + "</g>"
    )


def drawn_square(premium: Premium, palette: Palette, style: Print) -> str:
    """An empty square. Text and shape both say what it does, so that nothing hangs on the colour."""
    paint = palette.paint(premium)
    if premium in (Premium.CENTRE, Premium.PLAIN_CENTRE):
        mark = f'<polygon points="{_STAR}" fill="{paint.mark}"/>'
    elif premium is Premium.PLAIN:
        return _ground(paint.fill, 10)
    else:
        mark = _mark(premium, paint, style)
    if premium.letter > 1:
        return _letter_ground(paint, style) + mark
    return (_word_ground(paint, style) if premium.word > 1 else _ground(paint.fill, 10)) + mark


def text(written: str, x: float, middle: float, size: int, weight: int) -> str:
    """Centred at x, and capitals centred on the middle: not all viewers know of other baselines."""
    baseline = middle + size * _CAPITAL / 2
    from html import escape  # noqa: PLC0415 - see board.py

    return f'<text x="{x:g}" y="{baseline:.1f}" font-size="{size}" font-weight="{weight}">{escape(written)}</text>'


def _value(value: int, style: Print) -> str:
    x, y = style.corner
    weight = 750 if style.large else 600
    return (
        f'<text x="{x}" y="{y}" font-size="{style.value}" font-weight="{weight}" text-anchor="end"'
        f' letter-spacing="-.5">{value}</text>'
    )


def _diamond(ink: str, style: Print) -> str:
    x, y = style.corner[0] - 3, style.corner[1] - 2
    half = style.value * 0.38
    path = f"M{x - half:.1f} {y - 2 * half:.1f}l{half:.1f} {half:.1f}-{half:.1f} {half:.1f}-{half:.1f}-{half:.1f}z"
    return f'<path d="{path}" fill="none" stroke="{ink}" stroke-width="{3.5 if style.large else 2.6}"/>'


def _mark(premium: Premium, paint: Paint, style: Print) -> str:
    times, what = (premium.letter, "L") if premium.letter > 1 else (premium.word, "W")
    baseline = 50 + style.mark * _CAPITAL / 2
    return (
        f'<text x="50" y="{baseline:.1f}" font-size="{style.mark}" font-weight="{style.weight}" fill="{paint.mark}"'
        f' letter-spacing="-.7">{times}<tspan font-size="{style.mark * 0.86:.0f}">{what}</tspan></text>'
    )


def _ground(fill: str, corner: int) -> str:
    return f'<rect width="100" height="100" rx="{corner}" fill="{fill}"/>'


def _letter_ground(paint: Paint, style: Print) -> str:
    if style.large:
        return _ground(paint.fill, 32)
    ring = f'<circle cx="50" cy="50" r="38" fill="none" stroke="{paint.mark}" stroke-width="2.2" opacity=".45"/>'
    return _ground(paint.fill, 10) + ring


def _word_ground(paint: Paint, style: Print) -> str:
    if style.large:
        frame = f'<rect x="2.5" y="2.5" width="95" height="95" fill="none" stroke="{paint.mark}" stroke-width="5"/>'
        return _ground(paint.fill, 0) + frame
    ticks = f'<path d="{_CORNER_TICKS}" fill="none" stroke="{paint.mark}" stroke-width="2.4" opacity=".55"/>'
    return _ground(paint.fill, 10) + ticks
