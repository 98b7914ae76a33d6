"""Trains leave values by self-play, generation by generation. The slow parts are in C++."""

from hashlib import blake2b
from math import sqrt
from statistics import fmean, stdev

import msgspec
from msgspec import Struct

from tilewright import _native
from tilewright.core.errors import TilewrightError
from tilewright.engine.outlook import DEVIATIONS
from tilewright.engine.static_player import LeaveValues, StaticPlayer, numbered, terms_of
from tilewright.games.crossword.rules import Rules
from tilewright.lexicons.graph import WordGraph
from tilewright.movegen.native_board import native_layout, tile_values

GENERATIONS, BOARDS = 8, 1000
FEWEST = 16  # boards per generation
AT_A_TIME = 4  # boards per thread between two saves
GAMES = 2000  # played after each generation against a player without leave values
DIGEST = 16


class TrainingPlan(Struct, frozen=True):
    """What to train. Early generations are far from the final values, so they use fewer boards.

    >>> TrainingPlan("commons", generations=6, boards=800, seed=1).sizes
    (50, 50, 100, 200, 400, 800)
    """

    name: str
    generations: int = GENERATIONS
    boards: int = BOARDS
    seed: int = 1
    house: tuple[str, ...] = ()

    @property
    def sizes(self) -> tuple[int, ...]:
        """How many boards each generation uses: twice as many as the one before, and all of them in the last."""
        steps = range(self.generations - 1, -1, -1)
        return tuple(min(self.boards, max(self.boards >> min(step, 4), FEWEST)) for step in steps)


class Generation(Struct, frozen=True):
    """What a generation changed, and how well its values play."""

    number: int
    boards: int
    change: float  # mean change of a value in points, weighted by how often the leave was kept in its games
    points: float  # per game more than a player without leave values
    margin: float  # on both sides, with 95 % confidence
    wins: float  # as a share of its games


class Unusable(TilewrightError, ValueError):
    """Saved training data belongs to another training, or is damaged."""


class _Kept(Struct):
    """The progress of a training, stored in front of its numbers."""

    plan: TrainingPlan
    subject: str
    done: int
    record: list[Generation]


class LeaveTraining:
    """
    >>> from tilewright.testing import SAMPLE_WORDS
    >>> training = LeaveTraining(
    ...     WordGraph(SAMPLE_WORDS), Rules(rack_size=3), TrainingPlan("sample", generations=2, boards=16)
    ... )
    >>> while not training.is_over:
    ...     _ = training.go_on(threads=1)
    >>> [generation.boards for generation in training.record], len(training.leaves())
    ([16, 16], 400)
    """

    def __init__(self, words: WordGraph, rules: Rules, plan: TrainingPlan) -> None:
        self.plan = plan
        self.done = 0  # boards done in all generations
        self.record: list[Generation] = []
        self._words, self._rules = words.covering(rules.tileset), rules
        words = self._words
        worth, letters = tile_values(rules.tileset, words.alphabet)
        faces = numbered(words, rules.tileset.bag())
        terms, layout = terms_of(rules), native_layout(rules.layout)
        self._native = _native.LeaveTrainer(words.native, words.word_map, layout, worth, letters, faces, terms)

    def __len__(self) -> int:
        """The number of possible leaves."""
        return len(self._native)

    @property
    def is_over(self) -> bool:
        return len(self.record) == self.plan.generations

    def go_on(self, threads: int) -> int:
        """Value some boards, ending the generation after its last one; returns how many there were."""
        end = sum(self.plan.sizes[: len(self.record) + 1])
        boards = min(AT_A_TIME * threads, end - self.done)
        self._native.learn(self.plan.seed, self.done, boards, threads)
        self.done += boards
        if self.done == end:
            self._settle(threads)
        return boards

    def file(self) -> bytes:
        """The values of the last generation, as a KLV2 file."""
        return self._native.file()

    def leaves(self) -> LeaveValues:
        return LeaveValues(self.file())

    def save(self) -> bytes:
        kept = msgspec.json.encode(_Kept(self.plan, self._subject(), self.done, self.record))
        whole = kept + b"\n" + self._native.state()
        return blake2b(whole, digest_size=DIGEST).digest() + whole

    def restore(self, saved: bytes) -> None:
        """Continue from saved data, as if there had been no break."""
        digest, whole = saved[:DIGEST], saved[DIGEST:]
        if digest != blake2b(whole, digest_size=DIGEST).digest():
            raise Unusable("what was kept of the training is damaged")
        told, _, state = whole.partition(b"\n")
        kept = msgspec.json.decode(told, type=_Kept)
        if kept.plan != self.plan or kept.subject != self._subject():
            raise Unusable("what was kept is of another training: the words, the rules or the numbers differ")
        self._native.restore(state)
        self.done, self.record = kept.done, kept.record

    @staticmethod
    def plan_of(saved: bytes) -> TrainingPlan:
        """The plan of a saved training."""
        try:
            return msgspec.json.decode(saved[DIGEST:].partition(b"\n")[0], type=_Kept).plan
        except (msgspec.DecodeError, UnicodeDecodeError) as error:
            raise Unusable("what was kept of the training is damaged") from error

    def _settle(self, threads: int) -> None:
        change = self._native.settle()
        ours = StaticPlayer(self._words, self._rules, self.leaves(), mapped=True)
        plain = StaticPlayer(self._words, self._rules, mapped=True)
        games = ours.against(plain, GAMES, seed=self.plan.seed, pairs=True, threads=threads)
        gains = [game.points[0] - game.points[1] for game in games]
        pairs = [(one + two) / 2 for one, two in zip(gains[::2], gains[1::2], strict=True)]
        self.record.append(
            Generation(
                number=len(self.record) + 1,
                boards=change.boards,
                change=round(change.mean, 4),
                points=round(fmean(pairs), 2),
                margin=round(DEVIATIONS * stdev(pairs) / sqrt(len(pairs)), 2),
                wins=round(fmean((gain > 0) + (gain == 0) / 2 for gain in gains), 4),
            )
        )

    def _subject(self) -> str:
        """What is trained: the words and the rules."""
        about = self._words.save() + repr(self._rules).encode()
        return blake2b(about, digest_size=DIGEST).hexdigest()
