"""Writes ui/src/game/editions.ts: how the board of each rulebook looks, so that the page draws it without asking.

`make types` runs it.
"""

import json
from pathlib import Path

from tilewright.editions.books import EDITIONS

FILE = Path(__file__).resolve().parents[1] / "ui/src/game/editions.ts"
HEAD = """\
// Written by `make types` from the rulebooks in editions/books.py. Change those, and not this.

/** A rulebook of the standard game: its name, and how its board looks. */
export type Edition = {
  readonly name: string
  readonly title: string
  readonly palette: string
  readonly large_print: boolean
  readonly rulebook_coordinates: boolean
}

export const EDITIONS: readonly Edition[] = [
"""


def typescript() -> str:
    blocks = []
    for one in EDITIONS.values():
        facts: dict[str, str | bool] = {
            "name": one.name,
            "title": one.title,
            "palette": one.palette.name,
            "large_print": one.large_print,
            "rulebook_coordinates": one.rulebook_coordinates,
        }
        lines = "".join(f"    {name}: {_literal(value)},\n" for name, value in facts.items())
        blocks.append(f"  {{\n{lines}  }},\n")
    return f"{HEAD}{''.join(blocks)}]\n"


def _literal(value: str | bool) -> str:
    return f"'{value}'" if isinstance(value, str) else json.dumps(value)


if __name__ == "__main__":
    FILE.write_text(typescript(), encoding="utf-8")
