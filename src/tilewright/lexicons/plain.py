"""A word list in plain Python: the oracle that the native core is tested against."""

from collections.abc import Callable, Container, Iterable, Iterator
from pathlib import Path

from tilewright.core.board import Board
from tilewright.core.tiles import Tiles
from tilewright.core.tileset import TileSet
from tilewright.lexicons.levels import Levels
from tilewright.lexicons.reading import text_of, words_in
from tilewright.movegen import plain_moves
from tilewright.movegen.plain_moves import PlainPlay
from tilewright.movegen.stems import Stems


class WordList:
    """The dictionary agreed before the game (R-3.1), as a set of words in alphabetical order.

    >>> words = WordList.read("horn\\nfarm  where a farmer lives\\npaste", name="sample")
    >>> "HORN" in words, "HORNS" in words, list(words)
    (True, False, ['FARM', 'HORN', 'PASTE'])
    >>> words
    <WordList sample: 3 words>
    """

    __slots__ = ("_stems", "levels", "name")

    def __init__(self, words: Iterable[str], name: str = "custom", tiles: TileSet | None = None) -> None:
        """Words are parsed like lines of `read`."""
        self.name = name
        self.levels: Levels | None = None  # how common each word is, where that is known
        self._stems = Stems(words_in(words, name, tiles))

    @classmethod
    def in_order(cls, words: tuple[str, ...], name: str, levels: Levels | None = None) -> "WordList":
        """From words that are already sorted and in capitals; they are not checked again."""
        made = cls((), name)
        made._stems, made.levels = Stems(words), levels
        return made

    @classmethod
    def read(cls, text: str, name: str = "custom", tiles: TileSet | None = None) -> "WordList":
        """One word per line; blank lines, lines that start with `#`, and text after a word are ignored.

        A tile set says how words are spelt where one tile has several letters, as CH in Spanish.
        """
        return cls(text.splitlines(), name, tiles)

    @classmethod
    def open(cls, path: str | Path, tiles: TileSet | None = None) -> "WordList":
        """Read a file and name the list after it; `BadWordList` says what is wrong with it."""
        return cls.read(text_of(Path(path)), Path(path).stem, tiles)

    def __contains__(self, word: object) -> bool:
        return word in self._stems.known

    def __len__(self) -> int:
        return len(self._stems.ordered)

    def __iter__(self) -> Iterator[str]:
        return iter(self._stems.ordered)

    def __eq__(self, other: object) -> bool:
        """Lists with the same words are equal, whatever their names."""
        return self._stems.known == other._stems.known if isinstance(other, WordList) else NotImplemented

    def __hash__(self) -> int:
        return hash(self._stems.known)

    def __repr__(self) -> str:
        many = "1 word" if len(self) == 1 else f"{len(self):,} words"
        return f"<WordList {self.name}: {many}>"

    def __reduce__(self) -> tuple[Callable[..., "WordList"], tuple[tuple[str, ...], str, Levels | None]]:
        return WordList.in_order, (self._stems.ordered, self.name, self.levels)  # cached look-ups are not pickled

    def words_of(self, length: int) -> tuple[str, ...]:
        """Every word of this length, in alphabetical order.

        >>> WordList(["HORN", "FARM", "OR"]).words_of(4)
        ('FARM', 'HORN')
        """
        return tuple(word for word in self if len(word) == length)

    def level_of(self, word: str) -> int | None:
        """How common a word is, from 10 to 99; None if the list does not have it, or has no levels."""
        return self.levels.of(word) if self.levels else None

    def up_to(self, level: int) -> "WordList":
        """The words that are at least as common as this level; all of them if the list has no levels."""
        kept = tuple(self.levels.up_to(level)) if self.levels else self._stems.ordered
        return self._some(kept, f"{self.name} to {level}")

    def without(self, words: Container[str]) -> "WordList":
        """The list without these words.

        >>> list(WordList(["HAM", "DAMN"]).without({"DAMN"}))
        ['HAM']
        """
        return self._some(tuple(word for word in self if word not in words), self.name)

    def _some(self, words: tuple[str, ...], name: str) -> "WordList":
        return WordList.in_order(words, name, self.levels.among(words) if self.levels else None)

    def any_play(self, board: Board, tiles: Tiles, most: int) -> bool:
        """Whether some play of at most `most` of these tiles is possible (R-5.2)."""
        return plain_moves.any_play(self._stems, board, tiles, most)

    def plays(self, board: Board, tiles: Tiles, most: int) -> Iterator[PlainPlay]:
        """Each legal play of at most `most` of these tiles, once, with its points before any bonus.

        >>> from tilewright.core.square import Laid
        >>> board = Board.empty().lay((Laid(8, 8, "H"), Laid(8, 9, "I")))
        >>> found = list(WordList(["HI", "HIT", "TI"]).plays(board, Tiles("T"), most=7))
        >>> [("".join(one.tile for one in laid), laid[0].square, points) for laid, points in found]
        [('T', Square(row=8, col=10), 6), ('T', Square(row=7, col=9), 3)]
        """
        return plain_moves.plays(self._stems, board, tiles, most)
