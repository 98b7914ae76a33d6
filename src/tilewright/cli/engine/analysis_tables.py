"""Analyses as tables on the terminal, narrow enough for 80 columns."""

from collections.abc import Sequence
from pathlib import PurePath

from rich.console import Console
from rich.table import Table
from rich.text import Text

from tilewright.cli.saying import plain
from tilewright.coach.mistakes import notes_of
from tilewright.coach.values import GameAnalysis, PlayerAnalysis, TurnAnalysis

_LEFT = ("game", "player", "played", "best", "mistake")
_LONGEST = 12


def turn_table(game: GameAnalysis) -> None:
    """Every turn of one game."""
    names = ("turn", "player", "played", "score", "best", "wins", "lost", "points", "luck", "mistake")
    _print(names, [_turn(turn) for turn in game.turns])


def game_table(rows: Sequence[tuple[str, PlayerAnalysis]]) -> None:
    """What each player of each game made of it; a star marks who won."""
    names = ("game", "player", "points", "lost", "gained", "luck", "accuracy", "s/m/l")
    _print(names, [_player(place, one) for place, one in rows])


def _turn(turn: TurnAnalysis) -> list[str]:
    points = turn.equity_lost if turn.spread_lost is None else turn.spread_lost
    best = "" if turn.best.move == turn.played.move else turn.best.move
    figures = [f"{turn.win:.0%}", f"{turn.win_lost:.1%}", f"{points:.1f}", f"{turn.luck[turn.seat]:+.0%}"]
    moved = [turn.played.move, str(turn.played.score), best]
    return [str(turn.turn), plain(turn.player, _LONGEST), *moved, *figures, ", ".join(notes_of(turn))]


def _player(place: str, one: PlayerAnalysis) -> list[str]:
    chances = [f"{value:+.0%}" for value in (-one.lost, one.gained, one.luck)]
    counts = f"{one.small}/{one.medium}/{one.large}"  # mistakes: small, medium, large
    won = "*" if one.result == 1 else ""
    head = [plain(PurePath(place).name, 20), plain(one.player, _LONGEST), f"{won}{one.points}"]
    return [*head, *chances, f"{one.accuracy:.0f}", counts]


def _print(names: Sequence[str], rows: Sequence[Sequence[str]]) -> None:
    table = Table(box=None, pad_edge=False, header_style="bold")
    for name in names:
        table.add_column(name, justify="left" if name in _LEFT else "right", no_wrap=name != "mistake")
    for row in rows:
        table.add_row(*(Text(cell) for cell in row))
    console = Console(markup=False, highlight=False, emoji=False)
    console.print(table)
    console.print()
