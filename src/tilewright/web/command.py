"""`tilewright serve`: run the server until Ctrl-C."""

import ipaddress
from collections.abc import Callable
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import click

from tilewright.store.command_options import Command, FiniteRange, db_option, option, server_packages

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
        raise click.BadParameter(
            "NATS joins several workers, which come with a later version. One worker does not need it."
        )


def _days(name: str, usual: int, says: str) -> Callable[[Command], Command]:
    days = click.IntRange(0, 36_500)
    return option(name, type=days, default=usual, show_default=True, metavar="DAYS", help=f"{says} 0: never.")


@click.command(epilog=EPILOG)
@option("--host", default="127.0.0.1", show_default=True, help="Address to listen on; 0.0.0.0 for the network.")
@option(
    "--port",
    type=click.IntRange(0, 65535),
    default=8000,
    show_default=True,
    help="Port to listen on; 0 picks a free one.",
)
@db_option
@option(
    "--nats",
    metavar="URL",
    callback=_no_nats,
    expose_value=False,
    help="Reserved for several workers; not available yet.",
)
@option(
    "--workers",
    type=click.IntRange(1),
    default=1,
    callback=_alone,
    expose_value=False,
    show_default=True,
    help="Number of server processes. Only 1 is supported so far.",
)
@option(
    "--origin",
    "origins",
    multiple=True,
    metavar="URL",
    callback=_origin,
    help="Public address of the server, such as https://play.example.org; may be repeated.",
)
@option("--https", is_flag=True, help="Served over HTTPS behind a proxy; cookies are marked Secure.")
@option(
    "--proxy",
    "proxies",
    multiple=True,
    metavar="ADDRESS",
    callback=_proxy,
    help="Trusted proxy whose X-Forwarded-For is believed, such as 127.0.0.1; may be repeated.",
)
@option("--open-metrics", is_flag=True, help="Show /metrics to everybody, not only to this machine.")
@option("--bot-processes", type=click.IntRange(1, 256), help="Number of processes bots think in.  [default: cores - 1]")
@option(
    "--bot-pace",
    type=FiniteRange("seconds", 0, 60),
    default=0.8,
    show_default=True,
    metavar="SECONDS",
    help="Minimum time a bot takes per move, so that people can follow.",
)
@option(
    "--bot-seconds",
    type=FiniteRange("seconds", 0, 60),
    default=1.0,
    show_default=True,
    metavar="SECONDS",
    help="Maximum time a bot that looks ahead thinks about a move.",
)
@_days("--keep-tables", 14, "Close open tables whose game has not started after this time.")
@_days("--keep-games", 120, "Delete games played only by guests after this time without a move.")
@_days("--keep-guests", 30, "Delete guests without a game who have not come back in this time.")
@option(
    "--most-games",
    type=click.IntRange(1, 100_000),
    default=200,
    show_default=True,
    help="Maximum number of unfinished games per person.",
)
@option("--no-rate-limit", is_flag=True, help="Switch off rate limits, for load tests on your own machine.")
@option(
    "--page",
    type=click.Path(exists=True, file_okay=False, path_type=Path),
    help="Folder with a web page to serve instead of the bundled one.",
)
@option(
    "--log-format",
    type=click.Choice(["auto", "json", "text"]),
    default="auto",
    show_default=True,
    help="Format of the log on standard error; auto is text on a terminal and JSON lines otherwise.",
)
def command(host: str, port: int, proxies: tuple[str, ...], **chosen: Any) -> None:
    """Serve games to browsers and programs, until Ctrl-C.

    Every turn is stored before anybody hears of it, so you can stop or kill the server at any time. Ctrl-C answers
    pending requests first; a second Ctrl-C does not wait.
    """
    with server_packages():
        from tilewright.web.serving import serve  # noqa: PLC0415 - help comes without the server
    serve(host, port, proxies, **chosen)
