"""Random duplicate games: all policies, slips good and bad, people who come late and go, every kind of arbitrator."""

from collections.abc import Iterable
from itertools import islice
from random import Random

from msgspec.structs import replace

from tilewright.core.dice import SEED_BYTES, Dice
from tilewright.core.square import Direction
from tilewright.core.tiles import Tiles
from tilewright.core.tileset import TileSet
from tilewright.games.base import Kit
from tilewright.games.duplicate import actions as a
from tilewright.games.duplicate.drawn import tiles_due
from tilewright.games.duplicate.events import Event
from tilewright.games.duplicate.kind import DUPLICATE
from tilewright.games.duplicate.mastering import prepare
from tilewright.games.duplicate.pending import pending
from tilewright.games.duplicate.policies import (
    HumanArbitrator,
    Overstating,
    Placing,
    ProgramArbitrator,
    RoundClosing,
    Stating,
)
from tilewright.games.duplicate.rules import Prepared, Rules
from tilewright.games.duplicate.slip import Slip, play_of
from tilewright.games.duplicate.slots import Slots
from tilewright.games.duplicate.state import Break, Drawing, Ready, Reviewing, State, Writing
from tilewright.games.duplicate.table import table
from tilewright.games.duplicate.view import View
from tilewright.lexicons.graph import WordGraph
from tilewright.session.session import Session
from tilewright.testing.random_session import RandomSession
from tilewright.testing.words import SAMPLE_WORDS

NAMES = ("Ann", "Ben", "Cid", "Dee", "Eve")
FEW_TILES = TileSet.parse("?1x0 A3x1 C1x3 D1x2 E4x1 H1x4 I2x1 N2x1 O2x1 R2x1 S1x1 T2x1 W1x4", name="few")
WORDS = WordGraph(SAMPLE_WORDS, "sample")


def random_duplicate_rules(chance: Random) -> tuple[Rules, tuple[str, ...]]:
    """Rules that make sense together, with players for them."""
    players = NAMES[: chance.choice((1, 2, 2, 3, 4))]
    by_person = chance.random() < 0.4 and len(players) > 1
    closing = chance.choice(list(RoundClosing))
    rules = Rules(
        tileset=FEW_TILES if chance.random() < 0.97 else Rules().tileset,
        placing=chance.choice(list(Placing)),
        arbitrator=HumanArbitrator(chance.randrange(len(players))) if by_person else ProgramArbitrator(),
        closing=closing,
        limit=None if closing is RoundClosing.ALL_DONE and chance.random() < 0.2 else 180_000,
        pause=chance.choice((0, 0, 10_000)),
        overstating=chance.choice(list(Overstating)),
    )
    if chance.random() < 0.2:
        listed = prepare(rules, Kit(WORDS, Dice(chance.randbytes(SEED_BYTES))))
        rules = replace(rules, prepared=listed[: chance.randint(1, len(listed))])
    strict = replace(
        rules,
        stating=chance.choice(list(Stating)),
        warnings=chance.random() < 0.5,
        penalty=chance.choice((0, 10)),
        solo_bonus=chance.choice((0, 0, 10)),
    )
    return strict.checked(len(players)), players


