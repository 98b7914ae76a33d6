"""KLV2 files for tests, written in plain Python from a mapping."""

import struct
from collections.abc import Mapping

from tilewright.core.alphabet import Alphabet
from tilewright.core.tiles import BLANK

END, ACCEPTS = 1 << 22, 1 << 23


def klv(leaves: Mapping[str, float], alphabet: Alphabet) -> bytes:
    """A graph that shares nothing, and the values in its order."""
    spelt = {alphabet_order(leave, alphabet): value for leave, value in leaves.items()}
    nodes = [0, END]
    nodes[0] = _add(sorted(spelt), nodes) | END
    values = [spelt[leave] for leave in sorted(spelt)]
    return struct.pack(f"<I{len(nodes)}II{len(values)}f", len(nodes), *nodes, len(values), *values)


def alphabet_order(leave: str, alphabet: Alphabet) -> tuple[int, ...]:
    return tuple(sorted(0 if face == BLANK else alphabet.number(face) for face in leave))


def _add(leaves: list[tuple[int, ...]], nodes: list[int]) -> int:
    heads = sorted({leave[0] for leave in leaves})
    start = len(nodes)
    nodes += [0] * len(heads)
    for place, head in enumerate(heads):
        tails = [leave[1:] for leave in leaves if leave[0] == head]
        rest = [tail for tail in tails if tail]
        child = _add(rest, nodes) if rest else 0
        nodes[start + place] = child | head << 24 | (ACCEPTS if () in tails else 0) | (END if head == heads[-1] else 0)
    return start
