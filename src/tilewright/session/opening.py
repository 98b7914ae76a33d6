"""What a session is started or taken up with: its words, its dice, and the text of a file."""

import os
from collections.abc import Iterable
from pathlib import Path

from tilewright.core.dice import SEED_BYTES, Dice, seed_of
from tilewright.core.lexicon import Lexicon
from tilewright.core.tileset import TileSet
from tilewright.games.base import A, E, R, S, V
from tilewright.games.kind import AnyKind, Kind
from tilewright.lexicons.compiled import fingerprint_of, full_name, open_graph
from tilewright.notation import log, sealed
from tilewright.notation.trouble import Unreadable

Words = Lexicon | str | Path  # a lexicon, its name or its file


def opened(words: Words, rules: object = None) -> Lexicon:
    """A name or a file is opened as a graph, the quickest judge there is; a file is spelt by the tiles of the rules."""
    if not isinstance(words, str | Path):
        return words
    tiles = getattr(rules, "tileset", None)
    return open_graph(words, tiles) if isinstance(tiles, TileSet) else open_graph(words)


def rules_in(events: Iterable[object]) -> object:
    """The rules that a record starts with, if it has any."""
    return getattr(next(iter(events), None), "rules", None)


def noted(words: Words) -> sealed.Notes:
    """What a saved game says of its words."""
    return sealed.Notes(full_name(words), fingerprint_of(words)) if isinstance(words, str | Path) else sealed.Notes()


def dice_for(seed: int | bytes | None) -> Dice:
    """With a secret seed, or the same chance for the same one."""
    if seed is None:
        return Dice(os.urandom(SEED_BYTES))
    return Dice(seed if isinstance(seed, bytes) else seed_of(seed))


def is_log(text: str) -> bool:
    """Whether this is the record of a game, not a saved game that goes on."""
    return text.lstrip("\ufeff \t\r\n").startswith('{"tilewright":"log"')


def kind_in(text: str) -> AnyKind:
    """Which game a record or a saved game is of, or `Unreadable`."""
    return log.game_of(text) if is_log(text) else sealed.game_of(text)


def unpacked(text: str, kind: Kind[R, S, A, E, V]) -> tuple[tuple[E, ...], Dice]:
    """The events and the dice of a saved game, or of the record of one that is over; or `Unreadable`."""
    if not is_log(text):
        events, seed = sealed.unseal(text, kind)
        return events, Dice(bytes.fromhex(seed))
    events = log.read(text, kind)
    if not kind.evolved(None, events).is_over:
        raise Unreadable("log-unfinished", line=len(events) + 1, column=1, quoted="")
    seed = getattr(events[-1], "seed", "")  # a game without chance has none
    return events, Dice(bytes.fromhex(seed) if seed else bytes(SEED_BYTES))
