"""The static player: takes the move with the best equity, without looking ahead. The work is done in C++."""

from collections.abc import Iterable, Sequence
from heapq import heappush, heappushpop
from math import inf
from typing import NamedTuple

from tilewright import _native
from tilewright.core.board import Board
from tilewright.core.square import Laid
from tilewright.core.tiles import BLANK, Tiles
from tilewright.games.crossword.rules import Rules
from tilewright.lexicons.graph import WordGraph
from tilewright.movegen.native_board import native_layout, play_of, position_of, tile_values, words_made

_PLAIN_RULES = Rules()


class Valued(NamedTuple):
    """A move and what it is worth: tiles laid, tiles exchanged, or neither for a pass."""

    laid: tuple[Laid, ...]
    exchanged: Tiles
    points: int  # including the bonus
    equity: float  # the points plus the value of the leave


class LeaveValues:
    """What kept tiles are worth, from a KLV2 file."""

    def __init__(self, file: bytes) -> None:
        self.native = _native.Leaves(file)

    def __len__(self) -> int:
        return len(self.native)


class StaticPlayer:
    """
    >>> from tilewright.testing import SAMPLE_WORDS
    >>> player = StaticPlayer(WordGraph(SAMPLE_WORDS))
    >>> best = player.best(Board.empty(), Tiles("TRAINER"), in_bag=86)
    >>> "".join(one.tile for one in best.laid), best.points
    ('TRAINER', 66)
    """

    def __init__(
        self, words: WordGraph, rules: Rules = _PLAIN_RULES, leaves: LeaveValues | None = None, *, mapped: bool = False
    ) -> None:
        """A word map takes a tenth of a second to build, and pays off after a few hundred moves."""
        self.words = words
        self.mapped = mapped
        self.rules = rules
        self.leaves = leaves

    def best(self, board: Board, rack: Tiles, in_bag: int, others: Tiles | None = None) -> Valued:
        """The best move. With an empty bag, the opponent's tiles are known and count."""
        if self.rules.word_bonuses:
            return self.ranked(board, rack, in_bag, others, most=1)[0]
        position, tiles, worth = self._asked(board, rack, others)
        words = self.words.word_map if self.mapped else None
        terms = terms_of(self.rules)
        return self.told(_native.best_choice(position, tiles, in_bag, worth, terms, self._native_leaves, words))

    def ranked(
        self, board: Board, rack: Tiles, in_bag: int, others: Tiles | None = None, *, most: int | None = None
    ) -> list[Valued]:
        """Every play, every exchange and the pass, the best first; or at most so many of the best."""
        position, tiles, worth = self._asked(board, rack, others)
        found = _native.all_choices(position, tiles, in_bag, worth, terms_of(self.rules), self._native_leaves)
        if self.rules.word_bonuses:
            return self._with_word_bonuses(board, found, most)
        return [self.told(choice) for choice in found[:most]]

    def _with_word_bonuses(self, board: Board, found: Iterable[_native.Choice], most: int | None) -> list[Valued]:
        """Sort the moves by their worth with word bonuses, which the native core does not know.

        They come the best first. Plays that could not make the list, whatever their words, are skipped.
        """
        each, ranked, best = sum(one.points for one in self.rules.word_bonuses), list[Valued](), list[float]()
        for choice in found:
            least = best[0] if len(best) == most else -inf
            equity = choice.equity / 1000
            if equity + each * (self.rules.rack_size + 1) <= least:
                break
            if choice.is_play and equity + each * (choice.play.laid + 1) <= least:
                continue
            words = words_made(choice.play, board, self.words.alphabet) if choice.is_play else []
            bonus = self.rules.word_bonus_for(words)
            if equity + bonus <= least:
                continue
            one = self.told(choice)
            ranked.append(one._replace(points=one.points + bonus, equity=equity + bonus))
            (heappushpop if len(best) == most else heappush)(best, equity + bonus)
        return sorted(ranked, key=lambda one: -one.equity)[:most]

    def against(
        self,
        others: "StaticPlayer | Sequence[StaticPlayer]",
        games: int,
        *,
        seed: int,
        first: int = 0,
        pairs: bool = False,
        threads: int = 1,
        exhaustive: bool = False,
    ) -> list[_native.Outcome]:
        """Whole games against one to three others by this player's rules and words. Game n depends only on seed and n.

        They take turns at starting. With pairs, each deal is played as often as there are players, who change seats.
        Exhaustive games look at all plays in each turn: slower, with the same result.
        """
        players = [self, others] if isinstance(others, StaticPlayer) else [self, *others]
        worth, letters = tile_values(self.rules.tileset, self.words.alphabet)
        return _native.self_play(
            self.words.native,
            self.words.word_map if self.mapped else None,
            native_layout(self.rules.layout),
            worth,
            letters,
            numbered(self.words, self.rules.tileset.bag()),
            terms_of(self.rules),
            [player._native_leaves for player in players],  # noqa: SLF001 - another instance of this class
            seed,
            first,
            games,
            pairs,
            threads,
            exhaustive,
        )

    @property
    def _native_leaves(self) -> _native.Leaves | None:
        return self.leaves.native if self.leaves else None

    def _asked(self, board: Board, rack: Tiles, others: Tiles | None) -> tuple[_native.Position, bytes, int]:
        position = position_of(self.words.native, self.words.alphabet, board)
        return position, numbered(self.words, rack), board.tileset.worth(others) if others else 0

    def told(self, choice: _native.Choice) -> Valued:
        alphabet, equity = self.words.alphabet, choice.equity / 1000
        if choice.is_play:
            laid, points = play_of(choice.play, alphabet)
            return Valued(laid, Tiles(), points, equity)
        faces = "".join([alphabet.letters[face - 1] if face else BLANK for face in choice.exchanged])
        return Valued((), Tiles(faces), 0, equity)


def numbered(words: WordGraph, tiles: Tiles) -> bytes:
    """Tiles for the native core; all of them must be in the lexicon's alphabet."""
    faces = words.alphabet.faces(tiles.faces)
    if len(faces) != len(tiles):
        raise ValueError("The tiles of this game are not all letters of the word list.")
    return faces


def terms_of(rules: Rules) -> _native.Terms:
    bonuses = [rules.bonus_for(laid) for laid in range(rules.rack_size + 1)]
    least, ending = rules.exchanging.closed_at + 1, rules.ending
    return _native.Terms(rules.rack_size, least, ending.scoreless or 0, bonuses, ending.passes_each)
