"""A log of any other game as a table of its turns. The module `record` of each game says how they are told."""

from collections.abc import Container
from importlib import import_module
from typing import Any

from tilewright.cli.replaying.report import Recorded, Row
from tilewright.cli.saying import plain
from tilewright.games.kind import AnyKind


def recorded(kind: AnyKind, events: tuple[Any, ...], words: Container[str] | None) -> Recorded:
    """Every turn with its points, and what came of the game."""
    record = import_module(f"tilewright.cli.table_games.{kind.name}.record")
    rows: list[Row] = []
    remarks: list[str] = []
    state: Any = None
    for line, event in enumerate(events, start=2):
        before, state = state, kind.evolve(state, event)
        for seat, fields, told, points in record.told(before, event) if before is not None else ():
            rows.append(Row(line, plain(state.players[seat]), fields, told, points, state.scores[seat]))
        if words is not None:
            unknown = [word for word in record.words_of(event) if word not in words]
            remarks += [f"Line {line}: {plain(word)} is not in the list." for word in unknown]
    totals = dict(zip((plain(name) for name in state.players), state.scores, strict=True))
    board = record.board_of(state)
    return Recorded(rows, board, "", remarks=remarks, totals=totals, result=record.result(state))
