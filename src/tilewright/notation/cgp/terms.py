"""What the opcodes of a CGP position say of the rules."""

from msgspec.structs import replace

from tilewright.editions.house import with_house_rules
from tilewright.games.crossword.rules import Rules
from tilewright.notation.cgp.opcodes import ChallengeRule
from tilewright.notation.cgp.position import CgpPosition
from tilewright.notation.trouble import Unreadable

_WAYS = {
    ChallengeRule.VOID: "void",
    ChallengeRule.SINGLE: "free",
    ChallengeRule.DOUBLE: "lose-turn",
    ChallengeRule.FIVE_POINTS: "points-5",
    ChallengeRule.TEN_POINTS: "points-10",
}


def scored_by(position: CgpPosition, rules: Rules) -> Rules:
    """These rules with what changes the worth of moves: board, tiles, `bb`, the points of each bonus, and `etl`."""
    rules = replace(rules, layout=position.board.layout, tileset=position.board.tileset)
    if position.bonus is not None:
        rules = replace(rules, bonus=tuple((tiles, position.bonus) for tiles, _ in rules.bonus))
    if position.exchange_least is not None:
        closed_at = max(position.exchange_least - 1, 0)
        rules = replace(rules, exchanging=replace(rules.exchanging, closed_at=min(closed_at, 10_000)))
    return rules


def rules_of(position: CgpPosition, rules: Rules) -> Rules:
    """These rules with all that the position changes: also `mcnz`, an end without points, and `cr`, challenges."""
    rules = scored_by(position, rules)
    if position.most_zeros:
        rules = replace(rules, ending=replace(rules.ending, scoreless=position.most_zeros))
    if position.challenge_rule is None:
        return rules
    if position.challenge_rule not in _WAYS:
        told = ", ".join(_WAYS)
        raise Unreadable(
            "opcode-unsupported", line=1, column=1, quoted=position.challenge_rule, name="cr", expected=told
        )
    return with_house_rules(rules, [f"challenge={_WAYS[position.challenge_rule]}"])
