"""The user's data folder: word lists, definitions, games."""

import os
from pathlib import Path


def data_folder() -> Path:
    """`TILEWRIGHT_HOME`, else `tilewright` in the user's data folder."""
    home = os.environ.get("TILEWRIGHT_HOME")
    if home:
        return Path(home)
    shared = os.environ.get("XDG_DATA_HOME")
    return (Path(shared) if shared else Path.home() / ".local" / "share") / "tilewright"


def write_whole(path: Path, data: bytes) -> None:
    """Write a file atomically: a crash leaves it as it was."""
    path.parent.mkdir(parents=True, exist_ok=True)
    partial = path.with_name(f"{path.name}.{os.getpid()}.partial")
    try:
        partial.write_bytes(data)
        partial.replace(path)
    finally:
        partial.unlink(missing_ok=True)
