"""What the commands of a server share: options that the environment can give too, and how they give up."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any, NoReturn, TypeVar

import click

NO, WRONG = 1, 2
Command = TypeVar("Command", bound=Callable[..., Any])


def option(name: str, *more: str, **settings: Any) -> Callable[[Command], Command]:
    """Each can be given by the environment too, as TILEWRIGHT_ and its name."""
    variable = "TILEWRIGHT_" + name.removeprefix("--").replace("-", "_").upper()
    return click.option(name, *more, envvar=variable, show_envvar=True, **settings)


db_option = option(
    "--db", metavar="URL", help="sqlite:///FILE or postgresql://...  [default: games.db in your data folder]"
)


@contextmanager
def server_packages() -> Iterator[None]:
    """The server is an extra; who did not install it is told how."""
    try:
        yield
    except ImportError as error:
        give_up(f"The server needs {error.name}: install it with pip install 'tilewright[serve]'.")


def give_up(sentence: str, code: int = WRONG) -> NoReturn:
    click.echo(sentence, err=True)
    raise SystemExit(code) from None
