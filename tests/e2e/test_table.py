"""The standard game at the table: with every kind of hand, to the end, through every break."""

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.e2e.conftest import MOVING, Opens
from tests.e2e.people import came, seen
from tests.e2e.playing import (
    Lay,
    lay_by_dragging,
    lay_by_keyboard,
    lay_by_mouse,
    lay_by_tapping,
    middle,
    rack_tile,
    square,
    tiles_out,
)
from tests.e2e.tables import FEW_TILES, SEAT_0_BEGINS, best_play, game_of, opened, with_a_play
from tests.web.hosting import Hosted
from tilewright.core.square import Laid
from tilewright.lexicons.compiled import open_graph

PLAY = re.compile(r"^Play\b")
MOST_TURNS = 40
FEW = {"tileset": FEW_TILES}


def two(opens: Opens, **proposal: object) -> tuple[Page, Page, str]:
    """Ines, who begins, and Teo; both at the table."""
    ines, teo = opens(**MOVING), opens(**MOVING)
    came(ines, "Ines")
    came(teo, "Teo")
    game = game_of(ines, teo, **proposal)
    for page in (ines, teo):
        page.goto(f"/game/{game}")
        expect(page.get_by_role("grid")).to_be_visible()
    return ines, teo, game


def line(page: Page, text: str | re.Pattern[str]) -> Locator:
    """What is to be read, beside what is said to who does not see."""
    return page.locator("p", has_text=text)


def play(page: Page, game: str, seat: int, lay: Lay = lay_by_mouse) -> None:
    """The best play there is, or a pass; until the server has it."""
    before = seen(page, game, seat)["number"]
    laid = best_play(page, game, seat)
    if laid:
        lay(page, laid)
        page.get_by_role("button", name=PLAY).click()
        expect(square(page, laid[0].row, laid[0].col)).to_have_accessible_name(re.compile("last play"))
    else:
        page.get_by_role("button", name="Pass").click()
        _wait(page, game, seat, before)


def to_the_end(pages: tuple[Page, Page], game: str, lays: tuple[Lay, Lay]) -> None:
    for _ in range(MOST_TURNS):
        view = seen(pages[0], game, 0)
        match view["phase"]["type"]:
            case "over":
                return
            case "closing":
                page = pages[1 - view["last"]["seat"]]
                page.get_by_role("button", name="Let it stand").click()
                expect(page.get_by_role("heading", level=1)).to_contain_text(re.compile("win|share"))
            case _:
                play(pages[view["turn"]], game, view["turn"], lays[view["turn"]])
    pytest.fail("the game did not end")


def _wait(page: Page, game: str, seat: int, before: int) -> None:
    for _ in range(100):
        if seen(page, game, seat)["number"] != before or seen(page, game, seat)["phase"]["type"] != "playing":
            return
        page.wait_for_timeout(100)
    pytest.fail("nothing happened")


def phony(faces: str) -> tuple[Laid, ...]:
    """Two tiles of a rack over the centre that are no word."""
    words = open_graph("commons")
    pair = next(one + other for one in faces for other in faces if one != other and one + other not in words)
    return Laid(8, 8, pair[0]), Laid(8, 9, pair[1])


def test_two_play_to_the_end_with_the_mouse(opens: Opens) -> None:
    ines, teo, game = two(opens, rules=FEW)
    to_the_end((ines, teo), game, (lay_by_mouse, lay_by_mouse))
    for page in (ines, teo):
        expect(page.get_by_role("heading", level=1)).to_contain_text(re.compile("win|share"))
        expect(page.get_by_role("region", name="Final scores").get_by_role("row", name="Final score")).to_be_visible()
        expect(page.get_by_role("img", name=re.compile("Scores turn by turn"))).to_be_visible()
        expect(page.get_by_role("region", name="Plays you could have made")).to_contain_text(re.compile("best play"))


def test_on_phones_tiles_are_tapped_and_dragged(opens: Opens) -> None:
    phone = {"width": 360, "height": 740, "has_touch": True, "is_mobile": True, **MOVING}
    ines, teo = opens(**phone), opens(**phone)
    came(ines, "Ines")
    came(teo, "Teo")
    game = game_of(ines, teo, rules=FEW)
    ines.goto(f"/game/{game}")
    teo.goto(f"/game/{game}")
    play(ines, game, 0, lay_by_tapping)
    expect(line(teo, re.compile("Your turn. Ines played"))).to_be_visible()
    expect(teo.get_by_role("button", name="Challenge")).to_be_visible()
    play(teo, game, 1, lay_by_dragging)
    expect(line(ines, re.compile("Teo played"))).to_be_visible()
    assert ines.evaluate("document.documentElement.scrollWidth") == 360


