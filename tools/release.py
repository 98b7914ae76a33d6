"""Prepares a release: `python -m tools.release 0.2.0` sets the version and cuts the section of the changelog.

Both are then in one commit, whose tag makes the wheels (see CONTRIBUTING.md, "Release").
"""

import re
import sys
import tomllib
from datetime import UTC, datetime
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
HEADING = "## [Unreleased]\n"
NUMBERS = re.compile(r"\d+\.\d+\.\d+")


def prepared(project: str, changelog: str, version: str, day: str) -> tuple[str, str]:
    """Both texts, ready to be committed. A ValueError says what is in the way."""
    before: str = tomllib.loads(project)["project"]["version"]
    if not NUMBERS.fullmatch(version):
        raise ValueError(f"{version!r} is not a version like {before}")
    if f"## [{version}]" in changelog:
        raise ValueError(f"{version} is released already")
    if _numbers(version) < _numbers(before):
        raise ValueError(f"{version} is older than {before}")
    news = re.search(rf"{re.escape(HEADING)}(.*?)(?=^## \[|\Z)", changelog, re.DOTALL | re.MULTILINE)
    if news is None or not news.group(1).strip():
        raise ValueError("CHANGELOG.md has nothing under [Unreleased]")
    cut = changelog.replace(HEADING, f"{HEADING}\n## [{version}] - {day}\n", 1)
    return project.replace(f'\nversion = "{before}"\n', f'\nversion = "{version}"\n', 1), cut


def _numbers(version: str) -> tuple[int, ...]:
    return tuple(map(int, version.split(".")))


def main(arguments: list[str]) -> int:
    if len(arguments) != 1:
        print("Name the version: python -m tools.release 0.2.0", file=sys.stderr)
        return 2
    paths = ROOT / "pyproject.toml", ROOT / "CHANGELOG.md"
    project, changelog = (path.read_text(encoding="utf-8") for path in paths)
    try:
        changed = prepared(project, changelog, arguments[0], day=datetime.now(UTC).date().isoformat())
    except ValueError as error:
        print(f"Not prepared: {error}.", file=sys.stderr)
        return 2
    for path, text in zip(paths, changed, strict=True):
        path.write_text(text, encoding="utf-8")
    print(f"Ready: read the diff, then: git commit -am 'chore: release {arguments[0]}' && git tag v{arguments[0]}")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
