"""The handbook as a site: every page has its place, links lead somewhere, and commands do what is shown."""

import re
import shlex
import subprocess
import sys
from doctest import ELLIPSIS, NORMALIZE_WHITESPACE, OutputChecker
from pathlib import Path
from typing import Any

import click
import pytest
import yaml  # type: ignore[import-untyped]  # its types are a package of their own, for four lines

from tilewright.cli.main import main
from tools.site import FROM_THE_ROOT, LINK, linked

ROOT = Path(__file__).parents[2]
DOCS = ROOT / "docs"
PAGES = sorted(DOCS.rglob("*.md"))
TUTORIALS = sorted((DOCS / "tutorials").glob("*.md"))
CONSOLE = re.compile(r"^```console\n(.*?)^```", re.MULTILINE | re.DOTALL)
COMMAND = re.compile(r"^\$ (.*?)\n((?:(?!\$ ).*\n)*)", re.MULTILINE)
READY_SECONDS = 60


def leaves(nav: Any) -> list[str]:
    match nav:
        case str():
            return [nav]
        case dict():
            return [page for part in nav.values() for page in leaves(part)]
        case _:
            return [page for part in nav for page in leaves(part)]


def test_every_page_is_in_the_contents_once() -> None:
    named = leaves(yaml.safe_load((ROOT / "mkdocs.yml").read_text(encoding="utf-8"))["nav"])
    there = {page.relative_to(DOCS).as_posix() for page in PAGES} | {name.lower() for name in FROM_THE_ROOT}
    assert sorted(named) == sorted(there)


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_every_link_leads_to_a_file(page: Path) -> None:
    targets = [found[1] for found in LINK.finditer(page.read_text(encoding="utf-8"))]
    assert [target for target in targets if not (page.parent / target).exists()] == []


def test_links_of_a_page_in_a_folder_go_up_first() -> None:
    text = "[a](../bots.md) [b](../../NOTICE) [c](../../SECURITY.md#x)"
    there = linked(text, "docs/tutorials/write-a-bot.md", "https://example.org")
    assert there == "[a](../bots.md) [b](https://example.org/blob/main/NOTICE) [c](../security.md#x)"


def test_the_tools_of_the_site_agree_with_the_others() -> None:
    pins = [
        dict(line.split("==") for line in (ROOT / path).read_text(encoding="utf-8").split() if "==" in line)
        for path in ("constraints.txt", "docs/requirements.txt")
    ]
    assert {name: pins[1][name] for name in pins[0] if pins[1].get(name, pins[0][name]) != pins[0][name]} == {}


def commands(page: Path) -> list[tuple[list[str], str]]:
    """The commands of Tilewright that a page shows, and what it says they print."""
    blocks = CONSOLE.findall(page.read_text(encoding="utf-8"))
    shown = [found for block in blocks for found in COMMAND.findall(block.replace("\\\n", " "))]
    parts = [(shlex.split(line, comments=True), printed) for line, printed in shown]
    return [(words[1:], printed) for words, printed in parts if words and words[0] == "tilewright"]


@pytest.mark.parametrize("page", [ROOT / "README.md", *PAGES], ids=lambda page: page.name)
def test_every_command_has_the_options_it_is_shown_with(page: Path) -> None:
    for words, _ in commands(page):
        group: click.Command = main
        rest = [word for word in words if word not in {"<", ">", "|"}]
        while isinstance(group, click.Group) and rest and not rest[0].startswith("-"):
            name = rest.pop(0)
            found = group.get_command(click.Context(group), name)
            assert found, f"tilewright {' '.join(words)}"
            group = found
        options = {name for one in group.params for name in (*one.opts, *one.secondary_opts)} | {"--help"}
        assert {word.split("=")[0] for word in rest if word.startswith("--")} <= options, words


@pytest.mark.parametrize("page", [DOCS / "how-to.md", DOCS / "coming-from.md", *TUTORIALS], ids=lambda page: page.name)
def test_the_commands_of_tutorials_print_what_is_shown(page: Path, tmp_path: Path) -> None:
    """In one folder, one after the other; a server is stopped once it says that it is ready."""
    (tmp_path / "words.txt").write_text("horn\nfarm\n", encoding="utf-8")
    for words, expected in commands(page):
        command = [sys.executable, "-m", "tilewright", *words]
        if words[0] in {"backup", "serve"}:
            command += ["--db", f"sqlite:///{tmp_path}/games.db"]
        if words[0] == "serve":
            printed = first_line(command)
        else:
            printed = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True, check=True).stdout
        wanted = expected or "...\n"
        assert OutputChecker().check_output(wanted, printed, ELLIPSIS | NORMALIZE_WHITESPACE), (words, printed)


def first_line(command: list[str]) -> str:
    port = [] if "--port" in command else ["--port", "0"]
    with subprocess.Popen([*command, *port], stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True) as server:
        try:
            assert server.stdout is not None
            return server.stdout.readline()
        finally:
            server.terminate()
            server.communicate(timeout=READY_SECONDS)
