"""Where a game stands: one frozen value that events lead to, and that a view is a copy of with the pool face down."""

from collections.abc import Iterator

from msgspec import Struct

from tilewright.core.square import Laid
from tilewright.core.tiles import Tiles
from tilewright.games.junior.board import JuniorBoard
from tilewright.games.junior.events import EndReason
from tilewright.games.junior.rules import Rules


class Over(Struct, frozen=True):
    why: EndReason
    winners: tuple[int, ...]
    seed: str


class State(Struct, frozen=True):
    rules: Rules
    players: tuple[str, ...]
    commitment: str
    board: JuniorBoard
    pool: Tiles
    racks: tuple[Tiles, ...]
    scores: tuple[int, ...]  # chips collected
    first: int = 0
    turn: int = 0
    number: int = 0  # turns begun; none while tiles are dealt
    last: tuple[Laid, ...] = ()  # the tiles of the newest play
    last_number: int = 0  # of the turn in which it was made
    gone: tuple[int, ...] = ()  # seats that have left
    rolled: int = 0
    asleep: bool = False
    over: Over | None = None

    @property
    def seats(self) -> range:
        return range(len(self.players))

    @property
    def in_play(self) -> list[int]:
        """The seats that have not left."""
        return [seat for seat in self.seats if seat not in self.gone]

    @property
    def is_over(self) -> bool:
        return self.over is not None

    @property
    def kitty(self) -> int:
        """Chips that nobody has yet."""
        return self.rules.chips - sum(self.scores)

    @property
    def unseen(self) -> Tiles:
        """What lies in the pool, by arithmetic: anybody can tell it from the board and the open racks."""
        return self.board.uncovered.take("".join(rack.faces for rack in self.racks))

    def after(self, seat: int) -> Iterator[int]:
        """The seats still in play, clockwise from the one on the left, round and round."""
        while True:
            seat = (seat + 1) % len(self.players)
            if seat not in self.gone:
                yield seat
