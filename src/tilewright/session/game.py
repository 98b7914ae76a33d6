"""A game as a library has it: play it, look at it, save it. It knows everything; a `view` is what a seat may see."""

from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import NamedTuple, TypeAlias

from tilewright.core.board import Board
from tilewright.core.dice import Dice
from tilewright.core.lexicon import Finder, Lexicon
from tilewright.core.refusal import Refused
from tilewright.core.square import Laid, Square
from tilewright.core.tiles import Tiles
from tilewright.core.words import form
from tilewright.drawing import board_svg
from tilewright.editions.books import EDITIONS, edition
from tilewright.editions.house import rules_for, with_house_rules
from tilewright.games.crossword import actions as a
from tilewright.games.crossword.events import Event
from tilewright.games.crossword.kind import CROSSWORD
from tilewright.games.crossword.pad import PadLine, score_pad
from tilewright.games.crossword.placing import score
from tilewright.games.crossword.rules import Rules
from tilewright.games.crossword.state import Closing, Over, State
from tilewright.games.crossword.view import View
from tilewright.lexicons.shelf import DEFAULT
from tilewright.notation.coordinates import Convention, read_play, write_play
from tilewright.notation.gcg import export as gcg_export
from tilewright.notation.sealed import Notes
from tilewright.session.opening import Words
from tilewright.session.session import Session, Themes

CrosswordSession: TypeAlias = Session[Rules, State, a.Action, Event, View]


class Move(NamedTuple):
    """A play that could be made."""

    at: str
    word: str
    score: int
    laid: tuple[Laid, ...]

    def __str__(self) -> str:
        return f"{self.at} {self.word}"

    def __repr__(self) -> str:
        return f"<Move {self.at} {self.word}, {self.score}>"


class Game:
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
        rules: str | Rules = "folio",
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
        agreed = rules_for(rules, house) if isinstance(rules, str) else with_house_rules(rules, house)
        return cls.of(Session.new(CROSSWORD, agreed, players, words=words, themes=themes, seed=seed, now=now))

    @classmethod
    def of(cls, session: CrosswordSession) -> "Game":
        """The same game: what is done here is done there."""
        game = cls.__new__(cls)
        game.session = session
        return game

    @property
    def words(self) -> Lexicon:
        return self.session.words

    @property
    def events(self) -> tuple[Event, ...]:
        return self.session.events

    @property
    def state(self) -> State:
        return self.session.state

    @property
    def notes(self) -> Notes:
        """What a file says of its words."""
        return self.session.notes

    @notes.setter
    def notes(self, notes: Notes) -> None:
        self.session.notes = notes

    @property
    def rules(self) -> Rules:
        return self.state.rules

    @property
    def board(self) -> Board:
        return self.state.board

    @property
    def players(self) -> tuple[str, ...]:
        return self.state.players

    @property
    def scores(self) -> tuple[int, ...]:
        return self.state.scores

    @property
    def turn(self) -> int:
        return self.state.turn

    @property
    def rack(self) -> Tiles:
        """Of the seat on turn."""
        return self.state.racks[self.state.turn]

    @property
    def is_over(self) -> bool:
        return self.state.is_over

    @property
    def is_closing(self) -> bool:
        """The last play is made, and the others may still challenge it or `accept` it (R-3.7)."""
        return isinstance(self.state.phase, Closing)

    @property
    def winners(self) -> tuple[str, ...]:
        """None while it goes on; more than one share the victory."""
        phase = self.state.phase
        return tuple(self.players[seat] for seat in phase.winners) if isinstance(phase, Over) else ()

    @property
    def pad(self) -> tuple[PadLine, ...]:
        """The score pad so far."""
        return score_pad(self.events)

    def view(self, seat: int | None) -> View:
        return self.session.view(seat)

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
        """Lay tiles as written, `8F HORN`, and say what they scored. A dot or the letter stands for a tile there."""
        laid = move.laid if isinstance(move, Move) else self._laid(move, convention)
        seat, before = self.turn, self.scores[self.turn]
        self.do(a.Place(laid, recycle, claims), now=now)
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

    def take_back(self, now: int = 0) -> None:
        """Undo the last thing that was asked for. What was drawn since then does not come again (R-13.3)."""
        self.session.undo(now)

    def legal_moves(self) -> list[Move]:
        """Every play of the seat on turn that makes good words only, the best score first."""
        if not isinstance(self.words, Finder):
            raise TypeError(f"{self.words!r} judges words but cannot list plays")
        found = self.words.plays(self.board, self.rack, self.rules.rack_size)
        moves = [self._move(laid) for laid, _ in found]
        return sorted(moves, key=lambda move: (-move.score, move.at, move.word))

    def log(self) -> str:
        """The event log so far, with everything in it: see `view` and `redact` for what may be shown."""
        return self.session.log()

    def gcg(self) -> str:
        """The game in the field's format, safe to write as UTF-8: names beyond ASCII are announced in the file."""
        return gcg_export.write_game(self.events)

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

    def __iter__(self) -> Iterator[State]:
        """The game again from its start, one state after each event."""
        return iter(self.session)

    def __repr__(self) -> str:
        tally = ", ".join(f"{name} {score}" for name, score in zip(self.players, self.scores, strict=True))
        if self.is_over:
            after = " and ".join(self.winners) + " won" if self.winners else "over"
        else:
            after = f"{self.players[self.turn]} to play"
        return f"<Game {self.rules.edition}: {tally}; {after}>"

    def svg(self, size: int = 600) -> str:
        """The board as its edition draws it, with the last play marked."""
        look = EDITIONS.get(self.rules.edition) or edition("folio")
        last = [one.square for one in self.state.last.laid] if self.state.last else []
        return board_svg(
            self.board,
            look.palette,
            last=last,
            rulebook_coordinates=look.rulebook_coordinates,
            large_print=look.large_print,
            size=size,
        )

    _repr_svg_ = svg

    def _laid(self, text: str, convention: Convention) -> tuple[Laid, ...]:
        at, _, word = text.strip().partition(" ")
        if not word.strip():
            raise Refused("coordinate-malformed", text=text, convention=convention.value)
        return read_play(self.board, at, word.strip(), convention)

    def _move(self, laid: tuple[Laid, ...]) -> Move:
        at, word = write_play(self.board, laid, Convention.TOURNAMENT)
        return Move(at, word, score(self.rules, form(self.board, laid), laid), laid)
