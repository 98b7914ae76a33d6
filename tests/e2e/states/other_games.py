"""The other games: duplicate at every desk, Junior, Unbuild and Bingo, from their beginning to their end."""

import re
from typing import Any

import msgspec
from playwright.sync_api import Page

from tests.e2e.nets.page_faults import Wanted
from tests.e2e.people import does, hands_in, joined, opened, seen, slip_of
from tests.e2e.playing import square
from tests.e2e.states.state import Company, State, click, see, then, touch
from tests.rulebooks.table import across, down
from tests.web.sitter import Guest
from tilewright.core.board import Board

BY_HOST = {"arbitrator": {"type": "person", "seat": 0}}
SHORT_ROUND = {"limit": 1_000, "pause": 600_000}
CHILDREN = [{"mine": True, "name": name} for name in ("Mia", "Noah", "Zoe", "Eli")]
SMALL = {"board": {"name": "small", "rows": ["CAT", "O.A", "WEB"]}, "rack_size": 2}
STANDING: dict[str, Any] = msgspec.to_builtins(Board.empty().lay((*across(8, 6, "HORN"), *down(6, 8, "FA.M"))))
AT_DESK = Wanted(main=True, rack=True)
CHILD = Wanted(main=True, rack=True, turn=True)
ON_THE_WALL = Wanted(home=False)


def duplicate(company: Company, *, host: bool = False, rounds: int = 3, until: str = "writing") -> str:
    """An arbitrator and five players, in the middle of a round; Ines plays unless she is the host."""
    people = [company.ines, *company.others] if host else [company.others[0], company.ines, *company.others[1:]]
    arbitrator, *players = people
    code = opened(arbitrator, kind="duplicate", places=[{"mine": True}, *[{}] * len(players)], rules=BY_HOST)["code"]
    game = [joined(who, code) for who in players][-1]
    for number in range(rounds):
        is_last = number == rounds - 1
        if is_last and until == "drawing":
            break
        does(arbitrator, game, 0, do="draw")
        does(arbitrator, game, 0, do="open")
        writing = [who for who in players[1:] if who is not company.ines] if is_last else players
        _all_hand_in(players, writing, game, number)
        if not is_last or until != "writing":
            does(arbitrator, game, 0, do="close")
        if not is_last:
            does(arbitrator, game, 0, do="judge")
    if until == "over":
        does(arbitrator, game, 0, do="stop")
    return f"/game/{game}"


def _all_hand_in(players: list[Guest], writing: list[Guest], game: str, number: int) -> None:
    for seat, who in enumerate(players, 1):
        if who in writing:
            hands_in(who, game, seat, "top" if (seat + number) % 3 else "casual")


def duplicate_alone(company: Company, **rules: Any) -> str:
    return f"/game/{opened(company.ines, kind='duplicate', places=[{'mine': True}], rules=rules)['game']}"


def write_slip(page: Page) -> None:
    slip = slip_of(page, page.url.rsplit("/", 1)[1], 0)
    square(page, slip.row, slip.col).click()
    if slip.direction.value == "down":
        page.keyboard.press("Space")
    for letter in slip.word:
        page.keyboard.press(f"Shift+{letter.upper()}" if letter.islower() else letter.lower())


def paused(page: Page) -> None:
    page.get_by_role("button", name=re.compile("^(Waiting|Warte)")).wait_for()


def junior(company: Company, children: int = 3, **rules: Any) -> str:
    places = CHILDREN[:children]
    return f"/game/{opened(company.ines, kind='junior', places=places, rules=rules, watching='open')['game']}"


def junior_over(company: Company) -> str:
    path = junior(company, 2, **SMALL)
    game = path.rsplit("/", 1)[1]
    does(company.ines, game, seen(company.ines, game)["turn"], do="resign")
    return path


def unbuild(company: Company, *, first: bool = True, **rules: Any) -> str:
    """Ines takes first, or Teo does."""
    places = [{"mine": True}, {}] if first else [{}, {"mine": True}]
    table = opened(company.ines, kind="unbuild", places=places, rules=rules or None)
    return f"/game/{joined(company.others[0], table['code'])}"


