"""The end: the settlement line by line, who won and why, and whether the dice kept their promise."""

from pathlib import Path

from tilewright.cli.playing.bests import beaten, is_alone
from tilewright.cli.playing.folder import write_whole
from tilewright.cli.playing.prompt import InputClosed, ask, ask_yes
from tilewright.cli.playing.screen import Screen
from tilewright.cli.playing.table import Table
from tilewright.cli.playing.telling import WHY
from tilewright.cli.saying import Number, listed, plain
from tilewright.games.crossword.audit import fair
from tilewright.games.crossword.events import Ended, EndReason
from tilewright.games.crossword.state import Over


def show_end(table: Table, screen: Screen) -> None:
    """Everything that is known now that nothing is hidden any more."""
    ended = table.game.events[-1]
    assert isinstance(ended, Ended), "a game ends by ending"
    screen.show(table, None)
    screen.say(why_over(ended, table.told.players), *settlement(ended, table.told.players, table.game.scores), "")
    screen.say(winner_text(table), *_promise(table))
    if is_alone(table.game):
        screen.say(*_best(table))
    screen.say(f"The game is kept in {table.path}")


def why_over(ended: Ended, names: tuple[str, ...]) -> str:
    why = WHY[ended.why].format(out="" if ended.out is None else names[ended.out])
    return f"The game is over: {why}."


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


def winner_text(table: Table) -> str:
    """R-4.7: the highest score; of those tied, the higher one before the leftovers; then they share."""
    phase, names, scores = table.state.phase, table.told.players, table.game.scores
    assert isinstance(phase, Over), "only a finished game has a winner"
    if len(names) == 1:
        return f"{names[0]}: {Number(scores[0]):points}."
    winners = [names[seat] for seat in phase.winners]
    if not winners:
        return "Nobody is left to win."
    best = scores[phase.winners[0]]
    if len(winners) > 1:
        return f"{listed(winners)} share the victory with {Number(best):points} each. (R-4.7)"
    rivals = [names[seat] for seat in table.state.in_play if scores[seat] == best and names[seat] not in winners]
    if rivals:
        return f"{winners[0]} wins: level with {listed(rivals)} at {best}, but ahead before the tiles left. (R-4.7)"
    return f"{winners[0]} wins with {Number(best):points}."


def offer_copies(table: Table, screen: Screen) -> None:
    """The record, for whoever wants to keep it elsewhere."""
    while True:
        try:
            answer = ask("Name a file for a copy, as game.gcg or game.log (Enter: no copy)> ")
        except InputClosed:
            return
        if not answer:
            return
        path = Path(answer).expanduser()
        try:
            if path.exists() and not ask_yes(f"There is a {plain(answer)} already. Replace it?", default=False):
                continue
            write_whole(path, _copy(table, path))
        except (OSError, ValueError) as error:
            screen.say(f"{plain(answer)} could not be written: {getattr(error, 'strerror', None) or error}.")
        else:
            screen.say(f"Written to {plain(str(path), 200)}")


def _copy(table: Table, path: Path) -> bytes:
    if path.suffix.lower() != ".gcg":
        return table.game.log().encode()
    text = table.game.gcg()
    return text.encode("utf-8" if text.startswith("#character-encoding UTF-8") else "latin-1")


def _promise(table: Table) -> list[str]:
    phase = table.state.phase
    assert isinstance(phase, Over), "the seed is shown at the end"
    if fair(table.game.events):
        verdict = "It is the one promised before the first draw, and every tile was drawn by it."
    else:
        verdict = "It does not keep the promise made before the first draw."
    return [f"Seed {phase.seed}", verdict]


def _best(table: Table) -> list[str]:
    """R-8.1. Two racks are one person's, so their sum counts (R-8.2)."""
    phase, total = table.state.phase, sum(table.game.scores)
    if isinstance(phase, Over) and phase.why is EndReason.RESIGNED:
        return ["A game that was given up is no personal best."]
    if table.game.notes.hints or table.state.taken_back:
        return ["A game with hints or with plays taken back is no personal best."]
    before, trouble = beaten(table.game)
    if before is None:
        told = f"{total} is your first score in this game, and your best to beat."
    elif total > before.score:
        told = f"A new personal best: {total}, {total - before.score} more than before."
    else:
        told = f"Your best stays {before.score}, of {before.on}."
    return [told, trouble] if trouble else [told]
