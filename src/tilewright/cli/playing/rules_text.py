"""The rules in force, in sentences."""

from tilewright.cli.saying import Number, clock_face
from tilewright.games.crossword import policies as p
from tilewright.games.crossword.rules import Rules


def rules_text(rules: Rules) -> list[str]:
    """One sentence for each question that people agree on before a game."""
    sentences = [
        f"Racks hold {Number(rules.rack_size):tiles}. (R-2.3)",
        _bonus(rules),
        _checking(rules.checking),
        _dictionary(rules.dictionary),
        _drawing(rules.drawing),
        _exchanging(rules),
        _opening(rules.opening),
        _theme(rules.theme),
        _clock(rules.clock),
        _ending(rules.ending),
    ]
    if rules.blanks is p.Blanks.RECYCLED:
        sentences.append("Before laying, swap a blank on the board for the letter it is: recycle 8H. (R-6.1)")
    return [sentence for sentence in sentences if sentence]


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


def _dictionary(dictionary: p.Dictionary) -> str:
    return "Anybody may look up any word: look HORN. (R-6.2)" if dictionary is p.Dictionary.OPEN else ""


def _drawing(drawing: p.Drawing) -> str:
    match drawing:
        case p.OneBag():
            return ""
        case p.VowelsApart():
            return "Vowels and consonants are in two bags; say how many vowels: draw 3, or one by one: draw v. (R-6.5)"
        case p.FaceUp():
            return "All tiles lie face up: choose freely, up to a rack for each play; say finish at the end. (R-8.3)"


def _exchanging(rules: Rules) -> str:
    if rules.is_face_up:
        return ""
    closed = rules.exchanging.closed_at
    if closed:
        return f"No exchange with {closed} or fewer tiles in the bag. (R-7.3)"
    return "An exchange needs as many tiles in the bag, and ends the turn. (R-2.13)"


def _opening(opening: p.Opening) -> str:
    match opening:
        case p.AnyOpening():
            return ""
        case p.JacksToOpen(least=least):
            return f"Jacks to open: the first word needs {least} letters, one less each time all pass. (R-6.4)"


def _theme(theme: p.Theme) -> str:
    match theme:
        case p.NoTheme():
            return ""
        case p.ThemeList(name=name, bonus=bonus):
            return f"Words on the list {name} earn {bonus} points extra. (R-6.3)"
        case p.ThemeByVote(name=name, bonus=bonus):
            return f"Words of the theme {name} earn {bonus} extra: claim WORD, and the others vote. (R-6.3)"


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
