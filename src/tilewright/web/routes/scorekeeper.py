"""The score pad for a real board, as GCG. Nothing is stored."""

from enum import StrEnum
from typing import Annotated, assert_never

from litestar import Response, post
from msgspec import Meta, Struct

from tilewright.core.refusal import Refused
from tilewright.notation import gcg
from tilewright.notation.coordinates import Convention, read
from tilewright.notation.gcg.export import players_called

Name = Annotated[str, Meta(min_length=1, max_length=40)]
Short = Annotated[str, Meta(max_length=40)]
Points = Annotated[int, Meta(ge=-99_999, le=99_999)]


class ScorekeeperMove(StrEnum):
    """The kind of a line on the pad."""

    PLAYED = "played"
    PASSED = "passed"
    EXCHANGED = "exchanged"
    WITHDRAWN = "withdrawn"
    UPHELD = "upheld"
    SETTLED = "settled"
    OVERTIME = "overtime"


class ScorekeeperLine(Struct, frozen=True, forbid_unknown_fields=True):
    """A turn or an adjustment. `at` and `word` describe a play, such as `8H` and `WO.d`; `tiles` are leftovers."""

    seat: Annotated[int, Meta(ge=0)]
    did: ScorekeeperMove
    points: Points
    total: Points
    at: Short = ""
    word: Annotated[str, Meta(max_length=40, pattern=r"^([^\W\d_]|[.])*$")] = ""
    tiles: Annotated[str, Meta(max_length=40, pattern=r"^[?A-Z]*$")] = ""
    number: Annotated[int, Meta(ge=1, le=99)] = 1


class ScorekeeperPad(Struct, frozen=True, forbid_unknown_fields=True):
    """A score pad, line by line; `lexicon` is the list used to judge words."""

    players: Annotated[list[Name], Meta(min_length=1, max_length=8)]
    lines: Annotated[list[ScorekeeperLine], Meta(max_length=500)]
    lexicon: Short = ""


@post(
    "/api/scorekeeper/gcg",
    summary="A score pad as a GCG file",
    tags=["games"],
    status_code=200,
    media_type="text/plain",
)
async def pad_as_gcg(data: ScorekeeperPad) -> Response[bytes]:
    """The pad as GCG, for other programs. It is converted, not judged."""
    text = gcg.write(_game(data))
    charset = "utf-8" if text.startswith(b"#character-encoding UTF-8") else "iso-8859-1"
    return Response(
        text,
        media_type=f"text/plain; charset={charset}",
        headers={"content-disposition": 'attachment; filename="tilewright.gcg"', "cache-control": "no-store"},
    )


def _game(pad: ScorekeeperPad) -> gcg.GcgGame:
    pragmata = (gcg.GcgPragma(name="lexicon", text=pad.lexicon),) if pad.lexicon else ()
    players = players_called(pad.players)
    return gcg.GcgGame(players, tuple(_move(line, len(players)) for line in pad.lines), pragmata)


def _move(line: ScorekeeperLine, players: int) -> gcg.GcgMove:
    if line.seat >= players:
        raise Refused("no-such-seat", seat=line.seat)
    seat, points, total = line.seat, line.points, line.total
    match line.did:
        case ScorekeeperMove.PLAYED:
            start, way = read(line.at, Convention.TOURNAMENT)
            return gcg.GcgPlay(seat=seat, points=points, total=total, start=start, direction=way, word=line.word)
        case ScorekeeperMove.PASSED:
            return gcg.GcgPass(seat=seat, points=points, total=total)
        case ScorekeeperMove.EXCHANGED:
            return gcg.GcgUnseenExchange(seat=seat, points=points, total=total, number=line.number)
        case ScorekeeperMove.WITHDRAWN:
            return gcg.GcgWithdrawal(seat=seat, points=points, total=total)
        case ScorekeeperMove.UPHELD:
            return gcg.GcgChallengePoints(seat=seat, points=points, total=total)
        case ScorekeeperMove.SETTLED:
            return gcg.GcgLeftover(seat=seat, points=points, total=total, tiles=line.tiles)
        case ScorekeeperMove.OVERTIME:
            return gcg.GcgOvertime(seat=seat, points=points, total=total)
        case never:
            assert_never(never)


SCOREKEEPER = (pad_as_gcg,)
