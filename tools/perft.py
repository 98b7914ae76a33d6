"""Take positions out of random games and count their legal plays, for tests/perft."""

from pathlib import Path
from random import Random

from tilewright.editions.house import rules_for
from tilewright.notation import cgp
from tilewright.testing import SAMPLE_WORDS, RandomGame

TARGET = Path(__file__).parent.parent / "tests" / "perft" / "positions.txt"
HOUSES = ((), ("eight-tile",), ("nine-tile",))
EVERY = 5


def main() -> None:
    header = "# Positions, how many legal plays there are with the sample list, and the best points before any bonus."
    lines = [header, *(line for number, house in enumerate(HOUSES * 2) for line in _lines(number, house))]
    TARGET.write_text("\n".join(lines) + "\n", encoding="utf-8")
    print(f"wrote {len(lines) - 1} positions")


def _lines(number: int, house: tuple[str, ...]) -> list[str]:
    game = RandomGame(Random(number), rules_for("folio", (*house, "challenge=void")), ("Ann", "Ben"))
    lines, turns = [], 0
    while not game.state.is_over:
        if game.state.number % EVERY == 1 and game.state.number > turns:
            turns = game.state.number
            lines.append(_line(game))
        game.step()
    return lines


def _line(game: RandomGame) -> str:
    state = game.state
    rack = state.racks[state.turn]
    scores = (state.scores[state.turn], state.scores[1 - state.turn])
    racks = (rack, type(rack)())
    position = cgp.CgpPosition(board=state.board, racks=racks, scores=scores, zeros=state.scoreless, opcodes=())
    points = [play.points for play in SAMPLE_WORDS.plays(state.board, rack, most=9)]
    return f"{cgp.write(position)} = {len(points)} {max(points, default=0)}"


if __name__ == "__main__":
    main()
