"""Reading word lists: what is skipped, what is refused, and how clearly (R-3.1)."""

import pickle
from pathlib import Path

import pytest

from tilewright.lexicons.plain import WordList
from tilewright.lexicons.reading import BadWordList, Fault


def test_comments_blank_lines_and_definitions_are_skipped() -> None:
    words = WordList.read("# a list\n\n  \nhorn\tof a bull\nFarm\n  be  to exist\n")
    assert list(words) == ["BE", "FARM", "HORN"]


def test_a_list_is_a_set_in_alphabetical_order() -> None:
    words = WordList(["ZO", "AB", "zo"], name="mine")
    assert list(words) == ["AB", "ZO"]
    assert len(words) == 2
    assert "ZO" in words
    assert "zo" not in words
    assert repr(words) == "<WordList mine: 2 words>"


def test_lists_with_the_same_words_are_equal_whatever_their_names() -> None:
    words = WordList(["ZO", "AB"], name="mine")
    assert words == WordList.read("AB\nZO", name="other")
    assert words != WordList(["AB"])
    assert words != ["AB", "ZO"]
    assert hash(words) == hash(WordList.read("AB\nZO"))


def test_a_list_can_be_sent_to_another_process() -> None:
    words = WordList(["AB", "BE"], name="mine")
    again = pickle.loads(pickle.dumps(words))
    assert again == words
    assert again.name == "mine"


@pytest.mark.parametrize(
    ("line", "fault"),
    [
        ("DON'T", Fault(2, 4, "DON'T", "has a character that is no letter")),
        ("  co-op  a shop", Fault(2, 5, "co-op", "has a character that is no letter")),
        ("R2D", Fault(2, 2, "R2D", "has a character that is no letter")),
        ("A  the article", Fault(2, 1, "A", "is shorter than 2 letters")),
        ("ab" * 11, Fault(2, 1, "ab" * 11, "is longer than 21 letters")),
    ],
)
def test_an_entry_that_is_no_word_is_named_with_line_and_column(line: str, fault: Fault) -> None:
    with pytest.raises(BadWordList, match=f"^mine: line 2, column {fault.column}: ") as refused:
        WordList.read(f"GOOD\n{line}\nFINE", name="mine")
    assert refused.value.faults == (fault,)
    assert fault.entry in str(refused.value)


def test_many_bad_lines_are_told_at_once_but_not_all_of_them() -> None:
    with pytest.raises(BadWordList, match=r"line 10, .*and perhaps more") as refused:
        WordList.read("1\n" * 50)
    assert len(refused.value.faults) == 10


@pytest.mark.parametrize(
    "raw",
    [
        b"caf\xc3\xa9\nhorn\n",
        b"\xef\xbb\xbfcaf\xc3\xa9\r\nhorn",
        b"caf\xe9\nhorn",
        b"cafe\xcc\x81\nhorn",
    ],
    ids=["utf-8", "byte-order-mark", "iso-8859-1", "accent-apart"],
)
def test_files_in_the_usual_encodings(tmp_path: Path, raw: bytes) -> None:
    path = tmp_path / "mine.txt"
    path.write_bytes(raw)
    words = WordList.open(path)
    assert list(words) == ["CAFÉ", "HORN"]
    assert words.name == "mine"


def test_a_file_that_is_missing_or_binary_or_a_folder(tmp_path: Path) -> None:
    binary = tmp_path / "binary"
    binary.write_bytes(b"PK\x03\x04 AB\x00")
    for path, why in ((tmp_path / "nowhere.txt", "cannot be read"), (binary, "binary"), (tmp_path, "cannot be read")):
        with pytest.raises(BadWordList, match=why) as refused:
            WordList.open(str(path))
        assert str(path) in str(refused.value)
        assert refused.value.faults == ()


def test_an_empty_list_has_no_words_and_no_plays() -> None:
    assert len(WordList.read("# nothing yet\n")) == 0
