"""Tiles as a multiset: a rack, a bag, or what was just drawn. A hidden tile is a face of its own."""

from collections import Counter
from collections.abc import Iterator
from copy import copy

from msgspec import Struct
from msgspec.structs import force_setattr

BLANK = "?"
HIDDEN = "*"


class Tiles(Struct, frozen=True):
    """Tiles in no order. A veiled pile shows only its size, so tiles added to it are hidden too.

    >>> Tiles("TRAIN")
    Tiles('AINRT')
    >>> Tiles("TRAIN").take("NIT").put("?")
    Tiles('?AR')
    >>> Tiles("TRAIN").veil().put("S")
    Tiles('******')
    >>> Tiles("TRAIN") + "S" - Tiles("NIT"), "AS" in Tiles("STAR"), Tiles("NOON").counts()
    (Tiles('ARS'), True, {'N': 2, 'O': 2})
    """

    faces: str = ""
    veiled: bool = False

    def __post_init__(self) -> None:
        ordered = HIDDEN * len(self.faces) if self.veiled else "".join(sorted(self.faces))
        if ordered != self.faces:
            force_setattr(self, "faces", ordered)

    def __len__(self) -> int:
        return len(self.faces)

    def __iter__(self) -> Iterator[str]:
        return iter(self.faces)

    def __contains__(self, faces: str) -> bool:
        """Whether a tile is here, or all of several."""
        return faces in self.faces if len(faces) == 1 else self.holds(faces)

    def __add__(self, other: "Tiles | str") -> "Tiles":
        return self.put(str(other))

    def __sub__(self, other: "Tiles | str") -> "Tiles":
        """Without these; raises `ValueError` if some of them are not here."""
        faces = str(other)
        if len(faces) > len(self) or not (self.veiled or self.holds(faces)):
            raise ValueError(f"{self!r} does not hold {faces}")
        return self.take(faces)

    def __repr__(self) -> str:
        return f"Tiles({self.faces!r})"

    def __str__(self) -> str:
        return self.faces

    def veil(self) -> "Tiles":
        return Tiles(self.faces, veiled=True)

    def put(self, faces: str) -> "Tiles":
        return Tiles(self.faces + faces, self.veiled)

    def take(self, faces: str) -> "Tiles":
        """The tiles without these, which must be there (see `holds`). A veiled pile gives up any tiles."""
        if self.veiled:
            assert len(faces) <= len(self.faces), "a veiled pile gives no more than it has"
            return Tiles(self.faces[len(faces) :], veiled=True)
        left = self.faces
        for face in faces:
            assert face in left, f"{face} is not among {self.faces}"
            left = left.replace(face, "", 1)
        return self._left(left)

    def without(self, faces: str) -> "Tiles":
        """The tiles without those of these that are there.

        >>> Tiles("TRAIN").without("NEAT")
        Tiles('IR')
        """
        left = self.faces
        for face in faces if left else "":
            left = left.replace(face, "", 1)
        return self._left(left)

    def _left(self, faces: str) -> "Tiles":
        """The same without some of them. What was in order still is, so it is not sorted again."""
        fewer = copy(self)
        force_setattr(fewer, "faces", faces)
        return fewer

    def holds(self, faces: str) -> bool:
        """
        >>> Tiles("AEI").holds("AA"), Tiles("AAE").holds("AA")
        (False, True)
        """
        left = self.faces
        for face in faces:
            if face not in left:
                return False
            left = left.replace(face, "", 1)
        return True

    def count(self, face: str) -> int:
        return self.faces.count(face)

    def counts(self) -> dict[str, int]:
        """How many there are of each, the blank first and then by letter."""
        return dict(Counter(self.faces))

    def lacks(self, faces: str) -> str:
        """Those of these tiles that are missing.

        >>> Tiles("AEI").lacks("AAB")
        'AB'
        """
        return "".join(sorted((Counter(faces) - Counter(self.faces)).elements()))


def are_faces(text: str) -> bool:
    """Whether a text can be tiles on a rack."""
    return all(face == BLANK or face.isupper() for face in text)
