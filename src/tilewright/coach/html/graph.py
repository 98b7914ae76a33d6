"""The chances of all players from turn to turn, as a drawing."""

from collections.abc import Iterator

from tilewright.coach.values import GameAnalysis, Mistake

WIDE, HIGH, LEFT, TOP, FOOT = 1000, 260, 44, 10, 26
COLOURS = 4


def graph_svg(game: GameAnalysis) -> str:
    """One line per player; with two, one says it all. Dots are medium and large mistakes."""
    seats = range(1) if len(game.players) == 2 else range(len(game.players))
    label = "Chance of winning after each turn"
    parts = [f'<svg class="graph" viewBox="0 0 {WIDE} {HIGH + TOP + FOOT}" role="img" aria-label="{label}">']
    parts += _grid(len(game.turns))
    for seat in seats:
        points = " ".join(
            f"{_x(number, game):.1f},{_y(chance):.1f}" for number, chance in enumerate(_chances(game, seat))
        )
        colour = f"var(--c{seat % COLOURS})"
        parts.append(
            f'<polyline points="{points}" fill="none" stroke="{colour}" stroke-width="2.5" stroke-linejoin="round"/>'
        )
    parts += _mistakes(game, single=len(seats) == 1)
    return "".join([*parts, "</svg>"])


def _chances(game: GameAnalysis, seat: int) -> list[float]:
    return [*(turn.chances[seat] for turn in game.turns), game.players[seat].result]


def _x(number: int, game: GameAnalysis) -> float:
    return LEFT + (WIDE - LEFT - 10) * number / max(len(game.turns), 1)


def _y(chance: float) -> float:
    return TOP + HIGH * (1 - chance)


def _grid(turns: int) -> Iterator[str]:
    for percent in (0, 25, 50, 75, 100):
        y, dash = _y(percent / 100), "" if percent in (0, 50, 100) else ' stroke-dasharray="2 4"'
        yield f'<line x1="{LEFT}" x2="{WIDE - 10}" y1="{y}" y2="{y}" stroke="var(--line)"{dash}/>'
        yield f'<text x="{LEFT - 8}" y="{y + 4}" text-anchor="end">{percent}%</text>'
    yield f'<text x="{WIDE - 10}" y="{HIGH + TOP + 20}" text-anchor="end">turn {turns}</text>'
    yield f'<text x="{LEFT}" y="{HIGH + TOP + 20}">start</text>'


def _mistakes(game: GameAnalysis, *, single: bool) -> Iterator[str]:
    for number, turn in enumerate(game.turns):
        if turn.mistake not in (Mistake.MEDIUM, Mistake.LARGE) or not turn.is_certain:
            continue
        seat = 0 if single else turn.seat
        size, colour = (6 if turn.mistake is Mistake.LARGE else 4), f"var(--c{turn.seat % COLOURS})"
        yield f'<circle cx="{_x(number, game):.1f}" cy="{_y(turn.chances[seat]):.1f}" r="{size}" fill="{colour}"/>'
