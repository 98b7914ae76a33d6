"""Variations and comments in the notes of a GCG file, readable for people and for other programs.

A variation is a line of a note in round brackets, as in PGN: moves one after another, a comment in braces after a move,
and further variations in brackets of their own. It is an alternative to the move that the note is about. Every other
line of the note is a comment.
"""

import re
from collections.abc import Iterable, Iterator

from msgspec import Struct

from tilewright.core.refusal import Refused
from tilewright.notation.move import Move

MOST_MOVES = 200  # in one variation, with all that is in it
_TOKEN = re.compile(r"\s*(?:(?P<brace>\{(?:[^{}\\]|\\.)*\})|(?P<bracket>[()])|(?P<word>[^\s(){}]+))")
_ESCAPES = {"\\": "\\\\", "{": "\\{", "}": "\\}", "\n": "\\n", "\r": "\\n"}
_ESCAPED = re.compile(r"\\(.)")


class Variation(Struct, frozen=True):
    """A move, what was said of it, and what could follow: the first is the main line of the variation."""

    move: Move
    comment: str = ""
    replies: tuple["Variation", ...] = ()


class _NoVariation(Exception):
    """The line is an ordinary comment."""


def read_note(note: str) -> tuple[str, tuple[Variation, ...]]:
    """The comment of a note, and its variations.

    >>> comment, variations = read_note("Too greedy.\\n(8D HALTER {keeps ?} -QO)")
    >>> comment, variations[0].comment, str(variations[0].replies[0].move)
    ('Too greedy.', 'keeps ?', '-QO')
    """
    lines, found = [], []
    for line in note.split("\n") if note else []:
        variation = _read(line)
        if variation:
            found.append(variation)
        else:
            lines.append(_unwrapped(line))
    return "\n".join(lines), tuple(found)


def write_note(comment: str, variations: Iterable[Variation]) -> str:
    """The note; a comment that could be taken for a variation is put into braces.

    >>> write_note("(8G WO)", read_note("(8D HALTER {keeps ?} -QO (-Q) 9C QI)")[1]).split("\\n")
    ['{(8G WO)}', '(8D HALTER {keeps ?} -QO (-Q) 9C QI)']
    """
    lines = [_wrapped(line) for line in comment.split("\n")] if comment else []
    return "\n".join([*lines, *(f"({' '.join(_written(one))})" for one in variations)])


def _written(one: Variation) -> Iterator[str]:
    """The move, its comment, and the first reply; other replies follow it in brackets, as they replace it."""
    yield str(one.move)
    if one.comment:
        yield "{" + "".join(_ESCAPES.get(sign, sign) for sign in one.comment) + "}"
    if not one.replies:
        return
    first, *others = one.replies
    head, *tail = _moves(first)
    yield head
    yield from (f"({' '.join(_written(other))})" for other in others)
    yield from tail


def _moves(one: Variation) -> list[str]:
    """What `_written` yields, with the move and its comment as one."""
    parts = list(_written(one))
    return [" ".join(parts[:2]), *parts[2:]] if one.comment else parts


def _read(line: str) -> Variation | None:
    if not line.startswith("("):
        return None
    try:
        reader = _Reader(line)
        found = reader.variation()
        reader.end()
    except (_NoVariation, Refused):
        return None
    return found


class _Reader:
    def __init__(self, line: str) -> None:
        self.line, self.place, self.moves = line, 0, 0

    def variation(self) -> Variation:
        """From its opening bracket to its closing one."""
        if self._take() != "(":
            raise _NoVariation
        first = self._line()
        if len(first) != 1 or self._take() != ")":
            raise _NoVariation
        return first[0]

    def end(self) -> None:
        if self.line[self.place :].strip():
            raise _NoVariation

    def _line(self) -> tuple[Variation, ...]:
        """A move with its alternatives, each with what follows it. The moves of a line are read before it is built."""
        steps: list[tuple[Move, str, tuple[Variation, ...]]] = []
        while self._peek() not in (None, ")"):
            move, comment, others = self._move(), self._comment(), list[Variation]()
            while self._peek() == "(":
                others.append(self.variation())
            steps.append((move, comment, tuple(others)))
        found: tuple[Variation, ...] = ()
        for step, said, instead in reversed(steps):
            found = (Variation(step, said, found), *instead)
        return found

    def _move(self) -> Move:
        first, self.moves = self._take(), self.moves + 1
        if not first or first[0] in "(){" or self.moves > MOST_MOVES:
            raise _NoVariation
        return Move.from_text(first if first.startswith("-") else f"{first} {self._take() or ''}")

    def _comment(self) -> str:
        token = self._peek()
        if token is None or not token.startswith("{"):
            return ""
        self._take()
        return _ESCAPED.sub(lambda found: "\n" if found[1] == "n" else found[1], token[1:-1])

    def _peek(self) -> str | None:
        found = _TOKEN.match(self.line, self.place)
        return found[0].strip() if found else None

    def _take(self) -> str | None:
        found = _TOKEN.match(self.line, self.place)
        self.place = found.end() if found else self.place
        return found[0].strip() if found else None


def _wrapped(line: str) -> str:
    return f"{{{line}}}" if _is_ambiguous(line) else line


def _unwrapped(line: str) -> str:
    """A comment in braces that would be a variation, or another such comment, without them."""
    is_braced = line.startswith("{") and line.endswith("}") and len(line) > 1
    return line[1:-1] if is_braced and _is_ambiguous(line[1:-1]) else line


def _is_ambiguous(line: str) -> bool:
    bare = line.lstrip("{")
    braces = len(line) - len(bare)
    if braces > len(bare) - len(bare.rstrip("}")):
        return False
    return _read(bare[: len(bare) - braces]) is not None