class RandomDuplicate(RandomSession[Rules, State, a.Action, Event, View]):
    """The duplicate game, played by chance."""

    def __init__(self, chance: Random, rules: Rules | None = None, players: tuple[str, ...] = NAMES[:2]) -> None:
        dice = Dice(chance.randbytes(SEED_BYTES))
        if rules is None:
            rules, players = random_duplicate_rules(chance)
        super().__init__(Session.begun(DUPLICATE, rules, players, Kit(WORDS, dice)), chance)

    def action(self) -> tuple[int, a.Action]:
        """A seat, and what it asks for. It may well be refused: that is part of the test."""
        self.now += self.chance.choice((0, 1_000, 10_000, 60_000))
        state, luck = self.state, self.chance.random()
        if luck < 0.02:
            return len(state.players), a.Join(f"Guest {len(state.players)}")
        if luck < 0.04 and state.gone:
            return min(state.gone), a.Join("again")
        if luck < 0.05:
            return self.chance.choice(state.seats), self._odd()
        seat = self.chance.choice(sorted(pending(state)) or state.seats)
        return seat, self._arbitrate() if seat == state.rules.arbitrating_seat else self._play(seat)

    def asked(self, seat: int, action: a.Action) -> dict[str, object]:
        return {"seat": seat, "now": self.now, "action": action}

    def ending(self) -> dict[str, object]:
        return {"board": str(self.state.board).splitlines(), "table": table(self.state)}

    def _odd(self) -> a.Action:
        odd: tuple[a.Action, ...] = (a.Leave(), a.Stop(), a.Judge(), a.Open(), a.Draw("Q"), a.Rule("QQ", good=True))
        return self.chance.choice(odd[:1] * 3 + odd)

    def _play(self, seat: int) -> a.Action:
        late = self.state.deadline is not None and self.now >= self.state.deadline
        if late or isinstance(self.state.phase, Break):
            return a.CallTime()
        if self.state.has_handed_in(seat) and self.chance.random() < 0.7:
            return a.Done()
        return a.HandIn(random_slip(self.state, self.chance))

    def _arbitrate(self) -> a.Action:
        chance, state = self.chance, self.state
        if state.rules.disciplines and chance.random() < 0.2:
            seat = chance.choice(state.contestants or [0])
            return a.Warn(seat) if chance.random() < 0.5 else a.Penalise(seat, chance.randint(0, 11))
        match state.phase:
            case Drawing():
                named = "".join(chance.sample(state.bag.faces, tiles_due(state)))
                return a.Draw(named if chance.random() < 0.6 else None)
            case Ready():
                return a.Open()
            case Writing():
                return a.Close() if chance.random() < 0.3 or self._is_late else a.Open()
            case Reviewing() if chance.random() < 0.2:
                return a.Correct(chance.choice(state.contestants or [0]), random_slip(state, chance))
            case _ if chance.random() < 0.1:
                return a.Rule(chance.choice(("QQ", "HE", "NO", "RSTLN")), chance.random() < 0.5)
            case _:
                return a.Judge()

    @property
    def _is_late(self) -> bool:
        return self.state.deadline is not None and self.now >= self.state.deadline


def random_slip(state: State, chance: Random) -> Slip:
    """Mostly a play that can be made, now and then anything."""
    luck = chance.random()
    found = WORDS.plays(state.board, state.rack, state.rules.rack_size)
    plays = list(islice(found, chance.choice((1, 2, 2, 3, 20)))) if luck > 0.15 else []
    if not plays:
        word = "".join(chance.sample(state.rack.faces, min(3, len(state.rack)))) or "QI"
        row, col = chance.randint(0, 16), chance.randint(1, 15)
        return Slip(word, row, col, chance.choice(list(Direction)), chance.choice((None, 12)))
    laid, _ = max(plays, key=lambda play: play[1])
    slip = play_of(state.board, laid, state.rules.bonus_for(len(laid))).slip
    return replace(slip, score=chance.choice((None, slip.score, slip.score, (slip.score or 0) + chance.randint(-2, 9))))


def reshuffled_slips(state: State, seat: int | None, chance: Random) -> State:
    """The same state for all that the seat may know: other slips on the desk, in the bag and in the list."""
    if seat is not None and seat == state.rules.arbitrating_seat:
        return replace(state, bag=Tiles("Z" * len(state.bag)))
    slips = Slots[Slip]()
    for owner, slip in state.slips:
        slips = slips.put(owner, slip if owner == seat else random_slip(state, chance))
    prepared = tuple(Prepared("Z" * len(one.rack)) for one in state.rules.prepared)
    rules = replace(state.rules, prepared=prepared[: chance.randint(1, max(1, len(prepared)))])
    return replace(state, slips=slips, bag=Tiles("Z" * len(state.bag)), rules=rules)


def duplicate_after(events: Iterable[Event]) -> State:
    return DUPLICATE.evolved(None, events)
