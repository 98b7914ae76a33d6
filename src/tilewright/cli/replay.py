"""`tilewright replay`: recompute recorded games line by line."""

from collections import Counter
from collections.abc import Container, Iterable
from itertools import chain, islice
from pathlib import Path

import click
from msgspec.structs import replace

from tilewright.cli.equipment import equipped
from tilewright.cli.frame.choices import BadChoice
from tilewright.cli.frame.troubles import trouble_text
from tilewright.cli.replaying.finding import STANDARD_INPUT, RecordFinder
from tilewright.cli.replaying.outcome import Outcome, outcome_of
from tilewright.cli.replaying.report import Recorded, print_line
from tilewright.cli.saying import Number
from tilewright.core.refusal import Refused
from tilewright.editions.books import Edition, edition
from tilewright.editions.house import rules_for
from tilewright.lexicons.compiled import open_graph
from tilewright.lexicons.reading import BadWordList

CONSISTENT, INCONSISTENT, UNREADABLE = 0, 1, 2
EPILOG = """\b
Examples:
  tilewright replay game.gcg
  tilewright replay game.gcg --lexicon commons --json
  tilewright replay game.json
  tilewright replay ~/games club-night.gcg
"""


@click.command(epilog=EPILOG)
@click.argument("files", type=click.Path(path_type=Path), nargs=-1, required=True, metavar="FILE_OR_FOLDER...")
@click.option(
    "--lexicon",
    type=click.Path(path_type=Path),
    help="A lexicon or a file of words; plays not in it are reported.",
)
@click.option(
    "--edition", "book", default="folio", help="The edition whose board, tiles and colours to use.  [default: folio]"
)
@click.option("--house", multiple=True, metavar="NAME[=VALUE]", help="A house rule that the games were scored by.")
@equipped
@click.option("--moves", is_flag=True, help="Show every move of every game, also if there are several.")
@click.option("--json", "as_json", is_flag=True, help="Print one JSON object per line: moves, games, and a summary.")
def command(
    files: tuple[Path, ...], lexicon: Path | None, book: str, house: tuple[str, ...], moves: bool, as_json: bool
) -> None:
    """Recompute every score of recorded games: GCG, JSON of Woogles or Macondo, or a Tilewright log.

    The format is recognised by the content. A folder stands for all records in it and in its folders, and - for the
    standard input. One game is shown move by move, several with one line each.

    Exits with 0 if every game is right, with 1 if one is wrong, with 2 if one cannot be read.
    """
    try:
        rules = replace(edition(book), rules=rules_for(book, house))
        words = open_graph(lexicon, rules.rules.tileset) if lexicon else None
    except (BadWordList, Refused, BadChoice, OSError) as error:
        click.echo(trouble_text(error), err=True)
        raise SystemExit(UNREADABLE) from None
    raise SystemExit(_replay(files, rules, words, moves=moves, as_json=as_json))


def read_record(file: Path, book: str, lexicon: Path | None, house: tuple[str, ...] = ()) -> Recorded:
    """The only game of a file, recomputed."""
    rules = replace(edition(book), rules=rules_for(book, house))
    (found,) = RecordFinder([file])
    outcome = outcome_of(found, rules, open_graph(lexicon, rules.rules.tileset) if lexicon else None)
    if outcome.recorded is None:
        raise BadChoice(outcome.why)
    return outcome.recorded


def _replay(
    files: tuple[Path, ...], rules: Edition, words: Container[str] | None, *, moves: bool, as_json: bool
) -> int:
    finder = RecordFinder(files)
    outcomes = (outcome_of(found, rules, words) for found in finder)
    first = list(islice(outcomes, 2))
    is_file = len(files) == 1 and (str(files[0]) == STANDARD_INPUT or not files[0].is_dir())
    if is_file and len(first) == 1:
        return _show_one(first[0], as_json=as_json)
    counted = _show_many(chain(first, outcomes), moves=moves, as_json=as_json)
    told = {"games": counted.total(), "consistent": counted[CONSISTENT], "inconsistent": counted[INCONSISTENT]}
    told |= {"unreadable": counted[UNREADABLE], "skipped": finder.skipped}
    print_line(dict(told)) if as_json else click.echo(_summary(counted, finder.skipped))
    return max(code for code in counted if counted[code])


def _show_one(outcome: Outcome, *, as_json: bool) -> int:
    if outcome.recorded is None:
        click.echo(outcome.why, err=True)
        return UNREADABLE
    if as_json:
        outcome.recorded.print_moves_as_json({})
        print_line(outcome.recorded.summary())
    else:
        outcome.recorded.print_table()
    if outcome.recorded.wrong:
        click.echo(outcome.line, err=True)
    return _code(outcome)


def _show_many(outcomes: Iterable[Outcome], *, moves: bool, as_json: bool) -> Counter[int]:
    counted: Counter[int] = Counter()
    for outcome in outcomes:
        counted[_code(outcome)] += 1
        if as_json:
            if moves and outcome.recorded:
                outcome.recorded.print_moves_as_json(outcome.head())
            print_line(outcome.as_json())
            continue
        click.echo(outcome.line)
        if moves and outcome.recorded:
            outcome.recorded.print_table()
        elif outcome.recorded:
            for notice in outcome.recorded.notices():
                click.echo(f"  {notice}")
    return counted


def _code(outcome: Outcome) -> int:
    if outcome.recorded is None:
        return UNREADABLE
    return INCONSISTENT if outcome.recorded.wrong else CONSISTENT


def _summary(counted: Counter[int], skipped: int) -> str:
    right, wrong, unreadable = (counted[code] for code in (CONSISTENT, INCONSISTENT, UNREADABLE))
    told = f"{Number(counted.total()):games}: {right:,} right, {wrong:,} wrong, {unreadable:,} unreadable"
    return f"{told}; {Number(skipped):files} without a game skipped." if skipped else f"{told}."
