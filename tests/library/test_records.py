"""Games from GCG: one or many, from texts, files, folders and streams."""

from io import BytesIO, StringIO
from pathlib import Path

import pytest

import tilewright as tw
from tests.library.test_positions import play_out
from tilewright.games.crossword.events import Drew, Ended, Exchanged, Placed, Withdrawn
from tilewright.session import reading
from tilewright.testing import SAMPLE_WORDS

TWO = "#player1 ann Ann\n#player2 ben Ben\n"
SHORT = f"{TWO}>ann: HORN 8F HORN +14 14\n>ben: -2 +0 0\n>ann: ZOO? - +0 14\n"


def finished(seed: int) -> tw.Game:
    return play_out(tw.Game.new("folio", players=("Zoë", "Ben"), words=SAMPLE_WORDS, seed=seed))


@pytest.mark.parametrize("seed", range(8))
def test_a_game_written_and_read_is_the_same_play_by_play(seed: int) -> None:
    game = finished(seed)
    again = tw.Game.from_gcg(game.gcg(), words=SAMPLE_WORDS)
    assert again.gcg() == game.gcg()
    assert dict(zip(again.players, again.scores, strict=True)) == dict(zip(game.players, game.scores, strict=True))
    assert again.winners == game.winners
    plays = [[(one.laid, one.points) for one in each.events if isinstance(one, Placed)] for each in (game, again)]
    assert plays[0] == plays[1]


def test_racks_that_the_file_does_not_tell_are_filled_with_tiles_that_fit() -> None:
    game = tw.Game.from_gcg(SHORT, words=SAMPLE_WORDS, seed=1)
    assert [len(rack) for rack in game.state.racks] == [7, 7]
    assert tw.Tiles("ZOO?").faces in game.state.racks[0]
    assert (game.turn, game.scores, game.players) == (1, (14, 0), ("Ann", "Ben"))
    assert tw.Game.from_gcg(SHORT, words=SAMPLE_WORDS, seed=1) == game
    assert tw.Game.from_gcg(SHORT, words=SAMPLE_WORDS, seed=2) != game
    assert play_out(game).is_over


def test_a_play_that_was_challenged_off_brings_no_tiles() -> None:
    text = f"{TWO}>ann: HORNABC 8F HRON +14 14\n>ann: HORNABC -- -14 0\n>ben: FARMXYZ 8F FARM +18 18\n"
    game = tw.Game.from_gcg(text, words=SAMPLE_WORDS)
    assert any(isinstance(event, Withdrawn) for event in game.events)
    assert sum(len("".join(event.tiles)) for event in game.events if isinstance(event, Drew)) == 14 + 4
    assert game.state.racks[0] == tw.Tiles("HORNABC")
    assert game.turn == 0


def test_racks_at_the_end_of_an_unfinished_record_are_known() -> None:
    game = tw.Game.from_gcg(f"{SHORT}#rack1 ZOO?AEI\n#rack2 QQ\n".replace("QQ", "Q"), words=SAMPLE_WORDS)
    assert game.state.racks[0] == tw.Tiles("ZOO?AEI")
    assert "Q" in game.state.racks[1]


def test_an_exchange_in_a_record_names_its_tiles() -> None:
    text = f"{TWO}>ann: AEIOUVW -UVW +0 0\n>ben: HORN 8F HORN +14 14\n>ann: AEIOQ - +0 0\n"
    game = tw.Game.from_gcg(text, words=SAMPLE_WORDS)
    (exchanged,) = [event for event in game.events if isinstance(event, Exchanged)]
    assert exchanged.tiles == "UVW"
    assert {"A", "E", "I", "O", "Q"} <= set(game.state.racks[0])


def test_where_racks_contradict_each_other_the_later_line_counts() -> None:
    lines = ">ann: HORNABC 8F HORN +14 14", ">ben: XQI - +0 0", ">ann: XYZVWKJ - +0 14", ">ben: FARM H6 FA.M +9 9"
    game = tw.Game.from_gcg(TWO + "\n".join(lines), words=SAMPLE_WORDS, seed=1)
    assert game.state.racks[0] == tw.Tiles("XYZVWKJ")
    assert "X" not in game.state.racks[1]  # the only one is on the other rack
    assert "Q" in game.state.racks[1]


def test_leftovers_end_the_game_and_the_rules_settle_it() -> None:
    game = tw.Game.from_gcg(finished(3).gcg(), words=SAMPLE_WORDS)
    assert isinstance(game.events[-1], Ended)
    assert not game.session.is_fair  # nobody can verify draws that a file tells of


@pytest.mark.parametrize(
    ("text", "line", "match"),
    [
        (f"{TWO}>ann: HORN 8F HORN +15 15\n", 3, r"says \+15"),
        (f"{TWO}>ann: HORNABCD 8F HORN +14 14\n", 3, "a rack of 8, and it should be 7"),
        (f"{TWO}>ann: -AEIOUVWX +0 0\n", 3, "tiles that a rack of 7 can hold"),
        ("hello", 1, "a line starts with # or >"),
        (TWO + ">ann: HORN 8F HORN", 3, "points of the line"),
    ],
)
def test_what_cannot_be_is_refused_with_its_line(text: str, line: int, match: str) -> None:
    with pytest.raises(tw.Unreadable, match=match) as caught:
        tw.Game.from_gcg(text if "\n" in text else text + "\n", words=SAMPLE_WORDS)
    assert caught.value.line == line
    assert caught.value.__notes__ == ["the text, game 1"]


