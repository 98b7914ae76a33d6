"""A game as Woogles would write it, in plain Python: the other direction of the reader."""

import re
from base64 import b64encode
from typing import Any

from tilewright.core.square import Direction
from tilewright.notation import gcg
from tilewright.notation.coordinates import Convention, write


def history_of(game: gcg.GcgGame) -> dict[str, Any]:
    """A `GameHistory`, in snake_case and with numbers for names, as Macondo's tests have it."""
    return {
        "players": [{"nickname": player.nick, "real_name": player.name} for player in game.players],
        "events": [_event(move) for move in game.moves],
        "lexicon": "COMMONS",
        "uid": "abc",
        "play_state": 2,
    }


def document_of(game: gcg.GcgGame) -> dict[str, Any]:
    """A `GameDocument`, in camelCase, with names of enumerations and with tiles as numbers, as Woogles stores it."""
    history = history_of(game)
    events = [{_camel(name): _in_base64(name, value) for name, value in event.items()} for event in history["events"]]
    for event in events:
        event["type"] = TYPES[event.get("type", 0)]
    players = [{_camel(name): value for name, value in player.items()} for player in history["players"]]
    return {"players": players, "events": events, "playState": "GAME_OVER", "board": {}, "version": 2}


TYPES = [
    *("TILE_PLACEMENT_MOVE", "PHONY_TILES_RETURNED", "PASS", "CHALLENGE_BONUS"),
    *("EXCHANGE", "END_RACK_PTS", "TIME_PENALTY", "END_RACK_PENALTY"),
]


def _event(move: gcg.GcgMove) -> dict[str, Any]:
    said: dict[str, Any] = {"player_index": move.seat, "rack": move.rack, "cumulative": move.total, "note": move.note}
    match move:
        case gcg.GcgPlay(start=start, direction=direction, word=word):
            at = write(start, direction, Convention.TOURNAMENT)
            place = {"row": start.row - 1, "column": start.col - 1, "direction": int(direction is Direction.DOWN)}
            return said | place | {"position": at, "played_tiles": word, "score": move.points}
        case gcg.GcgWithdrawal():
            return said | {"type": 1, "lost_score": -move.points}
        case gcg.GcgChallengePoints():
            return said | {"type": 3, "bonus": move.points}
        case gcg.GcgExchange(tiles=tiles):
            return said | {"type": 4, "exchanged": tiles}
        case gcg.GcgLeftover(tiles=tiles) if move.points > 0:
            return said | {"type": 5, "rack": tiles, "end_rack_points": move.points}
        case gcg.GcgOvertime():
            return said | {"type": 6, "lost_score": -move.points}
        case gcg.GcgLeftover():
            return said | {"type": 7, "lost_score": -move.points}
        case _:
            return said | {"type": 2}


def _camel(name: str) -> str:
    return re.sub(r"_(.)", lambda found: found[1].upper(), name)


def _in_base64(name: str, value: Any) -> Any:
    if name not in ("rack", "played_tiles", "exchanged"):
        return value
    return b64encode(bytes(_number(face) for face in value)).decode()


def _number(face: str) -> int:
    if face in "?.":
        return 0
    return ord(face) - 64 if face.isupper() else 0x80 | ord(face) - 96
