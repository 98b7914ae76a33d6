"""Word look-up: check words, define them, find them. Closed to players with a closed dictionary (R-3.2, R-6.2)."""

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
MOST_SHORT = 2000  # there are about 1,000 three-letter words, and they are learnt as one list
LONGEST_WORD = 40
MOST_CHECKED = 50

LexiconName = Annotated[str, Parameter(max_length=40, description="The name of a lexicon: see `/api/lexicons`.")]
Level = Annotated[
    int | None, Parameter(ge=LEVELS[0], le=UNLISTED, description="Only words at least this common: 10, 20, 35 ... 95.")
]
Family = Annotated[bool, Parameter(description="Leave out profane and offensive words.")]
Word = Annotated[str, Parameter(min_length=1, max_length=LONGEST_WORD, description="A word, in capitals or not.")]
Words = Annotated[
    list[Annotated[str, Meta(min_length=1, max_length=LONGEST_WORD)]],
    QueryParameter(name="word", min_items=1, max_items=MOST_CHECKED, description="The words, each as `word=`."),
]
Tiles = Annotated[str, Parameter(min_length=1, max_length=MOST_TILES, description="Letters, and ? for a blank.")]
Within = Annotated[bool, Parameter(description="Also words that use only some of the tiles, longest first.")]
Pattern = Annotated[
    str,
    Parameter(
        min_length=1,
        max_length=LONGEST_WORD,
        description="? is any letter, * any number of letters, [AEIOU] one of these, [^U] any but these.",
    ),
]
ThemeName = Annotated[str, Parameter(max_length=40, description="The name of a theme: see `/api/words/themes`.")]


class LexiconShown(Struct, frozen=True):
    """A word list for games and look-ups."""

    name: str
    words: int
    about: str
    is_shipped: bool


class Checked(Struct, frozen=True):
    """Whether a word is valid."""

    word: str
    valid: bool


class HooksShown(Struct, frozen=True):
    """The letters that make another word in front or at the end; the word itself need not be valid."""

    word: str
    valid: bool
    front: str
    back: str


class WordsFound(Struct, frozen=True):
    """The words found, in alphabetical order or longest first; `more` if there are others."""

    words: list[str]
    more: bool = False


class SenseShown(Struct, frozen=True):
    """One meaning: the dictionary form, the part of speech, and the definition."""

    lemma: str
    part: str
    meaning: str


class Meaning(Struct, frozen=True):
    """The meanings of a word. If no dictionary is `installed`, `says` tells the operator how to get one."""

    word: str
    valid: bool
    senses: list[SenseShown]
    installed: bool = True
    says: str = ""


@get("/api/lexicons", summary="The available lexicons", tags=["words"])
async def lexicons() -> list[LexiconShown]:
    return await by_the_reader(every_lexicon)


@get("/check", summary="Check whether words are valid")
async def check(lookup: Lookup, words: Words) -> list[Checked]:
    asked = [lookup.word(one) for one in words]
    return await lookup.ask(lambda known: [Checked(word, word in known) for word in asked])


@get("/hooks", summary="The hooks of a word")
async def hooks(lookup: Lookup, word: Word) -> HooksShown:
    asked = lookup.word(word)
    return await lookup.ask(lambda known: HooksShown(asked, asked in known, *known.hooks(asked)))


@get("/anagrams", summary="The words that tiles make")
async def anagrams(lookup: Lookup, tiles: Tiles, within: Within = False) -> WordsFound:
    asked = lookup.tiles(tiles)
    if within:
        return await _found(lookup, lambda known: known.within(asked, MOST_FOUND + 1))
    return await _found(lookup, lambda known: known.anagrams(asked, MOST_FOUND + 1))


@get("/pattern", summary="The words that match a pattern")
async def pattern(lookup: Lookup, pattern: Pattern) -> WordsFound:
    asked = lookup.pattern(pattern)
    return await _found(lookup, lambda known: known.matching(asked, MOST_FOUND + 1))


@get("/twos", summary="The two-letter words")
async def twos(lookup: Lookup) -> WordsFound:
    return await _found(lookup, lambda known: known.matching("??", MOST_FOUND + 1))


@get("/threes", summary="The three-letter words")
async def threes(lookup: Lookup) -> WordsFound:
    return await _found(lookup, lambda known: known.matching("???", MOST_SHORT + 1), MOST_SHORT)


@get("/q-without-u", summary="The words with a Q that is not followed by U")
async def q_words(lookup: Lookup) -> WordsFound:
    return await _found(lookup, q_without_u)


@get("/meaning", summary="The meanings of a word")
async def meaning(lookup: Lookup, word: Word) -> Meaning:
    asked = lookup.word(word)
    return await lookup.ask(lambda known: _meaning(asked, asked in known))


@get("/api/words/themes", summary="The available themes", tags=["words"])
async def theme_names() -> list[str]:
    return await by_the_reader(lambda: list(themes()))


@get("/themes/{theme:str}", summary="The words of a theme")
async def theme(lookup: Lookup, theme: ThemeName) -> WordsFound:
    return await _found(lookup, lambda known: theme_words(known, lookup.lexicon, theme))


def every_lexicon() -> list[LexiconShown]:
    """Without their paths."""
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
