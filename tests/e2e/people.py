"""People in the browser tests: at a page, or at a program that asks over HTTP as they would."""

import json
from itertools import count
from typing import Any

import msgspec
from playwright.sync_api import Page
from websockets.sync.client import connect

from tests.web.sitter import Guest
from tilewright.bots.bot import Budget, own_dice
from tilewright.bots.roster import bot_for
from tilewright.games.base import Kit
from tilewright.games.duplicate.actions import HandIn
from tilewright.games.duplicate.slip import Slip
from tilewright.games.duplicate.view import View
from tilewright.lexicons.compiled import open_graph

_actions = count()


def came(page: Page, name: str) -> None:
    assert page.request.post("/api/me", data={"name": name}).ok


def opened(host: Guest | Page, **proposal: Any) -> dict[str, Any]:
    table: dict[str, Any]
    if isinstance(host, Guest):
        table = host.post("/api/tables", **proposal)
    else:
        answer = host.request.post("/api/tables", data=proposal)
        assert answer.ok, answer.text()
        table = answer.json()
    return table


def begin(page: Page, proposal: dict[str, Any], name: str = "Ada") -> str:
    """Come in under a name and begin a game that waits for nobody; its id."""
    came(page, name)
    return str(opened(page, **proposal)["game"])


def joined(who: Guest | Page, code: str) -> str:
    """The name of the game, once it has begun."""
    path = f"/api/tables/{code}/join"
    table = who.post(path) if isinstance(who, Guest) else who.request.post(path, data={}).json()
    return str(table["game"])


def does(who: Guest | Page, game: str, seat: int, **action: Any) -> None:
    path, asked = f"/api/games/{game}/moves", {"seat": seat, "id": f"action-{next(_actions)}", "action": action}
    if isinstance(who, Guest):
        who.post(path, **asked)
    else:
        answer = who.request.post(path, data=asked)
        assert answer.ok, answer.text()


def offers(guest: Guest, game: str, seat: int, what: str) -> None:
    """Propose it to the others, or agree to it; until the server has it."""
    url = f"{guest.http.base_url.copy_with(scheme='ws')}".rstrip("/") + "/ws"
    with connect(url, additional_headers={"Cookie": guest.cookie}) as socket:
        for word in ({"t": "watch"}, {"t": "offer", "what": what}):
            socket.send(json.dumps({"game": game, "seat": seat, **word}))
        while (heard := json.loads(socket.recv(timeout=20))["t"]) not in {"offered", "settled"}:
            assert heard != "refused"


def seen(who: Guest | Page, game: str, seat: int | None = None) -> dict[str, Any]:
    query = {} if seat is None else {"seat": seat}
    path = f"/api/games/{game}/view"
    shown: dict[str, Any] = (
        who.get(path, **query) if isinstance(who, Guest) else who.request.get(path, params=dict(query)).json()
    )
    view: dict[str, Any] = shown["view"]
    return view


def slip_of(who: Guest | Page, game: str, seat: int, bot: str = "top") -> Slip:
    """What a bot would write that has handed in nothing yet."""
    shown = seen(who, game, seat)
    if isinstance(shown["players"], dict):  # of a hall only some are known; a slip needs none of them
        shown |= {"players": [""] * (seat + 1), "scores": [0] * (seat + 1)}
    view = msgspec.convert(shown, type=View)
    words = open_graph("commons")
    action = bot_for("duplicate", bot, words, view.rules).choose(
        view, Kit(words, own_dice(game, seat, 0)), Budget(0.05)
    )
    assert isinstance(action, HandIn)
    return action.slip


def hands_in(guest: Guest, game: str, seat: int, bot: str = "top") -> Slip:
    slip = slip_of(guest, game, seat, bot)
    does(guest, game, seat, do="handin", slip=msgspec.to_builtins(slip))
    return slip


def lays(page: Page, slip: Slip) -> None:
    """Type a word onto the board, from the square of its first letter on."""
    page.locator(f'[data-square="{slip.row},{slip.col}"]').click()
    if slip.direction.value == "down":
        page.keyboard.press("Space")
    for letter in slip.word:
        page.keyboard.press(f"Shift+{letter.upper()}" if letter.islower() else letter.lower())
