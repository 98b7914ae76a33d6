"""Checks what a line of a GCG file claims."""

from collections import Counter
from collections.abc import Sequence

from tilewright.core.board import Board
from tilewright.core.errors import TilewrightError
from tilewright.core.faces import written
from tilewright.core.layout import Layout
from tilewright.core.named_layouts import BOARD_NAMES, also_called
from tilewright.core.refusal import Refused
from tilewright.core.square import Direction, Laid, Square, faces_of
from tilewright.core.tiles import BLANK, Tiles
from tilewright.core.tileset import TileSet
from tilewright.core.words import Formed, form
from tilewright.notation.coordinates import THROUGH, Convention, letters_of, read_word, write as write_square
from tilewright.notation.gcg.game import (
    GcgChallengePoints,
    GcgExchange,
    GcgLeftover,
    GcgMove,
    GcgOvertime,
    GcgPlay,
    GcgPragma,
    GcgUnseenExchange,
    GcgWithdrawal,
)
from tilewright.notation.gcg.holdings import Holdings
from tilewright.notation.gcg.report import Inconsistency, ReplayStep

#: What a play should be, by the refusal it gets.
_SHOULD = {
    "gap": "a line of tiles without an empty square",
    "no-tiles": "a play with a new tile",
    "not-touching": "a play that touches a tile on the board",
    "off-board": "a play that ends on the board",
    "off-centre": "a play over the centre",
    "one-tile-first": "a word of two tiles or more",
    "unknown-tile": "tiles of the set",
}


class GcgMistake(TilewrightError):
    def __init__(self, move: GcgMove | GcgPragma, key: str, says: str, should: str) -> None:
        self.what = Inconsistency(move.line, key, written(says), written(should))
        super().__init__(str(self.what))


def laid_by(move: GcgPlay, board: Board) -> tuple[tuple[Laid, ...], Formed]:
    """The tiles that a play lays and the words they make, if it is possible at all."""
    says = f"{write_square(move.start, move.direction, Convention.TOURNAMENT)} {move.word}"
    try:
        laid = read_word(board, move.start, move.direction, move.word)
        formed = form(board, laid)
    except Refused as refused:
        raise GcgMistake(move, refused.key, says, _should(refused)) from None
    for made in formed.words:
        written = len(move.word) - move.word.count("(") - move.word.count(")")
        if made.direction is move.direction and (made.start, len(made.tiles)) != (move.start, written) and written > 1:
            at = write_square(made.start, made.direction, Convention.TOURNAMENT)
            raise GcgMistake(move, "part-of-a-word", says, f"{at} {made.tiles}")
    return laid, formed


def check_letters(move: GcgMove | GcgPragma, tileset: TileSet) -> None:
    """Check that every letter is on a tile of the set: a game in another language is not counted as if it were ours."""
    match move:
        case GcgPlay(rack=rack, word=word):
            written = rack + "".join(letter for letter, _ in letters_of(word) if letter != THROUGH)
        case GcgExchange(rack=rack, tiles=tiles) | GcgLeftover(rack=rack, tiles=tiles):
            written = rack + tiles
        case GcgPragma():
            written = move.text
        case _:
            written = move.rack
    strange = next((letter for letter in written if letter != BLANK and not tileset.knows(letter)), None)
    if strange:
        raise GcgMistake(move, "unknown-tile", strange, f"a tile of the set {tileset.name}")


def check_held(move: GcgMove, laid: int, holdings: Holdings) -> None:
    """Check that a player has as many tiles as they lay or show (R-2.1).

    Between turns a rack says little: it may be the one before the draw, or made up.
    """
    if isinstance(move, GcgChallengePoints | GcgOvertime):
        return
    held = holdings.racks[move.seat]
    if laid > held:
        raise GcgMistake(move, "too-many-tiles", f"{laid} tiles", f"{held} at the most")
    if len(move.rack) > held:
        raise GcgMistake(move, "too-many-tiles", f"a rack of {len(move.rack)}", f"{held} at the most")


