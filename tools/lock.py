"""Writes constraints.txt: the exact version of everything that building, running and testing installs.

`make lock` runs it; pip resolves, nothing is installed.
"""

import json
import subprocess
import sys
import tomllib
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent

# The build takes these from the machine if it has them; here they are always the same.
BUILD_TOOLS = ["cmake", "ninja"]

HEADER = """\
# Exact versions of everything that building, running and testing Tilewright installs.
# Written by `make lock` from pyproject.toml; do not edit by hand.
"""


def wanted() -> list[str]:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    return [
        *project["build-system"]["requires"],
        *project["project"]["dependencies"],
        *(one for extra in project["project"]["optional-dependencies"].values() for one in extra),
        *project["dependency-groups"]["dev"],
        *BUILD_TOOLS,
    ]


def resolved(requirements: list[str]) -> list[str]:
    pip = [sys.executable, "-m", "pip", "install", "--quiet", "--no-input"]
    dry = ["--dry-run", "--ignore-installed", "--report", "-"]
    report = json.loads(subprocess.run([*pip, *dry, *requirements], check=True, stdout=subprocess.PIPE).stdout)
    found = (item["metadata"] for item in report["install"])
    return sorted(f"{item['name'].lower().replace('_', '-')}=={item['version']}" for item in found)


def main() -> None:
    pins = resolved(wanted())
    (ROOT / "constraints.txt").write_text(HEADER + "".join(f"{pin}\n" for pin in pins), encoding="utf-8")
    print(f"constraints.txt: {len(pins)} packages")


if __name__ == "__main__":
    main()
