"""Where a user's own things are kept, and how they move there from where an older version kept them."""

import logging
from pathlib import Path

import pytest
from platformdirs.macos import MacOS

from tilewright.lexicons import home


@pytest.fixture
def user(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Somebody's home folder on Linux."""
    monkeypatch.delenv("TILEWRIGHT_HOME")
    monkeypatch.delenv("XDG_DATA_HOME", raising=False)
    monkeypatch.setenv("HOME", str(tmp_path))
    return tmp_path


@pytest.fixture
def mac_user(user: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Somebody's home folder on macOS."""
    monkeypatch.setattr("platformdirs.user_data_path", lambda *name, **more: MacOS(*name, **more).user_data_path)
    return user


def written(folder: Path, **files: str) -> Path:
    for name, text in files.items():
        file = folder / name.replace("__", "/")
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text)
    return folder


def files_in(folder: Path) -> dict[str, str]:
    return {str(file.relative_to(folder)): file.read_text() for file in folder.rglob("*") if file.is_file()}


def older(user: Path) -> Path:
    return user / ".local" / "share" / "tilewright"


def test_on_linux_nothing_moves(user: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture) -> None:
    written(older(user), games="kept")
    assert home.data_folder() == older(user)
    assert files_in(older(user)) == {"games": "kept"}
    monkeypatch.setenv("XDG_DATA_HOME", str(user / "data"))
    assert home.data_folder() == user / "data" / "tilewright"
    assert not caplog.records


def test_a_folder_that_is_named_is_the_folder(mac_user: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    written(older(mac_user), games="kept")
    monkeypatch.setenv("TILEWRIGHT_HOME", str(mac_user / "own"))
    assert home.data_folder() == mac_user / "own"
    assert files_in(older(mac_user)) == {"games": "kept"}


def test_what_an_older_version_kept_is_moved_once_and_said(mac_user: Path, caplog: pytest.LogCaptureFixture) -> None:
    written(older(mac_user), lexicons__club="words", games__first="a game")
    new = home.data_folder()
    assert new == mac_user / "Library" / "Application Support" / "tilewright"
    assert files_in(new) == {"lexicons/club": "words", "games/first": "a game"}
    assert not older(mac_user).exists()
    assert [record.getMessage() for record in caplog.records] == [
        f"Your word lists and games are now kept in {new}; they were moved from {older(mac_user)}."
    ]
    assert home.data_folder() == new
    assert len(caplog.records) == 1


def test_no_file_is_overwritten(mac_user: Path, caplog: pytest.LogCaptureFixture) -> None:
    new = written(mac_user / "Library" / "Application Support" / "tilewright", lexicons__club="new", bests="new")
    written(older(mac_user), lexicons__club="old", lexicons__other="old", games__first="old")
    assert home.data_folder() == new
    assert files_in(new) == {"lexicons/club": "new", "lexicons/other": "old", "games/first": "old", "bests": "new"}
    assert files_in(older(mac_user)) == {"lexicons/club": "old"}
    assert f"{older(mac_user) / 'lexicons' / 'club'} was left where it is" in caplog.text


def test_a_link_to_the_new_folder_is_left_in_peace(mac_user: Path, caplog: pytest.LogCaptureFixture) -> None:
    new = written(mac_user / "Library" / "Application Support" / "tilewright", bests="new")
    older(mac_user).parent.mkdir(parents=True)
    older(mac_user).symlink_to(new)
    assert home.data_folder() == new
    assert files_in(new) == {"bests": "new"}
    assert not caplog.records


def test_what_cannot_be_moved_is_said_and_stays(
    mac_user: Path, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    written(older(mac_user), bests="old")
    monkeypatch.setattr(Path, "rename", lambda *_: (_ for _ in ()).throw(PermissionError("in use")))
    with caplog.at_level(logging.WARNING, logger="tilewright"):
        home.data_folder()
    assert files_in(older(mac_user)) == {"bests": "old"}
    assert "could not be moved" in caplog.text
