"""A game put away (R-13.2): who plays and how it stands can be read, the racks and the bag lie face down.

Sealed against a glance, as racks stored face down in a box are, not against somebody who takes the seal apart.
"""

import base64
import binascii
import zlib

import msgspec

from tilewright.core.dice import SEED_BYTES
from tilewright.games.crossword.audit import replay
from tilewright.games.crossword.events import Event
from tilewright.notation import log
from tilewright.notation.trouble import Unreadable

VERSION = 1
MOST_BYTES = 16_000_000  # of a record unpacked; a long game has a hundredth of it


class Saved(msgspec.Struct, frozen=True):
    """What the file shows, and the seal with everything else."""

    tilewright: str
    version: int
    players: tuple[str, ...]
    scores: tuple[int, ...]
    to_play: str
    sealed: str


class Inside(msgspec.Struct, frozen=True):
    seed: str
    log: str


def seal(events: tuple[Event, ...], seed: str) -> str:
    """The text of a saved game."""
    state = replay(events)
    packed = zlib.compress(msgspec.json.encode(Inside(seed, log.write(events))))
    sealed = base64.b64encode(packed).decode()
    saved = Saved("saved game", VERSION, state.players, state.scores, state.players[state.turn], sealed)
    return msgspec.json.format(msgspec.json.encode(saved)).decode() + "\n"


def unseal(text: str) -> tuple[tuple[Event, ...], str]:
    """The facts and the seed of a saved game, or `Unreadable`."""
    try:
        saved = msgspec.json.decode(text, type=Saved)
        packed = base64.b64decode(saved.sealed, validate=True)
        inside = msgspec.json.decode(_unpacked(packed), type=Inside)
    except (msgspec.DecodeError, UnicodeError, RecursionError, binascii.Error, zlib.error) as error:
        raise Unreadable("saved-broken", line=1, column=1, quoted=text, why=error) from error
    if (saved.tilewright, saved.version) != ("saved game", VERSION):
        raise Unreadable("saved-version", line=1, column=1, quoted=text, expected=VERSION)
    events = log.read(inside.log)
    _refuse_bad_seed(inside.seed)
    return events, inside.seed


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
