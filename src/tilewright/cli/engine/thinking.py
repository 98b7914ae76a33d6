"""A position that a bot thinks about: what it knows of it, what is shown meanwhile, and what came of it."""

import sys
from collections.abc import Iterator, Mapping
from time import monotonic
from typing import Self

import click

from tilewright import _native
from tilewright.bots.bot import UnknownBot
from tilewright.bots.crossword.levels import LEVELS
from tilewright.bots.roster import BOTS, bot, leaves_for
from tilewright.cli.engine.asking import PositionQuery, unseen
from tilewright.cli.engine.move_output import NOTHING, fields, told
from tilewright.cli.engine.watching import CLEAR, PAUSE, unless_interrupted
from tilewright.core.board import Board
from tilewright.editions.house import EngineSupport, engine_support
from tilewright.engine.outlook import Effort, JudgedMove, Judgement, Outlook
from tilewright.engine.static_player import Valued
from tilewright.engine.thinker import Follow, Thinker
from tilewright.lexicons.compiled import open_graph
from tilewright.notation.coordinates import Convention, told_play

#: Bots that can be asked about a position: two that only value moves, and the levels that know every word.
EXPERTS = {name: level for name, level in LEVELS.items() if level.knows_all}
SHOWN = 8  # candidates


def outlook_of(question: PositionQuery) -> Outlook:
    """While there are tiles in the bag everybody has a full rack; after that nobody knows who has how many."""
    position, size, left = question.position, question.rules.rack_size, unseen(question.position)
    known = position.racks[1:]
    held = [len(rack) for rack in known]
    for tile in range(min(len(left), sum(size - many for many in held))):
        held[min(range(len(held)), key=lambda seat: (held[seat], (seat - tile) % len(held)))] += 1
    return Outlook(position.board, question.rack, position.scores, tuple(held), known, question.in_bag, position.zeros)


def judged(
    question: PositionQuery,
    name: str,
    effort: Effort,
    follow: Follow | None = None,
    stop: _native.Stop | None = None,
) -> Judgement:
    """What a bot thinks of a position, by whatever means it has, until it is stopped or Ctrl-C is pressed. Who does not
    follow is shown the leader.
    """
    words = open_graph(question.lexicon, question.rules.tileset)
    if name not in BOTS and name not in EXPERTS:
        raise UnknownBot(name, [*BOTS, *EXPERTS])
    rules, ahead = question.rules, None if name in BOTS else EXPERTS[name].ahead
    support = engine_support(rules, opened=not question.position.board.is_empty)
    if ahead and (len(question.position.racks) == 1 or support < EngineSupport.GAMES):
        click.echo(f"{name} does not look ahead by these rules; this is the static player's move.", err=True)
        ahead = None
    if not ahead:
        return Judgement([JudgedMove(question.best(bot(name if name in BOTS else "static", words, rules)))])
    thinker, outlook = Thinker(words, rules, leaves_for(words), ahead), outlook_of(question)
    with _Shown(outlook) as shown:
        heed = follow or shown.follow
        return unless_interrupted(lambda stop: thinker.judge(outlook, effort, follow=heed, stop=stop), stop)


class _Shown:
    """On a terminal, the leader so far."""

    def __init__(self, outlook: Outlook) -> None:
        self._outlook = outlook
        self._shown_at = monotonic()
        self._is_shown = sys.stderr.isatty()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        if self._is_shown:
            click.echo(CLEAR, nl=False, err=True)

    def follow(self, judgement: Judgement) -> None:
        if not self._is_shown or monotonic() < self._shown_at + PAUSE:
            return
        self._shown_at = monotonic()
        best = judgement.moves[0]
        what = " ".join(told(fields(self._outlook.board, self._outlook.rack, best.move))).strip()
        click.echo(f"{CLEAR}{judgement.nodes:,} moves looked at: {what} {_odds(best)}", nl=False, err=True)


def judged_fields(question: PositionQuery, judgement: Judgement) -> dict[str, object]:
    """The best move as `--json` prints it, with the candidates if there was a search."""
    board, rack = question.position.board, question.rack
    best, *_ = found = [fields(board, rack, one.move) | _figures(one) for one in judgement.moves]
    if judgement.nodes:
        best = best | {"nodes": judgement.nodes, "candidates": found}
    if judgement.depth is not None:
        best = best | {"depth": judgement.depth, "solved": judgement.is_solved}
    return best


def judged_lines(question: PositionQuery, judgement: Judgement) -> Iterator[str]:
    """The best move in a line, and below it what else was looked at."""
    found = [(fields(question.position.board, question.rack, one.move), one) for one in judgement.moves[:SHOWN]]
    move, best = found[0]
    line = f"{_named(move)}: score {move['score']}, equity {best.move.equity:.1f}, leave {move['leave'] or NOTHING}"
    yield f"{line}{', ' + _odds(best) if best.spread is not None else ''}"
    if len(found) > 1:
        width = max(len(_named(one)) for one, _ in found)
        yield from (f"  {_named(one):<{width}}  {_odds(judged)}, {judged.samples:,} samples" for one, judged in found)


def line_of(board: Board, moves: tuple[Valued, ...]) -> Iterator[str]:
    """Moves one after another as `8H WORD` or `pass`, each on the board that those before it leave."""
    for move in moves:
        yield " ".join(told_play(board, move.laid, Convention.TOURNAMENT)) if move.laid else "pass"
        board = board.lay(move.laid)


def _named(move: Mapping[str, object]) -> str:
    return " ".join(told(move)).strip()


def _figures(one: JudgedMove) -> dict[str, object]:
    told: dict[str, object] = {}
    if one.win is not None:
        told["win"] = round(one.win, 4)
    if one.spread is not None:
        told |= {"spread": round(one.spread, 2), "samples": one.samples}
    if one.win is not None and one.margin is not None:
        told["interval"] = [round(max(one.win - one.margin, 0), 4), round(min(one.win + one.margin, 1), 4)]
    return told


def _odds(one: JudgedMove) -> str:
    """
    >>> from tilewright.core.tiles import Tiles
    >>> _odds(JudgedMove(Valued((), Tiles(), 0, 0.0), 0.5123, 4.5, 100, 0.02))
    'wins 51.2% ± 2.0%, spread +4.5'
    """
    spread = f"spread {one.spread:+.1f}" if one.spread is not None else ""
    if one.win is None:
        return spread
    margin = f" ± {one.margin:.1%}" if one.margin is not None else ""
    return f"wins {one.win:.1%}{margin}, {spread}"