def test_a_whole_game_by_keyboard_alone(opens: Opens) -> None:
    page = opens()
    came(page, "Ines")
    table = opened(page, {"mine": True}, {"bot": "greedy"}, rules=FEW)
    game = table["game"]
    page.goto(f"/game/{game}")
    expect(page.get_by_role("grid")).to_be_visible()
    for _ in range(MOST_TURNS):
        view = seen(page, game, 0)
        if view["phase"]["type"] == "over":
            break
        if view["phase"]["type"] == "closing" and view["last"]["seat"] == 1:
            expect(page.get_by_role("button", name="Let it stand")).to_be_enabled()
            page.keyboard.press("Enter")
            break
        if view["phase"]["type"] == "playing" and view["turn"] == 0:
            laid = best_play(page, game, 0)
            if laid:
                lay_by_keyboard(page, laid)
                expect(page.get_by_role("button", name=PLAY)).to_be_enabled()
                page.keyboard.press("Enter")
            else:
                page.keyboard.press("Alt+p")
            _wait(page, game, 0, view["number"])
        page.wait_for_timeout(50)
    expect(page.get_by_role("heading", level=1)).to_contain_text(re.compile("win|share"))


def test_a_phony_is_challenged_away(opens: Opens) -> None:
    ines, teo, game = two(opens)
    laid = phony(seen(ines, game, 0)["racks"][0]["faces"].replace("?", ""))
    lay_by_mouse(ines, laid)
    ines.get_by_role("button", name=PLAY).click()
    expect(line(teo, "You can challenge it until you start your turn.")).to_be_visible()
    teo.keyboard.press("Alt+c")
    sheet = teo.get_by_role("dialog", name="Challenge Ines’s play")
    expect(sheet).to_contain_text("If all are good, you lose your next turn.")
    sheet.get_by_role("button", name="Challenge").click()
    for page in (ines, teo):
        expect(line(page, re.compile("is not in this game’s list"))).to_be_visible()
        expect(page.locator(".notice.news")).to_be_visible()  # without a tick: it is not good for both
        expect(square(page, 8, 8)).to_have_accessible_name("8H, centre, double word")
    assert len(seen(ines, game, 0)["racks"][0]["faces"]) == 7


def test_tiles_stay_where_they_are_while_the_server_is_gone(opens: Opens, server: Hosted) -> None:
    ines, _, game = two(opens)
    laid = best_play(ines, game, 0)
    lay_by_mouse(ines, laid[:1])
    server.kill()
    expect(ines.get_by_role("status")).to_contain_text("Connection lost.")
    expect(ines.get_by_role("button", name="Waiting")).to_be_disabled()
    lay_by_mouse(ines, laid[1:])
    server.start_again()
    expect(ines.get_by_role("button", name=PLAY)).to_be_enabled(timeout=60_000)  # it tries less and less often
    assert tiles_out(ines) == len(laid)
    ines.get_by_role("button", name=PLAY).click()
    expect(square(ines, laid[0].row, laid[0].col)).to_have_accessible_name(re.compile("last play"))


def test_tiles_laid_for_later_stay_through_the_others_turn(opens: Opens) -> None:
    ines, teo, game = two(opens)
    laid = best_play(ines, game, 0)
    planned = seen(teo, game, 1)["racks"][1]["faces"].replace("?", "")[0]
    lay_by_mouse(teo, [Laid(1, 1, planned)])
    lay_by_mouse(ines, laid)
    ines.get_by_role("button", name=PLAY).click()
    expect(square(teo, laid[0].row, laid[0].col)).to_have_accessible_name(re.compile("last play"))
    expect(square(teo, 1, 1)).to_have_accessible_name(re.compile("tentative"))
    teo.get_by_role("button", name=PLAY).click()
    expect(line(teo, "This play touches nothing.")).to_be_visible()


def test_one_device_for_two_hides_everything_between_turns(opens: Opens) -> None:
    page = opens()
    came(page, "Ines")
    places = ({"mine": True, "name": "Ines"}, {"mine": True, "name": "Teo"})
    game = with_a_play(page, lambda: opened(page, *places, rules={"first_player": SEAT_0_BEGINS})["game"])
    page.goto(f"/game/{game}")
    expect(page.get_by_role("heading", name="Pass the device to Ines")).to_be_visible()
    expect(page.locator("[data-tile], [role=option]")).to_have_count(0)
    page.get_by_role("button", name="I’m Ines, show my tiles").click()
    expect(page.get_by_role("option")).to_have_count(7)
    play_laid = best_play(page, game, 0)
    lay_by_mouse(page, play_laid)
    page.get_by_role("button", name=PLAY).click()
    expect(page.get_by_role("heading", name="Pass the device to Teo")).to_be_visible()
    expect(page.locator("[data-tile], [role=option]")).to_have_count(0)
    page.get_by_role("button", name="Look at the board first").click()
    expect(page.get_by_role("grid")).to_be_visible()
    expect(page.locator("[data-tile], [role=option]")).to_have_count(0)
    expect(page.get_by_role("region", name="Unseen tiles")).to_have_count(0)
    page.get_by_role("button", name="I’m Teo, show my tiles").click()
    expect(page.get_by_role("option")).to_have_count(7)
    faces = seen(page, game, 1)["racks"][1]["faces"]
    shown = page.get_by_role("option").evaluate_all("all => all.map((one) => one.ariaLabel[0]).sort().join('')")
    assert shown == "".join(sorted(faces.replace("?", "B")))


