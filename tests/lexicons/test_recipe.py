"""The recipe on small packages: what each step takes, what is left out, and that it comes out the same each time."""

import re
from hashlib import sha256
from pathlib import Path

import pytest
from msgspec.structs import replace

from tests.lexicons.small_packages import small_packages, write_packages
from tilewright.lexicons.packed import label_of, unpack
from tools.lexicon import sources
from tools.lexicon.__main__ import make, read_shelf
from tools.lexicon.archives import members
from tools.lexicon.by_hand import PLURALS_OF_TWOS, Q_WITHOUT_U, SUPPLEMENT, TWOS
from tools.lexicon.recipe import commons, commons_world, levels, words_of

BY_HAND = TWOS | Q_WITHOUT_U | PLURALS_OF_TWOS | SUPPLEMENT


def test_each_step_takes_what_it_should() -> None:
    shelf, _ = read_shelf(small_packages())
    steps = {step.name: step.added - BY_HAND for step in commons(shelf)}
    assert steps["ENABLE"] == {"CAT", "CATS", "GEESE", "GOOSE"}  # AA is the rulebook's too; 16 letters fit on no board
    # HOC is part of a phrase, XY has two letters, this WordNet has no THE, ABC or ETC, NASA is an abbreviation
    assert steps["SCOWL to 50"] == {"BLOG", "BLOGS", "SELFIE", "FAB", "TEABAG"}
    assert steps["SCOWL to 60, variants, Canadian"] == {"COLOUR", "UNKNOWABLE", "BURQA"}  # nobody supports BATGIRL


def test_a_word_comes_with_its_forms() -> None:
    """No source lists BURQAS, but BURQA is a noun. What TEABAG is none says, so only a common form is believed."""
    shelf, _ = read_shelf(small_packages())
    steps = {step.name: step.added for step in commons(shelf)}
    # FABBER and SELFIER would be adjectives, BURQAING a verb
    assert steps["forms of these"] == {"BLOGGED", "BURQAS", "COLOURS", "FABS", "TEABAGS"}


def test_the_world_has_more_spellings_and_ukacd() -> None:
    shelf, _ = read_shelf(small_packages())
    ours = commons(shelf)
    world = {step.name: step.added for step in commons_world(shelf, ours)}
    assert world["UKACD"] == {"ZO", "ZOS"}
    assert world["SCOWL to 80, all spellings"] == {"COLOURISE", "CZAR"}
    assert world["forms of these"] == {"CZARS"}
    assert words_of(ours) == world["commons"]


def test_the_lowest_level_counts_and_only_that_of_words() -> None:
    shelf, _ = read_shelf(small_packages())
    found = levels(shelf.scowl)
    assert (found["CAT"], found["BLOG"], found["CZAR"]) == (10, 50, 80)
    assert "MONDAY" not in found


def test_all_is_written_and_twice_the_same(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    for folder in ("one", "two"):
        make(small_packages(), tmp_path / folder)
    files = [
        {path.name: path.read_bytes() for path in (tmp_path / one).iterdir() if path.is_file()}
        for one in ("one", "two")
    ]
    assert files[0] == files[1]
    words = unpack(files[0]["commons.words.xz"], "commons")
    assert {"CAT", "QI", "SELFIE"} <= set(words)
    assert words.level_of("CAT") == 10
    assert "Beresford" in label_of(files[0]["commons-world.words.xz"][:4096], "commons-world").about
    assert "commons: " in capsys.readouterr().out
    assert (tmp_path / "one" / "licences" / "UKACD.txt").read_bytes() == b"(c) Beresford"


def test_every_kind_of_package_is_read_without_unpacking(tmp_path: Path) -> None:
    write_packages(tmp_path)
    read = {one.name: members(tmp_path / one.file) for one in sources.ALL}
    assert read == small_packages()


SMALL = sources.Source("small", sources.Kind.WHEEL, "small==1.0", "small.whl", sha256(b"content").hexdigest())


def test_a_package_that_is_there_is_not_fetched_but_always_checked(tmp_path: Path) -> None:
    (tmp_path / "small.whl").write_bytes(b"content")
    assert sources.fetched(SMALL, tmp_path) == tmp_path / "small.whl"
    with pytest.raises(sources.WrongSource, match="not the small that we know"):
        sources.fetched(replace(SMALL, sha256="0" * 64), tmp_path)


@pytest.mark.parametrize("kind", sources.Kind)
def test_a_client_that_fails_is_quoted(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, kind: sources.Kind) -> None:
    monkeypatch.setenv("PATH", str(tmp_path))
    monkeypatch.setattr(sources, "_PIP", ("no-such-pip",))
    with pytest.raises(sources.WrongSource, match="failed: "):
        sources.fetched(replace(SMALL, kind=kind), tmp_path)


def test_packages_are_known_by_name_and_not_by_address() -> None:
    assert not [source for source in sources.ALL if "/" in source.package + source.file]


def test_no_source_is_a_list_that_belongs_to_somebody() -> None:
    owned = re.compile(
        "twl|owl2|nwl|ospd|csw|collins|sowpods|word-list|array-of-english|check-word|wordsegment|pyscrabbler|wordplay"
    )
    assert [source.file for source in sources.ALL if owned.search(source.file.lower())] == []
