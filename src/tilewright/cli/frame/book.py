"""The dictionary on the table: players look words up in it and type what it says (R-3.1)."""

from tilewright.cli.frame.prompt import ask
from tilewright.core.board import Board
from tilewright.core.tiles import Tiles


class BookOnTheTable:
    """Judges words by asking. A word that was found stays good for the game; one that was not can be asked again."""

    def __init__(self) -> None:
        self._good: set[str] = set()

    def __contains__(self, word: str) -> bool:
        while word not in self._good:
            answer = ask(f"Is {word} in your dictionary? [y/n] ").lower()
            if answer in ("n", "no"):
                return False
            if answer in ("y", "yes"):
                self._good.add(word)
            else:
                print("Please answer yes or no.")
        return True

    def any_play(self, board: Board, tiles: Tiles, most: int) -> bool:  # noqa: ARG002 - a book cannot search itself
        return True
