"""`tilewright serve`: the server, until Ctrl-C."""

import ipaddress
from collections.abc import Callable
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import click

from tilewright.store.command_options import Command, db_option, option, server_packages

EPILOG = """\b
Examples:
  tilewright serve
  tilewright serve --host 0.0.0.0 --port 9000
  tilewright serve --db postgresql://tilewright@localhost/games
  tilewright serve --https --proxy 127.0.0.1 --origin https://play.example.org
  TILEWRIGHT_PORT=9000 tilewright serve
"""


def _origin(_: click.Context, __: click.Parameter, given: tuple[str, ...]) -> tuple[str, ...]:
    for one in given:
        parts = urlsplit(one)
        if parts.scheme not in {"http", "https"} or not parts.netloc or one != f"{parts.scheme}://{parts.netloc}":
            raise click.BadParameter(f"{one!r} is not like https://play.example.org, without a path.")
    return given


def _proxy(_: click.Context, __: click.Parameter, given: tuple[str, ...]) -> tuple[str, ...]:
    for one in given:
        try:
            ipaddress.ip_network(one)
        except ValueError:
            raise click.BadParameter(
                f"{one!r} is not an address like 127.0.0.1 or a network like 10.0.0.0/8."
            ) from None
    return given


def _alone(_: click.Context, __: click.Parameter, workers: int) -> int:
    if workers > 1:
        raise click.BadParameter("Several workers need PostgreSQL and NATS, and come with a later version.")
    return workers


def _no_nats(_: click.Context, __: click.Parameter, url: str | None) -> None:
    if url is not None:
        raise click.BadParameter("NATS joins several workers, which come with a later version. One needs none.")


def _days(name: str, usual: int, says: str) -> Callable[[Command], Command]:
    days = click.IntRange(0, 36_500)
    return option(name, type=days, default=usual, show_default=True, metavar="DAYS", help=f"{says} 0: never.")


@click.command(epilog=EPILOG)
@option("--host", default="127.0.0.1", show_default=True, help="The address to listen at; 0.0.0.0 for the network.")
@option("--port", type=click.IntRange(0, 65535), default=8000, show_default=True, help="The port; 0 for any.")
@db_option
@option("--nats", metavar="URL", callback=_no_nats, expose_value=False, help="Not yet: what joins several workers.")
@option(
    "--workers",
    type=click.IntRange(1),
    default=1,
    callback=_alone,
    expose_value=False,
    show_default=True,
    help="Processes that serve. Not yet more than one.",
)
@option(
    "--origin",
    "origins",
    multiple=True,
    metavar="URL",
    callback=_origin,
    help="The server's address as people know it, as https://play.example.org; may be repeated.",
)
@option("--https", is_flag=True, help="People come by https, through a proxy: cookies are sent by no other way.")
@option(
    "--proxy",
    "proxies",
    multiple=True,
    metavar="ADDRESS",
    callback=_proxy,
    help="A proxy whose word is taken for where people come from, as 127.0.0.1; may be repeated.",
)
@option("--open-metrics", is_flag=True, help="Show /metrics to everybody, not to this machine alone.")
@option("--bot-processes", type=click.IntRange(1, 256), help="In how many bots think.  [default: one a core but one]")
@option(
    "--bot-pace",
    type=click.FloatRange(0, 60),
    default=0.8,
    show_default=True,
    metavar="SECONDS",
    help="How long a bot takes at the least, so that people see what happens.",
)
@_days("--keep-tables", 14, "Close tables at which no game has begun after this time.")
@_days("--keep-games", 120, "Delete games that only guests play when nobody has made a move for this time.")
@_days("--keep-guests", 30, "Delete guests without a game who have not come back for this time.")
@option(
    "--most-games",
    type=click.IntRange(1, 100_000),
    default=200,
    show_default=True,
    help="How many unfinished games one person may have.",
)
@option(
    "--no-rate-limit", is_flag=True, help="No limit on how much one client may ask: for load tests on your own machine."
)
@option(
    "--page",
    type=click.Path(exists=True, file_okay=False, path_type=Path),
    help="A folder with another page for browsers than the one in the box.",
)
@option(
    "--log-format",
    type=click.Choice(["auto", "json", "text"]),
    default="auto",
    show_default=True,
    help="How the log on standard error is written; auto is text on a terminal, else JSON, a line for each.",
)
def command(host: str, port: int, proxies: tuple[str, ...], **chosen: Any) -> None:
    """Serve games to browsers and programs, until Ctrl-C.

    It keeps every turn before anybody hears of it, so it can be stopped, and killed, at any time. Ctrl-C lets what is
    being asked be answered first; a second Ctrl-C does not wait.
    """
    with server_packages():
        from tilewright.web.serving import serve  # noqa: PLC0415 - help comes without the server
    serve(host, port, proxies, **chosen)
