"""The user's data folder: word lists, definitions, games."""

import os
from functools import cache
from pathlib import Path


def data_folder() -> Path:
    """`TILEWRIGHT_HOME`, else `tilewright` where this platform keeps data of users.

    What an older version kept in another place is moved here, once.
    """
    home = os.environ.get("TILEWRIGHT_HOME")
    if home:
        return Path(home)
    from platformdirs import user_data_path  # noqa: PLC0415 - those who name a folder, or only play, do without

    folder = user_data_path("tilewright", appauthor=False)
    _move(_older_folder(), folder)
    return folder


def _older_folder() -> Path:
    """Up to version 0.1 it was this one on every platform."""
    shared = os.environ.get("XDG_DATA_HOME")
    return (Path(shared) if shared else Path.home() / ".local" / "share") / "tilewright"


@cache
def _move(old: Path, new: Path) -> None:
    """Move what lies in one folder to another. Files that are there already are not overwritten, but left and named."""
    if old == new or not old.is_dir() or (new.exists() and new.samefile(old)):
        return
    left: list[Path] = []
    try:
        _merge(old, new, left)
    except OSError as error:
        _warn("Your files in %s could not be moved to %s: %s", old, new, error)
        return
    _warn("Your word lists and games are now kept in %s; they were moved from %s.", new, old)
    for path in left:
        _warn("%s was left where it is: there is a newer one in %s.", path, new)


def _merge(old: Path, new: Path, left: list[Path]) -> None:
    if not new.exists():
        new.parent.mkdir(parents=True, exist_ok=True)
        old.rename(new)
    elif old.is_dir() and new.is_dir():
        for path in sorted(old.iterdir()):
            _merge(path, new / path.name, left)
        if not any(old.iterdir()):
            old.rmdir()
    else:
        left.append(old)


def write_whole(path: Path, data: bytes) -> None:
    """Write a file atomically: a crash leaves it as it was."""
    path.parent.mkdir(parents=True, exist_ok=True)
    partial = path.with_name(f"{path.name}.{os.getpid()}.partial")
    try:
        partial.write_bytes(data)
        partial.replace(path)
    finally:
        partial.unlink(missing_ok=True)


def _warn(message: str, *facts: object) -> None:
    import logging  # noqa: PLC0415 - hardly ever is there anything to say

    logging.getLogger("tilewright").warning(message, *facts)
