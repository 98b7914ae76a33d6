"""Your own page and clubs: an account, keys for other devices, and a class with a code."""

import re

from playwright.sync_api import expect

from tests.e2e.axe import violations
from tests.e2e.conftest import Opens


def test_a_guest_becomes_an_account_and_comes_in_on_another_device(opens: Opens) -> None:
    here = opens("/me")
    here.get_by_label("Your name").fill("Ines of the pages")
    here.get_by_role("button", name="Save").click()
    here.get_by_role("button", name="Create an account").wait_for()
    here.locator("input[type=password]").first.fill("a long password")
    here.get_by_role("button", name="Create an account").click()
    expect(here.get_by_text("You have an account and can sign in from anywhere.")).to_be_visible()
    there = opens("/me")
    there.get_by_label("Account name").fill("Ines of the pages")
    there.locator("input[type=password]").fill("a wrong password")
    there.get_by_role("button", name="Sign in").click()
    expect(there.get_by_text("There is no account with that name and password.")).to_be_visible()
    there.locator("input[type=password]").fill("a long password")
    there.get_by_role("button", name="Sign in").click()
    expect(there.get_by_role("heading", name="Ines of the pages")).to_be_visible()
    here.reload()
    here.get_by_role("button", name="Remove all others").click()
    expect(here.get_by_text("Removed.")).to_be_visible()
    there.reload()
    expect(there.get_by_role("heading", name="Your page")).to_be_visible()


def test_a_key_opens_another_device_and_can_be_closed(opens: Opens) -> None:
    here = opens("/me")
    here.get_by_label("Your name").fill("Keya")
    here.get_by_role("button", name="Save").click()
    here.get_by_role("button", name="Key for another device").click()
    secret = here.locator("code").inner_text()
    assert violations(here) == []
    there = opens("/me")
    there.get_by_text("Device key").first.click()
    there.get_by_label("Device key", exact=True).last.fill(secret)
    there.get_by_role("button", name="Sign in").click()
    expect(there.get_by_role("heading", name="Keya")).to_be_visible()
    here.get_by_role("button", name="Delete me").click()
    here.get_by_role("button", name="Delete for good").click()
    expect(here.get_by_role("heading", name="Your page")).to_be_visible()


def test_a_class_joins_by_code_by_link_and_by_the_address_on_the_wall(opens: Opens) -> None:
    teacher = opens("/club")
    teacher.get_by_label("Name", exact=True).fill("Class 4b")
    teacher.get_by_role("button", name="Create").click()
    teacher.wait_for_url(re.compile(r"/club/[\w-]+\?code="))
    expect(teacher.get_by_text("Just you so far")).to_be_visible()
    code = teacher.locator(".code").inner_text()
    link = teacher.get_by_label("Link to this club").input_value()
    picture = teacher.get_by_alt_text("QR code")
    expect(picture).to_have_js_property("complete", True)
    assert picture.evaluate("(picture) => picture.naturalWidth") > 100
    assert violations(teacher) == []

    pupil = opens("/join", width=360, height=740)
    pupil.get_by_label("Join by code").fill(code.lower())
    pupil.get_by_role("button", name="Join", exact=True).click()
    pupil.get_by_label("Your name").fill("Mia")
    assert violations(pupil) == []
    pupil.get_by_role("button", name="Join", exact=True).click()
    expect(pupil.get_by_role("heading", name="Members")).to_be_visible()
    expect(pupil.get_by_role("heading", name="Class 4b")).to_be_visible()
    pupil.goto(link)
    expect(pupil.get_by_role("heading", name="Members")).to_be_visible()  # who is in it is not asked again

    for number, address in enumerate((link, teacher.url, teacher.url.split("?")[0])):
        other = opens(address)
        other.get_by_label("Your name").fill(f"Noah {number}")
        if "?" not in address and "/club/" in address:
            other.get_by_label("Club or class code").fill(code)
        other.get_by_role("button", name="Join", exact=True).click()
        expect(other.get_by_role("heading", name="Members")).to_be_visible()
    teacher.reload()
    expect(teacher.get_by_text("4 members")).to_be_visible()
    expect(teacher.get_by_text("Mia")).to_be_visible()
    teacher.get_by_role("link", name="New game").click()
    teacher.get_by_role("button", name="Create game").click()
    teacher.wait_for_url(re.compile("/join/"))
    pupil.reload()
    pupil.get_by_role("link", name="Join").click()
    pupil.get_by_role("button", name="Join the game").click()
    pupil.wait_for_url(re.compile("/game/"))
    assert pupil.evaluate("document.documentElement.scrollWidth") <= 360
