"""A Tilewright game as a position in CGP, from a state or from a seat's view."""

from collections.abc import Iterator

from tilewright.core.tiles import HIDDEN, Tiles
from tilewright.games.crossword import policies as p
from tilewright.games.crossword.rules import Rules
from tilewright.games.crossword.state import State
from tilewright.notation.cgp import CgpPosition, write
from tilewright.notation.cgp.equipment import named_in
from tilewright.notation.cgp.opcodes import ChallengeRule, Opcode

USUAL_BONUS = 50


def cgp_of(state: State, lexicon: str) -> str:
    """The text. The player to move comes first, then the others clockwise; a hidden rack stays empty."""
    return write(position_of(state, lexicon))


def position_of(state: State, lexicon: str) -> CgpPosition:
    seats = len(state.players)
    order = [(state.turn + place) % seats for place in range(seats)]
    racks = tuple(Tiles() if HIDDEN in state.racks[seat] else state.racks[seat] for seat in order)
    scores = tuple(state.scores[seat] for seat in order)
    return CgpPosition(state.board, racks, scores, state.scoreless, tuple(_opcodes(state, order, lexicon)))


def _opcodes(state: State, order: list[int], lexicon: str) -> Iterator[Opcode]:
    """`etl` is always written, since other programs assume 7 (R-2.13)."""
    rules = state.rules
    yield "lex", lexicon
    yield from named_in(rules.layout, rules.tileset)
    yield "etl", str(rules.exchanging.closed_at + 1)
    bonuses = {points for _, points in rules.bonus}
    if len(bonuses) == 1 and bonuses != {USUAL_BONUS}:
        yield "bb", str(*bonuses)
    if rule := _challenge_rule(rules):
        yield "cr", rule
    if rules.ending.scoreless is not None:
        yield "mcnz", str(rules.ending.scoreless)
    if isinstance(rules.clock, p.Bank):
        yield "tmr", "/".join(str(rules.clock.limit - state.clocks.used[seat]) for seat in order)


def _challenge_rule(rules: Rules) -> ChallengeRule | None:
    match rules.checking:
        case p.AtOnce():
            return ChallengeRule.VOID
        case p.OnChallenge(wrong=p.NoPenalty()):
            return ChallengeRule.SINGLE
        case p.OnChallenge(wrong=p.LoseTurn()):
            return ChallengeRule.DOUBLE
        case p.OnChallenge(wrong=p.GivePoints(points=5)):
            return ChallengeRule.FIVE_POINTS
        case p.OnChallenge(wrong=p.GivePoints(points=10)):
            return ChallengeRule.TEN_POINTS
        case _:
            return None
