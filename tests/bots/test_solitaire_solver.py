"""The solver of solitaire with all tiles face up (R-8.3): legal, exact, repeatable, right where all can be tried."""

import math
from pathlib import Path

import pytest
from hypothesis import given, settings, strategies as st

from tilewright.bots.bot import Budget, own_dice
from tilewright.bots.headless import Headless
from tilewright.bots.solitaire import SolitaireLine, SolitairePlayer, solve
from tilewright.core.board import Board
from tilewright.core.dice import Dice
from tilewright.core.layout import Layout
from tilewright.core.square import Laid, faces_of
from tilewright.core.tiles import Tiles
from tilewright.core.tileset import STANDARD_TILES, TileSet
from tilewright.editions.house import rules_for
from tilewright.games.base import Kit
from tilewright.games.crossword.actions import Finish, Place
from tilewright.games.crossword.kind import CROSSWORD
from tilewright.games.crossword.rules import Rules
from tilewright.lexicons.compiled import open_graph
from tilewright.lexicons.graph import WordGraph
from tilewright.session.game import Game
from tilewright.testing import SAMPLE_WORDS

FACE_UP = ("solitaire=face-up",)
GRAPH = WordGraph(SAMPLE_WORDS)
BEST = Path(__file__).parent / "solitaire_best.txt"
TINY = Layout.parse(
    """
    T..d
    .*t.
    d..T
    .t..
    """
)
ABC = TileSet.parse("?1x0 A3x1 B2x3 C2x5", vowels="A")


def nodes(number: int, threads: int = 1) -> Budget:
    return Budget(math.inf, threads, number)


def from_the_start(budget: Budget, seed: int = 0) -> SolitaireLine:
    return solve(Board.empty(), STANDARD_TILES.bag(), GRAPH, budget, seed=seed)


def replayed(line: SolitaireLine, words: WordGraph) -> Game:
    """By the rules, each play scored by them."""
    game = Game.new("magnetic", house=FACE_UP, players=("Ann",), words=words, seed=1)
    for laid, points in line.plays:
        before = game.scores[0]
        game.do(Place(laid))
        assert game.scores[0] - before == points
    return game


@pytest.mark.parametrize("seed", range(3))
def test_every_line_is_legal_and_its_total_exact(seed: int) -> None:
    """R-8.3: told by the rules, which know nothing of the solver."""
    line = from_the_start(nodes(120), seed)
    game = replayed(line, GRAPH)
    assert game.scores == (line.total,)
    assert line.total > 400
    assert line.positions == 120


def test_the_same_nodes_and_seed_give_the_same_line_with_any_number_of_threads() -> None:
    alone = from_the_start(nodes(100), seed=5)
    assert from_the_start(nodes(100), seed=5) == alone
    assert from_the_start(nodes(100, threads=3), seed=5) == alone


def test_more_nodes_find_no_less() -> None:
    totals = [from_the_start(nodes(number)).total for number in (1, 10, 40, 160)]
    assert totals == sorted(totals)
    assert totals[0] > 0


def test_progress_tells_of_the_best_so_far() -> None:
    told: list[SolitaireLine] = []
    line = solve(Board.empty(), STANDARD_TILES.bag(), GRAPH, nodes(40), progress=told.append)
    assert told[-1] == line
    assert [one.total for one in told] == sorted(one.total for one in told)
    assert [one.positions for one in told] == [*range(1, 25), 40]


def test_the_time_ends_it() -> None:
    assert 1 <= from_the_start(Budget(seconds=0.0)).positions <= 24


def test_a_word_over_three_triple_words_is_prepared() -> None:
    """The letters between the triple words are to stand first: of CAACBBC, AA and BB, over a row of As."""
    words = WordGraph(["AA", "AAA", "AAAAA", "BA", "BB", "CA", "CAACBBC"])
    board = Board.empty(Layout.parse("T..T..T\n...*...\n......."), TileSet.parse("A9x1 B5x3 C3x5", vowels="A"))
    line = solve(board, board.tileset.bag(), words, nodes(300), rules=Rules(rack_size=3, bonus=()))
    assert max(points for _, points in line.plays) >= 27 * (3 * 5 + 2 * 1 + 2 * 3)


def test_two_words_over_three_triple_words_are_planned_on_opposite_edges() -> None:
    """CAACBBC is to stand in the first row and in the last, with the columns of As between them."""
    runs = ["A" * size for size in range(2, 8)]
    ended = [word for run in runs for word in ("B" + run, run + "B")]
    words = WordGraph([*runs, *ended, "AB", "AC", "BA", "BB", "CA", "BAAAAAB", "CAACBBC"])
    layout = Layout.parse("T..T..T\n.......\n.......\n...*...\n.......\n.......\nT..T..T")
    board = Board.empty(layout, TileSet.parse("A30x1 B8x3 C6x5", vowels="A"))
    line = solve(board, board.tileset.bag(), words, nodes(800), rules=Rules(rack_size=3, bonus=()))
    assert len([points for _, points in line.plays if points >= 27 * (3 * 5 + 2 * 1 + 2 * 3)]) == 2


