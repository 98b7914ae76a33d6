"""What is wrong with a page as it stands, in sentences: what must hold on every screen, at every width."""

from pathlib import Path
from typing import NamedTuple

from playwright.sync_api import ConsoleMessage, Page, Request, Response

_CHECK = (Path(__file__).parent / "page_faults.js").read_text()
_SETTLED = "() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done(undefined))))"
PHONE = 600


class Wanted(NamedTuple):
    """What must be on the screen: main action, rack, whose turn it is in words, a way home, and texts in English."""

    main: bool = False
    rack: bool = False
    turn: bool = False
    home: bool = True
    says: tuple[str, ...] = ()


NOTHING = Wanted()
AT_TABLE = Wanted(main=True, rack=True, turn=True)


def faults_of(page: Page, wanted: Wanted = NOTHING) -> list[str]:
    """Of what the window shows now; nothing is scrolled, pressed or waited for."""
    width = (page.viewport_size or {"width": 0})["width"]
    found: list[str] = page.evaluate(_CHECK, {"phone": width < PHONE, **wanted._asdict()})
    return found


def faults_at(page: Page, width: int, height: int, wanted: Wanted = NOTHING) -> list[str]:
    """The same after the window has got another size."""
    page.set_viewport_size({"width": width, "height": height})
    page.evaluate("scrollTo(0, 0)")
    page.evaluate(_SETTLED)
    return faults_of(page, wanted)


class Complaints:
    """What the browser says against a page while it is used: errors in the console, requests that fail."""

    def __init__(self, page: Page) -> None:
        self.heard: list[str] = []
        self.expects_failures = False
        page.on("pageerror", lambda error: self.heard.append(f"an error was not caught: {error}"))
        page.on("console", self._said)
        page.on("requestfailed", self._failed)
        page.on("response", self._answered)

    def taken(self) -> list[str]:
        heard, self.heard = self.heard, []
        return heard

    def _said(self, message: ConsoleMessage) -> None:
        if message.type == "error" and not message.text.startswith("Failed to load resource"):
            self._hear(f"the console says: {message.text[:200]}")

    def _failed(self, request: Request) -> None:
        if request.failure != "net::ERR_ABORTED":  # somebody went on to another page
            self._hear(f"a request failed: {request.method} {request.url} ({request.failure})")

    def _answered(self, response: Response) -> None:
        if response.status >= 400:
            self._hear(f"a request was answered {response.status}: {response.request.method} {response.url}")

    def _hear(self, complaint: str) -> None:
        if not self.expects_failures:
            self.heard.append(complaint)
