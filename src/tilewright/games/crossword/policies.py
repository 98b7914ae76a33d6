"""The choices that rules are made of: small closed unions, one for each question."""

from enum import StrEnum

from msgspec import Struct

from tilewright.core.clock import MINUTE

# When are words checked?


class AtOnce(Struct, frozen=True, tag="at-once"):
    """Only valid plays can be made (R-3.6, `void`)."""


class Covers(StrEnum):
    """What a challenge is about (R-3.5)."""

    WHOLE_PLAY = "whole-play"
    NAMED_WORDS = "named-words"


class NoPenalty(Struct, frozen=True, tag="none"):
    """A challenge that fails costs nothing."""


class LoseTurn(Struct, frozen=True, tag="lose-turn"):
    """A challenge that fails costs the challenger the next turn."""


class GivePoints(Struct, frozen=True, tag="points"):
    """A challenge that fails gives the player points for each word upheld."""

    points: int = 5


WrongChallenge = NoPenalty | LoseTurn | GivePoints


class OnChallenge(Struct, frozen=True, tag="on-challenge"):
    """Anything can be played, and taken back if another player challenges it with reason (R-3.2)."""

    covers: Covers = Covers.WHOLE_PLAY
    wrong: WrongChallenge = LoseTurn()


Checking = AtOnce | OnChallenge


class Dictionary(StrEnum):
    """Whether players may look words up while they play (R-6.2)."""

    CLOSED = "closed"
    OPEN = "open"


# Where do tiles come from?


class OneBag(Struct, frozen=True, tag="one-bag"):
    """All tiles in one bag."""


class VowelsApart(Struct, frozen=True, tag="vowels-apart"):
    """Vowels and consonants in two bags; the player chooses how many from which (R-6.5)."""


class FaceUp(Struct, frozen=True, tag="face-up"):
    """No bag: all tiles lie open, to choose from freely (R-8.3)."""


Drawing = OneBag | VowelsApart | FaceUp


class Blanks(StrEnum):
    """Whether a blank on the board can be swapped for the letter it stands for (R-6.1)."""

    STAY = "stay"
    RECYCLED = "recycled"


class Exchanging(Struct, frozen=True):
    """An exchange needs as many tiles in the bag, and more than `closed_at` of them (R-2.13, R-7.3)."""

    closed_at: int = 0
    none_is_a_pass: bool = False


# How does it begin and end?


class ByLot(Struct, frozen=True, tag="by-lot"):
    """Everybody draws a tile; nearest the start of the alphabet begins (R-2.2)."""


class FromSeat(Struct, frozen=True, tag="from-seat"):
    """This seat begins, as in a rematch or in paired games."""

    seat: int = 0


FirstPlayer = ByLot | FromSeat


class AnyOpening(Struct, frozen=True, tag="any"):
    """The first word may be of any length from two letters on."""


class JacksToOpen(Struct, frozen=True, tag="jacks"):
    """The first word needs this many letters, one less after each round in which all have passed (R-6.4)."""

    least: int = 5


Opening = AnyOpening | JacksToOpen


class Ending(Struct, frozen=True):
    """What ends a game besides going out (R-5.3)."""

    passes_each: int = 2
    scoreless: int | None = None


# What scores extra?


class NoTheme(Struct, frozen=True, tag="none"):
    """All words are alike."""


class ThemeList(Struct, frozen=True, tag="list"):
    """A word list decides what belongs to the theme (R-6.3)."""

    name: str
    bonus: int = 5


class ThemeByVote(Struct, frozen=True, tag="vote"):
    """The player claims that a word belongs, and the others vote (R-6.3)."""

    name: str
    bonus: int = 5


Theme = NoTheme | ThemeList | ThemeByVote


class WordBonus(Struct, frozen=True):
    """Every word of a kind that a play makes earns so many points more; `word_kinds` has the kinds."""

    words: str
    points: int = 10


# How long may it take?


class Untimed(Struct, frozen=True, tag="untimed"):
    """No clock."""


class PerMove(Struct, frozen=True, tag="per-move"):
    """A turn not taken in time is a pass (R-7.1)."""

    limit: int = 2 * MINUTE


class Bank(Struct, frozen=True, tag="bank"):
    """A time for the whole game; each minute begun beyond it costs points (R-7.2)."""

    limit: int = 25 * MINUTE
    penalty: int = 10


Clock = Untimed | PerMove | Bank
