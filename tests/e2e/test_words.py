"""Words to look up, and the book that is closed to who plays."""

from playwright.sync_api import expect

from tests.e2e.axe import violations
from tests.e2e.conftest import Opens
from tests.e2e.people import begin
from tests.e2e.playing import option


def test_a_word_its_hooks_and_what_tiles_make(opens: Opens) -> None:
    page = opens("/words")
    page.get_by_role("textbox", name="Word").fill("horn")
    page.get_by_role("button", name="Look up").click()
    expect(page.get_by_text("HORN is good.").first).to_be_visible()
    expect(page.get_by_role("list", name="Letters that fit at the end").get_by_role("button")).to_have_text(["S", "Y"])
    assert not violations(page)
    page.get_by_role("button", name="HORNS").click()
    expect(page.get_by_text("HORNS is good.").first).to_be_visible()
    page.get_by_role("textbox", name="Word").fill("hornx")
    page.keyboard.press("Enter")
    expect(page.get_by_text("HORNX is not in this list.").first).to_be_visible()

    option(page, "Anagrams").click()
    page.get_by_role("textbox", name="Tiles").fill("HOR?")
    page.get_by_role("button", name="Look up").click()
    expect(page.get_by_role("button", name="HORN", exact=True)).to_be_visible()
    expect(page.get_by_role("button", name="HO", exact=True)).to_have_count(0)
    page.get_by_role("switch", name="Shorter words too").click()
    expect(page.get_by_role("button", name="HO", exact=True)).to_be_visible()
    assert not violations(page)


def test_patterns_lists_and_themes_on_a_phone(opens: Opens) -> None:
    page = opens("/words", width=360, height=740, color_scheme="dark")
    option(page, "Pattern").click()
    page.get_by_role("textbox", name="Pattern").fill("F?RM")
    page.get_by_role("button", name="Look up").click()
    expect(page.locator("li")).to_have_text(["FARM", "FIRM", "FORM"])
    page.get_by_role("textbox", name="Pattern").fill("[")
    page.get_by_role("button", name="Look up").click()
    expect(page.locator("li")).to_have_count(0)
    option(page, "Lists").click()
    expect(page.get_by_role("button", name="AA", exact=True)).to_be_visible()
    lists = page.get_by_role("combobox", name="Lists")
    lists.select_option(label="Q without U")
    expect(page.get_by_role("button", name="QAT", exact=True)).to_be_visible()
    lists.select_option(label="Three letters")
    expect(page.get_by_role("button", name="ZAX", exact=True)).to_be_visible()
    lists.select_option(label="Beginnings")
    page.get_by_role("combobox", name="Beginnings").select_option("OUT")
    expect(page.get_by_role("button", name="OUTCAST", exact=True)).to_be_visible()
    lists.select_option(label="Endings")
    page.get_by_role("combobox", name="Endings").select_option("IER")
    expect(page.get_by_role("button", name="HAPPIER", exact=True)).to_be_visible()
    option(page, "Themes").click()
    expect(page.get_by_role("region").first).to_be_visible()
    assert page.evaluate("document.documentElement.scrollWidth") <= 360
    assert not violations(page)


def test_the_book_is_closed_to_who_plays(opens: Opens) -> None:
    page = opens("/")
    places = [{"mine": True, "name": "Ann"}, {"bot": "greedy"}]
    game = begin(page, {"kind": "crossword", "edition": "tile-lock", "places": places})
    page.goto("/words")
    page.get_by_role("textbox", name="Word").fill("horn")
    page.get_by_role("button", name="Look up").click()
    expect(page.get_by_role("heading", name="The dictionary is closed")).to_be_visible()
    expect(page.get_by_role("link", name="Go to your game")).to_have_attribute("href", f"/game/{game}")
    assert not violations(page)


def test_an_open_dictionary_lies_on_the_table_with_its_lists(opens: Opens) -> None:
    """R-6.2, R-15"""
    page = opens("/", width=360, height=740)
    places = [{"mine": True, "name": "Ann"}, {"bot": "greedy"}]
    game = begin(page, {"kind": "crossword", "edition": "folio", "house": ["open-dictionary"], "places": places})
    page.goto(f"/game/{game}")
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Look up words").click()
    sheet = page.get_by_role("dialog", name="Look up words")
    expect(sheet.get_by_role("combobox", name="Word list")).to_have_count(0)
    sheet.get_by_role("textbox", name="Word").fill("horn")
    sheet.get_by_role("button", name="Look up").click()
    expect(sheet.get_by_text("HORN is good.")).to_be_visible()
    option(sheet, "Lists").click()
    lists = sheet.get_by_role("combobox", name="Lists")
    for label, word in (("Two letters", "AA"), ("Three letters", "ZAX"), ("Q without U", "QAT")):
        lists.select_option(label=label)
        expect(sheet.get_by_role("button", name=word, exact=True)).to_be_visible()
    lists.select_option(label="Beginnings")
    sheet.get_by_role("combobox", name="Beginnings").select_option("OUT")
    expect(sheet.get_by_role("button", name="OUTCAST", exact=True)).to_be_visible()
    assert page.evaluate("document.documentElement.scrollWidth") <= 360
    assert not violations(page)
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)


def test_a_closed_dictionary_does_not_lie_on_the_table(opens: Opens) -> None:
    """R-3.2"""
    page = opens("/", width=360, height=740)
    places = [{"mine": True, "name": "Ann"}, {"bot": "greedy"}]
    page.goto(f"/game/{begin(page, {'kind': 'crossword', 'edition': 'folio', 'places': places})}")
    page.get_by_role("button", name="Menu").click()
    menu = page.get_by_role("dialog", name="Menu")
    expect(menu.get_by_role("button", name="Score pad")).to_be_visible()
    expect(menu.get_by_role("button", name="Look up words")).to_have_count(0)


def test_who_reads_german_finds_every_choice_in_german(opens: Opens) -> None:
    page = opens("/words", locale="de-DE")
    for choice in ("Wort", "Anagramme", "Muster", "Listen", "Themen"):
        expect(page.get_by_role("radio", name=choice, exact=True)).to_be_attached()
