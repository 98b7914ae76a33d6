"""Whether a page shows what the server has: the board, the rack, and whose turn it is."""

import re
from typing import Any

from playwright.sync_api import Page

from tests.e2e.people import seen

_SHOWN = """() => {
  const cells = [...document.querySelectorAll('[role=grid] [data-square]')].map((one) => one.ariaLabel ?? '')
  const shown = (one) => one.checkVisibility({ visibilityProperty: true }) && one.getClientRects().length > 0
  const whose = (one) => (one.closest('.player') ?? one).textContent.replace(/\\s+/g, ' ').trim()
  const current = [...document.querySelectorAll('li[aria-current]')].map(whose)
  return {
    cells,
    current,
    tentative: cells.filter((one) => one.includes('tentative')).length,
    rack: [...document.querySelectorAll('[role=listbox] [role=option]')].filter(shown).length,
    turns: [...document.querySelectorAll('[data-turn]')].filter(shown).map(whose),
    isOpen: [...document.querySelectorAll('[role=dialog]')].some(shown),
  }
}"""
_LETTER = re.compile(r"^\w+, ([A-Z]), (?!.*tentative)")
_MINE = re.compile(r"\byou\b|\byour\b", re.IGNORECASE)


def untruths(page: Page, game: str, seats: tuple[int, ...]) -> list[str]:
    """What the page says otherwise than the server; nothing of what it does not show."""
    shown, view = page.evaluate(_SHOWN), seen(page, game, seats[0])
    is_over = view.get("end") or view.get("over")
    is_played = not is_over and view.get("phase", {"type": "playing"})["type"] == "playing"
    if "board" not in view or not is_played or not shown["cells"] or page.locator("[aria-busy=true]").count():
        return []
    return [*_of_board(shown, view), *_of_turn(shown, view, seats), *_of_rack(shown, page, game, view, seats)]


def _of_board(shown: dict[str, Any], view: dict[str, Any]) -> list[str]:
    cells = view["board"].get("cells") if isinstance(view["board"], dict) else None
    if cells is None or "pool" in view or len(cells) != len(shown["cells"]):
        return []
    letters = "".join(found[1] if (found := _LETTER.match(label)) else "." for label in shown["cells"])
    return [] if letters == cells.upper() else [f"the board shows {letters} where {cells.upper()} stands"]


def _of_turn(shown: dict[str, Any], view: dict[str, Any], seats: tuple[int, ...]) -> list[str]:
    """Whose turn it is stands there in words, and it is theirs."""
    if not shown["turns"] or "turn" not in view:
        return []
    name, is_mine = view["players"][view["turn"]], view["turn"] in seats
    said = " ".join([*shown["turns"], *shown["current"]])
    if name in said or (is_mine and _MINE.search(said)):
        return []
    return [f"it says “{said}” while it is the turn of {name}"]


def _of_rack(shown: dict[str, Any], page: Page, game: str, view: dict[str, Any], seats: tuple[int, ...]) -> list[str]:
    """Every tile of the rack lies on the rack or on the board, none twice and none nowhere."""
    if "racks" not in view or not shown["rack"] or shown["isOpen"] or (len(seats) > 1 and view["turn"] not in seats):
        return []
    seat = view["turn"] if len(seats) > 1 else seats[0]
    held = len(seen(page, game, seat)["racks"][seat]["faces"])
    there = shown["rack"] + shown["tentative"]
    return [] if there == held else [f"{there} tiles can be seen of {held} on the rack"]
