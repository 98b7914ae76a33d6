"""The pages around the games: where one arrives, chooses, joins, learns, looks words up and keeps a score."""

from playwright.sync_api import BrowserContext, Page

from tests.e2e.nets.page_faults import Wanted
from tests.e2e.people import joined, opened
from tests.e2e.states.crossword import one_device, table
from tests.e2e.states.state import Company, State, at, click, loaded, then

MODES = ("bot", "friend", "device", "hall", "junior", "solitaire", "unbuild", "bingo")
PROPOSAL = {"kind": "crossword", "edition": "folio"}


def waiting(company: Company) -> str:
    return f"/join/{opened(company.ines, **PROPOSAL, places=[{'mine': True}, {}, {}])['code']}"


def invited(company: Company) -> str:
    return f"/join/{opened(company.others[0], **PROPOSAL, places=[{'mine': True}, {}, {}])['code']}"


def invited_too_late(company: Company) -> str:
    code = opened(company.others[0], **PROPOSAL, places=[{"mine": True}, {}])["code"]
    joined(company.others[1], code)
    return f"/join/{code}"


def returning(company: Company) -> str:
    """With games of every kind on the way."""
    table(company, 4)
    table(company, 1, 3)
    one_device(company, "Ines", "Teo", turns=2)
    for kind in ("junior", "bingo", "unbuild"):
        opened(company.ines, kind=kind, places=[{"mine": True, "name": name} for name in ("Ines", "Teo")])
    opened(company.others[0], **PROPOSAL, places=[{"mine": True}, {}], public=True)
    return "/"


def club(company: Company) -> str:
    return f"/club/{company.ines.post('/api/clubs', name='Class 4b')['id']}"


def unreachable(context: BrowserContext) -> None:
    context.route("**/api/**", lambda route: route.abort())


def scorekeeper(page: Page) -> None:
    for number, name in enumerate(("Ann", "Ben")):
        page.get_by_role("textbox").nth(number).fill(name)
    page.locator("[data-main]").click()


def keep_score(page: Page) -> None:
    scorekeeper(page)
    for text in ("8D STRANGE", "8D .......RS", "H6 HO.E", "10F PASTE"):
        page.get_by_role("textbox").first.fill(text)
        page.keyboard.press("Enter")


def look_up(word: str) -> State:
    def looked_up(page: Page) -> None:
        page.get_by_role("searchbox").or_(page.get_by_role("textbox")).first.fill(word)
        page.keyboard.press("Enter")

    return State(at("/words"), looked_up)


def lesson(number: int) -> State:
    def opened_lesson(page: Page) -> None:
        page.locator("nav ol button").nth(number).click()

    return State(at("/learn"), opened_lesson)


PAGES: dict[str, State] = {
    "start-new": State(at("/"), loaded, known=False),
    "start": State(at("/"), loaded),
    "start-returning": State(returning, loaded),
    "start-away": State(at("/"), before=unreachable, fails=True),
    "settings": State(at("/"), then(loaded, click("^Board and display|^Brett und Anzeige"))),
    **{f"chooser-{mode}": State(at(f"/?new={mode}"), loaded, Wanted(main=True)) for mode in MODES},
    "waiting": State(waiting, loaded),
    "invited": State(invited, loaded, Wanted(main=True)),
    "invited-new": State(invited, loaded, Wanted(main=True), known=False),
    "invited-too-late": State(invited_too_late, loaded),
    "invited-nowhere": State(at("/join/NOSUCHCODE"), loaded, fails=True),
    "clubs": State(at("/club"), loaded),
    "clubs-new": State(at("/club"), loaded, known=False),
    "club": State(club, loaded),
    "me": State(at("/me"), loaded),
    "me-new": State(at("/me"), loaded, known=False),
    "rules": State(at("/rules"), loaded),
    "learn": State(at("/learn"), loaded, Wanted(main=True, rack=True)),
    **{f"learn-{number + 1}": lesson(number) for number in range(1, 6)},
    "words": look_up("quiet"),
    "words-none": look_up("qzx"),
    "scorekeeper": State(at("/scorekeeper"), loaded, Wanted(main=True)),
    "scorekeeper-begun": State(at("/scorekeeper"), scorekeeper),
    "scorekeeper-kept": State(at("/scorekeeper"), keep_score),
    "missing": State(at("/no-such-page"), loaded),
    "missing-game": State(at("/game/nosuchgame"), loaded, fails=True),
}
