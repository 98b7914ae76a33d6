"""The files inside a package (sdist, wheel or Debian), without unpacking it and without running anything in it."""

import io
import tarfile
import zipfile
from collections.abc import Iterator
from pathlib import Path

_AR_MAGIC, _AR_HEADER = b"!<arch>\n", 60


def members(package: Path) -> dict[str, bytes]:
    """Every plain file by its path; the top folder that all of an sdist lies in is left off."""
    raw = package.read_bytes()
    if raw.startswith(_AR_MAGIC):
        data = next(content for name, content in _ar(raw) if name.startswith("data.tar"))
        return {name.removeprefix("./"): content for name, content in _tar(data)}
    if zipfile.is_zipfile(io.BytesIO(raw)):
        with zipfile.ZipFile(io.BytesIO(raw)) as wheel:
            return {name: wheel.read(name) for name in wheel.namelist() if not name.endswith("/")}
    return {name.partition("/")[2]: content for name, content in _tar(raw)}


def _tar(raw: bytes) -> Iterator[tuple[str, bytes]]:
    with tarfile.open(fileobj=io.BytesIO(raw)) as archive:
        for member in archive:
            content = archive.extractfile(member) if member.isfile() else None
            if content:
                yield member.name, content.read()


def _ar(raw: bytes) -> Iterator[tuple[str, bytes]]:
    """A Debian package is an `ar` of tar files."""
    place = len(_AR_MAGIC)
    while place + _AR_HEADER <= len(raw):
        name = raw[place : place + 16].decode("ascii").strip(" /")
        size = int(raw[place + 48 : place + 58])
        place += _AR_HEADER
        yield name, raw[place : place + size]
        place += size + size % 2
