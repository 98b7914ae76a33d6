"""The levels, each a bot with a name: which words it knows, which plays it sees, and what it keeps for later.

They are weak in the way people are. The two weakest glance at the board and take a word that comes to mind; the others
overlook nothing obvious. None plays at random, and none makes words up. The three strongest look ahead.
"""

from collections.abc import Mapping
from enum import StrEnum
from types import MappingProxyType

from msgspec import Struct
from msgspec.structs import replace

from tilewright.bots.bot import UnknownBot
from tilewright.engine.depth import Depth
from tilewright.lexicons.levels import UNLISTED

ANY_LENGTH = 99


class LeaveSense(StrEnum):
    """What a level considers besides the points of a play."""

    POINTS = "points"  # nothing
    BALANCE = "balance"  # vowels and consonants in balance, and no blank spent for little
    WORTH = "worth"  # what each tile is worth to keep, by rule of thumb
    VALUES = "values"  # the same by the leave values of the lexicon, where there are any


class Sight(Struct, frozen=True):
    """Plays up to a difficulty of `sure` are always seen; each step beyond it leaves `keen` percent of the chance.

    A level that only glances at the board sees even easy plays only `glance` percent of the time.
    """

    sure: int
    keen: int
    glance: int = 100

    @property
    def glances(self) -> bool:
        return self.glance < 100

    def percent(self, difficulty: int) -> float:
        """
        >>> Sight(2, 50).percent(1), Sight(2, 50).percent(4), Sight(2, 50, glance=10).percent(1)
        (100.0, 25.0, 10.0)
        """
        return self.glance * (self.keen / 100) ** max(0, difficulty - self.sure)


class Level(Struct, frozen=True):
    """A bot with a name. `about` says in one line how it plays."""

    name: str
    about: str
    words: int  # the SCOWL level up to which it knows all words
    sight: Sight
    keeping: LeaveSense
    doubts: int  # the percentage of unknown words that look wrong that it challenges at a risk
    some: int = 0  # the percentage of the next level's words that it knows
    learnt: int = 0  # it has learnt all words up to this length
    points: int | None = None  # its average in a game against its equal, if tools/levels.py measured it
    longest: int = ANY_LENGTH  # it knows no words longer than this
    also: str = ""  # another name for it
    ahead: Depth = Depth.NONE  # how far it looks

    @property
    def title(self) -> str:
        return self.name.capitalize()

    @property
    def knows_all(self) -> bool:
        return self.words >= UNLISTED


def level(name: str) -> Level:
    """
    >>> level("Clara").name, level("static").name
    ('clara', 'hugo')
    >>> level("deep")
    Traceback (most recent call last):
    ...
    tilewright.bots.bot.UnknownBot: there is no bot 'deep'; there are ...
    """
    wanted = name.strip().lower()
    found = LEVELS.get(wanted) or next((one for one in LEVELS.values() if one.also == wanted), None)
    if not found:
        raise UnknownBot(name, LEVELS)
    return found


_HUGO = Level(
    "hugo",
    "Expert: knows every word and sees every play.",
    words=UNLISTED,
    sight=Sight(sure=0, keen=100),
    keeping=LeaveSense.VALUES,
    doubts=100,
    points=428,
    also="static",
)


def _looking_ahead(name: str, about: str, ahead: Depth) -> Level:
    """Hugo's words and eyes, and more thought."""
    return replace(_HUGO, name=name, about=about, points=None, also="", ahead=ahead)


_ALL = (
    Level(
        "abel",
        "Learning to read: the first short word that comes up.",
        words=10,
        sight=Sight(sure=0, keen=50, glance=4),
        keeping=LeaveSense.POINTS,
        doubts=0,
        points=148,
        longest=4,
    ),
    Level(
        "adele",
        "New to the game: everyday words, none of them long.",
        words=10,
        some=50,
        sight=Sight(sure=1, keen=50, glance=14),
        keeping=LeaveSense.POINTS,
        doubts=5,
        points=190,
        longest=6,
    ),
    Level(
        "alba",
        "A beginner: everyday words, laid where there is room.",
        words=20,
        some=25,
        sight=Sight(sure=2, keen=45),
        keeping=LeaveSense.POINTS,
        doubts=10,
        points=272,
    ),
    Level(
        "bruno",
        "Plays now and then, with an eye for a big score.",
        words=20,
        some=67,
        sight=Sight(sure=2, keen=50),
        keeping=LeaveSense.POINTS,
        doubts=15,
        points=286,
    ),
    Level(
        "clara",
        "Reads a lot, and minds the vowels on the rack.",
        words=35,
        sight=Sight(sure=3, keen=55),
        keeping=LeaveSense.BALANCE,
        doubts=25,
        points=305,
    ),
    Level(
        "diego",
        "Knows all the two-letter words and plays parallel.",
        words=35,
        learnt=2,
        sight=Sight(sure=3, keen=59),
        keeping=LeaveSense.BALANCE,
        doubts=40,
        points=336,
    ),
    Level(
        "edith",
        "Plays every week; now and then all seven tiles.",
        words=50,
        learnt=2,
        sight=Sight(sure=4, keen=67),
        keeping=LeaveSense.BALANCE,
        doubts=50,
        points=354,
    ),
    Level(
        "felix",
        "A club player: short words by heart, good tiles kept.",
        words=60,
        learnt=3,
        sight=Sight(sure=4, keen=71),
        keeping=LeaveSense.WORTH,
        doubts=65,
        points=373,
    ),
    Level(
        "greta",
        "A strong club player: rare words, little overlooked.",
        words=70,
        learnt=4,
        sight=Sight(sure=5, keen=78),
        keeping=LeaveSense.WORTH,
        doubts=80,
        points=392,
    ),
    _HUGO,
    _looking_ahead("ines", "Plays like Hugo, and the endgame as well as it can be played.", Depth.ENDGAME),
    _looking_ahead("jan", "Imagines how the game could go on before every move.", Depth.SIMULATION),
    _looking_ahead("kira", "Looks ahead as far as anybody can, most of all near the end.", Depth.EVERYTHING),
)

#: By name, the weakest first, which is also alphabetical order.
LEVELS: Mapping[str, Level] = MappingProxyType({one.name: one for one in _ALL})
