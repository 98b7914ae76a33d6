"""What may follow the name of a house rule after `=`: nothing, a number, one of some names, or a theme."""

from collections.abc import Mapping

from msgspec import Struct

from tilewright.core.refusal import Refused
from tilewright.editions.house.texts import Texts


class NoValue(Struct, frozen=True, tag="none"):
    """The rule is on or off."""

    def settled(self, name: str, typed: str) -> str:
        if typed:
            raise Refused("house-rule-value", name=name, value=typed, expected="nothing")
        return ""

    @property
    def shown(self) -> str:
        return ""


class WholeNumber(Struct, frozen=True, tag="number"):
    """A whole number, and the one that is meant where none is typed."""

    usual: int
    least: int
    most: int

    def settled(self, name: str, typed: str) -> str:
        number = typed or str(self.usual)
        digits = number.isascii() and number.isdigit() and len(number) <= len(str(self.most))
        if not (digits and self.least <= int(number) <= self.most):
            expected = f"a number from {self.least} to {self.most}"
            raise Refused("house-rule-value", name=name, value=typed, expected=expected)
        return str(int(number))

    @property
    def shown(self) -> str:
        return f"[={self.usual}]"


class OneOf(Struct, frozen=True, tag="one-of"):
    """One of these names, the first where none is typed; each with what it means."""

    names: Mapping[str, Texts]

    def settled(self, name: str, typed: str) -> str:
        if typed and typed not in self.names:
            raise Refused("house-rule-value", name=name, value=typed, expected="|".join(self.names))
        return typed or next(iter(self.names))

    @property
    def shown(self) -> str:
        return f"[={'|'.join(self.names)}]"


class ThemeName(Struct, frozen=True, tag="theme"):
    """The name of a theme: one that has a list of words, or whatever people agree on."""

    listed: bool = True

    def settled(self, name: str, typed: str) -> str:
        if not typed:
            raise Refused("house-rule-value", name=name, value=typed, expected="NAME")
        return typed

    @property
    def shown(self) -> str:
        return "=NAME"


Value = NoValue | WholeNumber | OneOf | ThemeName
