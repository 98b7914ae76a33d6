"""A browser that shows a state, in the look that somebody has chosen."""

import json
from collections.abc import Iterator, Mapping
from contextlib import contextmanager

from playwright.sync_api import Browser, Page

from tests.e2e.nets.offline import prepare
from tests.e2e.nets.page_faults import Complaints
from tests.e2e.states.state import Company, State
from tests.web.sitter import guests
from tilewright.web.visitors import COOKIE

#: From the smallest phone to a desk, each with the height that goes with it; two phones lie on their sides.
SCREENS = {320: 568, 360: 740, 390: 844, 667: 375, 740: 360, 820: 1180, 1024: 768, 1440: 900}
MORE_SCREENS = {1180: 820, 1280: 720, 1920: 1080}
LOOKS: Mapping[str, Mapping[str, str]] = {
    "light": {"mode": "light"},
    "dark": {"mode": "dark"},
    "large": {"print": "large"},
    "contrast": {"contrast": "high"},
    "german": {"language": "de"},
    "german-dark": {"language": "de", "mode": "dark"},
}
NAMES = ("Ines", "Teo", "Maja", "Cid", "Dora", "Eve")


@contextmanager
def company(url: str) -> Iterator[Company]:
    with guests(url, *NAMES) as (ines, *others):
        yield Company(ines, others)


@contextmanager
def visiting(
    browser: Browser, url: str, state: State, look: str = "light", width: int = 1440
) -> Iterator[tuple[Page, Complaints]]:
    """The page in that state, at that width; what the browser said against it on the way is heard too."""
    height = (SCREENS | MORE_SCREENS)[width]
    context = browser.new_context(
        base_url=url, viewport={"width": width, "height": height}, reduced_motion="reduce", has_touch=True
    )
    chosen = json.dumps(json.dumps({**LOOKS[look], "sound": False}))
    context.add_init_script(f"localStorage.setItem('tilewright.settings', {chosen})")
    prepare(context)
    context.set_default_timeout(20_000)
    with company(url) as them:
        path = state.play(them)
        if state.known:
            context.add_cookies([{"name": COOKIE, "value": them.ines.http.cookies[COOKIE], "url": url}])
        if state.before:
            state.before(context)
        page = context.new_page()
        complaints = Complaints(page)
        complaints.expects_failures = state.fails
        try:
            page.goto(path)
            page.locator("h1").first.wait_for(state="attached")
            if state.open:
                state.open(page)
            yield page, complaints
        finally:
            context.close()
