"""Who reads a sentence: in which language, where, with which names and coordinates."""

from enum import Enum, auto
from typing import Literal, NamedTuple, get_args

from tilewright.notation.coordinates import Convention

Language = Literal["en", "de"]
LANGUAGES: tuple[Language, ...] = get_args(Language)


class Medium(Enum):
    """Where it is read. Messages may have other words for each."""

    PAGE = auto()  # by a player, who presses buttons; the rule is a link beside the sentence
    TERMINAL = auto()  # by a player, who types commands; the rule is named at the end
    PROGRAM = auto()  # by people who write programs for the server; the rule is a field of its own


class Audience(NamedTuple):
    """To whom a sentence is said."""

    players: tuple[str, ...] = ()
    convention: Convention = Convention.TOURNAMENT
    medium: Medium = Medium.TERMINAL
    language: Language = "en"


ANYBODY = Audience()
