"""Tries an installed Tilewright: `python tools/installed.py`, with the extras `serve` and `client`, outside a checkout.

The release runs it on every wheel, on every system. It needs no Node, no compiler and no network.
"""

import os
import re
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from importlib.metadata import files
from pathlib import Path

import httpx

import tilewright as tw
from tilewright.client import BotClient, YourTurn
from tilewright.games.crossword.state import Closing

BOT = "hugo"
TABLE = {"kind": "crossword", "places": [{"mine": True}, {"bot": BOT}], "house": ["challenge=void"]}
REFERENCE = re.compile(r'(?:src|href)="(/[^"]+\.(?:js|css|svg|png|webmanifest))"')


def main() -> None:
    shipped = files("tilewright") or []
    print(f"Tilewright {tw.__version__}: {len(shipped)} files, {sum(one.size or 0 for one in shipped) / 1e6:.1f} MB")
    with tempfile.TemporaryDirectory() as folder:
        os.environ["TILEWRIGHT_HOME"] = folder
        print("A game in the library:", _played())
        with _serving(Path(folder)) as url:
            print("Files that the page names:", _page_files(url))
            print(f"A game against {BOT} on the server:", *_played_at(url))


def _played() -> tw.Game:
    game = tw.Game.new(house=["challenge=void"], words="commons", seed=1)
    while not game.is_over:
        game.play(game.best_move() or "-")
    return game


@contextmanager
def _serving(folder: Path) -> Iterator[str]:
    database = f"sqlite:///{folder.as_posix()}/games.db"
    command = [sys.executable, "-m", "tilewright", "serve", "--port", "0", "--bot-pace", "0", "--db", database]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as server:
        try:
            line = server.stdout.readline() if server.stdout else ""
            address = re.search(r"http://\S+", line)
            assert address, f"the server said {line!r}"
            yield address.group()
        finally:
            server.terminate()
            server.communicate(timeout=30)  # it says goodbye


def _page_files(url: str) -> int:
    page = httpx.get(url).raise_for_status().text
    named = set(REFERENCE.findall(page))
    assert any(name.endswith(".js") for name in named), page
    for name in named:
        assert httpx.get(url + name).raise_for_status().content, name
    return len(named)


def _played_at(url: str) -> tuple[int, ...]:
    with httpx.Client(base_url=url) as guest:
        guest.post("/api/me", json={"name": "Ann"}).raise_for_status()
        token = guest.post("/api/me/keys", json={"kind": "token", "label": "test"}).raise_for_status().json()["secret"]
    with BotClient(url, token) as client:
        client.open_table(TABLE)
        return tuple(client.play(_choice).scores)


def _choice(turn: YourTurn) -> str | tw.Move | None:
    if isinstance(turn.standard_view.phase, Closing):
        return "accept"
    if not turn.position.racks[0]:
        return None  # it is the other's turn
    return tw.Game.from_cgp(turn.cgp or "").best_move() or "-"


if __name__ == "__main__":
    main()
