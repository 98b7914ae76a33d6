"""Tiles of several letters in what people and other programs read: `[CH]`, never the character it has inside."""

import re
from pathlib import Path

import pytest
from msgspec import to_builtins

import tilewright as tw
from tests.languages.lists import LISTS, words_in
from tests.languages.test_whole_games import played
from tilewright.coach.html import game_html
from tilewright.coach.records import RecordCoach
from tilewright.coach.values import GameAnalysis
from tilewright.dataset.records import RecordReader
from tilewright.engine.outlook import Effort
from tilewright.engine.records import Record
from tilewright.env import CrosswordEnv
from tilewright.notation.gcg.variations import Variation, read_note, write_note

INSIDE = re.compile("[\u2c00-\u2c5f]")
SPANISH = tw.tile_set("spanish")


@pytest.fixture(scope="module")
def game() -> tw.Game:
    return played("spanish", 1)


def analysed(game: tw.Game, text: str) -> GameAnalysis:
    found = RecordCoach(game.rules, words_in("spanish"), Effort(1.0, 20, 1), 2)(Record(0, "game", text))
    assert found.analysis, found.fault
    return found.analysis


def test_an_analysis_tells_them_as_they_are_typed(game: tw.Game) -> None:
    analysis = analysed(game, game.gcg())
    told = f"{to_builtins(analysis)}{game_html(analysis)}"
    assert "[CH]" in told
    assert not INSIDE.findall(told)
    for turn in analysis.turns:
        assert len(SPANISH.read(turn.rack)) <= 7
        assert tw.Game.from_cgp(turn.position, words=words_in("spanish")).rack == tw.Tiles(SPANISH.read(turn.rack))


def test_a_dataset_tells_them_as_they_are_typed(game: tw.Game) -> None:
    read = RecordReader(game.rules, words_in("spanish"), candidates=3)(Record(0, "game", game.gcg()))
    told = str(to_builtins(read.rows))
    assert "[CH]" in told
    assert not INSIDE.findall(told)
    for row in read.rows:
        if row.kind == "play":
            before = tw.Game.from_cgp(row.position, words=words_in("spanish"))
            assert before.score_of(row.move) == row.score
            assert all(SPANISH.read(word) in words_in("spanish") for word in row.words)


def test_a_variation_tells_them_as_they_are_typed() -> None:
    move = tw.Move.from_text("8G [CH]ICO")
    note = write_note("", [Variation(move)])
    assert note == "(8G [CH]ICO)"
    assert read_note(note)[1][0].move == move


@pytest.mark.parametrize("language", LISTS)
def test_an_agent_plays_with_the_words_of_its_tiles(language: str, tmp_path: Path) -> None:
    """A list read as English has CH in it as two tiles, and no word with an umlaut."""
    file = tmp_path / "words.txt"
    file.write_text("\n".join(word for word in LISTS[language].split() if len(word) > 1), encoding="utf-8")
    env = CrosswordEnv(house=[f"tiles={language}"], words=str(file))
    env.reset(seed=1)
    position = tw.Game.from_cgp(env.game.cgp(), words=words_in(language))
    assert sorted(map(str, env.moves)) == sorted(map(str, position.legal_moves()))
    words = env.game.session.words
    assert all(word in words for word in words_in(language))
