"""Twins of every kind of game: what is hidden in each, and how random players ask for it."""

from itertools import count
from random import Random
from typing import Any

from msgspec.structs import replace

from tests.web.loaded import Fallen
from tests.web.twin_crossword import CrosswordTwins
from tests.web.twins import Asking, Both, Done, Twins
from tilewright.core.dice import SEED_BYTES, Dice
from tilewright.core.refusal import Refused
from tilewright.core.tiles import Tiles
from tilewright.games.base import Kit
from tilewright.games.bingo import actions as b
from tilewright.games.bingo.card import Card
from tilewright.games.bingo.dealing import fits
from tilewright.games.bingo.events import Dealt
from tilewright.games.bingo.judging import judge_strike
from tilewright.games.duplicate import actions as d
from tilewright.games.duplicate.events import Called, Closed, Judged
from tilewright.games.duplicate.mastering import prepare
from tilewright.games.duplicate.policies import RoundClosing
from tilewright.games.duplicate.rules import Rules as DuplicateRules
from tilewright.games.unbuild.actions import Remove
from tilewright.games.unbuild.rules import Rules as UnbuildRules
from tilewright.testing import bingo, duplicate, junior, random_rules, unbuild
from tilewright.testing.games import PLAYERS

SOON = 66_000  # a slip that differs is handed in again while there is time
WIRED = 4  # of a hall not everybody has come
HALL = tuple(f"Player {seat}" for seat in range(44))


class BingoTwins(Twins):
    """Other cards before the others, and other letters struck on them."""

    name, lexicon = "bingo", "sevens"

    def asking(self, states: Both, now: int) -> Asking:  # noqa: ARG002 - nothing here takes time
        seat, action = bingo.action(states[0], self.chance)
        other: b.Action = action
        if seat != self.watcher and isinstance(action, b.Write) and len(action.words) == 2:
            other = b.Write(tuple(self.chance.sample(list(bingo.SEVENS), 2)))
        elif seat != self.watcher and isinstance(action, b.Strike):
            places = [place for place in range(14) if _may_strike(states[1], seat, place)]
            other = b.Strike(self.chance.choice(places)) if places else action
        return Asking(seat, (action, other))

    def falls(self, states: Both, facts: tuple[Any, ...], fallen: Fallen) -> tuple[Fallen, Fallen]:  # noqa: ARG002
        dealt = next((fact for fact in facts if isinstance(fact, Dealt) and fact.seat != self.watcher), None)
        if dealt is None:
            return fallen, fallen
        listed = self.words.words_of(7)  # type: ignore[attr-defined]
        pairs = ((self.chance.randrange(dealt.among), self.chance.randrange(dealt.among)) for _ in count())
        another = next(pair for pair in pairs if fits(listed, pair, self.rules[0].tileset))
        return fallen, Fallen(fallen.draws, [*fallen.rolls[:-2], *another])

    def nonsense(self, state: Any, seat: int) -> Any:  # noqa: ARG002
        words = tuple(self.chance.sample(list(bingo.SEVENS), 2))
        odd = [b.Bingo(), b.Strike(self.chance.randint(-1, 15)), b.Ready(), b.Call("Z"), b.Call(), b.Close()]
        return self.chance.choice([*odd, b.Deal(), b.Write(("A", "B")), b.Write(words), b.Write(("QQQQQQQ", words[0]))])

    def hidden_changed(self, state: Any) -> Any:
        cards = tuple(
            card if owner == self.watcher or card is None else self._another() for owner, card in enumerate(state.cards)
        )
        return replace(state, cards=cards)

    def _another(self) -> Card:
        return Card(tuple(self.chance.sample(list(bingo.SEVENS), 2)), tuple(range(self.chance.randint(0, 14))))


def _may_strike(state: Any, seat: int, place: int) -> bool:
    try:
        judge_strike(state, seat, place)
    except Refused:
        return False
    return True


