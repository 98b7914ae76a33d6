"""The first thing that people see."""

from tests.e2e.conftest import Opens


def test_the_page_comes_up(opens: Opens) -> None:
    page = opens("/")
    page.get_by_role("heading", name="Tilewright").first.wait_for()
