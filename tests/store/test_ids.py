from collections.abc import Iterator

import pytest

from tilewright.store.ids import new_id


def test_no_id_looks_like_an_option_of_a_command(monkeypatch: pytest.MonkeyPatch) -> None:
    made: Iterator[str] = iter(["-E9Nhb5U5UzfigRJ", "--abcdefghijklmn", "E9-hb5U5UzfigRJ_"])
    monkeypatch.setattr("tilewright.store.ids.secrets.token_urlsafe", lambda _bytes: next(made))
    assert new_id() == "E9-hb5U5UzfigRJ_"