def take(*names: str) -> Any:
    """Choose tiles by their squares."""

    def chosen(page: Page) -> None:
        for name in names:
            row, col = map(int, name.split(","))
            square(page, row, col).click()

    return chosen


def unbuild_over(company: Company) -> str:
    path = unbuild(company, board=STANDING)
    does(company.ines, path.rsplit("/", 1)[1], 0, do="resign")
    return path


def bingo(company: Company, *, written: bool = False, over: bool = False, **rules: Any) -> str:
    places = [{"mine": True}, {"mine": True, "name": "Ida"}, {"bot": "canny"}]
    game = str(opened(company.ines, kind="bingo", places=places, rules=rules or None)["game"])
    for seat in (0, 1) if written or over else ():
        does(company.ines, game, seat, do="deal")
    for seat in (0, 1) if over else ():
        does(company.ines, game, seat, do="resign")
    return f"/game/{game}"


def caller(company: Company) -> str:
    rules = {"calling": {"type": "by-person", "seat": 0, "plays": False, "names_tiles": True}}
    code = opened(company.ines, kind="bingo", places=[{"mine": True}, {}], rules=rules)["code"]
    game = joined(company.others[0], code)
    does(company.others[0], game, 1, do="write", words=["TRAINER", "STRANGE"])
    return f"/game/{game}"


CALLS_TOO_EARLY = then(see("[data-main]"), click("^Bingo"), see(".notice"))

OTHER_GAMES: dict[str, State] = {
    "slip": State(duplicate, wanted=AT_DESK),
    "slip-laid": State(duplicate_alone, write_slip, AT_DESK),
    "slip-handed-in": State(duplicate_alone, then(write_slip, touch("[data-main]")), AT_DESK),
    "slip-pause": State(lambda them: duplicate_alone(them, **SHORT_ROUND), paused),
    "duplicate-over": State(lambda them: duplicate(them, until="over")),
    "duplicate-looking-on": State(
        lambda them: duplicate(Company(them.others[0], them.others[1:])), wanted=Wanted(says=("You are watching",))
    ),
    "arbitrator-draws": State(lambda them: duplicate(them, host=True, until="drawing"), wanted=Wanted(main=True)),
    "arbitrator": State(lambda them: duplicate(them, host=True), wanted=Wanted(main=True)),
    "arbitrator-reads": State(lambda them: duplicate(them, host=True, until="reviewing"), wanted=Wanted(main=True)),
    "hall": State(lambda them: duplicate(them).replace("/game/", "/hall/"), None, ON_THE_WALL, from_width=1000),
    "hall-over": State(
        lambda them: duplicate(them, until="over").replace("/game/", "/hall/"), None, ON_THE_WALL, from_width=1000
    ),
    "junior": State(junior, wanted=CHILD),
    "junior-two": State(lambda them: junior(them, 2), touch(".tray button"), CHILD),
    "junior-four": State(lambda them: junior(them, 4), wanted=CHILD),
    "junior-over": State(junior_over),
    "unbuild": State(unbuild, wanted=Wanted(main=True, turn=True)),
    "unbuild-chosen": State(
        lambda them: unbuild(them, board=STANDING), take("8,6", "8,7"), Wanted(main=True, turn=True)
    ),
    "unbuild-refused": State(
        lambda them: unbuild(them, board=STANDING),
        then(take("8,6", "8,7"), touch("[data-main]"), see(".notice")),
        Wanted(main=True, turn=True),
    ),
    "unbuild-other": State(lambda them: unbuild(them, first=False, board=STANDING), wanted=Wanted(turn=True)),
    "unbuild-over": State(unbuild_over),
    "bingo-writing": State(bingo),
    "bingo": State(lambda them: bingo(them, written=True), see("[data-main]"), Wanted(main=True)),
    "bingo-refused": State(
        lambda them: bingo(them, written=True),
        then(see("[data-main]"), click("^Bingo"), see(".notice")),
        Wanted(main=True),
    ),
    "bingo-caller": State(caller),
    "bingo-over": State(lambda them: bingo(them, over=True)),
}
