"""What several tests of the page do: begin a game, and look whether everybody can use what is shown."""

from pathlib import Path
from typing import Any

from playwright.sync_api import Page, expect

AXE = Path(__file__).parents[2] / "ui" / "node_modules" / "axe-core" / "axe.min.js"
SETTLE = """() => Promise.all(document.getAnimations().map((one) =>
    one.effect.getTiming().iterations === Infinity ? one.pause() : one.finished.catch(() => null)))"""

expect.set_options(timeout=20_000)  # the first question opens a word list


def begin(page: Page, proposal: dict[str, Any], name: str = "Ada") -> str:
    """Come in under a name and begin a game that waits for nobody; its id."""
    assert page.request.post("/api/me", data={"name": name}).ok
    answer = page.request.post("/api/tables", data=proposal)
    assert answer.ok, answer.text()
    game = answer.json()["game"]
    assert isinstance(game, str)
    return game


def assert_usable_by_all(page: Page) -> None:
    """Nothing that axe knows to hinder people."""
    page.evaluate(SETTLE)
    page.evaluate(AXE.read_text())
    found = page.evaluate("axe.run(document, { resultTypes: ['violations'] })")["violations"]
    wrong = [f"{one['id']}: {node['html'][:200]} {node['failureSummary']}" for one in found for node in one["nodes"]]
    assert not wrong, "\n".join(wrong)
