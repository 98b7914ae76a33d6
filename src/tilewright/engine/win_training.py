"""Win tables made from games of the static player against itself. What is slow is done in C++."""

from collections.abc import Sequence
from hashlib import blake2b
from math import sqrt

import msgspec
from msgspec import Struct

from tilewright import _native
from tilewright.engine.leave_training import DIGEST, Unusable
from tilewright.engine.static_player import LeaveValues, numbered, terms_of
from tilewright.engine.win_table import WinTable
from tilewright.games.crossword.rules import Rules
from tilewright.lexicons.graph import WordGraph
from tilewright.movegen.native_board import native_layout, tile_values

GAMES = 100_000
AT_A_TIME = 500  # games for each thread before all is saved
ENOUGH = 20_000  # turns that a row needs; bags of similar size supply what is missing
LEAST_BESIDE = 1  # sizes of the bag on each side that always count
CHECKED = 10  # one game for so many, played afterwards, checks the table
MILLION = 1_000_000
Played = tuple[int, list[int], int]  # turns, gains and squares, for each size of the bag
ClassSums = tuple[int, int, int]  # turns, chances expected and games won, in millionths


class WinPlan(Struct, frozen=True):
    """What is to be done."""

    name: str
    seats: int = 2
    games: int = GAMES
    seed: int = 1
    house: tuple[str, ...] = ()


class _Sums(Struct):
    """Sums over the turns that began with a given number of tiles in the bag, in tenths of a point."""

    turns: int = 0
    gains: list[int] = msgspec.field(default_factory=lambda: [0, 0, 0, 0])
    squares: int = 0

    def add(self, turns: int, gains: Sequence[int], squares: int) -> None:
        self.turns += turns
        self.gains = [one + more for one, more in zip(self.gains, gains, strict=True)]
        self.squares += squares


class _Kept(Struct):
    """How far a training has come."""

    plan: WinPlan
    subject: str
    done: int
    sums: list[_Sums]


