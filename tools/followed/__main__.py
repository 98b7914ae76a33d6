"""Write down what every seat sees of whole games, for the page's own `evolve` to be compared with this one.

    python -m tools.followed

A line of `ui/tests/followed/GAME.jsonl` is a game as one seat, a bystander or an open record follows it: the view it
begins with, then each event as it is told there and the parts of the view that it changed.
"""

from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path
from typing import Any, NamedTuple

import msgspec

from tilewright.games.kind import GAMES, AnyKind
from tools.followed.games import Played, all_games

ROOT = Path(__file__).parents[2]
FOLDER = ROOT / "ui" / "tests" / "followed"


class Sight(NamedTuple):
    """Who follows: a seat, a bystander, or someone who may see everything."""

    seat: int | None
    is_open: bool = False

    def view(self, kind: AnyKind, state: Any) -> dict[str, Any]:
        seen: Any = state if self.is_open else kind.view(state, self.seat)
        return {name: getattr(seen, name) for name in seen.__struct_fields__} | {"seat": self.seat}

    def hears(self, kind: AnyKind, event: Any) -> Any:
        return event if self.is_open else kind.redact(event, self.seat)


def lines_of(game: Played) -> Iterator[bytes]:
    """One for each who follows. A seat that is taken late follows from then on."""
    states = list(_states(game))
    for sight in (Sight(None, is_open=True), Sight(None), *map(Sight, range(len(states[-1].players)))):
        first = next(number for number, state in enumerate(states) if (sight.seat or 0) < len(state.players))
        views = [sight.view(game.kind, state) for state in states[first:]]
        begins, *told = [sight.hears(game.kind, event) for event in game.events[first:]]
        changes = [_changes(before, after) for before, after in pairwise(views)]
        about = {"game": game.name, "kind": game.kind.name, "seat": sight.seat, "open": sight.is_open}
        steps = list(zip(told, changes, strict=True))
        yield msgspec.json.encode(about | {"begins": begins, "view": views[0], "steps": steps})


def _states(game: Played) -> Iterator[Any]:
    state = None
    for event in game.events:
        state = game.kind.evolve(state, event)
        yield state


def _changes(before: dict[str, Any], after: dict[str, Any]) -> dict[str, Any]:
    return {name: value for name, value in after.items() if value != before[name]}


def main() -> None:
    games = all_games()
    FOLDER.mkdir(parents=True, exist_ok=True)
    for name in GAMES:
        lines = [line for game in games if game.kind.name == name for line in lines_of(game)]
        path = FOLDER / f"{name}.jsonl"
        path.write_bytes(b"\n".join(lines) + b"\n")
        print(f"wrote {path.relative_to(ROOT)}: {len(lines)} followers, {path.stat().st_size / 1e6:.1f} MB")


if __name__ == "__main__":
    main()
