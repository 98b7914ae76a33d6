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

    def print_json(self) -> None:
        for row in self.rows:
            head = {"line": row.line, "player": row.player}
            _print_line(head | row.fields | {"score": row.score, "total": row.total})
        end: dict[str, object] = {"consistent": self.wrong is None, "moves": len(self.rows), "scores": self.totals}
        if self.wrong:
            wrong = self.wrong
            end |= {"line": wrong.line, "key": wrong.key, "says": wrong.says, "should": wrong.should}
        _print_line(end)

    def print_table(self) -> None:
        console = Console(markup=False, highlight=False, emoji=False)
        if self.rows:
            self._print_moves(console)
        for line in (*self.result, *self.remarks):
            console.print(line)
        if not self.wrong:
            console.print(self.verdict)

    def _print_moves(self, console: Console) -> None:
        table = Table(box=None, pad_edge=False, header_style="bold")
        for name in ("line", "player", "move", "score", "total"):
            table.add_column(name, justify="right" if name in ("line", "score", "total") else "left", overflow="fold")
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


def _print_line(fields: dict[str, object]) -> None:
    click.echo(json.dumps(fields, separators=(",", ":")))
