"""A real browser on the built page, and a real server behind it."""

import os
import shutil
import sys
from collections.abc import Callable, Generator, Iterator
from pathlib import Path
from typing import Any, Literal

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect, sync_playwright

from tests.web.hosting import Hosted, hosted

expect.set_options(timeout=20_000)  # a machine may have other things to do
BROWSERS = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome")
FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
BUILT = Path(__file__).parents[2] / "src" / "tilewright" / "web" / "page" / "index.html"
HOW = "Install Chromium to run the browser tests: on Debian and Ubuntu, apt-get install chromium."


def found_browser() -> str | None:
    return next(filter(None, map(shutil.which, BROWSERS)), None)


def as_long_as_may_be(fixture_name: str, config: pytest.Config) -> Literal["session", "module"]:
    """While there is a browser, no other test of the same process can have an event loop; nor has one among its own."""
    return "session" if all("e2e" in Path(arg).parts for arg in config.args) else "module"


@pytest.fixture(scope=as_long_as_may_be)
def browser() -> Iterator[Browser]:
    found = found_browser()
    if found is None:
        if os.environ.get("CI") == "true":
            pytest.fail(HOW)
        pytest.skip(HOW)
    assert BUILT.is_file(), "the page is not built: make builds it"
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=found, args=FLAGS)
        yield browser
        browser.close()


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Hosted]:
    with hosted(tmp_path_factory.mktemp("e2e")) as running:
        yield running


Opens = Callable[..., Page]
MOVING: dict[str, Any] = {"reduced_motion": "no-preference"}
FAILED = pytest.StashKey[bool]()


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    report = yield
    item.stash[FAILED] = item.stash.get(FAILED, False) or report.failed
    return report


@pytest.fixture
def opens(browser: Browser, server: Hosted, request: pytest.FixtureRequest) -> Iterator[Opens]:
    """`opens("/", width=360)`: somebody's own browser at an address; whatever the page complains of fails the test.

    Nothing moves by itself there, unless `MOVING` is among the options.
    """
    contexts: list[BrowserContext] = []
    complaints: list[str] = []

    def open_page(path: str = "/", *, width: int = 1440, height: int = 900, **options: Any) -> Page:
        options = {"reduced_motion": "reduce", **options}
        context = browser.new_context(base_url=server.url, viewport={"width": width, "height": height}, **options)
        context.set_default_timeout(20_000)
        contexts.append(context)
        page = context.new_page()
        page.on("pageerror", lambda error: complaints.append(str(error)))
        page.goto(path)
        return page

    yield open_page
    if request.node.stash[FAILED]:
        for page in (page for context in contexts for page in context.pages):
            sys.stdout.write(f"\n{page.url}\n{page.locator('body').aria_snapshot()}\n")
    for context in contexts:
        context.close()
    assert not complaints
