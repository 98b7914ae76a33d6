"""Themes in the box (R-6.3), and a game that is played by one."""

from pathlib import Path

import pytest

import tilewright as tw
from tilewright.lexicons.box import BOX
from tilewright.lexicons.shelf import open_lexicon
from tilewright.lexicons.themes import themes


@pytest.fixture(autouse=True)
def own_home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TILEWRIGHT_HOME", str(tmp_path))


@pytest.mark.parametrize("path", sorted((BOX / "themes").glob("*.txt")), ids=lambda path: path.stem)
def test_every_word_of_a_theme_is_a_word_and_they_are_in_order(path: Path) -> None:
    heading, *lines = path.read_text(encoding="utf-8").splitlines()
    words = " ".join(lines).split()
    assert heading.startswith("# ")
    assert words == sorted(set(words))
    assert len(words) >= 150
    commons = open_lexicon("commons")
    assert [word for word in words if word not in commons] == []
    assert all(word in themes()[path.stem] for word in words)


def test_the_themes_in_the_box() -> None:
    assert list(themes()) == ["animals", "christmas", "colours", "food", "music", "sea", "sport"]
    assert len(themes()) == 7
    assert repr(themes()["christmas"]).startswith("<Theme christmas: 1")
    with pytest.raises(KeyError):
        themes()["nonsense"]


def test_plurals_belong_to_a_theme() -> None:
    christmas = themes()["christmas"]
    assert all(word in christmas for word in ("CAROLS", "GEESE", "FESTIVITIES", "ELVES"))
    assert "HORN" not in christmas


def test_a_game_by_a_theme() -> None:
    """R-6.3: 5 extra points for each word that belongs to the theme."""
    words = open_lexicon("commons")
    scores = {}
    for house in ((), ("theme=animals",), ("theme=sea",)):
        game = tw.Game.new("folio", house=("challenge=void", *house), words=words, themes=themes(), seed=16)
        assert game.rack == tw.Tiles("AEHLRTT")
        scores[house] = game.play("8H HARE")
    assert scores == {(): 14, ("theme=animals",): 19, ("theme=sea",): 14}
