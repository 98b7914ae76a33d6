"""Words to look up: whether they are good, what they mean, and which there are. Closed to who plays (R-3.2, R-6.2)."""

from collections.abc import Callable
from typing import Annotated, Any

from litestar import Request, Router, get
from litestar.datastructures import State
from litestar.di import Provide
from litestar.params import Parameter, QueryParameter
from msgspec import Meta, Struct

from tilewright.lexicons.definitions import HOW_TO_GET_THEM, Definitions, NoDefinitions
from tilewright.lexicons.levels import LEVELS, UNLISTED
from tilewright.lexicons.search import Search
from tilewright.lexicons.shelf import DEFAULT, added, shipped
from tilewright.lexicons.themes import themes
from tilewright.web.lookup import MOST_TILES, Lookup, by_the_reader, lexicon_called, look, q_without_u, theme_words
from tilewright.web.services import AppServices
from tilewright.web.visitors import Visitor

MOST_FOUND = 500
MOST_SHORT = 2000  # of three letters there are some 1,000, and they are learnt as one list
LONGEST_WORD = 40
MOST_CHECKED = 50

LexiconName = Annotated[str, Parameter(max_length=40, description="The name of a lexicon: see `/api/lexicons`.")]
Level = Annotated[
    int | None, Parameter(ge=LEVELS[0], le=UNLISTED, description="Only words as common as this: 10, 20, 35 ... 95.")
]
Family = Annotated[bool, Parameter(description="Leave out words that are profane or that offend.")]
Word = Annotated[str, Parameter(min_length=1, max_length=LONGEST_WORD, description="A word, in capitals or not.")]
Words = Annotated[
    list[Annotated[str, Meta(min_length=1, max_length=LONGEST_WORD)]],
    QueryParameter(name="word", min_items=1, max_items=MOST_CHECKED, description="The words, each as `word=`."),
]
Tiles = Annotated[str, Parameter(min_length=1, max_length=MOST_TILES, description="Letters, and ? for a blank.")]
Within = Annotated[bool, Parameter(description="The words made of some of the tiles too, the longest first.")]
Pattern = Annotated[
    str,
    Parameter(
        min_length=1,
        max_length=LONGEST_WORD,
        description="? is any letter, * any number of them, [AEIOU] one of some, [^U] any but some.",
    ),
]
ThemeName = Annotated[str, Parameter(max_length=40, description="The name of a theme: see `/api/words/themes`.")]


class LexiconShown(Struct, frozen=True):
    """A word list that games can be played with, and words looked up in."""

    name: str
    words: int
    about: str
    is_shipped: bool


class Checked(Struct, frozen=True):
    """Whether a word is good."""

    word: str
    valid: bool


class HooksShown(Struct, frozen=True):
    """The letters that make another word, put before or after; the word itself need not be good."""

    word: str
    valid: bool
    front: str
    back: str


class WordsFound(Struct, frozen=True):
    """The words that were asked for, in the order of the alphabet or the longest first; `more` where some are left."""

    words: list[str]
    more: bool = False


class SenseShown(Struct, frozen=True):
    """One meaning: the word as a dictionary has it, what part of speech, and what it means."""

    lemma: str
    part: str
    meaning: str


class Meaning(Struct, frozen=True):
    """What a word means. Where no dictionary is `installed`, `says` tells whoever runs the server how to get one."""

    word: str
    valid: bool
    senses: list[SenseShown]
    installed: bool = True
    says: str = ""


@get("/api/lexicons", summary="The lexicons that there are", tags=["words"])
async def lexicons() -> list[LexiconShown]:
    return await by_the_reader(every_lexicon)


@get("/check", summary="Whether words are good")
async def check(lookup: Lookup, words: Words) -> list[Checked]:
    asked = [lookup.word(one) for one in words]
    return await lookup.ask(lambda known: [Checked(word, word in known) for word in asked])


@get("/hooks", summary="The letters that go before and after a word")
async def hooks(lookup: Lookup, word: Word) -> HooksShown:
    asked = lookup.word(word)
    return await lookup.ask(lambda known: HooksShown(asked, asked in known, *known.hooks(asked)))


@get("/anagrams", summary="The words that tiles make")
async def anagrams(lookup: Lookup, tiles: Tiles, within: Within = False) -> WordsFound:
    asked = lookup.tiles(tiles)
    if within:
        return await _found(lookup, lambda known: known.within(asked, MOST_FOUND + 1))
    return await _found(lookup, lambda known: known.anagrams(asked, MOST_FOUND + 1))


@get("/pattern", summary="The words that fit a pattern")
async def pattern(lookup: Lookup, pattern: Pattern) -> WordsFound:
    asked = lookup.pattern(pattern)
    return await _found(lookup, lambda known: known.matching(asked, MOST_FOUND + 1))


@get("/twos", summary="The words of two letters")
async def twos(lookup: Lookup) -> WordsFound:
    return await _found(lookup, lambda known: known.matching("??", MOST_FOUND + 1))


@get("/threes", summary="The words of three letters")
async def threes(lookup: Lookup) -> WordsFound:
    return await _found(lookup, lambda known: known.matching("???", MOST_SHORT + 1), MOST_SHORT)


@get("/q-without-u", summary="The words with a Q that no U follows")
async def q_words(lookup: Lookup) -> WordsFound:
    return await _found(lookup, q_without_u)


@get("/meaning", summary="What a word means")
async def meaning(lookup: Lookup, word: Word) -> Meaning:
    asked = lookup.word(word)
    return await lookup.ask(lambda known: _meaning(asked, asked in known))


@get("/api/words/themes", summary="The themes that words can belong to", tags=["words"])
async def theme_names() -> list[str]:
    return await by_the_reader(lambda: list(themes()))


@get("/themes/{theme:str}", summary="The words of a theme")
async def theme(lookup: Lookup, theme: ThemeName) -> WordsFound:
    return await _found(lookup, lambda known: theme_words(known, lookup.lexicon, theme))


def every_lexicon() -> list[LexiconShown]:
    """Without where they lie."""
    return [LexiconShown(one.name, one.words, one.about, one.is_shipped) for one in (*shipped(), *added())]


async def provide_lookup(
    request: Request[Any, Any, State],
    services: AppServices,
    anybody: Visitor | None,
    lexicon: LexiconName = DEFAULT,
    level: Level = None,
    family: Family = False,
) -> Lookup:
    await look(request, services, anybody)
    return Lookup(lexicon_called(lexicon), level, family)


async def _found(lookup: Lookup, question: Callable[[Search], list[str]], most: int = MOST_FOUND) -> WordsFound:
    words = await lookup.ask(question)
    return WordsFound(words[:most], len(words) > most)


def _meaning(word: str, valid: bool) -> Meaning:
    try:
        senses = Definitions.installed().of(word)
    except NoDefinitions:
        return Meaning(word, valid, [], installed=False, says=HOW_TO_GET_THEM)
    return Meaning(word, valid, [SenseShown(one.lemma, one.part, one.meaning) for one in senses])


WORDS = (
    lexicons,
    theme_names,
    Router(
        "/api/words",
        route_handlers=[check, hooks, anagrams, pattern, twos, threes, q_words, meaning, theme],
        dependencies={"lookup": Provide(provide_lookup)},
        tags=["words"],
    ),
)
