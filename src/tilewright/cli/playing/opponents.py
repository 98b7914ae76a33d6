"""The bots at the table. They sit among the players under names that say what they are, so a saved game knows them."""

from collections.abc import Container, Mapping

from tilewright.bots.bot import Budget, own_dice
from tilewright.bots.crossword.player import LevelPlayer
from tilewright.cli.playing.table import Table
from tilewright.games.base import Kit
from tilewright.games.crossword import actions as a
from tilewright.games.crossword.kind import CROSSWORD
from tilewright.lexicons.graph import WordGraph

_TURNS = (a.Place, a.Exchange, a.Pass)


class Opponents:
    """Acts for the seats that are bots; each is given what its seat may see, and nothing else."""

    def __init__(self, table: Table, words: WordGraph | None, themes: Mapping[str, Container[str]]) -> None:
        self.table = table
        self.words = words
        self.themes = themes
        self._told: list[str] = []
        self.bots = {seat: LevelPlayer(one) for seat, one in enumerate(table.levels) if one}

    def act(self, *, may_start: bool) -> bool:
        """Whether one of them did something. A turn is started only where nobody is to be heard before it."""
        for seat in sorted(CROSSWORD.pending(self.table.state) & set(self.bots)):
            action = self._action(seat)
            if action is not None and (may_start or not isinstance(action, _TURNS)):
                self._do(action, seat)
                return True
        return False

    def _do(self, action: a.Action, seat: int) -> None:
        """What each of them did is a line of its own, below what the person did: all of it is read at once."""
        before = self.table.news
        done = self.table.do(action, seat)
        assert done, f"{self.table.players[seat]} asked for {action}: {self.table.word}"
        if self.table.news is not before:
            told = before if before is self._told else [" ".join(before)]
            self.table.news = self._told = [*told, " ".join(self.table.news)]

    def is_to_start(self) -> bool:
        """Whether a bot is about to begin its turn."""
        return self.table.state.turn in self.bots

    def _action(self, seat: int) -> a.Action | None:
        assert self.words is not None, "bots need a list of words"
        game = self.table.game
        dice = own_dice(game.state.commitment, seat, len(game.events))
        kit = Kit(self.words, dice, self.table.now(), self.themes)
        return self.bots[seat].choose(game.view(seat), kit, Budget())
