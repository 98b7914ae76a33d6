"""A server with people in it: games of every kind, tables, a club, keys; so that what is asked for is often there."""

from dataclasses import dataclass, field
from http.cookiejar import DefaultCookiePolicy
from itertools import count
from typing import Any

import requests

from tests.web.hosting import Hosted
from tilewright.games.kind import GAMES
from tilewright.web.visitors import COOKIE

_names = count(1)


class Resident:
    """Somebody with a cookie, or a token. It does not take other cookies, whatever it is offered."""

    def __init__(self, server: Hosted, headers: dict[str, str]) -> None:
        self.url, self.headers = server.url, headers
        self.session = requests.Session()
        self.session.trust_env = False
        self.session.cookies.set_policy(DefaultCookiePolicy(allowed_domains=[]))

    def ask(self, method: str, path: str, **body: Any) -> Any:
        answer = self.session.request(method, self.url + path, json=body, headers=self.headers, timeout=60)
        assert answer.ok, answer.text
        return answer.json() if answer.content else None


def arrived(server: Hosted, name: str) -> Resident:
    answer = requests.post(f"{server.url}/api/me", json={"name": name}, timeout=60)
    return Resident(server, {"Cookie": f"{COOKIE}={answer.cookies[COOKIE]}"})


@dataclass
class Neighbourhood:
    """Ann plays with Bob. `known` are the names of what is there, by the parameter that takes them."""

    server: Hosted
    ann: Resident = field(init=False)
    reader: Resident = field(init=False)
    known: dict[str, list[str]] = field(init=False)
    kinds: dict[str, str] = field(default_factory=dict)  # of games, by their names

    def __post_init__(self) -> None:
        self.ann, bob = arrived(self.server, "Ann"), arrived(self.server, "Bob")
        self.reader = arrived(self.server, "Cid")
        club = self.ann.ask("POST", "/api/clubs", name="Owls")
        bob.ask("POST", f"/api/clubs/join/{club['code']}")
        members = self.ann.ask("GET", f"/api/clubs/{club['id']}/members")
        for kind in GAMES:
            self.kinds[self._game(kind, bob, club["id"])] = kind
        over = self._game("crossword", bob, club["id"])
        self.ann.ask("POST", f"/api/games/{over}/moves", seat=0, id="enough", action={"do": "resign"})
        token = self.ann.ask("POST", "/api/me/keys", kind="token", label="bot")["key"]["id"]
        self.known = {
            "game": [*self.kinds, over],
            "form": ["log", "gcg", "cgp"],
            "code": [self._table(self.ann)["code"], self._table(bob)["code"], club["code"]],
            "club": [club["id"]],
            "member": [one["id"] for one in members],
            "key": [token],
            "theme": ["food", "animals"],
            "kind": list(GAMES),
            "lexicon": ["commons"],
        }

    def resident(self, label: str) -> tuple[Resident, dict[str, list[str]]]:
        """Ann; but she plays, so that words are looked up by somebody who does not."""
        return self.reader if "/api/words" in label else self.ann, self.known

    def passer_by(self, *owning: str) -> tuple[Resident, dict[str, list[str]]]:
        """Somebody new, who owns a code, a club or a key that can be spared; and what these are called."""
        one, own = arrived(self.server, f"Passer-by {next(_names)}"), dict[str, list[str]]()
        if "club" in owning:
            own["club"] = [one.ask("POST", "/api/clubs", name="Moths")["id"]]
        if "key" in owning:
            own["key"] = [one.ask("POST", "/api/me/keys", kind="device", label="old")["key"]["id"]]
        if "code" in owning:
            own["code"] = [self._table(one)["code"]]
        return one, self.known | own

    def _game(self, kind: str, other: Resident, club: str) -> str:
        table = self._table(self.ann, kind=kind, club=club)
        begun = other.ask("POST", f"/api/tables/{table['code']}/join")
        game: str = begun["game"]
        return game

    def _table(self, host: Resident, **proposal: Any) -> Any:
        places = [{"mine": True}, {}]
        return host.ask("POST", "/api/tables", **{"kind": "crossword", "places": places, **proposal})