def check_rack(move: GcgMove, faces: str) -> None:
    """Check that the rack holds what is played or exchanged. An empty rack is unknown."""
    if move.rack and not Tiles(move.rack).holds(faces):
        raise GcgMistake(move, "tile-not-held", move.rack, f"a rack with {faces}")


def check_number(move: GcgUnseenExchange) -> None:
    if move.rack and move.number > len(move.rack):
        raise GcgMistake(move, "tile-not-held", str(move.number), f"{len(move.rack)} at the most")


def check_set(move: GcgMove | GcgPragma, board: Board, faces: str) -> None:
    """Check that board and rack together hold no more of any tile than there is."""
    held = Counter(faces_of(board.standing()) + faces)
    there = _counts(board.tileset)
    for face, number in held.items():
        if number > there[face]:
            raise GcgMistake(move, "too-many-of-a-tile", f"{number} {face}", f"{there[face]} at the most")


def check_racks(pragmata: Sequence[GcgPragma], board: Board, holdings: Holdings) -> None:
    """Check the racks of `#rackN` and `#incomplete` against the board and each other (R-1.2)."""
    held: dict[str, str] = {}
    seats = len(holdings.racks)
    for pragma in pragmata:
        name = pragma.name.lower()
        number = int(name.removeprefix("rack")) if name.startswith("rack") else None
        if number is not None and number > seats:
            raise GcgMistake(pragma, "no-such-player", f"#{pragma.name}", f"#rack{seats} at the most")
        most = max(holdings.racks) if number is None else holdings.racks[number - 1]
        if len(pragma.text) > most:
            raise GcgMistake(pragma, "too-many-tiles", f"a rack of {len(pragma.text)}", f"{most} at the most")
        if name == "incomplete":  # the rack of the player to move, which a #rackN may give as well
            check_set(pragma, board, pragma.text)
            continue
        held[name] = pragma.text
        check_set(pragma, board, "".join(held.values()))


def check_equipment(pragmata: Sequence[GcgPragma], layout: Layout, tileset: TileSet) -> None:
    """Check that the file has the board, tile set and game it is counted by: otherwise every score would be wrong."""
    meant = {
        "board-layout": (BOARD_NAMES.get(layout.name, layout.name), *also_called(layout.name), layout.name),
        "tile-distribution": (tileset.name,),
        "game-type": ("classic", "standard", "classic_super"),
    }
    for pragma in pragmata:
        known = meant.get(pragma.name.lower())
        said = pragma.text.lower()
        if known and said and not {said, said.replace("_", "-")} & {name.lower() for name in known}:
            raise GcgMistake(pragma, "unsupported", f"#{pragma.name} {pragma.text}", " or ".join(known))
        if pragma.name.lower() == "tile" and not tileset.knows(tileset.read(pragma.text.partition(" ")[0])):
            raise GcgMistake(pragma, "unsupported", f"#tile {pragma.text}", f"a tile of the {tileset.name} set")


def check_after_the_end(move: GcgMove, steps: Sequence[ReplayStep], holdings: Holdings) -> None:
    """Check that after leftovers only leftovers and overtime follow, and none of them twice.

    Nobody lays or exchanges tiles after a player has gone out; some programs write a pass for the one who accepts it.
    """
    seats = len(holdings.racks)
    over = any(isinstance(step.move, GcgLeftover) for step in steps)
    own = [step.move for step in steps if step.move.seat == move.seat]
    match move:
        case GcgOvertime():
            timed = [one for one in own if isinstance(one, GcgOvertime)]
            if timed:
                raise GcgMistake(
                    move, "time-twice", f"(time) {move.points:+d}", f"the one penalty of line {timed[0].line}"
                )
        case GcgLeftover():
            lost, gained = _sides([one for one in own if isinstance(one, GcgLeftover)])
            if len(lost) > 0 > move.points or (move.points > 0 and len(gained) >= max(seats - 1, 1)):
                first = (lost if move.points < 0 else gained)[0]
                raise GcgMistake(
                    move, "leftovers-twice", f"({move.tiles}) {move.points:+d}", f"once, as in line {first.line}"
                )
        case GcgPlay() | GcgExchange() | GcgUnseenExchange() if holdings.out is not None:
            raise GcgMistake(move, "after-the-end", "a turn", "the end, since a player has gone out")
        case _ if over:
            raise GcgMistake(move, "after-the-end", "a turn", "leftovers or overtime, since the game is over")
        case _:
            pass


