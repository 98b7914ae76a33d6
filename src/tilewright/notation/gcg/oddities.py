"""What is odd about a GCG file although every score may be right."""

from collections import Counter
from collections.abc import Iterator, Sequence

from tilewright.core.square import faces_of
from tilewright.core.tiles import Tiles
from tilewright.notation.gcg.game import (
    GcgExchange,
    GcgGame,
    GcgLeftover,
    GcgMove,
    GcgOvertime,
    GcgPass,
    GcgPlay,
    GcgPragma,
    GcgUnseenExchange,
    GcgWithdrawal,
)
from tilewright.notation.gcg.holdings import Holdings
from tilewright.notation.gcg.report import Oddity, ReplayStep

_TURNS = GcgPlay | GcgPass | GcgExchange | GcgUnseenExchange
#: These may come anywhere; the racks tell what is held where a game breaks off.
_ANYWHERE = ("rack1", "rack2", "rack3", "rack4", "incomplete")
#: A player has only one, and files may have many of these.
_MANY = (*_ANYWHERE, "tile", "description", "note")


def oddities_of(game: GcgGame, steps: Sequence[ReplayStep], holdings: Sequence[Holdings]) -> tuple[Oddity, ...]:
    """In the order of lines. The holdings are those before each step."""
    found = [
        *_late_players(game),
        *_pragmata(game),
        *_turn_order(game, steps),
        *_kept_tiles(game.unit, steps, holdings),
        *_settled_early(steps, holdings),
        *_early_overtime(game.moves[: len(steps)]),
    ]
    return tuple(sorted(found, key=lambda one: one.line))


def _late_players(game: GcgGame) -> Iterator[Oddity]:
    first = game.moves[0].line if game.moves else 0
    for number, player in enumerate(game.players, start=1):
        if 0 < first < player.line:
            yield Oddity(player.line, "late-pragma", f"#player{number} belongs before the first move")


def _pragmata(game: GcgGame) -> Iterator[Oddity]:
    before: dict[str, GcgPragma] = {}
    settled = any(isinstance(move, GcgLeftover) for move in game.moves)
    for pragma in game.pragmata:
        name = pragma.name.lower()
        if name == "character-encoding":
            yield Oddity(pragma.line, "late-pragma", "#character-encoding counts in the first line only")
        elif name == "incomplete" and settled:
            yield Oddity(pragma.line, "incomplete", "the game is called incomplete, and leftovers are settled")
        elif name in _ANYWHERE and name != "incomplete" and pragma.after < len(game.moves):
            yield Oddity(pragma.line, "rack-before-moves", f"#{pragma.name} is for the last rack, and moves follow")
        elif name not in _ANYWHERE and pragma.after > 0:
            yield Oddity(pragma.line, "late-pragma", f"#{pragma.name} belongs before the first move")
        if name in before and name not in _MANY and before[name].text != pragma.text:
            earlier = before[name].line
            yield Oddity(pragma.line, "repeated-pragma", f"#{pragma.name} is said in line {earlier} as well")
        before[name] = pragma


def _turn_order(game: GcgGame, steps: Sequence[ReplayStep]) -> Iterator[Oddity]:
    seats, last = len(game.players), None
    for step in steps:
        if not isinstance(step.move, _TURNS):
            continue
        seat = step.move.seat
        if last is not None and seat != (last + 1) % seats:
            due = game.players[(last + 1) % seats].nick
            yield Oddity(step.move.line, "out-of-turn", f"it is the turn of {due}, not of {game.players[seat].nick}")
        last = seat


def _kept_tiles(unit: str, steps: Sequence[ReplayStep], holdings: Sequence[Holdings]) -> Iterator[Oddity]:
    """A full rack has to hold what its player did not lay or exchange the time before."""
    kept: dict[int, tuple[Tiles, int]] = {}
    for step, had in zip(steps, holdings, strict=True):
        move = step.move
        if not isinstance(move, _TURNS | GcgWithdrawal):
            continue
        held, line = kept.pop(move.seat, (Tiles(), 0))
        missing = Counter(held) - Counter(move.rack)
        if missing and isinstance(move, _TURNS) and len(move.rack) == had.racks[move.seat]:
            tiles = "".join(sorted(missing.elements()))
            yield Oddity(move.line, "tiles-lost", f"the rack lacks {tiles}, which {unit} {line} leaves on it")
        if left := _left(step):
            kept[move.seat] = Tiles(left), move.line


def _left(step: ReplayStep) -> str:
    """What of the rack stays there for certain; nothing if that is not known."""
    move: GcgMove = step.move
    match move:
        case GcgPlay() if move.rack:
            return Tiles(move.rack).take(faces_of(step.laid)).faces
        case GcgExchange() if move.rack:
            return Tiles(move.rack).take(move.tiles).faces
        case GcgPass() | GcgWithdrawal():
            return move.rack
        case _:
            return ""


def _settled_early(steps: Sequence[ReplayStep], holdings: Sequence[Holdings]) -> Iterator[Oddity]:
    for step, had in zip(steps, holdings, strict=True):
        if isinstance(step.move, GcgLeftover) and step.move.points > 0 and had.out != step.move.seat:
            yield Oddity(step.move.line, "settled-early", "leftovers are gained by a player who has not gone out")


def _early_overtime(moves: Sequence[GcgMove]) -> Iterator[Oddity]:
    last = max((number for number, move in enumerate(moves) if isinstance(move, _TURNS)), default=-1)
    for move in moves[: max(last, 0)]:
        if isinstance(move, GcgOvertime):
            yield Oddity(move.line, "early-overtime", "overtime is settled before the last turn")
