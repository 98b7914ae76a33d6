"""The whole application on a database of its own, asked as a program over HTTP would ask it."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from litestar import Litestar
from litestar.testing import TestClient

from tilewright.store.database import sqlite_url
from tilewright.web.app import application
from tilewright.web.config import Config


@contextmanager
def desk_at(folder: Path, **config: Any) -> Iterator[TestClient[Litestar]]:
    chosen = Config(db=sqlite_url(folder / "games.db"), no_rate_limit=True, **config)
    with TestClient(application(chosen), raise_server_exceptions=False) as client:
        yield client


def guest(client: TestClient[Litestar], name: str) -> dict[str, str]:
    """Come in as somebody new; the headers that make the next request theirs."""
    client.cookies.clear()
    answer = client.post("/api/me", json={"name": name})
    assert answer.status_code == 201, answer.text
    secret = answer.cookies["tilewright"]
    client.cookies.clear()
    return {"cookie": f"tilewright={secret}"}


def table_for(client: TestClient[Litestar], host: dict[str, str], *others: dict[str, str], **proposal: Any) -> str:
    """A game that has begun, the host on the first seat; its name."""
    places = [{"mine": True}, *({} for _ in others)]
    asked = {"kind": "crossword", "places": places, **proposal}
    table = client.post("/api/tables", json=asked, headers=host).json()
    for other in others:
        table = client.post(f"/api/tables/{table['code']}/join", json={}, headers=other).json()
    game: str = table["game"]
    return game
