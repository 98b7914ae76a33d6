"""Chance that can be verified: a secret seed, of which the hash is published before the game and the seed after it."""

from hashlib import sha256
from hmac import compare_digest

from tilewright.core.tiles import Tiles

SEED_BYTES = 32
MOST_ROLLED = 1_000_000_000  # no game has so many draws


class Dice:
    """The n-th draw of a game depends only on the seed and n, so anyone who has the seed can repeat it.

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
        """A number below `sides`. With 256 bits, the bias is less than a millionth of a millionth."""
        digest = sha256(self._seed + rolled.to_bytes(8, "big")).digest()
        return int.from_bytes(digest, "big") % sides

    def draw(self, bag: Tiles, count: int, rolled: int) -> str:
        """Tiles from the bag in the order drawn; `rolled` is the number of earlier draws in the game."""
        left, drawn = bag.faces, ""
        for number in range(rolled, rolled + count):
            place = self.roll(len(left), number)
            drawn += left[place]
            left = left[:place] + left[place + 1 :]
        return drawn


def seed_of(number: int) -> bytes:
    """The same seed for the same number, for games that should be repeatable."""
    return sha256(f"seed {number}".encode()).digest()


def is_seed(text: str) -> bool:
    """Whether a text can be a revealed seed."""
    return len(text) == 2 * SEED_BYTES and all(digit in "0123456789abcdef" for digit in text)


def keeps_promise(commitment: str, revealed: str) -> bool:
    """Whether a revealed seed is the one that was committed to before the game."""
    try:
        seed = bytes.fromhex(revealed)
    except ValueError:
        return False
    return len(seed) == SEED_BYTES and compare_digest(Dice(seed).commitment, commitment)
