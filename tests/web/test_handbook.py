"""What can be chosen stands in the handbook, with its variable."""

from pathlib import Path

import click
import pytest

from tilewright.cli import backup, export
from tilewright.web import command as serve

PAGE = (Path(__file__).parents[2] / "docs" / "server.md").read_text()
OPTIONS = [one for one in serve.command.params if isinstance(one, click.Option)]


@pytest.mark.parametrize("option", OPTIONS, ids=lambda one: one.opts[0])
def test_every_option_of_serve_is_there(option: click.Option) -> None:
    rows = [line for line in PAGE.splitlines() if line.startswith(f"| `{option.opts[0]}` | `{option.envvar}` |")]
    assert len(rows) == 1


@pytest.mark.parametrize("command", [backup.command, export.command], ids=["backup", "export"])
def test_the_other_commands_are_there(command: click.Command) -> None:
    names = [one.opts[0] for one in command.params if isinstance(one, click.Option)]
    told = [name for name in names if f"`{name}" in PAGE or f" {name} " in PAGE]
    assert set(names) - set(told) <= {"--out", "--db"}  # told with `serve`, and in the help


def test_no_option_is_told_that_is_not_there() -> None:
    told = {line.split("`")[1] for line in PAGE.splitlines() if line.startswith("| `--")}
    assert told == {one.opts[0] for one in OPTIONS}
