"""The Unbuild bots by name."""

from collections.abc import Iterable, Mapping
from types import MappingProxyType

from msgspec.structs import replace

from tilewright.bots.roster import BotDescription
from tilewright.bots.unbuild.boards import finished_board
from tilewright.bots.unbuild.greedy import Greedy
from tilewright.bots.unbuild.search import Searcher
from tilewright.core.board import Board
from tilewright.games.base import Kit
from tilewright.games.unbuild.rules import Rules

BOTS: Mapping[str, BotDescription] = MappingProxyType(
    {
        "greedy": BotDescription("Always takes the most points.", lambda _words, _rules: Greedy()),
        "search": BotDescription(
            "Looks ahead as far as its time goes, and reads the end out.", lambda _words, _rules: Searcher()
        ),
    }
)


def rules_for(edition: str | None, house: Iterable[str]) -> Rules:
    """Rules without a board, which is made for each game."""
    if edition or tuple(house):
        raise ValueError("there are no editions and no house rules for bots that play unbuild")
    return Rules(Board.empty())


def dealt(rules: Rules, kit: Kit) -> Rules:
    """The rules with a board for one game, unless they have one already."""
    return replace(rules, board=finished_board(kit)) if rules.board.is_empty else rules
