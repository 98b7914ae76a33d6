"""The static player: takes the move with the best equity, without looking ahead. The work is done in C++."""

from collections.abc import Iterable, Sequence
from heapq import heappush, heappushpop
from math import inf
from typing import NamedTuple

from tilewright import _native
from tilewright.core.alphabet import Alphabet
from tilewright.core.board import Board
from tilewright.core.square import Laid, faces_of
from tilewright.core.tiles import BLANK, Tiles
from tilewright.core.tileset import TileSet
from tilewright.engine.leave_fit import misfit
from tilewright.games.crossword.rules import Rules
from tilewright.lexicons.graph import WordGraph
from tilewright.movegen.native_board import native_layout, play_of, position_of, tile_values, words_made
from tilewright.notation.coordinates import Convention, told_play
from tilewright.notation.move_text import EXCHANGE

_PLAIN_RULES = Rules()


class Valued(NamedTuple):
    """A move and what it is worth: tiles laid, tiles exchanged, or neither for a pass."""

    laid: tuple[Laid, ...]
    exchanged: Tiles
    points: int  # including the bonus
    equity: float  # the points plus the value of the leave

    def text(self, board: Board) -> str:
        """For readers, who can type it as it stands: `8D HALTER`, `8D [CH]ICO`, `-QO`, or `-` for a pass."""
        if self.laid:
            return " ".join(told_play(board, self.laid, Convention.TOURNAMENT))
        return EXCHANGE + board.tileset.written(self.exchanged.faces)

    def leave(self, rack: Tiles) -> Tiles:
        """What is kept of a rack; nothing if it does not hold these tiles."""
        gone = faces_of(self.laid) if self.laid else self.exchanged.faces
        return rack.take(gone) if rack.holds(gone) else Tiles()

    def does_as(self, other: "Valued") -> bool:
        """Whether both lay or exchange the same tiles."""
        return _does(self) == _does(other)


class LeaveValues:
    """What kept tiles are worth, from a KLV2 file; a `ValueError` if it is broken, or for another alphabet or set."""

    def __init__(self, file: bytes, alphabet: Alphabet | None = None, tileset: TileSet | None = None) -> None:
        self.native = _native.Leaves(file)
        if alphabet and (why := misfit(file, alphabet, tileset)):
            raise ValueError(f"the file {why}")

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
        self.words = words.covering(rules.tileset)
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

    def placed(
        self, board: Board, rack: Tiles, in_bag: int, others: Tiles | None, made: Valued, most: int
    ) -> tuple[list[Valued], int | None, float | None]:
        """The best moves, and the rank and equity of the move that was made; None if it is not in the word list.

        The rank is one more than the number of moves with more equity.
        """
        if self.rules.word_bonuses:
            every = self.ranked(board, rack, in_bag, others)
            equity = next((one.equity for one in every if one.does_as(made)), None)
            return every[:most], _rank([one.equity for one in every], equity), equity
        position, tiles, worth = self._asked(board, rack, others)
        found = _native.all_choices(position, tiles, in_bag, worth, terms_of(self.rules), self._native_leaves)
        thousandths = next((one.equity for one in found if self.is_move(one, made)), None)
        best = [self.told(choice) for choice in found[:most]]
        rank = _rank([choice.equity for choice in found], thousandths)
        return best, rank, None if thousandths is None else thousandths / 1000

    def is_move(self, choice: _native.Choice, made: Valued) -> bool:
        """Whether these are the same. Few plays lay as many tiles for as many points, and only those become values."""
        if choice.is_play != bool(made.laid):
            return False
        if choice.is_play and (choice.play.laid != len(made.laid) or choice.play.points != made.points):
            return False
        return self.told(choice).does_as(made)

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


def _does(move: Valued) -> object:
    return frozenset(move.laid) or move.exchanged


def _rank(values: Sequence[float], value: float | None) -> int | None:
    return None if value is None else 1 + sum(one > value for one in values)


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
