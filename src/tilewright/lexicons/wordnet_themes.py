"""Themes from WordNet (R-6.3): everything that is a kind of something, or belongs to a field."""

from collections.abc import Iterable, Iterator, Mapping

from tilewright.lexicons.morphy import Part
from tilewright.lexicons.wordnet import Key, WordNet

_KIND_OF, _OF_THE_FIELD = "~", "-c"

#: For each theme, the lemmas whose hyponyms belong to it, each with the number of the sense meant.
KINDS: Mapping[str, tuple[str, ...]] = {
    "animals": ("animal.1",),
    "body": ("body_part.1", "body_substance.1"),
    "clothing": ("clothing.1", "footwear.1", "footwear.2", "headdress.1", "fabric.1"),
    "food": ("food.1", "food.2", "foodstuff.2", "beverage.1", "edible_fruit.1", "herb.2", "dish.2"),
    "music": ("music.1", "musical_instrument.1", "musician.1", "musical_notation.1", "singing.1"),
    "sport": ("sport.1", "athlete.1", "sports_equipment.1", "athletic_game.1"),
    "vehicles": ("vehicle.1",),
    "weather": ("weather.1", "wind.1", "cloud.2", "storm.1", "precipitation.3"),
}
#: And the fields (topics) whose words belong to it, verbs and adjectives too.
FIELDS: Mapping[str, tuple[str, ...]] = {
    "music": ("music.1", "music.2", "music.4"),
    "sport": ("sport.1", "athletic_game.1"),
    "weather": ("meteorology.1", "meteorology.2"),
}


def theme_lemmas(wordnet: WordNet, theme: str) -> dict[Part, set[str]]:
    """The words of a theme in capitals, by their part of speech."""
    found = _kinds(wordnet, _roots(wordnet, KINDS[theme]))
    fields = _kinds(wordnet, _roots(wordnet, FIELDS.get(theme, ())))
    found |= {to for key in fields for symbol, to in wordnet.synsets[key].pointers if symbol == _OF_THE_FIELD}
    lemmas: dict[Part, set[str]] = {}
    for key in found:
        good = (lemma.upper() for lemma in wordnet.synsets[key].lemmas if lemma.isalpha() and lemma.islower())
        lemmas.setdefault(key[0], set()).update(good)
    return lemmas


def _roots(wordnet: WordNet, names: Iterable[str]) -> Iterator[Key]:
    """Skips senses that this version of WordNet does not have."""
    for name in names:
        lemma, _, number = name.rpartition(".")
        yield from wordnet.senses.get((lemma, "noun"), ())[int(number) - 1 : int(number)]


def _kinds(wordnet: WordNet, roots: Iterable[Key]) -> set[Key]:
    """The roots and all their hyponyms, recursively. Instances (names) have another relation and are left out."""
    found: set[Key] = set()
    waiting = list(roots)
    while waiting:
        key = waiting.pop()
        if key not in found:
            found.add(key)
            waiting += [to for symbol, to in wordnet.synsets[key].pointers if symbol == _KIND_OF]
    return found
