"""What people read about a house rule, in every language there is. `{count}` and `{theme}` are filled in."""

from msgspec import Struct


class Text(Struct, frozen=True):
    """`says` is the rule in a sentence, `unit` what its number counts; `played` is how a game says that it has it."""

    title: str
    says: str = ""
    unit: str = ""
    played: str = ""


class Texts(Struct, frozen=True):
    en: Text
    de: Text
