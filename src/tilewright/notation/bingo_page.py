"""Bingo cards to print: one self-contained HTML page, for A4 paper and a pencil."""

from collections.abc import Iterator, Sequence
from html import escape

from tilewright.core.tileset import STANDARD_TILES, TileKind, TileSet
from tilewright.drawing.palette import Face
from tilewright.drawing.square import ORDINARY, drawn_tile
from tilewright.games.bingo.card import LENGTH, WORDS, Card

CARDS_A_PAGE = 10
BLANK_CARD = Card((" " * LENGTH,) * WORDS)  # for words written by hand

_WIDE, _HIGH, _MARGIN = 210, 297, 12  # in millimetres, like everything here
_CARD_WIDE, _CARD_HIGH, _GAP, _HEAD = 90, 45, 6, 13
_TILE, _STEP = 10.6, 11.8
_BOX = 5.2
_PAPER = Face("#fffdf7", "#fffdf7", "#1d1812", "#b9ab90")  # little ink, and room to strike letters out
_FONTS = "Inter, 'Helvetica Neue', Helvetica, Arial, sans-serif"
_STYLE = "@page{size:A4;margin:0}body{margin:0;background:#fff}svg{display:block;margin:0 auto;break-after:page}"


def bingo_page(
    cards: Sequence[tuple[str, Card]], tileset: TileSet = STANDARD_TILES, *, callers_sheet: bool = True
) -> str:
    """Ten cards per page, each with a name, and a sheet on which the caller ticks off what was drawn.

    >>> page = bingo_page([("Ann", Card(("TRAINER", "STRANGE"))), ("", BLANK_CARD)])
    >>> page.count("<svg"), page.count('class="card"'), "The caller" in page
    (2, 2, True)
    """
    pages = [cards[start : start + CARDS_A_PAGE] for start in range(0, len(cards), CARDS_A_PAGE)]
    drawn = [_sheet("".join(_cards(page, tileset)), "Bingo cards") for page in pages]
    drawn += [_sheet(_to_tick(tileset), "The caller's sheet")] if callers_sheet else []
    return (
        '<!doctype html>\n<html lang="en"><head><meta charset="utf-8"><title>Bingo cards</title>'
        f"<style>{_STYLE}</style></head>\n<body>\n{''.join(drawn)}</body></html>\n"
    )


def _sheet(inside: str, title: str) -> str:
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{_WIDE}mm" height="{_HIGH}mm" viewBox="0 0 {_WIDE} {_HIGH}"'
        f' role="img" font-family="{_FONTS}" fill="{_PAPER.ink}"><title>{title}</title>{inside}</svg>\n'
    )


def _cards(page: Sequence[tuple[str, Card]], tileset: TileSet) -> Iterator[str]:
    for number, (name, card) in enumerate(page):
        x = _MARGIN + number % 2 * (_CARD_WIDE + _GAP)
        y = _MARGIN + number // 2 * (_CARD_HIGH + _GAP)
        yield f'<g class="card" transform="translate({x} {y})">{_frame(name)}{_letters(card, tileset)}</g>'


def _frame(name: str) -> str:
    """The edge to cut along, and the owner's name or a line to write it on."""
    line = '<path d="M20 9H52" stroke="#b9ab90" stroke-width=".3"/>'
    return (
        f'<rect width="{_CARD_WIDE}" height="{_CARD_HIGH}" rx="4" fill="none" stroke="#b9ab90" stroke-width=".4"/>'
        f'<text x="4.6" y="8.6" font-size="4.6" font-weight="650">{escape(name[:24]) or "Name"}</text>'
        f"{'' if name else line}"
        f'<text x="{_CARD_WIDE - 4.6}" y="8.4" font-size="3" text-anchor="end" fill="#655b4f">one letter a call</text>'
    )


def _letters(card: Card, tileset: TileSet) -> str:
    return "".join(_tile(card, place, tileset) for place in range(len(card.letters)))


def _tile(card: Card, place: int, tileset: TileSet) -> str:
    x = 4.3 + place % LENGTH * _STEP
    y = _HEAD + place // LENGTH * (_STEP + 4)
    letter = card.letters[place]
    drawn = drawn_tile(letter, tileset.value(letter), _PAPER, _PAPER.top, ORDINARY) if tileset.knows(letter) else ""
    edge = '<rect x="1" y="1" width="98" height="98" rx="13" fill="none" stroke="#655b4f" stroke-width="2.5"/>'
    stroke = '<path class="struck" d="M8 92L92 8" stroke="#ad2f3b" stroke-width="8" stroke-linecap="round"/>'
    parts = drawn + edge + (stroke if place in card.struck else "")
    return f'<g transform="translate({x:.1f} {y:.1f}) scale({_TILE / 100})" text-anchor="middle">{parts}</g>'


def _to_tick(tileset: TileSet) -> str:
    """R-11.1 tells players to look at the letter distribution, and R-11.2 lets the caller check cards."""
    told = (
        "Tick a box for each tile that is drawn. Each call strikes one letter of a card; a blank strikes nothing.",
        "Who calls Bingo has fourteen letters struck, and all of them are ticked here. Two on the same tile share.",
        "No card has more of a letter than there are boxes.",
    )
    lines = [f'<text x="{_MARGIN}" y="{32 + 6 * at}" font-size="3.8">{line}</text>' for at, line in enumerate(told)]
    kinds = [kind for kind in tileset.kinds if kind.count]
    head = f'<text x="{_MARGIN}" y="22" font-size="8" font-weight="650">The caller</text>'
    return head + "".join(lines) + "".join(_boxes(kind, at, -(-len(kinds) // 2)) for at, kind in enumerate(kinds))


def _boxes(kind: TileKind, at: int, rows: int) -> str:
    x = _MARGIN + at // rows * (_WIDE / 2 - _MARGIN + 2)
    y = 58 + at % rows * min(16, 230 / rows)
    boxes = "".join(
        f'<rect class="box" x="{x + 11 + number % 12 * (_BOX + 1.2):.1f}" y="{y - 6 + number // 12 * 6.4:.1f}"'
        f' width="{_BOX}" height="{_BOX}" rx="1" fill="none" stroke="#655b4f" stroke-width=".35"/>'
        for number in range(kind.count)
    )
    return f'<text x="{x:.1f}" y="{y - 1.2:.1f}" font-size="7" font-weight="650">{escape(kind.letter)}</text>{boxes}'
