"""How the random player takes its turns in each game, and which games it plays."""

import re
from collections.abc import Callable, Mapping
from typing import Any, NamedTuple

import msgspec
from playwright.sync_api import Page, expect

from tests.e2e.nets.page_faults import AT_TABLE, NOTHING, Wanted
from tests.e2e.nets.random_player import Seated, press_main, put_back
from tests.e2e.people import slip_of
from tests.e2e.playing import go_to, lay_by_keyboard, lay_by_mouse, lay_by_tapping, square
from tests.e2e.tables import FEW_TILES, best_play
from tests.rulebooks.table import across, down
from tilewright.bots.bot import Budget, own_dice
from tilewright.bots.roster import bot_for
from tilewright.core.board import Board
from tilewright.core.square import Laid
from tilewright.games.base import Kit
from tilewright.games.duplicate.slip import Slip
from tilewright.games.unbuild.actions import Remove
from tilewright.games.unbuild.view import View
from tilewright.lexicons.compiled import open_graph

LAYS = (lay_by_tapping, lay_by_keyboard, lay_by_mouse)
STANDING = Board.empty().lay((*across(8, 6, "HORN"), *down(6, 8, "FA.M"), *across(10, 8, "PASTE")))
MORE_TILES = {**FEW_TILES, "kinds": [["A", 9, 1], ["E", 9, 1], ["R", 6, 1], ["S", 8, 1], ["T", 9, 1]]}
FEWEST_TILES = {**FEW_TILES, "kinds": [["A", 4, 1], ["E", 4, 1], ["R", 2, 1], ["S", 2, 1], ["T", 3, 1]]}
SMALL = {"board": {"name": "small", "rows": ["CAT", "O.A", "WEB"]}, "rack_size": 2}
SHOWS_TILES = re.compile("show my tiles")  # behind the curtain between players of one device
NAMES = ("Ann", "Ben", "Cleo", "Dan")


class WholeGame(NamedTuple):
    """A game to propose, how a turn of it is taken on the page, and what must be in sight meanwhile."""

    proposal: Mapping[str, Any]
    take_turn: Callable[[Seated, dict[str, Any]], None]
    wanted: Callable[[Page, dict[str, Any]], Wanted] = lambda *_: NOTHING
    #: Whether another game like it can be begun at its end.
    has_rematch: bool = True


def is_over(view: Mapping[str, Any]) -> bool:
    phase = view.get("phase")
    if isinstance(phase, dict):
        return bool(phase["type"] == "over")
    return bool(view.get("over") or view.get("end"))


def crossword(seated: Seated, view: dict[str, Any]) -> None:
    """The best play, laid in any way there is; else a pass. Between players of one device the curtain is drawn."""
    page, rng = seated.page, seated.rng
    if page.get_by_role("button", name=SHOWS_TILES).count():
        return press_main(seated, by_key=rng.random() < 0.5)
    if view["phase"]["type"] == "closing":
        return _let_it_stand(seated, view)
    if view["turn"] not in seated.seats:
        return page.wait_for_timeout(200)
    put_back(page)
    laid = best_play(page, seated.game, view["turn"])
    if not laid:
        page.locator("body").press("Alt+p")
        return _until_it_is_later(seated, view)
    has_rack = page.get_by_role("listbox").count() > 0  # or all tiles lie face up in a tray
    (rng.choice(LAYS) if has_rack else lay_by_keyboard)(page, laid)
    press_main(seated, by_key=rng.random() < 0.5)
    return _until_it_is_later(seated, view)


def _let_it_stand(seated: Seated, view: dict[str, Any]) -> None:
    if view["last"]["seat"] in seated.seats and len(seated.seats) == 1:
        return seated.page.wait_for_timeout(200)
    return press_main(seated)


def _until_it_is_later(seated: Seated, before: dict[str, Any]) -> None:
    """Until the server has the turn: a pass can be undone for some seconds."""
    for _ in range(150):
        now = seated.view()
        if any(now[name] != before[name] for name in ("phase", "number", "turn")):
            return
        seated.page.wait_for_timeout(100)
    raise AssertionError("the turn is not played")


def at_crossword(page: Page, view: dict[str, Any]) -> Wanted:
    """The rack is there unless the game is over, or the device is to be passed on first."""
    is_passed_on = page.get_by_role("button", name=SHOWS_TILES).count()
    if is_over(view) or is_passed_on:
        return Wanted(main=True, home=not is_passed_on)
    return AT_TABLE if len(view["players"]) > 1 else Wanted(main=True, rack=True)


def duplicate(seated: Seated, view: dict[str, Any]) -> None:
    """A word goes onto the slip and is handed in, and then one is done."""
    page = seated.page
    if view["phase"]["type"] != "writing":
        return page.wait_for_timeout(100)
    put_back(page)
    main = page.locator("[data-main]")
    if re.match("Done", main.inner_text()) is None:
        slip = slip_of(page, seated.game, seated.seats[0])
        seated.rng.choice((lay_by_tapping, lay_by_keyboard))(page, laid_by(slip, view["board"]))
        press_main(seated, by_key=seated.rng.random() < 0.5)
        expect(main).to_have_text(re.compile("Done"))
    return press_main(seated)


