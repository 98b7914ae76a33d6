"""A bot that plays the standard game on a server, with nothing but HTTP and the library.

    python examples/bot.py URL TOKEN          opens a table for two and prints its code
    python examples/bot.py URL TOKEN CODE     joins the table with that code

The token belongs to an account; docs/bot-api.md says how to get one and describes each message.
"""

import json
import sys
from collections.abc import Iterator
from http.client import HTTPResponse
from typing import Any
from urllib.request import Request, urlopen

import msgspec

from tilewright import Rules
from tilewright.bots.roster import bot
from tilewright.lexicons.compiled import open_graph
from tilewright.notation import cgp
from tilewright.notation.coordinates import Convention, write_play

TABLE_FOR_TWO = {"kind": "crossword", "places": [{"mine": True}, {}]}


class Server:
    """The part of the server's API that a bot needs."""

    def __init__(self, url: str, token: str) -> None:
        self.url = url
        self.headers = {"Authorization": f"Bearer {token}", "Content-Type": "application/json"}

    def open_table(self) -> str:
        """Open a table, and tell its code for somebody to join."""
        return str(json.load(self._post("/api/tables", TABLE_FOR_TWO))["code"])

    def join_table(self, code: str) -> str:
        return str(json.load(self._post(f"/api/tables/{code}/join", {}))["code"])

    def messages(self) -> Iterator[dict[str, Any]]:
        """What happens in the games of this account, as it happens. Empty lines only keep the connection open."""
        for line in self._send(Request(f"{self.url}/api/bot/stream", headers=self.headers)):
            if line.strip():
                yield json.loads(line)

    def move(self, turn: dict[str, Any], move: str) -> None:
        """Make a move. `n` refuses it if the game has gone on meanwhile; sent twice with one `id`, it counts once."""
        body = {"seat": turn["seat"], "id": str(turn["n"]), "n": turn["n"], "move": move}
        self._post(f"/api/games/{turn['game']}/moves", body)

    def _post(self, path: str, body: object) -> HTTPResponse:
        return self._send(Request(self.url + path, json.dumps(body).encode(), self.headers))

    def _send(self, request: Request) -> HTTPResponse:
        answer = urlopen(request)
        assert isinstance(answer, HTTPResponse)
        return answer


def choose_move(turn: dict[str, Any]) -> str | None:
    """The move to make in a position, as text; None if there is nothing to do."""
    view, position = turn["view"], cgp.read(turn["cgp"])
    if view["phase"]["type"] == "closing":
        return "accept"  # the last play may be challenged, and this bot never does
    rack = position.racks[0]  # of whoever is to move
    if not rack:
        return None  # somebody else's, so it is hidden
    player = bot("static", open_graph(turn["about"]["lexicon"]), msgspec.convert(view["rules"], Rules))
    best = player.best(position.board, rack, in_bag=sum(len(bag["faces"]) for bag in view["bags"]))
    if best.laid:
        return " ".join(write_play(position.board, best.laid, Convention.TOURNAMENT))
    return f"-{best.exchanged}"  # an exchange, or a pass if nothing is exchanged


def main(url: str, token: str, code: str | None = None) -> None:
    server = Server(url, token)
    print("Table", server.join_table(code) if code else server.open_table(), flush=True)
    for message in server.messages():
        if message["t"] == "turn":
            move = choose_move(message)
            if move is not None:
                server.move(message, move)
        elif message["t"] == "over":
            print("Final scores:", *message["scores"], flush=True)
            return


if __name__ == "__main__":
    main(*sys.argv[1:])
