"""Which words of a lexicon a level knows, and which words look wrong to it."""

from collections.abc import Iterable
from functools import lru_cache
from operator import add
from zlib import crc32

from tilewright.bots.crossword.levels import Level
from tilewright.core.errors import TilewrightError
from tilewright.core.lexicon import Lexicon
from tilewright.lexicons.graph import WordGraph
from tilewright.lexicons.levels import LEVELS, UNLISTED
from tilewright.lexicons.plain import WordList
from tilewright.lexicons.shelf import DEFAULT, open_lexicon

KEPT = 32  # cached vocabularies: those of all levels in a few lexicons


class NeedsWords(TilewrightError, TypeError):
    """A bot was given a dictionary that only answers questions, so it cannot find words in it."""


def graph_of(words: Lexicon) -> WordGraph:
    """The words of the game as a graph, to find plays with."""
    if isinstance(words, WordGraph):
        return words
    if isinstance(words, WordList):
        return _compiled(words)
    raise NeedsWords(f"a bot needs a list of words; {words!r} cannot be read")


@lru_cache(maxsize=4)
def _compiled(words: WordList) -> WordGraph:
    return WordGraph(words, words.name)


def vocabulary_of(level: Level, words: WordGraph) -> WordGraph:
    """The words of a lexicon that a level knows.

    >>> from tilewright.bots.crossword.levels import LEVELS
    >>> from tilewright.testing import SAMPLE_WORDS
    >>> small, all_twos = (vocabulary_of(LEVELS[name], graph_of(SAMPLE_WORDS)) for name in ("alba", "diego"))
    >>> "CAT" in small, "QI" in small, "QI" in all_twos
    (True, False, True)
    """
    return words if level.knows_all else _known(words, level.words, level.some, level.learnt, level.longest)


@lru_cache(maxsize=KEPT)
def _known(words: WordGraph, up_to: int, some: int, learnt: int, at_most: int) -> WordGraph:
    everyday = open_lexicon(DEFAULT)
    common = _common(up_to, some)
    longest = 0 if _is_english(words) else _longest_known(up_to)
    known = tuple(
        word
        for word in words
        if len(word) <= at_most
        and (len(word) <= learnt or word in common or (len(word) <= longest and word not in everyday))
    )
    return WordGraph(WordList.in_order(known, words.name), words.name, words.alphabet)


def _common(up_to: int, some: int) -> frozenset[str]:
    """All words up to a level, and an arbitrary but fixed selection from the next one."""
    levels = open_lexicon(DEFAULT).levels
    assert levels, "the list in the box has levels"
    common = frozenset(levels.up_to(up_to))
    further = next(level for level in (*LEVELS, UNLISTED) if level > up_to)
    more = frozenset(levels.up_to(further)) - common
    return common | {word for word in more if crc32(word.encode()) % 100 < some}


@lru_cache(maxsize=4)
def _is_english(words: WordGraph) -> bool:
    """Whether the lexicon is English. Then a word without a level is rare; in other languages, length has to do."""
    everyday = open_lexicon(DEFAULT)
    return 2 * sum(word in everyday for word in words) >= len(words)


def _longest_known(up_to: int) -> int:
    """Without levels, short words count as common ones.

    >>> _longest_known(10), _longest_known(50), _longest_known(80)
    (3, 7, 10)
    """
    return up_to // 10 + 2


def looks_wrong(word: str, known: WordGraph) -> bool:
    """Whether it has a pair of adjacent letters, a beginning or an ending that no known word has.

    >>> known = WordGraph(["BEING", "EAT", "IRATE", "TEAR"])
    >>> looks_wrong("BEAT", known), looks_wrong("BTEA", known), looks_wrong("QI", known)
    (False, True, True)
    """
    return not _pairs([word]) <= _habits(known)


@lru_cache(maxsize=KEPT)
def _habits(known: WordGraph) -> frozenset[str]:
    return _pairs(known)


def _pairs(words: Iterable[str]) -> frozenset[str]:
    """The pairs of adjacent letters in these words; a space marks the beginning or end of a word."""
    seen: set[str] = set()
    for word in words:
        seen.update(map(add, word, word[1:]))
        seen |= {f" {word[:2]}", f"{word[-2:]} "}
    return frozenset(seen)
