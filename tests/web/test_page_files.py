"""The files of the page as they go out: compressed for clients that accept it, cached where they never change."""

import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from litestar import Litestar
from litestar.testing import TestClient

from tests.web.desk import desk_at
from tilewright.web.routes.page import BUILT

ROOT = Path(__file__).parents[2]

SCRIPT, FONT = b"export const words = 'retinas'\n" * 200, bytes(range(256)) * 8


@pytest.fixture
def client(tmp_path: Path) -> Iterator[TestClient[Litestar]]:
    folder = tmp_path / "page"
    (folder / "assets").mkdir(parents=True)
    (folder / "index.html").write_text("<!doctype html><title>Tilewright</title>")
    (folder / "assets" / "start.js").write_bytes(SCRIPT)
    (folder / "assets" / "letters.woff2").write_bytes(FONT)
    (tmp_path / "secret.txt").write_text("not for you")
    with desk_at(tmp_path, page=folder) as asking:
        yield asking


def test_text_goes_out_packed_to_who_can_unpack_it(client: TestClient[Litestar]) -> None:
    answer = client.get("/assets/start.js", headers={"accept-encoding": "gzip"})
    assert answer.headers["content-encoding"] == "gzip"
    assert int(answer.headers["content-length"]) < len(SCRIPT) / 10
    assert answer.content == SCRIPT
    plain = client.get("/assets/start.js", headers={"accept-encoding": "identity"})
    assert "content-encoding" not in plain.headers
    assert plain.content == SCRIPT
    assert "accept-encoding" in plain.headers["vary"].lower()


def test_what_is_packed_already_goes_out_as_it_is(client: TestClient[Litestar]) -> None:
    answer = client.get("/assets/letters.woff2", headers={"accept-encoding": "gzip"})
    assert "content-encoding" not in answer.headers
    assert answer.content == FONT


def test_files_are_kept_for_good_and_the_document_is_asked_for_again(client: TestClient[Litestar]) -> None:
    assert "immutable" in client.get("/assets/start.js").headers["cache-control"]
    for path in ("/", "/game/abc", "/learn"):
        answer = client.get(path)
        assert answer.text.endswith("<title>Tilewright</title>")
        assert answer.headers["cache-control"] == "no-cache"


@pytest.mark.parametrize("path", ["/assets/none.js", "/../secret.txt", "/assets/..%2f..%2fsecret.txt", "/secret.txt"])
def test_nothing_else_can_be_had(client: TestClient[Litestar], path: str) -> None:
    answer = client.get(path)
    assert "not for you" not in answer.text
    assert answer.status_code == 404


def test_the_built_page_ships_the_licence_of_everything_by_others_in_it() -> None:
    text = (BUILT / "licences.txt").read_text()
    notice = " ".join((ROOT / "NOTICE").read_text().split())
    for name in ("inter", "quicksand", "vollkorn", "fluent-emoji-flat", "bundle", "svelte", "clsx", "esm-env"):
        assert re.search(rf"^(@[a-z-]+/)?{name} \d", text, re.MULTILINE), name
        assert name.lower() in notice.lower()
    assert text.count("SIL OPEN FONT LICENSE Version 1.1") == 3
    assert "Copyright (c) Microsoft Corporation" in text
    packages = re.findall(r"^((?:@[a-z-]+/)?[a-z-]+) \d+\.\d+\.\d+$", text, re.MULTILINE)
    assert len(packages) == 8, "NOTICE names what the page holds; add what is new"


def test_a_wheel_without_the_page_is_not_built_unless_that_is_wanted(tmp_path: Path) -> None:
    """Without the page a server shows nothing but a line that says so."""
    for name in ("CMakeLists.txt", "pyproject.toml", "README.md", "LICENSE", "NOTICE"):
        shutil.copy(ROOT / name, tmp_path / name)
    shutil.copytree(ROOT / "native", tmp_path / "native")
    shutil.copytree(
        ROOT / "src", tmp_path / "src", ignore=shutil.ignore_patterns("page", "__pycache__", "*.xz", "*.klv2")
    )
    wheel = [sys.executable, "-m", "pip", "wheel", "--no-build-isolation", "--no-deps", "--no-index", "."]
    shown = subprocess.run(wheel, cwd=tmp_path, capture_output=True, text=True, check=False)
    assert shown.returncode != 0
    assert "The page is not built" in " ".join((shown.stdout + shown.stderr).split())


@pytest.mark.parametrize("path", ["/", "/learn", "/assets/start.js", "/assets/letters.woff2", "/health/live"])
def test_who_asks_for_the_head_alone_gets_the_same_without_the_body(client: TestClient[Litestar], path: str) -> None:
    whole, head = client.get(path), client.head(path)
    assert (head.status_code, head.content) == (200, b"")
    assert head.headers["content-type"] == whole.headers["content-type"]
    assert head.headers["content-length"] == whole.headers["content-length"]


def test_a_head_of_nothing_is_not_found_and_a_stream_has_none(client: TestClient[Litestar]) -> None:
    assert client.head("/assets/none.js").status_code == 404
    assert client.head("/api/bot/stream").status_code == 405


def test_somebody_new_is_nobody_and_no_mistake(client: TestClient[Litestar]) -> None:
    new = client.get("/api/me")
    assert (new.status_code, new.json()) == (200, None)
    for wrong in ({"cookie": "tilewright=old"}, {"authorization": "Bearer wrong"}):
        assert client.get("/api/me", headers=wrong).status_code == 401
