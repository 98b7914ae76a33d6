"""A game as a library has it: played, looked at, saved."""

import xml.etree.ElementTree as ET
from pathlib import Path

import pytest

import tilewright as tw
from tilewright.core.lexicon import Lexicon
from tilewright.core.tiles import Tiles
from tilewright.drawing import board_svg
from tilewright.games.crossword.actions import Adjourn, Resign, Resume
from tilewright.games.crossword.audit import fair, replay
from tilewright.games.crossword.events import TakenBack
from tilewright.lexicons.graph import WordGraph
from tilewright.lexicons.shelf import UnknownLexicon
from tilewright.notation import gcg
from tilewright.notation.coordinates import Convention
from tilewright.testing import SAMPLE_WORDS

KEPT = Path(__file__).parent / "kept"


def play_out(game: tw.Game) -> tw.Game:
    while not game.is_over:
        if game.is_closing:
            game.accept()
        elif moves := game.legal_moves():
            game.play(moves[0])
        else:
            game.pass_turn()
    return game


def test_the_same_seed_is_the_same_game_and_no_seed_is_another() -> None:
    racks = [tw.Game.new(words=SAMPLE_WORDS, seed=seed).state.racks for seed in (1, 1, 2, None, None)]
    assert racks[0] == racks[1]
    assert len({str(rack) for rack in racks}) == 4


def test_words_are_named_or_in_a_file_or_those_of_the_box(tmp_path: Path) -> None:
    file = tmp_path / "club.txt"
    file.write_text("horn\n")
    games = {
        "commons": tw.Game.new(seed=1),
        "commons-world": tw.Game.new(words="commons-world", seed=1),
        "club": tw.Game.new(words=file, seed=1),
    }
    for name, game in games.items():
        assert isinstance(game.words, WordGraph)
        assert game.words.name == name
    assert tw.Game.new(words="commons").words is games["commons"].words
    games["club"].do(Resign())
    games["club"].save(tmp_path / "game.jsonl")
    assert "HORN" in tw.Game.load(tmp_path / "game.jsonl", words=str(file)).words
    with pytest.raises(UnknownLexicon, match="Lexicons: commons, commons-world"):
        tw.Game.new(words="comons")


def test_a_move_is_read_in_the_convention_that_is_named() -> None:
    game = tw.Game.new("magnetic", words=SAMPLE_WORDS, seed=16)
    assert game.play("H4 HEART", convention=Convention.RULEBOOK) == 24
    assert [game.board[8, col] for col in range(4, 9)] == list("HEART")


def test_legal_moves_score_what_they_say_with_the_bonus() -> None:
    game = tw.Game.new("folio", words=SAMPLE_WORDS, seed=104)
    best = game.legal_moves()[0]
    assert best.score == 64
    assert game.play(best) == best.score


@pytest.mark.parametrize("text", ["", "8D", "HEART", "8DHEART", "99Z HEART", "8D HE(ART", "8D 12345", "8D  "])
def test_a_move_that_cannot_be_read_is_refused_and_changes_nothing(text: str) -> None:
    game = tw.Game.new("folio", words=SAMPLE_WORDS, seed=16)
    before = game.state
    with pytest.raises(tw.Refused):
        game.play(text)
    assert game.state is before


def test_a_finished_game_is_saved_as_its_log(tmp_path: Path) -> None:
    game = play_out(tw.Game.new("folio", words=SAMPLE_WORDS, seed=3))
    game.save(tmp_path / "game.jsonl")
    again = tw.Game.load(tmp_path / "game.jsonl", words=SAMPLE_WORDS)
    assert again.events == game.events
    assert again.winners == game.winners


def test_a_game_that_goes_on_is_saved_sealed_and_goes_on_with_the_same_dice(tmp_path: Path) -> None:
    """R-13.2: put away at any time and taken up later."""
    game = tw.Game.new("tile-lock", words=SAMPLE_WORDS, seed=16)
    game.play("8D HEART")
    game.do(Adjourn())
    game.save(tmp_path / "away.json")
    assert str(game.state.racks[0]) not in (tmp_path / "away.json").read_text()
    again = tw.Game.load(tmp_path / "away.json", words=SAMPLE_WORDS)
    for one in (game, again):
        one.do(Resume())
        play_out(one)
    assert again.events == game.events


