"""Chance that can be checked: a secret seed, published as a hash before the game and in the clear after it."""

from hashlib import sha256
from hmac import compare_digest

from tilewright.core.tiles import Tiles

SEED_BYTES = 32
MOST_ROLLED = 1_000_000_000  # no game goes on for so long


class Dice:
    """The n-th draw of a game depends on the seed and on n alone, so anyone who has the seed can repeat it.

    >>> dice = Dice(bytes(32))
    >>> dice.draw(Tiles("AEINRST"), 3, rolled=0) == dice.draw(Tiles("TSRNIEA"), 3, rolled=0)
    True
    """

    __slots__ = ("_seed",)

    def __init__(self, seed: bytes) -> None:
        assert len(seed) == SEED_BYTES, f"a seed has {SEED_BYTES} bytes"
        self._seed = seed

    def __repr__(self) -> str:
        return f"<Dice {self.commitment[:8]}>"

    @property
    def commitment(self) -> str:
        """What is published before the first draw."""
        return sha256(b"tilewright seed " + self._seed).hexdigest()

    def reveal(self) -> str:
        """What is published when the game is over."""
        return self._seed.hex()

    def roll(self, sides: int, rolled: int) -> int:
        """A number below `sides`. Of 256 bits the remainder is even to within a millionth of a millionth."""
        digest = sha256(self._seed + rolled.to_bytes(8, "big")).digest()
        return int.from_bytes(digest, "big") % sides

    def draw(self, bag: Tiles, count: int, rolled: int) -> str:
        """Tiles from the bag in the order drawn; `rolled` is how many draws the game has had before."""
        left, drawn = bag.faces, ""
        for number in range(rolled, rolled + count):
            place = self.roll(len(left), number)
            drawn += left[place]
            left = left[:place] + left[place + 1 :]
        return drawn


def seed_of(number: int) -> bytes:
    """The same seed for the same number, for games that are to be played again."""
    return sha256(f"seed {number}".encode()).digest()


def is_seed(text: str) -> bool:
    """Whether a text can be a seed that was revealed."""
    return len(text) == 2 * SEED_BYTES and all(digit in "0123456789abcdef" for digit in text)


def keeps_promise(commitment: str, revealed: str) -> bool:
    """Whether a revealed seed is the one that was committed to before the game."""
    try:
        seed = bytes.fromhex(revealed)
    except ValueError:
        return False
    return len(seed) == SEED_BYTES and compare_digest(Dice(seed).commitment, commitment)
