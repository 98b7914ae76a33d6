"""The start page when its server is gone, and when it is back."""

from contextlib import suppress
from pathlib import Path

from playwright.sync_api import Browser, TimeoutError as NotInTime, expect

from tests.e2e.axe import violations
from tests.web.hosting import hosted

KEPT = "caches.open('shell').then((all) => all.keys()).then((all) => all.map((one) => new URL(one.url).pathname))"


def test_the_page_comes_up_without_its_server_and_finds_it_again(browser: Browser, tmp_path: Path) -> None:
    with hosted(tmp_path) as server:
        context = browser.new_context(base_url=server.url)
        page = context.new_page()
        page.goto("/")
        page.get_by_role("heading", name="Or start with").wait_for()
        page.request.post("/api/me", data={"name": "Ines"})
        page.evaluate("localStorage.setItem('tilewright.name', '\"Ines\"')")
        page.evaluate("navigator.serviceWorker.ready")
        kept = page.evaluate(KEPT)
        assert "/" in kept
        assert any(path.startswith("/assets/") for path in kept)
        assert not [path for path in kept if path.startswith(("/api", "/ws"))]
        server.stop()
        page.reload()
        expect(page.get_by_text("We can’t reach the server.")).to_be_visible()
        expect(page.get_by_role("heading", name="New game")).to_be_visible()
        expect(page.get_by_text("No game")).to_be_hidden()  # nobody knows
        assert violations(page) == []
        server.start_again()
        with suppress(NotInTime):  # it may have found it by itself
            page.get_by_role("button", name="Try again").click(timeout=3_000)
        expect(page.get_by_text("We can’t reach the server.")).to_be_hidden()
        context.close()
