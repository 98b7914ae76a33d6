"""The files of the page as they go out: packed for who can unpack them, kept where they never change, and no others."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from litestar import Litestar
from litestar.testing import TestClient

from tests.web.desk import desk_at

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
