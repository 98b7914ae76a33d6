"""Random games of Unbuild, on boards that random games of the standard kind have left."""

from functools import cache
from random import Random
from typing import TypeAlias

from tilewright.core.board import Board
from tilewright.core.dice import Dice
from tilewright.core.square import Square
from tilewright.editions.house import rules_for
from tilewright.games.base import Kit
from tilewright.games.unbuild.actions import Action, Remove, Resign
from tilewright.games.unbuild.bounds import MOST_SEATS
from tilewright.games.unbuild.events import Event
from tilewright.games.unbuild.kind import UNBUILD
from tilewright.games.unbuild.removals import removals
from tilewright.games.unbuild.rules import Rules
from tilewright.games.unbuild.state import State
from tilewright.games.unbuild.view import View
from tilewright.session.session import Session
from tilewright.testing.games import PLAYERS, RandomGame
from tilewright.testing.random_session import RandomSession
from tilewright.testing.words import SAMPLE_WORDS

BOARDS = 12
STOPS = (1, 4, 8, 12, 18, 25, 60)  # turns after which a board is taken; the last is the end of most games
RandomUnbuild: TypeAlias = RandomSession[Rules, State, Action, Event, View]


@cache
def left_board(number: int) -> Board:
    """As a game left it, some early and some full. Words that the list has not may be among them."""
    chance = Random(f"board {number}")
    game = RandomGame(chance, rules_for("folio"), PLAYERS[:2])
    stop = STOPS[number % len(STOPS)]
    while not game.state.is_over and (game.state.number <= stop or game.state.board.is_empty):
        game.step()
    return game.state.board


def random_unbuild(chance: Random, board: Board | None = None, seats: int | None = None) -> RandomUnbuild:
    players = PLAYERS[: seats or chance.randint(1, MOST_SEATS)]
    rules = Rules(board or left_board(chance.randrange(BOARDS)), first=chance.randrange(len(players)))
    session = Session.begun(UNBUILD, rules, players, Kit(SAMPLE_WORDS, Dice(bytes(32))))
    return RandomSession(session, chance, action)


def action(state: State, chance: Random) -> tuple[int, Action]:
    """Mostly a good removal by whoever has the turn; now and then anything."""
    luck = chance.random()
    if luck < 0.01:
        return chance.choice(state.in_play), Resign(absent=luck < 0.005)
    if luck < 0.1:
        return chance.choice(state.in_play), _nonsense(state, chance)
    return state.turn, chance.choice(removals(state, SAMPLE_WORDS)).action


def _nonsense(state: State, chance: Random) -> Remove:
    """Tiles from here and there, or from beside the board."""
    standing = [one.square for one in state.board.standing()]
    chosen = chance.choices([*standing, Square(0, 3), Square(16, 1)], k=chance.randint(0, 8))
    return Remove(tuple(chosen))
