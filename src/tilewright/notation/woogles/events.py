"""The events of a game of Woogles as the moves of a GCG file."""

from collections.abc import Sequence
from string import ascii_uppercase

from msgspec.structs import replace

from tilewright.core.refusal import Refused
from tilewright.core.square import Direction, Square
from tilewright.core.tiles import are_faces
from tilewright.notation.coordinates import THROUGH, Convention, read as read_place
from tilewright.notation.gcg import game as g
from tilewright.notation.gcg.line import GcgStatement
from tilewright.notation.woogles.tiles import TileTexts
from tilewright.notation.woogles.values import Message

#: In the order of their numbers.
TYPES = (
    "TILE_PLACEMENT_MOVE",
    "PHONY_TILES_RETURNED",
    "PASS",
    "CHALLENGE_BONUS",
    "EXCHANGE",
    "END_RACK_PTS",
    "TIME_PENALTY",
    "END_RACK_PENALTY",
    "UNSUCCESSFUL_CHALLENGE_TURN_LOSS",
    "CHALLENGE",
    "TIMED_OUT",
    "RESIGNED",
)
#: What GCG has no line for becomes a note of the move before it.
_NOTES = {"CHALLENGE": "{nick} challenges.", "TIMED_OUT": "{nick} ran out of time.", "RESIGNED": "{nick} resigned."}


def moves_of(message: Message, nicks: Sequence[str], tiles: TileTexts) -> tuple[g.GcgMove, ...]:
    """Each with the number of its event, from 1, as its line."""
    moves: list[g.GcgMove] = []
    for number, event in enumerate(message.each("events"), start=1):
        seat, kind = _seat(event, nicks), event.choice("type", TYPES)
        if kind not in _NOTES:
            moves.append(_move(event, kind, seat, number, tiles))
        elif moves:
            said = _NOTES[kind].format(nick=nicks[seat])
            moves[-1] = replace(moves[-1], note="\n".join(filter(None, (moves[-1].note, said))))
    return tuple(moves)


def _seat(event: Message, nicks: Sequence[str]) -> int:
    """By the nick in older games, by the number in newer ones."""
    nick = event.text("nickname")
    if nick and "player_index" not in event:
        if nick not in nicks:
            event.fail("nickname", nick, "the nickname of a player")
        return nicks.index(nick)
    seat = event.number("player_index")
    if not 0 <= seat < len(nicks):
        event.fail("player_index", str(seat), f"a number from 0 to {len(nicks) - 1}")
    return seat


def _move(event: Message, kind: str, seat: int, number: int, tiles: TileTexts) -> g.GcgMove:
    rack = _faces(event, "rack", tiles)
    total, note = event.number("cumulative"), event.text("note")
    said = GcgStatement(line=number, seat=seat, rack=rack, points=0, total=total, trailing="")
    match kind:
        case "TILE_PLACEMENT_MOVE":
            start, direction = _place(event)
            said["points"] = event.number("score")
            return g.GcgPlay(start=start, direction=direction, word=_word(event, tiles), note=note, **said)
        case "PHONY_TILES_RETURNED":
            said["points"] = -event.number("lost_score")
            return g.GcgWithdrawal(note=note, **said)
        case "CHALLENGE_BONUS":
            said["points"] = event.number("bonus")
            return g.GcgChallengePoints(note=note, **said)
        case "EXCHANGE" if event.text("exchanged").isdecimal() and len(event.text("exchanged")) < 3:
            return g.GcgUnseenExchange(number=event.number("exchanged"), note=note, **said)
        case "EXCHANGE":
            return g.GcgExchange(tiles=_faces(event, "exchanged", tiles), note=note, **said)
        case "END_RACK_PTS":
            said["points"], said["rack"] = event.number("end_rack_points"), ""
            return g.GcgLeftover(tiles=rack, note=note, **said)
        case "END_RACK_PENALTY":
            said["points"] = -event.number("lost_score")
            return g.GcgLeftover(tiles=rack, note=note, **said)
        case "TIME_PENALTY":
            said["points"] = -event.number("lost_score")
            return g.GcgOvertime(note=note, **said)
        case _:
            return g.GcgPass(note=note, **said)


def _faces(event: Message, name: str, tiles: TileTexts) -> str:
    found = tiles.rack(event, name)
    if not are_faces(found):
        event.fail(name, found, "tiles in capital letters, with ? for a blank")
    return found


def _word(event: Message, tiles: TileTexts) -> str:
    word = tiles.word(event, "played_tiles")
    if not word or not all(letter.isalpha() or letter == THROUGH for letter in word):
        event.fail("played_tiles", word, "letters, with . for a tile on the board")
    return word


def _column(event: Message) -> str:
    number = event.number("column")
    if not 0 <= number < len(ascii_uppercase):
        event.fail("column", str(number), "the number of a column, from 0")
    return ascii_uppercase[number]


def _place(event: Message) -> tuple[Square, Direction]:
    """Where a play starts: as text, or as numbers from 0."""
    text = event.text("position")
    if not text:
        row, column = event.number("row") + 1, _column(event)
        is_down = event.choice("direction", ("HORIZONTAL", "VERTICAL")) == "VERTICAL"
        text = f"{column}{row}" if is_down else f"{row}{column}"
    try:
        return read_place(text, Convention.TOURNAMENT)
    except Refused:
        event.fail("position", text, "a square, as 8H or H8")
