"""Lexicons by name and by file: added once, opened ever after, and clear complaints."""

from pathlib import Path

import pytest

from tilewright.core.alphabet import Alphabet
from tilewright.lexicons.graph import WordGraph
from tilewright.lexicons.home import write_whole
from tilewright.lexicons.packed import pack
from tilewright.lexicons.plain import WordList
from tilewright.lexicons.reading import BadWordList
from tilewright.lexicons.shelf import UnknownLexicon, add_lexicon, added, open_lexicon


@pytest.fixture(autouse=True)
def own_home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("TILEWRIGHT_HOME", str(tmp_path / "home"))
    return tmp_path / "home"


@pytest.fixture
def file(tmp_path: Path) -> Path:
    path = tmp_path / "club.txt"
    path.write_text("zo\nhorn  of a bull\ncafé\n", encoding="utf-8")
    return path


def test_a_list_that_was_added_is_opened_by_its_name(file: Path, own_home: Path) -> None:
    shelved = add_lexicon("club", file)
    file.unlink()
    assert (shelved.name, shelved.words, shelved.is_shipped) == ("club", 3, False)
    assert shelved.path == own_home / "lexicons" / "club.words"
    words = open_lexicon("club")
    assert list(words) == ["CAFÉ", "HORN", "ZO"]
    assert words.name == "club"
    assert added() == (shelved,)
    assert "club.txt" in shelved.about


def test_adding_it_again_replaces_it(file: Path) -> None:
    add_lexicon("club", file)
    assert "ZO" in open_lexicon("club")
    file.write_text("ab\nbe\n", encoding="utf-8")
    add_lexicon("club", file)
    assert list(open_lexicon("club")) == ["AB", "BE"]


def test_a_bad_line_is_named_and_what_was_there_stays(file: Path) -> None:
    add_lexicon("club", file)
    file.write_text("ab\nr2d2\n", encoding="utf-8")
    with pytest.raises(BadWordList, match=r"line 2, column 2: 'r2d2' has a character that is no letter"):
        add_lexicon("club", file)
    assert len(open_lexicon("club")) == 3


def test_a_word_graph_of_another_engine_is_added_like_a_list(tmp_path: Path, file: Path) -> None:
    theirs = tmp_path / "theirs.KWG"
    theirs.write_bytes(WordGraph(["ZO", "HORN"]).save())
    shelved = add_lexicon("club", theirs)
    assert (shelved.words, shelved.kind) == (2, "KWG")
    assert list(open_lexicon("club")) == list(open_lexicon(theirs)) == ["HORN", "ZO"]
    assert open_lexicon("club").level_of("ZO") is None
    assert add_lexicon("club", file).kind == "text"


def test_the_letters_of_a_word_graph_can_be_named(tmp_path: Path, file: Path) -> None:
    theirs = tmp_path / "ihre.kwg"
    theirs.write_bytes(WordGraph(["ÄB", "BÄ"], alphabet=Alphabet("AÄB")).save())
    assert add_lexicon("klub", theirs, letters="aäb").words == 2
    assert list(open_lexicon("klub")) == ["BÄ", "ÄB"]
    with pytest.raises(BadWordList, match="has letter 3, and the alphabet AÄ ends at 2"):
        add_lexicon("klub", theirs, letters="AÄ")
    for letters in ("A1", "AA", "ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÜÉÈÊÑÇÀÂÎÏÔÛ"):
        with pytest.raises(BadWordList, match="is no alphabet"):
            add_lexicon("klub", theirs, letters=letters)
    with pytest.raises(BadWordList, match="is text and shows its letters itself"):
        add_lexicon("klub", file, letters="ABC")


def test_a_word_graph_that_is_damaged_is_told_and_not_kept(tmp_path: Path) -> None:
    theirs = tmp_path / "theirs.kwg"
    whole = WordGraph(["ZO", "HORN"]).save()
    for damaged, why in (
        (b"", "no roots"),
        (b"not a graph", "middle of a number"),
        (whole[:-4], "not a sound word graph"),
    ):
        theirs.write_bytes(damaged)
        with pytest.raises(BadWordList, match=f"^theirs: .*{why}"):
            add_lexicon("club", theirs)
    theirs.write_bytes(WordGraph([]).save())
    with pytest.raises(BadWordList, match="has no words"):
        add_lexicon("club", theirs)
    assert added() == ()


@pytest.mark.parametrize("name", ["", "../up", "Club", "a.b", "-x", "x" * 41])
def test_a_name_that_is_no_name(name: str, file: Path) -> None:
    with pytest.raises(BadWordList, match="is no name for a lexicon"):
        add_lexicon(name, file)


def test_what_cannot_be_added(file: Path, tmp_path: Path) -> None:
    with pytest.raises(BadWordList, match="in the box"):
        add_lexicon("commons", file)
    with pytest.raises(BadWordList, match="cannot be read"):
        add_lexicon("club", tmp_path / "nowhere.txt")
    file.write_text("# nothing\n", encoding="utf-8")
    with pytest.raises(BadWordList, match="has no words"):
        add_lexicon("club", file)
    assert added() == ()


def test_files_are_opened_as_they_are(file: Path, tmp_path: Path) -> None:
    assert list(open_lexicon(file)) == ["CAFÉ", "HORN", "ZO"]
    compiled = tmp_path / "mine.words"
    compiled.write_bytes(pack(WordList(["AB"])))
    assert open_lexicon(str(compiled)).name == "mine"
    for unreadable in (tmp_path, tmp_path / "nowhere", "x" * 5000):
        with pytest.raises(BadWordList, match="cannot be read"):
            open_lexicon(unreadable)


def test_a_name_that_nobody_knows_is_told_with_those_that_are_known(file: Path) -> None:
    add_lexicon("club", file)
    with pytest.raises(
        UnknownLexicon, match=r"There is no lexicon or file named “comons”\. Lexicons: commons, commons-world, club"
    ):
        open_lexicon("comons")


@pytest.mark.parametrize(
    ("damage", "why"),
    [
        (lambda raw: raw[:-4], "is damaged"),
        (lambda raw: raw.replace(b"HORN", b"HORT"), "is damaged"),
        (lambda raw: b"tilewright-words 9\n" + raw, "no compiled word list of this version"),
        (lambda _: b"\xfd7zXZ\x00garbage", "cannot be decompressed"),
        (lambda _: b"", "no compiled word list"),
    ],
)
def test_a_damaged_file_is_told_and_never_believed(damage, why: str, file: Path) -> None:  # type: ignore[no-untyped-def]
    path = add_lexicon("club", file).path
    path.write_bytes(damage(path.read_bytes()))
    with pytest.raises(BadWordList, match=why):
        open_lexicon("club")


def test_a_crash_while_writing_leaves_what_was_there(own_home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = own_home / "kept"
    write_whole(path, b"old")
    monkeypatch.setattr(Path, "replace", lambda *_: (_ for _ in ()).throw(OSError("full")))
    with pytest.raises(OSError, match="full"):
        write_whole(path, b"new")
    assert [one.read_bytes() for one in own_home.iterdir()] == [b"old"]
