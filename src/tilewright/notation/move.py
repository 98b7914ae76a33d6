"""A move of the standard game as a value: it reads and writes as text, hashes and compares."""

from typing import Any

from msgspec import Struct

from tilewright.core.board import Board
from tilewright.core.faces import read_brackets, written
from tilewright.core.refusal import Refused
from tilewright.core.square import Laid
from tilewright.core.tiles import Tiles, are_faces
from tilewright.notation.coordinates import THROUGH, Convention, letters_of, read, read_play, step, write, write_play

EXCHANGE = "-"  # and nothing after it is a pass


class Move(Struct, frozen=True, eq=False, gc=False):
    """What a turn can be: tiles laid (`8D HALTER`), tiles exchanged (`-QO`), or a pass (`-`).

    Squares are in tournament notation: row first means across. A small letter is a blank, a dot a tile that is on the
    board already. Moves are equal if they lay or exchange the same tiles.

    >>> move = Move.from_text("8G W.d")
    >>> move.at, move.word, [one.tile for one in move.laid]
    ('8G', 'W.d', ['W', 'd'])
    >>> Move.from_text(str(move)) == move, Move.from_text("-QO") == Move.from_text("-OQ"), Move.from_text("-").is_pass
    (True, True, True)
    """

    _text: str  # as `str` writes it; `from_text` is for what people type

    @classmethod
    def from_text(cls, text: str, board: Board | None = None, convention: Convention = Convention.TOURNAMENT) -> "Move":
        """Read a move, or raise `Refused`. Given the board, a letter may also stand for a tile that is there already.

        >>> Move.from_text("8G WOd", Board.empty().lay((Laid(8, 8, "O"),)))
        Move.from_text('8G W.d')
        """
        match text.split():
            case ["-" | "pass"]:
                return Move(EXCHANGE)
            case [given] if given.startswith(EXCHANGE):
                tiles = board.tileset.read(given[1:]) if board else read_brackets(given[1:])
                if not are_faces(tiles):
                    raise Refused("unknown-tile", tile=given[1:])
                return Move(EXCHANGE + tiles)
            case [at, word] if board is not None:
                return Move(" ".join(write_play(board, read_play(board, at, word, convention), Convention.TOURNAMENT)))
            case [at, word]:
                square, direction = read(at, convention)
                return Move(f"{write(square, direction, Convention.TOURNAMENT)} {_dotted(word)}")
            case _:
                raise Refused("coordinate-malformed", text=text, convention=convention.value)

    @property
    def text(self) -> str:
        return self._text

    @property
    def at(self) -> str:
        """Where the word starts; empty if nothing is laid."""
        return self.text.partition(" ")[0] if self.is_play else ""

    @property
    def word(self) -> str:
        """The word with dots for tiles that are on the board already; empty if nothing is laid."""
        return self.text.partition(" ")[2]

    @property
    def laid(self) -> tuple[Laid, ...]:
        if not self.is_play:
            return ()
        start, direction = read(self.at, Convention.TOURNAMENT)
        squares = ((step(start, direction, place), tile) for place, tile in enumerate(self.word) if tile != THROUGH)
        return tuple(Laid(row, col, tile) for (row, col), tile in squares)

    @property
    def exchanged(self) -> Tiles:
        return Tiles() if self.is_play else Tiles(self.text.removeprefix(EXCHANGE))

    @property
    def is_play(self) -> bool:
        return not self.text.startswith(EXCHANGE)

    @property
    def is_pass(self) -> bool:
        return self.text == EXCHANGE

    def _does(self) -> object:
        return frozenset(self.laid) or self.exchanged

    def __eq__(self, other: object) -> bool:
        return self._does() == other._does() if isinstance(other, Move) else NotImplemented

    def __hash__(self) -> int:
        return hash(self._does())

    def __str__(self) -> str:
        return written(self.text)

    def __repr__(self) -> str:
        return f"Move.from_text({str(self)!r})"

    def __reduce__(self) -> tuple[Any, ...]:
        return Move, (self.text,)


class ScoredMove(Move, frozen=True, eq=False, gc=False):
    """A play that can be made, and its points with all bonuses but those of a theme."""

    score: int

    def __repr__(self) -> str:
        return f"<Move {self}, {self.score}>"

    def __reduce__(self) -> tuple[Any, ...]:
        return ScoredMove, (self.text, self.score)


def move_of(board: Board, laid: tuple[Laid, ...], exchanged: str = "") -> Move:
    """Tiles laid on this board, or exchanged, or neither.

    >>> move_of(Board.empty(), (Laid(8, 8, "W"), Laid(8, 9, "e"))), move_of(Board.empty(), (), "QO")
    (Move.from_text('8H We'), Move.from_text('-QO'))
    """
    return Move(" ".join(write_play(board, laid, Convention.TOURNAMENT)) if laid else f"{EXCHANGE}{exchanged}")


def _dotted(word: str) -> str:
    """Without a board, `.` or `(L)` says what is there already.

    >>> _dotted("W(O)d")
    'W.d'
    """
    letters = [THROUGH if is_there else letter for letter, is_there in letters_of(read_brackets(word))]
    for letter in letters:
        if letter != THROUGH and not letter.isalpha():
            raise Refused("unknown-tile", tile=letter)
    if set(letters) <= {THROUGH}:
        raise Refused("no-tiles")
    return "".join(letters)
