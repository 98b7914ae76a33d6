"""Beside and below the board: who has what, the clocks, the bag, the score pad, and one rack."""

from rich.text import Text

from tilewright.cli.pictures.look import Look
from tilewright.cli.pictures.rack import counted, rack_picture, spread
from tilewright.cli.saying import Number, clock_face, plain
from tilewright.core.tiles import Tiles
from tilewright.games.crossword.policies import Bank, PerMove
from tilewright.games.crossword.state import State
from tilewright.session.game import Game

NARROWEST, WIDEST = 24, 38
A_LINE = 20  # counted tiles


def panel(game: Game, names: tuple[str, ...], now: int, width: int, height: int) -> list[Text]:
    """The newest lines of the pad fill what is left of the height."""
    state = game.state
    lines = [Text(state.rules.edition, style="italic")]
    for seat, name in enumerate(names):
        time = time_left(state, seat, now)
        pointer = ">" if seat == state.turn and not state.is_over else " "
        gone = " (left)" if seat in state.gone else ""
        room = width - 8 - (7 if time else 0)
        line = f"{pointer} {(name + gone)[:room]:<{room}} {state.scores[seat]:>5}" + (f" {time:>6}" if time else "")
        lines.append(Text(line, style="bold" if pointer == ">" else ""))
    lines += [Text(f"  {bag_text(state)}"), Text("")]
    for entry in game.pad[-(height - len(lines)) :]:
        text = f"{names[entry.seat][:8]} {plain(entry.what)}"
        lines.append(Text(f"{text[: width - 6]:<{width - 5}} {entry.points:>+4}", style="dim"))
    return lines


def bag_text(state: State) -> str:
    if state.rules.is_face_up:
        return f"{Number(len(state.racks[0])):tiles} face up"
    if len(state.bags) == 2:
        return f"vowels {len(state.bags[0])}, consonants {len(state.bags[1])}"
    return f"bag: {Number(state.in_bag):tiles}"


def rack_lines(game: Game, faces: str, look: Look) -> list[Text]:
    """A rack in its order; or all tiles that lie face up, counted."""
    tileset = game.rules.tileset
    if game.rules.is_face_up:
        return spread("", counted(Tiles(faces), tileset).split(), A_LINE)
    return [Text("Rack  ").append_text(rack_picture(faces, tileset, look))]


def pad_page(game: Game, names: tuple[str, ...]) -> list[str]:
    """R-13.1: what each did, and how all stood after it."""
    names = tuple(name[:12] for name in names)
    lines = [f"{'':<30}" + "".join(f"{name:>14}" for name in names)]
    for entry in game.pad:
        what = f"{names[entry.seat]} {plain(entry.what)}"[:28]
        lines.append(f"{what:<28} " + "".join(f"{total:>14}" for total in entry.totals))
    return lines if len(lines) > 1 else ["Nothing is scored yet."]


def time_left(state: State, seat: int, now: int) -> str:
    """What the clock of a seat shows; nothing without a clock."""
    clock, clocks = state.rules.clock, state.clocks
    running = now - clocks.since if clocks.running == seat and not state.asleep else 0
    match clock:
        case PerMove(limit=limit):
            used = clocks.turn_used + running if clocks.running == seat else 0
            return clock_face(max(0, limit - used))
        case Bank(limit=limit):
            return clock_face(limit - clocks.used[seat] - running)
        case _:
            return ""
