"""What recomputing a record found, as a table for people and as JSON for programs."""

import json
from dataclasses import dataclass, field

import click
from rich.console import Console
from rich.table import Table
from rich.text import Text

from tilewright.cli.pictures.board import Marked, board_picture
from tilewright.cli.pictures.look import Look, convention_of, palette_of, size_for
from tilewright.cli.saying import plain
from tilewright.core.board import Board
from tilewright.core.square import Square


@dataclass(frozen=True, slots=True)
class Mismatch:
    """The first line that is not right, and what should stand there."""

    line: int
    what: str
    key: str
    says: str = ""
    should: str = ""

    def placed(self, unit: str) -> str:
        """Where it is, after the name of the file, and what."""
        if unit == "event":
            return f" events[{self.line - 1}]: {self.what}" if self.line else f" {self.what}"
        return f"{self.line}: {self.what}"


@dataclass(frozen=True, slots=True)
class Caution:
    """What is odd about a line although every score may be right."""

    line: int
    key: str
    what: str


@dataclass(frozen=True, slots=True)
class Row:
    """One move: what it is, in fields as `--json` prints them, and how it is told."""

    line: int
    player: str
    fields: dict[str, object]
    told: str
    score: int
    total: int


@dataclass(frozen=True, slots=True)
class Recorded:
    rows: list[Row]
    board: Board | None  # none where the game has no such board
    edition: str
    wrong: Mismatch | None = None
    last: frozenset[Square] = frozenset()
    remarks: list[str] = field(default_factory=list)
    verdict: str = "Every score is right."
    totals: dict[str, int] = field(default_factory=dict)
    result: list[str] = field(default_factory=list)  # what is told after the moves
    warnings: list[Caution] = field(default_factory=list)
    unit: str = "line"  # what `line` counts

    def print_moves_as_json(self, head: dict[str, object]) -> None:
        for row in self.rows:
            place = {self.unit: row.line, "player": row.player}
            print_line(head | place | row.fields | {"score": row.score, "total": row.total})

    def summary(self) -> dict[str, object]:
        told: dict[str, object] = {"consistent": self.wrong is None, "moves": len(self.rows), "scores": self.totals}
        if self.warnings:
            told["warnings"] = [{self.unit: one.line, "key": one.key, "what": one.what} for one in self.warnings]
        if self.wrong:
            wrong = self.wrong
            told |= {self.unit: wrong.line, "key": wrong.key, "says": wrong.says, "should": wrong.should}
        return told

    def notices(self) -> list[str]:
        """What does not make the record wrong, each in a sentence."""
        odd = [f"Warning, {self.unit} {one.line}: {one.what}." for one in self.warnings]
        return [*odd, *self.remarks]

    def print_table(self) -> None:
        console = Console(markup=False, highlight=False, emoji=False)
        if self.rows:
            self._print_moves(console)
        for line in (*self.result, *self.notices()):
            console.print(line)
        if not self.wrong:
            console.print(self.verdict)

    def _print_moves(self, console: Console) -> None:
        table = Table(box=None, pad_edge=False, header_style="bold")
        for name in (self.unit, "player", "move", "score", "total"):
            table.add_column(name, justify="left" if name in ("player", "move") else "right", overflow="fold")
        for row in self.rows:
            told = (str(row.line), plain(row.player), row.told, f"{row.score:+d}", str(row.total))
            table.add_row(*(Text(cell) for cell in told))
        console.print(table)
        console.print()
        if self.board:
            self._print_board(console, self.board)

    def _print_board(self, console: Console, board: Board) -> None:
        size = size_for(board.layout, console.width, None, large=False)
        unicode = "utf" in (console.encoding or "").lower()
        look = Look(palette_of(self.edition), convention_of("", "tournament"), unicode, size)
        for line in board_picture(board, look, Marked(last=self.last)):
            console.print(line)
        console.print()


def print_line(fields: dict[str, object]) -> None:
    click.echo(json.dumps(fields, separators=(",", ":")))
