"""Moves, tiles, boards and games as values: they compare, hash, pickle and read back."""

import pickle
import subprocess
import sys

import pytest

import tilewright as tw
from tests.library.test_positions import play_out
from tilewright.core.refusal import Refused
from tilewright.games.crossword.kind import CROSSWORD
from tilewright.games.unbuild.rules import Rules as UnbuildRules
from tilewright.lexicons import graph
from tilewright.lexicons.compiled import open_graph
from tilewright.lexicons.graph import WordGraph
from tilewright.testing import SAMPLE_WORDS
from tilewright.testing.unbuild import left_board


def test_every_legal_move_reads_back_from_its_text() -> None:
    game = tw.Game.new(words=WordGraph(SAMPLE_WORDS), seed=16)
    for _ in range(6):
        moves = game.legal_moves()
        texts = [tw.Move.from_text(str(move)) for move in moves]
        assert texts == list(moves)
        assert set(texts) == set(moves)
        assert [game.score_of(move) for move in texts] == [move.score for move in moves]
        game.play(moves[0])


def test_both_kinds_of_lexicon_list_the_same_moves_in_the_same_order() -> None:
    games = [tw.Game.new(words=words, seed=5) for words in (SAMPLE_WORDS, WordGraph(SAMPLE_WORDS))]
    for _ in range(10):
        plain, quick = (game.legal_moves() for game in games)
        assert [(str(move), move.score) for move in plain] == [(str(move), move.score) for move in quick]
        for game in games:
            assert str(game.best_move()) == str(plain[0])
            game.play(plain[0])


@pytest.mark.parametrize("without_map", [0, 10**9])
def test_the_best_move_is_the_first_of_all(monkeypatch: pytest.MonkeyPatch, without_map: int) -> None:
    monkeypatch.setattr(graph, "SEARCHES_WITHOUT_MAP", without_map)
    for seed in range(4):
        game = tw.Game.new(house=["challenge=void", "palindromes"] if seed == 0 else ["challenge=void"], seed=seed)
        while not game.is_over:
            moves, best = game.legal_moves(), game.best_move()
            assert repr(best) == (repr(moves[0]) if moves else "None")
            game.play(best or "-")


def test_moves_are_equal_if_they_do_the_same() -> None:
    board = tw.Board.empty().lay((tw.Laid(8, 8, "O"), tw.Laid(9, 8, "X")))
    assert tw.Move.from_text("8G WO", board) == tw.Move.from_text("8G W.") != tw.Move.from_text("8G w.")
    assert tw.Move.from_text("8G W(O)N").word == "W.N"
    assert tw.Move.from_text("-AB") == tw.Move.from_text("-BA") != tw.Move.from_text("pass")
    assert tw.Move.from_text("-") != "-"
    assert repr(tw.Move.from_text("H4 HEART")) == "Move.from_text('H4 HEART')"
    assert pickle.loads(pickle.dumps(tw.Move.from_text("8G W."))) == tw.Move.from_text("8G W.")


@pytest.mark.parametrize("text", ["", "8H", "HORN", "99H HORN", "8H HO4N", "8H HO(RN", "8H ...", "-qo", "8H A B"])
def test_what_is_no_move_is_refused(text: str) -> None:
    with pytest.raises(Refused):
        tw.Move.from_text(text)
    assert not tw.Game.new(words=SAMPLE_WORDS, seed=1).is_legal(text)


def test_exchanges_and_passes_are_moves() -> None:
    game = tw.Game.new(words=SAMPLE_WORDS, seed=16)
    assert game.is_legal("-HLT")
    assert not game.is_legal("-ZZ")
    assert game.play("-HLT") == game.score_of("-HLT") == 0
    game.play(tw.Move.from_text("pass"))
    assert [line.what for line in game.pad] == ["exchanged 3", "passed"]


def test_a_phoney_may_be_played_but_is_not_legal() -> None:
    game = tw.Game.new("folio", words=SAMPLE_WORDS, seed=16)
    assert not game.is_legal("8D THELA")
    assert game.play("8D THELA") == 18