def test_saving_over_a_file_never_leaves_half_of_one(tmp_path: Path) -> None:
    game = tw.Game.new(words=SAMPLE_WORDS, seed=1)
    game.save(tmp_path / "game")
    game.save(tmp_path / "game")
    assert [path.name for path in tmp_path.iterdir()] == ["game"]


@pytest.mark.parametrize("content", [b"", b"\x00\xff\xfe", b"{}", b'{"tilewright":"log"}', b"HORN\n", b"[" * 9_999])
def test_a_file_that_is_no_game_is_unreadable(tmp_path: Path, content: bytes) -> None:
    (tmp_path / "game").write_bytes(content)
    with pytest.raises(tw.Unreadable):
        tw.Game.load(tmp_path / "game", words=SAMPLE_WORDS)


def test_a_game_goes_through_its_states_again() -> None:
    game = play_out(tw.Game.new("large-print", words=SAMPLE_WORDS, seed=9))
    states = list(game)
    assert len(states) == len(game.events)
    assert states[-1] == game.state


def test_boards_and_games_draw_themselves() -> None:
    game = tw.Game.new("magnetic", words=SAMPLE_WORDS, seed=16)
    game.play("8D HEART")
    for drawn in (game._repr_svg_(), game.board._repr_svg_(), board_svg(game.board, tw.edition("magnetic").palette)):
        assert drawn is not None
        assert ET.fromstring(drawn).tag.endswith("svg")


def test_a_notebook_shows_a_game_in_the_colours_of_its_edition() -> None:
    """R-1.3: the editions' boards differ in colour."""
    drawn = {name: tw.Game.new(name, words=SAMPLE_WORDS, seed=1)._repr_svg_() for name in ("folio", "magnetic")}
    for name, text in drawn.items():
        assert tw.edition(name).palette.double_letter.fill in text
    assert drawn["folio"] != drawn["magnetic"]


def test_a_dictionary_that_only_judges_cannot_list_plays() -> None:
    class Judge:
        def __contains__(self, word: str, /) -> bool:
            return True

        def any_play(self, board: tw.Board, tiles: Tiles, most: int) -> bool:
            return board.is_empty or len(tiles) >= most

    judge: Lexicon = Judge()
    with pytest.raises(TypeError, match="cannot list plays"):
        tw.Game.new(words=judge).legal_moves()


def test_a_game_in_gcg_is_read_back_from_a_file_written_as_utf_8(tmp_path: Path) -> None:
    game = tw.Game.new("folio", players=("Zoë", "Ben"), words=SAMPLE_WORDS, seed=3)
    (tmp_path / "game.gcg").write_text(game.gcg(), encoding="utf-8")
    assert {player.name for player in gcg.read((tmp_path / "game.gcg").read_bytes()).players} == {"Zoë", "Ben"}


def test_what_is_taken_back_can_be_done_otherwise_and_brings_other_tiles() -> None:
    """R-13.3"""
    game = tw.Game.new("folio", words=SAMPLE_WORDS, seed=1, house=["solitaire=one-rack"], players=["Ann"])
    rack, draws = game.rack, set[str]()
    for _ in range(3):
        game.exchange(rack.faces)
        draws.add(game.rack.faces)
        game.undo()
        assert (game.rack, game.state.number) == (rack, 1)
    assert len(draws) == 3
    with pytest.raises(tw.Refused, match="nothing-to-take-back"):
        game.undo()
    game.do(Resign())
    assert fair(game.events)
    assert replay(game.events) == game.state


@pytest.mark.parametrize("name", ["taken_back.log", "double_bag.log"])
def test_logs_of_earlier_versions_still_verify(name: str) -> None:
    """Plays were taken back without an event for it, and draws from two bags chosen all at once."""
    game = tw.Game.load(KEPT / name, SAMPLE_WORDS)
    assert replay(game.events) == game.state
    assert fair(game.events)


def test_a_log_that_rolls_the_dice_back_is_refused() -> None:
    """R-13.3"""
    game = tw.Game.new("folio", words=SAMPLE_WORDS, seed=1)
    for rolled in (game.state.rolled - 1, -1, 10**30):
        with pytest.raises(tw.Refused, match="dice had been rolled"):
            replay((*game.events, TakenBack(0, rolled)))
