"""Many positions at once, and positions as arrays."""

import threading
import time

import numpy as np
import pytest

import tilewright as tw
from tilewright.bots.roster import bot, leaves_for
from tilewright.core.alphabet import ENGLISH
from tilewright.engine import arrays
from tilewright.engine.batch import Position, best_many, moves_many
from tilewright.lexicons.compiled import open_graph
from tilewright.testing import SAMPLE_WORDS

WORDS = open_graph("commons")


@pytest.fixture(scope="module")
def games() -> list[tw.Game]:
    """Every turn of three games."""
    found = []
    for seed in range(3):
        game = tw.Game.new(house=["challenge=void"], seed=seed)
        while not game.is_over:
            found.append(game.copy())
            game.play(game.best_move() or "-")
    return found


def test_many_positions_have_the_moves_of_each(games: list[tw.Game]) -> None:
    for threads in (1, 2, None):
        many = moves_many(games, WORDS, games[0].rules, threads=threads)
        for moves, game in zip(many, games, strict=True):
            assert list(map(repr, moves[:20])) == list(map(repr, game.legal_moves()[:20]))
        assert [len(moves) for moves in many] == [len(one.legal_moves()) for one in games]


def test_many_best_moves_are_those_of_the_static_player(games: list[tw.Game]) -> None:
    leaves = leaves_for(WORDS)
    player = bot("static", WORDS, games[0].rules)
    positions = [Position.of(one) for one in games]
    assert [one.in_bag == 0 for one in positions] == [bool(one.others) for one in positions]
    found = best_many(games, WORDS, games[0].rules, leaves, threads=2)
    assert [one.equity for one in found] == [player.best(*one).equity for one in positions]
    with_bonus = tw.Rules(word_bonuses=tw.Game.new(house=["palindromes"], seed=1).rules.word_bonuses)
    assert len(best_many(positions[:2], WORDS, with_bonus)) == 2
    with pytest.raises(ValueError, match="bonuses for words"):
        moves_many(positions[:2], WORDS, with_bonus)


def test_no_positions_have_no_moves() -> None:
    assert moves_many([], WORDS) == []
    assert best_many([], WORDS) == []


def test_what_is_no_board_is_refused_on_any_thread(games: list[tw.Game]) -> None:
    small = tw.Board(tw.Layout.parse("...\n.*.\n..."), tw.TileSet.parse("A2x1 B2x1"), "." * 9)
    with pytest.raises(ValueError, match="one cell a square"):
        moves_many([*map(Position.of, games), Position(small, tw.Tiles("AB"))], WORDS, threads=2)
    with pytest.raises(ValueError, match="1 to 1024 threads"):
        moves_many(games, WORDS, threads=-1)


def test_other_threads_run_meanwhile(games: list[tw.Game]) -> None:
    """The GIL is released: a thread that only counts gets somewhere while the batch is worked on."""
    counted, done = 0, threading.Event()

    def count() -> None:
        nonlocal counted
        while not done.is_set():
            counted += 1
            time.sleep(0)

    other = threading.Thread(target=count)
    other.start()
    before = counted
    moves_many([Position.of(one) for one in games] * 20, WORDS, threads=1)
    after = counted
    done.set()
    other.join()
    assert after - before > 100


def test_arrays_hold_boards_and_racks() -> None:
    game = tw.Game.from_cgp("15/" * 7 + "5HOrN6" + "/15" * 7 + " ?AEINST/ 0/0 0", words=SAMPLE_WORDS, seed=1)
    positions = [Position.of(game)] * 2
    boards = arrays.boards(positions)
    assert boards.shape == (2, 15, 15)
    assert boards.dtype == np.uint8
    assert boards[1, 7, 5:9].tolist() == [ENGLISH.number("H"), ENGLISH.number("O"), ENGLISH.number("R") + 64, 14]
    racks, unseen = arrays.racks(positions), arrays.unseen(positions)
    assert racks.shape == unseen.shape == (2, 27)
    assert (racks.sum(), unseen.sum()) == (14, 2 * (100 - 4 - 7))
    assert (racks[0, 0], racks[0, 1], unseen[0, 0]) == (1, 1, 0)


def test_features_are_one_row_per_position() -> None:
    games = [tw.Game.new(words=SAMPLE_WORDS, seed=seed) for seed in (1, 2, 3)]
    games[2].play(games[2].best_move() or "-")
    rows = arrays.features(map(Position.of, games))
    assert rows.shape == (3, 27 * 225 + 2 * 27)
    assert rows.dtype == np.float32
    cells = games[2].board.cells
    blanks = sum(cell.islower() for cell in cells)
    assert blanks == 1  # which is a letter, and in the plane of blanks too
    assert [int(row[: 27 * 225].sum()) for row in rows] == [0, 0, games[2].board.tiles + blanks]
    assert rows[0, 27 * 225 : 27 * 225 + 27].sum() == pytest.approx(1)
    assert arrays.boards([]).size == arrays.racks([]).size == 0
