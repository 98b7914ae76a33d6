"""Arriving: a game within a few clicks, alone or with a friend, on a phone and by the keyboard alone."""

import json
import re

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.axe import violations
from tests.e2e.conftest import Opens
from tests.e2e.playing import option
from tilewright.editions.house import HOUSE_RULES, Control

GAME, TABLE = re.compile(r"/game/[\w-]+$"), re.compile(r"/join/[A-Z]{7}$")
LISTED = [rule for rule in HOUSE_RULES.values() if rule.control is Control.LISTED]
GAMES = ("Play a bot", "With friends", "Pass and play", "Slow game", "Junior", "Solitaire", "Duplicate hall")
LOOKS: list[dict[str, str]] = [{}, {"mode": "dark", "language": "de"}, {"print": "large", "contrast": "high"}]


def likes(page: Page, path: str, **settings: str) -> Page:
    """The page as somebody likes it who chose so before."""
    page.add_init_script(f"localStorage.setItem('tilewright.settings', {json.dumps(json.dumps(settings))})")
    page.goto(path)
    return page


def tile(page: Page, name: str) -> None:
    page.get_by_role("button", name=re.compile(f"^{name}")).first.click()


def set_table(page: Page, name: str) -> str:
    """The address of a table for two that was just set."""
    tile(page, "With friends")
    page.get_by_label("Your name").fill(name)
    page.get_by_role("button", name="Create game").click()
    page.wait_for_url(TABLE)
    return page.url


def test_one_click_is_a_game_with_a_gentle_bot(opens: Opens) -> None:
    page = opens("/")
    page.get_by_role("button", name="Play Alba").click()
    page.wait_for_url(GAME)
    page.goto("/")
    card = page.get_by_role("link", name="Alba (bot)")
    expect(card).to_have_attribute("href", re.compile("^/game/"))
    expect(page.get_by_role("heading", level=1)).to_contain_text(re.compile(r"Good \w+, \w+ \w+"))


def test_another_bot_is_remembered(opens: Opens) -> None:
    page = opens("/")
    tile(page, "Play a bot")
    page.get_by_text("Plays now and then").click()  # the whole row is its target
    expect(page.get_by_role("button", name="Play Bruno")).to_be_enabled()
    page.get_by_role("radio", name="Greta").check()
    expect(page.get_by_role("radio", name="Greta")).to_have_accessible_description(
        re.compile("4.5 of 5 stars, 392 points")
    )
    expect(page.get_by_role("radio", name="Kira")).to_have_accessible_description(
        re.compile("5 of 5 stars, looks ahead")
    )
    expect(page.get_by_role("switch", name="Only valid words")).to_be_checked()
    page.get_by_role("button", name="Play Greta").click()
    page.wait_for_url(GAME)
    page.goto("/?new=bot")
    expect(page.get_by_role("button", name="Play Greta")).to_be_enabled()


def test_who_is_chosen_first_and_back_leads_to_all_games(opens: Opens) -> None:
    page = opens("/")
    for game in (*GAMES, "Unbuild", "Bingo"):
        expect(page.get_by_role("button", name=re.compile(f"^{game}"))).to_be_visible()
    tile(page, "Slow game")
    expect(page.get_by_role("radio", name="Slow game")).to_be_checked()
    expect(page.get_by_label("Time per move")).to_have_value(str(3 * 86_400_000))
    expect(page.get_by_text("Clock", exact=True)).to_be_hidden()
    page.get_by_text("Pass and play", exact=True).click()
    expect(page.get_by_role("button", name="Deal the tiles")).to_be_enabled()
    only_valid = page.get_by_role("switch", name="Only valid words")
    expect(only_valid).not_to_be_checked()
    expect(page.get_by_role("radio", name="Magnetic")).to_have_accessible_description(
        re.compile("wrong challenge costs nothing")
    )
    page.get_by_text("On: only words in the list can be played.").click()
    expect(only_valid).to_be_checked()
    page.go_back()
    expect(page.get_by_role("heading", name="Or start with")).to_be_visible()


def test_a_friend_comes_by_the_link_and_both_are_in_the_game(opens: Opens) -> None:
    ines = opens("/")
    link = set_table(ines, "Ines")
    expect(ines.get_by_alt_text("QR code")).to_have_js_property("complete", True)
    assert ines.get_by_alt_text("QR code").evaluate("(picture) => picture.naturalWidth") > 100
    teo = opens(link)
    expect(teo.get_by_role("heading", level=1)).to_have_text("Ines invites you to play")
    teo.get_by_label("Your name").fill("Teo")
    teo.get_by_role("button", name="Join the game").click()
    teo.wait_for_url(GAME)
    ines.wait_for_url(GAME)
    assert ines.url == teo.url


