"""`tilewright completion`: the script that teaches a shell to complete commands, options and their values."""

import click
from click.shell_completion import get_completion_class

SHELLS = ("bash", "zsh", "fish")
PROGRAM, VARIABLE = "tilewright", "_TILEWRIGHT_COMPLETE"
EPILOG = """\b
Examples:
  tilewright completion bash

\b
To have it always, put one of these lines into the file that your shell reads when it starts:
  eval "$(tilewright completion bash)"          # ~/.bashrc
  eval "$(tilewright completion zsh)"           # ~/.zshrc
  tilewright completion fish | source           # ~/.config/fish/config.fish
"""


@click.command(epilog=EPILOG)
@click.argument("shell", type=click.Choice(SHELLS))
def command(shell: str) -> None:
    """Print the script that makes a shell complete what you type.

    It completes commands and options, and the names of bots, house rules, editions, games, boards and lexicons, also of
    those that you added.
    """
    root = click.get_current_context().find_root().command
    script = get_completion_class(shell)
    assert script, "click knows the shells that are offered"
    click.echo(script(root, {}, PROGRAM, VARIABLE).source())
