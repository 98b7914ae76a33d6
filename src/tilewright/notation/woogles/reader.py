"""Reads a game of Woogles: its players, its events, and what it says of board, tiles and result."""

from typing import Any

from tilewright.core.tileset import STANDARD_TILES, TileSet
from tilewright.notation.gcg.equipment import tiles_called
from tilewright.notation.gcg.game import GcgGame, GcgMove, GcgPlayer, GcgPragma
from tilewright.notation.gcg.reader import MOST_PLAYERS, read as read_gcg
from tilewright.notation.trouble import Unreadable
from tilewright.notation.woogles.events import TYPES, moves_of
from tilewright.notation.woogles.tiles import TileNumbers, TileTexts
from tilewright.notation.woogles.values import Message, decoded

#: What the answers of the server have around a game.
_WRAPPERS = ("history", "doc", "document", "game_document", "game_history")
#: Fields that only a document has, whose tiles are numbers.
_DOCUMENT = ("board", "bag", "racks", "current_scores", "timers", "player_on_turn", "meta_event_data")
_PLAY_STATES = ("PLAYING", "WAITING_FOR_FINAL_PASS", "GAME_OVER", "UNSTARTED")


def is_woogles(value: object) -> bool:
    """Whether this JSON is a game: it has players, or an object in it has, or it is a GCG file in an answer."""
    if not isinstance(value, dict):
        return False
    inner = [value, *(value.get(name) for name in _WRAPPERS)]
    return isinstance(value.get("gcg"), str) or any(isinstance(one, dict) and "players" in one for one in inner)


def read(data: bytes | str, tileset: TileSet = STANDARD_TILES) -> GcgGame:
    """Read a `GameHistory` or a `GameDocument`. Tiles are those of the set that it names, or of this one.

    >>> read('{"players": [{"nickname": "ann"}], "events": [{"type": "PASS", "rack": "AEI"}]}').moves
    (GcgPass(line=1, seat=0, rack='AEI', points=0, total=0, trailing='', note=''),)
    """
    value = decoded(data)
    if isinstance(value, dict) and isinstance(value.get("gcg"), str):
        return read_gcg(value["gcg"], tileset)
    if not is_woogles(value):
        raise Unreadable.within("the file", "woogles", quoted="")
    return _game(_unwrapped(value), tileset)


def _unwrapped(value: dict[str, Any]) -> Message:
    found = next((name for name in _WRAPPERS if isinstance(value.get(name), dict)), None)
    return Message(value) if "players" in value or found is None else Message(value[found], found)


def _game(message: Message, tileset: TileSet) -> GcgGame:
    if message.text("starting_cgp"):
        message.fail("starting_cgp", message.text("starting_cgp"), "nothing, since the game has to begin at its start")
    named = tiles_called(message.text("letter_distribution")) or tileset
    tiles = (TileNumbers if any(name in message for name in _DOCUMENT) else TileTexts)(named)
    players = tuple(_player(one, number) for number, one in enumerate(message.each("players"), start=1))
    if not 1 <= len(players) <= MOST_PLAYERS:
        message.fail("players", str(len(players)), f"1 to {MOST_PLAYERS} players")
    moves = moves_of(message, [one.text("nickname") for one in message.each("players")], tiles)
    final = message.numbers("final_scores") or message.numbers("current_scores")
    if final and len(final) != len(players):
        message.fail("final_scores", str(len(final)), f"{len(players)} scores")
    return GcgGame(
        players,
        moves,
        (*_pragmata(message), *_last_racks(message, tiles, moves)),
        final=final,
        unit="event",
    )


def _player(message: Message, number: int) -> GcgPlayer:
    nick, name = (" ".join(message.text(field).split()) for field in ("nickname", "real_name"))
    return GcgPlayer(nick=(nick or name).replace(" ", "_") or f"player{number}", name=name or nick)


def _pragmata(message: Message) -> list[GcgPragma]:
    said = {
        "title": message.text("title"),
        "description": message.text("description"),
        "id": " ".join((message.text("id_auth") or "io.woogles", message.text("uid"))) if message.text("uid") else "",
        "lexicon": message.text("lexicon"),
        "game-type": message.text("variant"),
        "board-layout": message.text("board_layout"),
        "tile-distribution": message.text("letter_distribution"),
    }
    return [GcgPragma(name=name, text=" ".join(text.split())) for name, text in said.items() if text.strip()]


def _last_racks(message: Message, tiles: TileTexts, moves: tuple[GcgMove, ...]) -> list[GcgPragma]:
    """Where the game goes on. Once it is over the racks are those of leftovers, or nothing."""
    if message.choice("play_state", _PLAY_STATES) == "GAME_OVER" or any(
        one.choice("type", TYPES) in ("END_RACK_PTS", "END_RACK_PENALTY") for one in message.each("events")
    ):
        return []
    field = "racks" if isinstance(tiles, TileNumbers) else "last_known_racks"
    racks = [
        GcgPragma(name=f"rack{seat}", text=rack, after=len(moves), line=len(moves))
        for seat, rack in enumerate(tiles.racks(message, field), start=1)
        if rack
    ]
    return [*racks, GcgPragma(name="incomplete", after=len(moves), line=len(moves))]
