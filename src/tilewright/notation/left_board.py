"""The final board of a game, from its GCG file or log: what Unbuild begins with."""

from msgspec.structs import astuple

from tilewright.core.board import Board
from tilewright.games.crossword.audit import replay
from tilewright.games.crossword.rules import Rules
from tilewright.notation import gcg, log
from tilewright.notation.gcg.equipment import with_equipment
from tilewright.notation.trouble import Unreadable

_LOG = b'{"tilewright":"log"'


def left_board(data: str | bytes, rules: Rules) -> Board:
    """A log has its own rules; a GCG file is recomputed by these, and `Unreadable` says which line is wrong.

    >>> left_board("#player1 Ann Ann\\n#player2 Ben Ben\\n>Ann: HORNABC 8F HORN +14 14\\n", Rules())
    <Board standard, 4 tiles: .../.....HORN....../...>
    """
    file = data.encode() if isinstance(data, str) else data
    if file.lstrip(b"\xef\xbb\xbf \r\n").startswith(_LOG):
        return replay(log.read(file.decode(errors="replace"))).board
    game = gcg.read(data, rules.tileset)
    report = gcg.replay(game, with_equipment(game, rules))
    if report.wrong:
        line, key, says, should = astuple(report.wrong)
        raise Unreadable("line-wrong", line=line, column=1, quoted=key, says=says, should=should)
    if not report.steps:
        raise Unreadable("no-play", line=1, column=1, quoted="")
    return report.steps[-1].board