def test_the_best_line_ever_found_is_what_it_is_said_to_be() -> None:
    """R-8.3: kept as it was found; the rules give exactly its total."""
    *plays, total = BEST.read_text(encoding="utf-8").splitlines()
    game = Game.new("magnetic", house=FACE_UP, players=("Ann",), words=open_graph("commons"), seed=1)
    for play in plays:
        at, word, points = play.split()
        assert game.play(f"{at} {word}") == int(points)
    if not game.is_over:
        game.do(Finish())
    assert f"total {game.scores[0]}" == total


# Where everything can be tried


def best_of_all(board: Board, tiles: Tiles, words: WordGraph, rules: Rules, known: dict[tuple[str, str], int]) -> int:
    """By trying every line there is."""
    here = (board.cells, tiles.faces)
    if here not in known:
        known[here] = max(
            (
                points + rules.bonus_for(len(laid))
                + best_of_all(board.lay(laid), tiles.take(faces_of(laid)), words, rules, known)
                for laid, points in words.plays(board, tiles, rules.rack_size)
            ),
            default=0,
        )  # fmt: skip
    return known[here]


@settings(max_examples=40)
@given(
    st.lists(st.text("ABC", min_size=2, max_size=4), max_size=7),
    st.builds(lambda letters, blank: Tiles(letters + blank), st.text("ABC", max_size=3), st.sampled_from(["", "?"])),
    st.integers(0, 9),
)
def test_small_games_are_solved(listed: list[str], tiles: Tiles, seed: int) -> None:
    """Every line of play tried in plain Python finds no higher total, and the solver knows that it is done."""
    words, rules = WordGraph(listed), Rules(rack_size=3, bonus=((3, 7),))
    board = Board.empty(TINY, ABC)
    line = solve(board, tiles, words, nodes(60_000), rules=rules, seed=seed)
    assert line.total == best_of_all(board, tiles, words, rules, {})
    assert line.is_proven


@pytest.mark.parametrize("seed", range(3))
def test_a_prepared_word_leaves_the_letter_that_another_waits_for(seed: int) -> None:
    """The only C has to stand in CADCD first, so CAEAE or EAEAC is finished with a blank; no C comes from nowhere."""
    words, rules = WordGraph(["AC", "CADCD", "CAEAE", "EAEAC"]), Rules(rack_size=3, bonus=())
    layout = Layout.parse("T.T.T\n.....\n..+..\n.....\nT.T.T")
    cells = ".A.A. ..... ..... ...A. .A...".replace(" ", "")
    board = Board(layout, TileSet.parse("?2x0 A4x1 C1x8 D3x1 E3x1", vowels="AE"), cells)
    tiles = Tiles("??CDDDEE")
    line = solve(board, tiles, words, nodes(300), rules=rules, seed=seed)
    assert line.total == best_of_all(board, tiles, words, rules, {}) == 9 + 297 + 108
    for play in line.plays:
        assert play in list(words.plays(board, tiles, rules.rack_size))
        board, tiles = board.lay(play.laid), tiles.take(faces_of(play.laid))


def test_where_there_is_no_play_it_says_so_at_once() -> None:
    line = solve(Board.empty(), Tiles("VVV"), GRAPH, Budget(seconds=60))
    assert (line.plays, line.total, line.positions, line.is_proven) == ((), 0, 1, True)


def test_it_goes_on_from_a_board_with_tiles() -> None:
    horn = tuple(Laid(8, 6 + step, tile) for step, tile in enumerate("HORN"))
    board, tiles = Board.empty().lay(horn), STANDARD_TILES.bag().take("HORN")
    line = solve(board, tiles, GRAPH, nodes(60))
    game = Game.new("magnetic", house=FACE_UP, players=("Ann",), words=GRAPH, seed=1)
    game.do(Place(horn))
    for laid, _ in line.plays:
        game.do(Place(laid))
    assert game.scores == (14 + line.total,)


def test_nonsense_is_refused_or_finds_nothing() -> None:
    assert from_the_start(nodes(0)) == SolitaireLine()
    with pytest.raises(ValueError, match="1 to 1024 threads"):
        from_the_start(nodes(10, threads=0))
    with pytest.raises(ValueError, match="up to 1 to 15 tiles"):
        solve(Board.empty(), Tiles("AB"), GRAPH, nodes(10), rules=Rules(rack_size=16))


# The player


def test_the_player_plays_a_whole_game_and_never_less_than_it_planned() -> None:
    """R-8.3"""
    rules = rules_for("magnetic", FACE_UP)
    kit = Kit(GRAPH, Dice(bytes(32)))
    game = Headless.begun(CROSSWORD, rules, [SolitairePlayer(GRAPH)], kit, nodes(30))
    own = own_dice(kit.dice.commitment, 0, len(game.events))  # the chance of its first choice
    planned = solve(Board.empty(), STANDARD_TILES.bag(), GRAPH, nodes(30), seed=int(own.commitment[:15], 16))
    assert game.played_out().scores[0] >= planned.total > 0


def test_the_player_sits_at_no_other_table() -> None:
    rules = rules_for("magnetic", ("solitaire=one-rack",))
    kit = Kit(GRAPH, Dice(bytes(32)))
    game = Headless.begun(CROSSWORD, rules, [SolitairePlayer(GRAPH)], kit, nodes(1))
    with pytest.raises(ValueError, match="face up"):
        game.step()
