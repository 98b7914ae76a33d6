"""Make boards for the beginner game out of picture words: `python -m tools.junior_boards zoo animals --seed 1`."""

import argparse
from hashlib import sha256

from tilewright.core.dice import Dice
from tilewright.core.refusal import Refused
from tilewright.games.junior.making import make_board
from tilewright.games.junior.pictures import THEMES

SHORTEST = 3  # letters; a word of two hardly has a picture


def main() -> None:
    asked = _asked()
    words = [word for theme in asked.themes or THEMES for word in THEMES[theme] if len(word) >= SHORTEST]
    dice = Dice(sha256(f"{asked.name} {asked.seed}".encode()).digest())
    try:
        board = make_board(words, dice, squares=asked.squares, size=asked.size, name=asked.name)
    except Refused as refused:
        raise SystemExit(str(refused)) from refused
    print(board)
    print(f"\n{len(board.words)} words, {len(board.tiles)} letters: {', '.join(word.text for word in board.words)}")


def _asked() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("name")
    parser.add_argument("themes", nargs="*", metavar="theme", help=f"of {', '.join(THEMES)}; all if none is named")
    parser.add_argument("--seed", type=int, default=0, help="the same seed makes the same board")
    parser.add_argument("--squares", type=int, default=101, help="how many of them have a letter")
    parser.add_argument("--size", type=int, default=15, help="squares in a row and in a column")
    asked = parser.parse_args()
    unknown = [theme for theme in asked.themes if theme not in THEMES]
    if unknown:
        parser.error(f"there is no theme {unknown[0]}; there are {', '.join(THEMES)}")
    return asked


if __name__ == "__main__":
    main()
