"""The best move is the best of all moves, and games are played by the rules."""

from functools import cache
from itertools import combinations
from random import Random

import pytest

from tests.native_vs_python.klv import klv
from tests.native_vs_python.positions import SETTINGS, Sample, samples
from tilewright.core.alphabet import Alphabet
from tilewright.core.board import Board
from tilewright.core.layout import STANDARD_LAYOUT
from tilewright.core.square import faces_of
from tilewright.core.tiles import Tiles
from tilewright.core.tileset import STANDARD_TILES
from tilewright.engine.static_player import LeaveValues, StaticPlayer, Valued
from tilewright.games.crossword.rules import Rules
from tilewright.lexicons.graph import WordGraph
from tilewright.testing import SAMPLE_WORDS

BONUS = ((5, 20), (7, 50), (8, 50), (9, 50))


def random_leaves(sample: Sample, seed: int) -> dict[str, float]:
    """Values in thousandths for most parts of a rack."""
    chance = Random(seed)
    faces = sample.rack.faces
    parts = {part for size in range(1, len(faces)) for part in combinations(faces, size)}
    return {"".join(part): chance.randint(-30_000, 30_000) / 1000 for part in sorted(parts) if chance.random() < 0.9}


def plain_moves(sample: Sample, rules: Rules, leaves: dict[str, float], in_bag: int) -> list[Valued]:
    """Everything that can be done, by the plain generator and a dictionary of leaves."""

    def kept(faces: str) -> float:
        return thousandths(sample.rack.take(faces).faces) / 1000

    @cache
    def thousandths(leave: str) -> int:
        """A leave that is not known is worth what it would be on average with a tile less."""
        if not leave or not leaves or leave in leaves:
            return round(leaves.get(leave, 0) * 1000)
        return int(sum(thousandths(leave[:at] + leave[at + 1 :]) for at in range(len(leave))) / len(leave))

    moves = [Valued((), Tiles(), 0, kept(""))]
    for laid, points in sample.where.plain.plays(sample.board, sample.rack, rules.rack_size):
        total = points + rules.bonus_for(len(laid))
        moves.append(Valued(laid, Tiles(), total, total + kept(faces_of(laid))))
    if in_bag > rules.exchanging.closed_at:
        sizes = range(1, min(len(sample.rack), in_bag) + 1)
        parts = {part for size in sizes for part in combinations(sample.rack.faces, size)}
        moves += [Valued((), Tiles("".join(part)), 0, kept("".join(part))) for part in parts]
    return moves


def alphabet_for(sample: Sample) -> Alphabet:
    letters = set(sample.where.graph.alphabet.letters) | {kind.letter for kind in sample.board.tileset.kinds}
    return Alphabet("".join(sorted(letters - {"?"})))


@pytest.mark.parametrize("chunk", range(8))
def test_the_best_move_is_the_best_of_all_moves(chunk: int) -> None:
    for number, sample in enumerate(samples(chunk + 100, 25)):
        graph = WordGraph(sample.where.plain, alphabet=alphabet_for(sample))
        rules = Rules(layout=sample.board.layout, tileset=sample.board.tileset, rack_size=9, bonus=BONUS)
        leaves = random_leaves(sample, number) if number % 2 else {}
        player = StaticPlayer(graph, rules, LeaveValues(klv(leaves, graph.alphabet)) if leaves else None)
        plain = plain_moves(sample, rules, leaves, in_bag=5)
        ranked = player.ranked(sample.board, sample.rack, in_bag=5)
        best = player.best(sample.board, sample.rack, in_bag=5)
        mapped = StaticPlayer(graph, rules, player.leaves, mapped=True).best(sample.board, sample.rack, in_bag=5)
        rounded = [move._replace(equity=round(move.equity, 3)) for move in plain]
        assert sorted(ranked, key=str) == sorted(rounded, key=str)
        assert best.equity == max(move.equity for move in rounded) == ranked[0].equity
        assert best in ranked
        assert mapped.equity == best.equity
        assert mapped in ranked


