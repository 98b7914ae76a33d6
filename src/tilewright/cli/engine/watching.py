"""How a search is followed on a terminal, and how Ctrl-C ends it without losing what it found."""

import sys
from time import monotonic
from types import TracebackType
from typing import Self

import click

from tilewright.bots.solitaire import SolitaireLine
from tilewright.cli.engine.move_output import one_by_one
from tilewright.core.board import Board

PAUSE = 0.5  # seconds between two lines on the screen
CLEAR = "\r\x1b[K"


class SearchDisplay:
    """Remembers the best line. On a terminal it shows time and numbers, and the plays of each better line."""

    def __init__(self, board: Board, before: int) -> None:
        self.line = SolitaireLine()
        self.is_stopped = False
        self._board = board
        self._before = before
        self._began = monotonic()
        self._shown_at = -PAUSE
        self._shown_total = 0
        self._is_shown = sys.stderr.isatty()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> bool:
        """Somebody who has seen enough gets the best so far."""
        if self._is_shown:
            click.echo(CLEAR, nl=False, err=True)
        self.is_stopped = kind is KeyboardInterrupt
        return self.is_stopped

    def follow(self, line: SolitaireLine) -> None:
        self.line = line
        now = monotonic() - self._began
        if self._is_shown and now - self._shown_at >= PAUSE:
            self._shown_at = now
            self._show(now)

    def _show(self, now: float) -> None:
        line = self.line
        if line.total > self._shown_total:
            self._shown_total = line.total
            click.echo(f"{CLEAR}{now:7.1f} s  {self._before + line.total:,}: {', '.join(self._plays())}", err=True)
        looked = f"{line.positions:,} positions, {line.looked_at:,} plays looked at"
        click.echo(
            f"{CLEAR}{now:7.1f} s  {looked}, best {self._before + line.total:,} (Ctrl-C ends it)", nl=False, err=True
        )

    def _plays(self) -> list[str]:
        return [f"{at} {word} {score}" for at, word, score in one_by_one(self._board, self.line.plays)]
