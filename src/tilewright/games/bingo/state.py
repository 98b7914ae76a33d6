"""Where a game stands: one frozen value that events lead to, and that a view is a veiled copy of."""

from msgspec import Struct

from tilewright.core.tiles import Tiles
from tilewright.games import seating
from tilewright.games.bingo.card import Card
from tilewright.games.bingo.events import Ended
from tilewright.games.bingo.policies import ByPerson
from tilewright.games.bingo.rules import Rules


class State(Struct, frozen=True):
    rules: Rules
    players: tuple[str, ...]
    commitment: str
    cards: tuple[Card | None, ...]
    called: str = ""  # the tiles, in their order
    ready: tuple[int, ...] = ()  # seats that are done with the last of them
    claimed: tuple[int, ...] = ()  # seats that had Bingo with it
    gone: tuple[int, ...] = ()  # seats that have left
    rolled: int = 0
    end: Ended | None = None

    @property
    def in_play(self) -> list[int]:
        """The seats that have not left."""
        return seating.in_play(self)

    @property
    def holders(self) -> list[int]:
        """Those of them who play with a card, written or not: all but a neutral caller."""
        return [seat for seat in self.in_play if seat != self.rules.neutral]

    @property
    def writing(self) -> list[int]:
        """Who has yet to hand in a card."""
        return [seat for seat in self.holders if self.cards[seat] is None]

    @property
    def waited_for(self) -> list[int]:
        """Who is not done with the last tile, and has not called Bingo on it."""
        return [seat for seat in self.holders if seat not in self.ready and seat not in self.claimed]

    @property
    def caller(self) -> int | None:
        """The seat that calls, or the next one if the caller has left; none where the program calls."""
        calling = self.rules.calling
        if not isinstance(calling, ByPerson) or not self.in_play:
            return None
        return calling.seat if calling.seat not in self.gone else next(seating.after(self, calling.seat))

    @property
    def bag(self) -> Tiles:
        """What can still be drawn. Everybody can work that out, so it is no secret."""
        return self.rules.tileset.bag().take(self.called)

    @property
    def is_over(self) -> bool:
        return self.end is not None

    @property
    def scores(self) -> tuple[int, ...]:
        """One point for a victory."""
        winners = self.end.winners if self.end else ()
        return tuple(int(seat in winners) for seat in range(len(self.players)))
