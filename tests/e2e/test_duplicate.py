"""The duplicate game in the browser: five players and an arbitrator, who comes late, the hall on the wall."""

import re
from collections.abc import Iterator

import pytest
from msgspec import to_builtins
from playwright.sync_api import Page, expect

from tests.e2e.axe import violations
from tests.e2e.conftest import Opens
from tests.e2e.people import came, does, hands_in, joined, lays, opened, slip_of
from tests.web.hosting import Hosted
from tests.web.sitter import Guest, guests

BY_ANN = {"arbitrator": {"type": "person", "seat": 0}, "warnings": True, "penalty": 10}


@pytest.fixture
def three(server: Hosted) -> Iterator[list[Guest]]:
    """Players who ask over HTTP."""
    with guests(server.url, "Cid", "Dora", "Eve") as people:
        yield people


def in_round(page: Page, number: int) -> None:
    page.get_by_role("heading", name=f"Round {number}", exact=True).wait_for()


def handed_in(page: Page, count: int, of: int) -> None:
    expect(page.get_by_text(re.compile(rf"^{count}\s+of {of} slips? in")).first).to_be_visible()


def test_five_players_and_an_arbitrator(opens: Opens, three: list[Guest]) -> None:
    ann, ben, wall = opens("/"), opens("/"), opens("/", width=1920, height=1080)
    fay = opens("/", width=360, height=740, has_touch=True)
    for page, name in ((ann, "Ann"), (ben, "Ben"), (fay, "Fay")):
        came(page, name)
    code = opened(ann, kind="duplicate", places=[{"mine": True}, *[{}] * 5], rules=BY_ANN)["code"]
    others: list[Guest | Page] = [ben, fay, *three]
    game = [joined(who, code) for who in others][-1]
    for page in (ann, ben, fay):
        page.goto(f"/game/{game}")
    wall.goto(f"/hall/{game}")

    ann.get_by_role("button", name="Draw a rack").click()
    ann.get_by_role("button", name="Open the round").click()
    for page in (ann, ben, fay):
        expect(page.get_by_role("banner").get_by_role("link", name="Home")).to_be_visible()
    for page in (ann, ben, fay, wall):
        in_round(page, 1)
        expect(page.get_by_role("timer")).to_have_text(re.compile(r"[23]:\d\d"))

    best = slip_of(ben, game, 1)
    lays(ben, best)
    expect(ben.get_by_label("Your slip")).to_contain_text(best.word.upper())
    expect(ben.get_by_label("Your slip")).to_contain_text(str(best.score))
    assert not violations(ben)
    ben.get_by_role("button", name=f"Hand in {best.score}").click()
    expect(ben.get_by_label("Your slip")).to_contain_text(f"Handed in: {best.word.upper()}, {best.score}.")
    handed_in(wall, 1, 5)

    casual = slip_of(fay, game, 2, "casual")
    lays(fay, casual)
    fay.get_by_role("button", name="Hand in").click()
    fay.get_by_role("button", name="Done").click()
    expect(fay.get_by_role("button", name="Waiting")).to_be_disabled()
    assert not violations(fay)
    for seat, guest in enumerate(three, start=3):
        hands_in(guest, game, seat, "club")
    handed_in(ann, 5, 5)
    assert ann.locator("li", has_text="Ben").first.inner_text().count(best.word.upper()) == 1, "the arbitrator reads it"
    assert not violations(wall)
    smallest = wall.evaluate(
        """() => Math.min(...[...document.querySelectorAll('main *')]
            .filter((one) => [...one.childNodes].some((node) => node.nodeType === 3 && node.data.trim()))
            .filter((one) => one.getClientRects().length && !one.closest('.unseen, .pips'))
            .map((one) => parseFloat(getComputedStyle(one).fontSize)))"""
    )
    assert smallest >= 20, "everybody in the hall can read it"

    discipline = ann.get_by_role("region", name="Warnings and penalties")
    expect(discipline.get_by_role("button", name="Warn")).to_be_disabled()
    discipline.get_by_label("Player").select_option("Fay")
    discipline.get_by_role("button", name="Warn").click()
    expect(fay.get_by_role("main").get_by_text("The arbitrator has given you a warning.")).to_be_visible()
    discipline.get_by_role("button", name="Take points off").click()
    expect(discipline).to_contain_text(re.compile("1 warning.*5 points off"))

    ann.get_by_role("button", name="Close the round").click()
    ann.get_by_label("A word").fill("qwerty")
    ann.get_by_role("button", name="Accept").click()
    expect(ann.get_by_text("QWERTY")).to_be_visible()
    assert not violations(ann)
    ann.get_by_role("button", name="Judge the slips").click()

    expect(ben.get_by_text("You:")).to_be_visible()
    expect(ben.get_by_role("region", name="Round 1")).to_contain_text(best.word.upper())
    expect(ben.get_by_role("list", name="Ranking").locator("[aria-current]")).to_contain_text(f"+{best.score}")
    expect(wall.get_by_text("Round 1:")).to_be_visible()
    fay.get_by_role("button", name=re.compile("^Round 1: ")).click()
    expect(fay.get_by_role("dialog").get_by_text("You:")).to_be_visible()

    ann.get_by_role("button", name="End the game").click()
    ann.get_by_role("button", name="End it").click()
    ben.get_by_role("heading", name=re.compile("^You win$|Ben.* share the win")).wait_for()
    ann.get_by_role("heading", name=re.compile("Ben.* (wins|share the win)")).wait_for()
    assert not violations(ben)
    sheet = ben.request.get(ben.get_by_role("link", name="Result sheet (CSV)").get_attribute("href") or "")
    assert sheet.text().splitlines()[1].startswith(f"1,Ben,{best.score},")


