"""Word look-up over HTTP: who may use it, its bounds, and its thread, so that no game waits for it."""

import asyncio
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from dataclasses import dataclass
from functools import lru_cache
from typing import Any, TypeVar

from litestar import Request
from litestar.datastructures import State

from tilewright.core.tiles import BLANK
from tilewright.lexicons.patterns import BadPattern, checked_pattern
from tilewright.lexicons.reading import BadWordList
from tilewright.lexicons.search import NoLevels, Search, search_in
from tilewright.lexicons.themes import themes
from tilewright.lexicons.typed import NoWord, letters, tiles_of
from tilewright.live.lobby.proposal import lexicon_names
from tilewright.live.refusal import ServerRefusal
from tilewright.web.closed_book import refuse_to_tell
from tilewright.web.rate_limits import Rate
from tilewright.web.services import AppServices, RateLimit
from tilewright.web.visitors import Visitor

T = TypeVar("T")
MOST_TILES, MOST_BLANKS = 15, 2  # with more blanks nearly every word matches, and all would be examined
_LOOKING = RateLimit(Rate(burst=60, per_second=10))
_reader = ThreadPoolExecutor(1, thread_name_prefix="lookup")


@dataclass(frozen=True, slots=True)
class Lookup:
    """A lexicon for a person who may look words up, narrowed as they like."""

    lexicon: str
    level: int | None
    family: bool

    async def ask(self, question: Callable[[Search], T]) -> T:
        """Run a query, including opening the lexicon, on the look-up thread."""
        try:
            return await by_the_reader(lambda: question(search_in(self.lexicon, self.level, family=self.family)))
        except NoLevels as error:
            raise ServerRefusal("no-levels") from error
        except BadWordList as error:  # the message contains the file's path, which must not leak
            raise ServerRefusal("unknown-lexicon", lexicon=self.lexicon, known=sorted(lexicon_names())) from error

    def word(self, text: str) -> str:
        with _readable():
            return letters(text)

    def tiles(self, text: str) -> str:
        with _readable():
            tiles = tiles_of(text)
        if tiles.count(BLANK) > MOST_BLANKS:
            raise ServerRefusal("too-many-blanks", most=MOST_BLANKS)
        return tiles

    def pattern(self, text: str) -> str:
        with _readable():
            return checked_pattern(text)


async def look(request: Request[Any, Any, State], services: AppServices, anybody: Visitor | None) -> None:
    """`ServerRefusal` for players with a closed dictionary (R-3.2, R-6.2), and over the rate limit."""
    _LOOKING.ask(request, services)
    if anybody:
        await refuse_to_tell(services, anybody.person)


def lexicon_called(name: str) -> str:
    """By name only: a client can never make the server open a file."""
    if name not in lexicon_names():
        raise ServerRefusal("unknown-lexicon", lexicon=name, known=sorted(lexicon_names()))
    return name


async def by_the_reader(question: Callable[[], T]) -> T:
    """One query runs at a time, however many are asked, so games are not delayed."""
    return await asyncio.get_running_loop().run_in_executor(_reader, question)


def q_without_u(known: Search) -> list[str]:
    """Words with a Q that is not followed by U."""
    return [word for word in known.matching("*Q*") if "Q" in word.replace("QU", "")]


def theme_words(known: Search, lexicon: str, theme: str) -> list[str]:
    if theme not in themes():
        raise ServerRefusal("no-such-theme", theme=theme)
    return [word for word in _theme(lexicon, theme) if word in known]


@lru_cache(maxsize=64)
def _theme(lexicon: str, theme: str) -> tuple[str, ...]:
    """Going through a whole list takes a second, so the result is cached."""
    belongs = themes()[theme]
    return tuple(word for word in search_in(lexicon).matching("*") if word in belongs)


@contextmanager
def _readable() -> Iterator[None]:
    try:
        yield
    except NoWord as error:
        raise ServerRefusal("bad-letters", why=str(error)) from error
    except BadPattern as error:
        raise ServerRefusal("bad-pattern", why=str(error)) from error
