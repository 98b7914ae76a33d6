"""Games analysed one after another or several at a time, and what is printed and written of each."""

import sys
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, nullcontext
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from time import monotonic
from typing import Self, TextIO

import click
import msgspec

from tilewright.cli.engine.analysis_tables import game_table, turn_table
from tilewright.cli.engine.asking import BadInput
from tilewright.cli.engine.move_output import print_json
from tilewright.cli.engine.progress import progress
from tilewright.cli.engine.watching import CLEAR, PAUSE
from tilewright.cli.saying import Number, plain
from tilewright.coach.html import game_html, page_end, page_start
from tilewright.coach.records import Analysed, RecordCoach
from tilewright.coach.values import GameAnalysis, PlayerAnalysis, Progress
from tilewright.engine.outlook import Effort
from tilewright.engine.pool import in_order
from tilewright.engine.records import Record, files_in, records_of
from tilewright.games.crossword.rules import Rules
from tilewright.lexicons.compiled import open_graph

WRONG, INTERRUPTED = 2, 130
Row = tuple[str, PlayerAnalysis]


@dataclass(frozen=True, slots=True)
class AnalysisJob:
    files: list[Path]
    coach: RecordCoach

    @classmethod
    def of(cls, sources: tuple[Path, ...], rules: Rules, lexicon: str, effort: Effort, lines: int) -> "AnalysisJob":
        files = files_in(sources)
        if not files:
            raise BadInput("There is no record of a game in these folders.")
        return cls(files, RecordCoach(rules, open_graph(lexicon, rules.tileset), effort, lines))

    def run(self, html: Path | None, *, as_json: bool) -> int:
        """Each game is told as soon as it is done; Ctrl-C ends it with what there is. Returns the exit code."""
        rows, refused, games, interrupted = list[Row](), 0, 0, False
        with _page(html) as page:
            try:
                for one in self._analysed():
                    if one.analysis is None:
                        refused += 1
                        click.echo(f"{plain(one.place, 200)}: {one.fault}.", err=True)
                        continue
                    games += 1
                    rows += [(one.place, player) for player in one.analysis.players]
                    self._tell(one.place, one.analysis, page, as_json=as_json)
            except KeyboardInterrupt:
                interrupted = True
        if not as_json and games:
            game_table(rows)
        if refused or interrupted:
            early = "It was interrupted. " if interrupted else ""
            click.echo(f"{early}Analysed: {Number(games):games}. Could not be read: {refused:,}.", err=True)
        if html and games:
            click.echo(f"The report is in {plain(str(html), 200)}.", err=True)
        return INTERRUPTED if interrupted else 0 if games else WRONG

    def _analysed(self) -> Iterator[Analysed]:
        """One file on all threads; of several, as many games at a time as there are threads."""
        threads = self.coach.effort.threads
        if len(self.files) == 1:
            for record in records_of(self.files, lambda _: None):
                with _LiveLine(record.place) as shown:
                    yield self.coach(record, shown.follow)
            return
        alone = RecordCoach(self.coach.rules, self.coach.words, self.coach.effort._replace(threads=1), self.coach.lines)
        with progress(len(self.files), "files") as advance:
            yield from in_order(partial(_called, alone), records_of(self.files, advance), threads)

    def _tell(self, place: str, game: GameAnalysis, page: TextIO | None, *, as_json: bool) -> None:
        if page:
            page.write(game_html(game))
        if as_json:
            about = {"file": place}
            summary = {"players": msgspec.to_builtins(game.players), "turns": len(game.turns), "over": game.is_over}
            turns = [about | msgspec.to_builtins(turn) for turn in game.turns]
            print_json([*turns, about | summary])
        elif len(self.files) == 1:
            turn_table(game)


def _called(coach: RecordCoach) -> Callable[[Record], Analysed]:
    return coach


def _page(html: Path | None) -> AbstractContextManager[TextIO | None]:
    return _Page(html) if html else nullcontext()


class _Page:
    """The report, game by game; it has its name once it is whole."""

    def __init__(self, path: Path) -> None:
        self.path, self.partial = path, path.with_name(path.name + ".partial")

    def __enter__(self) -> TextIO:
        self.file = self.partial.open("w", encoding="utf-8")
        self.file.write(page_start("Tilewright report"))
        self.empty = self.file.tell()
        return self.file

    def __exit__(self, kind: object, *_: object) -> None:
        has_games = self.file.tell() > self.empty
        self.file.write(page_end())
        self.file.close()
        if kind is None and has_games:
            self.partial.replace(self.path)
        else:
            self.partial.unlink()


class _LiveLine:
    """On a terminal: how far it has come, and the best move so far."""

    def __init__(self, place: str) -> None:
        self.place, self.shown_at, self.is_shown = plain(place, 60), 0.0, sys.stderr.isatty()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        if self.is_shown:
            click.echo(CLEAR, nl=False, err=True)

    def follow(self, now: Progress) -> None:
        if not self.is_shown or monotonic() < self.shown_at + PAUSE:
            return
        self.shown_at = monotonic()
        best = f": {now.lines[0].move}" if now.lines else ""
        click.echo(f"{CLEAR}{self.place}, turn {min(now.done + 1, now.of)} of {now.of}{best}", nl=False, err=True)
