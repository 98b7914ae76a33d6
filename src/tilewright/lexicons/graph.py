"""A word list as a native word graph: the same answers as the plain list, a thousand times faster."""

from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path
from typing import NamedTuple

from tilewright import _native
from tilewright.core.alphabet import ENGLISH, UNKNOWN_LETTER, Alphabet
from tilewright.core.board import Board
from tilewright.core.faces import shown
from tilewright.core.square import Laid
from tilewright.core.tiles import BLANK, Tiles
from tilewright.core.tileset import MOST_LETTERS, TileSet
from tilewright.lexicons.letters import LENGTHS, alphabet_of, are_sorted, look_like_a_to_z, spelt
from tilewright.lexicons.plain import WordList
from tilewright.lexicons.reading import BadWordList, text_of, words_in
from tilewright.movegen.native_board import counted, play_of, position_of, standing, tile_order
from tilewright.movegen.plain_moves import PlainPlay

MOST = 1_000_000  # results; a crafted file may hold more words than fit in memory
HIGHEST = 2**62  # above every rank of a play
KWG = ".kwg"
SEARCHES_WITHOUT_MAP = 500  # a word map takes as long to build as these save


def is_kwg(path: Path) -> bool:
    """Whether it is a KWG file, judged by its name: the content is only numbers."""
    return path.suffix.lower() == KWG


class Hooks(NamedTuple):
    """The letters that make another word in front of a word or after it."""

    front: str
    back: str


class _Kept(NamedTuple):
    """The position of a board, and the one that it grew from: that one holds on to what both are made of."""

    board: Board
    position: _native.Position
    base: _native.Position


