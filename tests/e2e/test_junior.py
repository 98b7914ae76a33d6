"""The beginners' game on one screen: three children, all tiles open, and nothing to read."""

import json
import re
from typing import Any

from playwright.sync_api import Locator, Page, WebSocketRoute, expect

from tests.e2e.axe import violations
from tests.e2e.conftest import Opens
from tests.e2e.people import begin, seen

CHILDREN = [{"mine": True, "name": name} for name in ("Mia", "Noah", "Zoe")]
SMALL = {"board": {"name": "small", "rows": ["CAT", "O.A", "WEB"]}, "rack_size": 2}

LYING = "document.querySelectorAll('[role=gridcell][data-tile]').length"
IS_ANOTHERS = "document.querySelector('li[aria-current]')?.innerText !== was"


def open_junior(opens: Opens, rules: dict[str, Any] | None = None, **screen: Any) -> Page:
    page = opens("/", **screen)
    game = begin(page, {"kind": "junior", "places": CHILDREN, "rules": rules, "watching": "open"})
    page.goto(f"/game/{game}")
    page.get_by_role("grid", name="Board with pictures").wait_for()
    return page


def lay_tiles(page: Page) -> Locator:
    """As a child would: touch a tile that can be laid, then a letter that glows, until all that is left is “Done”."""
    done = page.get_by_role("button", name="Done", exact=True)
    for _ in range(6):
        if done.is_enabled():
            break
        tiles = page.get_by_role("button", name=re.compile("can be placed"))
        if tiles.count():
            tiles.first.click()
            page.wait_for_timeout(30)
            if page.locator(".seeks").count():
                page.locator(".seeks").first.click()
        else:  # nothing fits: swap
            page.locator(".tray button[aria-pressed=false]").first.click()
    expect(done).to_be_enabled()
    return done


def take_turn(page: Page) -> None:
    done = lay_tiles(page)
    before = whose_turn(page)
    done.click()
    page.wait_for_function(f"(was) => {IS_ANOTHERS} || document.querySelector('.seeks')", arg=before)
    if hinted := page.locator(".seeks").element_handles():  # two tiles can be played, and one was
        for laid, letter in enumerate(hinted):
            page.get_by_role("button", name=f"{letter.inner_text()}, can be placed").first.click()
            page.wait_for_function(f"() => document.querySelector('.seeks') || {LYING} > {laid}")
            if page.evaluate(LYING) == laid:  # with one place to go it has gone there by itself
                letter.click()
            page.wait_for_function(f"() => {LYING} > {laid}")
        done.click()
        page.wait_for_function(f"(was) => {IS_ANOTHERS}", arg=before)


def whose_turn(page: Page) -> str:
    return page.locator("li[aria-current]").inner_text()


def test_three_children_play_a_board_to_the_end(opens: Opens) -> None:
    page = open_junior(opens, SMALL, width=1180, height=820, has_touch=True)
    assert not violations(page)
    for _ in range(30):
        if page.get_by_role("heading", name="All done").count():
            break
        take_turn(page)
    page.get_by_role("heading", name="All done").wait_for()
    piles = page.get_by_role("region", name="All done").locator("ol .unseen").all_inner_texts()
    chips = [int(found[0]) for text in piles if (found := re.findall(r": (\d+) chip", text))]
    assert len(chips) == 3
    assert sum(chips) == 4, "a chip for each of CAT, WEB, COW and TAB"
    assert not violations(page)
    played = page.url
    page.get_by_role("button", name="Play again").click()
    page.wait_for_url(lambda url: "/game/" in url and url != played)


def test_a_letter_goes_where_it_is_dragged_and_comes_back(opens: Opens) -> None:
    page = open_junior(opens, width=1180, height=820)
    tile = page.get_by_role("button", name=re.compile("can be placed")).first
    letter = tile.inner_text()
    square = page.get_by_role("gridcell", name=f"{letter}, open, you have it").first
    (x, y, w, h), (to_x, to_y, to_w, to_h) = (tuple(one.bounding_box().values()) for one in (tile, square))  # type: ignore[union-attr]
    page.mouse.move(x + w / 2, y + h / 2)
    page.mouse.down()
    page.mouse.move(x + w / 2 + 20, y + h / 2 - 20, steps=4)
    page.mouse.move(to_x + to_w / 2, to_y + to_h / 2, steps=8)
    page.mouse.up()
    covered = page.get_by_role("gridcell", name=f"{letter}, covered")
    expect(covered).to_have_count(1)
    page.get_by_role("button", name="Take the last tile back").click()
    expect(covered).to_have_count(0)


def test_a_picture_says_its_word(opens: Opens) -> None:
    page = open_junior(opens, width=360, height=740, has_touch=True)
    page.get_by_role("button", name="queen").click()
    assert page.locator(".cell.named").all_inner_texts() == ["Q", "U", "E", "E", "N"]
    tile = page.locator(".tray button").first.bounding_box()
    assert tile
    assert tile["width"] >= 72
    assert page.evaluate("document.documentElement.scrollWidth") <= 360
    assert not violations(page)


def test_a_child_whose_turn_is_refused_sees_letters_glow_and_hears_a_voice(opens: Opens) -> None:
    page = opens("/", width=360, height=740, has_touch=True)
    page.add_init_script("speechSynthesis.speak = (said) => (globalThis.spoken ??= []).push(said.text)")

    def refuse_every_action(route: WebSocketRoute) -> None:
        server = route.connect_to_server()

        def answer(message: str | bytes) -> None:
            asked = json.loads(message)
            if asked["t"] == "do":
                no = {"key": "two-tiles", "says": "Try T and E on 8C and 8D.", "rule": "R-12.3"}
                facts = {"squares": squares}
                route.send(json.dumps({"t": "refused", "game": asked["game"], "id": asked["id"], "facts": facts, **no}))
            else:
                server.send(message)

        route.on_message(answer)

    game = begin(page, {"kind": "junior", "places": CHILDREN})
    rows = seen(page, game)["board"]["printed"]["rows"]
    squares = [(row, col) for row, text in enumerate(rows, 1) for col, letter in enumerate(text, 1) if letter != "."][
        :2
    ]
    page.route_web_socket("**/ws", refuse_every_action)
    page.goto(f"/game/{game}")
    lay_tiles(page).click()
    expect(page.locator(".seeks")).to_have_count(2)
    assert page.evaluate(LYING) == 0, "the tiles are back"
    assert page.evaluate("globalThis.spoken").pop() == "try the letters that glow."
    expect(page.get_by_text(re.compile("8C|R-12"))).to_have_count(0)
