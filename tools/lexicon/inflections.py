"""The forms of a word that a list took in: if BURQA is valid, so is BURQAS."""

from collections.abc import Iterable, Iterator, Mapping

from tilewright.lexicons.morphy import PARTS, Part, lemmas
from tools.lexicon.reading import ScowlList

#: A form of a word whose part of speech no source tells has to be this common: rarer entries of SCOWL are often noise.
RAREST_GUESS = 80
_GUESSES: tuple[Part, ...] = ("noun", "verb")


class Inflections:
    """Which entries of SCOWL are forms of which words, as AGID and lemminflect list them or by the regular endings."""

    def __init__(
        self,
        scowl: Iterable[ScowlList],
        forms: Mapping[str, frozenset[str]],
        parts: Mapping[Part, frozenset[str]],
    ) -> None:
        self._forms = forms
        self._parts = parts
        self._known = frozenset().union(*parts.values())
        listed = [one for one in scowl if one.kind == "words"]
        self._entries = frozenset().union(*(one.words for one in listed))
        self._common = frozenset().union(*(one.words for one in listed if one.level <= RAREST_GUESS))

    def of(self, words: frozenset[str]) -> frozenset[str]:
        """The forms of these words, whatever part of speech they are."""
        return frozenset(entry for entry in self._entries if any(word in words for word in self._bases(entry)))

    def _bases(self, entry: str) -> Iterator[str]:
        """The words that an entry is a form of. WordNet, if it knows one at all, says as what."""
        yield from self._forms.get(entry, ())
        for part in PARTS:
            for word in lemmas(entry, part):
                guessed = part in _GUESSES and word not in self._known and entry in self._common
                if word in self._parts[part] or guessed:
                    yield word
