"""`tilewright dataset`: GCG files as a table of moves."""

from pathlib import Path

import click

from tilewright.cli.equipment import equipped

EPILOG = """\b
Examples:
  tilewright dataset games/ --out games.parquet
  tilewright dataset a.gcg b.gcg --lexicon words.txt --candidates 0 --out ab.parquet
"""


@click.command(epilog=EPILOG)
@click.argument("sources", nargs=-1, required=True, type=click.Path(path_type=Path))
@click.option(
    "--out", required=True, type=click.Path(dir_okay=False, path_type=Path), help="The Parquet file to write."
)
@click.option("--lexicon", default="commons", show_default=True, metavar="NAME|FILE", help="A lexicon or a word list.")
@click.option("--edition", default="folio", show_default=True, help="The edition that the games were played by.")
@click.option("--house", multiple=True, metavar="NAME[=VALUE]", help="A house rule of them; may be repeated.")
@equipped
@click.option(
    "--candidates",
    type=click.IntRange(0, 1000),
    default=10,
    show_default=True,
    help="How many moves to list for each turn.",
)
@click.option("--threads", type=click.IntRange(1, 1024), help="Number of games at a time.  [default: one per core]")
@click.option("--json", "as_json", is_flag=True, help="Print the summary as one JSON object.")
def command(
    sources: tuple[Path, ...],
    out: Path,
    lexicon: str,
    edition: str,
    house: tuple[str, ...],
    candidates: int,
    threads: int | None,
    as_json: bool,
) -> None:
    """Read games from GCG files, from JSON of Woogles and from folders, and write each move as a row of a Parquet file.

    The columns are those of autoplay --out (docs/data.md). A game that cannot be read is named with the reason and left
    out. The same command goes on after an interruption. Exits with 2 if no game could be read.
    """
    from tilewright.cli.engine.asking import asking  # noqa: PLC0415 - help comes without the engine
    from tilewright.cli.engine.collecting import Collection  # noqa: PLC0415
    from tilewright.cli.engine.move_output import print_json  # noqa: PLC0415
    from tilewright.editions.house import rules_for  # noqa: PLC0415

    with asking():
        collection = Collection.of(sources, out, rules_for(edition, house), lexicon, candidates, threads)
        summary = collection.collect()
    if as_json:
        print_json([summary.fields()])
    else:
        click.echo("\n".join(summary.lines()))
    raise SystemExit(summary.code)
