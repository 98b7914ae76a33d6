"""CI, the hooks before a commit and the pages for contributors run targets that the Makefile has."""

import re
import tomllib
from pathlib import Path
from typing import Any

import pytest
import yaml  # type: ignore[import-untyped]  # its types are a package of their own, for four lines

ROOT = Path(__file__).parents[2]
TARGETS = set(re.findall(r"^([a-z][a-z-]*):", (ROOT / "Makefile").read_text(encoding="utf-8"), re.MULTILINE))
CALL = re.compile(r"\bmake (?:--silent )?([a-z][a-z-]*)")


def read(path: str) -> Any:
    return yaml.safe_load((ROOT / path).read_text(encoding="utf-8"))


def commands(job: Any) -> list[str]:
    return [step["run"] for step in job["steps"] if "run" in step]


def test_ci_runs_the_two_targets_on_every_python() -> None:
    jobs = read(".github/workflows/ci.yml")["jobs"]
    assert [CALL.findall(one) for one in commands(jobs["check-and-test"])] == [["check"], ["test"]]
    versions = jobs["check-and-test"]["strategy"]["matrix"]["python"]
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    assert project["requires-python"] == f">={versions[0]}"
    assert versions == ["3.11", "3.12", "3.13"]


def test_ci_enforces_coverage_once() -> None:
    jobs = read(".github/workflows/ci.yml")["jobs"]
    assert [CALL.findall(one) for one in commands(jobs["coverage"])] == [["coverage"]]
    report = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["tool"]["coverage"]["report"]
    assert report["fail_under"] >= 92


def test_the_hooks_are_what_make_check_does() -> None:
    (repository,) = read(".pre-commit-config.yaml")["repos"]
    assert repository["repo"] == "local"
    called = {target for hook in repository["hooks"] for target in CALL.findall(hook["entry"])}
    line = re.search(r"^check:.*\n(?:\t.*\n)*", (ROOT / "Makefile").read_text(encoding="utf-8"), re.MULTILINE)
    assert line is not None
    assert called == set(re.findall(r"check-[a-z]+", line.group()))


@pytest.mark.parametrize(
    "page", [".github/pull_request_template.md", "CONTRIBUTING.md", "README.md", "docs/server.md", "SECURITY.md"]
)
def test_every_target_that_a_page_names_is_there(page: str) -> None:
    text = (ROOT / page).read_text(encoding="utf-8")
    named = {target for code in re.findall(r"`[^`\n]+`|^\$ .*", text, re.MULTILINE) for target in CALL.findall(code)}
    assert named <= TARGETS


@pytest.mark.parametrize("form", ["bug", "idea"])
def test_a_form_asks_something(form: str) -> None:
    asked = read(f".github/ISSUE_TEMPLATE/{form}.yml")
    assert {"name", "description", "body"} <= set(asked)
    assert any(field.get("validations", {}).get("required") for field in asked["body"])
