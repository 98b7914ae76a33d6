"""What a slip of the duplicate game costs, from the hand to the verdict, however many play."""

from random import Random
from time import process_time

from msgspec.structs import replace

from tilewright.core.dice import Dice
from tilewright.core.lexicon import Finder
from tilewright.games.base import Kit
from tilewright.games.duplicate.actions import CallTime, HandIn
from tilewright.games.duplicate.kind import DUPLICATE
from tilewright.games.duplicate.rules import Rules
from tilewright.games.duplicate.slip import Slip, play_of
from tilewright.games.duplicate.state import State
from tilewright.testing.duplicate import WORDS, duplicate_after

HALLS = (100, 1_000, 10_000)
ROUNDS = 3
KIT = Kit(WORDS, Dice(bytes(32)))
LATE = Kit(WORDS, KIT.dice, now=180_000)


def main() -> None:
    """handing in and judging the slips of one round, a tenth of them different, in CPU time"""
    costs = []
    for players in HALLS:
        handing, judging = min((_round(players) for _ in range(ROUNDS)), key=sum)
        costs.append((handing + judging) / players)
        print(
            f"  {players:>6,} players: {handing / players * 1e6:5.1f} µs to hand a slip in, "
            f"{judging / players * 1e6:5.1f} µs to judge it, {judging:.3f} s a round"
        )
    print(f"  a slip costs {costs[-1] / costs[0]:.2f} times as much among {HALLS[-1]:,} as among {HALLS[0]}")


def _round(players: int) -> tuple[float, float]:
    """The seconds that handing in takes, and those of judging with all that follows: the next rack is drawn."""
    names = tuple(f"Player {number}" for number in range(players))
    state = duplicate_after(DUPLICATE.start(Rules(), names, KIT))
    slips = _slips(state, KIT.words, players)
    start = process_time()
    for seat, slip in enumerate(slips):
        for event in DUPLICATE.decide(state, seat, HandIn(slip), KIT):
            state = DUPLICATE.evolve(state, event)
    handed = process_time()
    for event in DUPLICATE.decide(state, 0, CallTime(), LATE):
        state = DUPLICATE.evolve(state, event)
    assert len(state.rounds) == 1
    return handed - start, process_time() - handed


def _slips(state: State, words: object, players: int) -> list[Slip]:
    """Good ones and bad ones; as many different as a tenth of the players."""
    assert isinstance(words, Finder)
    chance = Random(players)
    found = list(words.plays(state.board, state.rack, 7))
    pool = []
    for _ in range(players // 10):
        slip = play_of(state.board, chance.choice(found)[0], 0).slip
        pool.append(replace(slip, row=chance.choice((slip.row, slip.row + 1)), score=chance.randint(0, 99)))
    return [chance.choice(pool) for _ in range(players)]
