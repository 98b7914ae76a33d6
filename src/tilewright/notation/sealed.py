"""A saved game (R-13.2): the players and the scores can be read, while racks and bag are sealed.

The seal keeps people from seeing tiles by accident; it is not encryption.
"""

import base64
import binascii
import zlib

import msgspec

from tilewright.core.dice import SEED_BYTES
from tilewright.games.base import A, E, R, S, V
from tilewright.games.kind import AnyKind, Kind
from tilewright.notation import log
from tilewright.notation.trouble import Unreadable

VERSION = 1
MOST_BYTES = 16_000_000  # of an unpacked record; a long game has a hundredth of this


class Notes(msgspec.Struct, frozen=True):
    """What a saved game holds besides its events: the lexicon, how many hints were taken, and the bots by seat.

    No lexicon means that it is unknown; an empty name is a printed dictionary. Version 0.1 did not note its bots.
    """

    lexicon: str | None = None
    fingerprint: str = ""
    hints: int = 0
    bots: dict[int, str] | None = None


class Saved(msgspec.Struct, frozen=True, kw_only=True):
    """What the file shows, and everything else under the seal."""

    tilewright: str
    version: int
    players: tuple[str, ...]
    scores: tuple[int, ...]
    to_play: str
    notes: Notes = Notes()
    sealed: str


class Inside(msgspec.Struct, frozen=True):
    seed: str
    log: str


def seal(events: tuple[E, ...], seed: str, kind: Kind[R, S, A, E, V], notes: Notes | None = None) -> str:
    """The text of a saved game. Its events are our own, so they are not checked again."""
    state = kind.evolved(None, events)
    packed = zlib.compress(msgspec.json.encode(Inside(seed, log.write(events, kind))))
    sealed = base64.b64encode(packed).decode()
    saved = Saved(
        tilewright="saved game",
        version=VERSION,
        players=state.players,
        scores=state.scores,
        to_play=_to_play(state, kind),
        notes=notes or Notes(),
        sealed=sealed,
    )
    return msgspec.json.format(msgspec.json.encode(saved)).decode() + "\n"


def unseal(text: str, kind: Kind[R, S, A, E, V]) -> tuple[tuple[E, ...], str]:
    """The events and the seed of a saved game. Raises `Unreadable`."""
    inside = _opened(text)
    events = log.read(inside.log, kind)
    _refuse_bad_seed(inside.seed)
    return events, inside.seed


def notes_of(text: str) -> Notes:
    """The notes of a saved game; empty if they cannot be read."""
    try:
        return msgspec.json.decode(text, type=Saved).notes
    except (msgspec.DecodeError, UnicodeError, RecursionError):
        return Notes()


def game_of(text: str) -> AnyKind:
    """Which game was saved. Raises `Unreadable`."""
    return log.game_of(_opened(text).log)


def _to_play(state: S, kind: Kind[R, S, A, E, V]) -> str:
    turn = getattr(state, "turn", None)
    seats = sorted(kind.pending(state)) if turn is None else [turn]
    return ", ".join(state.players[seat] for seat in seats)


def _opened(text: str) -> Inside:
    try:
        saved = msgspec.json.decode(text, type=Saved)
        packed = base64.b64decode(saved.sealed, validate=True)
        inside = msgspec.json.decode(_unpacked(packed), type=Inside)
    except (msgspec.DecodeError, UnicodeError, RecursionError, binascii.Error, zlib.error) as error:
        raise Unreadable("saved-broken", line=1, column=1, quoted=text, why=error) from error
    if (saved.tilewright, saved.version) != ("saved game", VERSION):
        raise Unreadable("saved-version", line=1, column=1, quoted=text, expected=VERSION)
    return inside


def _unpacked(packed: bytes) -> bytes:
    unpacking = zlib.decompressobj()
    data = unpacking.decompress(packed, MOST_BYTES)
    if unpacking.unconsumed_tail:
        raise zlib.error("too long")
    return data


def _refuse_bad_seed(seed: str) -> None:
    try:
        good = len(bytes.fromhex(seed)) == SEED_BYTES
    except ValueError:
        good = False
    if not good:
        raise Unreadable("saved-broken", line=1, column=1, quoted=seed, why="the seed is damaged")
