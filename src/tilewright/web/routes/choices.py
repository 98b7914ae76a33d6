"""What can be chosen before a game, taken from the rules themselves, and whether a choice makes sense."""

from collections.abc import Mapping
from typing import Any, assert_never

import msgspec
from litestar import get, post
from msgspec import Struct
from msgspec.structs import replace

from tilewright.bots.roster import roster_of
from tilewright.core.dice import SEED_BYTES, Dice
from tilewright.core.named_sets import tile_set
from tilewright.core.refusal import Refused
from tilewright.editions.books import EDITIONS
from tilewright.editions.house import HOUSE_RULES, Control, HouseRule
from tilewright.editions.house.equipment import TILES
from tilewright.editions.house.texts import Texts
from tilewright.editions.house.values import NoValue, OneOf, ThemeName, WholeNumber
from tilewright.games.base import Kit
from tilewright.games.crossword.policies import Checking
from tilewright.games.junior.boards import BOARDS
from tilewright.games.junior.pictures import PICTURES
from tilewright.games.kind import GAMES, kind_of
from tilewright.lexicons.compiled import open_graph
from tilewright.lexicons.themes import themes
from tilewright.live.lobby.proposal import DEFAULT_EDITION, MOST_IN_A_TEAM, TableProposal, lexicon_names, spells
from tilewright.live.tables.setup import LEAST_PATIENCE, MOST_PATIENCE, MOST_PLAYERS, PATIENCE, Watching
from tilewright.web.lookup import by_the_reader
from tilewright.web.routes.words import LexiconShown, every_lexicon


class ChoiceShown(Struct, frozen=True):
    """A named choice, described in a sentence."""

    name: str
    says: str


class BotShown(Struct, frozen=True):
    """A bot, how it plays, its average points per game, if measured, and whether it looks ahead."""

    name: str
    says: str
    points: int | None = None
    looks_ahead: bool = False


class KindShown(Struct, frozen=True):
    """A game: the number of players, its bots, and the default rules that `TableProposal.rules` changes."""

    name: str
    says: str
    least: int
    most: int
    bots: list[BotShown]
    pauses: bool
    closes_book: bool
    rules: dict[str, Any]


class EditionShown(Struct, frozen=True):
    """A rulebook of the standard game: the look of its board, and how words are checked."""

    name: str
    title: str
    book: str
    palette: str
    large_print: bool
    rulebook_coordinates: bool
    checking: Checking


class HouseRuleShown(Struct, frozen=True):
    """A house rule. Its name may be followed by `=` and a value: one of `values`, the first by default, or a `number`.

    If `named` is true, the name of a theme, or whatever the players agree on, must follow. `rule` is empty if
    no book has the rule. `control` is where a chooser shows it: in the list of house rules, or as a choice of its own.
    """

    name: str
    rule: str
    title: str
    says: str
    values: list[str]
    number: bool
    named: bool
    touches: list[str]
    control: Control
    least: int | None = None
    most: int | None = None


class PrintedShown(Struct, frozen=True):
    """A board of the beginners' game, as `TableProposal.rules` takes it in `board`, with pictures of its words."""

    name: str
    rows: list[str]
    words: list[str]
    pictures: dict[str, str]


class TurnTimeChoice(Struct, frozen=True):
    """How long the others wait for a player who is to move and away, in milliseconds."""

    least: int
    usual: int
    most: int


class Choices(Struct, frozen=True):
    """Everything that can be chosen. `solitaire` and `challenges` are values of the house rules of these names."""

    kinds: list[KindShown]
    edition: str
    editions: list[EditionShown]
    house: list[HouseRuleShown]
    challenges: list[ChoiceShown]
    solitaire: list[str]
    themes: list[str]
    lexicons: list[LexiconShown]
    junior_boards: list[PrintedShown]
    watching: list[Watching]
    patience: TurnTimeChoice
    team: int


class Agreed(Struct, frozen=True):
    """A proposal that makes sense, and the resulting rules."""

    kind: str
    rules: dict[str, Any]
    closes_book: bool


@get("/api/choices", summary="Everything that can be chosen before a game starts", tags=["tables"])
async def choices() -> Choices:
    return await by_the_reader(_choices)


