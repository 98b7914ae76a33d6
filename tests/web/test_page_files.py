"""The files of the page as they go out: compressed for clients that accept it, cached where they never change."""

import json
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
from tilewright.games.kind import GAMES
from tilewright.web.routes.page import BUILT

ROOT = Path(__file__).parents[2]

MANIFEST = {
    "index.html": {"file": "assets/start.js", "imports": ["_shared.js"]},
    "_shared.js": {"file": "assets/shared.js", "css": ["assets/shared.css"]},
    "_words.js": {"file": "assets/words.js", "imports": ["_shared.js"], "css": ["assets/words.css"]},
    "src/pages/crossword/CrosswordGame.svelte": {"file": "assets/table.js", "imports": ["_shared.js", "_words.js"]},
}
SCRIPT, FONT = b"export const words = 'retinas'\n" * 200, bytes(range(256)) * 8


@pytest.fixture
def client(tmp_path: Path) -> Iterator[TestClient[Litestar]]:
    folder = tmp_path / "page"
    (folder / "assets").mkdir(parents=True)
    (folder / "index.html").write_text("<!doctype html><title>Tilewright</title>")
    (folder / "assets" / "start.js").write_bytes(SCRIPT)
    (folder / "assets" / "letters.woff2").write_bytes(FONT)
    (folder / "assets" / "table.js").write_text("plain")
    (folder / "assets" / "table.js.br").write_text("packed")
    (folder / "manifest.json").write_text(json.dumps(MANIFEST))
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


@pytest.mark.parametrize(
    ("accepted", "encoding"), [("gzip, br", "br"), ("gzip, br;q=0", "gzip"), ("brotli", None), ("identity", None)]
)
def test_what_the_build_has_packed_goes_out_to_who_can_unpack_it(
    client: TestClient[Litestar], accepted: str, encoding: str | None
) -> None:
    with client.stream("GET", "/assets/table.js", headers={"accept-encoding": accepted}) as answer:
        assert answer.headers.get("content-encoding") == encoding
        assert answer.headers["content-type"].startswith("text/javascript")
        assert (b"".join(answer.iter_raw()) == b"packed") is (encoding == "br")
    assert client.get("/assets/table.js.br").status_code == 404


def test_the_document_of_a_game_names_the_files_of_its_screen(client: TestClient[Litestar]) -> None:
    client.post("/api/me", json={"name": "Ines"})
    places = [{"mine": True}, {"mine": True, "name": "Teo"}]
    game = client.post("/api/tables", json={"kind": "crossword", "places": places}).json()["game"]
    link = client.get(f"/game/{game}").headers["link"]
    assert re.findall(r"<([^>]+)>; rel=(\w+)", link) == [
        (f"/api/games/{game}", "preload"),
        (f"/api/games/{game}/view?mine=true", "preload"),
        ("/assets/table.js", "modulepreload"),
        ("/assets/words.js", "modulepreload"),
        ("/assets/words.css", "preload"),
    ], "and not what every document names"
    assert link.count("crossorigin=anonymous") == link.count("<"), "as the page asks, or it is fetched twice"
    assert "assets" not in client.get("/game/nosuchgame").headers["link"]
    assert "link" not in client.get("/learn").headers


def test_a_player_sees_the_game_from_the_seat_that_is_to_act_and_a_visitor_from_none(
    client: TestClient[Litestar],
) -> None:
    client.post("/api/me", json={"name": "Ines"})
    places = [{"bot": "alba"}, {"mine": True}, {"mine": True, "name": "Teo"}]
    rules = {"first_player": {"type": "from-seat", "seat": 2}}
    game = client.post("/api/tables", json={"kind": "crossword", "places": places, "rules": rules}).json()["game"]
    seen = client.get(f"/api/games/{game}/view?mine=true").json()
    assert (seen["seat"], seen) == (2, {**client.get(f"/api/games/{game}/view?seat=2").json(), "now": seen["now"]})
    client.cookies.clear()
    assert client.get(f"/api/games/{game}/view?mine=true").json() is None


def test_every_screen_of_a_game_is_in_the_manifest_of_the_built_page() -> None:
    chunks = json.loads((BUILT / "manifest.json").read_text())
    for name in GAMES:
        assert f"src/pages/{name}/{name.capitalize()}Game.svelte" in chunks
    assert {"index.html", "src/pages/start/Start.svelte"} <= chunks.keys()


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
