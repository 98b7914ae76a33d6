"""The questions that the rules of a duplicate game answer, each with a closed set of answers."""

from enum import StrEnum

from msgspec import Struct


class Placing(StrEnum):
    """Which word goes on everyone's board (R-9.4)."""

    TOP = "top"  # the highest-scoring one handed in
    MASTER = "master"  # the highest possible, which the program finds


class RoundClosing(StrEnum):
    """When the program closes a round (R-9.2)."""

    AT_TIME = "at-time"
    ALL_DONE = "all-done"  # at time, or as soon as everybody present has said to be done


class Stating(StrEnum):
    """Whether a slip must say what it scores (R-9.2). Records without an answer are of games where it need not."""

    REQUIRED = "required"  # as the book has it
    OPTIONAL = "optional"  # the program counts where a player does not


class Overstating(StrEnum):
    """What a slip scores that states more than it is worth (R-9.3)."""

    CORRECTED = "corrected"  # the true score
    DIFFERENCE = "difference"  # the true score less what it was overstated by, nothing at the least
    NOTHING = "nothing"


class ProgramArbitrator(Struct, frozen=True, tag="program"):
    """The program draws, opens rounds, closes them at time and judges."""


class HumanArbitrator(Struct, frozen=True, tag="person"):
    """The person at this seat arbitrates: draws, opens and closes, reads the slips and rules; and does not play."""

    seat: int = 0


Arbitrator = ProgramArbitrator | HumanArbitrator


class Least(Struct, frozen=True, array_like=True):
    """From this rack on, so many vowels and consonants at the least (R-9.5)."""

    rack: int
    vowels: int
    consonants: int


BALANCE = (Least(1, 2, 2), Least(16, 1, 1))
NO_LEAST = Least(1, 0, 0)