def _sides(settled: Sequence[GcgLeftover]) -> tuple[list[GcgLeftover], list[GcgLeftover]]:
    """The lines that deduct a player's own tiles, and those that add the tiles the others had left."""
    return [one for one in settled if one.points < 0], [one for one in settled if one.points > 0]


def check_overtime(move: GcgOvertime) -> None:
    """Check that overtime does not add points; how much it costs cannot be known from the file (R-7.2)."""
    if move.points > 0:
        raise GcgMistake(move, "points", f"{move.points:+d}", "points off, or +0")


def check_points(move: GcgMove, *allowed: int) -> None:
    if move.points not in allowed:
        should = " or ".join(f"{points:+d}" for points in dict.fromkeys(allowed))
        raise GcgMistake(move, "points", f"{move.points:+d}", should)


def check_total(move: GcgMove, before: int) -> None:
    if move.total != before + move.points:
        raise GcgMistake(move, "total", str(move.total), str(before + move.points))


def check_final(last: GcgMove, stated: Sequence[int], counted: Sequence[int]) -> None:
    if tuple(stated) != tuple(counted):
        raise GcgMistake(last, "final-scores", "-".join(map(str, stated)), "-".join(map(str, counted)))


def check_withdrawn(move: GcgWithdrawal, played: ReplayStep | None) -> ReplayStep:
    """Check that the last play is withdrawn, by the player who made it, with all its points (R-3.3)."""
    if not played or played.move.seat != move.seat:
        raise GcgMistake(move, "nothing-to-withdraw", "--", "after a play of the same player")
    if move.rack and played.move.rack and Tiles(move.rack) != Tiles(played.move.rack):
        raise GcgMistake(move, "rack", move.rack, played.move.rack)
    if not is_unsigned_withdrawal(move, played):
        check_points(move, -played.move.points)
    return played


def is_unsigned_withdrawal(move: GcgWithdrawal, played: ReplayStep) -> bool:
    """Old programs write +0, and a total from which the points are gone."""
    return move.points == 0 and move.total == played.move.total - played.move.points


def check_upheld(move: GcgChallengePoints, played: ReplayStep | None) -> None:
    """Check that the points go to the challenged player (R-3.6); how many depends on the rules."""
    if move.points > 0 and (not played or played.move.seat != move.seat):
        raise GcgMistake(move, "nothing-to-challenge", "(challenge)", "after a play of the same player")


def check_settled(move: GcgLeftover, board: Board, holdings: Holdings) -> None:
    """Check leftovers: one's own are deducted, or the others' are gained (R-4.6), which tournaments count twice.

    Of two players, the one who goes out gains every tile that is not on the board.
    """
    check_set(move, board, move.tiles)
    if move.points > 0 and holdings.out == move.seat and len(holdings.racks) == 2:
        unseen = _counts(board.tileset) - Counter(faces_of(board.standing()))
        if Counter(move.tiles) != unseen:
            raise GcgMistake(move, "leftovers", f"({move.tiles})", f"({''.join(sorted(unseen.elements()))})")
    worth = board.tileset.worth(Tiles(move.tiles))
    if move.points > 0:
        check_points(move, worth, 2 * worth)
        return
    if move.points < 0 and move.rack and Tiles(move.rack) != Tiles(move.tiles):
        raise GcgMistake(move, "rack", move.rack, move.tiles)
    check_points(move, -worth)


def _should(refused: Refused) -> str:
    if refused.key == "square-taken":
        square = Square(int(str(refused.facts["row"])), int(str(refused.facts["col"])))
        where = write_square(square, Direction.ACROSS, Convention.TOURNAMENT)
        return f"{refused.facts['tile']} on {where}, where it stands already"
    return _SHOULD.get(refused.key, "a play that the rules allow")


def _counts(tileset: TileSet) -> Counter[str]:
    return Counter({kind.letter: kind.count for kind in tileset.kinds})
