"""`python -m tools.lexicon [--packages FOLDER] [--into FOLDER]`."""

from argparse import ArgumentParser
from collections import Counter
from collections.abc import Iterable, Mapping
from pathlib import Path

from tools.lexicon import reading, sources, writing
from tools.lexicon.archives import members
from tools.lexicon.recipe import Shelf, Step, commons, commons_world, levels, words_of

ROOT = Path(__file__).parent.parent.parent
INTO = ROOT / "src" / "tilewright" / "data" / "lexicons"
COMMONS = "English of the United States, from ENABLE and SCOWL"
WORLD = (
    "English of the world: commons, SCOWL, and UKACD, Copyright (c) J Ross Beresford 1993-1999. All Rights Reserved."
)

Packages = Mapping[str, Mapping[str, bytes]]


def main() -> None:
    parser = ArgumentParser(prog="python -m tools.lexicon", description="Make the word lists that Tilewright ships.")
    parser.add_argument("--packages", type=Path, default=ROOT / "build" / "lexicon", help="where packages are kept")
    parser.add_argument("--into", type=Path, default=INTO, help="where the lists go")
    chosen = parser.parse_args()
    packages = {one.name: members(sources.fetched(one, chosen.packages)) for one in sources.ALL}
    make(packages, chosen.into)


def make(packages: Packages, into: Path) -> None:
    """The whole recipe, from packages that were read to the files that are shipped."""
    shelf, forms = read_shelf(packages)
    ours = commons(shelf)
    world = commons_world(shelf, ours)
    how_common = levels(shelf.scowl)
    report("commons", ours, how_common)
    report("commons-world", world, how_common)
    writing.write_list(into / "commons.words.xz", words_of(ours), how_common, COMMONS)
    writing.write_list(into / "commons-world.words.xz", words_of(world), how_common, WORLD)
    taboo = reading.taboo(packages[sources.SCOWL_SOURCE.name])
    print(f"words that families may leave out: {len(taboo & words_of(ours))} of commons")
    writing.write_family(into / "family.txt.xz", taboo, words_of(world))
    pairs = writing.write_irregular(into / "irregular.txt.xz", forms, words_of(world))
    print(f"irregular forms: {pairs:,}")
    write_licences(packages, into / "licences")


def read_shelf(packages: Packages) -> tuple[Shelf, dict[str, set[str]]]:
    """All that is asked of the packages, and the forms of words that AGID and lemminflect know."""
    forms = reading.agid(packages[sources.AGID.name])
    for form, of in reading.lemminflect(packages[sources.LEMMINFLECT.name]).items():
        forms.setdefault(form, set()).update(of)
    shelf = Shelf(
        enable=frozenset(reading.enable(packages[sources.ENABLE.name])),
        scowl=tuple(reading.scowl(packages[sources.SCOWL.name])),
        wordnet=reading.wordnet(packages[sources.WORDNET.name]),
        forms={form: frozenset(of) for form, of in forms.items()},
        gcide=frozenset(reading.gcide(packages[sources.GCIDE.name])),
        ukacd=frozenset(reading.ukacd(packages[sources.UKACD.name])),
    )
    return shelf, forms


def report(name: str, steps: Iterable[Step], how_common: Mapping[str, int]) -> None:
    words = words_of(steps)
    print(f"{name}: {len(words):,} words")
    for step in steps:
        print(f"  {step.name:<34} {len(step.added):>8,}")
    print("  by length:", " ".join(f"{size}:{many:,}" for size, many in sorted(Counter(map(len, words)).items())))
    upto = {level: sum(how_common.get(word, 99) <= level for word in words) for level in (10, 20, 35, 50, 60, 70, 80)}
    print("  by level: ", " ".join(f"{level}:{many:,}" for level, many in upto.items()))


def write_licences(packages: Packages, into: Path) -> None:
    """What the authors ask to be kept with their work, word for word."""
    writing.write_licence(into / "SCOWL.txt", packages[sources.SCOWL_SOURCE.name]["Copyright"])
    ukacd = packages[sources.UKACD.name]["multiword_anagram_fast/dictionaries/UKACD_LICENSE.txt"]
    writing.write_licence(into / "UKACD.txt", ukacd)
    writing.write_licence(into / "WordNet.txt", packages[sources.WORDNET.name]["usr/share/doc/wordnet-base/copyright"])
    inflections = packages[sources.AGID.name]["pyinflect-0.5.1.dist-info/LICENSE"]
    writing.write_licence(into / "pyinflect-lemminflect.txt", inflections)


if __name__ == "__main__":
    main()