class DuplicateTwins(Twins):
    """Other slips on the desk, until they are judged; and a list of racks that goes on in one of them only."""

    name, most_ahead = "duplicate", 60

    def __post_init__(self) -> None:
        super().__post_init__()
        if self._sees(-1):
            self.rules = self.rules[0], self.rules[0]  # who arbitrates has the list
        self._player = duplicate.RandomDuplicate(self.chance, self.rules[0], self.players)

    def asking(self, states: Both, now: int) -> Asking:
        self._player.state, self._player.now = states[0], now
        seat, action = next(one for _ in count() if (one := self._player.action())[0] < WIRED)
        differ = [one for one in states[0].seats if states[0].slip_of(one) != states[1].slip_of(one)]
        left = states[0].time_left(now)
        if differ and left == 0:
            raise Done  # it is too late to hand in the same
        late = left is not None and left < SOON
        if differ and (late or seat in differ or self._closes(states[0], Asking(seat, (action, action)), now)):
            return Asking(differ[0], (d.HandIn(states[0].slip_of(differ[0])),) * 2)
        other: d.Action = action
        if isinstance(action, d.HandIn) and not self._sees(seat) and (left is None or left > SOON):
            other = d.HandIn(duplicate.random_slip(states[1], self.chance))
        return Asking(seat, (action, other))

    def prepare(self, states: Both, asking: Asking, now: int) -> bool:
        last = bool(self.rules[1].prepared) and states[0].number == len(self.rules[1].prepared)
        if last and any(isinstance(fact, Called) for fact in self._next(states[0], asking, now)):
            raise Done
        return super().prepare(states, asking, now)

    def nonsense(self, state: Any, seat: int) -> Any:
        slip = duplicate.random_slip(state, self.chance)
        odd = [d.Draw("ZZ"), d.Judge(), d.CallTime(), d.Close(), d.Stop(), d.Open(), d.Rule("QQ", good=True), d.Done()]
        return self.chance.choice([*odd, d.Correct(seat, slip), d.HandIn(replace(slip, word="Q" * 30)), d.Join("Zoe")])

    def hidden_changed(self, state: Any) -> Any:
        return duplicate.reshuffled_slips(state, self.watcher, self.chance)

    def _sees(self, seat: int) -> bool:
        return self.watcher is not None and self.watcher in (seat, self.rules[0].arbitrating_seat)

    def _closes(self, state: Any, asking: Asking, now: int) -> bool:
        return any(isinstance(fact, Closed | Judged) for fact in self._next(state, asking, now))

    def _next(self, state: Any, asking: Asking, now: int) -> tuple[Any, ...]:
        return self._decided(state, asking.seat, asking.actions[0], self._kit(self._trial(0), now)) or ()


class JuniorTwins(Twins):
    """Racks lie open: only the seed differs, and for a moment the pool."""

    name = "junior"

    def __post_init__(self) -> None:
        super().__post_init__()
        self._player = junior.RandomJunior(self.chance, self.rules[0], self.players)

    def asking(self, states: Both, now: int) -> Asking:  # noqa: ARG002
        self._player.state = states[0]
        seat, action = self._player.action()
        return Asking(seat, (action, action))

    def nonsense(self, state: Any, seat: int) -> Any:  # noqa: ARG002
        self._player.state = state
        return self._player.nonsense()

    def hidden_changed(self, state: Any) -> Any:
        return replace(state, pool=Tiles("".join(self.chance.choices("ABC", k=len(state.pool)))))


class UnbuildTwins(Twins):
    """Nothing is hidden but a seed that is not used."""

    name, most_ahead = "unbuild", 0

    def asking(self, states: Both, now: int) -> Asking:  # noqa: ARG002
        seat, action = unbuild.action(states[0], self.chance)
        return Asking(seat, (action, action))

    def nonsense(self, state: Any, seat: int) -> Any:  # noqa: ARG002
        standing = [one.square for one in state.board.standing()]
        return Remove(tuple(self.chance.choices(standing, k=self.chance.randint(0, 5))))

    def hidden_changed(self, state: Any) -> Any:
        return state


def twins_of(number: int) -> Twins:
    """The pair of that number, with the seat from which it is looked at: a hundred of them are all kinds."""
    chance = Random(f"nothing leaks {number}")
    make, rules, players = _game(number, chance)
    watcher = chance.choice([None, *range(min(WIRED, len(players)))])
    few = len(players) <= WIRED  # programs hear less often of a crowd, and not at a moment that a test knows
    return make(chance, watcher, rules, players, delayed=chance.random() < 0.2, listens=few and chance.random() < 0.5)


def _game(number: int, chance: Random) -> tuple[type[Twins], Both, tuple[str, ...]]:
    match number % 20:
        case 3 | 10:
            rules, players = bingo.random_rules(chance)
            return BingoTwins, (rules, rules), players
        case 5:
            told, few = duplicate.random_duplicate_rules(chance)
            return DuplicateTwins, (told, replace(told, prepared=told.prepared[:2])), few
        case 15:
            dealt = DuplicateRules(tileset=duplicate.FEW_TILES, closing=chance.choice(list(RoundClosing)))
            listed = prepare(dealt, Kit(duplicate.WORDS, Dice(chance.randbytes(SEED_BYTES))))
            both = replace(dealt, prepared=listed), replace(dealt, prepared=listed[:2])
            return DuplicateTwins, both, PLAYERS[: chance.randint(1, 4)]
        case 8:
            shown = DuplicateRules(tileset=duplicate.FEW_TILES, closing=chance.choice(list(RoundClosing)))
            return DuplicateTwins, (shown, shown), HALL if number < 40 else HALL[:3]
        case 12 | 18:
            printed, names = junior.random_junior_rules(chance)
            return JuniorTwins, (printed, printed), names
        case 19:
            seats = chance.randint(1, 4)
            standing = UnbuildRules(unbuild.left_board(chance.randrange(3)), first=chance.randrange(seats))
            return UnbuildTwins, (standing, standing), PLAYERS[:seats]
        case _:
            agreed, names = random_rules(chance)
            return CrosswordTwins, (agreed, agreed), names
