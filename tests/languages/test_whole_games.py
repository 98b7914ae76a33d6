"""Games with the tiles of other languages, played to the end and written down in every format there is."""

from pathlib import Path

import pytest

import tilewright as tw
from tests.languages.lists import LISTS, words_in
from tilewright.core.faces import SEVERAL, shown
from tilewright.engine.batch import best_many
from tilewright.engine.leave_training import LeaveTraining, TrainingPlan
from tilewright.engine.static_player import StaticPlayer
from tilewright.games.crossword.kind import CROSSWORD
from tilewright.lexicons.graph import WordGraph
from tilewright.lexicons.plain import WordList
from tilewright.session.session import Session

LANGUAGES = tuple(LISTS)


def played(language: str, seed: int, *, house: tuple[str, ...] = ()) -> tw.Game:
    """The best move each time, or an exchange, so that all letters come up."""
    words = words_in(language)
    game = tw.Game.new("folio", house=[f"tiles={language}", "challenge=void", *house], words=words, seed=seed)
    while not game.is_over:
        if move := game.best_move():
            game.play(str(move))
        elif len(game.bag) >= len(game.rack) and game.state.scoreless < 4:
            game.exchange(game.rack.faces)
        else:
            game.pass_turn()
    return game


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_game_is_played_to_the_end_and_its_record_says_the_same(language: str) -> None:
    words = words_in(language)
    for seed in range(4):
        game = played(language, seed)
        assert game.board.tiles > 20
        again = tw.Game.from_gcg(game.gcg(), words=words)
        assert (again.board, sorted(again.scores), again.gcg()) == (game.board, sorted(game.scores), game.gcg())
        assert f"#tile-distribution {language}" in game.gcg()
        loaded = Session.from_log(game.log(), CROSSWORD, words=words)
        assert loaded.state == game.state


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_position_goes_out_and_comes_back_at_every_turn(language: str) -> None:
    words = words_in(language)
    game = tw.Game.new("folio", house=[f"tiles={language}"], words=words, seed=7)
    for _ in range(8):
        position = tw.Game.from_cgp(game.cgp(), words=words)
        assert (position.cgp(), position.rules.tileset) == (game.cgp(), game.rules.tileset)
        move = game.best_move()
        game.play(move) if move else game.exchange(game.rack.faces)


def test_a_spanish_tile_has_two_letters_and_is_typed_and_told_as_such() -> None:
    """CH, LL and RR are one tile each, and are in brackets where it has to be certain."""
    words = words_in("spanish")
    board = tw.Board.empty(tileset=tw.tile_set("spanish"))
    rack = tw.Tiles(tw.tile_set("spanish").read("CHICOEA"))
    assert len(rack) == 6
    position = tw.Game.from_cgp(
        "/".join(["15"] * 15) + " [CH]ICOEAS/ 0/0 0 ld spanish;", words=words, house=["challenge=void"]
    )
    assert position.score_of("8G CHICO") == position.score_of("8G [CH]ICO") == 2 * (5 + 1 + 3 + 1)
    position.play("8G CHICO")
    assert [shown(tile) for tile in position.board.row(8)[6:10]] == ["CH", "I", "C", "O"]
    assert str(position.board).splitlines()[8].startswith(" 8 = . . ' . . CHI C O")
    assert "[CH]ICO" in position.cgp()
    assert ">Player_1: ACEIOS[CH] 8G [CH]ICO" in position.gcg()
    assert "CHICO" in position.svg()
    with pytest.raises(tw.Refused, match="unknown-tile"):
        tw.Move.from_text("8G [XX]ICO", board)


def test_two_letters_that_look_like_one_tile_keep_apart() -> None:
    """A rack with two R is not one with RR."""
    spanish = tw.tile_set("spanish")
    for text in ("EOPRR", "[E]OPRR", "EOP[R]R", "EOP[RR]"):
        assert spanish.read(spanish.written(spanish.read(text))) == spanish.read(text)
    assert (len(spanish.read("EOP[R]R")), len(spanish.read("EOPRR"))) == (5, 4)
    hungarian = tw.tile_set("hungarian")
    assert len(WordList.read("iga[z][s]ág", tiles=hungarian).words_of(7)) == 1


