"""Where this user's games and bests are kept."""

import re
import tempfile
import time
from pathlib import Path

from tilewright.lexicons.home import data_folder, write_whole

__all__ = ["data_folder", "file_for", "new_game_file", "write_whole"]


def file_for(players: tuple[str, ...]) -> Path:
    """In the user's folder; where that cannot be written, in one that can."""
    try:
        return new_game_file(players)
    except OSError:
        return Path(tempfile.mkdtemp(prefix="tilewright-")) / "kept.game"


def new_game_file(players: tuple[str, ...]) -> Path:
    """A name that no other game has: when it began, and who plays."""
    folder = data_folder() / "games"
    folder.mkdir(parents=True, exist_ok=True)
    names = "-".join(re.sub(r"[^a-z0-9]+", "", name.lower())[:12] or "player" for name in players)
    stem = f"{time.strftime('%Y-%m-%d-%H%M%S')}-{names}"
    for number in range(1, 1_000):
        path = folder / (f"{stem}.game" if number == 1 else f"{stem}-{number}.game")
        try:
            path.touch(exist_ok=False)
        except FileExistsError:
            continue
        return path
    raise FileExistsError(str(folder / stem))