class WinTraining:
    """
    >>> from tilewright.testing import SAMPLE_WORDS
    >>> training = WinTraining(WordGraph(SAMPLE_WORDS), Rules(), None, WinPlan("sample", games=40))
    >>> while not training.is_over:
    ...     _ = training.go_on(threads=1)
    >>> table = training.table()
    >>> len(table.rows), table.rows[0][0][0] + table.rows[0][0][1]
    (87, 0.0)
    """

    def __init__(self, words: WordGraph, rules: Rules, leaves: LeaveValues | None, plan: WinPlan) -> None:
        self.plan, self.done = plan, 0
        self._words, self._rules, self._leaves = words.covering(rules.tileset), rules, leaves
        self._sums: list[_Sums] = []

    @property
    def about(self) -> tuple[WordGraph, Rules, WinPlan]:
        """What another machine needs to play the same games, besides the leave values."""
        return self._words, self._rules, self.plan

    @property
    def is_over(self) -> bool:
        return self.done == self.plan.games

    def go_on(self, threads: int) -> int:
        """Play some games, and return how many."""
        numbers = range(self.done, min(self.done + AT_A_TIME * threads, self.plan.games))
        self.add(numbers, self.played(numbers, threads))
        return len(numbers)

    def played(self, numbers: range, threads: int = 1) -> list[Played]:
        """What the games with these numbers come to; it can be added by any training with the same plan."""
        seats, seed = self.plan.seats, self.plan.seed
        return _native.win_sums(*self._match(), seats, seed, numbers.start, len(numbers), threads)

    def add(self, numbers: range, played: Sequence[Played]) -> None:
        """The next games, which were played anywhere."""
        assert numbers.start == self.done, "games are added in their order"
        self._sums.extend(_Sums() for _ in range(len(played) - len(self._sums)))
        for sums, more in zip(self._sums, played, strict=False):
            sums.add(*more)
        self.done += len(numbers)

    def table(self) -> WinTable:
        rows = tuple(self._row(in_bag) for in_bag in range(len(self._sums)))
        plan = self.plan
        return WinTable(plan.name, plan.seats, self._rules.rack_size, rows, plan.games, plan.seed)

    def checked(self, threads: int) -> WinTable:
        """The table with its check: chances that it gave, and how often they came true in other games."""
        table = self.table()
        return with_check(table, [self.classes(table, self.checking, threads)])

    @property
    def checking(self) -> range:
        """The numbers of the games that check the table."""
        return range(self.plan.games, self.plan.games + max(self.plan.games // CHECKED, 1))

    def classes(self, table: WinTable, numbers: range, threads: int = 1) -> list[ClassSums]:
        """How the games with these numbers bear the table out, for each class of chances."""
        first, games = numbers.start, len(numbers)
        return _native.win_classes(*self._match(), table.native(), self.plan.seed, first, games, threads)

    def _row(self, in_bag: int) -> tuple[tuple[float, ...], float]:
        """A row from the turns with this many tiles in the bag, and from as many similar sizes as it takes."""
        seats, beside, pooled = self.plan.seats, LEAST_BESIDE, _Sums()
        while beside <= len(self._sums):
            pooled = _Sums()
            for one in self._sums[max(in_bag - beside, 0) : in_bag + beside + 1]:
                pooled.add(one.turns, one.gains, one.squares)
            if pooled.turns >= min(ENOUGH, self.plan.games):
                break
            beside += 1
        turns = max(pooled.turns, 1)
        gains = [gain / turns / 10 for gain in pooled.gains[:seats]]
        mean = sum(gains) / seats
        pairs = [(one, two) for place, one in enumerate(gains) for two in gains[:place]]
        apart = sum((one - two) ** 2 for one, two in pairs)
        variance = (pooled.squares / turns / 100 - apart) / len(pairs) / 2
        rounded = [round(gain - mean, 2) for gain in gains[:-1]]
        return (*rounded, round(-sum(rounded), 2)), round(max(sqrt(max(variance, 0)), 0.1), 2)

    def save(self) -> bytes:
        kept = msgspec.json.encode(_Kept(self.plan, self._subject(), self.done, self._sums))
        return blake2b(kept, digest_size=DIGEST).digest() + kept

    def restore(self, saved: bytes) -> None:
        """Go on from there, as if there had been no break."""
        kept = _read(saved)
        if kept.plan != self.plan or kept.subject != self._subject():
            raise Unusable("what was kept is of another training: the words, the rules or the numbers differ")
        self.done, self._sums = kept.done, kept.sums

    @staticmethod
    def plan_of(saved: bytes) -> WinPlan:
        """The plan of a training that was saved."""
        return _read(saved).plan

    def _match(
        self,
    ) -> tuple[
        _native.Graph,
        _native.WordMap,
        _native.Layout,
        Sequence[int],
        int,
        bytes,
        _native.Terms,
        _native.Leaves | None,
    ]:
        words, rules = self._words, self._rules
        worth, letters = tile_values(rules.tileset, words.alphabet)
        tiles, terms = numbered(words, rules.tileset.bag()), terms_of(rules)
        leaves = self._leaves.native if self._leaves else None
        return words.native, words.word_map, native_layout(rules.layout), worth, letters, tiles, terms, leaves

    def _subject(self) -> str:
        """What it is about: the words and the rules."""
        about = self._words.save() + repr(self._rules).encode()
        return blake2b(about, digest_size=DIGEST).hexdigest()


def with_check(table: WinTable, parts: Sequence[Sequence[ClassSums]]) -> WinTable:
    """The table with its check, from the classes of some games or of several parts of them."""
    sums = [tuple(map(sum, zip(*same, strict=True))) for same in zip(*parts, strict=True)]
    classes = tuple(
        (round(expected / turns / MILLION, 4), round(won / turns / MILLION, 4), turns)
        for turns, expected, won in sums
        if turns
    )
    return msgspec.structs.replace(table, checked=classes)


def _read(saved: bytes) -> _Kept:
    digest, whole = saved[:DIGEST], saved[DIGEST:]
    if digest != blake2b(whole, digest_size=DIGEST).digest():
        raise Unusable("what was kept of the training is damaged")
    return msgspec.json.decode(whole, type=_Kept)
