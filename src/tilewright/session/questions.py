"""Where a game of the standard kind stands: everything that can be asked of it without changing it."""

from collections.abc import Iterator, Sequence

from tilewright.core.board import Board
from tilewright.core.lexicon import Finder, Lexicon
from tilewright.core.refusal import Refused
from tilewright.core.tiles import Tiles
from tilewright.core.words import form
from tilewright.drawing import board_svg
from tilewright.editions.books import EDITIONS, edition
from tilewright.games.crossword import actions as a
from tilewright.games.crossword.bags import unseen_by
from tilewright.games.crossword.events import Event
from tilewright.games.crossword.pad import PadLine, score_pad
from tilewright.games.crossword.placing import score
from tilewright.games.crossword.rules import Rules
from tilewright.games.crossword.state import Closing, Over, State
from tilewright.games.crossword.view import View
from tilewright.lexicons.graph import WordGraph
from tilewright.notation.cgp.export import cgp_of
from tilewright.notation.coordinates import Convention
from tilewright.notation.move import Move, ScoredMove
from tilewright.session import legal_moves
from tilewright.session.starts import CrosswordSession


class GameQuestions:
    """The questions that a `Game` answers."""

    session: CrosswordSession

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
    def bag(self) -> Tiles:
        """What is in the bag, or in both."""
        return Tiles("".join(bag.faces for bag in self.state.bags))

    @property
    def unseen(self) -> Tiles:
        """What the seat on turn does not see: the bag, and the racks of the others."""
        return unseen_by(self.state, self.turn)

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

    def parse(self, move: str | Move, convention: Convention = Convention.TOURNAMENT) -> Move:
        """A move as it is typed: a dot or the letter stands for a tile that is on the board already."""
        return move if isinstance(move, Move) else Move.from_text(move, self.board, convention)

    def legal_moves(self) -> Sequence[ScoredMove]:
        """Every play of the seat on turn that makes good words only: the most points first, then by place and word."""
        return legal_moves.legal_moves(self._finder, self.rules, self.board, self.rack)

    def best_move(self) -> ScoredMove | None:
        """The first of the legal moves, found without the others; None if there is no play."""
        return legal_moves.best_move(self._finder, self.rules, self.board, self.rack)

    def is_legal(self, move: str | Move) -> bool:
        """Whether the seat on turn may make this move, with good words only even where the rules allow others."""
        try:
            chosen = self.parse(move)
            self.session.kind.decide(self.state, self.turn, action_of(chosen), self.session.kit())
        except Refused:
            return False
        words = form(self.board, chosen.laid).words if chosen.is_play else ()
        return all(word.text in self.words for word in words)

    def score_of(self, move: str | Move) -> int:
        """What a move would score, as the rules would count it; `Refused` if the tiles cannot lie there."""
        laid = self.parse(move).laid
        return score(self.rules, form(self.board, laid), laid) if laid else 0

    @property
    def _finder(self) -> Finder:
        if isinstance(self.words, WordGraph):  # asking for a protocol takes longer than to find the plays
            return self.words
        if not isinstance(self.words, Finder):
            raise TypeError(f"{self.words!r} judges words but cannot list plays")
        return self.words

    def cgp(self) -> str:
        """The position as CGP, with all racks: the seat on turn comes first, then the others clockwise."""
        return cgp_of(self.state, str(getattr(self.words, "name", "")))

    def log(self) -> str:
        """The event log so far, with everything in it: see `view` and `redact` for what may be shown."""
        return self.session.log()

    def gcg(self) -> str:
        """The game in the field's format, safe to write as UTF-8: names beyond ASCII are announced in the file."""
        from tilewright.notation.gcg.export import write_game  # noqa: PLC0415 - most games are never written as GCG

        return write_game(self.events)

    def __iter__(self) -> Iterator[State]:
        """The game again from its start, one state after each event."""
        return iter(self.session)

    def __eq__(self, other: object) -> bool:
        return self.session == other.session if isinstance(other, GameQuestions) else NotImplemented

    __hash__ = None  # type: ignore[assignment]  # it changes while it is played

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


def action_of(move: Move) -> a.Place | a.Exchange | a.Pass:
    if move.is_play:
        return a.Place(move.laid)
    return a.Pass() if move.is_pass else a.Exchange(move.exchanged.faces)
