"""`--tiles` and `--layout`: the tiles of another language and another board, for every command that has rules."""

from collections.abc import Callable
from functools import wraps
from typing import Any, TypeVar

import click

F = TypeVar("F", bound=Callable[..., Any])


def equipped(command: F) -> F:
    """Adds both options; the command gets them as the house rules that they are."""

    @click.option("--tiles", metavar="NAME", help="The tiles of a language, such as german or polish.")
    @click.option("--layout", metavar="NAME", help="A board: standard (15 by 15) or super (21 by 21).")
    @wraps(command)
    def with_house_rules(*args: Any, tiles: str | None, layout: str | None, **given: Any) -> Any:
        given["house"] = (*given.get("house", ()), *chosen_equipment(tiles, layout))
        return command(*args, **given)

    return with_house_rules  # type: ignore[return-value]


def chosen_equipment(tiles: str | None, layout: str | None) -> tuple[str, ...]:
    """As house rules. An unknown name is refused with those that there are."""
    if not (tiles or layout):
        return ()
    from tilewright.core.named_layouts import named_layout  # noqa: PLC0415 - few ask for them
    from tilewright.core.named_sets import tile_set  # noqa: PLC0415
    from tilewright.core.refusal import Refused  # noqa: PLC0415
    from tilewright.sentences import sentence  # noqa: PLC0415

    try:
        chosen = [f"tiles={tile_set(tiles).name}"] if tiles else []
        return (*chosen, f"layout={named_layout(layout).name}") if layout else tuple(chosen)
    except Refused as refused:
        raise click.UsageError(sentence(refused)) from refused