def test_two_bags_cannot_be_told_from_a_record() -> None:
    with pytest.raises(tw.Refused, match="position-one-bag"):
        tw.Game.from_gcg(SHORT, house=["double-bag"], words=SAMPLE_WORDS)


def test_games_come_from_texts_files_folders_and_streams(tmp_path: Path) -> None:
    first, second = (finished(seed).gcg() for seed in (1, 2))
    (tmp_path / "club").mkdir()
    (tmp_path / "club" / "both.gcg").write_text(first + second, encoding="utf-8")
    (tmp_path / "latin.gcg").write_bytes(first.removeprefix("#character-encoding UTF-8\n").encode("latin-1"))
    (tmp_path / "notes.txt").write_text("not a game")
    both = tmp_path / "club" / "both.gcg"
    with both.open(encoding="utf-8") as text, both.open("rb") as binary:
        for source in (first + second, (first + second).encode(), both, str(both), text, binary):
            games = list(tw.Game.all_from_gcg(source, words=SAMPLE_WORDS))
            assert [game.gcg() for game in games] == [first, second]
    assert len(list(tw.Game.all_from_gcg(tmp_path, words=SAMPLE_WORDS))) == 3
    assert tw.Game.from_gcg(tmp_path / "latin.gcg", words=SAMPLE_WORDS).gcg() == first


def test_one_game_is_asked_for_and_one_is_there(tmp_path: Path) -> None:
    for text, found in ((SHORT + SHORT, 2), ("\n\n", 0)):
        with pytest.raises(tw.Unreadable, match=f"one game should be here, and {found} are"):
            tw.Game.from_gcg(text, words=SAMPLE_WORDS)
    with pytest.raises(FileNotFoundError):
        tw.Game.from_gcg(tmp_path / "nothing.gcg", words=SAMPLE_WORDS)


def test_records_that_cannot_be_read_can_be_left_out(tmp_path: Path) -> None:
    (tmp_path / "a.gcg").write_text(SHORT)
    (tmp_path / "b.gcg").write_text(SHORT.replace("+14", "+13"))
    (tmp_path / "c.gcg").write_text(SHORT)
    told: dict[str, tw.Unreadable] = {}
    games = list(tw.Game.all_from_gcg(tmp_path, words=SAMPLE_WORDS, bad=told.__setitem__))
    assert len(games) == 2
    assert [(name, error.line) for name, error in told.items()] == [(f"{tmp_path / 'b.gcg'}, game 1", 3)]


def test_a_record_without_end_is_not_read_into_memory(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reading, "MOST_CHARACTERS", 1_000)
    for source in (StringIO(TWO + "#note " + "x" * 5_000), BytesIO(TWO.encode() + b"#note \n" * 1_000)):
        with pytest.raises(tw.Unreadable, match="has 1000 characters at the most"):
            tw.Game.from_gcg(source, words=SAMPLE_WORDS)


WOOGLES = """{"players": [{"nickname": "ann", "realName": "Ann Ån"}, {"nickname": "ben"}], "events": [
 {"rack": "ABCHNOR", "position": "8F", "playedTiles": "HORN", "score": 14, "cumulative": 14},
 {"playerIndex": 1, "position": "H6", "playedTiles": "FA.M", "score": 9, "cumulative": 9}]}"""


def test_a_game_of_woogles_is_read_from_text_bytes_path_and_stream(tmp_path: Path) -> None:
    file = tmp_path / "any.name"
    file.write_text(WOOGLES, encoding="utf-8")
    games = [tw.Game.from_woogles(one, words=SAMPLE_WORDS, seed=1) for one in (WOOGLES, WOOGLES.encode(), file)]
    with file.open("rb") as stream:
        games.append(tw.Game.from_woogles(stream, words=SAMPLE_WORDS, seed=1))
    assert all(game == games[0] for game in games)
    assert (games[0].players, games[0].scores, games[0].turn) == (("Ann Ån", "ben"), (14, 9), 0)
    assert tw.Game.from_gcg(games[0].gcg(), words=SAMPLE_WORDS).scores == (14, 9)


def test_a_game_of_woogles_that_cannot_be_names_the_event() -> None:
    with pytest.raises(tw.Unreadable, match=r"^events\[1\]: the line says \+8, and it should be \+9"):
        tw.Game.from_woogles(WOOGLES.replace('"score": 9, "cumulative": 9', '"score": 8, "cumulative": 8'))
    with pytest.raises(tw.Unreadable, match=r"^events\[0\].position: a square, as 8H or H8 should stand here: '8Z'"):
        tw.Game.from_woogles(WOOGLES.replace("8F", "8Z"))


@pytest.mark.parametrize(
    ("text", "games"),
    [
        (SHORT + SHORT, 2),
        (TWO + TWO, 2),  # before the first move
        ("#character-encoding UTF-8\n" + SHORT + "\n#character-encoding UTF-8\n#title Two\n" + SHORT, 2),
        (TWO + "#character-encoding UTF-8\n>ann: HORN 8F HORN +14 14\n", 1),  # too late, and no other game
        (SHORT + "#character-encoding UTF-8\n>ben: - +0 0\n", 1),
        (TWO.splitlines(keepends=True)[0] * 2, 1),  # the same player twice
    ],
)
def test_a_game_ends_where_the_next_one_names_its_first_player(text: str, games: int) -> None:
    assert len(list(reading.records_in(text))) == games
    assert len(found := reading.games_in(text.encode())) == games
    assert b"".join(game for _, game in found) == text.encode()
