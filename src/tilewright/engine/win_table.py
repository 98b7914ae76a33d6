"""Win tables: from scores, tiles kept and the bag, each seat's chance to win. Learnt from games, kept as JSON."""

from pathlib import Path

import msgspec
from msgspec import Struct

from tilewright import _native
from tilewright.lexicons.box import BOX
from tilewright.lexicons.home import data_folder
from tilewright.lexicons.shelf import DEFAULT

MOST_SEATS = 4
USUAL_RACK = 7
Row = tuple[tuple[float, ...], float]


class WinTable(Struct, frozen=True):
    """Each seat's average further gain relative to the others, by the size of the bag and by how soon it moves.

    >>> table = WinTable("sample", seats=2, rack_size=7, rows=(((2.0, -2.0), 20.0), ((8.0, -8.0), 60.0)))
    >>> chances = [table.native().chance([0, lead * 1000], 1, 0, 0) for lead in (-50, 0, 50)]
    >>> [round(chance, 2) for chance in chances]
    [0.78, 0.57, 0.34]
    """

    lexicon: str
    seats: int
    rack_size: int
    rows: tuple[Row, ...]  # for a bag of 0, 1, 2 ... tiles: the gains, and their deviation
    games: int = 0
    seed: int = 0
    checked: tuple[tuple[float, float, int], ...] = ()  # on other games: chances expected, games won, how often

    def native(self) -> _native.WinTable:
        rows = [([*gains, *[0.0] * (MOST_SEATS - len(gains))], deviation) for gains, deviation in self.rows]
        return _native.WinTable(self.seats, rows)

    def save(self) -> bytes:
        """One row a line.

        >>> WinTable.load(WinTable("sample", 2, 7, (((1.5, -1.5), 30.0),)).save()).rows
        (((1.5, -1.5), 30.0),)
        """
        head, tail = msgspec.json.encode(self).split(b'"rows":[[', 1)
        return head + b'"rows":[\n[' + tail.replace(b"],[[", b"],\n[[").replace(b',"games"', b',\n"games"') + b"\n"

    @classmethod
    def load(cls, file: bytes) -> "WinTable":
        table = msgspec.json.decode(file, type=cls)
        if any(len(gains) != table.seats for gains, _ in table.rows):
            raise ValueError("a win table has a gain for each seat")
        table.native()
        return table


def file_name(lexicon: str, seats: int, rack_size: int) -> str:
    """
    >>> file_name("commons", 2, 7), file_name("commons", 3, 8)
    ('commons-2.json', 'commons-3x8.json')
    """
    return f"{lexicon}-{seats}.json" if rack_size == USUAL_RACK else f"{lexicon}-{seats}x{rack_size}.json"


def win_table_for(lexicon: str, seats: int, rack_size: int) -> WinTable:
    """The table of a lexicon in the user's folder or in the box; without one, that of the default or of usual racks.

    Even a table that fits badly says that more points are better, and a search goes by that.
    """
    for name in (lexicon, DEFAULT):
        for size in (rack_size, USUAL_RACK):
            for folder in (data_folder(), BOX):
                file = wins_folder(folder) / file_name(name, seats, size)
                if file.is_file():
                    return _opened(file)
    raise ValueError(f"there is no win table for {seats} seats")


def _opened(file: Path) -> WinTable:
    try:
        return WinTable.load(file.read_bytes())
    except (ValueError, msgspec.MsgspecError) as error:
        raise ValueError(f"the win table {file} is damaged: {error}") from error


def wins_folder(folder: Path) -> Path:
    return folder / "wins"
