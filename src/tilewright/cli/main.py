"""`tilewright`: the top-level command. Each subcommand is imported only when it runs."""

from difflib import get_close_matches
from errno import ENOSPC
from importlib import import_module
from typing import TYPE_CHECKING, Any

import click

if TYPE_CHECKING:
    from click.shell_completion import CompletionItem

#: Name and one-line summary. Each command is `command` in the module of its name, except those from elsewhere.
COMMANDS = {
    "serve": "Serve games to browsers and programs.",
    "play": "Play at this terminal with people or bots, or alone.",
    "replay": "Recompute every score of a recorded game.",
    "moves": "List every move in a position, best first.",
    "best": "Show the move a bot would make in a position.",
    "endgame": "Find best play by both once the bag is empty.",
    "engine": "Answer positions line by line, for other programs.",
    "autoplay": "Play bot matches and print statistics.",
    "analyse": "Say what each move of a game was worth, and what was luck.",
    "dataset": "Turn GCG files into a table of moves (Parquet).",
    "train": "Train what bots play by: leave values and win tables.",
    "solve": "Search for the highest solitaire total with all tiles face up.",
    "backup": "Copy all games of a running server into a file.",
    "export": "Write one game of a server as a log, GCG, CGP or CSV.",
    "lexicon": "Add word lists; check words; find anagrams, hooks and patterns.",
    "completion": "Print a script that makes your shell complete what you type.",
}
#: Commands in modules of other names. That of the server is known by its name alone: the terminal does not import it.
ELSEWHERE = {"serve": "tilewright.web.command", "engine": "tilewright.cli.resident"}

EPILOG = """\b
Examples:
  tilewright serve
  tilewright play
  tilewright play --bot clara
  tilewright play --edition magnetic --player Ann --player Ben --lexicon words.txt
  tilewright replay game.gcg
  tilewright best "15/15/15/15/15/15/15/5HORN6/15/15/15/15/15/15/15 AEIRST?/ 0/14 0"
  tilewright autoplay --games 1000 --pairs --bot static --bot greedy
  tilewright solve --seconds 60
  tilewright lexicon check QI ZA
"""

SETTINGS = {"help_option_names": ["-h", "--help"], "max_content_width": 120}


class LazyCommands(click.Group):
    """Lists its commands by name and imports only the one that runs."""

    def invoke(self, ctx: click.Context) -> Any:
        """What cannot be written is said in a sentence; click itself keeps silent where the reader is gone."""
        try:
            return super().invoke(ctx)
        except OSError as error:
            if error.errno != ENOSPC:
                raise
            click.echo(f"{error.filename or 'The output'} cannot be written: {error.strerror}.", err=True)
            raise SystemExit(2) from None

    def list_commands(self, ctx: click.Context) -> list[str]:  # noqa: ARG002 - click asks for it
        return list(COMMANDS)

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        if cmd_name not in COMMANDS:
            return None
        command = import_module(ELSEWHERE.get(cmd_name, f"tilewright.cli.{cmd_name}")).command
        assert isinstance(command, click.Command)
        if ctx.resilient_parsing:  # a shell asks what can be typed
            import_module("tilewright.cli.completing").complete_values(command)
        return command

    def resolve_command(
        self, ctx: click.Context, args: list[str]
    ) -> tuple[str | None, click.Command | None, list[str]]:
        name = args[0]
        if name not in COMMANDS and not name.startswith("-") and not ctx.resilient_parsing:
            meant = [f"'{one}'" for one in get_close_matches(name, COMMANDS, n=2)]
            ctx.fail(f"There is no command {name!r}." + (f" Did you mean {' or '.join(meant)}?" if meant else ""))
        return super().resolve_command(ctx, args)

    def shell_complete(self, ctx: click.Context, incomplete: str) -> "list[CompletionItem]":
        """The commands with what they do. Click would import each of them to ask."""
        from click.shell_completion import CompletionItem  # noqa: PLC0415 - nothing else needs it

        if incomplete.startswith("-"):
            return click.Command.shell_complete(self, ctx, incomplete)
        return [CompletionItem(name, help=about) for name, about in COMMANDS.items() if name.startswith(incomplete)]

    def format_commands(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:  # noqa: ARG002 - click asks for it
        with formatter.section("Commands"):
            formatter.write_dl(list(COMMANDS.items()))


def _version(ctx: click.Context, param: click.Parameter, wanted: bool) -> None:  # noqa: ARG001 - click's form
    if wanted and not ctx.resilient_parsing:
        native = import_module("tilewright._native").build()
        click.echo(f"tilewright {import_module('tilewright').__version__} (native core: {native})")
        ctx.exit()


@click.group(cls=LazyCommands, epilog=EPILOG, context_settings=SETTINGS)
@click.option(
    "--version", is_flag=True, is_eager=True, expose_value=False, callback=_version, help="Show the version and exit."
)
def main() -> None:
    """Crossword tile games by the rulebooks, in your browser and at your terminal.

    Exit codes: 0 done, 1 the answer is no, 2 wrong use or unreadable input.
    """
