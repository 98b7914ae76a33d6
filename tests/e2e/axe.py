"""What axe-core says against a page: every rule that it knows, and nothing left out."""

from pathlib import Path
from typing import Any

from playwright.sync_api import Page, expect

AXE = Path(__file__).parents[2] / "ui" / "node_modules" / "axe-core" / "axe.min.js"
_STILL = """Promise.all(document.getAnimations().map((one) =>
    one.effect.getTiming().iterations === Infinity ? one.pause() : one.finished.catch(() => undefined)))"""
_RUN = """axe.run({ resultTypes: ["violations"] }).then((all) => all.violations.map((one) =>
    [one.id, one.nodes.map((node) => `${node.html.slice(0, 200)} ${node.failureSummary}`)]))"""


def violations(page: Page) -> list[Any]:
    """Each with the elements that it is about; looked at when the page is there and nothing moves any more."""
    page.get_by_role("heading", level=1).first.wait_for(state="attached")
    expect(page.locator("[aria-busy=true]")).to_have_count(0)
    page.evaluate(f"Promise.race([{_STILL}, new Promise((done) => setTimeout(done, 1000))])")
    page.evaluate(AXE.read_text())
    found: list[Any] = page.evaluate(_RUN)
    return found
