"""What a frame has to do: a move is there in the first one after its message, and carrying a tile lays nothing out."""

import re

from msgspec import to_builtins
from playwright.sync_api import CDPSession, expect

from tests.e2e.conftest import MOVING, Opens
from tests.e2e.people import came, does
from tests.e2e.playing import square
from tests.e2e.tables import best_play, game_of

MOVES = 60
#: Looks at the board in the first frame after each message that tells of a turn.
LOOKING = """
  window.looked = []
  const Plain = WebSocket
  window.WebSocket = class extends Plain {
    constructor(...given) {
      super(...given)
      this.addEventListener('message', ({ data }) => {
        if (!String(data).startsWith('{"t":"events"')) return
        const last = () => document.querySelectorAll('[role=gridcell][aria-label*="last play"]').length
        requestAnimationFrame(() => looked.push(last()))
      })
    }
  }
"""


def test_a_move_is_on_the_board_in_the_first_frame_after_its_message(opens: Opens) -> None:
    ines, teo = opens(**MOVING), opens(**MOVING)
    came(ines, "Ines")
    came(teo, "Teo")
    game = game_of(ines, teo)
    teo.add_init_script(LOOKING)
    teo.goto(f"/game/{game}")
    expect(teo.get_by_role("option")).to_have_count(7)
    laid = best_play(ines, game, 0)
    does(ines, game, 0, do="place", laid=to_builtins(laid))
    expect(square(teo, laid[0].row, laid[0].col)).to_have_accessible_name(re.compile("last play"))
    assert teo.evaluate("looked") == [len(laid)]


def test_a_tile_that_is_carried_lays_nothing_out(opens: Opens) -> None:
    page, other = opens(**MOVING), opens(**MOVING)
    came(page, "Ines")
    came(other, "Teo")
    page.goto(f"/game/{game_of(page, other)}")
    expect(page.get_by_role("option")).to_have_count(7)
    session = page.context.new_cdp_session(page)
    session.send("Performance.enable")
    tile, there = page.get_by_role("option").first.bounding_box(), square(page, 8, 8).bounding_box()
    assert tile
    assert there
    page.mouse.move(tile["x"] + 10, tile["y"] + 10)
    page.mouse.down()
    page.mouse.move(there["x"], there["y"], steps=3)
    before = layouts(session)
    for step in range(MOVES):
        page.mouse.move(there["x"] + 3 * step, there["y"] - step)
    assert layouts(session) - before < MOVES / 4
    page.mouse.up()


def layouts(session: CDPSession) -> float:
    metrics = session.send("Performance.getMetrics")["metrics"]
    return next(float(one["value"]) for one in metrics if one["name"] == "LayoutCount")