def test_three_wait_for_each_other(opens: Opens) -> None:
    ines = opens("/?new=friend")
    option(ines, "3").click()
    ines.get_by_role("button", name="Create game").click()
    ines.wait_for_url(TABLE)
    teo = opens(ines.url)
    teo.get_by_label("Your name").fill("Teo")
    teo.get_by_role("button", name="Join the game").click()
    expect(teo.get_by_role("heading", name="You are in")).to_be_visible()
    expect(ines.get_by_text("Teo", exact=True)).to_be_visible()
    teo.get_by_role("button", name="Leave my seat").click()
    expect(ines.get_by_text("Teo", exact=True)).to_be_hidden()
    expect(teo.get_by_role("heading", name="Or start with")).to_be_visible()


def test_nonsense_is_refused_where_it_was_chosen_before_the_start(opens: Opens) -> None:
    page = opens("/")
    tile(page, "With friends")
    page.get_by_text(f"none on, {len(LISTED)} to choose from").click()
    page.get_by_role("switch", name="Jacks to open").click()
    page.get_by_label("letters", exact=True).fill("8")
    page.get_by_label("letters", exact=True).press("Tab")
    refused = page.get_by_role("alert")
    expect(refused).to_contain_text("A first word of 8 letters does not fit a rack of 7.")
    expect(page.get_by_role("button", name="Create game")).to_be_disabled()
    page.get_by_role("switch", name="Eight tiles").click()
    expect(refused).to_be_hidden()
    page.get_by_role("switch", name="Nine tiles").click()
    expect(refused).to_contain_text("Eight tiles and Nine tiles don’t go together.")
    page.get_by_role("switch", name="Nine tiles").click()
    expect(page.get_by_role("button", name="Create game")).to_be_enabled()


def test_a_code_that_was_read_aloud_opens_the_table(opens: Opens) -> None:
    code = set_table(opens("/"), "Ines").rsplit("/", 1)[-1]
    teo = opens("/")
    teo.get_by_label("Join by code").fill(f" {code[:3].lower()}-{code[3:]} ")
    teo.get_by_role("button", name="Join", exact=True).click()
    expect(teo.get_by_role("heading", name="Ines invites you to play")).to_be_visible()


def test_codes_that_open_nothing_say_what_to_do(opens: Opens) -> None:
    page = opens("/join/NOSUCHX")
    expect(page.get_by_role("heading", name="We don’t know this code")).to_be_visible()
    expect(page.get_by_label("Join by code")).to_be_visible()
    host = opens("/")
    guest = opens(set_table(host, "Ines"))
    expect(guest.get_by_role("button", name="Join the game")).to_be_visible()
    host.get_by_role("button", name="Cancel this game").click()
    expect(guest.get_by_role("heading", name="The game was cancelled")).to_be_visible()


def test_who_comes_late_may_watch(opens: Opens) -> None:
    link = set_table(opens("/"), "Ines")
    teo = opens(link)
    teo.get_by_role("button", name="Join the game").click()
    teo.wait_for_url(GAME)
    late = opens(link)
    expect(late.get_by_role("heading", name="The game has already begun")).to_be_visible()
    expect(late.get_by_role("link", name="Watch")).to_have_attribute("href", re.compile("^/game/"))


def test_a_public_table_is_there_at_once_for_who_looks(opens: Opens) -> None:
    looking = opens("/")
    expect(looking.get_by_role("heading", name="Or start with")).to_be_visible()
    host = opens("/?new=friend")
    host.get_by_label("Your name").fill("Ottilie")
    host.get_by_text("More choices").click()
    host.get_by_role("switch", name="Anyone can join").click()
    host.get_by_role("button", name="Create game").click()
    host.wait_for_url(TABLE)
    expect(looking.get_by_text("Ottilie")).to_be_visible()
    host.get_by_role("button", name="Cancel this game").click()
    expect(looking.get_by_text("Ottilie")).to_be_hidden()


def test_a_hall_waits_for_its_host_to_begin(opens: Opens) -> None:
    host = opens("/?new=hall")
    host.get_by_label("Your name").fill("Ada")
    host.get_by_role("button", name="Open the hall").click()
    host.wait_for_url(TABLE)
    guest = opens(host.url)
    guest.get_by_label("Your name").fill("Teo")
    guest.get_by_role("button", name="Join the game").click()
    host.get_by_role("button", name="Begin with 2 players").click()
    host.wait_for_url(GAME)
    guest.wait_for_url(GAME)


def test_a_hall_is_opened_as_its_arbitrator_chose(opens: Opens) -> None:
    host = opens("/?new=hall")
    expect(host.get_by_role("switch", name="Warnings")).to_be_hidden()  # the computer gives none
    for group, chosen in {"Arbitrator": "Me", "Bonus for a solo": "10", "Largest penalty": "50"}.items():
        host.get_by_role("group", name=group).get_by_text(chosen, exact=True).click()
    host.get_by_role("switch", name="Warnings").click()
    host.get_by_role("button", name="Open the hall").click()
    host.wait_for_url(TABLE)
    asked = host.request.get(f"/api/tables/{host.url.rpartition('/')[2]}").json()["proposal"]["rules"]
    assert asked["arbitrator"] == {"type": "person", "seat": 0}
    assert (asked["solo_bonus"], asked["penalty"], asked["warnings"]) == (10, 50, True)


