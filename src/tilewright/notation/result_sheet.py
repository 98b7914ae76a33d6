"""The results of a duplicate game, to print or to open in a spreadsheet (R-9.6)."""

import csv
import io

from tilewright.games.duplicate.state import State
from tilewright.games.duplicate.table import table

HEADINGS = ("place", "player", "score", "percent", "tops", "solos")
DISCIPLINE = ("warnings", "penalty")  # if the rules have them
_FORMULA = ("=", "+", "-", "@", "\t", "\r")


def write_csv(state: State) -> str:
    """One line per player, the best first; a name that a spreadsheet would take for a formula is quoted."""
    sheet = io.StringIO()
    writer = csv.writer(sheet, lineterminator="\n")
    disciplines = state.rules.disciplines
    writer.writerow((*HEADINGS, *(DISCIPLINE if disciplines else ())))
    for line in table(state):
        name = "'" + line.name if line.name.startswith(_FORMULA) else line.name
        more = (line.warnings, line.penalty) if disciplines else ()
        writer.writerow((line.place, name, line.score, line.percent, line.tops, line.solos, *more))
    return sheet.getvalue()


def write_text(state: State) -> str:
    """The same in columns, with the best possible total."""
    lines, disciplines = table(state), state.rules.disciplines
    width = max([len("player"), *(len(line.name) for line in lines)])
    shown = [f"{'':>5}  {'player':<{width}}  score  percent  tops  solos{'  warnings  penalty' if disciplines else ''}"]
    for line in lines:
        share = f"{line.percent:.1f}%"
        more = f"  {line.warnings:>8}  {line.penalty:>7}" if disciplines else ""
        name = f"{line.place:>4}.  {line.name:<{width}}"
        shown.append(f"{name}  {line.score:>5}  {share:>7}  {line.tops:>4}  {line.solos:>5}{more}")
    rounds = "1 round" if len(state.rounds) == 1 else f"{len(state.rounds)} rounds"
    return "\n".join([*shown, f"Best possible: {state.best_total} in {rounds}"]) + "\n"
