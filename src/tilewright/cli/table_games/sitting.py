"""Around the table, whatever the game: bots act, whoever is next is asked, and what is typed is obeyed."""

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from typing import Any, ClassVar

from rich.text import Text

from tilewright.cli.playing.look import Look, size_for
from tilewright.cli.playing.prompt import ask, ask_yes
from tilewright.cli.playing.screen import Screen
from tilewright.cli.playing.stopping import LeaveTable, is_taken
from tilewright.cli.playing.typed import Unclear
from tilewright.cli.saying import Number, listed
from tilewright.cli.table_games.options import path_of
from tilewright.cli.table_games.table import Table
from tilewright.cli.table_games.vocabulary import COMMON, Said, read_said, unclear
from tilewright.core.layout import Layout
from tilewright.core.refusal import Refused
from tilewright.games.base import BaseAction
from tilewright.sentences import sentence


class Sitting(ABC):
    """One game from here to its end, or until everybody leaves. What differs from game to game is abstract."""

    commands: Mapping[str, tuple[str, str]] = {}
    rules_page: ClassVar[Sequence[str]] = ()
    title: ClassVar[str] = ""

    def __init__(self, table: Table, screen: Screen) -> None:
        self.table = table
        self.screen = screen
        self._shown: list[str] = []

    @abstractmethod
    def picture(self, seat: int | None) -> list[Text]:
        """How it stands, as this seat may see it."""

    @abstractmethod
    def ask_next(self, seat: int) -> None:
        """Ask this person, the first of those who may act."""

    @abstractmethod
    def obey_own(self, said: Said, line: str, seat: int) -> None:
        """Do what was said, one of the commands of this game, or a line that is none."""

    @abstractmethod
    def leaving(self) -> BaseAction:
        """The action to leave for good."""

    @abstractmethod
    def result(self) -> list[str]:
        """The end: why it is over, who has what, who has won."""

    def reads(self, line: str) -> bool:  # noqa: ARG002 - a game may
        """Whether the line is no command but something of this game, as a play."""
        return False

    def run(self) -> None:
        while not self.table.state.is_over:
            if self.table.let_bots_act():
                continue
            if not self.table.pending:
                raise LeaveTable  # everybody who could do something has gone
            self.ask_next(self.table.pending[0])

    def show(self, seat: int | None) -> None:
        """A terminal is drawn anew; where lines are only added, what stands there already is not repeated."""
        drawn = self.picture(seat)
        plainly = [line.plain for line in drawn]
        if self.screen.console.is_terminal or plainly != self._shown:
            self.screen.clear()
            for line in drawn:
                self.screen.console.print(line, no_wrap=True, overflow="crop")
        self._shown = plainly
        self.screen.say(*self._news(len(drawn)))
        if self.table.word:
            self.screen.say(Text(self.table.word, style="bold"))
        self.table.word = ""

    def _news(self, drawn: int) -> list[str]:
        """The newest lines, as many as the window has room for below what is drawn."""
        lines = "\n".join(self.table.news).splitlines()
        room = self.screen.console.height - drawn - len(self.table.word.splitlines()) - 1
        return lines[-max(2, room) :] if self.screen.console.is_terminal else lines

    def obey(self, line: str, seat: int) -> None:
        """Do what a line says. What it gets wrong is told in a sentence, and nothing has changed."""
        try:
            if self.reads(line):
                self.obey_own(Said(""), line, seat)
                return
            said = read_said(line, {**self.commands, **COMMON}) if line else Said("board")
            if said.name in COMMON:
                self._obey_common(said, seat)
            else:
                self.obey_own(said, line, seat)
        except Unclear as error:
            self.table.word = unclear(error)
        except Refused as refused:
            self.table.word = sentence(refused, self.table.told)

    def _obey_common(self, said: Said, seat: int) -> None:
        match said.name:
            case "help":
                self.screen.page(self.title, self.help())
            case "scores":
                self.table.word = self.standing()
            case "save":
                self._save(" ".join(said.words))
            case "quit":
                raise LeaveTable
            case "leave":
                if ask_yes(f"{self.table.names[seat]}, do you want to leave the game for good?", default=False):
                    self.table.do(self.leaving(), seat)
            case _:
                self._shown = []

    def taken_up(self) -> None:  # noqa: B027 - most need nothing
        """What a game needs that was put away, before it goes on."""

    def help(self) -> list[str]:
        """One screen: the rules, then what can be typed."""
        written = {**self.commands, **COMMON}
        return [*self.rules_page, *(f"{usage:<22} {does}" for usage, does in written.values() if usage)]

    def standing(self) -> str:
        scores: Sequence[int] = self.table.state.scores
        return ", ".join(f"{name} {score}" for name, score in zip(self.table.names, scores, strict=True)) + "."

    def winners(self, seats: Sequence[int], unit: str) -> str:
        """Who has won, and with how much."""
        names, scores = self.table.names, self.table.state.scores
        if not seats:
            return "Nobody has won."
        best = f"{Number(scores[seats[0]]):{unit}}"
        if len(names) == 1:
            return f"{names[0]}: {best}."
        if len(seats) > 1:
            return f"{listed(names[seat] for seat in seats)} share the victory with {best} each."
        return f"{names[seats[0]]} wins with {best}."

    def raised_curtain(self, seat: int, what: str) -> bool:
        """Nothing of the one before is left on the screen, nor in what has scrolled away. Whether to show the next."""
        self.screen.clear()
        self._shown = []
        if self.table.word:
            self.screen.say(Text(self.table.word, style="bold"))
        self.table.word = ""
        line = ask(f"{self.table.names[seat]}, Enter shows {what}> ")
        if self.reads(line):
            self.table.word = "Press Enter first, and type when nobody else looks."
        elif line:
            self.obey(line, seat)
        return not line

    def look(self, layout: Layout) -> Look:
        """Squares as large as this window has room for."""
        console = self.screen.console
        size = size_for(layout, console.width, console.height if console.is_terminal else None, large=False)
        unicode = "utf" in (console.encoding or "").lower()
        return Look(convention=self.table.convention, unicode=unicode, size=size)

    def heading(self, *more: str) -> Text:
        """Who has what, in a line."""
        state: Any = self.table.state
        turn = getattr(state, "turn", None)
        scores = [
            f"{'>' if seat == turn and not state.is_over else ''}{name} {state.scores[seat]}"
            for seat, name in enumerate(self.table.names)
        ]
        return Text("  ".join([*scores, *more]), style="bold")

    def _save(self, typed: str) -> None:
        """R-13.2: the game goes into another file if one is named, and waits there."""
        old, path = self.table.path, path_of(typed).absolute() if typed else self.table.path
        if path != old and is_taken(path):
            return
        self.table.path = path
        if self.table.keep():
            if path != old:
                old.unlink(missing_ok=True)
            raise LeaveTable
        self.table.path = old