@pytest.mark.parametrize("width", [360, 820, 1440])
def test_a_refusal_covers_no_square_and_goes_when_the_slip_is_another(opens: Opens, width: int) -> None:
    page = opens("/", width=width, height={360: 740, 820: 1180, 1440: 900}[width])
    came(page, "Ann")
    game = opened(page, kind="duplicate", places=[{"mine": True}], rules={"stating": "required"})["game"]
    page.goto(f"/game/{game}")
    in_round(page, 1)
    lays(page, slip_of(page, game, 0))
    page.locator("[data-main]").click()
    refusal = page.locator(".notice")
    expect(refusal).to_contain_text("Count what your word scores")
    expect(refusal.get_by_role("link", name="Why?")).to_be_visible()
    board, said = page.get_by_role("grid").bounding_box(), refusal.bounding_box()
    assert board
    assert said
    is_below, is_beside = said["y"] >= board["y"] + board["height"], said["x"] + said["width"] <= board["x"]
    assert is_below or is_beside
    expect(page.locator("[data-main]")).to_be_in_viewport(ratio=1)
    page.get_by_label("Score", exact=True).fill("20")
    expect(refusal).to_have_count(0)
    page.locator("[data-main]").click()
    expect(page.get_by_label("Your slip")).to_contain_text(re.compile("Handed in"))


def test_time_ends_a_round_and_says_what_it_brought(opens: Opens) -> None:
    page = opens("/")
    came(page, "Ann")
    rules = {"limit": 2_000, "pause": 600_000}
    game = opened(page, kind="duplicate", places=[{"mine": True}], rules=rules)["game"]
    page.goto(f"/game/{game}")
    expect(page.get_by_text("No slip was handed in.")).to_be_visible()
    expect(page.get_by_text("A short pause before the next rack.")).to_be_visible()
    expect(page.get_by_role("timer")).to_have_text(re.compile(r"(10:00|9:\d\d)"))
    expect(page.get_by_role("button", name="Waiting")).to_be_disabled()


def test_who_comes_late_sits_down_and_may_leave_and_come_back(opens: Opens, three: list[Guest]) -> None:
    cid, dora, _ = three
    code = opened(cid, kind="duplicate", places=[{"mine": True}, {}])["code"]
    game = joined(dora, code)
    late = opens(f"/game/{game}", width=820, height=1180)
    late.get_by_role("heading", name="You are watching").wait_for()
    assert not violations(late)
    late.get_by_label("Your name").fill("Gus")
    late.get_by_role("button", name="Join the game").click()
    expect(late.get_by_role("list", name="Ranking")).to_contain_text("Gus")
    late.get_by_role("button", name="Hand in").wait_for()
    lays(late, slip_of(late, game, 2, "club"))
    late.get_by_role("button", name="Hand in").click()
    handed_in(late, 1, 3)
    late.get_by_role("button", name="More").click()
    late.get_by_role("button", name="Leave the game").click()
    late.get_by_role("button", name="Leave", exact=True).click()
    late.get_by_role("button", name="Come back").click()
    handed_in(late, 1, 3)


def test_a_hall_is_told_in_short(opens: Opens, three: list[Guest]) -> None:
    cid, dora, _ = three
    places = [{"mine": True, "name": f"Player {seat}"} for seat in range(45)]
    game = opened(cid, kind="duplicate", places=places, rules={"pause": 600_000})["game"]
    assert dora.post(f"/api/games/{game}/seats") == {"seat": 45}
    wall, page = opens(f"/hall/{game}", width=1440), opens("/")
    came(page, "Gus")
    assert page.request.post(f"/api/games/{game}/seats", data={}).json() == {"seat": 46}
    page.goto(f"/game/{game}")
    best = slip_of(cid, game, 0)
    for seat in range(10):
        does(cid, game, seat, do="handin", slip=to_builtins(best))
    handed_in(wall, 10, 47)
    handed_in(page, 10, 47)
    expect(page.get_by_text(re.compile(r"Place 1 of 47"))).to_be_visible()
    for seat in range(45):
        does(cid, game, seat, do="done")
    does(dora, game, 45, do="done")
    lays(page, best)
    page.get_by_role("button", name="Hand in").click()
    page.get_by_role("button", name="Done").click()
    expect(wall.get_by_role("list", name="Ranking").get_by_role("listitem").first).to_contain_text("Player")
    expect(page.get_by_role("list", name="Ranking").locator("[aria-current]")).to_contain_text("Gus")
    expect(page.get_by_role("region", name="Round 1")).to_contain_text("Found by 10 or more")
