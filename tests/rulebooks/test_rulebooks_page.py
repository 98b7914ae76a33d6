"""RULEBOOKS.md and the tests say the same, read both ways."""

import pytest

from tests.rulebooks import rulebooks_page as page
from tilewright.editions.books import EDITIONS
from tilewright.editions.house import HOUSE_RULES

#: How many rules each section has.
SECTIONS = {1: 4, 2: 14, 3: 7, 4: 7, 5: 3, 6: 6, 7: 3, 8: 3, 9: 6, 10: 3, 11: 2, 12: 5, 13: 3}
ROWS = {row.rule: row for row in page.rules()}


def ids(*numbers: int) -> list[str]:
    return [f"R-{section}.{rule}" for section in numbers for rule in range(1, SECTIONS[section] + 1)]


def test_every_rule_stands_on_the_page_once() -> None:
    listed = [row.rule for row in page.rules()]
    assert listed == ids(*SECTIONS)


@pytest.mark.parametrize("rule", ROWS)
def test_a_rule_names_where_it_lives(rule: str) -> None:
    row = ROWS[rule]
    assert row.says
    assert row.where
    assert [name for name in row.where if not page.resolves(name)] == []


@pytest.mark.parametrize("rule", ROWS)
def test_a_rule_names_tests_that_are_there_and_name_it(rule: str) -> None:
    files = page.rules_named()
    row = ROWS[rule]
    assert any("::" in test for test in row.tests), "at least one test by its name"
    for test in row.tests:
        file, _, name = test.partition("::")
        assert file in files, f"there is no tests/{file}"
        named = files[file].of.get(name, frozenset()) if name else files[file].rules
        assert rule in named, f"tests/{test} does not name {rule}"


@pytest.mark.parametrize("file", page.rules_named())
def test_every_rule_that_a_test_file_names_has_that_file_on_the_page(file: str) -> None:
    missing = [
        rule for rule in sorted(page.rules_named()[file].rules) if rule not in ROWS or file not in ROWS[rule].files
    ]
    assert missing == [], f"RULEBOOKS.md needs `{file}` in the rows of {', '.join(missing)}"


def test_the_editions_of_the_page_are_those_there_are() -> None:
    assert [cells[0].strip("`") for cells in page.sections()["The four editions"]] == list(EDITIONS)


def test_the_house_rules_of_the_page_are_those_of_the_books() -> None:
    listed = {cells[0].strip("`"): cells[1] for cells in page.sections()["Names of the house rules and options"]}
    assert listed == {name: rule.rule for name, rule in HOUSE_RULES.items() if rule.rule}