def test_legal_moves_are_a_sequence() -> None:
    moves = tw.Game.new(words=WordGraph(SAMPLE_WORDS), seed=16).legal_moves()
    assert moves[-1] == list(moves)[-1] == moves[len(moves) - 1]
    assert moves[2:4] == list(moves)[2:4]
    assert "8D HEART" not in moves  # a text is no move
    with pytest.raises(IndexError):
        moves[len(moves)]
    assert pickle.loads(pickle.dumps(moves[0])).score == moves[0].score


def test_tiles_add_and_subtract() -> None:
    tiles = tw.Tiles("STAR")
    assert tiles + "S" - tw.Tiles("AT") == tw.Tiles("RSS")
    assert (len(tiles), "TA" in tiles, "AA" in tiles, tiles.count("A")) == (4, True, False, 1)
    for pile, faces in ((tiles, "Q"), (tiles.veil(), "AAAAA")):
        with pytest.raises(ValueError, match="does not hold"):
            _ = pile - faces
    assert len(tiles.veil() - "Q") == 3


@pytest.mark.parametrize("square", [(0, 1), (16, 1), (1, 0), (1, 16), (-1, 3)])
def test_a_square_off_the_board_raises(square: tuple[int, int]) -> None:
    with pytest.raises(IndexError):
        tw.Board.empty()[square]


def test_a_game_pickles_in_kilobytes_and_goes_on_in_the_same_way() -> None:
    game = tw.Game.new(words="commons", seed=5)
    for _ in range(4):
        game.play(game.best_move() or "-")
    packed = pickle.dumps(game)
    assert len(packed) < 8_000
    again = pickle.loads(packed)
    assert again == game
    assert again.words is open_graph("commons")
    for one in (game, again):
        one.undo()
        play_out(one)
    assert again == game


def test_a_game_with_words_of_its_own_keeps_them() -> None:
    words = tw.WordList(["HORN", "FARM"])
    session = tw.Session.new(CROSSWORD, words=words, seed=1)
    again = pickle.loads(pickle.dumps(session))
    assert again == session
    assert list(again.words) == ["FARM", "HORN"]


def test_games_differ_in_their_events_their_dice_or_their_words() -> None:
    game = tw.Game.new(words=SAMPLE_WORDS, seed=1)
    assert game == tw.Game.new(words=SAMPLE_WORDS, seed=1)
    assert game != tw.Game.new(words=SAMPLE_WORDS, seed=2)
    assert game != tw.Game.new(words=tw.WordList([*SAMPLE_WORDS, "ZYZZYVA"]), seed=1)
    assert game != game.session
    with pytest.raises(TypeError, match="unhashable"):
        hash(game)


@pytest.mark.parametrize("name", ["crossword", "duplicate", "junior", "bingo", "unbuild"])
def test_every_game_has_the_same_front_door(name: str) -> None:
    rules = UnbuildRules(left_board(6)) if name == "unbuild" else None
    session = tw.Session.new(name, rules, players=("Ann", "Ben"), words="commons", seed=1)
    assert session.kind.name == name
    assert pickle.loads(pickle.dumps(session)) == session == session.copy()
    (seat, *_) = session.pending
    assert not session.is_legal(session.kind.absent, len(session.state.players))
    assert session.is_legal(session.kind.absent, seat)


def test_a_game_that_is_not_known_is_refused_by_name() -> None:
    with pytest.raises(tw.Refused, match="unknown-game"):
        tw.Session.new("chess")


def test_what_there_is_can_be_listed() -> None:
    assert list(tw.list_editions()) == ["folio", "tile-lock", "large-print", "magnetic"]
    assert {"eight-tile", "jacks", "challenge"} <= tw.list_house_rules().keys()
    assert "kira" in tw.list_bots()
    assert list(tw.list_bots("bingo")) == ["lucky", "canny"]
    assert all(about and "{" not in about for about in (tw.list_bots() | tw.list_house_rules()).values())


def test_the_package_runs_and_knows_its_version() -> None:
    shown = subprocess.check_output([sys.executable, "-m", "tilewright", "--version"], text=True)
    assert shown.startswith(f"tilewright {tw.__version__} (native core: ")
