"""Take pictures of every screen in every state, in a real browser at a server of their own.

    python -m tools.pictures FOLDER [--only table,after] [--width 360,1440] [--look light,dark]

The states are those that the tests walk through (tests/e2e/states). `index.html` in the folder shows all pictures side
by side. Without a folder those that stand in the README are taken anew (docs/pictures).
"""

import argparse
import tempfile
from collections.abc import Iterable, Sequence
from pathlib import Path

from playwright.sync_api import Browser, sync_playwright

from tests.e2e.conftest import FLAGS, found_browser
from tests.e2e.states.catalogue import STATES
from tests.e2e.states.visiting import LOOKS, MORE_SCREENS, SCREENS, visiting
from tests.web.hosting import hosted
from tools.pictures.contact_sheet import contact_sheet

HEIGHTS = SCREENS | MORE_SCREENS
IN_README = (
    ("table", (1440,), "light"),
    ("table", (360,), "dark"),
    ("hall", (1920,), "light"),
    ("junior", (1180,), "light"),
)
STILL_MS = 300  # for pictures and fonts that come a moment later


def take(browser: Browser, url: str, name: str, widths: Sequence[int], look: str, into: Path) -> None:
    """One state in one look: it comes about once, and is pictured at each width."""
    with visiting(browser, url, STATES[name], look, widths[0]) as (page, _):
        page.wait_for_load_state("networkidle")
        for width in widths:
            page.set_viewport_size({"width": width, "height": HEIGHTS[width]})
            page.evaluate("scrollTo(0, 0)")
            page.wait_for_timeout(STILL_MS)
            page.screenshot(path=into / f"{name}-{width}-{look}.png")
            print(f"{name}-{width}-{look}.png")


def take_all(wanted: Iterable[tuple[str, Sequence[int], str]], folder: Path) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    with (
        tempfile.TemporaryDirectory() as home,
        hosted(Path(home)) as server,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(executable_path=found_browser(), args=FLAGS)
        for name, widths, look in wanted:
            fitting = [width for width in widths if width >= STATES[name].from_width]
            if fitting:
                take(browser, server.url, name, fitting, look, folder)
        browser.close()


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m tools.pictures", description=__doc__)
    parser.add_argument("folder", nargs="?", type=Path)
    parser.add_argument("--only", default=",".join(STATES))
    parser.add_argument("--width", default=",".join(map(str, SCREENS)), help=f"among {', '.join(map(str, HEIGHTS))}")
    parser.add_argument("--look", default="light", help=f"among {', '.join(LOOKS)}")
    asked = parser.parse_args()
    if asked.folder is None:
        return take_all(IN_README, Path("docs/pictures"))
    names, looks = asked.only.split(","), asked.look.split(",")
    widths = [int(width) for width in asked.width.split(",")]
    take_all([(name, widths, look) for name in names for look in looks], asked.folder)
    (asked.folder / "index.html").write_text(contact_sheet(names, widths, looks))
    return None


if __name__ == "__main__":
    main()
