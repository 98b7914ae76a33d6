"""Themes (R-6.3): handwritten lists, and more words from WordNet if it was compiled."""

from collections.abc import Container, Iterator, Mapping
from functools import cache

from tilewright.lexicons.box import BOX, irregular_forms
from tilewright.lexicons.definitions import Definitions, NoDefinitions
from tilewright.lexicons.morphy import lemmas


class Theme(Container[str]):
    """The words of a theme. A plural belongs to it if its noun does.

    >>> sea = themes()["sea"]
    >>> "ANCHOR" in sea, "ANCHORS" in sea, "ANCHORITE" in sea
    (True, True, False)
    """

    __slots__ = ("_by_hand", "_more", "name")

    def __init__(self, name: str, by_hand: frozenset[str], more: frozenset[str] = frozenset()) -> None:
        self.name, self._by_hand, self._more = name, by_hand, more

    def __contains__(self, word: object) -> bool:
        if not isinstance(word, str):
            return False
        nouns = (*lemmas(word, "noun"), *irregular_forms().get(word, ()))
        return word in self._more or not self._by_hand.isdisjoint(nouns)

    def __repr__(self) -> str:
        return f"<Theme {self.name}: {len(self._by_hand | self._more):,} words>"


class Themes(Mapping[str, Theme]):
    """All themes by name, each read on demand: what a `Kit` or a `Game` takes as `themes`."""

    def __init__(self, definitions: Definitions | None = None) -> None:
        self._definitions = definitions
        self._names = sorted({*_written(), *(definitions.theme_names() if definitions else ())})
        self._read: dict[str, Theme] = {}

    def __getitem__(self, name: str) -> Theme:
        if name not in self._names:
            raise KeyError(name)
        if name not in self._read:
            more = self._definitions.theme(name) if self._definitions else frozenset()
            self._read[name] = Theme(name, _by_hand(name), more)
        return self._read[name]

    def __iter__(self) -> Iterator[str]:
        return iter(self._names)

    def __len__(self) -> int:
        return len(self._names)


def themes() -> Themes:
    """The bundled themes, extended by WordNet's if the user has compiled it.

    >>> list(themes())[:3]
    ['animals', ...]
    """
    try:
        return Themes(Definitions.installed())
    except NoDefinitions:
        return Themes()


def _written() -> list[str]:
    return [path.stem for path in (BOX / "themes").glob("*.txt")]


@cache
def _by_hand(name: str) -> frozenset[str]:
    """Words with spaces between them; a line that starts with `#` says what they are."""
    path = BOX / "themes" / f"{name}.txt"
    lines = path.read_text(encoding="utf-8").splitlines() if path.is_file() else []
    return frozenset(word for line in lines if not line.startswith("#") for word in line.split())
