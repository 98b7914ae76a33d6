"""RULEBOOKS.md as values, and which rules the tests name: what `test_rulebooks_page.py` compares."""

import ast
import io
import re
import tokenize
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).parents[2]
TESTS = ROOT / "tests"
PAGE = ROOT / "RULEBOOKS.md"
RULE = re.compile(r"\bR-\d+\.\d+\b")
CODE = re.compile(r"`([^`]+)`")

#: Where a name of the column "where" may start from.
PACKAGES = ("tilewright", "tilewright.games", "tilewright.games.crossword", "tilewright.games.duplicate")


class Row(NamedTuple):
    """A rule on the page: where it lives, and its tests as `folder/test_file.py`, or with `::test_name`."""

    rule: str
    says: str
    where: tuple[str, ...]
    tests: tuple[str, ...]

    @property
    def files(self) -> set[str]:
        return {test.partition("::")[0] for test in self.tests}


def sections() -> dict[str, list[list[str]]]:
    """The cells of each table of the page, without its head, by the heading it stands under."""
    found: dict[str, list[list[str]]] = {}
    heading = ""
    for line in PAGE.read_text(encoding="utf-8").splitlines():
        if line.startswith("## "):
            heading = line.removeprefix("## ")
        elif line.startswith("|"):
            found.setdefault(heading, []).append([cell.strip() for cell in line.strip("|").split("|")])
    return {name: rows[2:] for name, rows in found.items()}


def rules() -> list[Row]:
    """The rules that the product has."""
    return [
        Row(cells[0], cells[1], tuple(CODE.findall(cells[2])), tuple(CODE.findall(cells[3])))
        for rows in sections().values()
        for cells in rows
        if RULE.fullmatch(cells[0]) and len(cells) == 4
    ]


class Named(NamedTuple):
    """Which rules a test file names in what is said in it: its docstring, comments, and those of each test."""

    rules: frozenset[str]
    of: dict[str, frozenset[str]]


@cache
def rules_named() -> dict[str, Named]:
    return {path.relative_to(TESTS).as_posix(): _read(path.read_text(encoding="utf-8")) for path in _paths()}


def resolves(name: str) -> bool:
    """Whether a dotted name is a module of the product or something in one."""
    return any(_is_there(f"{package}.{name}") for package in PACKAGES)


def _is_there(name: str) -> bool:
    parts = name.split(".")
    for end in range(len(parts), 0, -1):
        try:
            found: object = import_module(".".join(parts[:end]))
        except ModuleNotFoundError:
            continue
        for part in parts[end:]:
            if not hasattr(found, part):
                return False
            found = getattr(found, part)
        return True
    return False


def _paths() -> list[Path]:
    return sorted(path for path in TESTS.rglob("test_*.py") if path.name != "test_rulebooks_page.py")


def _read(text: str) -> Named:
    tree = ast.parse(text)
    comments = [
        (token.start[0], token.string)
        for token in tokenize.generate_tokens(io.StringIO(text).readline)
        if token.type == tokenize.COMMENT
    ]
    of = {}
    for node in ast.walk(tree):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef) and node.name.startswith("test_"):
            inside = [said for line, said in comments if node.lineno <= line <= (node.end_lineno or node.lineno)]
            of[node.name] = frozenset(RULE.findall(" ".join([ast.get_docstring(node) or "", *inside])))
    said = " ".join([ast.get_docstring(tree) or "", *(comment for _, comment in comments)])
    return Named(frozenset(RULE.findall(said)).union(*of.values()), of)