@pytest.mark.parametrize(
    ("mode", "button"), [("device", "Deal the tiles"), ("junior", "Start"), ("solitaire", "Deal the tiles")]
)
def test_what_needs_nobody_else_begins_at_once(opens: Opens, mode: str, button: str) -> None:
    page = opens(f"/?new={mode}")
    if mode == "junior":  # the boards are shown with their pictures
        expect(page.locator("label img").first).to_be_visible()
    page.get_by_role("button", name=button).click()
    page.wait_for_url(GAME)


@pytest.mark.parametrize("mode", ["unbuild", "bingo"])
def test_the_other_games_begin_with_a_bot(opens: Opens, mode: str) -> None:
    page = opens(f"/?new={mode}")
    page.get_by_role("button", name="Start").click()
    page.wait_for_url(GAME)


def test_on_a_phone_nothing_is_cut_off(opens: Opens) -> None:
    page = opens("/", width=360, height=740, has_touch=True, is_mobile=True)
    expect(page.get_by_role("button", name="Play Alba")).to_be_in_viewport()
    tile(page, "With friends")
    expect(page.get_by_role("heading", name="Who do you play with?")).to_be_visible()
    expect(page.get_by_role("button", name="Create game")).to_be_in_viewport()
    page.keyboard.press("Escape")
    expect(page.get_by_role("button", name="Play Alba")).to_be_visible()
    for path in (
        "/",
        "/?new=bot",
        "/?new=friend",
        "/?new=device",
        "/?new=hall",
        "/join",
        "/me",
        "/club",
        "/join/NOSUCHX",
        "/nowhere",
    ):
        page.goto(path)
        page.get_by_role("heading", level=1).wait_for()
        assert page.evaluate("document.documentElement.scrollWidth") <= 360, path


def test_by_the_keyboard_alone(opens: Opens) -> None:
    page = opens("/")
    page.get_by_role("button", name="Play Alba").wait_for()
    page.keyboard.press("Tab")
    expect(page.get_by_role("link", name="Skip to the content")).to_be_focused()
    page.keyboard.press("Enter")
    friend = page.get_by_role("button", name=re.compile("^With friends"))
    for _ in range(12):
        page.keyboard.press("Tab")
        if friend.evaluate("(one) => one === document.activeElement"):
            break
    page.keyboard.press("Enter")
    expect(page.get_by_role("region", name="Who do you play with?")).to_be_focused()
    page.keyboard.press("Escape")
    expect(friend).to_be_focused()
    page.keyboard.press("Shift+Tab")
    page.keyboard.press("Enter")  # the first: a bot
    page.get_by_role("button", name="Play Alba").focus()
    page.keyboard.press("Enter")
    page.wait_for_url(GAME)


@pytest.mark.parametrize("look", LOOKS, ids=lambda look: "-".join(look.values()) or "plain")
def test_nothing_speaks_against_the_pages(opens: Opens, look: dict[str, str]) -> None:
    page = likes(opens("/"), "/", **look)
    page.get_by_role("heading", level=2).first.wait_for()
    assert violations(page) == []
    for mode in ("bot", "hall", "junior", "solitaire"):
        page.goto(f"/?new={mode}")
        page.locator(".fields").wait_for()
        assert violations(page) == [], mode
    for path in ("/me", "/club", "/join/NOSUCHX", "/nowhere", "/words", "/learn", "/rules", "/scorekeeper"):
        page.goto(path)
        page.get_by_role("heading", level=1).wait_for()
        assert violations(page) == [], path


def test_the_settings_hold_at_once_and_stay(opens: Opens) -> None:
    page = opens("/")
    page.get_by_role("button", name="Board and display").click()
    expect(page.get_by_role("radio", name="As printed")).to_be_checked()  # so nobody chose how squares are called
    page.get_by_text("Dark", exact=True).click()
    page.get_by_role("switch", name="Large print").click()
    page.get_by_text("Deutsch", exact=True).click()
    expect(page.locator("html")).to_have_attribute("data-mode", "dark")
    expect(page.get_by_role("heading", name="Brett und Anzeige")).to_be_visible()
    assert violations(page) == []
    page.reload()
    expect(page.locator("html")).to_have_attribute("data-print", "large")
    expect(page.locator("html")).to_have_attribute("lang", "de")
    expect(page.get_by_role("heading", name="Oder fang damit an")).to_be_visible()
    expect(page.get_by_text("Gespielt wird mit englischen Wörtern und Buchstaben.")).to_be_visible()
