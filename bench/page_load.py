"""Pages on a slow phone with an empty cache: when one sees what one came for, the longest task, and how much jumps."""

from pathlib import Path
from tempfile import TemporaryDirectory

from playwright.sync_api import sync_playwright

from tests.e2e.conftest import FLAGS, found_browser
from tests.e2e.nets.loading import AWAITED, load_of
from tests.e2e.states.catalogue import STATES
from tests.web.hosting import hosted

CPU_SLOWDOWN, TIMES = 4, 3


def main() -> None:
    """Pages on a phone (CPU 4 times slower, 1.6 Mbit/s, nothing cached): seen after, longest task, layout shift"""
    if found_browser() is None:
        print("  there is no Chromium here")
        return
    with TemporaryDirectory() as folder, hosted(Path(folder)) as server, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=found_browser(), args=FLAGS)
        for name, awaited in AWAITED.items():
            loads = [load_of(browser, server.url, STATES[name], awaited, slowdown=CPU_SLOWDOWN) for _ in range(TIMES)]
            at, longest, shift = (sorted(column)[TIMES // 2] for column in zip(*loads, strict=True))
            print(f"  {name:16} {at / 1000:5.2f} s, longest task {longest:4.0f} ms, layout shift {shift:.3f}")
        browser.close()
