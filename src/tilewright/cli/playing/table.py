"""The table that people sit at: the game, its time, its file, and what was last said."""

from collections.abc import Container, Mapping
from pathlib import Path

from tilewright.bots.crossword.levels import level
from tilewright.bots.names import bot_called
from tilewright.cli.playing.clockwork import Clockwork
from tilewright.cli.playing.telling import tell
from tilewright.cli.saying import plain
from tilewright.core.refusal import Refused
from tilewright.games.crossword import actions as a
from tilewright.games.crossword.events import Event
from tilewright.games.crossword.kind import CROSSWORD
from tilewright.games.crossword.state import Owing, State
from tilewright.games.crossword.turns import refuse_out_of_turn
from tilewright.notation.coordinates import Convention
from tilewright.sentences import Audience, sentence
from tilewright.session.game import Game

Themes = Mapping[str, Container[str]]


class Table:
    """Everything goes through `do`: an action is granted and kept in the file, or a sentence says why not."""

    def __init__(self, game: Game, convention: Convention, themes: Themes, path: Path) -> None:
        self.game = game
        self.convention = convention
        self.themes = themes
        self.path = path
        called = map(bot_called, game.players)
        self.levels = tuple(level(bot) if bot else None for bot in called)  # of bots; people have none
        self.clockwork = Clockwork(game.state.clocks.since)
        self.news: list[str] = []
        self.word = ""

    @property
    def state(self) -> State:
        return self.game.state

    @property
    def players(self) -> tuple[str, ...]:
        return self.game.players

    @property
    def told(self) -> Audience:
        return Audience(tuple(plain(name) for name in self.players), self.convention)

    @property
    def people(self) -> list[int]:
        """The seats that are no bots."""
        return [seat for seat, level in enumerate(self.levels) if not level]

    @property
    def hides_racks(self) -> bool:
        """Two or more people share the screen. Two racks of one person are no secret (R-8.2)."""
        return len(self.people) > 1 and self.game.rules.seats != (2, 2)

    @property
    def example(self) -> str:
        return "H6 HORN" if self.convention is Convention.RULEBOOK else "8F HORN"

    def now(self) -> int:
        return self.clockwork.now()

    def do(self, action: a.Action, seat: int) -> bool:
        """Whether the action was granted. A move that comes too late is a pass (R-7.1)."""
        before = self.state
        try:
            told = self.game.do(action, seat, self.now())
        except Refused as refused:
            if refused.key != "time-is-up":
                self.word = sentence(refused, self.told)
                return False
            told = self._call_time(seat, refused)
        self.tell(before, told)
        self.keep()
        return True

    def tell(self, before: State, told: tuple[Event, ...]) -> None:
        """The events become the news; what says nothing to anybody leaves the news as they are."""
        sentences = []
        for event in told:
            sentences.append(tell(before, event, self.convention))
            before = CROSSWORD.evolve(before, event)
        self.news = [one for one in sentences if one] or self.news

    def keep(self) -> bool:
        """After every event the file has the whole game, so that nothing is ever lost. Whether that went well."""
        try:
            self.game.save(self.path)
        except (OSError, ValueError) as error:  # a path may hold what no file name can
            self.word = f"The game could not be kept in {self.path}: {getattr(error, 'strerror', None) or error}."
            return False
        return True

    def refuse_if_not_on_turn(self, seat: int) -> None:
        """For what is only tried out: the draw, the last challenge and other players' turns come first."""
        refuse_out_of_turn(self.state, seat)

    def refuse(self, refused: Refused) -> None:
        self.word = sentence(refused, self.told)

    def _call_time(self, seat: int, refused: Refused) -> tuple[Event, ...]:
        owing = isinstance(self.state.phase, Owing)
        told = self.game.do(a.CallTime(), seat, self.now())
        self.word = "Time. Your tiles are drawn half and half. (R-7.1)" if owing else sentence(refused, self.told)
        return told