@post(
    "/api/choices/check",
    summary="Check whether a proposal makes sense, before inviting anybody",
    tags=["tables"],
    status_code=200,
)
async def check_choice(data: TableProposal) -> Agreed:
    return await by_the_reader(lambda: _agreed(data))


def _choices() -> Choices:
    return Choices(
        kinds=[_kind(name) for name in GAMES],
        edition=DEFAULT_EDITION,
        editions=[
            EditionShown(
                one.name,
                one.title,
                one.book,
                one.palette.name,
                one.large_print,
                one.rulebook_coordinates,
                one.rules.checking,
            )
            for one in EDITIONS.values()
        ],
        house=[_house_rule(one) for one in HOUSE_RULES.values()],
        challenges=[ChoiceShown(name, texts.en.says) for name, texts in _values("challenge").items()],
        solitaire=list(_values("solitaire")),
        themes=list(themes()),
        lexicons=every_lexicon(),
        junior_boards=[_printed(name) for name in BOARDS],
        watching=list(Watching),
        patience=TurnTimeChoice(LEAST_PATIENCE, PATIENCE, MOST_PATIENCE),
        team=MOST_IN_A_TEAM,
    )


def _kind(name: str) -> KindShown:
    kind, rules = kind_of(name), TableProposal(name, ()).agreed_rules()
    least, most = getattr(rules, "seats", (1, MOST_PLAYERS))
    return KindShown(
        name,
        GAMES[name],
        least,
        most,
        [
            BotShown(bot, one.says, one.points, one.looks_ahead)
            for bot, one in roster_of(name).bots.items()
            if one.plays_by(rules)
        ],
        kind.pausing is not None,
        kind.closes_dictionary(rules),
        msgspec.to_builtins(rules),
    )


def _house_rule(one: HouseRule) -> HouseRuleShown:
    shown = HouseRuleShown(
        name=one.name,
        rule=one.rule,
        title=one.texts.en.title,
        says=one.usual.fill(one.texts.en.says),
        values=[],
        number=isinstance(one.value, WholeNumber),
        named=isinstance(one.value, ThemeName),
        touches=list(one.touches),
        control=one.control,
    )
    match one.value:
        case NoValue():
            return shown
        case WholeNumber(usual=usual, least=least, most=most):
            return replace(shown, values=[str(usual)], least=least, most=most)
        case OneOf(names=names):
            return replace(shown, values=[name for name in names if one is not TILES or _has_words(name)])
        case ThemeName(listed=listed):
            return replace(shown, values=list(themes()) if listed else [])
        case never:
            assert_never(never)


def _has_words(tiles: str) -> bool:
    """Whether this server has a list for the tiles; others would only be refused."""
    return any(spells(lexicon, tile_set(tiles)) for lexicon in lexicon_names())


def _values(name: str) -> Mapping[str, Texts]:
    """The values of a house rule that is a choice of its own."""
    value = HOUSE_RULES[name].value
    assert isinstance(value, OneOf)
    return value.names


def _printed(name: str) -> PrintedShown:
    board = BOARDS[name]
    words = [word.text for word in board.words]
    pictures = {word: PICTURES[word] for word in words if word in PICTURES}
    return PrintedShown(name, list(board.rows), words, pictures)


def _agreed(proposal: TableProposal) -> Agreed:
    """Checks the rules by starting a game that nobody hears of."""
    kind, rules = proposal.checked().game, proposal.agreed_rules()
    least, _ = getattr(rules, "seats", (1, MOST_PLAYERS))
    players = tuple(f"Seat {seat}" for seat in range(max(len(proposal.places), least if proposal.crowd else 0)))
    kit = Kit(open_graph(proposal.lexicon), Dice(bytes(SEED_BYTES)), themes=themes())
    try:
        kind.start(rules, players, kit)
    except Refused as refused:
        if refused.key != "board-empty":  # a board to take down is made when the game begins
            raise
    return Agreed(kind.name, msgspec.to_builtins(rules), kind.closes_dictionary(rules))


CHOICES = (choices, check_choice)
