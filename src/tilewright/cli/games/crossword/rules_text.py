"""The rules in force, in sentences."""

from collections.abc import Iterator

from tilewright.cli.saying import Number, cited, clock_face
from tilewright.editions.house import HouseRule, in_force
from tilewright.editions.house.values import OneOf
from tilewright.games.crossword import policies as p
from tilewright.games.crossword.rules import Rules

#: What a game always has an answer to; other house rules are only told where they are played by.
ASKED = {"rack_size", "checking", "exchanging", "clock", "ending", "seats"}
#: What is typed to make use of a house rule.
TYPED = {
    "recycling": "Type recycle 8H.",
    "open-dictionary": "Type look HORN.",
    "double-bag": "Type how many vowels: draw 3, or one by one: draw v.",
    "theme-by-vote": "Type claim WORD, and the others vote.",
}


def rules_text(rules: Rules) -> list[str]:
    """One sentence for each question that people agree on before a game."""
    sentences = [
        f"Racks hold {Number(rules.rack_size):tiles}. (R-2.3)",
        _bonus(rules),
        _checking(rules.checking),
        _drawing(rules.drawing),
        _exchanging(rules),
        _clock(rules.clock),
        _ending(rules.ending),
        *_house(rules),
    ]
    return [sentence for sentence in sentences if sentence]


def house_rule_line(rule: HouseRule) -> tuple[str, str]:
    """A house rule before it is chosen: its name with what may follow it, and what it is."""
    says = rule.usual.fill(rule.texts.en.says)
    if isinstance(rule.value, OneOf):
        return rule.name, cited(f"{says} {'|'.join(rule.value.names)}", rule.rule)
    return rule.name + rule.value.shown, cited(says, rule.rule)


def _house(rules: Rules) -> Iterator[str]:
    for rule, found in in_force(rules):
        if ASKED.isdisjoint(rule.touches):
            about = f"{rule.texts.en.title} ({found.theme})" if found.theme else rule.texts.en.title
            says = found.fill(rule.texts.en.says)
            yield cited(f"{about}: {says} {TYPED.get(rule.name, '')}".rstrip(), rule.rule)


def _bonus(rules: Rules) -> str:
    told = ", ".join(f"{points} for {Number(tiles):tiles}" for tiles, points in rules.bonus if points)
    return (
        f"Extra points for tiles laid in one turn: {told}. (R-4.5)"
        if told
        else "No extra points for many tiles. (R-4.5)"
    )


def _checking(checking: p.Checking) -> str:
    match checking:
        case p.AtOnce():
            return "Only good words can be played. (R-3.6)"
        case p.OnChallenge(covers=covers, wrong=wrong):
            what = "All words of a play are" if covers is p.Covers.WHOLE_PLAY else "Words of a play are named and"
            return f"{what} challenged until the next player lays tiles, exchanges or passes; {_wrong(wrong)}"


def _wrong(wrong: p.WrongChallenge) -> str:
    match wrong:
        case p.NoPenalty():
            return "a challenge that fails costs nothing. (R-3.4)"
        case p.LoseTurn():
            return "who challenges in vain loses the next turn. (R-3.4)"
        case p.GivePoints(points=points):
            return f"a challenge in vain gives the player {points} points a word. (R-3.6)"


def _drawing(drawing: p.Drawing) -> str:
    if not isinstance(drawing, p.FaceUp):
        return ""
    return "All tiles lie face up: choose freely, up to a rack for each play; say finish at the end. (R-8.3)"


def _exchanging(rules: Rules) -> str:
    if rules.is_face_up:
        return ""
    closed = rules.exchanging.closed_at
    if closed:
        return f"No exchange with {closed} or fewer tiles in the bag. (R-7.3)"
    return "An exchange needs as many tiles in the bag, and ends the turn. (R-2.13)"


def _clock(clock: p.Clock) -> str:
    match clock:
        case p.Untimed():
            return ""
        case p.PerMove(limit=limit):
            return f"{clock_face(limit)} for each turn; after that it is a pass. (R-7.1)"
        case p.Bank(limit=limit, penalty=penalty):
            return f"{clock_face(limit)} for each player; {penalty} points off for each minute over. (R-7.2)"


def _ending(ending: p.Ending) -> str:
    told = "The game ends when the bag is empty and a rack is, or when everybody passes twice in a row. (R-5.1, R-5.3)"
    if ending.scoreless:
        told += f" So do {ending.scoreless} turns in a row without a point."
    return told