class WordGraph:
    """The dictionary agreed before the game (R-3.1). It can be used wherever a `WordList` can.

    >>> words = WordGraph.read("horn\\nhorns\\nthorn\\nshorn", name="sample")
    >>> "HORN" in words, "HORNY" in words, list(words)
    (True, False, ['HORN', 'HORNS', 'SHORN', 'THORN'])
    >>> words.hooks("HORN")
    Hooks(front='ST', back='S')
    >>> words.anagrams("NORTH"), words.anagrams("NOR??"), words.matches("?HO*")
    (['THORN'], ['HORNS', 'SHORN', 'THORN'], ['SHORN', 'THORN'])
    """

    __slots__ = ("_asked", "_last", "_map", "_wider", "alphabet", "name", "native")

    def __init__(
        self,
        words: Iterable[str],
        name: str = "custom",
        alphabet: Alphabet | None = None,
        tiles: TileSet | None = None,
    ) -> None:
        """Words are parsed like lines of `read`, except those of a list. The alphabet is that of the set, or theirs."""
        good = list(words) if isinstance(words, WordList) else words_in(words, name, tiles)
        self.name = name
        self.alphabet = alphabet or alphabet_of(good, name, tiles)
        self._map: _native.WordMap | None = None
        self._wider: WordGraph | None = None
        self._last: _Kept | None = None
        self._asked = 0  # for the first play
        self.native = _native.Graph.build(spelt(good, self.alphabet, name))

    @classmethod
    def read(cls, text: str, name: str = "custom", tiles: TileSet | None = None) -> "WordGraph":
        """One word per line; blank lines, lines that start with `#`, and text after a word are ignored.

        A tile set says how words are spelt where one tile has several letters, as CH in Spanish.
        """
        return cls(text.splitlines(), name, tiles=tiles)

    @classmethod
    def open(cls, path: str | Path, alphabet: Alphabet | None = None) -> "WordGraph":
        """Read a file and name the list after it: KWG if the file is called so, else text."""
        path = Path(path)
        if not is_kwg(path):
            return cls(text_of(path).splitlines(), path.stem, alphabet)
        try:
            graph = cls.load(path.read_bytes(), path.stem, alphabet or ENGLISH)
        except OSError as error:
            raise BadWordList(str(path), why=f"cannot be read: {error.strerror or error}") from error
        if alphabet is None:
            _check_letters(graph, str(path))
        return graph

    @classmethod
    def load(cls, file: bytes, name: str = "custom", alphabet: Alphabet = ENGLISH) -> "WordGraph":
        """From the bytes of a KWG file, ours or another engine's; its letters are numbers in alphabet order."""
        words = cls.__new__(cls)
        words.__setstate__((file, name, alphabet))
        return words

    def save(self) -> bytes:
        """The bytes of a KWG file.

        >>> words = WordGraph(["AB", "BA"])
        >>> WordGraph.load(words.save()) == words
        True
        """
        return self.native.save()

    def covering(self, tiles: TileSet) -> "WordGraph":
        """The same words with numbers for all letters of a set, also for those that no word has."""
        alphabet = self.alphabet.covering(tiles.letters)
        if alphabet == self.alphabet:
            return self
        if self._wider is not None and self._wider.alphabet == alphabet:
            return self._wider
        if len(alphabet.letters) > MOST_LETTERS:
            most = f"{MOST_LETTERS} are the most"
            raise BadWordList(
                self.name,
                why=f"has {len(alphabet.letters)} different letters together with the {tiles.name} tiles; {most}",
            )
        other = WordGraph.__new__(WordGraph)
        other.name, other.alphabet, other.native = self.name, alphabet, self.native
        other._map, other._last, other._wider = self._map, None, None  # noqa: SLF001 - another of this class
        other._asked = self._asked  # noqa: SLF001
        self._wider = other
        return other

    @property
    def word_map(self) -> _native.WordMap:
        """Makes the search for the best play three times as fast. Built on first use."""
        self._map = self._map or _native.WordMap(self.native)
        return self._map

    def __contains__(self, word: object) -> bool:
        return isinstance(word, str) and self.native.contains(self.alphabet.numbers(word))

    def __len__(self) -> int:
        return len(self.native)

    def __iter__(self) -> Iterator[str]:
        return iter(self._told(self.native.words(MOST)))

    def __eq__(self, other: object) -> bool:
        """Lists with the same words are equal, whatever their names."""
        if not isinstance(other, WordGraph):
            return NotImplemented
        if len(self) != len(other):
            return False
        is_copy = self.alphabet == other.alphabet and self.save() == other.save()
        return is_copy or list(self) == list(other)  # other engines build different graphs of the same words

    def __hash__(self) -> int:
        return hash(len(self))

    def __repr__(self) -> str:
        many = "1 word" if len(self) == 1 else f"{len(self):,} words"
        return f"<WordGraph {self.name}: {many}>"

    def __getstate__(self) -> tuple[bytes, str, Alphabet]:
        return self.save(), self.name, self.alphabet

    def __setstate__(self, state: tuple[bytes, str, Alphabet]) -> None:
        file, self.name, self.alphabet = state
        self._map = self._last = self._wider = None
        self._asked = 0
        try:
            self.native = _whole(_native.Graph.load(file))
        except ValueError as error:
            raise BadWordList(self.name, why=str(error)) from error
        letters, used = self.alphabet.letters, self.native.alphabet
        beyond = [str(number) for number in range(len(letters) + 1, UNKNOWN_LETTER) if used >> number & 1]
        if beyond:
            which = f"letter {beyond[0]}" if len(beyond) == 1 else f"letters {', '.join(beyond)}"
            why = f"has {which}, and the alphabet {shown(letters)} ends at {len(letters)}"
            raise BadWordList(self.name, why=why)

    def has_prefix(self, prefix: str) -> bool:
        """Whether some word starts with this."""
        return self.native.has_prefix(self.alphabet.numbers(prefix))

    def hooks(self, word: str) -> Hooks:
        """The letters that make a word in front of this text and after it; it need not be a word itself."""
        front, back = self.native.hooks(self.alphabet.numbers(word))
        return Hooks(self.alphabet.letters_of(front), self.alphabet.letters_of(back))

    def anagrams(self, tiles: str, *, partial: bool = False, most: int = MOST) -> list[str]:
        """Words that use all of these tiles, or any of them; `?` is a blank."""
        faces = self.alphabet.faces(tiles)
        if len(faces) < len(tiles) and not partial:
            return []
        return self._told(self.native.anagrams(faces, partial, most))

    def matches(self, pattern: str, most: int = MOST) -> list[str]:
        """Words that match: `?` is one letter, `*` any number, `[AEI]` one of these, `[^AEI]` none of these."""
        places, gaps = self.alphabet.pattern(pattern)
        return self._told(self.native.matches(places, gaps, most))

    def words_of(self, length: int) -> list[str]:
        """Every word of this length, in alphabetical order."""
        return self.matches("?" * length)

    def any_play(self, board: Board, tiles: Tiles, most: int) -> bool:
        """Whether some play of at most `most` of these tiles is possible (R-5.2)."""
        return self.position(board).any_play(counted(self.alphabet, board, tiles), most)

    def plays(self, board: Board, tiles: Tiles, most: int) -> Iterator[PlainPlay]:
        """Each legal play of at most `most` of these tiles, once, with its points before any bonus."""
        for play in self.position(board).plays(counted(self.alphabet, board, tiles), most, ()):
            yield play_of(play, self.alphabet)

    def ranked_plays(self, board: Board, tiles: Tiles, most: int, bonuses: Sequence[int]) -> _native.Plays:
        """The same with bonuses, by number of tiles laid: the most points first, then across before down, by square."""
        counts = counted(self.alphabet, board, tiles)
        return _native.ranked_plays(self.position(board), counts, most, bonuses, tile_order(self.alphabet))

    def first_play(self, board: Board, tiles: Tiles, most: int, bonuses: Sequence[int]) -> _native.Plays:
        """The first of these, found without the others, if there is one. There are at most 15 tiles.

        After a number of searches a word map is built, which halves the time of each of those that follow.
        """
        self._asked += 1
        words = self.word_map if self._asked > SEARCHES_WITHOUT_MAP else None
        counts = counted(self.alphabet, board, tiles)
        return _native.first_play(self.position(board), counts, most, bonuses, tile_order(self.alphabet), words)

    def position(self, board: Board) -> _native.Position:
        """The board for the native core. The last one is kept: a turn asks several questions on it and adds to it."""
        last = self._last
        if last is not None and last.board is board:
            return last.position
        if last is not None and last.board.layout is board.layout and last.board.tileset is board.tileset:
            grown = last.position.grown(standing(self.alphabet, board), last.base)
            if grown is not None:
                self._last = _Kept(board, grown, last.base)
                return grown
        fresh = position_of(self.native, self.alphabet, board)
        self._last = _Kept(board, fresh, fresh)
        return fresh

    def top_plays(
        self,
        board: Board,
        tiles: Tiles,
        most: int,
        bonuses: Sequence[int],
        below: int | None = None,
        *,
        all_tied: bool = False,
    ) -> tuple[list[tuple[Laid, ...]], int]:
        """The highest-scoring plays; the one that goes on the board in a master game is among them (R-9.4)."""
        position, tileset = self.position(board), board.tileset
        strange = [face for face in tiles if face != BLANK and face not in self.alphabet.letters]
        tilt = len(strange) - 2 * sum(tileset.is_vowel(face) for face in strange)
        vowels = self.alphabet.bits([letter for letter in tileset.vowels if letter in self.alphabet.letters])
        counts = counted(self.alphabet, board, tiles)
        order, ceiling = b"" if all_tied else tile_order(self.alphabet), HIGHEST if below is None else below
        found = position.top_plays(counts, most, bonuses, vowels, tilt, ceiling, order)
        return [play_of(play, self.alphabet).laid for play in found], found[0].equity if found else 0

    def _told(self, words: list[bytes]) -> list[str]:
        return self.alphabet.words(words)


def _whole(graph: _native.Graph) -> _native.Graph:
    """Some files have only the DAWG, which judges words but cannot find plays; rebuild those."""
    if graph.has_gaddag or not len(graph):
        return graph
    if len(graph) > MOST:
        raise ValueError(f"has more than {MOST:,} words")
    return _native.Graph.build(graph.words(MOST))


def _check_letters(graph: WordGraph, file: str) -> None:
    short = [word for length in LENGTHS for word in graph.matches("?" * length)]
    if are_sorted(short):
        raise BadWordList(
            file, why="holds the letters of words in alphabetical order (an anagram dictionary), not words"
        )
    if not look_like_a_to_z(short):
        why = "does not look like a list in the letters A to Z; if it is for another alphabet, name its letters"
        raise BadWordList(file, why=f"{why} in their order (--letters)")
