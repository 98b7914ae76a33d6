"""The dialogue with people at the terminal, in any game: bots act, the next player is asked, commands are run."""

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import ClassVar, Generic

from rich.text import Text

from tilewright.cli.frame.choices import path_of
from tilewright.cli.frame.prompt import ask, ask_yes
from tilewright.cli.frame.screen import Screen
from tilewright.cli.frame.table import TerminalTable
from tilewright.cli.frame.typed import Command, Unclear, Words, named
from tilewright.cli.saying import Number, listed, plain
from tilewright.core.refusal import Refused
from tilewright.games.base import BaseAction, S


class LeaveTable(Exception):
    """Stop playing; the game is in its file."""


class Dialogue(ABC, Generic[S]):
    """One game from here to its end, or until everybody leaves. What differs from game to game is abstract."""

    title: ClassVar[str]  # of the help
    rules_page: ClassVar[Sequence[str]] = ()
    also: ClassVar[Mapping[str, str]] = {}  # other names of commands
    enter: ClassVar[str] = "board"  # what an empty line stands for
    leaving: ClassVar[BaseAction]  # for good

    def __init__(self, table: TerminalTable, screen: Screen) -> None:
        self.table = table
        self.screen = screen
        own = self.own_commands()
        self.commands = {**own, **self._common_commands(), **own}  # common ones last, unless the game has its own
        self._shown: list[str] = []

    @abstractmethod
    def picture(self, seat: int | None) -> list[Text]:
        """The game as this seat may see it; without a seat, as everybody may."""

    @abstractmethod
    def ask_next(self, seat: int) -> None:
        """Ask this person, the first who may act; a game may ask another first."""

    @abstractmethod
    def own_commands(self) -> dict[str, Command]:
        """What can be typed in this game besides the common commands, in the order of the help."""

    @abstractmethod
    def reads(self, line: str) -> bool:
        """Whether the line is not a command but something the game reads itself, such as a play."""

    @abstractmethod
    def play(self, line: str, seat: int) -> object:
        """Do what such a line says."""

    @abstractmethod
    def result(self) -> list[str]:
        """Who has what, and who has won."""

    def greeting(self) -> list[str]:
        """What is said before the game begins or goes on."""
        return []

    def resumed(self) -> None:
        """Prepare a saved game before it goes on."""

    def farewell(self) -> None:
        """What is asked after the end."""

    def may_act(self, action: BaseAction) -> bool:  # noqa: ARG002 - a game may want to hear people first
        """Whether a bot may do this now."""
        return True

    def is_secret(self, line: str) -> bool:
        """Whether a line would give something away to onlookers."""
        return self.reads(line)

    def time_left(self, seat: int) -> str:  # noqa: ARG002 - most games have no clocks
        """What the clock of a seat shows."""
        return ""

    @property
    def state(self) -> S:
        state: S = self.table.state
        return state

    def run(self) -> None:
        while not self.table.state.is_over:
            if self.table.let_bots_act(self.may_act):
                continue
            if not self.table.pending:
                raise LeaveTable  # everybody who could do something has gone
            self.ask_next(self.table.pending[0])

    def show(self, seat: int | None) -> None:
        """A terminal is redrawn; output that is only appended to does not repeat what it already shows."""
        drawn = self.picture(seat)
        plainly = [line.plain for line in drawn]
        if self.screen.console.is_terminal or plainly != self._shown:
            self.screen.clear()
            self.screen.say(*drawn)
        self._shown = plainly
        self.screen.say(*self.screen.below(self.table.news, len(drawn), self.table.word))
        if self.table.word:
            self.screen.say(Text(self.table.word, style="bold"))
        self.table.word = ""

    def curtain(self, seat: int, what: str, said: str = "") -> bool:
        """Clear away what the last player saw, scrollback included. Whether the next player may be shown theirs."""
        self.show(None)
        self.screen.say(*([said] if said else []))
        line = ask(f"{self.table.names[seat]}, Enter shows {what}> ")
        if line and self.is_secret(line):
            self.table.word = "Press Enter first, and type when nobody else is looking."
        elif line:
            self.obey(line, seat)
        return not line

    def obey(self, line: str, seat: int) -> None:
        """Do what a line says. A mistake is explained in a sentence and changes nothing."""
        try:
            if line and self.reads(line):
                self.play(line, seat)
                return
            first, *words = line.split() or [self.enter]
            self._command(first).run(seat, tuple(words))
        except Unclear as unclear:
            self.table.word = str(unclear)
        except Refused as refused:
            self.table.refuse(refused)

    def do(self, action: BaseAction, seat: int) -> bool:
        """Whether something happened. A game that has drafts forgets them here."""
        return self.table.do(action, seat)

    def doing(self, usage: str, does: str, action: BaseAction) -> Command:
        """A command that needs no words."""
        return Command(usage, does, lambda seat, _: self.do(action, seat))

    def help(self) -> list[str]:
        """One screen: the rules, then what can be typed."""
        written = [one for one in self.commands.values() if one.usage]
        width = min(32, max(len(one.usage) for one in written))
        return [*self.rules_page, *(f"{one.usage:<{width}} {one.does}" for one in written)]

    def tally(self) -> str:
        """Who has how much."""
        scores: Sequence[int] = self.table.state.scores
        return ", ".join(f"{name} {score}" for name, score in zip(self.table.names, scores, strict=True)) + "."

    def heading(self, *more: str) -> Text:
        """Who has what, in a line."""
        state = self.table.state
        turn = None if state.is_over else getattr(state, "turn", None)
        scores = [
            f"{'>' if seat == turn else ''}{name} {state.scores[seat]} {self.time_left(seat)}".rstrip()
            for seat, name in enumerate(self.table.names)
        ]
        return Text("  ".join([*scores, *more]), style="bold")

    def victory(self, seats: Sequence[int], unit: str) -> str:
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

    def _command(self, word: str) -> Command:
        found = named(word, self.commands, self.also)
        if len(found) > 1:
            raise Unclear(f"{plain(word)} could be {listed(found, 'or')}.")
        if not found:
            raise Unclear(f"I do not know {plain(word)!r}. help shows what can be typed.")
        return self.commands[found[0]]

    def _common_commands(self) -> dict[str, Command]:
        return {
            "board": Command("", "draw the table again", self._redraw),
            "scores": Command("scores", "how everybody stands", self._tell_scores),
            "help": Command("? or help", "the rules of this game, and this page", self._show_help),
            "leave": Command("leave", "leave the game for good", self._leave),
            "resign": Command("", "leave the game for good", self._leave),
            "save": Command("save [FILE]", "put the game away, here or in another file", self._save),
            "quit": Command("quit", "stop here; the game is kept", self._quit),
        }

    def _redraw(self, _seat: int, _words: Words) -> None:
        self._shown = []

    def _tell_scores(self, _seat: int, _words: Words) -> None:
        self.table.word = self.tally()

    def _show_help(self, _seat: int, _words: Words) -> None:
        self.screen.page(self.title, self.help())

    def _leave(self, seat: int, _words: Words) -> None:
        if ask_yes(f"{self.table.names[seat]}, do you want to leave the game for good?", default=False):
            self.do(self.leaving, seat)

    def _quit(self, seat: int, _words: Words) -> None:
        file = ask("Enter keeps the game for later; or name a file to keep it in> ")
        if file:
            self._save(seat, (file,))
            return
        raise LeaveTable

    def _save(self, seat: int, words: Words) -> None:
        """R-13.2: pause the game and save it, in another file if one is named."""
        table, pausing = self.table, self.table.session.kind.pausing
        old, path = table.path, path_of(" ".join(words)).absolute() if words else table.path
        if (path != old and _is_taken(path)) or (pausing and not table.do(pausing.adjourn, seat)):
            return
        table.path = path
        if table.keep():
            if path != old:
                old.unlink(missing_ok=True)
            raise LeaveTable
        table.path = old
        if pausing:
            word = table.word
            table.do(pausing.resume, seat)
            table.word = word


def _is_taken(path: Path) -> bool:
    """Whether there is a file that should not be replaced."""
    try:
        there = path.exists()
    except (OSError, ValueError):
        return False  # writing will say what is wrong
    return there and not ask_yes(f"There is a {plain(str(path), 200)} already. Replace it?", default=False)
