"""The rules, as a family reads them."""

from playwright.sync_api import expect

from tests.e2e.conftest import Opens


def test_an_id_leads_to_its_paragraph_and_the_edition_decides_what_it_says(opens: Opens) -> None:
    page = opens("/rules#R-3.4")
    expect(page).to_have_url("/rules/crossword#doubt")
    doubt = page.locator("#doubt")
    expect(doubt).to_be_in_viewport()
    expect(doubt).to_contain_text("If it is good, you lose your next turn.")
    page.get_by_text("Magnetic", exact=True).first.click()
    expect(doubt).to_contain_text("If it is good, nothing happens.")
    page.get_by_role("link", name="Junior").click()
    expect(page.get_by_role("img", name="two chips")).to_be_visible()


def test_a_question_finds_its_rule_on_a_phone_and_in_german(opens: Opens) -> None:
    page = opens("/rules/bingo", width=360, height=740, locale="de")
    page.wait_for_load_state("networkidle")  # the other language comes in a file of its own
    field = page.get_by_role("searchbox", name="Was möchtest du wissen?")
    field.fill("gleichstand")
    page.get_by_role("link", name="Wer gewinnt").click()
    expect(page.locator("#winner")).to_be_in_viewport()
    expect(page.get_by_role("heading", name="So wird gespielt")).to_be_attached()
    field.fill("quastenflosser")
    expect(page.get_by_text("Nichts gefunden.")).to_be_visible()


def test_a_game_without_rules_is_not_found(opens: Opens) -> None:
    expect(opens("/rules/chess").get_by_role("heading", name="There is nothing here")).to_be_visible()