def test_a_turn_is_taken_back_if_both_agree(opens: Opens) -> None:
    ines, teo, game = two(opens)
    play(ines, game, 0)
    ines.get_by_role("button", name="Menu").click()
    ines.get_by_role("button", name="Ask to undo the last turn").click()
    teo.get_by_role("button", name="Agree").click()
    expect(square(ines, 8, 8)).to_have_accessible_name("8H, centre, double word")
    expect(ines.get_by_role("heading", name="You begin, Ines")).to_be_visible()


def test_tiles_are_exchanged_and_a_pass_is_undone(opens: Opens) -> None:
    ines, _, game = two(opens)
    ines.get_by_role("button", name="Pass").click()
    ines.get_by_role("button", name="Undo").click()
    ines.keyboard.press("Alt+x")
    sheet = ines.get_by_role("dialog", name="Exchange tiles")
    sheet.get_by_role("group").get_by_role("button").first.click()
    sheet.get_by_role("button", name="Exchange 1").click()
    expect(ines.get_by_role("button", name="Teo’s turn")).to_be_disabled()
    assert seen(ines, game, 0)["turn"] == 1
    assert seen(ines, game, 0)["scoreless"] == 1


def test_the_moves_can_be_stepped_through(opens: Opens) -> None:
    ines, teo, game = two(opens)
    play(ines, game, 0)
    play(teo, game, 1)
    ines.get_by_role("region", name="Score pad").get_by_role("button").first.click()
    assert ines.get_by_role("grid", name="Board after turn 1").is_visible()
    ines.get_by_role("button", name="One turn on").click()
    expect(ines.get_by_role("grid", name="Board after turn 2")).to_be_visible()
    ines.get_by_role("button", name="Back to the game").click()
    expect(ines.get_by_role("listbox")).to_be_visible()


def test_what_lies_there_outlives_a_reload_and_back_closes_a_sheet_first(opens: Opens) -> None:
    ines, _, game = two(opens)
    expect(ines).to_have_title("Your turn · Teo · Tilewright")
    expect(ines.locator('link[rel="icon"]')).to_have_attribute("href", "/icon-turn.svg")
    laid = best_play(ines, game, 0)
    lay_by_mouse(ines, laid)
    ines.get_by_role("button", name="Menu").click()
    ines.get_by_role("button", name="Score pad").click()
    expect(ines.get_by_role("dialog", name="Score pad")).to_be_visible()
    ines.go_back()
    expect(ines.get_by_role("dialog")).to_have_count(0)
    expect(ines).to_have_url(re.compile(f"/game/{game}$"))
    ines.reload()
    expect(ines.get_by_role("gridcell", name="tentative")).to_have_count(len(laid))
    on_pad = ines.locator(".tentative .mute span").first.inner_text()
    expect(ines.get_by_role("region", name="This play").get_by_text(on_pad, exact=True)).to_be_visible()
    lying = square(ines, laid[0].row, laid[0].col)
    ines.mouse.move(*middle(lying))
    ines.mouse.down()
    ines.mouse.move(4, 4, steps=4)
    ines.mouse.up()
    expect(ines.get_by_role("gridcell", name="tentative")).to_have_count(len(laid) - 1)
    ines.keyboard.press("Escape")
    play(ines, game, 0)
    expect(ines).to_have_title("Teo · Tilewright")


def test_a_refusal_says_why_and_names_the_rule(opens: Opens) -> None:
    ines, _, game = two(opens, house=["challenge=void"])
    faces = seen(ines, game, 0)["racks"][0]["faces"].replace("?", "")
    laid = phony(faces)
    lay_by_mouse(ines, laid)
    ines.get_by_role("button", name=PLAY).click()
    ines.get_by_role("link", name="Why?").click()
    sheet = ines.get_by_role("dialog", name="Why? Only valid words")
    expect(sheet).to_contain_text("rule 3.6")
    expect(sheet.get_by_role("link", name="All the rules")).to_have_attribute("href", "/rules/crossword#only-valid")
    sheet.get_by_role("button", name="Back to my tiles").click()
    expect(sheet).to_be_hidden()
    assert tiles_out(ines) == 2
    expect(rack_tile(ines, "")).to_be_visible()
    refusal = ines.locator(".notice")
    expect(refusal).to_be_visible()
    left = next(one for one in faces if one not in {tile.tile for tile in laid})
    lay_by_mouse(ines, [Laid(1, 1, left)])
    expect(refusal).to_have_count(0)
    ines.get_by_role("button", name=PLAY).click()
    expect(refusal).to_be_visible()
    ines.keyboard.press("Escape")
    expect(refusal).to_have_count(0)
