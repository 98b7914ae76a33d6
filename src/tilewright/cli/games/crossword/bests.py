"""Personal bests in solitaire (R-8.1), kept in the user's data folder."""

import time
from pathlib import Path

import msgspec

from tilewright.cli.frame.files import data_folder, write_whole
from tilewright.editions.house import solitaire_of
from tilewright.editions.solitaire import best_key
from tilewright.games.crossword.events import EndReason
from tilewright.games.crossword.state import Over
from tilewright.session.game import Game


class SavedBest(msgspec.Struct, frozen=True):
    """The highest total of a player in one game: by all its rules and its words, which the key stands for.

    Those that were kept before rules were told apart have no key: they stay in the file, and nothing is compared.
    """

    name: str
    kind: str
    edition: str
    rack_size: int
    score: int
    on: str
    key: str = ""


class SavedBests(msgspec.Struct, frozen=True):
    bests: tuple[SavedBest, ...] = ()
    version: int = 1


def is_alone(game: Game) -> bool:
    """Whether this is a solitaire (R-8)."""
    return solitaire_of(game.rules) is not None


def has_best(game: Game) -> bool:
    """Whether a best is kept for it: not for a finished game that is shown again, whose file names no words."""
    return is_alone(game) and game.session.notes.lexicon is not None


def read_bests() -> tuple[SavedBests, str]:
    """The saved bests, and a sentence if the file was damaged: it is set aside, not overwritten."""
    path = _path()
    try:
        return msgspec.json.decode(path.read_bytes(), type=SavedBests), ""
    except FileNotFoundError:
        return SavedBests(), ""
    except OSError as error:
        return SavedBests(), f"Your personal bests cannot be read: {error.strerror or error}."
    except (msgspec.DecodeError, UnicodeError, RecursionError):
        aside = path.with_name(f"{path.name}.damaged-{time.strftime('%Y%m%d%H%M%S')}")
        path.replace(aside)
        return SavedBests(), f"Your personal bests could not be read; the damaged file is kept as {aside}."


def best_of(bests: SavedBests, game: Game) -> SavedBest | None:
    """This player's best by the same rules and words."""
    ranked = [best for best in bests.bests if _same(best, game)]
    return max(ranked, key=lambda best: best.score, default=None)


def earlier_best(bests: SavedBests, game: Game) -> SavedBest | None:
    """One of an earlier version that may have been played by other rules or words."""
    known = (game.players[0].lower(), solitaire_of(game.rules), game.rules.edition, game.rules.rack_size)
    ranked = [best for best in bests.bests if not best.key]
    ranked = [best for best in ranked if (best.name.lower(), best.kind, best.edition, best.rack_size) == known]
    return max(ranked, key=lambda best: best.score, default=None)


def beaten(game: Game) -> tuple[SavedBest | None, str]:
    """The best before this game, and what went wrong with keeping the new one, if anything."""
    bests, trouble = read_bests()
    before, score, rules = best_of(bests, game), sum(game.scores), game.rules
    if before and before.score >= score:
        return before, trouble
    on, kind = time.strftime("%Y-%m-%d"), solitaire_of(rules) or ""
    best = SavedBest(game.players[0], kind, rules.edition, rules.rack_size, score, on, _key(game))
    others = tuple(best for best in bests.bests if not _same(best, game))
    try:
        write_whole(_path(), msgspec.json.format(msgspec.json.encode(SavedBests((*others, best)))))
    except OSError as error:
        trouble = f"Your personal best could not be kept: {error.strerror or error}."
    return before, trouble


def sentences_to_beat(game: Game) -> list[str]:
    """R-8.1: what there is to beat."""
    bests, trouble = read_bests()
    best, earlier = best_of(bests, game), earlier_best(bests, game)
    told = f"Your best in this game is {best.score}, of {best.on}." if best else "This game has no best yet."
    if earlier and not best:
        told += f" {earlier.score}, of {earlier.on}, was kept without its rules and words."
    return [one for one in (trouble, told) if one]


def best_sentences(game: Game) -> list[str]:
    """R-8.1: what came of it. Two racks are one person's, so their sum counts (R-8.2)."""
    phase, total = game.state.phase, sum(game.scores)
    if isinstance(phase, Over) and phase.why is EndReason.RESIGNED:
        return ["A game that was given up is no personal best."]
    if game.session.notes.hints or game.state.taken_back:
        return ["A game with hints or with plays taken back is no personal best."]
    before, trouble = beaten(game)
    if before is None:
        told = f"{total} is your first score in this game, and your best to beat."
    elif total > before.score:
        told = f"A new personal best: {total}, {total - before.score} more than before."
    else:
        told = f"Your best stays {before.score}, of {before.on}."
    return [told, trouble] if trouble else [told]


def _key(game: Game) -> str:
    """Word list files are told apart by their contents, lexicons by name; the dictionary on the table counts as one."""
    notes = game.session.notes
    is_file = bool(notes.lexicon) and Path(notes.lexicon or "").is_absolute()
    return best_key(game.rules, notes.fingerprint if is_file else notes.lexicon or "book") or ""


def _same(best: SavedBest, game: Game) -> bool:
    return bool(best.key) and (best.name.lower(), best.key) == (game.players[0].lower(), _key(game))


def _path() -> Path:
    return data_folder() / "bests.json"
