"""Bingo in the browser: a game to its end, several cards at one device, a caller with a real bag, cards to print."""

from playwright.sync_api import Page, expect

from tests.e2e.axe import violations
from tests.e2e.conftest import Opens
from tests.e2e.people import came, does, joined, opened, seen


def paced(page: Page, seconds: float) -> None:
    """How long a tile is shown before this browser goes on by itself; with 0 it never does."""
    page.evaluate("seconds => localStorage.setItem('tilewright.bingo-pace', JSON.stringify(seconds))", seconds)


def strikes_what_was_called(page: Page, game: str, seat: int) -> bool:
    """By tapping the letter; whether the card is full then."""
    view = seen(page, game, seat)
    card = page.get_by_role("region", name=f"{view['players'][seat]}’s card")
    newest, struck = view["called"][-1], view["cards"][seat]["struck"]
    letters = "".join(view["cards"][seat]["words"])
    open_places = [place for place, letter in enumerate(letters) if letter == newest and place not in struck]
    if open_places:
        card.get_by_role("button", name=newest, exact=True, disabled=False).first.click()
        expect(card.get_by_text(f"{len(struck) + 1} of 14 crossed off")).to_be_visible()
    return len(struck) + len(open_places[:1]) == len(letters)


def test_a_game_to_the_end_with_two_cards_at_one_device(opens: Opens) -> None:
    page = opens("/")
    paced(page, 0)
    came(page, "Ann")
    game = opened(page, kind="bingo", places=[{"mine": True}, {"mine": True, "name": "Ida"}])["game"]
    page.goto(f"/game/{game}")
    mine = page.get_by_role("region", name="Ann’s card")
    mine.get_by_label("First word").fill("jogging")
    mine.get_by_label("Second word").fill("giggled")
    expect(mine.get_by_text("Not enough G tiles.")).to_be_visible()
    assert not violations(page)
    mine.get_by_label("First word").fill("trainer")
    mine.get_by_label("Second word").fill("strange")
    mine.get_by_role("button", name="Hand in").click()
    page.get_by_role("region", name="Ida’s card").get_by_role("button", name="Deal me a card").click()
    page.get_by_role("img", name="Called: ").wait_for()
    page.get_by_role("button", name="Bingo").click()
    expect(page.get_by_role("main").get_by_text("Not yet: 1")).to_be_visible()
    assert not violations(page)
    full = [False]
    for tiles in range(1, 101):
        expect(page.get_by_text(f"{tiles} tile", exact=False).first).to_be_visible()
        full = [strikes_what_was_called(page, game, seat) for seat in (0, 1)]
        if any(full):
            break
        page.locator("[data-main]").click()
        expect(page.get_by_text(f"{tiles + 1} tiles called", exact=False)).to_be_visible()
    page.get_by_role("button", name="Bingo").click()
    if not all(full):
        page.get_by_role("button", name="Ready").click()
    page.get_by_role("heading", name="Bingo: ").wait_for()
    assert not violations(page)
    with page.context.expect_page() as printed:
        page.get_by_role("link", name="Cards to print", exact=True).click()
    expect(printed.value.locator("svg .card, g.card")).to_have_count(2)
    expect(printed.value.get_by_text("Ida")).to_be_visible()
    played = page.url
    page.get_by_role("button", name="Play again").click()
    page.wait_for_url(lambda url: "/game/" in url and url != played)


def test_letters_are_struck_by_their_keys_and_enter_goes_on(opens: Opens) -> None:
    page = opens("/", width=360, height=740)
    paced(page, 0)
    came(page, "Ann")
    game = opened(page, kind="bingo", places=[{"mine": True}])["game"]
    page.goto(f"/game/{game}")
    page.get_by_role("button", name="Deal me a card").click()
    called = page.get_by_role("img", name="Called: ")
    called.wait_for()
    while True:
        view = seen(page, game, 0)
        if view["called"][-1] in "".join(view["cards"][0]["words"]):
            break
        page.get_by_role("button", name="Ready").click()
        expect(page.get_by_text(f"{len(view['called']) + 1} tiles called", exact=False)).to_be_visible()
    page.keyboard.press(view["called"][-1].lower())
    expect(page.get_by_text("1 of 14 crossed off")).to_be_visible()
    smallest = page.eval_on_selector_all("button.place", "all => Math.min(...all.map((one) => one.offsetWidth))")
    assert smallest >= 44
    assert not violations(page)
    page.evaluate("document.activeElement?.blur()")
    page.keyboard.press("Enter")
    expect(page.get_by_text(f"{len(view['called']) + 1} tiles called", exact=False)).to_be_visible()


def test_tiles_come_by_themselves_until_there_is_something_to_decide(opens: Opens) -> None:
    page = opens("/", width=320, height=568, has_touch=True)
    paced(page, 0.01)
    came(page, "Ann")
    game = opened(page, kind="bingo", places=[{"mine": True}, {"bot": "canny"}])["game"]
    page.goto(f"/game/{game}")
    card = page.get_by_role("region", name="Ann’s card")
    card.get_by_label("First word").fill("trainer")
    card.get_by_label("Second word").fill("strange")
    card.get_by_role("button", name="Hand in").tap()
    for struck in range(1, 4):  # nothing else is pressed, however many tiles are called between
        expect(page.get_by_role("button", name="Next tile")).to_be_visible()
        newest = seen(page, game, 0)["called"][-1]
        assert newest in "TRAINERSTRANGE"
        card.get_by_role("button", name=newest, exact=True, disabled=False).first.tap()
        expect(card.get_by_text(f"{struck} of 14 crossed off")).to_be_visible()
    expect(page.get_by_role("banner").get_by_role("link", name="Home")).to_be_visible()
    box = page.locator("[data-main]").bounding_box()
    assert box
    assert box["y"] + box["height"] <= 568
    assert page.evaluate("document.documentElement.scrollWidth") <= 320
    assert not violations(page)


def test_a_caller_names_tiles_from_a_bag_and_the_winner_is_told_so(opens: Opens) -> None:
    page, ben = opens("/", width=820, height=1180), opens("/")
    came(page, "Cal")
    came(ben, "Ben")
    rules = {"calling": {"type": "by-person", "seat": 0, "plays": False, "names_tiles": True}}
    code = opened(page, kind="bingo", places=[{"mine": True}, {}], rules=rules)["code"]
    game = joined(ben, code)
    for one in (page, ben):
        one.goto(f"/game/{game}")
    page.get_by_text("1 card is still being written.").wait_for()
    does(ben, game, 1, do="write", words=["TRAINER", "STRANGE"])
    for face in ("T", "blank", *"RAINERSTRANGE"):
        page.get_by_role("button", name=f"Call {face}", exact=True).click()
        expect(page.get_by_role("img", name=f"Called: {face}")).to_be_visible()
    assert not violations(page)
    for place in range(14):
        does(ben, game, 1, do="strike", place=place)
    does(ben, game, 1, do="bingo")
    page.get_by_role("heading", name="Bingo: Ben wins").wait_for()
    ben.get_by_role("heading", name="Bingo: you win").wait_for()
