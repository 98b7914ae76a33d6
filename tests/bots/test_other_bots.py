"""The players of Unbuild and Bingo: legal, repeatable, and as good as they say."""

from functools import cache
from hashlib import sha256
from itertools import count
from typing import Any

import pytest
from msgspec.structs import replace

from tilewright.bots.arena import AnyHeadless
from tilewright.bots.bot import Bot, Budget, UnknownBot
from tilewright.bots.headless import Headless
from tilewright.bots.roster import bot_for, bots_for
from tilewright.core.board import Board
from tilewright.core.dice import Dice
from tilewright.core.square import Laid
from tilewright.games.base import Kit
from tilewright.games.bingo.kind import BINGO
from tilewright.games.bingo.policies import ByPerson, ByProgram, Calling, Striking
from tilewright.games.bingo.rules import Rules as BingoRules
from tilewright.games.kind import kind_of
from tilewright.games.unbuild.actions import Remove
from tilewright.games.unbuild.kind import UNBUILD
from tilewright.games.unbuild.removals import removals
from tilewright.games.unbuild.rules import Rules as UnbuildRules
from tilewright.games.unbuild.state import State
from tilewright.lexicons.graph import WordGraph
from tilewright.testing.bingo import SEVENS
from tilewright.testing.unbuild import left_board
from tilewright.testing.words import SAMPLE_WORDS

FEW = Budget(nodes=40)
WORDS = WordGraph(SAMPLE_WORDS)


def unbuild_bot(name: str) -> Bot[Any, Any]:
    return bot_for("unbuild", name, WORDS, None)


def bingo_bot(name: str) -> Bot[Any, Any]:
    return bot_for("bingo", name, WORDS, None)


def dice(name: str) -> Dice:
    return Dice(sha256(name.encode()).digest())


def unbuilt(number: int, *bots: Bot[Any, Any], budget: Budget = FEW) -> AnyHeadless:
    kit = Kit(SAMPLE_WORDS, dice("unbuild"))
    game = Headless.begun(kind_of("unbuild"), UnbuildRules(left_board(number)), bots, kit, budget)
    game.played_out()
    return game


@cache
def margin(number: int, *, first: bool) -> int:
    """By how much the one who searches beats the greedy one."""
    search, greedy = unbuild_bot("search"), unbuild_bot("greedy")
    scores = unbuilt(number, *((search, greedy) if first else (greedy, search))).state.scores
    return int(scores[0] - scores[1]) if first else int(scores[1] - scores[0])


@pytest.mark.no_cover
@pytest.mark.no_cover
@pytest.mark.parametrize("number", [5, 6])
def test_looking_ahead_beats_the_most_points(number: int) -> None:
    """From either side of the same board, together."""
    assert margin(number, first=True) + margin(number, first=False) > 0


@pytest.mark.no_cover
def test_so_many_positions_give_the_same_game() -> None:
    search = unbuild_bot("search")
    assert unbuilt(4, search, search).events == unbuilt(4, search, search).events


def test_with_no_budget_there_is_an_answer_too() -> None:
    search = unbuild_bot("search")
    assert unbuilt(4, search, search, budget=Budget(seconds=0)).state.is_over
    assert unbuilt(4, search, search, search, budget=Budget(nodes=0)).state.is_over
    assert unbuilt(4, search).state.is_over


def true_worth(state: State) -> int:
    """How much the seat on turn will be ahead of the other, with the best of play: every line, to the end."""
    if state.is_over:
        return 0
    return max(removal.points - true_worth(after(state, removal.action)) for removal in removals(state, SAMPLE_WORDS))


def after(state: State, action: Remove) -> State:
    return UNBUILD.advance(state, state.turn, action, Kit(SAMPLE_WORDS, dice("read")))[1]


@pytest.mark.parametrize(("row", "words"), [(8, "HORN"), (8, "FARMS"), (3, "EARTH"), (15, "TRAIN")])
def test_it_reads_the_end_out(row: int, words: str) -> None:
    laid = tuple(Laid(row, 5 + place, tile) for place, tile in enumerate(words))
    crossing = (Laid(row - 1, 6, "N"), Laid(row - 2, 6, "U")) if words == "HORN" else ()
    kit = Kit(SAMPLE_WORDS, dice("end"))
    rules = UnbuildRules(Board.empty().lay(laid + crossing), most=3)
    state = UNBUILD.evolve(None, UNBUILD.start(rules, ("Ann", "Ben"), kit)[0])
    chosen = unbuild_bot("search").choose(UNBUILD.view(state, 0), kit, Budget(nodes=5_000))
    assert isinstance(chosen, Remove)
    gained = after(state, chosen)
    assert gained.scores[0] - true_worth(gained) == true_worth(state)


def test_out_of_turn_they_are_silent() -> None:
    kit = Kit(SAMPLE_WORDS, dice("turn"))
    state = UNBUILD.evolve(None, UNBUILD.start(UnbuildRules(left_board(4)), ("Ann", "Ben"), kit)[0])
    for name in bots_for("unbuild"):
        assert unbuild_bot(name).choose(UNBUILD.view(state, 1), kit, FEW) is None
        assert unbuild_bot(name).choose(UNBUILD.view(state, None), kit, FEW) is None


@pytest.mark.parametrize("striking", list(Striking))
@pytest.mark.parametrize("calling", [ByProgram(), ByPerson(0), ByPerson(1, plays=False), ByPerson(2)])
def test_a_player_of_bingo_never_misses(calling: Calling, striking: Striking) -> None:
    """It has Bingo with the tile that makes its card whole, and with none later."""
    kit = Kit(SEVENS, dice("bingo"))
    rules = BingoRules(calling=calling, striking=striking)
    game = Headless.begun(BINGO, rules, [bingo_bot("lucky"), bingo_bot("canny"), bingo_bot("lucky")], kit)
    game.played_out()
    state = game.state
    whole = {
        seat: next(number for number in count() if not card.uncalled(state.called[:number]))
        for seat, card in enumerate(state.cards)
        if card and not card.uncalled(state.called)
    }
    assert state.end is not None
    assert state.end.winners == tuple(sorted(whole))
    assert set(whole.values()) == {len(state.called)}
    assert BINGO.fair(game.events)


def test_a_bot_does_not_name_tiles_of_a_bag_it_cannot_reach() -> None:
    kit = Kit(SEVENS, dice("bag"))
    state = BINGO.evolve(None, BINGO.start(BingoRules(calling=ByPerson(names_tiles=True)), ("Ann",), kit)[0])
    lucky = bingo_bot("lucky")
    card = lucky.choose(BINGO.view(state, 0), kit, FEW)
    assert card is not None
    _, state = BINGO.advance(state, 0, card, kit)
    ready = replace(state, ready=(0,))
    assert lucky.choose(BINGO.view(ready, 0), kit, FEW) is None
    assert lucky.choose(BINGO.view(state, None), kit, FEW) is None


@pytest.mark.parametrize("game", ["unbuild", "bingo", "duplicate", "junior"])
def test_every_bot_has_a_name_and_a_line(game: str) -> None:
    for name, line in bots_for(game).items():
        assert hasattr(bot_for(game, name, WORDS, None), "choose")
        assert line.endswith(".")
    with pytest.raises(UnknownBot, match=", ".join(bots_for(game))):
        bot_for(game, "nobody", WORDS, None)
