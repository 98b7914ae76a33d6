"""What the `tilewright lexicon` commands share: the query options, bad input, how answers are shown."""

import json
from collections.abc import Callable, Iterable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass
from functools import wraps
from typing import TYPE_CHECKING, Any

import click

from tilewright.cli.saying import is_output, plain
from tilewright.lexicons.typed import NoWord

if TYPE_CHECKING:
    from tilewright.lexicons.search import Search

GOOD, NOT_GOOD, WRONG = 0, 1, 2


@dataclass(frozen=True, slots=True)
class WordQuery:
    """The options that every query has."""

    lexicon: str
    level: int | None
    family: bool
    as_json: bool

    @staticmethod
    def options(command: Callable[..., None]) -> Callable[..., None]:
        """Add the options to a command, which receives them together as `asked`."""

        @click.option(
            "--lexicon",
            default="commons",
            show_default=True,
            help="A lexicon, a file of words, or a KWG file.",
        )
        @click.option(
            "--level",
            type=click.IntRange(10, 99),
            help="Only words at least this common: 10 (everyday), 20, 35 ... 95 (rarest). Bundled lists only.",
        )
        @click.option("--family", is_flag=True, help="Leave out profane and offensive words.")
        @click.option("--json", "as_json", is_flag=True, help="Print one JSON object per line.")
        @wraps(command)
        def with_options(*, lexicon: str, level: int | None, family: bool, as_json: bool, **others: Any) -> None:
            command(asked=WordQuery(lexicon, level, family, as_json), **others)

        return with_options

    def words(self) -> "Search":
        """The lexicon, narrowed as the options say."""
        from tilewright.lexicons.search import search_in  # noqa: PLC0415 - help comes without loading the words

        return search_in(self.lexicon, self.level, family=self.family)

    def levelled(self, words: Iterable[str]) -> Iterator[tuple[str, int | None]]:
        """Words with their levels, None where unknown. Nothing is read before the first word is consumed."""
        from tilewright.lexicons.search import levels_of  # noqa: PLC0415

        levels = levels_of(self.lexicon)
        for word in words:
            yield word, levels.of(word) if levels else None


@contextmanager
def asking() -> Iterator[None]:
    """Report bad input in one sentence and exit with 2."""
    from tilewright.lexicons.definitions import NoDefinitions  # noqa: PLC0415
    from tilewright.lexicons.patterns import BadPattern  # noqa: PLC0415
    from tilewright.lexicons.reading import BadWordList  # noqa: PLC0415
    from tilewright.lexicons.search import NoLevels  # noqa: PLC0415
    from tilewright.lexicons.wordnet import HOW_TO_GET_IT, NoWordNet  # noqa: PLC0415

    try:
        yield
    except (NoWord, NoLevels, BadWordList, BadPattern, NoDefinitions) as error:
        click.echo(f"{plain(str(error), 1000).rstrip('.')}.", err=True)
    except NoWordNet as error:
        click.echo(f"{error}. {HOW_TO_GET_IT}; or name its folder with --wordnet.", err=True)
    except OSError as error:
        if is_output(error):
            raise
        click.echo(f"{error.filename or 'The data folder'} cannot be used: {error.strerror or error}.", err=True)
    else:
        return
    raise SystemExit(WRONG)


def show(facts: Iterable[Mapping[str, object]], as_json: bool, *lines: str) -> None:
    """Print the answer: one JSON object per line, or lines for people."""
    for line in (json.dumps(one, ensure_ascii=False) for one in facts) if as_json else lines:
        click.echo(line)
