"""The results of a duplicate game to print or to take into a spreadsheet (R-9.6)."""

import csv
import io

from tilewright.games.duplicate.state import State
from tilewright.games.duplicate.table import table

HEADINGS = ("place", "player", "score", "percent", "tops", "solos")
_FORMULA = ("=", "+", "-", "@", "\t", "\r")


def write_csv(state: State) -> str:
    """One line a player, the best first; a name that a spreadsheet would take for a formula is quoted."""
    sheet = io.StringIO()
    writer = csv.writer(sheet, lineterminator="\n")
    writer.writerow(HEADINGS)
    for line in table(state):
        name = "'" + line.name if line.name.startswith(_FORMULA) else line.name
        writer.writerow((line.place, name, line.score, line.percent, line.tops, line.solos))
    return sheet.getvalue()


def write_text(state: State) -> str:
    """The same in columns, with the best possible total."""
    lines = table(state)
    width = max([len("player"), *(len(line.name) for line in lines)])
    shown = [f"{'':>5}  {'player':<{width}}  score  percent  tops  solos"]
    for line in lines:
        share = f"{line.percent:.1f}%"
        name = f"{line.place:>4}.  {line.name:<{width}}"
        shown.append(f"{name}  {line.score:>5}  {share:>7}  {line.tops:>4}  {line.solos:>5}")
    return "\n".join([*shown, f"Best possible: {state.best_total} in {len(state.rounds)} rounds"]) + "\n"
