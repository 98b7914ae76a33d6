"""What kept tiles are worth: by rules of thumb, or by leave values if the lexicon has them."""

from collections import Counter
from collections.abc import Callable, Mapping
from functools import lru_cache
from itertools import combinations
from types import MappingProxyType

from tilewright.bots.crossword.levels import LeaveSense
from tilewright.bots.roster import leaves_for
from tilewright.core.tiles import BLANK, Tiles
from tilewright.core.tileset import TileSet
from tilewright.engine.static_player import LeaveValues
from tilewright.lexicons.graph import WordGraph

Worth = Callable[[str], float]  # of tiles kept, in points
REMEMBERED = 1 << 16  # leaves, for each way to value them

#: Rules of thumb, in points; a letter that is not listed is worth 0.
_TILES: Mapping[str, float] = MappingProxyType(
    {BLANK: 24, "S": 8, "Z": 4, "X": 3, "E": 2, "R": 1.5, "H": 1, "N": 0.5, "T": 0.5, "C": 0.5, "L": 0.5, "D": 0.5}
    | {"P": -0.5, "K": -1, "Y": -1, "J": -1, "I": -1, "O": -1.5, "B": -1.5, "F": -2, "G": -2, "W": -3, "U": -3}
    | {"V": -5, "Q": -7}
)
_TWICE = 2.5  # points off for a duplicate letter
_LOPSIDED = 1.5  # points off for each vowel or consonant too many
_Q_WITH_U = 5
_BLANK_SPARED, _S_SPARED = 15, 4  # for a player that thinks only of balance


def nothing(_kept: str) -> float:
    """Only points count."""
    return 0.0


def blanks_alone(kept: str) -> float:
    """Where blanks come back from the board (R-6.1), even a beginner likes to keep one."""
    return float(_BLANK_SPARED * kept.count(BLANK))


@lru_cache(maxsize=32)
def worth_of(keeping: LeaveSense, words: WordGraph, tileset: TileSet) -> Worth:
    """How a level values the tiles left on the rack."""
    match keeping:
        case LeaveSense.POINTS:
            return nothing
        case LeaveSense.BALANCE:
            return lru_cache(REMEMBERED)(lambda kept: _balance(kept, tileset))
        case LeaveSense.WORTH:
            return lru_cache(REMEMBERED)(lambda kept: _thumb(kept, tileset))
        case LeaveSense.VALUES:
            return lru_cache(REMEMBERED)(_valued(words) or (lambda kept: _thumb(kept, tileset)))


@lru_cache(maxsize=8)
def values_of(words: WordGraph) -> LeaveValues | None:
    """The leave values of a lexicon, read once."""
    return leaves_for(words)


def parts_of(rack: Tiles, least: int) -> set[str]:
    """What can be kept of a rack if at least one tile is exchanged, and at least `least` are kept.

    >>> sorted(parts_of(Tiles("EEL"), least=1))
    ['E', 'EE', 'EL', 'L']
    """
    sizes = range(least, len(rack))
    return {"".join(part) for kept in sizes for part in combinations(rack.faces, kept)}


def _valued(words: WordGraph) -> Worth | None:
    leaves = values_of(words)
    if not leaves:
        return None
    native, alphabet = leaves.native, words.alphabet
    return lambda kept: native.value(bytes(sorted(alphabet.faces(kept)))) / 1000


def _balance(kept: str, tileset: TileSet) -> float:
    spared = _BLANK_SPARED * kept.count(BLANK) + _S_SPARED * ("S" in kept)
    return spared - 2 * _lopsided(kept, tileset)


def _thumb(kept: str, tileset: TileSet) -> float:
    """
    >>> from tilewright.core.tileset import STANDARD_TILES
    >>> _thumb("ERS", STANDARD_TILES) > _thumb("UVW", STANDARD_TILES)
    True
    """
    counts = Counter(kept.replace(BLANK, ""))
    alone = sum(_TILES.get(face, 0.0) for face in kept)
    twice = sum(_TWICE * (count - 1) for count in counts.values())
    return alone - twice - _LOPSIDED * _lopsided(kept, tileset) + (_Q_WITH_U if "Q" in kept and "U" in kept else 0)


def _lopsided(kept: str, tileset: TileSet) -> int:
    """How many vowels or consonants are too many; a difference of one is still a good rack."""
    letters = kept.replace(BLANK, "")
    vowels = sum(map(tileset.is_vowel, letters))
    return max(0, abs(len(letters) - 2 * vowels) - 1)
