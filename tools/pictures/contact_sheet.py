"""All pictures on one page: a row for each state, a column for each width."""

from collections.abc import Iterable, Sequence
from html import escape

_HEAD = """<!doctype html>
<meta charset="utf-8">
<title>Every state</title>
<style>
  body { font: 14px sans-serif; background: #888 }
  td { vertical-align: top; padding: 4px }
  img { height: 420px; border: 1px solid #444 }
  th { position: sticky; left: 0; background: #888; text-align: left }
</style>
"""


def contact_sheet(names: Iterable[str], widths: Sequence[int], looks: Iterable[str]) -> str:
    """
    >>> "begin-360-dark.png" in contact_sheet(["begin"], [360], ["dark"])
    True
    """
    rows = [(name, look) for name in names for look in looks]
    return f"{_HEAD}<table>{''.join(_row(name, look, widths) for name, look in rows)}</table>\n"


def _row(name: str, look: str, widths: Sequence[int]) -> str:
    pictures = "".join(
        f'<td><a href="{file}"><img loading="lazy" src="{file}" alt="{file}"></a></td>'
        for file in (escape(f"{name}-{width}-{look}.png") for width in widths)
    )
    return f"<tr><th>{escape(name)}<br>{escape(look)}</th>{pictures}</tr>\n"
