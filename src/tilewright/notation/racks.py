"""Prepared racks of a duplicate game as a file, so that clubs can play the same game in many places.

    #tilewright racks 1
    #coordinates rulebook
    AEINRRT H2 TRAINER
    BEHOORS 2H THROB

One rack per line, followed by the play that goes on the board, if it is known. Other lines with a # are notes.
"""

import re
from collections.abc import Iterable

from msgspec.structs import replace

from tilewright.core.refusal import Refused
from tilewright.games.duplicate.preparing import steps
from tilewright.games.duplicate.rules import Prepared, Rules
from tilewright.games.duplicate.slip import Slip
from tilewright.notation.coordinates import Convention, read as read_place
from tilewright.notation.slips import write_slip
from tilewright.notation.trouble import Unreadable

HEADER = "#tilewright racks 1"
COORDINATES = "#coordinates "
MOST_RACKS = 1_000
_PART = re.compile(r"\S+")
_STANDARD = Rules()


def write(prepared: Iterable[Prepared], convention: Convention = Convention.RULEBOOK) -> str:
    """
    >>> print(write([Prepared("AEINRRT")]), end="")
    #tilewright racks 1
    #coordinates rulebook
    AEINRRT
    """
    lines = [HEADER, COORDINATES + convention.value]
    for one in prepared:
        played = f" {write_slip(replace(one.play, score=None), convention)}" if one.play else ""
        lines.append("".join(sorted(one.rack)) + played)
    return "\n".join(lines) + "\n"


def read(text: str, rules: Rules = _STANDARD) -> tuple[Prepared, ...]:
    """The racks, checked against the tiles and the board of these rules. Raises `Unreadable` with the line.

    Racks after one without a play can only be checked when the game starts, which finds the plays.
    """
    lines = text.removeprefix("\ufeff").splitlines()
    convention = _convention(lines)
    rows = [(number, line) for number, line in enumerate(lines[2:], start=3) if line.strip() and line[0] != "#"]
    if not rows or len(rows) > MOST_RACKS:
        raise Unreadable("racks-line", line=len(lines), column=1, quoted="")
    prepared = tuple(_row(number, line, convention, rules) for number, line in rows)
    try:
        for _ in steps(replace(rules, prepared=prepared)):
            pass
    except Refused as refused:
        facts = {name: fact for name, fact in refused.facts.items() if name not in ("rack", "why")}
        number, line = rows[int(str(refused.facts["rack"])) - 1]
        raise Unreadable(f"racks-{refused.facts['why']}", line=number, column=1, quoted=line, **facts) from refused
    return prepared


def _convention(lines: list[str]) -> Convention:
    first, second = (*lines[:2], "", "")[:2]
    if first.rstrip() != HEADER:
        raise Unreadable("racks-header", line=1, column=1, quoted=first, expected=HEADER)
    named = second.removeprefix(COORDINATES).strip()
    if not second.startswith(COORDINATES) or named not in list(Convention):
        raise Unreadable("racks-coordinates", line=2, column=1, quoted=second, expected=" or ".join(Convention))
    return Convention(named)


def _row(number: int, line: str, convention: Convention, rules: Rules) -> Prepared:
    parts = list(_PART.finditer(line))
    rack = parts[0][0]
    known = rules.tileset.bag()
    if any(face not in known for face in rack):
        raise Unreadable("racks-rack", line=number, column=parts[0].start() + 1, quoted=rack)
    if len(parts) == 1:
        return Prepared(rack)
    if len(parts) != 3:
        raise Unreadable("racks-line", line=number, column=parts[1].start() + 1, quoted=line)
    try:
        square, direction = read_place(parts[1][0], convention, rules.layout)
    except Refused as refused:
        column = parts[1].start() + 1
        raise Unreadable(
            "racks-square", line=number, column=column, quoted=parts[1][0], convention=convention
        ) from refused
    return Prepared(rack, Slip(parts[2][0], *square, direction))