def test_with_an_empty_bag_going_out_earns_the_others_tiles_and_keeping_tiles_costs() -> None:
    player = StaticPlayer(WordGraph(["AB", "BA", "AX"]))
    moves = player.ranked(Board.empty(), Tiles("AB"), in_bag=0, others=Tiles("QZ"))
    assert {move.equity - move.points for move in moves if move.laid} == {40.0}
    assert [move.equity for move in moves if not move.laid] == [-18.0]  # 2 x 4, and 10 for the turn


def test_a_rack_that_the_words_do_not_know_is_refused() -> None:
    with pytest.raises(ValueError, match="not all letters of the word list"):
        StaticPlayer(SETTINGS[0].graph).best(Board.empty(), Tiles("AÖ"), in_bag=9)


def test_broken_leave_values_are_refused() -> None:
    good = klv({"A": 1.5, "AB": -2.25, "?": 25.0}, Alphabet("AB"))
    assert len(LeaveValues(good)) == 3
    for broken in (b"", good[:-4], good[:-1], good + b"\0\0\0\0", b"\xff\xff\xff\xff" + good[4:]):
        with pytest.raises(ValueError, match=r"not leave values|middle of a number"):
            LeaveValues(broken)


@pytest.fixture(scope="module", params=[False, True], ids=["graph", "map"])
def player(request: pytest.FixtureRequest) -> StaticPlayer:
    return StaticPlayer(WordGraph(SAMPLE_WORDS), mapped=request.param)


def told(player: StaticPlayer, games: int, *, first: int = 0, pairs: bool = False, threads: int = 1) -> list[object]:
    outcomes = player.against(player, games, seed=7, first=first, pairs=pairs, threads=threads)
    return [(one.points, one.turns, one.bonuses, one.exchanges, one.passes, one.starter) for one in outcomes]


def test_a_seed_gives_the_same_games_whatever_the_number_of_threads(player: StaticPlayer) -> None:
    games = told(player, 40)
    assert games == told(player, 40, threads=3) == told(player, 25) + told(player, 15, first=25)
    assert len({str(game) for game in games}) > 30


def test_players_start_in_turn_and_pairs_deal_the_same_tiles(player: StaticPlayer) -> None:
    outcomes = player.against(player, 20, seed=3, pairs=True)
    assert [one.starter for one in outcomes] == [0, 1] * 10
    for one, two in zip(outcomes[::2], outcomes[1::2], strict=True):
        assert one.points == two.points[::-1]  # the same player on both sides


def test_games_end_by_scores_that_people_would_know(player: StaticPlayer) -> None:
    outcomes = player.against(player, 50, seed=1, threads=2)
    average = sum(sum(one.points) for one in outcomes) / 100
    assert 150 < average < 350
    assert all(abs(one.turns[0] - one.turns[1]) <= 1 for one in outcomes)


def test_odd_boards_long_racks_and_other_tiles_can_be_played_too() -> None:
    for where in SETTINGS[2:]:
        letters = {kind.letter for kind in where.tileset.kinds} - {"?"}
        graph = WordGraph(where.plain, alphabet=Alphabet("".join(sorted(letters | set(where.graph.alphabet.letters)))))
        rules = Rules(layout=where.layout, tileset=where.tileset, rack_size=9, bonus=BONUS)
        player = StaticPlayer(graph, rules)
        assert len(player.against(player, 5, seed=1)) == 5


def test_a_match_that_makes_no_sense_is_refused(player: StaticPlayer) -> None:
    with pytest.raises(ValueError, match="threads"):
        player.against(player, 1, seed=1, threads=0)
    many = Rules(layout=STANDARD_LAYOUT, tileset=STANDARD_TILES, rack_size=99)
    with pytest.raises(ValueError, match="1 to 15 tiles"):
        StaticPlayer(player.words, many).against(player, 1, seed=1)
