"""The results as the package carries them: compiled lists, words families may leave out, irregular forms, licences."""

import lzma
from collections.abc import Iterable, Mapping
from pathlib import Path

from tilewright.lexicons.levels import UNLISTED, Levels
from tilewright.lexicons.morphy import PARTS, lemmas
from tilewright.lexicons.packed import compressed, pack
from tilewright.lexicons.plain import WordList


def write_list(path: Path, words: Iterable[str], levels: Mapping[str, int], about: str) -> None:
    ordered = tuple(sorted(words))
    codes = Levels.coded([levels.get(word, UNLISTED) for word in ordered])
    listed = WordList.in_order(ordered, path.name.partition(".")[0], Levels(ordered, codes))
    _write(path, compressed(pack(listed, about)))


def write_family(path: Path, taboo: Iterable[str], words: frozenset[str]) -> None:
    """Compressed, so that nobody who searches the tree meets them."""
    _write(path, lzma.compress("\n".join(sorted(words.intersection(taboo))).encode("ascii")))


def write_irregular(path: Path, forms: Mapping[str, set[str]], words: frozenset[str]) -> int:
    """Lines of a form and its word, for the forms that the rules of `morphy` do not take back to it."""
    lines = []
    for form in sorted(words.intersection(forms)):
        regular = {lemma for part in PARTS for lemma in lemmas(form, part)}
        lines += [f"{form} {lemma}" for lemma in sorted((forms[form] & words) - regular)]
    _write(path, lzma.compress("\n".join(lines).encode("ascii")))
    return len(lines)


def write_licence(path: Path, text: bytes) -> None:
    _write(path, text)


def _write(path: Path, data: bytes) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(data)
    print(f"wrote {path.name}: {len(data):,} bytes")
