"""Writes a game as GCG. What GCG cannot hold (clocks, rules, draws) is left out."""

from collections.abc import Iterator
from typing import assert_never

from tilewright.core.faces import written
from tilewright.notation.coordinates import Convention, write as write_square
from tilewright.notation.gcg.equipment import NO_TILES, tiles_called
from tilewright.notation.gcg.game import (
    LINE_END,
    GcgChallengePoints,
    GcgExchange,
    GcgGame,
    GcgLeftover,
    GcgMove,
    GcgOvertime,
    GcgPass,
    GcgPlay,
    GcgUnseenExchange,
    GcgWithdrawal,
)

UTF_8 = "#character-encoding UTF-8\n"


def write(game: GcgGame) -> bytes:
    """The file as bytes."""
    return write_text(game).encode()


def write_text(game: GcgGame) -> str:
    """The file as text, to be written as UTF-8. It declares its encoding if it holds more than ASCII.

    Without that declaration a GCG file is ISO-8859-1; plain ASCII is the same in both.
    """
    text = "".join(f"{line}\n" for line in _lines(game))
    return text if text.isascii() else UTF_8 + text


def _lines(game: GcgGame) -> Iterator[str]:
    letters = _letters(game)
    for number, player in enumerate(game.players, start=1):
        yield _joined(f"#player{number}", player.nick, player.name)
    yield from _pragmata(game, after=0)
    yield from _note(game.note)
    for number, move in enumerate(game.moves, start=1):
        nick = game.players[move.seat].nick
        points = f"{move.points:+d} {move.total}"
        rack, action, trailing = (_written(part, letters) for part in (move.rack, _action(move), move.trailing))
        yield _joined(f">{nick}:", rack, action, points, trailing)
        yield from _note(move.note)
        yield from _pragmata(game, after=number)


def _letters(game: GcgGame) -> str:
    """Of the set that the file names: they tell what would be misread without a bracket."""
    named = [pragma.text for pragma in game.pragmata if pragma.name.lower() == "tile-distribution"]
    tiles = tiles_called(named[-1]) if named else None
    return tiles.letters if tiles else ""


def _written(text: str, letters: str) -> str:
    """Each word by itself, as it is read. Squares are no tiles."""
    parts = (part if _has_digit(part) else written(part, letters) for part in text.split(" "))
    return text if text in NO_TILES else " ".join(parts)


def _has_digit(text: str) -> bool:
    return any(map(str.isdigit, text))


def _pragmata(game: GcgGame, after: int) -> Iterator[str]:
    letters = _letters(game)
    for pragma in game.pragmata:
        if pragma.after == after:
            is_rack = pragma.name.lower().startswith(("rack", "incomplete"))
            yield _joined(f"#{pragma.name}", written(pragma.text, letters) if is_rack else pragma.text)


def _note(note: str) -> Iterator[str]:
    for number, line in enumerate(LINE_END.split(note) if note else ()):
        # A line that could be taken for something else needs a pragma of its own.
        yield f"#note {line}" if number == 0 or line.startswith(("#", ">")) else line


def _action(move: GcgMove) -> str:
    match move:
        case GcgPlay():
            return f"{write_square(move.start, move.direction, Convention.TOURNAMENT)} {move.word}"
        case GcgPass():
            return "-"
        case GcgExchange():
            return f"-{move.tiles}"
        case GcgUnseenExchange():
            return f"-{move.number}"
        case GcgWithdrawal():
            return "--"
        case GcgChallengePoints():
            return "(challenge)"
        case GcgLeftover():
            return f"({move.tiles})"
        case GcgOvertime():
            return "(time)"
        case never:
            assert_never(never)


def _joined(*parts: str) -> str:
    """Make one line of a name, whatever it contains."""
    return " ".join(LINE_END.sub(" ", part) for part in parts if part)
