"""The end: the settlement line by line, who won and why, and a copy of the record."""

from pathlib import Path

from tilewright.cli.frame.choices import path_of
from tilewright.cli.frame.files import write_whole
from tilewright.cli.frame.prompt import InputClosed, ask, ask_yes
from tilewright.cli.frame.screen import Screen
from tilewright.cli.saying import listed, plain
from tilewright.games.crossword.events import Ended
from tilewright.games.crossword.state import Over
from tilewright.session.game import Game


def result_lines(game: Game, names: tuple[str, ...]) -> list[str]:
    """What each has."""
    ended = game.events[-1]
    assert isinstance(ended, Ended), "a game ends by ending"
    return settlement(ended, names, game.scores)


def settlement(ended: Ended, names: tuple[str, ...], scores: tuple[int, ...]) -> list[str]:
    """R-4.6 and R-7.2: what each had, what was added or taken, and what that comes to."""
    width = max(len(name) for name in names)
    lines = []
    for seat, name in enumerate(names):
        left, late = ended.leftovers[seat], ended.overtime[seat]
        before = scores[seat] - left - late
        parts = [f"{before}"]
        if left > 0:
            parts.append(f"+ {left} for the tiles of the others")
        elif left < 0:
            parts.append(f"- {-left} for {' '.join(ended.racks[seat])}")
        if late:
            parts.append(f"- {-late} for time over")
        lines.append(f"{name:<{width}}  {' '.join(parts)} = {scores[seat]}")
    return lines


def winner_text(game: Game, names: tuple[str, ...]) -> str:
    """R-4.7: if scores are tied, the higher score before leftovers wins. Empty if that did not decide."""
    phase, scores = game.state.phase, game.scores
    if not isinstance(phase, Over) or len(phase.winners) != 1:
        return ""
    (winner,) = phase.winners
    rivals = [names[seat] for seat in game.state.in_play if scores[seat] == scores[winner] and seat != winner]
    level = f"{names[winner]} wins: level with {listed(rivals)} at {scores[winner]}, but ahead before the tiles left."
    return f"{level} (R-4.7)" if rivals else ""


def offer_copies(game: Game, screen: Screen) -> None:
    """Offer a copy of the record, to keep elsewhere."""
    try:
        while answer := ask("Name a file for a copy, as game.gcg or game.log (Enter: no copy)> "):
            screen.say(_copied(game, answer))
    except InputClosed:
        return


def _copied(game: Game, answer: str) -> str:
    path = path_of(answer)
    try:
        if path.exists() and not ask_yes(f"There is a {plain(answer)} already. Replace it?", default=False):
            return "It is left as it is."
        write_whole(path, _copy(game, path))
    except (OSError, ValueError) as error:
        return f"{plain(answer)} could not be written: {getattr(error, 'strerror', None) or error}."
    return f"Written to {plain(str(path), 200)}"


def _copy(game: Game, path: Path) -> bytes:
    if path.suffix.lower() != ".gcg":
        return game.log().encode()
    text = game.gcg()
    return text.encode("utf-8" if text.startswith("#character-encoding UTF-8") else "latin-1")