def test_turkish_has_two_letters_that_english_takes_for_one() -> None:
    turkish = tw.tile_set("turkish")
    words = WordList.read("ılık\nilik\nİLK", tiles=turkish)
    assert sorted(map(shown, words)) == ["ILIK", "İLK", "İLİK"]
    assert {turkish.read("ı").upper(), turkish.read("i").upper()} == set(turkish.read("Iİ"))
    game = tw.Game.new("folio", house=["tiles=turkish"], words=words, seed=1)
    assert tw.Game.from_cgp(game.cgp(), words=words).rack == game.rack


def test_a_capital_sharp_s_can_be_a_tile() -> None:
    tiles = tw.TileSet.parse("A2x1 S2x1 P2x3 ẞ1x8 ?1x0", name="own")
    assert shown(tiles.read("SPAẞ")) == "SPAẞ"
    assert tiles.value(tiles.read("ß")) == 0
    assert list(map(shown, WordList.read("Spaß", tiles=tiles))) == ["SPAẞ"]


def test_the_large_board_is_played_on() -> None:
    game = played("german", 1, house=("layout=super",))
    assert game.board.layout.width == 21
    assert "#board-layout SuperCrosswordGame" in game.gcg()
    assert tw.Game.from_gcg(game.gcg(), words=words_in("german")).board == game.board


@pytest.mark.parametrize("language", ["polish", "russian", "hungarian", "norwegian"])
def test_letters_that_no_word_uses_do_not_break_the_player(language: str) -> None:
    tiles = tw.tile_set(language)
    few = WordList.read("\n".join([tiles.letters[0] * 2, tiles.letters[:2]]), "few", tiles)
    rules = tw.Game.new("folio", house=[f"tiles={language}"], words=few, seed=1).rules
    words = WordGraph(few, "few")
    player = StaticPlayer(words, rules, mapped=True)
    assert len(player.against(player, 2, seed=1)) == 2
    game = tw.Game.new(rules, words=words, seed=2)
    assert best_many([game], words, rules)[0] == StaticPlayer(words, rules).best(game.board, game.rack, len(game.bag))


@pytest.mark.parametrize("language", LANGUAGES)
def test_leaves_are_trained(language: str) -> None:
    rules = tw.Rules(rack_size=3, tileset=tw.tile_set(language))
    training = LeaveTraining(words_in(language), rules, TrainingPlan(language, generations=1, boards=16))
    while not training.is_over:
        training.go_on(threads=1)
    leaves = training.leaves()
    assert len(leaves) > 400
    player = StaticPlayer(words_in(language), rules, leaves, mapped=True)
    assert len(player.against(player, 2, seed=1)) == 2


def test_every_tile_of_several_letters_has_a_character_of_its_own() -> None:
    assert len(set(SEVERAL.values())) == len(SEVERAL)
    for name, tiles in tw.list_tile_sets().items():
        text = "".join(shown(letter) for letter in tiles.letters)
        assert tiles.read(tiles.written(tiles.letters)) == tiles.letters, (name, text)


def test_a_record_that_names_unknown_tiles_is_refused_with_its_line(tmp_path: Path) -> None:
    file = tmp_path / "game.gcg"
    file.write_text("#player1 a A\n#player2 b B\n#tile-distribution klingon\n>a: HORN 8F HORN +14 14\n")
    with pytest.raises(tw.Unreadable, match=r"line 3.*klingon, and it should be english"):
        tw.Game.from_gcg(file)
    file.write_text("#player1 a A\n#player2 b B\n#tile-distribution spanish\n#tile XX xx\n>a: HORN 8F HORN +14 14\n")
    with pytest.raises(tw.Unreadable, match=r"line 4.*XX xx, and it should be a tile of the spanish set"):
        tw.Game.from_gcg(file)
