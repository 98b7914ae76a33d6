"""The screens that are pictured: what is played before, where it is found, and what is opened there."""

import re
from collections.abc import Callable
from typing import Any, NamedTuple

from msgspec import to_builtins
from playwright.sync_api import Page

from tests.e2e.people import does, hands_in, joined, opened, seen
from tests.e2e.playing import square
from tests.e2e.tables import SEAT_0_BEGINS, best_play
from tests.web.sitter import Guest
from tilewright.core.square import Laid

BY_HOST = {"arbitrator": {"type": "person", "seat": 0}}
CHILDREN = [{"mine": True, "name": name} for name in ("Mia", "Noah", "Zoe")]


class Company(NamedTuple):
    """Ines has the browser that is pictured; the others ask over HTTP."""

    ines: Guest
    others: list[Guest]


class Scene(NamedTuple):
    """`play` brings it about and tells its address; `open` does what is done on the page before it is taken."""

    play: Callable[[Company], str]
    open: Callable[[Page], None] | None = None


def table(company: Company, turns: int, **proposal: Any) -> str:
    """A game of two, so many turns old; with an even number it is the turn of Ines."""
    teo = company.others[0]
    rules = {"first_player": SEAT_0_BEGINS}
    code = opened(company.ines, kind="crossword", **{"places": [{"mine": True}, {}], "rules": rules, **proposal})[
        "code"
    ]
    game = joined(teo, code)
    _take_turns((company.ines, teo), game, turns)
    return f"/game/{game}"


def _take_turns(players: tuple[Guest, ...], game: str, turns: int) -> None:
    for turn in range(turns):
        seat = turn % len(players)
        if seen(players[seat], game, seat)["phase"]["type"] == "closing":
            does(players[seat], game, seat, do="accept")
            return
        laid = best_play(players[seat], game, seat)
        if laid:
            does(players[seat], game, seat, do="place", laid=to_builtins(laid))
        else:
            does(players[seat], game, seat, do="pass")


def one_device(company: Company) -> str:
    places = [{"mine": True, "name": "Ines"}, {"mine": True, "name": "Teo"}]
    rules = {"first_player": SEAT_0_BEGINS}
    game = opened(company.ines, kind="crossword", edition="folio", places=places, rules=rules)["game"]
    _take_turns((company.ines, company.ines), game, 3)
    return f"/game/{game}"


def finished(company: Company) -> str:
    """Played until nobody can."""
    return table(company, 60, edition="folio")


def waiting(company: Company) -> str:
    return f"/join/{opened(company.ines, kind='crossword', edition='folio', places=[{'mine': True}, {}, {}])['code']}"


def solitaire(company: Company) -> str:
    game = opened(company.ines, kind="crossword", house=["solitaire=one-rack"], places=[{"mine": True}])["game"]
    _take_turns((company.ines,), game, 4)
    return f"/game/{game}"


def duplicate(company: Company, *, host: bool = False, rounds: int = 3) -> str:
    """An arbitrator and five players, in the middle of a round; Ines plays unless she is the host."""
    people = [company.ines, *company.others] if host else [company.others[0], company.ines, *company.others[1:]]
    arbitrator, *players = people
    code = opened(arbitrator, kind="duplicate", places=[{"mine": True}, *[{}] * len(players)], rules=BY_HOST)["code"]
    game = [joined(who, code) for who in players][-1]
    for number in range(rounds):
        does(arbitrator, game, 0, do="draw")
        does(arbitrator, game, 0, do="open")
        writing = players if number < rounds - 1 else [who for who in players[1:] if who is not company.ines]
        for seat, who in enumerate(players, 1):
            if who in writing:
                hands_in(who, game, seat, "top" if (seat + number) % 3 else "casual")
        if number < rounds - 1:
            does(arbitrator, game, 0, do="close")
            does(arbitrator, game, 0, do="judge")
    return f"/game/{game}"


def junior(company: Company) -> str:
    return f"/game/{opened(company.ines, kind='junior', places=CHILDREN, watching='open')['game']}"


def unbuild(company: Company) -> str:
    return f"/game/{opened(company.ines, kind='unbuild', places=[{'mine': True}, {'bot': 'greedy'}])['game']}"


def bingo(company: Company) -> str:
    places = [{"mine": True}, {"mine": True, "name": "Ida"}, {"bot": "canny"}]
    game = str(opened(company.ines, kind="bingo", places=places)["game"])
    return f"/game/{game}"


def at(path: str) -> Callable[[Company], str]:
    return lambda _: path


def lay(page: Page) -> None:
    """Part of the best play lies on the board, not yet played."""
    for one in _best_here(page):
        square(page, one.row, one.col).click()
        page.keyboard.press(f"Shift+{one.tile.upper()}" if one.tile.islower() else one.tile.lower())


def _best_here(page: Page) -> tuple[Laid, ...]:
    return best_play(page, page.url.rsplit("/", 1)[1], 0)


def press(*keys: str) -> Callable[[Page], None]:
    def pressed(page: Page) -> None:
        for key in keys:
            page.locator("body").press(key)

    return pressed


def click(*names: str) -> Callable[[Page], None]:
    def clicked(page: Page) -> None:
        for name in names:
            page.get_by_role("button", name=re.compile(name)).first.click()

    return clicked


def scorekeeper(page: Page) -> None:
    for number, name in enumerate(("Ann", "Ben")):
        page.get_by_role("textbox").nth(number).fill(name)
    page.get_by_role("button", name="Begin").click()  # and in German
    for text in ("8F HORN", "H6 FARM", "10F PASTE", "9H .OB"):
        page.get_by_role("textbox").first.fill(text)
        page.keyboard.press("Enter")


def look_up(page: Page) -> None:
    page.get_by_role("searchbox").or_(page.get_by_role("textbox")).first.fill("quiet")
    page.keyboard.press("Enter")


SCENES: dict[str, Scene] = {
    "start": Scene(at("/")),
    "chooser": Scene(at("/?new=friend")),
    "hall-chooser": Scene(at("/?new=hall")),
    "waiting": Scene(waiting),
    "table": Scene(lambda them: table(them, 14, edition="folio", house=["game-clock"]), lay),
    "table-modern": Scene(lambda them: table(them, 14, edition="magnetic"), lay),
    "table-first": Scene(lambda them: table(them, 0, edition="tile-lock")),
    "exchange": Scene(lambda them: table(them, 6, edition="folio"), press("Alt+x")),
    "challenge": Scene(lambda them: table(them, 6, edition="folio"), press("Alt+c")),
    "menu": Scene(lambda them: table(them, 5, edition="folio"), click("Menu|Menü")),
    "curtain": Scene(one_device),
    "after": Scene(finished),
    "solitaire": Scene(solitaire),
    "slip": Scene(duplicate),
    "arbitrator": Scene(lambda them: duplicate(them, host=True)),
    "hall": Scene(lambda them: duplicate(them).replace("/game/", "/hall/")),
    "junior": Scene(junior),
    "unbuild": Scene(unbuild),
    "bingo": Scene(bingo),
    "words": Scene(at("/words"), look_up),
    "learn": Scene(at("/learn")),
    "scorekeeper": Scene(at("/scorekeeper"), scorekeeper),
    "me": Scene(at("/me")),
    "club": Scene(lambda them: f"/club/{them.ines.post('/api/clubs', name='Class 4b')['id']}"),
    "clubs": Scene(at("/club")),
    "missing": Scene(at("/no-such-page")),
}