def laid_by(slip: Slip, board: Mapping[str, Any]) -> tuple[Laid, ...]:
    """The tiles of a slip that do not stand on the board yet."""
    is_down, width = slip.direction.value == "down", len(board["layout"]["rows"][0])
    letters = enumerate(slip.word)
    all_of_it = (Laid(slip.row + at * is_down, slip.col + at * (not is_down), letter) for at, letter in letters)
    return tuple(one for one in all_of_it if board["cells"][(one.row - 1) * width + one.col - 1] == ".")


def junior(seated: Seated, _view: dict[str, Any]) -> None:
    """As a child would: touch a tile that can be laid and a letter that glows, until there is no more to do."""
    page, rng = seated.page, seated.rng
    done = page.locator("[data-main]")
    for _ in range(8):
        if done.is_enabled():
            break
        tiles = page.get_by_role("button", name=re.compile("can be placed"))
        if tiles.count():
            tiles.nth(rng.randrange(tiles.count())).tap()
            page.wait_for_timeout(50)
            glowing = page.locator(".seeks")
            if glowing.count():
                glowing.nth(rng.randrange(glowing.count())).tap()
        else:  # nothing fits: swap
            page.locator(".tray button[aria-pressed=false]").first.tap()
    press_main(seated, by_key=rng.random() < 0.5)


def unbuild(seated: Seated, view: dict[str, Any]) -> None:
    page, words = seated.page, open_graph("commons")
    put_back(page)
    shown = msgspec.convert(seated.view(view["turn"]), type=View)
    kit = Kit(words, own_dice(seated.game, view["turn"], 0))
    action = bot_for("unbuild", "greedy", words, shown.rules).choose(shown, kit, Budget(0.05))
    assert isinstance(action, Remove)
    by_key = seated.rng.random() < 0.5
    if by_key:
        page.locator('[role=grid] [tabindex="0"]').focus()
    for row, col in action.squares:
        if by_key:
            go_to(page, row, col)
            page.keyboard.press("Space")
        else:
            square(page, row, col).tap()
    press_main(seated, by_key=seated.rng.random() < 0.5)


def bingo(seated: Seated, view: dict[str, Any]) -> None:
    """A card is dealt, and what is called is struck, by finger or by key; whoever has all letters says so."""
    page = seated.page
    if page.get_by_role("button", name="Deal me a card").count():
        return page.get_by_role("button", name="Deal me a card").first.tap()
    if not view["called"]:
        return page.wait_for_timeout(100)
    newest, card = view["called"][-1], view["cards"][seated.seats[0]]
    letters = "".join(card["words"])
    places = [place for place, letter in enumerate(letters) if letter == newest and place not in card["struck"]]
    done = sum(letters[place] == newest for place in card["struck"])
    if places and done < view["called"].count(newest):
        count = len(card["struck"]) + 1
        page.locator(f"button.place:not(:disabled):has-text('{newest}')").first.tap()
        expect(page.get_by_text(f"{count} of {len(letters)} crossed off").first).to_be_visible()
    if len(card["struck"]) + bool(places) == len(letters):
        return page.get_by_role("button", name="Bingo").tap()
    return press_main(seated, by_key=seated.rng.random() < 0.5)


def one_device(players: int) -> list[dict[str, Any]]:
    return [{"mine": True, "name": name} for name in NAMES[:players]]


def _crossword(places: list[dict[str, Any]], tiles: Mapping[str, Any] = FEW_TILES, **more: Any) -> WholeGame:
    proposal = {"kind": "crossword", "edition": "folio", "places": places, "rules": {"tileset": tiles}, **more}
    return WholeGame(proposal, crossword, at_crossword)


WHOLE_GAMES: dict[str, WholeGame] = {
    "bot": _crossword([{"mine": True}, {"bot": "greedy"}]),
    "only-valid": _crossword([{"mine": True}, {"bot": "alba"}], house=["challenge=void", "game-clock"]),
    "two": _crossword(one_device(2)),
    "three": _crossword(one_device(3), MORE_TILES),
    "four": _crossword(one_device(4), MORE_TILES),
    "solitaire": _crossword([{"mine": True}], house=["solitaire=one-rack"]),
    "two-racks": _crossword(one_device(2), house=["solitaire=two-racks"]),
    "face-up": _crossword([{"mine": True}], FEWEST_TILES, house=["solitaire=face-up"]),
    "junior-two": WholeGame({"kind": "junior", "places": one_device(2), "rules": SMALL}, junior),
    "junior-four": WholeGame({"kind": "junior", "places": one_device(4), "rules": SMALL}, junior),
    "unbuild": WholeGame(
        {"kind": "unbuild", "places": one_device(2), "rules": {"board": msgspec.to_builtins(STANDING)}}, unbuild
    ),
    "unbuild-three": WholeGame(
        {"kind": "unbuild", "places": one_device(3), "rules": {"board": msgspec.to_builtins(STANDING)}}, unbuild
    ),
    "duplicate": WholeGame(
        {"kind": "duplicate", "places": [{"mine": True}], "rules": {"tileset": FEW_TILES, "least": []}},
        duplicate,
        has_rematch=False,
    ),
    "bingo": WholeGame({"kind": "bingo", "places": [{"mine": True}, {"bot": "canny"}]}, bingo),
}
