"""`tilewright replay`: recompute a recorded game line by line."""

from pathlib import Path

import click
from msgspec.structs import replace

from tilewright.cli.frame.choices import BadChoice
from tilewright.cli.frame.troubles import trouble_text
from tilewright.cli.replaying.gcg_file import replay_gcg
from tilewright.cli.replaying.log_file import replay_log
from tilewright.cli.replaying.report import Recorded
from tilewright.cli.saying import plain
from tilewright.core.refusal import Refused
from tilewright.editions.books import edition
from tilewright.editions.house import rules_for
from tilewright.lexicons.compiled import open_graph
from tilewright.lexicons.reading import BadWordList
from tilewright.notation.trouble import Unreadable

CONSISTENT, INCONSISTENT, UNREADABLE = 0, 1, 2
EPILOG = """\b
Examples:
  tilewright replay game.gcg
  tilewright replay game.gcg --lexicon commons --json
"""


@click.command(epilog=EPILOG)
@click.argument("file", type=click.Path(path_type=Path))
@click.option(
    "--lexicon",
    type=click.Path(path_type=Path),
    help="A lexicon or a file of words; plays not in it are reported.",
)
@click.option(
    "--edition", "book", default="folio", help="The edition whose board, tiles and colours to use.  [default: folio]"
)
@click.option("--house", multiple=True, metavar="NAME[=VALUE]", help="A house rule that a GCG game was scored by.")
@click.option(
    "--json", "as_json", is_flag=True, help="Print one JSON object per line: each move, then whether all is consistent."
)
def command(file: Path, lexicon: Path | None, book: str, house: tuple[str, ...], as_json: bool) -> None:
    """Recompute every score of a game in a GCG file or a Tilewright log.

    Exits with 0 if every line is right, with 1 and the first line that is wrong, or with 2 if the file cannot be read.
    """
    try:
        recorded = read_record(file, book, lexicon, house)
    except Unreadable as error:
        click.echo(f"{file}:{error.line}:{error.column}: {plain(error.why, 200)}: {plain(error.quoted)!r}", err=True)
        raise SystemExit(UNREADABLE) from None
    except (BadWordList, Refused, BadChoice, OSError, MemoryError) as error:
        click.echo(_sentence(error, file), err=True)
        raise SystemExit(UNREADABLE) from None
    recorded.print_json() if as_json else recorded.print_table()
    if recorded.wrong:
        click.echo(f"{file}:{recorded.wrong.line}: {recorded.wrong.what}", err=True)
        raise SystemExit(INCONSISTENT)


def read_record(file: Path, book: str, lexicon: Path | None, house: tuple[str, ...] = ()) -> Recorded:
    """A GCG file or a log, told apart by how it begins."""
    rules = replace(edition(book), rules=rules_for(book, house))
    words = open_graph(lexicon) if lexicon else None
    data = file.read_bytes()
    if b'"saved game"' in data[:100]:
        raise BadChoice(f"{file} is a game put away. Take it up with tilewright play --resume. (R-13.2)")
    if data.lstrip(b"\xef\xbb\xbf \t\r\n").startswith(b'{"tilewright"'):
        return replay_log(data.decode("utf-8", errors="replace"), words)
    return replay_gcg(data, rules, words)


def _sentence(error: Exception, file: Path) -> str:
    match error:
        case OSError():
            return f"{file} cannot be read: {error.strerror or error}."
        case MemoryError():
            return f"{file} is too large to be read."
        case _:
            return trouble_text(error)
