"""The plays of a turn as a sequence: each becomes a Python value, and its text is written, when it is looked at."""

from collections.abc import Iterator, Sequence
from functools import lru_cache
from itertools import repeat
from typing import overload

from tilewright import _native
from tilewright.core.alphabet import Alphabet
from tilewright.core.board import Board
from tilewright.core.faces import written
from tilewright.core.lexicon import Finder
from tilewright.core.square import Direction, Laid, Square
from tilewright.core.tiles import Tiles
from tilewright.core.words import form
from tilewright.games.crossword.bounds import LONGEST_RACK
from tilewright.games.crossword.placing import score
from tilewright.games.crossword.rules import Rules
from tilewright.lexicons.graph import WordGraph
from tilewright.movegen.native_board import lettered, play_of
from tilewright.notation.coordinates import Convention, read, write, write_play
from tilewright.notation.move import Move, ScoredMove


class _FoundMove(ScoredMove, frozen=True, eq=False, gc=False):
    """A play as the native core found it."""

    plays: _native.Plays
    number: int
    alphabet: Alphabet

    @property
    def text(self) -> str:
        play = self.plays[self.number]
        down, lane, start = play.down, play.lane, play.start
        square = Square(start, lane) if down else Square(lane, start)
        at = write(square, Direction.DOWN if down else Direction.ACROSS, Convention.TOURNAMENT)
        return f"{at} {lettered(play, self.alphabet)}"

    def __str__(self) -> str:
        return written(self.text, self.alphabet.letters)

    @property
    def is_play(self) -> bool:
        return True

    @property
    def laid(self) -> tuple[Laid, ...]:
        return play_of(self.plays[self.number], self.alphabet).laid


class LegalMoves(Sequence[ScoredMove]):
    """Every play that makes good words only, the most points first.

    >>> from tilewright.testing import SAMPLE_WORDS
    >>> moves = legal_moves(WordGraph(SAMPLE_WORDS), Rules(), Board.empty(), Tiles("AEHLRTT"))
    >>> moves
    <LegalMoves: 8D HEART 24, 8H EARTH 24, H4 HEART 24, ...>
    >>> len(moves) > 100, moves[0].word, Move.from_text("8H HEART") in moves
    (True, 'HEART', True)
    """

    __slots__ = ("_alphabet", "_plays")

    def __init__(self, plays: _native.Plays, alphabet: Alphabet) -> None:
        self._plays = plays
        self._alphabet = alphabet

    def __len__(self) -> int:
        return len(self._plays)

    @overload
    def __getitem__(self, index: int) -> ScoredMove: ...
    @overload
    def __getitem__(self, index: slice) -> list[ScoredMove]: ...
    def __getitem__(self, index: int | slice) -> ScoredMove | list[ScoredMove]:
        numbers = range(len(self._plays))
        if not isinstance(index, slice):
            number = numbers[index]
            return _FoundMove("", self._plays[number].points, self._plays, number, self._alphabet)
        chosen, points = numbers[index], self._plays.points()[index]
        return list(map(_FoundMove, repeat(""), points, repeat(self._plays), chosen, repeat(self._alphabet)))

    def __iter__(self) -> Iterator[ScoredMove]:
        return iter(self[:])

    @property
    def points(self) -> list[int]:
        """What each scores, without making a value of each."""
        return self._plays.points()

    def __contains__(self, move: object) -> bool:
        return isinstance(move, Move) and any(move == one for one in self)

    def __repr__(self) -> str:
        shown = "".join(f"{one} {one.score}, " for one in self[:3])
        return f"<LegalMoves: {shown}...>" if len(self) > 3 else f"<LegalMoves: {shown.removesuffix(', ')}>"


def legal_moves(words: Finder, rules: Rules, board: Board, rack: Tiles) -> Sequence[ScoredMove]:
    """Every play of good words, the most points first; then across before down, by square and by word."""
    if not isinstance(words, WordGraph):
        return sorted((_scored(rules, board, laid) for laid, _ in words.plays(board, rack, rules.rack_size)), key=_rank)
    found = LegalMoves(words.ranked_plays(board, rack, rules.rack_size, bonuses_of(rules)), words.alphabet)
    return sorted((_scored(rules, board, one.laid) for one in found), key=_rank) if rules.word_bonuses else found


def best_move(words: Finder, rules: Rules, board: Board, rack: Tiles) -> ScoredMove | None:
    """The first of these, found without the others; None if there is none."""
    if isinstance(words, WordGraph) and not rules.word_bonuses and len(rack) <= LONGEST_RACK:
        first = words.first_play(board, rack, rules.rack_size, bonuses_of(rules))
        found: Sequence[ScoredMove] = LegalMoves(first, words.alphabet)
    else:
        found = legal_moves(words, rules, board, rack)
    return found[0] if found else None


@lru_cache(maxsize=64)
def bonuses_of(rules: Rules) -> list[int]:
    """By the number of tiles laid."""
    return [rules.bonus_for(laid) for laid in range(rules.rack_size + 1)]


def _scored(rules: Rules, board: Board, laid: tuple[Laid, ...]) -> ScoredMove:
    at, word = write_play(board, laid, Convention.TOURNAMENT)
    return ScoredMove(f"{at} {word}", score(rules, form(board, laid), laid))


def _rank(move: ScoredMove) -> tuple[int, bool, Square, str]:
    square, direction = read(move.at, Convention.TOURNAMENT)
    return -move.score, direction is Direction.DOWN, square, move.word
