"""Tiles as Woogles writes them: as letters in a history, as numbers in a document."""

from tilewright.core.tiles import BLANK
from tilewright.core.tileset import TileSet
from tilewright.notation.coordinates import THROUGH
from tilewright.notation.woogles.values import Message

_BLANKED = 0x80  # a blank and its letter: this bit, or the negative number in older documents


class TileTexts:
    """Reads the tiles of a history, which are text already; a tile of several letters may stand in brackets."""

    def __init__(self, tileset: TileSet) -> None:
        self.tileset = tileset

    def rack(self, message: Message, name: str) -> str:
        return self.tileset.read(message.text(name))

    def racks(self, message: Message, name: str) -> tuple[str, ...]:
        return tuple(map(self.tileset.read, message.texts(name)))

    def word(self, message: Message, name: str) -> str:
        return self.tileset.read(message.text(name))


class TileNumbers(TileTexts):
    """Reads the tiles of a document: the place of each in the alphabet of its set. On a rack 0 is a blank, in a play
    a tile that is on the board already."""

    def rack(self, message: Message, name: str) -> str:
        return self._letters(message, name, message.data(name), BLANK)

    def racks(self, message: Message, name: str) -> tuple[str, ...]:
        places = range(len(message.texts(name)))
        return tuple(self._letters(message, f"{name}[{place}]", message.data(name, place), BLANK) for place in places)

    def word(self, message: Message, name: str) -> str:
        return self._letters(message, name, message.data(name), THROUGH)

    def _letters(self, message: Message, name: str, numbers: bytes, zero: str) -> str:
        alphabet = [kind.letter for kind in self.tileset.kinds if kind.letter != BLANK]
        told = []
        for number in numbers:
            letter = number & ~_BLANKED if number & ~_BLANKED <= len(alphabet) else 256 - number
            if not 0 <= letter <= len(alphabet) or (number >= _BLANKED and not letter):
                most = f"numbers of tiles, up to {len(alphabet)} in the set {self.tileset.name}"
                message.fail(name, str(number), most)
            face = alphabet[letter - 1] if letter else zero
            told.append(face.lower() if number >= _BLANKED else face)
        return "".join(told)
