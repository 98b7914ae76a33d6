"""A game as a library has it: play it, look at it, save it. It knows everything; a `view` is what a seat may see."""

from collections.abc import Iterable, Iterator
from pathlib import Path

from tilewright.core.dice import Dice
from tilewright.core.lexicon import Lexicon
from tilewright.core.square import Square
from tilewright.editions.house import rules_for, with_house_rules
from tilewright.games.crossword import actions as a
from tilewright.games.crossword.events import Event
from tilewright.games.crossword.kind import CROSSWORD
from tilewright.games.crossword.rules import Rules
from tilewright.lexicons.shelf import DEFAULT
from tilewright.notation.coordinates import Convention
from tilewright.notation.move import Move
from tilewright.notation.trouble import Unreadable
from tilewright.session import starts
from tilewright.session.opening import Words, dice_for
from tilewright.session.questions import GameQuestions, action_of
from tilewright.session.reading import Complaint, Source, read_records
from tilewright.session.session import Session, Themes
from tilewright.session.starts import CrosswordSession

BOOK = "folio"


class Game(GameQuestions):
    """
    >>> from tilewright.testing import SAMPLE_WORDS
    >>> game = Game.new("magnetic", players=("Ann", "Ben"), words=SAMPLE_WORDS, seed=1)
    >>> game
    <Game magnetic: Ann 0, Ben 0; Ann to play>
    """

    def __init__(self, events: Iterable[Event], words: Lexicon, dice: Dice, themes: Themes | None = None) -> None:
        self.session: CrosswordSession = Session(CROSSWORD, events, words, dice, themes)

    @classmethod
    def new(
        cls,
        rules: str | Rules = BOOK,
        *,
        house: Iterable[str] = (),
        players: Iterable[str] = ("Player 1", "Player 2"),
        words: Words = DEFAULT,
        themes: Themes | None = None,
        seed: int | bytes | None = None,
        now: int = 0,
    ) -> "Game":
        """Start a game of an edition with house rules, or by rules of your own. Without a seed, chance is secret.

        The words may be the name of a lexicon or a file: then it is opened as a graph, the quickest judge there is.
        """
        agreed = _agreed(rules, house)
        return cls.of(Session.new(CROSSWORD, agreed, players, words=words, themes=themes, seed=seed, now=now))

    @classmethod
    def of(cls, session: CrosswordSession) -> "Game":
        """The same game: what is done here is done there."""
        game = cls.__new__(cls)
        game.session = session
        return game

    @classmethod
    def from_cgp(
        cls,
        text: str,
        rules: str | Rules = BOOK,
        *,
        house: Iterable[str] = (),
        players: Iterable[str] | None = None,
        words: Words | None = None,
        themes: Themes | None = None,
        seed: int | bytes | None = None,
        now: int = 0,
    ) -> "Game":
        """Go on from a position: the first rack is that of seat 0, who is to move, and empty racks are drawn.

        The position's opcodes change the rules, and it is played by the lexicon that it names, unless you name another.
        """
        dice = dice_for(seed)
        return cls.of(starts.from_cgp(text, _agreed(rules, house), players, words, themes, dice, now))

    @classmethod
    def from_gcg(
        cls,
        source: Source,
        rules: str | Rules = BOOK,
        *,
        house: Iterable[str] = (),
        words: Words = DEFAULT,
        themes: Themes | None = None,
        seed: int | bytes | None = None,
    ) -> "Game":
        """The game of a GCG file, given as its text, its path or an open file. Raises `Unreadable`.

        Every play and score is checked. Tiles that the file does not name are drawn where they fit; where its racks
        contradict each other, the later one counts. The rules settle the end of the game.
        """
        return _only([*cls.all_from_gcg(source, rules, house=house, words=words, themes=themes, seed=seed)])

    @classmethod
    def from_woogles(
        cls,
        source: Source,
        rules: str | Rules = BOOK,
        *,
        house: Iterable[str] = (),
        words: Words = DEFAULT,
        themes: Themes | None = None,
        seed: int | bytes | None = None,
    ) -> "Game":
        """A game of Woogles or Macondo in JSON, a `GameHistory` or a `GameDocument`; else as `from_gcg`.

        `game.gcg()` writes it as GCG.
        """
        agreed = _agreed(rules, house)
        read = lambda record: cls.of(starts.from_woogles(record, agreed, words, themes, dice_for(seed)))  # noqa: E731
        return _only([*read_records(source, read)])

    @classmethod
    def all_from_gcg(
        cls,
        source: Source,
        rules: str | Rules = BOOK,
        *,
        house: Iterable[str] = (),
        words: Words = DEFAULT,
        themes: Themes | None = None,
        seed: int | bytes | None = None,
        bad: Complaint | None = None,
    ) -> "Iterator[Game]":
        """Every game of a file, a folder (with all its folders), a text or an open file, one at a time.

        A game that cannot be read raises `Unreadable`, or is left out and told to `bad`: where it is, and the error.
        """
        agreed = _agreed(rules, house)
        read = lambda record: cls.of(starts.from_gcg(record, agreed, words, themes, dice_for(seed)))  # noqa: E731
        return read_records(source, read, bad)

    def do(self, action: a.Action, seat: int | None = None, now: int = 0) -> tuple[Event, ...]:
        """Ask for anything the rules know; the seat on turn asks unless another is named. `Refused` changes nothing."""
        return self.session.act(action, self.turn if seat is None else seat, now)

    def play(
        self,
        move: str | Move,
        *,
        recycle: tuple[Square, ...] = (),
        claims: tuple[str, ...] = (),
        convention: Convention = Convention.TOURNAMENT,
        now: int = 0,
    ) -> int:
        """Make a move, given as a `Move` or as text (`8F HORN`, `-QO`, `-`), and say what it scored."""
        chosen = self.parse(move, convention)
        seat, before = self.turn, self.scores[self.turn]
        if chosen.is_play:
            self.do(a.Place(chosen.laid, recycle, claims), now=now)
        else:
            self.do(action_of(chosen), now=now)
        return self.scores[seat] - before

    def exchange(self, tiles: str, now: int = 0) -> None:
        self.do(a.Exchange(tiles), now=now)

    def pass_turn(self, now: int = 0) -> None:
        self.do(a.Pass(), now=now)

    def challenge(self, *words: str, by: int | None = None, now: int = 0) -> bool:
        """Challenge the last play, or words of it, as the edition has it; True if it was withdrawn."""
        count = len(self.events)
        self.do(a.Challenge(words), seat=by, now=now)
        return self.state.last is None and len(self.events) > count

    def accept(self) -> None:
        """Nobody challenges the last play of the game: it stands, and the scores are settled (R-3.7)."""
        for seat in sorted(self.session.pending):
            if not self.is_over:
                self.do(a.Accept(), seat=seat)

    def undo(self, now: int = 0) -> None:
        """Take the last action back. What was drawn since then does not come again (R-13.3)."""
        self.session.undo(now)

    def copy(self) -> "Game":
        """Another game that stands where this one does. It has the same dice, and goes its own way."""
        return Game.of(self.session.copy())

    def save(self, path: str | Path) -> None:
        """A finished game as its log, one that goes on as a saved game with racks and bag sealed (R-13.2)."""
        self.session.save(path)

    @classmethod
    def load(
        cls,
        path: str | Path,
        words: Words | None = None,
        themes: Themes | None = None,
    ) -> "Game":
        """A game that was saved, to look at or to go on with; by the lexicon that it names, unless you name another."""
        return cls.of(Session.load(path, CROSSWORD, words, themes))


def _agreed(rules: str | Rules, house: Iterable[str]) -> Rules:
    return rules_for(rules, house) if isinstance(rules, str) else with_house_rules(rules, house)


def _only(games: list[Game]) -> Game:
    if len(games) != 1:
        raise Unreadable("one-game", line=1, column=1, quoted="", found=len(games))
    return games[0]
