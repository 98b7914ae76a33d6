"""Word graphs are compiled once, kept, and compiled anew when the list changes."""

import os
from pathlib import Path

import pytest

from tilewright.lexicons import compiled
from tilewright.lexicons.compiled import graphs_folder, open_graph
from tilewright.lexicons.graph import WordGraph
from tilewright.lexicons.reading import BadWordList
from tilewright.lexicons.shelf import UnknownLexicon, add_lexicon


@pytest.fixture
def club(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("TILEWRIGHT_HOME", str(tmp_path / "home"))
    file = tmp_path / "club.txt"
    file.write_text("at\neat\ntea\n", encoding="utf-8")
    return file


def opened_anew(name_or_path: str | Path) -> WordGraph:
    """As by a new process."""
    compiled._opened.cache_clear()
    return open_graph(name_or_path)


def kept() -> list[Path]:
    return sorted(graphs_folder().iterdir())


def never(*_: object) -> None:
    raise AssertionError("compiled again")


def test_a_list_is_compiled_once(club: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    first = open_graph(club)
    assert (first.name, list(first)) == ("club", ["AT", "EAT", "TEA"])
    monkeypatch.setattr(compiled, "open_lexicon", never)
    assert open_graph(club) is first
    again = opened_anew(club)
    assert (again.name, again) == ("club", first)
    assert [path.suffix for path in kept()] == [".kwg"]
    assert WordGraph.open(kept()[0]) == first


def test_a_list_with_a_name_too_and_anew_when_it_changes(club: Path) -> None:
    add_lexicon("ours", club)
    assert list(open_graph("ours")) == ["AT", "EAT", "TEA"]
    club.write_text("ate\n", encoding="utf-8")
    add_lexicon("ours", club)
    graph = open_graph("ours")
    assert (graph.name, list(graph)) == ("ours", ["ATE"])


def test_other_letters_are_kept_too(club: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    club.write_text("öl\nsüß\n".replace("ß", "s"), encoding="utf-8")
    first = open_graph(club)
    monkeypatch.setattr(compiled, "open_lexicon", never)
    again = opened_anew(club)
    assert again.alphabet == first.alphabet
    assert list(again) == list(first)


def test_a_graph_that_is_damaged_is_made_anew(club: Path) -> None:
    first = open_graph(club)
    kept()[0].write_bytes(b"\xff" * 10)
    assert opened_anew(club) == first
    assert kept()[0].read_bytes() == first.save()


def test_a_folder_that_cannot_be_written_does_no_harm(club: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    blocked = club.with_name("blocked")
    blocked.write_text("a file where the folder should be")
    monkeypatch.setenv("TILEWRIGHT_HOME", str(blocked))
    assert "TEA" in open_graph(club)


def test_old_graphs_go(club: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(compiled, "MOST_KEPT", 2)
    for number, word in enumerate(("ab", "öl", "ef", "gh")):
        club.write_text(word, encoding="utf-8")
        open_graph(club)
        for path in graphs_folder().glob("*.kwg"):
            if path.stat().st_mtime > 1_000_000:
                os.utime(path, (number, number))
    assert len(list(graphs_folder().glob("*.kwg"))) == 2
    assert not list(graphs_folder().glob("*.letters"))


def test_a_kwg_file_is_a_graph_already(club: Path) -> None:
    file = club.with_suffix(".kwg")
    file.write_bytes(WordGraph(["AB", "BA"]).save())
    assert list(open_graph(file)) == ["AB", "BA"]
    assert not graphs_folder().exists()


def test_what_cannot_be_opened_is_told(club: Path) -> None:
    with pytest.raises(UnknownLexicon):
        open_graph("nobody")
    for unreadable in (club.parent, club.parent / "nowhere.txt", "x" * 5000):
        with pytest.raises(BadWordList, match="cannot be read"):
            open_graph(unreadable)
    empty = club.with_suffix(".kwg")
    empty.write_bytes(WordGraph([]).save())
    with pytest.raises(BadWordList, match="has no words"):
        open_graph(empty)
    club.write_text("# nothing\n", encoding="utf-8")
    with pytest.raises(BadWordList, match="has no words"):
        open_graph(club)
    club.write_text("d1git\n", encoding="utf-8")
    with pytest.raises(BadWordList, match="line 1, column 2"):
        open_graph(club)
