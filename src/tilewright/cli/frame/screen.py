"""The screen that everybody looks at."""

from rich.console import Console
from rich.text import Text

from tilewright.cli.frame.prompt import ask
from tilewright.cli.pictures.look import Look, palette_of, size_for
from tilewright.core.layout import Layout
from tilewright.notation.coordinates import Convention

CLEAR = "\x1b[2J\x1b[3J\x1b[H"  # scrollback included: no rack may be found there


class Screen:
    """`large` draws large squares if they fit; `asked` draws them wherever the width allows."""

    def __init__(self, console: Console, *, large: bool = False, asked: bool = False) -> None:
        self.console = console
        self.large = large
        self.asked = asked

    def clear(self) -> None:
        if self.console.is_terminal:
            blind = self.console.is_dumb_terminal
            self.console.file.write("\n" * self.console.height if blind else CLEAR)
            self.console.file.flush()

    def say(self, *lines: str | Text) -> None:
        for line in lines:
            self.console.print(line)

    def page(self, title: str, lines: list[str]) -> None:
        """Something to read, and back to the game."""
        self.clear()
        gap = [""] if not self.console.is_terminal or self.console.height > len(lines) + 4 else []
        self.say(Text(title, style="bold"), *gap, *lines, *gap)
        ask("Enter goes back to the game. ")

    def look(self, layout: Layout, convention: Convention, edition: str = "") -> Look:
        """Squares as large as this window has room for."""
        lines = self.console.height if self.console.is_terminal else None
        size = size_for(layout, self.console.width, lines, large=self.large, asked=self.asked)
        return Look(palette_of(edition), convention, "utf" in (self.console.encoding or "").lower(), size)

    def below(self, entries: list[str], drawn: int, word: str) -> list[str | Text]:
        """The newest lines that fit below the drawing, after an empty line if there is room for one."""
        if not self.console.is_terminal:
            return ["", *entries]
        lines = [line for entry in entries for line in Text(entry).wrap(self.console, self.console.width)]
        room = self.console.height - drawn - len(word.splitlines()) - 1
        return [*([Text()] if room > len(lines) else []), *lines[-max(3, room) :]]
