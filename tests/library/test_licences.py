"""What others wrote and a wheel carries goes with its licence."""

import tomllib
from importlib.metadata import distribution
from pathlib import Path

ROOT = Path(__file__).parents[2]


def shipped() -> dict[str, str]:
    """The licence texts that a wheel holds, by their path."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    found = [path for pattern in project["license-files"] for path in ROOT.glob(pattern)]
    return {path.relative_to(ROOT).as_posix(): path.read_text(encoding="utf-8", errors="replace") for path in found}


def squeezed(text: str) -> str:
    return " ".join(text.replace("*", " ").split())


def test_the_licences_of_what_the_native_module_is_linked_with_are_shipped() -> None:
    texts = shipped()
    theirs = {file.name: file for file in distribution("nanobind").files or ()}
    assert squeezed(texts["native/licences/nanobind.txt"]) == squeezed(theirs["LICENSE"].read_text())
    assert squeezed(texts["native/licences/robin-map.txt"]) in squeezed(theirs["robin_map.h"].read_text())


def test_every_licence_text_is_shipped_and_named_in_the_notice() -> None:
    texts = shipped()
    notice = texts["NOTICE"]
    kept = [path for folder in ("native", "src") for path in (ROOT / folder).rglob("licences/*.txt")]
    assert len(kept) >= 6
    assert {path.relative_to(ROOT).as_posix() for path in kept} <= set(texts)
    assert [path.name for path in kept if path.name not in notice] == []
