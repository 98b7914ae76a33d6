"""The recipe: which words of which source go into the lists, step by step, and how common each word is."""

from collections.abc import Container, Iterable, Mapping

from msgspec import Struct

from tilewright.lexicons.morphy import Part
from tools.lexicon import by_hand
from tools.lexicon.inflections import Inflections
from tools.lexicon.reading import ScowlList

AMERICAN = frozenset({"english", "american"})
WIDER = AMERICAN | {"variant_1", "variant_2", "canadian", "canadian_variant_1", "canadian_variant_2"}


class Shelf(Struct, frozen=True):
    """All that the sources say, read."""

    enable: frozenset[str]
    scowl: tuple[ScowlList, ...]
    wordnet: Mapping[Part, frozenset[str]]
    forms: Mapping[str, frozenset[str]]  # AGID and lemminflect: from each form to its words
    gcide: frozenset[str]
    ukacd: frozenset[str]

    @property
    def lemmas(self) -> frozenset[str]:
        return frozenset().union(*self.wordnet.values())

    @property
    def known(self) -> frozenset[str]:
        return self.lemmas.union(self.forms)


class Step(Struct, frozen=True):
    """What a step of the recipe is called, and the words that it added to those before it."""

    name: str
    added: frozenset[str]


def commons(shelf: Shelf) -> list[Step]:
    steps = _Steps()
    steps.add("ENABLE", shelf.enable)
    steps.add("the rulebook's words", by_hand.TWOS | by_hand.Q_WITHOUT_U | by_hand.PLURALS_OF_TWOS)
    steps.add("SCOWL to 50", _fit(scowl_words(shelf.scowl, AMERICAN, upto=50), shelf))
    wider = scowl_words(shelf.scowl, WIDER, upto=60)
    steps.add("SCOWL to 60, variants, Canadian", _fit(wider & shelf.known, shelf))
    steps.add("supplement", by_hand.SUPPLEMENT)
    steps.add("forms of these", _forms(words_of(steps.taken) - shelf.enable, shelf))
    return steps.taken


def commons_world(shelf: Shelf, so_far: Iterable[Step]) -> list[Step]:
    known = shelf.known | shelf.gcide
    steps = _Steps()
    steps.add("commons", words_of(so_far))
    steps.add("UKACD", shelf.ukacd - by_hand.NO_WORDS)
    everywhere = frozenset(one.spelling for one in shelf.scowl)
    steps.add("SCOWL to 80, all spellings", _fit(scowl_words(shelf.scowl, everywhere, upto=80) & known, shelf))
    steps.add("forms of these", _forms(words_of(steps.taken) - shelf.enable - shelf.ukacd, shelf))
    return steps.taken


def words_of(steps: Iterable[Step]) -> frozenset[str]:
    return frozenset().union(*(step.added for step in steps))


def levels(scowl: Iterable[ScowlList]) -> dict[str, int]:
    """The lowest level at which some spelling of English has the word: 10 for the commonest, 95 for the rarest."""
    found: dict[str, int] = {}
    for one in scowl:
        if one.kind == "words":
            for word in one.words:
                found[word] = min(one.level, found.get(word, one.level))
    return found


def scowl_words(scowl: Iterable[ScowlList], spellings: Container[str], upto: int) -> frozenset[str]:
    """Only the files of words: those of capitals, names and abbreviations are what R-3.1 leaves out."""
    wanted = (one.words for one in scowl if one.kind == "words" and one.spelling in spellings and one.level <= upto)
    return frozenset().union(*wanted)


def _forms(words: frozenset[str], shelf: Shelf) -> frozenset[str]:
    """ENABLE and UKACD are complete; what other sources added may have come without its plural."""
    return _fit(Inflections(shelf.scowl, shelf.forms, shelf.wordnet).of(words), shelf)


def _fit(words: frozenset[str], shelf: Shelf) -> frozenset[str]:
    """Short entries of a spelling list are often no words: what has two letters is for the rulebook to say."""
    short = frozenset().union(*(one.words for one in shelf.scowl if one.kind == "abbreviations"))
    lemmas = shelf.lemmas
    return frozenset(word for word in words - by_hand.NO_WORDS if _is_trusted(word, lemmas, short))


def _is_trusted(word: str, wordnet: Container[str], abbreviations: Container[str]) -> bool:
    match len(word):
        case 2:
            return False
        case 3:
            return word in wordnet
        case 4:
            return word not in abbreviations
        case _:
            return True


class _Steps:
    def __init__(self) -> None:
        self.taken: list[Step] = []

    def add(self, name: str, words: frozenset[str]) -> None:
        self.taken.append(Step(name, words - words_of(self.taken)))
