"""No module of the terminal imports itself by way of others, and neither does a part of it."""

import ast
from collections.abc import Iterator, Mapping
from graphlib import CycleError, TopologicalSorter
from pathlib import Path

import pytest

import tilewright.cli

FOLDER = Path(tilewright.cli.__file__).parent
ROOT = "tilewright.cli"
MODULES = {
    ".".join([ROOT, *file.relative_to(FOLDER).with_suffix("").parts]).removesuffix(".__init__"): file
    for file in FOLDER.rglob("*.py")
}


def imported(file: Path) -> Iterator[str]:
    """Wherever in the file it stands; a name may be a module or something in one."""
    for node in ast.walk(ast.parse(file.read_text())):
        if isinstance(node, ast.Import):
            yield from (name.name for name in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module:
            yield node.module
            yield from (f"{node.module}.{name.name}" for name in node.names)


def part_of(module: str) -> str:
    """A sub-package of the terminal, or a module beside them."""
    return module.removeprefix(f"{ROOT}.").partition(".")[0]


IMPORTS = {name: {one for one in imported(file) if one in MODULES} for name, file in MODULES.items()}
PARTS: dict[str, set[str]] = {}
for module, others in IMPORTS.items():
    PARTS.setdefault(part_of(module), set()).update({part_of(one) for one in others} - {part_of(module)})


def cycle_in(graph: Mapping[str, set[str]]) -> list[str]:
    """One cycle, as a chain of names; nothing if there is none."""
    try:
        TopologicalSorter(graph).prepare()
    except CycleError as error:
        return list(error.args[1])
    return []


def test_the_imports_are_found() -> None:
    assert sum(map(len, IMPORTS.values())) > 150
    assert "frame" in PARTS["games"]
    assert cycle_in({**IMPORTS, f"{ROOT}.frame.prompt": {f"{ROOT}.frame.runner"}})


@pytest.mark.parametrize("graph", [IMPORTS, PARTS], ids=["modules", "parts"])
def test_nothing_imports_itself_by_way_of_others(graph: Mapping[str, set[str]]) -> None:
    assert cycle_in(graph) == []
