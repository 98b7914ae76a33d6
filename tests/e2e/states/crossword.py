"""The standard game while it is played: whose turn, how many players, what lies on the board, which sheet is open."""

import re
from typing import Any

from msgspec import to_builtins
from playwright.sync_api import Page

from tests.e2e.nets.page_faults import AT_TABLE, Wanted
from tests.e2e.people import does, joined, offers, opened, seen
from tests.e2e.playing import square
from tests.e2e.states.state import Company, State, click, confirm, press, see, then, touch
from tests.e2e.tables import SEAT_0_BEGINS, best_play
from tests.web.sitter import Guest
from tilewright.core.square import Laid
from tilewright.lexicons.compiled import open_graph

SEAT_1_BEGINS = {"type": "from-seat", "seat": 1}
MOST_DEALS = 50
LONG_NAME = "Maximiliane-Charlotte of Upper Elsenbach"
ALONE = Wanted(main=True, rack=True)
CURTAIN = Wanted(main=True, home=False)


def sits(company: Company, players: int = 2, **proposal: Any) -> tuple[str, list[Guest]]:
    """Ines on seat 0, who can begin with a word, and so many others; the game and who sits where."""
    people = [company.ines, *company.others[: players - 1]]
    rules = {"first_player": SEAT_0_BEGINS, **proposal.pop("rules", {})}
    places = [{"mine": True}, *[{}] * (players - 1)]
    table = {"kind": "crossword", "edition": "folio", "places": places, "rules": rules, **proposal}
    for _ in range(MOST_DEALS):
        code = opened(company.ines, **table)["code"]
        game = [joined(who, code) for who in people[1:]][-1]
        if best_play(people[seen(people[0], game, 0)["turn"]], game, seen(people[0], game, 0)["turn"]):
            return game, people
    raise AssertionError("no rack has a word in it")


def table(company: Company, turns: int = 0, players: int = 2, **proposal: Any) -> str:
    """A game so many turns old; it is the turn of Ines if everybody has had as many."""
    game, people = sits(company, players, **proposal)
    take_turns(people, game, turns)
    return f"/game/{game}"


def drawn(company: Company, first: int, **proposal: Any) -> str:
    """A game that nobody has played in yet; who begins was drawn, and it is this seat."""
    places = [{"mine": True}, {"bot": "alba"}]
    for _ in range(MOST_DEALS):
        game = str(opened(company.ines, kind="crossword", edition="folio", places=places, **proposal)["game"])
        if seen(company.ines, game, 0)["first"] == first:
            return f"/game/{game}"
    raise AssertionError("it is always the other who begins")


def take_turns(people: list[Guest], game: str, turns: int) -> None:
    for _ in range(turns):
        view = seen(people[0], game, 0)
        seat = view["turn"]
        if view["phase"]["type"] == "closing":
            for seat in (one for one in range(len(people)) if one != view["last"]["seat"]):
                does(people[seat], game, seat, do="accept")
        elif view["phase"]["type"] == "over":
            return
        elif laid := best_play(people[seat], game, seat):
            does(people[seat], game, seat, do="place", laid=to_builtins(laid))
        else:
            does(people[seat], game, seat, do="pass")


def phony_of(faces: str) -> tuple[Laid, ...]:
    """Two tiles of a rack over the centre that are no word."""
    words, held = open_graph("commons"), faces.replace("?", "")
    pair = next(one + other for one in held for other in held if one != other and one + other not in words)
    return Laid(8, 8, pair[0]), Laid(8, 9, pair[1])


def phony(company: Company) -> str:
    """Teo has begun with what is no word."""
    game, (_, teo) = sits(company, rules={"first_player": SEAT_1_BEGINS})
    does(teo, game, 1, do="place", laid=to_builtins(phony_of(seen(teo, game, 1)["racks"][1]["faces"])))
    return f"/game/{game}"


def offered(company: Company, what: str) -> str:
    path = table(company, 2)
    offers(company.others[0], path.rsplit("/", 1)[1], 1, what)
    return path


def put_away(company: Company) -> str:
    path = offered(company, "pause")
    offers(company.ines, path.rsplit("/", 1)[1], 0, "pause")
    return path


def watched(company: Company) -> str:
    """Ines looks on while two others play."""
    return table(Company(company.others[0], company.others[1:]), 3, watching="open")


def one_device(company: Company, *names: str, turns: int = 0) -> str:
    places = [{"mine": True, "name": name} for name in names]
    rules = {"first_player": SEAT_0_BEGINS}
    game = opened(company.ines, kind="crossword", edition="folio", places=places, rules=rules)["game"]
    take_turns([company.ines] * len(names), game, turns)
    return f"/game/{game}"


def solitaire(company: Company, how: str, turns: int = 0) -> str:
    racks = 2 if how == "two-racks" else 1
    places = [{"mine": True}, {"mine": True, "name": "Ines 2"}][:racks]
    game = opened(company.ines, kind="crossword", house=[f"solitaire={how}"], places=places)["game"]
    take_turns([company.ines] * racks, game, turns)
    return f"/game/{game}"


def lay(page: Page) -> None:
    """The best play lies on the board, not yet played."""
    _type(page, best_play(page, page.url.rsplit("/", 1)[1], 0))


def lay_phony(page: Page) -> None:
    _type(page, phony_of(seen(page, page.url.rsplit("/", 1)[1], 0)["racks"][0]["faces"]))


