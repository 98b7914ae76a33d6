"""The questions that the book leaves to the players, as small closed unions."""

from enum import StrEnum

from msgspec import Struct


class ByProgram(Struct, frozen=True, tag="by-program"):
    """The program draws: a tile as soon as everybody is done with the one before."""


class ByPerson(Struct, frozen=True, tag="by-person"):
    """One of the players calls, or somebody neutral who has no card (R-11.2).

    The program draws at the caller's word, or the caller takes tiles out of a bag on the table and names them.
    """

    seat: int = 0
    plays: bool = True
    names_tiles: bool = False


Calling = ByProgram | ByPerson


class Striking(StrEnum):
    BY_HAND = "by-hand"  # who forgets a letter can strike it later
    BY_ITSELF = "by-itself"
