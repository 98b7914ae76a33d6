"""What can follow an option when a shell completes it. Options of one name complete alike in every command."""

from collections.abc import Callable, Iterable, Iterator, Mapping
from types import MappingProxyType
from typing import TypeAlias

import click
from click.shell_completion import CompletionItem

Named: TypeAlias = Iterable[tuple[str, str]]  # each name, and what it is


def complete_values(command: click.Command) -> click.Command:
    """Give the options of a command, and of its subcommands, the values they can take."""
    for parameter in command.params:
        found = next((_VALUES[name] for name in parameter.opts if name in _VALUES), None)
        if found:
            # Click takes a function where an option is declared; here all options of a name get the same one.
            parameter.shell_complete = _completer(found)  # type: ignore[method-assign, assignment]
    if isinstance(command, click.Group):
        for one in command.commands.values():
            complete_values(one)
    return command


def _completer(values: Callable[[click.Context], Named]) -> Callable[[click.Context, str], list[CompletionItem]]:
    def complete(ctx: click.Context, incomplete: str) -> list[CompletionItem]:
        typed = incomplete.lower()
        items = [CompletionItem(name, help=about) for name, about in values(ctx) if name.lower().startswith(typed)]
        takes_files = values in (_lexicons, _boards)
        return items or ([CompletionItem(incomplete, type="file")] if takes_files else [])

    return complete


def _bots(ctx: click.Context) -> Iterator[tuple[str, str]]:
    from tilewright.bots.crossword.levels import LEVELS  # noqa: PLC0415 - only for those who ask
    from tilewright.bots.roster import BOTS, bots_for  # noqa: PLC0415

    if ctx.info_name in ("best", "engine"):
        yield from ((name, "") for name in BOTS)
        yield from ((name, level.about) for name, level in LEVELS.items() if level.knows_all)
        return
    game = ctx.params.get("game") or "crossword"
    yield from bots_for("crossword" if game == "solitaire" else str(game)).items()


def _house_rules(_: click.Context) -> Iterator[tuple[str, str]]:
    """With each of its values where there are few: a shell may take the equals sign for the end of a word."""
    from tilewright.editions.house import HOUSE_RULES, list_house_rules  # noqa: PLC0415
    from tilewright.editions.house.values import OneOf  # noqa: PLC0415

    about = list_house_rules()
    for name, rule in HOUSE_RULES.items():
        values = rule.value.names if isinstance(rule.value, OneOf) else ()
        yield from ((f"{name}={value}", about[name]) for value in values)
        if not values:
            yield name, about[name]


def _editions(_: click.Context) -> Iterator[tuple[str, str]]:
    from tilewright.editions.books import list_editions  # noqa: PLC0415

    yield from list_editions().items()


def _lexicons(_: click.Context) -> Iterator[tuple[str, str]]:
    from tilewright.lexicons.shelf import added, shipped  # noqa: PLC0415

    yield from ((one.name, one.about) for one in (*shipped(), *added()))


def _games(_: click.Context) -> Iterator[tuple[str, str]]:
    from tilewright.cli.games.registry import GAMES  # noqa: PLC0415

    yield from GAMES.items()


def _boards(ctx: click.Context) -> Iterator[tuple[str, str]]:
    """Those of Junior have names; for Unbuild it is a file."""
    from tilewright.games.junior.boards import BOARDS  # noqa: PLC0415

    if ctx.params.get("game") in (None, "junior"):
        yield from ((name, "") for name in BOARDS)


def _tiles(_: click.Context) -> Iterator[tuple[str, str]]:
    from tilewright.core.named_sets import TILE_SETS  # noqa: PLC0415

    yield from ((name, "") for name in TILE_SETS)


def _layouts(_: click.Context) -> Iterator[tuple[str, str]]:
    from tilewright.core.named_layouts import LAYOUTS  # noqa: PLC0415

    yield from ((name, f"{board.width} by {board.height}") for name, board in LAYOUTS.items())


_VALUES: Mapping[str, Callable[[click.Context], Named]] = MappingProxyType(
    {
        "--bot": _bots,
        "--house": _house_rules,
        "--edition": _editions,
        "--lexicon": _lexicons,
        "--game": _games,
        "--board": _boards,
        "--tiles": _tiles,
        "--layout": _layouts,
    }
)
