"""Plays on the positions of golden games, and what the rules say of each: the page's counting is held against it.

`python ui/tests/make_plays.py` writes `plays.json` beside itself; the page's tests do so where it is missing.
"""

import json
import sys
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import msgspec
from msgspec.structs import replace

from tilewright.core.layout import Layout
from tilewright.core.refusal import Refused
from tilewright.core.square import Direction, Laid
from tilewright.core.tiles import BLANK
from tilewright.core.words import form
from tilewright.games.crossword.events import Event, Placed, Started
from tilewright.games.crossword.evolve import evolve
from tilewright.games.crossword.placing import score
from tilewright.games.crossword.policies import WordBonus
from tilewright.games.crossword.rules import Rules
from tilewright.games.crossword.state import State
from tilewright.games.crossword.word_kinds import WORD_KINDS
from tilewright.notation.coordinates import step
from tilewright.testing.transcripts import PLAYTHROUGHS

HERE = Path(__file__).parent
GOLDEN = HERE.parents[1] / "tests" / "playthroughs"
ODD = Layout.parse(
    """
    Q..d..T
    .q...D.
    ..t+t..
    d.D..Td
    """,
    name="odd",
)
TRIES = 10
FEW = "ACT"  # so that words of a kind come up often


def golden_events(name: str) -> Iterator[Event]:
    for line in (GOLDEN / f"{name}.jsonl").read_text(encoding="utf-8").splitlines():
        told = json.loads(line).get("event")
        if told is not None:
            yield msgspec.convert(told, Event)


def started(name: str) -> Started:
    event = next(golden_events(name))
    assert isinstance(event, Started)
    return event


def golden_plays(name: str) -> Iterator[dict[str, Any]]:
    """Every play of a golden game, and some thrown at random onto the board before it."""
    dice = Random(name)
    state: State | None = None
    for event in golden_events(name):
        if isinstance(event, Placed):
            assert state
            yield case(state, event.laid, event.recycled) | {"words": event.words, "points": event.points}
            for _ in range(TRIES):
                yield thrown(state, dice)
        state = evolve(state, event)


def odd_plays(rules: Rules, letters: str = "") -> Iterator[dict[str, Any]]:
    """Plays on a small board with every kind of square, and a plain centre; perhaps with a few letters only."""
    dice = Random("odd")
    empty = evolve(None, replace(started("folio"), rules=rules))
    full = replace(empty, board=empty.board.lay((Laid(3, 4, "C"), Laid(3, 5, "a"), Laid(3, 6, "T"))))
    for state in (empty, full, full, full):
        for _ in range(60):
            yield thrown(state, dice, letters)


def odd_rules(rules: Rules) -> Rules:
    return replace(rules, layout=ODD, bonus=((4, 25),))


def thrown(state: State, dice: Random, few: str = "") -> dict[str, Any]:
    """A few tiles near each other, usually in a line; many of them break some rule."""
    board, tileset = state.board, state.rules.tileset
    letters = list(few) or [kind.letter for kind in tileset.kinds if kind.letter != BLANK]
    blanks = [Laid(one.row, one.col, one.letter) for one in board.standing() if one.tile.islower()]
    swapped = tuple(blanks[: dice.randint(0, 1)])
    square = dice.choice([one.square for one in board.standing()] or [board.layout.centre])
    way = dice.choice((Direction.ACROSS, Direction.DOWN))
    square = step(step(square, way, dice.randint(-4, 1)), way.other, dice.choice((0, 0, 1)))
    laid: list[Laid] = []
    wanted = dice.choice((1, 2, 3, 4, 5, 7))
    while len(laid) < wanted and (board.layout.has(square) or dice.random() < 0.1):
        free = not board.layout.has(square) or not board.at(square)
        letter = dice.choice(letters)
        if (free and dice.random() < 0.95) or dice.random() < 0.04:
            laid.append(Laid(square.row, square.col, letter.lower() if dice.random() < 0.2 else letter))
        square = step(square, dice.choice((way,) * 20 + (way.other,)), 1)
    return judged(state, tuple(laid), swapped)


def judged(state: State, laid: tuple[Laid, ...], swapped: tuple[Laid, ...]) -> dict[str, Any]:
    told = case(state, laid, swapped)
    try:
        formed = form(state.board.lay(swapped), laid)
    except Refused as refused:
        return told | {"refused": refused.key}
    if state.jacks and len(formed.words[0].tiles) < state.jacks.least:
        return told | {"refused": "opening-too-short"}
    return told | {"words": [word.text for word in formed.words], "points": score(state.rules, formed, laid)}


def case(state: State, laid: tuple[Laid, ...], recycled: tuple[Laid, ...]) -> dict[str, Any]:
    least = state.jacks.least if state.jacks else None
    return {"cells": state.board.cells, "laid": laid, "recycled": recycled, "least": least}


def game(rules: Rules, plays: list[dict[str, Any]]) -> dict[str, Any]:
    terms = {"rackSize": rules.rack_size, "bonus": rules.bonus, "recycling": True, "wordBonuses": rules.word_bonuses}
    return {"layout": rules.layout, "tileset": rules.tileset, "terms": terms, "plays": plays}


if __name__ == "__main__":
    games = {name: game(started(name).rules, list(golden_plays(name))) for name in PLAYTHROUGHS}
    odd = odd_rules(started("folio").rules)
    games["odd"] = game(odd, list(odd_plays(odd)))
    for kind in WORD_KINDS:
        rewarding = odd.with_word_bonus(WordBonus(kind))
        games[kind] = game(rewarding, list(odd_plays(rewarding, FEW)))
    (HERE / "plays.json").write_bytes(msgspec.json.encode(games))
    sys.stdout.write(f"{sum(len(one['plays']) for one in games.values())} plays\n")
