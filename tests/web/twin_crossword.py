"""Twins of the standard game: other tiles on the others' racks and in the bag."""

from typing import Any

from msgspec.structs import replace

from tests.web.loaded import CannotBeTheSame, Fallen, common, drawn_pair
from tests.web.twins import Asking, Both, Twins
from tilewright.core.refusal import Refused
from tilewright.core.square import Laid
from tilewright.core.tiles import Tiles
from tilewright.games.crossword import actions as a
from tilewright.games.crossword.bags import filled_bags, home_of
from tilewright.games.crossword.events import Drew, LotsDrawn
from tilewright.games.crossword.state import State
from tilewright.testing import RandomPlayer, reshuffled
from tilewright.testing.duplicate import WORDS


class CrosswordTwins(Twins):
    """Plays are of tiles that a seat holds in both, and exchanges of as many from each bag."""

    name = "crossword"

    def __post_init__(self) -> None:
        super().__post_init__()
        self._player = RandomPlayer(self.chance, WORDS)
        self._stuck = False

    def prepare(self, states: Both, asking: Asking, now: int) -> bool:
        try:
            return super().prepare(states, asking, now)
        except CannotBeTheSame:
            self._stuck = True
            raise

    def asking(self, states: Both, now: int) -> Asking:  # noqa: ARG002 - the player hears when it is late
        first, second = states
        if self._stuck:
            self._stuck = False
            return Asking(first.turn, (a.Pass(), a.Pass()))
        shared = [Tiles(common(one, other)) for one, other in zip(first.racks, second.racks, strict=True)]
        seat, action = self._player.action(replace(first, racks=tuple(shared)))
        if isinstance(action, a.Place) and self.chance.random() < 0.1:
            action = a.Exchange("".join(self.chance.sample(shared[seat].faces, min(2, len(shared[seat])))))
        if isinstance(action, a.Exchange) and seat != self.watcher:
            return Asking(seat, self._exchanges(states, seat, len(action.tiles)))
        return Asking(seat, (action, action))

    def was_refused(self, refused: Refused) -> None:
        self._player.was_refused(refused)

    def falls(self, states: Both, facts: tuple[Any, ...], fallen: Fallen) -> tuple[Fallen, Fallen]:
        """The watcher's draws are the same in both. Everybody sees the lots."""
        bags = [list(state.bags if state else filled_bags(self.rules[0])) for state in states]
        both: list[tuple[str, str]] = []
        for fact in facts:
            match fact:
                case LotsDrawn(lots=lots) if lots:
                    both.append(("".join(face for _, face in lots),) * 2)
                case Drew(seat=seat, tiles=tiles):
                    for place, drawn in enumerate(tiles):
                        pair = bags[0][place], bags[1][place]
                        both.append(drawn_pair(pair, len(drawn), self.chance, seen=seat == self.watcher))
                        for own, taken in zip(bags, both[-1], strict=True):
                            own[place] = own[place].take(taken)
                case _:
                    pass
        return tuple(Fallen([one[which] for one in both], fallen.rolls) for which in (0, 1))  # type: ignore[return-value]

    def nonsense(self, state: State, seat: int) -> Any:
        """Words that are none, tiles that one has not, and whatever is not to be done now."""
        chance, rack = self.chance, state.racks[seat].faces or "A"
        row, col = chance.randint(0, 16), chance.randint(1, 12)
        faces = chance.choice([rack[:4], rack[::-1][:3], "QZJ", rack[:1], "EEEE", "ABLE"])
        laid = tuple(Laid(row, col + place, face) for place, face in enumerate(faces))
        centre = tuple(Laid(8, 6 + place, face) for place, face in enumerate(faces))
        odd: list[a.Action] = [a.Place(laid), a.Place(centre), a.Exchange("ZZZ"), a.Exchange(rack + "E"), a.Draw(99)]
        odd += [a.Exchange(rack), a.Place(()), a.Challenge(("NOSUCHWORD",)), a.Challenge(), a.Vote((True,) * 9)]
        return chance.choice([*odd, a.Pass(), a.Accept(), a.Finish(), a.CallTime(), a.Resume(), a.Begin(), a.Adjourn()])

    def hidden_changed(self, state: State) -> State:
        return state if state.rules.is_face_up else reshuffled(state, self.watcher, self.chance)

    def _exchanges(self, states: Both, seat: int, size: int) -> Both:
        """Where vowels lie apart, anybody sees how many go back to which bag."""
        racks = [state.racks[seat].faces for state in states]
        first = self._given(racks[0], size)
        split = [len(part) for part in home_of(first, states[0].rules)]
        homes = home_of(racks[1], states[0].rules)
        second = [self._given(home, number) for home, number in zip(homes, split, strict=True)]
        return a.Exchange(first), a.Exchange("".join(second))

    def _given(self, tiles: str, size: int) -> str:
        return "".join(self.chance.sample(tiles, min(size, len(tiles))))
