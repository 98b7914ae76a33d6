"""A player in forty lines: `python examples/bot.py URL TOKEN [CODE]`. Without the code of a table it opens one."""

import json
import sys
from typing import Any
from urllib.request import Request, urlopen

import msgspec

from tilewright import Rules
from tilewright.bots.roster import bot
from tilewright.lexicons.compiled import open_graph
from tilewright.notation import cgp
from tilewright.notation.coordinates import Convention, write_play

URL, TOKEN, *CODE = sys.argv[1:]


def ask(path: str, body: object = None) -> Any:
    headers = {"Authorization": f"Bearer {TOKEN}", "Content-Type": "application/json"}
    return urlopen(Request(URL + path, None if body is None else json.dumps(body).encode(), headers))


def move(view: Any, position: cgp.CgpPosition, lexicon: str) -> str:
    if view["phase"]["type"] == "closing" or not position.racks[0]:  # somebody else is to move, and we never doubt
        return "accept" if view["phase"]["type"] == "closing" else ""
    player = bot("static", open_graph(lexicon), msgspec.convert(view["rules"], Rules))
    best = player.best(position.board, position.racks[0], in_bag=sum(len(bag["faces"]) for bag in view["bags"]))
    return " ".join(write_play(position.board, best.laid, Convention.TOURNAMENT)) if best.laid else f"-{best.exchanged}"


two = {"kind": "crossword", "places": [{"mine": True}, {}]}
table = json.load(ask(f"/api/tables/{CODE[0]}/join", {}) if CODE else ask("/api/tables", two))
print("Table", table["code"], flush=True)
for told in (json.loads(line) for line in ask("/api/bot/stream") if line.strip()):
    if told["t"] == "turn" and (text := move(told["view"], cgp.read(told["cgp"]), told["about"]["lexicon"])):
        action = {"seat": told["seat"], "id": str(told["n"]), "n": told["n"], "move": text}
        ask(f"/api/games/{told['game']}/moves", action)
    elif told["t"] == "over":
        sys.exit(f"Over: {told['scores']}")
