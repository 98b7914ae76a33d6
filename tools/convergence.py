"""Draws how a training of leave values went: reads its record, prints an SVG.

`python tools/convergence.py src/tilewright/data/leaves/commons.jsonl > docs/leaves.svg`
"""

import json
import sys
from collections.abc import Sequence
from pathlib import Path

WIDTH, HEIGHT, LEFT, TOP, APART = 300, 200, 50, 40, 90
INK, LINE, BAND = "#444", "#1565c0", "#90caf9"


def main(record: str) -> str:
    rows = [json.loads(line) for line in Path(record).read_text(encoding="utf-8").splitlines()]
    changes = [row["change"] for row in rows]
    spans = [(row["points"] - row["margin"], row["points"] + row["margin"]) for row in rows]
    left = panel(LEFT, "change of a value, in points", changes, [])
    right = panel(LEFT + WIDTH + APART, "points a game more than without", [row["points"] for row in rows], spans)
    size = f'width="{LEFT + 2 * WIDTH + APART + 20}" height="{TOP + HEIGHT + 50}"'
    style = f'font-family="sans-serif" font-size="12" fill="{INK}"'
    return f'<svg xmlns="http://www.w3.org/2000/svg" {size} {style}>\n{left}{right}</svg>'


def panel(left: int, title: str, numbers: Sequence[float], spans: Sequence[tuple[float, float]]) -> str:
    """One number for each generation, from nothing up; with a bar where it may be in truth."""
    most = max([*numbers, *(high for _, high in spans)]) * 1.05

    def across(at: int) -> float:
        return round(left + (at + 0.5) * WIDTH / len(numbers), 1)

    def up(number: float) -> float:
        return round(TOP + HEIGHT * (1 - number / most), 1)

    lines = [f'<text x="{left}" y="{TOP - 14}">{title}</text>']
    for tick in (0.0, most / 2, most):
        lines += [f'<path d="M{left} {up(tick)}h{WIDTH}" stroke="#ddd"/>']
        lines += [f'<text x="{left - 6}" y="{up(tick) + 4}" text-anchor="end">{tick:.1f}</text>']
    for at, (low, high) in enumerate(spans):
        lines += [f'<path d="M{across(at)} {up(low)}V{up(high)}" stroke="{BAND}" stroke-width="6"/>']
    path = " ".join(f"{across(at)},{up(number)}" for at, number in enumerate(numbers))
    lines += [f'<polyline points="{path}" fill="none" stroke="{LINE}" stroke-width="2"/>']
    for at, number in enumerate(numbers):
        lines += [f'<circle cx="{across(at)}" cy="{up(number)}" r="3" fill="{LINE}"/>']
        lines += [f'<text x="{across(at)}" y="{TOP + HEIGHT + 18}" text-anchor="middle">{at + 1}</text>']
    lines += [f'<text x="{left + WIDTH / 2}" y="{TOP + HEIGHT + 38}" text-anchor="middle">generation</text>']
    return "".join(line + "\n" for line in lines)


if __name__ == "__main__":
    if len(sys.argv) != 2:
        sys.exit(__doc__)
    print(main(sys.argv[1]))
