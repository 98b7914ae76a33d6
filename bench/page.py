"""A tile is carried over a full board in a real browser: how many frames there are, and what one costs."""

import time
from itertools import pairwise
from pathlib import Path
from tempfile import TemporaryDirectory

from msgspec import to_builtins
from playwright.sync_api import CDPSession, Page, sync_playwright

from tests.e2e.conftest import FLAGS, found_browser
from tests.e2e.people import does, joined, opened
from tests.e2e.tables import SEAT_0_BEGINS, best_play
from tests.web.hosting import hosted
from tests.web.sitter import Guest, guests
from tilewright.web.visitors import COOKIE

TURNS, SECONDS, FRAME_MS = 18, 5.0, 1000 / 60
_COUNT = """() => {
  window.frames_ = []
  const step = (at) => { frames_.push(at); requestAnimationFrame(step) }
  requestAnimationFrame(step)
}"""


def main() -> None:
    """A tile carried over a full board in Chromium without a graphics card: frames a second, and what a frame costs"""
    if found_browser() is None:
        print("  there is no Chromium here")
        return
    with TemporaryDirectory() as folder, hosted(Path(folder)) as server, guests(server.url, "Ines", "Teo") as people:
        game = _full_board(people)
        with sync_playwright() as playwright:
            browser = playwright.chromium.launch(executable_path=found_browser(), args=FLAGS)
            context = browser.new_context(base_url=server.url, viewport={"width": 1440, "height": 900})
            context.add_cookies([{"name": COOKIE, "value": people[0].http.cookies[COOKIE], "url": server.url}])
            page = context.new_page()
            page.goto(f"/game/{game}")
            page.get_by_role("option").first.wait_for()
            page.wait_for_timeout(1000)
            _carried(page)
            browser.close()


def _full_board(people: list[Guest]) -> str:
    ines, teo = people
    places = [{"mine": True}, {}]
    game = joined(teo, opened(ines, kind="crossword", places=places, rules={"first_player": SEAT_0_BEGINS})["code"])
    for turn in range(TURNS):
        laid = best_play(people[turn % 2], game, turn % 2)
        action = {"do": "place", "laid": to_builtins(laid)} if laid else {"do": "pass"}
        does(people[turn % 2], game, turn % 2, **action)
    return game


def _carried(page: Page) -> None:
    tile, board = page.get_by_role("option").first.bounding_box(), page.get_by_role("grid").bounding_box()
    assert tile
    assert board
    session = page.context.new_cdp_session(page)
    session.send("Performance.enable")
    page.mouse.move(tile["x"] + 10, tile["y"] + 10)
    page.mouse.down()
    page.mouse.move(board["x"] + 50, board["y"] + 50, steps=5)
    page.evaluate(_COUNT)
    before, began, step = _spent(session), time.monotonic(), 0
    while time.monotonic() - began < SECONDS:
        step += 1
        page.mouse.move(board["x"] + 50 + step * 7 % 500, board["y"] + 50 + step * 5 % 500)
    frames = page.evaluate("frames_")
    spent = {name: value - before[name] for name, value in _spent(session).items()}
    page.mouse.up()
    gaps = sorted(after - now for now, after in pairwise(frames))
    late = sum(gap > 1.5 * FRAME_MS for gap in gaps)
    each = {name: value / len(frames) * 1000 for name, value in spent.items()}
    print(
        f"  {len(frames) / SECONDS:.0f} frames a second, {late} of {len(frames)} late, "
        f"while the mouse moves {step / SECONDS:.0f} times; the page works {each['TaskDuration']:.1f} ms of the "
        f"{FRAME_MS:.1f} of a frame: script {each['ScriptDuration']:.1f}, layout {each['LayoutDuration']:.2f}"
    )


def _spent(session: CDPSession) -> dict[str, float]:
    metrics = session.send("Performance.getMetrics")["metrics"]
    return {one["name"]: float(one["value"]) for one in metrics if one["name"].endswith("Duration")}
