"""Whether leave values are for the tiles of a game. A KLV2 file has numbers for letters and does not say for which."""

import struct
from collections.abc import Mapping

from tilewright.core.alphabet import Alphabet
from tilewright.core.tiles import BLANK
from tilewright.core.tileset import TileSet

_NEXT, _LAST, _ACCEPTS = (1 << 22) - 1, 1 << 22, 1 << 23
_LONGEST = 15  # equal tiles; no rack has more


def misfit(file: bytes, alphabet: Alphabet, tileset: TileSet | None = None) -> str:
    """Why these values, read without an error before, are not for this alphabet or set; empty if they are.

    A file that values only some tiles is taken as it is. One that values all tells how many of each tile its set has,
    and another set has more of some letters and fewer of others.
    """
    runs = _runs(file)
    letters = {0: BLANK} | dict(enumerate(alphabet.letters, start=1))
    beyond = [number for number in runs if number not in letters]
    if beyond:
        return f"has values for letter {min(beyond)}, and the alphabet ends at {len(alphabet.letters)}"
    counts = {kind.letter: kind.count for kind in tileset.kinds} if tileset else {}
    whole = [number for number, letter in letters.items() if counts.get(letter)]
    if not counts or not all(number in runs for number in whole):
        return ""
    most = max(runs.values())
    told = {letters[number]: (runs[number], min(counts[letters[number]], most)) for number in whole}
    fewer = [face for face, (valued, there) in told.items() if valued < there]
    more = [face for face, (valued, there) in told.items() if valued > there]
    if not fewer or not more:
        return ""
    return f"is for another set of tiles: it values {_number(told, more[0])} and only {_number(told, fewer[0])}"


def _number(told: Mapping[str, tuple[int, int]], face: str) -> str:
    return f"{told[face][0]} {face} where there {'is' if told[face][1] == 1 else 'are'} {told[face][1]}"


def _runs(file: bytes) -> dict[int, int]:
    """For each tile that begins a leave: how many of it alone are the longest leave."""
    (count,) = struct.unpack_from("<I", file)
    nodes = struct.unpack_from(f"<{count}I", file, 4)
    runs = {}
    for letter, node in _siblings(nodes, nodes[0] & _NEXT).items():
        length, found = 1, node
        runs[letter] = int(bool(node & _ACCEPTS))
        while (deeper := _siblings(nodes, found & _NEXT).get(letter)) is not None and length < _LONGEST:
            length, found = length + 1, deeper
            runs[letter] = length if deeper & _ACCEPTS else runs[letter]
    return runs


def _siblings(nodes: tuple[int, ...], at: int) -> dict[int, int]:
    found: dict[int, int] = {}
    while at:
        found[nodes[at] >> 24] = nodes[at]
        at = 0 if nodes[at] & _LAST else at + 1
    return found
