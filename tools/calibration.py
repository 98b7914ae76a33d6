"""Draws how well win tables know the chance to win: reads the check that each contains, prints an SVG.

`python -m tools.calibration src/tilewright/data/wins/commons-[234].json > docs/win-tables.svg`
"""

import json
import sys
from collections.abc import Sequence
from pathlib import Path

from tools.convergence import APART, INK, LEFT, LINE, TOP

SIZE = 200
Classes = Sequence[tuple[float, float, int]]  # expected chance, share won, number of turns


def main(files: Sequence[str]) -> str:
    tables = [json.loads(Path(file).read_text(encoding="utf-8")) for file in files]
    panels = [
        panel(LEFT + at * (SIZE + APART // 2), f"{table['seats']} seats", table["checked"])
        for at, table in enumerate(tables)
    ]
    size = f'width="{LEFT + len(tables) * (SIZE + APART // 2)}" height="{TOP + SIZE + 50}"'
    style = f'font-family="sans-serif" font-size="12" fill="{INK}"'
    return f'<svg xmlns="http://www.w3.org/2000/svg" {size} {style}>\n{"".join(panels)}</svg>'


def panel(left: int, title: str, classes: Classes) -> str:
    """A point for each class of chances, as large as there were turns; on the diagonal the table is right."""
    most = max(turns for _, _, turns in classes)
    lines = [f'<text x="{left}" y="{TOP - 14}">{title}</text>']
    for percent in (0, 50, 100):
        up = TOP + SIZE * (1 - percent / 100)
        across = left + SIZE * percent / 100
        lines += [f'<path d="M{left} {up}h{SIZE}M{across} {TOP}v{SIZE}" stroke="#ddd"/>']
        lines += [f'<text x="{left - 6}" y="{up + 4}" text-anchor="end">{percent}</text>']
        lines += [f'<text x="{across}" y="{TOP + SIZE + 18}" text-anchor="middle">{percent}</text>']
    lines += [f'<path d="M{left} {TOP + SIZE}L{left + SIZE} {TOP}" stroke="{INK}" stroke-dasharray="3"/>']
    for expected, won, turns in classes:
        at = f'cx="{left + SIZE * expected:.1f}" cy="{TOP + SIZE * (1 - won):.1f}"'
        lines += [f'<circle {at} r="{1.5 + 3 * (turns / most) ** 0.5:.1f}" fill="{LINE}"/>']
    lines += [f'<text x="{left + SIZE / 2}" y="{TOP + SIZE + 38}" text-anchor="middle">% expected</text>']
    lines += [f'<text x="{left + SIZE}" y="{TOP - 14}" text-anchor="end">% won</text>']
    return "".join(line + "\n" for line in lines)


if __name__ == "__main__":
    if len(sys.argv) < 2:
        sys.exit(__doc__)
    print(main(sys.argv[1:]))