def lay_in_the_corner(page: Page) -> None:
    """One tile, where the first word may not be."""
    faces = seen(page, page.url.rsplit("/", 1)[1], 0)["racks"][0]["faces"].replace("?", "")
    _type(page, (Laid(1, 1, faces[0]),))


def _type(page: Page, laid: tuple[Laid, ...]) -> None:
    for one in laid:
        square(page, one.row, one.col).click()
        page.keyboard.press(f"Shift+{one.tile.upper()}" if one.tile.islower() else one.tile.lower())


def offline(page: Page) -> None:
    page.context.set_offline(True)
    page.locator("[role=status]", has_text=re.compile("Connection|Verbindung")).wait_for()


REFUSED = then(touch("[data-main]"), see(".notice"))
CHALLENGED = then(press("Alt+c"), confirm, see(".notice"))

PLAYING: dict[str, State] = {
    "begin": State(table, wanted=AT_TABLE),
    "begin-drawn": State(lambda them: drawn(them, 0), wanted=AT_TABLE),
    "begin-drawn-other": State(lambda them: drawn(them, 1), wanted=AT_TABLE),
    "begin-other": State(lambda them: table(them, rules={"first_player": SEAT_1_BEGINS}), wanted=AT_TABLE),
    "begin-three": State(lambda them: table(them, players=3), wanted=AT_TABLE),
    "begin-four-clock": State(lambda them: table(them, players=4, house=["game-clock"]), wanted=AT_TABLE),
    "own-turn": State(lambda them: table(them, 2), wanted=AT_TABLE),
    "own-turn-three": State(lambda them: table(them, 3, 3), wanted=AT_TABLE),
    "own-turn-four": State(lambda them: table(them, 4, 4), wanted=AT_TABLE),
    "other-turn": State(lambda them: table(them, 1), wanted=AT_TABLE),
    "other-turn-clock": State(lambda them: table(them, 3, house=["move-timer"]), wanted=AT_TABLE),
    "other-turn-three": State(lambda them: table(them, 2, 3), wanted=AT_TABLE),
    "other-turn-four": State(lambda them: table(them, 6, 4), wanted=AT_TABLE),
    "table": State(lambda them: table(them, 14, house=["game-clock"]), lay, AT_TABLE),
    "table-modern": State(lambda them: table(them, 14, edition="magnetic"), lay, AT_TABLE),
    "table-first": State(lambda them: table(them, edition="tile-lock"), lay, AT_TABLE),
    "laid-three": State(lambda them: table(them, 6, 3, edition="large-print"), lay, AT_TABLE),
    "laid-nine-tiles": State(lambda them: table(them, 2, house=["nine-tile"]), lay, AT_TABLE),
    "refused-by-words": State(lambda them: table(them, house=["challenge=void"]), then(lay_phony, REFUSED), AT_TABLE),
    "refused-by-place": State(table, then(lay_in_the_corner, REFUSED), AT_TABLE),
    "refused-three": State(lambda them: table(them, players=3), then(lay_in_the_corner, REFUSED), AT_TABLE),
    "challenge": State(lambda them: table(them, 6), press("Alt+c")),
    "challenge-lost": State(lambda them: table(them, 4), CHALLENGED, AT_TABLE),
    "challenge-won": State(phony, CHALLENGED, AT_TABLE),
    "exchange": State(lambda them: table(them, 6), press("Alt+x")),
    "menu": State(lambda them: table(them, 5), click("Menu|Menü")),
    "look": State(lambda them: table(them, 2), click("^Settings|^Einstellungen")),
    "help": State(lambda them: table(them, 2), press("?")),
    "double-bag": State(lambda them: drawn(them, 0, house=["double-bag"]), see("[role=dialog]")),
    "asked-takeback": State(lambda them: offered(them, "takeback"), see(".asking"), AT_TABLE),
    "asked-pause": State(lambda them: offered(them, "pause"), see(".asking"), AT_TABLE),
    "put-away": State(put_away, wanted=Wanted(main=True, rack=True)),
    "offline": State(lambda them: table(them, 2), offline, AT_TABLE, fails=True),
    "watching": State(watched, wanted=Wanted(turn=True, says=("You are watching.",))),
    "curtain": State(lambda them: one_device(them, "Ines", "Teo", turns=3), wanted=CURTAIN),
    "curtain-long-names": State(lambda them: one_device(them, LONG_NAME, "Teo"), wanted=CURTAIN),
    "curtain-peek": State(
        lambda them: one_device(them, "Ines", "Teo", turns=3), touch(".button.quiet"), Wanted(main=True)
    ),
    "long-names": State(lambda them: one_device(them, *[LONG_NAME] * 4, turns=4), touch("[data-main]"), AT_TABLE),
    "solitaire-begin": State(lambda them: solitaire(them, "one-rack"), wanted=ALONE),
    "solitaire": State(lambda them: solitaire(them, "one-rack", 4), wanted=ALONE),
    "solitaire-two-racks": State(lambda them: solitaire(them, "two-racks"), wanted=ALONE),
    "solitaire-face-up": State(lambda them: solitaire(them, "face-up"), wanted=ALONE),
    "solitaire-face-up-laid": State(lambda them: solitaire(them, "face-up"), lay_in_the_corner, ALONE),
}
