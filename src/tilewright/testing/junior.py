"""Random games of the beginner game, and their transcripts."""

from collections.abc import Iterable, Mapping
from random import Random

from tilewright.core.dice import SEED_BYTES, Dice
from tilewright.core.square import Laid
from tilewright.games.base import Kit
from tilewright.games.crossword.policies import FromSeat
from tilewright.games.junior import actions as a
from tilewright.games.junior.boards import BOARDS
from tilewright.games.junior.events import Event
from tilewright.games.junior.exchanging import swap_due
from tilewright.games.junior.kind import JUNIOR
from tilewright.games.junior.plays import plays
from tilewright.games.junior.rules import AnySeat, Rules
from tilewright.games.junior.state import State
from tilewright.games.junior.view import View
from tilewright.session.session import Session
from tilewright.testing.games import PLAYERS
from tilewright.testing.random_session import RandomSession
from tilewright.testing.words import SAMPLE_WORDS

#: By name: the board and the number of seats. Together they meet every event there is.
JUNIOR_PLAYTHROUGHS: Mapping[str, tuple[str, int]] = {
    "junior-classic-for-two": ("classic", 2),  # tiles are swapped
    "junior-kitchen-for-four": ("kitchen", 4),  # it is put away for a while, and somebody passes
    "junior-outing-for-four": ("outing", 4),  # somebody leaves
}


def junior_state_after(events: Iterable[Event]) -> State:
    return JUNIOR.evolved(None, events)


def random_junior_rules(chance: Random) -> tuple[Rules, tuple[str, ...]]:
    players = PLAYERS[: chance.randint(2, 4)]
    first = chance.choice((AnySeat(), AnySeat(), FromSeat(chance.randrange(len(players)))))
    board = BOARDS[chance.choice(["classic", *BOARDS])]
    return Rules(board=board, first_player=first), players


class RandomJunior(RandomSession[Rules, State, a.Action, Event, View]):
    """The beginner game, played by chance."""

    def __init__(self, chance: Random, rules: Rules | None = None, players: tuple[str, ...] = PLAYERS[:2]) -> None:
        kit = Kit(SAMPLE_WORDS, Dice(chance.randbytes(SEED_BYTES)))
        if rules is None:
            rules, players = random_junior_rules(chance)
        super().__init__(Session.begun(JUNIOR, rules, players, kit), chance)

    def ending(self) -> dict[str, object]:
        return {"board": str(self.state.board).splitlines(), "scores": self.state.scores}

    def action(self) -> tuple[int, a.Action]:
        """A seat, and what it asks for."""
        state, luck = self.state, self.chance.random()
        if state.asleep:
            return self.chance.choice(state.in_play), a.Resume()
        if luck < 0.004:
            leaving: list[a.Action] = [a.Adjourn(), a.Resign(), a.Resign(absent=True)]
            return self.chance.choice(state.in_play), self.chance.choice(leaving)
        if luck < 0.1:
            return self.chance.choice(list(state.seats)), self.nonsense()
        return state.turn, self._turn()

    def nonsense(self) -> a.Action:
        """Something that is hardly ever allowed."""
        state, chance = self.state, self.chance
        rack = state.racks[state.turn].faces
        odd: list[a.Action] = [a.Pass(), a.Resume(), a.Place(()), a.Exchange(rack[:2]), a.Exchange("ZZ")]
        tiles = [chance.choice(rack or "A") for _ in range(chance.randint(1, 3))]
        anywhere = tuple(Laid(chance.randint(0, 16), chance.randint(0, 16), tile) for tile in tiles)
        odd += [a.Place(anywhere), a.Place(state.board.openings()[:1]), a.Place(state.board.openings()[:2])]
        return chance.choice(odd)

    def _turn(self) -> a.Action:
        state, seat = self.state, self.state.turn
        found = plays(state.board, state.racks[seat])
        if found:
            return a.Place(self.chance.choice(found))
        due = swap_due(state, seat)
        return a.Exchange("".join(self.chance.sample(state.racks[seat].faces, due))) if due else a.Pass()


def junior_transcript(name: str) -> str:
    """The game of that name, played again from its fixed chance: one JSON object a line."""
    board, seats = JUNIOR_PLAYTHROUGHS[name]
    return RandomJunior(Random(name), Rules(board=BOARDS[board]), PLAYERS[:seats]).transcript()
