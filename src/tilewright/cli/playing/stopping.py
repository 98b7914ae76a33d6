"""The commands that stop a game or leave it. None of them loses anything."""

from pathlib import Path

from tilewright.cli.playing.draft import NO_DRAFT, Draft
from tilewright.cli.playing.prompt import ask, ask_yes
from tilewright.cli.playing.table import Table
from tilewright.cli.saying import plain
from tilewright.games.crossword import actions as a

Words = tuple[str, ...]


class LeaveTable(Exception):
    """Stop playing; the game is in its file."""


class Stopping:
    def __init__(self, table: Table) -> None:
        self.table = table

    def save(self, seat: int, words: Words, draft: Draft) -> Draft:
        """R-13.2: the game is put away; who takes it up goes on from here."""
        path = Path(" ".join(words)).expanduser().absolute() if words else self.table.path
        if path != self.table.path and is_taken(path):
            return draft
        if not self.table.do(a.Adjourn(), seat):
            return draft
        old, self.table.path = self.table.path, path
        if self.table.keep():
            if old != path:
                old.unlink(missing_ok=True)
            raise LeaveTable
        self.table.path = old
        self.table.game.do(a.Resume(), seat, self.table.now())
        return draft

    def resign(self, seat: int, _words: Words, draft: Draft) -> Draft:
        name = self.table.told.players[seat]
        if not ask_yes(f"{name}, do you want to leave the game for good?", default=False):
            return draft
        return NO_DRAFT if self.table.do(a.Resign(), seat) else draft

    def quit(self, seat: int, _words: Words, draft: Draft) -> Draft:
        file = ask("Enter keeps the game for later; or name a file to keep it in> ")
        if file:
            return self.save(seat, (file,), draft)
        raise LeaveTable


def is_taken(path: Path) -> bool:
    """Whether something is there that should stay."""
    try:
        there = path.exists()
    except (OSError, ValueError):
        return False  # writing will say what is wrong
    return there and not ask_yes(f"There is a {plain(str(path), 200)} already. Replace it?", default=False)
