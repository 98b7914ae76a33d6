"""Five hundred complete random games of the beginner game with every law at every step, and a thousand by bots."""

from collections import Counter
from contextlib import suppress
from functools import cache
from random import Random

import msgspec
import pytest
from msgspec.structs import replace

from tests.effort import up_to
from tests.laws.laws import Followers
from tilewright.bots.headless import Headless
from tilewright.bots.junior.roster import BOTS
from tilewright.core.dice import SEED_BYTES, Dice
from tilewright.core.refusal import Refused
from tilewright.core.tiles import Tiles
from tilewright.games.base import Kit
from tilewright.games.junior.audit import fair, replay
from tilewright.games.junior.boards import BOARDS, PRINTED
from tilewright.games.junior.ending import nobody_can_go_on
from tilewright.games.junior.events import EndReason
from tilewright.games.junior.kind import JUNIOR
from tilewright.games.junior.making import make_board
from tilewright.games.junior.pictures import PICTURES
from tilewright.games.junior.printed import PrintedBoard
from tilewright.games.junior.rules import Rules
from tilewright.games.junior.state import State
from tilewright.games.kind import kind_of
from tilewright.testing import SAMPLE_WORDS
from tilewright.testing.junior import RandomJunior, junior_state_after

GAMES, BOT_GAMES, SHARES = up_to(200, 500), up_to(400, 1_000), 10
MOST_ACTIONS = 1_000


@cache
def boards() -> list[PrintedBoard]:
    """Those of the box, and some made for the day."""
    made = [make_board(PICTURES, Dice(bytes([seed] * SEED_BYTES)), squares=60 + seed, size=12) for seed in range(4)]
    return [PRINTED, *BOARDS.values(), *made]


@pytest.mark.parametrize("share", range(SHARES))
def test_all_laws_hold_in_complete_random_games(share: int) -> None:
    for number in range(share, GAMES, SHARES):
        _play_under_law(Random(number))


@pytest.mark.parametrize("share", range(SHARES))
def test_bots_always_cover_every_letter(share: int) -> None:
    """R-12.5: a thousand games for two, three and four, on the boards of the box and on boards made for the day."""
    for number in range(share, BOT_GAMES, SHARES):
        chance = Random(number)
        names = [chance.choice(["playful", *["simple"] * 5, "thinking"]) for _ in range(2 + number % 3)]
        seats = [BOTS[name].make(SAMPLE_WORDS, None) for name in names]
        board = chance.choice(boards())
        kit = Kit(SAMPLE_WORDS, Dice(chance.randbytes(SEED_BYTES)))
        state = Headless.begun(kind_of("junior"), Rules(board=board), seats, kit).played_out()
        assert isinstance(state, State)
        assert state.over
        assert state.over.why is EndReason.ALL_PLACED
        assert (state.board.is_full, sum(state.scores)) == (True, len(board.words))


def _play_under_law(chance: Random) -> None:
    game = RandomJunior(chance)
    start = junior_state_after(game.events[:1])
    followers = Followers(start, JUNIOR)
    followers.hear(start, tuple(game.events[1:]))
    for _ in range(MOST_ACTIONS):
        if game.state.is_over:
            break
        before = game.state
        followers.hear(before, game.step())
        tiles_and_chips_are_conserved(game.state)
        assert not nobody_can_go_on(game.state) or game.state.is_over, "with all tiles there, somebody can always go on"
        if chance.random() < 0.05:
            nothing_to_come_shows(game, chance)
            refusals_change_nothing(game)
    _check_the_end(game)


def tiles_and_chips_are_conserved(state: State) -> None:
    """Board, racks and pool are together one tile for each letter; chips are with somebody or in the kitty."""
    piles = [*state.racks, state.pool]
    everything = Counter(state.board.cells.replace(".", "")) + Counter("".join(pile.faces for pile in piles))
    assert everything == Counter(state.rules.board.tiles.faces)
    finished = [word for word in state.rules.board.words if not state.board.left_of(word)]
    assert sum(state.scores) == len(finished) == state.rules.chips - state.kitty
    if state.pool and not state.is_over:
        assert {len(state.racks[seat]) for seat in state.in_play} == {state.rules.rack_size}


def nothing_to_come_shows(game: RandomJunior, chance: Random) -> None:
    """Secrecy: put other tiles into the pool, and nothing that anybody sees is different; nor is the seed in it."""
    if game.state.is_over:
        return
    other = replace(game.state, pool=Tiles("".join(chance.choices("ABC", k=len(game.state.pool)))))
    for seat in (None, *game.state.seats):
        seen = msgspec.json.encode(JUNIOR.view(game.state, seat))
        assert seen == msgspec.json.encode(JUNIOR.view(other, seat))
        assert game.kit.dice.reveal().encode() not in seen


def refusals_change_nothing(game: RandomJunior) -> None:
    """Ask for things that may well be refused; the state is the same to the last byte, whatever the answer."""
    before = msgspec.json.encode(game.state)
    for _ in range(5):
        with suppress(Refused):
            JUNIOR.decide(game.state, game.chance.choice(list(game.state.seats)), game.nonsense(), game.kit)
    assert msgspec.json.encode(game.state) == before


def _check_the_end(game: RandomJunior) -> None:
    state = game.state
    assert state.over is not None, "every game ends"
    assert state.over.why is (EndReason.RESIGNED if len(state.in_play) < 2 else EndReason.ALL_PLACED)
    assert not JUNIOR.pending(state)
    assert replay(game.events) == state, "replay equals live"
    assert fair(game.events), "the dice kept their promise"
