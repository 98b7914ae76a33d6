"""What is released: one version, a changelog that is cut by a command, and wheels that hold everything they need."""

import email
import re
import subprocess
import sys
import tomllib
import zipfile
from email.message import Message
from pathlib import Path
from typing import Any

import pytest
import yaml  # type: ignore[import-untyped]  # its types are a package of their own, for four lines

import tilewright as tw
from tools.release import prepared

ROOT = Path(__file__).parents[2]
PROJECT = (ROOT / "pyproject.toml").read_text(encoding="utf-8")
CHANGES = "# Changelog\n\n## [Unreleased]\n\n### Added\n\n- News.\n\n## [0.1.0] - 2026-01-01\n\n- All.\n"

#: A sentence of each licence that has to go with what others made, and where in a wheel it stands.
LICENCES = {
    "dist-info/licenses/LICENSE": "MIT License",
    "dist-info/licenses/NOTICE": "Enhanced North American Benchmark Lexicon",
    "dist-info/licenses/native/licences/nanobind.txt": "Wenzel Jakob",
    "dist-info/licenses/native/licences/robin-map.txt": "Goetghebuer-Planchon",
    "lexicons/licences/SCOWL.txt": "Kevin Atkinson",
    "lexicons/licences/UKACD.txt": "J Ross Beresford",
    "lexicons/licences/WordNet.txt": "Princeton University",
    "lexicons/licences/pyinflect-lemminflect.txt": "Brad Jascob",
}
IN_THE_PAGE = [
    "The Inter Project Authors",
    "The Quicksand Project Authors",
    "The Vollkorn Project Authors",
    "SIL OPEN FONT LICENSE Version 1.1",
    "Copyright (c) Microsoft Corporation",
    "Svelte Contributors",
    "Luke Edwards",
    "Benjamin McCann",
    "@fluent/bundle",
]


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> zipfile.ZipFile:
    """As it is released, except that nothing is compiled."""
    folder = tmp_path_factory.mktemp("wheel")
    pip = [sys.executable, "-m", "pip", "wheel", "--quiet", "--no-index", "--no-deps", "--no-build-isolation"]
    pure = ["--config-settings=wheel.cmake=false", "--config-settings=wheel.py-api=py3"]
    subprocess.run([*pip, *pure, "-w", folder, ROOT], check=True)
    (built,) = folder.glob("*.whl")
    return zipfile.ZipFile(built)


def text_in(wheel: zipfile.ZipFile, ending: str) -> str:
    (name,) = (name for name in wheel.namelist() if name.endswith(ending))
    return wheel.read(name).decode(errors="replace")


def metadata_of(wheel: zipfile.ZipFile) -> Message:
    return email.message_from_string(text_in(wheel, "dist-info/METADATA"))


def test_a_wheel_holds_the_licence_of_everything_by_others(wheel: zipfile.ZipFile) -> None:
    for ending, sentence in LICENCES.items():
        found = [name for name in wheel.namelist() if name.endswith(ending)]
        assert found, ending
        assert all(sentence in wheel.read(name).decode(errors="replace") for name in found), ending
    page = text_in(wheel, "web/page/licences.txt")
    assert [name for name in IN_THE_PAGE if name not in page] == []


def test_a_wheel_holds_the_page_and_nothing_of_the_workshop(wheel: zipfile.ZipFile) -> None:
    assert "<title>" in text_in(wheel, "tilewright/web/page/index.html")
    tops = {name.split("/")[0] for name in wheel.namelist()}
    assert tops == {"tilewright", f"tilewright-{tw.__version__}.dist-info"}
    assert [name for name in wheel.namelist() if "__pycache__" in name or name.endswith((".cpp", ".ts"))] == []


def test_what_the_registry_shows_needs_no_repository_around_it(wheel: zipfile.ZipFile) -> None:
    shown = metadata_of(wheel).get_payload()
    assert isinstance(shown, str)
    targets = re.findall(r"\]\(([^)]+)\)", shown)
    assert [target for target in targets if not target.startswith(("https://", "#"))] == []
    pictures = re.findall(r"!\[[^\]]+\]\(([^)]+)\)", shown)
    assert len(pictures) >= 4
    for picture in pictures:
        tag, _, path = picture.partition(f"/v{tw.__version__}/")
        assert tag.startswith("https://raw.githubusercontent.com/")
        assert (ROOT / path).is_file()


def test_a_wheel_says_where_it_comes_from_and_what_it_runs_on(wheel: zipfile.ZipFile) -> None:
    metadata = metadata_of(wheel)
    named = {line.split(",")[0] for line in metadata.get_all("Project-URL", [])}
    assert named == {"Homepage", "Documentation", "Changelog", "Issues"}
    kinds = metadata.get_all("Classifier", [])
    assert {f"Programming Language :: Python :: 3.{minor}" for minor in (11, 12, 13)} <= set(kinds)
    assert metadata["License-Expression"] == "MIT"


def test_the_version_stands_in_one_place() -> None:
    assert tomllib.loads(PROJECT)["project"]["version"] == tw.__version__
    assert PROJECT.count(f'"{tw.__version__}"') == 1
    assert "version" not in yaml.safe_load((ROOT / "ui" / "package.json").read_text(encoding="utf-8"))


def test_a_release_moves_the_news_under_its_version() -> None:
    project, changelog = prepared('[project]\nversion = "0.1.0"\n', CHANGES, "0.2.0", "2026-02-03")
    assert project == '[project]\nversion = "0.2.0"\n'
    assert "## [Unreleased]\n\n## [0.2.0] - 2026-02-03\n\n### Added\n\n- News.\n\n## [0.1.0]" in changelog


@pytest.mark.parametrize(
    ("version", "why"),
    [("0.0.9", "older"), ("0.1.0", "released already"), ("1.0", "not a version"), ("0.2.0\n", "not a version")],
)
def test_a_release_that_makes_no_sense_is_refused(version: str, why: str) -> None:
    with pytest.raises(ValueError, match=why):
        prepared('[project]\nversion = "0.1.0"\n', CHANGES, version, "2026-02-03")


def test_a_release_without_news_is_refused() -> None:
    with pytest.raises(ValueError, match="nothing under"):
        prepared('[project]\nversion = "0.1.0"\n', CHANGES.replace("### Added\n\n- News.\n\n", ""), "0.2.0", "")


def test_the_changelog_is_ready_to_be_cut() -> None:
    changelog = (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")
    version = f"{int(tw.__version__.split('.')[0]) + 1}.0.0"
    assert f"## [{version}] - 2030-01-01\n\n### " in prepared(PROJECT, changelog, version, "2030-01-01")[1]


def test_wheels_are_made_of_the_sdist_on_every_system_and_tried_there() -> None:
    jobs: Any = yaml.safe_load((ROOT / ".github/workflows/release.yml").read_text(encoding="utf-8"))["jobs"]
    systems = " ".join(jobs["wheels"]["strategy"]["matrix"]["system"])
    assert all(system in systems for system in ("ubuntu", "macos", "windows"))
    assert (jobs["wheels"]["needs"], jobs["publish"]["needs"]) == ("sdist", ["sdist", "wheels"])
    settings = tomllib.loads(PROJECT)["tool"]
    (script,) = re.findall(r"\{project\}/(\S+)", settings["cibuildwheel"]["test-command"])
    assert script in settings["scikit-build"]["sdist"]["include"]
    assert (ROOT / script).is_file()
