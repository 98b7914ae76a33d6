"""Take pictures of the screens, in a real browser at a server of their own.

    python -m tools.pictures FOLDER [--only table,after] [--width 360,1440] [--look light,dark]

Without a folder those that stand in the README are taken anew (docs/pictures).
"""

import argparse
import json
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from playwright.sync_api import Browser, sync_playwright

from tests.e2e.conftest import FLAGS, found_browser
from tests.web.hosting import hosted
from tests.web.sitter import Guest, guests
from tilewright.web.visitors import COOKIE
from tools.pictures.scenes import SCENES, Company

HEIGHTS = {360: 740, 820: 1180, 1180: 820, 1280: 720, 1440: 900, 1920: 1080}
LOOKS = {
    "light": {"mode": "light"},
    "dark": {"mode": "dark"},
    "large": {"print": "large"},
    "contrast": {"contrast": "high"},
    "german": {"language": "de"},
}
IN_README = (("table", 1440, "light"), ("table", 360, "dark"), ("hall", 1920, "light"), ("junior", 1180, "light"))


@contextmanager
def company() -> Iterator[tuple[str, Company]]:
    with (
        tempfile.TemporaryDirectory() as folder,
        hosted(Path(folder)) as server,
        guests(server.url, "Ines", "Teo", "Maja", "Cid", "Dora", "Eve") as (ines, *others),
    ):
        yield server.url, Company(ines, others)


def take(browser: Browser, url: str, ines: Guest, path: str, name: str, width: int, look: str, into: Path) -> None:
    """One scene at one width in one look."""
    context = browser.new_context(
        base_url=url,
        viewport={"width": width, "height": HEIGHTS[width]},
        reduced_motion="reduce",
        has_touch=width < 1000,
    )
    context.add_cookies([{"name": COOKIE, "value": ines.http.cookies[COOKIE], "url": url}])
    chosen = json.dumps(json.dumps(LOOKS[look] | {"sound": False}))
    context.add_init_script(f"localStorage.setItem('tilewright.settings', {chosen})")
    page = context.new_page()
    page.goto(path)
    page.wait_for_load_state("networkidle")
    if scene_open := SCENES[name].open:
        scene_open(page)
    page.wait_for_timeout(700)
    page.screenshot(path=into / f"{name}-{width}-{look}.png")
    context.close()


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m tools.pictures", description=__doc__)
    parser.add_argument("folder", nargs="?", type=Path)
    parser.add_argument("--only", default=",".join(SCENES))
    parser.add_argument("--width", default="360,820,1440,1920")
    parser.add_argument("--look", default="light,dark")
    asked = parser.parse_args()
    wanted = [
        (name, int(width), look)
        for name in asked.only.split(",")
        for width in asked.width.split(",")
        for look in asked.look.split(",")
    ]
    folder = asked.folder or Path("docs/pictures")
    folder.mkdir(parents=True, exist_ok=True)
    with company() as (url, them), sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=found_browser(), args=FLAGS)
        paths: dict[str, str] = {}
        for name, width, look in wanted if asked.folder else IN_README:
            if name not in paths:
                paths[name] = SCENES[name].play(them)
            take(browser, url, them.ines, paths[name], name, width, look, folder)
            print(f"{name}-{width}-{look}.png")
        browser.close()


if __name__ == "__main__":
    main()
