"""What the server commands share: options with environment variables, and how they report errors."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any, NoReturn, TypeVar

import click

NO, WRONG = 1, 2
Command = TypeVar("Command", bound=Callable[..., Any])


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
