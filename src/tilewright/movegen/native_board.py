"""Boards, tiles and plays for the native core: a number per letter, plus 64 for a blank, 0 for an empty square."""

from functools import lru_cache

from tilewright import _native
from tilewright.core.alphabet import BLANK_FLAG, UNKNOWN_LETTER, Alphabet, Translation
from tilewright.core.board import EMPTY, Board
from tilewright.core.layout import Layout, grid
from tilewright.core.square import Laid
from tilewright.core.tiles import BLANK, Tiles
from tilewright.core.tileset import TileSet
from tilewright.movegen.plain_moves import PlainPlay


def position_of(graph: _native.Graph, alphabet: Alphabet, board: Board) -> _native.Position:
    worth, letters = tile_values(board.tileset, alphabet)
    return _native.Position(graph, native_layout(board.layout), worth, letters, standing(alphabet, board))


def standing(alphabet: Alphabet, board: Board) -> bytes:
    """What is on each square, row by row."""
    return board.cells.translate(_cell_table(alphabet.letters)).encode("latin-1")


def counted(alphabet: Alphabet, board: Board, tiles: Tiles) -> bytes:
    """Tiles for the native core. Hidden tiles, and those outside the set, are left out."""
    return tiles.faces.translate(_rack_table(alphabet.letters, board.tileset)).encode("latin-1")


def play_of(play: _native.Play, alphabet: Alphabet) -> PlainPlay:
    down, lane, start = play.down, play.lane, play.start
    table = _cells(alphabet.letters)
    laid = tuple(
        Laid(start + step, lane, table[tile]) if down else Laid(lane, start + step, table[tile])
        for step, tile in enumerate(play.tiles)
        if tile
    )
    return PlainPlay(laid, play.points)


def lettered(play: _native.Play, alphabet: Alphabet) -> str:
    """The word of a play with dots for tiles that are on the board already."""
    return play.tiles.decode("latin-1").translate(_letter_table(alphabet.letters))


def words_made(play: _native.Play, board: Board, alphabet: Alphabet) -> list[str]:
    """The words of a play in capitals, the main one first: as `core.words.form` has them, without laying a tile."""
    cells, width, table = board.cells, board.layout.width, _cells(alphabet.letters)
    lane, start = play.lane - 1, play.start - 1
    along = cells[lane::width] if play.down else cells[lane * width : (lane + 1) * width]
    main, crossing = "", list[str]()
    for place, tile in enumerate(play.tiles, start):
        letter = table[tile] if tile else along[place]
        main += letter
        if tile:
            across = cells[place * width : (place + 1) * width] if play.down else cells[place::width]
            before, after = across[:lane].rpartition(EMPTY)[2], across[lane + 1 :].partition(EMPTY)[0]
            if before or after:
                crossing.append(before + letter + after)
    return [word.upper() for word in (main, *crossing)]


@lru_cache(maxsize=64)
def native_layout(layout: Layout) -> _native.Layout:
    squares = grid(layout)
    letters, words = bytes(squares.letter), bytes(squares.word)
    return _native.Layout(squares.height, squares.width, letters, words, squares.centre_index)


@lru_cache(maxsize=64)
def tile_values(tileset: TileSet, alphabet: Alphabet) -> tuple[tuple[int, ...], int]:
    """The value of each letter, by number, and the set's letters that occur in words, as bits."""
    worth = {kind.letter: kind.value for kind in tileset.kinds if kind.letter != BLANK}
    return (0, *(worth.get(letter, 0) for letter in alphabet.letters)), alphabet.bits(worth)


@lru_cache(maxsize=64)
def _cell_table(letters: str) -> Translation:
    return Translation({cell: number for number, cell in _cells(letters).items()} | {EMPTY: 0}, UNKNOWN_LETTER)


@lru_cache(maxsize=64)
def _rack_table(letters: str, tileset: TileSet) -> Translation:
    known = {kind.letter for kind in tileset.kinds}
    numbers = {letter: number for number, letter in enumerate(letters, start=1) if letter in known}
    return Translation(numbers | {BLANK: 0}, None)


@lru_cache(maxsize=64)
def _letter_table(letters: str) -> dict[int, str]:
    return _cells(letters) | {0: EMPTY}


@lru_cache(maxsize=64)
def _cells(letters: str) -> dict[int, str]:
    capitals = dict(enumerate(letters, start=1))
    return capitals | {number + BLANK_FLAG: letter.lower() for number, letter in capitals.items()}


@lru_cache(maxsize=64)
def tile_order(alphabet: Alphabet) -> bytes:
    """By number, each tile's rank in the order in which Python sorts words."""
    cells = _cells(alphabet.letters)
    place = {cell: number for number, cell in enumerate(sorted(cells.values()))}
    return bytes([place[cells[number]] if number in cells else 0 for number in range(2 * BLANK_FLAG)])
