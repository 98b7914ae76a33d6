"""A game on a board of wood: written down by typing and by laying, judged, taken back, settled and saved."""

from playwright.sync_api import Page, expect

from tests.e2e.axe import violations
from tests.e2e.conftest import Opens
from tilewright.notation import gcg


def begin_sheet(page: Page) -> None:
    page.get_by_role("textbox", name="Player 1").fill("Ann")
    page.get_by_role("textbox", name="Player 2").fill("Ben")
    page.get_by_role("button", name="Start").click()


def enter(page: Page, text: str) -> None:
    page.get_by_role("textbox", name="plays").fill(text)
    page.keyboard.press("Enter")


def scores(page: Page) -> list[str]:
    written = page.get_by_role("region", name="Players").locator(".score")
    written.first.wait_for()  # after a reload
    return written.all_inner_texts()


def test_a_game_from_the_first_word_to_the_file(opens: Opens) -> None:
    page = opens("/scorekeeper")
    assert not violations(page)
    begin_sheet(page)
    enter(page, "8A HORN")
    expect(page.get_by_text("The first word covers the centre square.").first).to_be_visible()
    enter(page, "8F HORN")
    enter(page, "H6 FARM")
    expect(page.get_by_text("+9")).to_be_visible()
    assert scores(page) == ["14", "9"]
    enter(page, "10F PASTE")
    enter(page, "9H .OB")
    expect(page.get_by_text("+16")).to_be_visible()
    assert scores(page) == ["39", "25"]
    assert not violations(page)

    # BIT is laid on the board by keyboard.
    page.locator('[data-square="11,5"]').click()
    for key in "bit":
        page.keyboard.press(key)
    expect(page.get_by_role("button", name="Enter 16")).to_be_visible()
    page.keyboard.press("Enter")
    expect(page.get_by_role("button", name="Enter", exact=True)).to_be_visible()
    assert scores(page) == ["55", "25"]
    page.reload()
    assert scores(page) == ["55", "25"]

    page.get_by_role("button", name="Pass", exact=True).click()
    expect(page.get_by_text("passed")).to_be_visible()
    page.get_by_role("button", name="Undo").click()
    expect(page.get_by_text("passed")).to_have_count(0)
    page.get_by_role("button", name="Undo").click()
    assert scores(page) == ["39", "25"]


def test_challenge_settle_and_save(opens: Opens) -> None:
    page = opens("/scorekeeper", width=360, height=740, color_scheme="dark")
    page.get_by_text("Rules: 7 tiles, bonus 50").click()
    page.get_by_label("A wrong challenge").select_option("points-5")
    begin_sheet(page)
    enter(page, "8F HORN")
    enter(page, "9F AT")  # with HA, and OT, which is none
    page.get_by_role("button", name="Challenge", exact=True).click()
    expect(page.get_by_text("OT is not in the list.").first).to_be_visible()
    assert not violations(page)
    page.get_by_role("button", name="Ben takes the play back").click()
    assert scores(page) == ["14", "0"]
    enter(page, "H8 .AiN")  # Ann; the I is a blank
    page.get_by_role("button", name="Challenge", exact=True).click()
    expect(page.get_by_text("RAIN is good.").first).to_be_visible()
    page.get_by_role("button", name="5 points for Ann").click()
    page.get_by_role("button", name="Exchange", exact=True).click()
    page.get_by_role("button", name="Exchange 7 tiles").click()
    assert scores(page) == ["22", "0"]
    page.get_by_role("button", name="End the game").click()
    page.get_by_role("textbox", name="Ben’s remaining tiles").fill("xa")
    assert not violations(page)
    page.get_by_role("button", name="Settle the scores").click()
    assert scores(page) == ["31", "−9"]
    expect(page.get_by_text("Ann wins with 31 points.")).to_be_visible()
    assert page.evaluate("document.documentElement.scrollWidth") <= 360
    with page.expect_download() as saved:
        page.get_by_role("button", name="Save as GCG").click()
    game = gcg.read(saved.value.path().read_bytes())
    assert [player.name for player in game.players] == ["Ann", "Ben"]
    assert [type(move).__name__ for move in game.moves] == [
        "GcgPlay", "GcgPlay", "GcgWithdrawal", "GcgPlay", "GcgChallengePoints",
        "GcgUnseenExchange", "GcgLeftover", "GcgLeftover",
    ]  # fmt: skip
    assert [move.total for move in game.moves] == [14, 11, 0, 17, 22, 0, -9, 31]  # AT 3, HA 5, OT 3
    page.get_by_role("button", name="New game").click()
    page.get_by_role("button", name="Back to the last game").click()
    assert scores(page) == ["31", "−9"]
    assert not violations(page)


def test_a_family_taps_the_square_and_types_the_word(opens: Opens) -> None:
    """With eight tiles on a rack, and without a name; a letter that was a blank is tapped."""
    page = opens("/scorekeeper", width=360, height=740, has_touch=True, is_mobile=True)
    page.get_by_text("Rules: 7 tiles, bonus 50").click()
    page.get_by_text("8", exact=True).click()
    page.get_by_role("button", name="Start").click()
    assert not violations(page)
    word = page.get_by_role("textbox", name="Player 1 plays")
    page.locator('[data-square="8,4"]').tap()
    word.fill("strainer")
    enter_it = page.get_by_role("button", name="Enter 68")  # twice 9, and 50 for eight tiles
    expect(enter_it).to_be_in_viewport(ratio=1)
    page.evaluate("scrollTo(0, 0)")
    expect(enter_it).to_be_in_viewport(ratio=1)
    page.get_by_role("group", name="Tap a letter that was a blank").get_by_role("button", name="R").first.click()
    expect(page.get_by_role("button", name="Enter 66")).to_be_visible()
    assert page.evaluate("document.documentElement.scrollWidth") <= 360
    page.get_by_role("button", name="Enter 66").click()
    page.locator('[data-square="6,8"]').tap()
    page.get_by_text("Down", exact=True).click()
    page.get_by_role("textbox", name="Player 2 plays").fill("chair")
    expect(page.get_by_text("There is already a I where you typed A.").first).to_be_visible()
    page.locator('[data-square="5,8"]').tap()  # the word moves there, and through the I
    page.get_by_role("button", name="Enter 10").click()
    assert scores(page) == ["66", "10"]
