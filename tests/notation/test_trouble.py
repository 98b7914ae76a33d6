"""Every trouble that reading knows is one that a test has met."""

from tests.notation import test_cgp, test_gcg_trouble, test_racks, test_woogles
from tilewright.notation.trouble import LONGEST_QUOTE, MEANING, Unreadable


def test_every_trouble_is_met() -> None:
    """Those of our own records are met in test_log, those of a game that is recomputed in
    test_left_board, those of files with several games in tests/library."""
    met = {key for tests in (test_cgp, test_gcg_trouble, test_racks, test_woogles) for key, *_ in tests.TROUBLES}
    records = {key for key in MEANING if key.startswith(("log-", "saved-"))}
    assert met | {"encoding-broken", "line-wrong", "no-play", "one-game", "record-long"} | records == set(MEANING)


def test_a_quote_is_short() -> None:
    trouble = Unreadable("squares", line=1, column=4, quoted="x" * 999, expected=15, found=999)
    assert len(trouble.quoted) == LONGEST_QUOTE + len("...")
    assert trouble.why == "a row has 15 squares, and 999 are here"
