"""`tilewright analyse`: every turn of whole games."""

from pathlib import Path

import click

from tilewright.cli.equipment import equipped
from tilewright.store.command_options import FiniteRange

EPILOG = """\b
Examples:
  tilewright analyse game.gcg
  tilewright analyse games/ --html report.html
  tilewright analyse a.gcg b.gcg --nodes 100000 --json
"""


@click.command(epilog=EPILOG)
@click.argument("sources", nargs=-1, required=True, type=click.Path(path_type=Path))
@click.option("--seconds", type=FiniteRange("seconds", 0, 3600, above=True), help="Time for each turn.")
@click.option(
    "--nodes",
    type=click.IntRange(1, 10**12),
    help="Moves to look at for each turn instead, for the same answer on every machine.  [default: 20000]",
)
@click.option(
    "--lines", type=click.IntRange(1, 100), default=5, show_default=True, help="Best moves to keep for each turn."
)
@click.option("--lexicon", default="commons", show_default=True, metavar="NAME|FILE", help="A lexicon or a word list.")
@click.option("--edition", default="folio", show_default=True, help="The edition that the games were played by.")
@click.option("--house", multiple=True, metavar="NAME[=VALUE]", help="A house rule of them; may be repeated.")
@equipped
@click.option(
    "--threads", type=click.IntRange(1, 1024), help="Threads to use, or games at a time.  [default: all cores]"
)
@click.option(
    "--html", type=click.Path(dir_okay=False, path_type=Path), help="Write a report that stands alone to this file."
)
@click.option("--json", "as_json", is_flag=True, help="Print one JSON object per turn, and one per game.")
def command(
    sources: tuple[Path, ...],
    seconds: float | None,
    nodes: int | None,
    lines: int,
    lexicon: str,
    edition: str,
    house: tuple[str, ...],
    threads: int | None,
    html: Path | None,
    as_json: bool,
) -> None:
    """Say what each move of whole games was worth, which mistakes were made and what was luck.

    Reads GCG files, games of Woogles (JSON), and folders. A game that cannot be read is named with the reason, and the
    others are analysed. Exits with 2 if no game could be read.
    """
    from tilewright.cli.engine.analysing import AnalysisJob  # noqa: PLC0415 - help comes without the engine
    from tilewright.cli.engine.asking import BadInput, asking  # noqa: PLC0415
    from tilewright.coach.front import effort_of  # noqa: PLC0415
    from tilewright.editions.house import rules_for  # noqa: PLC0415

    with asking():
        if seconds is not None and nodes is not None:
            raise BadInput("Say --seconds or --nodes, not both.")
        effort = effort_of(seconds, nodes, threads)
        job = AnalysisJob.of(sources, rules_for(edition, house), lexicon, effort, lines)
        code = job.run(html, as_json=as_json)
    raise SystemExit(code)
