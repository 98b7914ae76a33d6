"""Moves as they are told: in fields for programs, in lines for people."""

import json
from collections.abc import Iterable, Iterator, Mapping

import click

from tilewright.core.board import Board
from tilewright.core.square import faces_of
from tilewright.core.tiles import Tiles
from tilewright.engine.static_player import Valued
from tilewright.movegen.plain_moves import PlainPlay
from tilewright.notation.coordinates import Convention, told_play

NOTHING = "-"


def fields(board: Board, rack: Tiles, move: Valued) -> dict[str, object]:
    """A move as `--json` prints it.

    >>> from tilewright.core.square import Laid
    >>> move = Valued((Laid(8, 8, "W"), Laid(8, 9, "e")), Tiles(), 8, 9.25)
    >>> fields(Board.empty(), Tiles("W?AE"), move)
    {'at': '8H', 'word': 'We', 'score': 8, 'equity': 9.25, 'leave': 'AE'}
    """
    head: dict[str, object]
    if move.laid:
        at, word = told_play(board, move.laid, Convention.TOURNAMENT)
        head, gone = {"at": at, "word": word}, faces_of(move.laid)
    elif move.exchanged:
        head, gone = {"exchange": board.tileset.written(move.exchanged.faces)}, move.exchanged.faces
    else:
        head, gone = {"pass": True}, ""
    return head | {"score": move.points, "equity": move.equity, "leave": board.tileset.written(rack.take(gone).faces)}


def told(fields: Mapping[str, object]) -> tuple[str, str]:
    """Where, and what."""
    if "at" in fields:
        return str(fields["at"]), str(fields["word"])
    if "exchange" in fields:
        return "", f"exchange {fields['exchange']}"
    return "", "pass"


def one_by_one(board: Board, plays: Iterable[PlainPlay]) -> Iterator[tuple[str, str, int]]:
    """Where, what and for how many points, each play on the board that the ones before it leave."""
    for laid, points in plays:
        yield (*told_play(board, laid, Convention.TOURNAMENT), points)
        board = board.lay(laid)


def print_json(objects: Iterable[Mapping[str, object]]) -> None:
    """One object a line; all lines at once, since there may be a hundred thousand."""
    encode = json.JSONEncoder(separators=(",", ":"), ensure_ascii=False).encode
    click.echo("\n".join([encode(one) for one in objects]))
