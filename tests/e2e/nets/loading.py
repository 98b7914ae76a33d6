"""How a page loads on a slow phone with an empty cache: when it is seen, what it costs, and how much of it jumps."""

import json
from typing import NamedTuple

from playwright.sync_api import Browser, Page, ViewportSize

from tests.e2e.states.state import State
from tests.e2e.states.visiting import company
from tilewright.web.visitors import COOKIE

BYTES_PER_SECOND, LATENCY_MS = 200_000, 150  # 1.6 Mbit/s
PHONE = ViewportSize(width=360, height=740)
#: What somebody waits for on a page, by the name of its state.
AWAITED = {
    "start-new": "[data-main]",
    "start-returning": "a[href^='/game/']",
    "begin": "[data-square='8,8']",
    "own-turn-four": "[data-square='8,8']",
    "after": "[data-main]",
    "slip": "[data-square='8,8']",
    "junior": "[data-square='8,8']",
    "unbuild": "[data-square='8,8']",
    "bingo-writing": "main input",
}
_OBSERVE = """{
  window.seen_ = { shift: 0, longest: 0, at: 0 }
  const watch = (type, each) =>
    new PerformanceObserver((list) => list.getEntries().forEach(each)).observe({ type, buffered: true })
  watch('layout-shift', (one) => { if (!one.hadRecentInput) seen_.shift += one.value })
  watch('longtask', (one) => { seen_.longest = Math.max(seen_.longest, one.duration) })
  const look = () => {
    const found = document.querySelector(AWAITED)
    const isSeen = found?.checkVisibility() && found.getBoundingClientRect().top < innerHeight
    if (isSeen) seen_.at = performance.now()
    else requestAnimationFrame(look)
  }
  requestAnimationFrame(look)
}"""
_SEEN = """() => new Promise((done) => {
  const look = () => (seen_.at ? done(null) : setTimeout(look, 50))
  look()
})"""


class Load(NamedTuple):
    """Milliseconds until it is seen and of the longest task; the cumulative layout shift."""

    at: float
    longest: float
    shift: float


def load_of(browser: Browser, url: str, state: State, awaited: str, *, slowdown: float) -> Load:
    """How a page loads in a browser that has never seen it, over a slow line."""
    context = browser.new_context(base_url=url, viewport=PHONE, is_mobile=True, has_touch=True)
    if state.known:  # whoever has been here has left a name
        context.add_init_script("localStorage.setItem('tilewright.name', '\"Ines\"')")
    context.add_init_script(_OBSERVE.replace("AWAITED", json.dumps(awaited)))
    with company(url) as them:
        path = state.play(them)
        if state.known:
            context.add_cookies([{"name": COOKIE, "value": them.ines.http.cookies[COOKIE], "url": url}])
        page = context.new_page()
        try:
            return _load(page, path, slowdown)
        finally:
            context.close()


def _load(page: Page, path: str, slowdown: float) -> Load:
    session = page.context.new_cdp_session(page)
    session.send("Network.enable")
    line = {"downloadThroughput": BYTES_PER_SECOND, "uploadThroughput": BYTES_PER_SECOND, "latency": LATENCY_MS}
    session.send("Network.emulateNetworkConditions", {"offline": False, **line})
    session.send("Emulation.setCPUThrottlingRate", {"rate": slowdown})
    page.goto(path)
    page.evaluate(_SEEN)
    page.wait_for_load_state("networkidle")
    page.wait_for_timeout(1000)  # for what moves late
    seen = page.evaluate("seen_")
    return Load(seen["at"], seen["longest"], seen["shift"])
