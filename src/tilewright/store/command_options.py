"""What commands share: numbers that end; for the server, options with environment variables and how errors are told."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from difflib import get_close_matches
from math import isfinite
from typing import Any, NoReturn, TypeVar

import click

NO, WRONG = 1, 2
Command = TypeVar("Command", bound=Callable[..., Any])


class FiniteRange(click.FloatRange):
    """A number of something within bounds. `nan` lies within all of them, and is none."""

    def __init__(
        self, what: str, least: float | None = None, most: float | None = None, *, above: bool = False
    ) -> None:
        super().__init__(least, most, min_open=above)
        self._what = what

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> Any:
        if not isfinite(click.FLOAT.convert(value, param, ctx)):
            self.fail(f"{value} is not a number of {self._what}.", param, ctx)
        return super().convert(value, param, ctx)


class NearestChoice(click.Choice[str]):
    """One of some names. For another one the error says which was probably meant."""

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> Any:
        names = list(map(str, self.choices))
        if isinstance(value, str) and value not in names and (meant := get_close_matches(value.lower(), names, n=1)):
            self.fail(f"{value!r} is not one of {', '.join(names)}. Did you mean {meant[0]!r}?", param, ctx)
        return super().convert(value, param, ctx)


def option(name: str, *more: str, **settings: Any) -> Callable[[Command], Command]:
    """An option that can also be set by the environment variable TILEWRIGHT_<NAME>."""
    variable = "TILEWRIGHT_" + name.removeprefix("--").replace("-", "_").upper()
    return click.option(name, *more, envvar=variable, show_envvar=True, **settings)


db_option = option(
    "--db", metavar="URL", help="sqlite:///FILE or postgresql://...  [default: games.db in your data folder]"
)


@contextmanager
def server_packages() -> Iterator[None]:
    """The server is an optional extra; without it, say how to install it."""
    try:
        yield
    except ImportError as error:
        give_up(f"The server needs {error.name}: install it with pip install 'tilewright[serve]'.")


def give_up(sentence: str, code: int = WRONG) -> NoReturn:
    click.echo(sentence, err=True)
    raise SystemExit(code) from None
