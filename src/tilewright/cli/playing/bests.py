"""Personal bests of games alone (R-8.1), kept in the user's data folder."""

import time
from pathlib import Path

import msgspec

from tilewright.cli.playing.folder import data_folder, write_whole
from tilewright.games.crossword.rules import Rules


class Best(msgspec.Struct, frozen=True):
    """The highest total of a player in one kind of game."""

    name: str
    kind: str
    edition: str
    rack_size: int
    score: int
    on: str


class Bests(msgspec.Struct, frozen=True):
    bests: tuple[Best, ...] = ()
    version: int = 1


def kind_of(rules: Rules) -> str | None:
    """Which solitaire this is, if it is one (R-8)."""
    match rules.seats:
        case (1, 1):
            return "face-up" if rules.is_face_up else "one-rack"
        case (2, 2):
            return "two-racks"
        case _:
            return None


def read_bests() -> tuple[Bests, str]:
    """What is kept, and a sentence if the file was damaged: it is set aside then, not overwritten."""
    path = _path()
    try:
        return msgspec.json.decode(path.read_bytes(), type=Bests), ""
    except FileNotFoundError:
        return Bests(), ""
    except OSError as error:
        return Bests(), f"Your personal bests cannot be read: {error.strerror or error}."
    except (msgspec.DecodeError, UnicodeError, RecursionError):
        aside = path.with_name(f"{path.name}.damaged-{time.strftime('%Y%m%d%H%M%S')}")
        path.replace(aside)
        return Bests(), f"Your personal bests could not be read; the damaged file is kept as {aside}."


def best_of(bests: Bests, name: str, rules: Rules) -> Best | None:
    ranked = [best for best in bests.bests if _same(best, name, rules)]
    return max(ranked, key=lambda best: best.score, default=None)


def beaten(name: str, rules: Rules, score: int) -> tuple[Best | None, str]:
    """The best before this game, and what went wrong with keeping the new one, if anything."""
    bests, trouble = read_bests()
    before = best_of(bests, name, rules)
    if before and before.score >= score:
        return before, trouble
    best = Best(name, kind_of(rules) or "", rules.edition, rules.rack_size, score, time.strftime("%Y-%m-%d"))
    others = tuple(best for best in bests.bests if not _same(best, name, rules))
    try:
        write_whole(_path(), msgspec.json.format(msgspec.json.encode(Bests((*others, best)))))
    except OSError as error:
        trouble = f"Your personal best could not be kept: {error.strerror or error}."
    return before, trouble


def _same(best: Best, name: str, rules: Rules) -> bool:
    kind = (best.name.lower(), best.kind, best.edition, best.rack_size)
    return kind == (name.lower(), kind_of(rules), rules.edition, rules.rack_size)


def _path() -> Path:
    return data_folder() / "bests.json"
