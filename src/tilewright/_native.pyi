"""The native core of Tilewright."""

from collections.abc import Sequence

def build() -> str:
    """How this binary was made: standard, compiler, flavour."""

class Graph:
    """
    The words of a list as a graph. Letters are numbers from 1 to 31, in bytes.
    """

    @staticmethod
    def build(words: Sequence[bytes]) -> Graph:
        """The smallest graph of these words."""

    @staticmethod
    def load(file: bytes) -> Graph:
        """What a KWG file holds; a ValueError if it is broken."""

    def save(self) -> bytes:
        """What a KWG file holds."""

    def __len__(self) -> int: ...
    def contains(self, word: bytes) -> bool: ...
    def has_prefix(self, prefix: bytes) -> bool: ...
    def hooks(self, word: bytes) -> tuple[int, int]:
        """The letters that can be put before a word, and after, as bits."""

    def words(self, most: int) -> list[bytes]: ...
    def anagrams(self, tiles: bytes, partial: bool, most: int) -> list[bytes]:
        """Words of these tiles; 0 is a blank."""

    def matches(self, places: Sequence[int], gaps: Sequence[bool], most: int) -> list[bytes]:
        """
        Words with a letter of each place, as bits, and any letters where there is a gap.
        """

    @property
    def alphabet(self) -> int:
        """The letters of all words, as bits."""

class WordMap:
    """From letters in no order to the words of them."""

    def __init__(self, graph: Graph) -> None: ...

class Leaves:
    """What tiles are worth when they are kept."""

    def __init__(self, file: bytes) -> None:
        """What a KLV2 file holds; a ValueError if it is broken."""

    def __len__(self) -> int: ...
    def value(self, tiles: bytes) -> int:
        """In thousandths of a point; tiles in order, the blank first."""

class Layout:
    """A board without tiles, row after row."""

    def __init__(self, height: int, width: int, letter_times: bytes, word_times: bytes, centre: int) -> None: ...

class Play:
    """
    Tiles laid in one lane; 0 where a tile stands already, plus 64 for a blank.
    """

    @property
    def down(self) -> bool: ...
    @property
    def lane(self) -> int: ...
    @property
    def start(self) -> int: ...
    @property
    def laid(self) -> int: ...
    @property
    def points(self) -> int: ...
    @property
    def equity(self) -> int:
        """In thousandths of a point, with what is kept."""

    @property
    def tiles(self) -> bytes: ...

class Position:
    """
    A board with tiles: a letter's number, plus 64 for a blank, 0 for none.
    """

    def __init__(self, graph: Graph, layout: Layout, values: Sequence[int], alphabet: int, cells: bytes) -> None: ...
    def plays(self, tiles: bytes, most: int, bonuses: Sequence[int]) -> list[Play]:
        """Each legal play once; tiles are letters, 0 a blank."""

    def any_play(self, tiles: bytes, most: int) -> bool:
        """Whether there is a legal play."""

class Terms:
    """What a game is played by, as far as an engine has to know."""

    def __init__(self, rack_size: int, exchange_least: int, most_scoreless: int, bonuses: Sequence[int]) -> None: ...

class Choice:
    """A play, or tiles to exchange, or a pass."""

    @property
    def is_play(self) -> bool: ...
    @property
    def is_exchange(self) -> bool: ...
    @property
    def play(self) -> Play: ...
    @property
    def equity(self) -> int:
        """In thousandths of a point."""

    @property
    def exchanged(self) -> bytes: ...

class Outcome:
    """What came of a game, player by player."""

    @property
    def points(self) -> list[int]: ...
    @property
    def turns(self) -> list[int]: ...
    @property
    def bonuses(self) -> list[int]: ...
    @property
    def exchanges(self) -> list[int]: ...
    @property
    def passes(self) -> list[int]: ...
    @property
    def starter(self) -> int: ...

def best_choice(
    position: Position,
    rack: bytes,
    in_bag: int,
    others: int,
    terms: Terms,
    leaves: Leaves | None = None,
    word_map: WordMap | None = None,
) -> Choice:
    """The best by points and by what is kept; `others` counts with no bag."""

def all_choices(
    position: Position, rack: bytes, in_bag: int, others: int, terms: Terms, leaves: Leaves | None = None
) -> list[Choice]:
    """Everything that can be done, the best first."""

def self_play(
    graph: Graph,
    word_map: WordMap | None,
    layout: Layout,
    values: Sequence[int],
    alphabet: int,
    tiles: bytes,
    terms: Terms,
    leaves: Leaves | None,
    other_leaves: Leaves | None,
    seed: int,
    first: int,
    games: int,
    pairs: bool,
    threads: int,
) -> list[Outcome]:
    """Games of two static players; game n depends on the seed and n alone."""

class Solitaire:
    """A search for the highest total with all tiles face up."""

    def __init__(self, position: Position, tiles: bytes, most: int, bonuses: Sequence[int], seed: int) -> None: ...
    def work(self, positions: int, threads: int) -> None:
        """Looks at so many positions more."""

    @property
    def total(self) -> int: ...
    @property
    def line(self) -> list[Play]:
        """Of plays, the best."""

    @property
    def positions(self) -> int:
        """How many were looked at."""

    @property
    def plays(self) -> int:
        """How many were found in them."""

    @property
    def is_solved(self) -> bool:
        """Whether there is certainly no better line."""
