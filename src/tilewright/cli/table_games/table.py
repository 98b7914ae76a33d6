"""The table that people and bots share: the game, its time, its file, and what was last said."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

from tilewright.bots.bot import Bot, Budget, own_kit
from tilewright.bots.names import bot_called
from tilewright.cli.playing.folder import write_whole
from tilewright.cli.saying import plain
from tilewright.cli.table_games.stopwatch import Stopwatch
from tilewright.core.refusal import Refused
from tilewright.games.base import BaseAction
from tilewright.notation.coordinates import Convention
from tilewright.sentences import Audience, sentence
from tilewright.session.session import AnySession

Tell = Callable[[Any, Any], str]


class Table:
    """Everything goes through `do`: an action is granted and kept in the file, or a sentence says why not."""

    def __init__(self, game: AnySession, convention: Convention, path: Path, tell: Tell) -> None:
        self.game = game
        self.convention = convention
        self.path = path
        self.bots: dict[int, Bot[Any, Any]] = {}
        self.watch = Stopwatch(getattr(game.state, "at", 0))
        self.news: list[str] = []
        self.word = ""
        self.refused: Refused | None = None
        self._tell = tell

    @property
    def state(self) -> Any:
        return self.game.state

    @property
    def told(self) -> Audience:
        return Audience(tuple(plain(name) for name in self.state.players), self.convention)

    @property
    def names(self) -> tuple[str, ...]:
        return self.told.players

    @property
    def people(self) -> list[int]:
        """The seats that are no bots."""
        return [seat for seat, name in enumerate(self.state.players) if bot_called(name) is None]

    @property
    def pending(self) -> list[int]:
        """The people who may act now."""
        return sorted(self.game.pending & set(self.people))

    def do(self, action: BaseAction, seat: int) -> bool:
        """Whether the action was granted."""
        before, self.refused = self.state, None
        try:
            told = self.game.act(action, seat, self.watch.now())
        except Refused as refused:
            self.refused, self.word = refused, sentence(refused, self.told)
            return False
        self.news = [] if seat in self.people else self.news
        self.tell(before, told)
        self.keep()
        return True

    def let_bots_act(self) -> bool:
        """Whether one of them did something; each is given what its seat may see, and nothing else."""
        for seat in sorted(self.game.pending & set(self.bots)):
            kit = own_kit(self.game, seat, self.watch.now())
            action = self.bots[seat].choose(self.game.view(seat), kit, Budget())
            if action is not None:
                done = self.do(action, seat)
                assert done, f"{self.names[seat]} asked for {action}: {self.word}"
                return True
        return False

    def tell(self, before: Any, told: tuple[Any, ...]) -> None:
        """The events become news, below what was not read yet."""
        for event in told:
            said = self._tell(before, event)
            self.news += [said] if said else []
            before = self.game.kind.evolve(before, event)

    def keep(self) -> bool:
        """After every step the file has the whole game, so that nothing is ever lost. Whether that went well."""
        try:
            write_whole(self.path, self.game.text().encode())
        except (OSError, ValueError) as error:  # a path may hold what no file name can
            self.word = f"The game could not be kept in {self.path}: {getattr(error, 'strerror', None) or error}."
            return False
        return True

    def restart(self, game: AnySession, at: int) -> None:
        """Go on from another stand of the same game, at this moment."""
        game.notes = self.game.notes
        self.game, self.watch = game, Stopwatch(at)
