"""The character encoding of a GCG file: what it says, and what it holds if it says nothing."""

import codecs
import re

from tilewright.notation.gcg.game import LINE_END
from tilewright.notation.trouble import Unreadable

BYTE_ORDER_MARK = "\ufeff"
#: Only before everything else; further down it is as ineffective as it is late.
_ENCODING = re.compile(rb"(?:\xef\xbb\xbf)?[ \t\r\n]*#character-encoding[ \t]+([^ \t\r\n]+)", re.IGNORECASE)
#: Encodings that files are written in. Python knows many more, and some of them are not even text.
_KNOWN = re.compile(r"utf-?8|(us-?)?ascii|iso-?8859-?[0-9]{1,2}|latin-?[0-9]{1,2}|(windows|cp)-?125[0-8]")
_CONTROLS = re.compile(rb"[\x80-\x9f]")  # of ISO-8859-1, where Windows has quotation marks and dashes


def decode(data: bytes) -> str:
    """As a byte-order mark or `#character-encoding` says; otherwise UTF-8 if it can be, and else ISO-8859-1.

    The format's own custom is ISO-8859-1, but most programs of today write UTF-8 and many forget to say so. Text in
    ISO-8859-1 with letters beyond ASCII is hardly ever valid UTF-8 by chance.
    """
    if data.startswith((codecs.BOM_UTF16_LE, codecs.BOM_UTF16_BE)):
        return _decoded(data, "utf-16")
    found = _ENCODING.match(data)
    named = found[1].decode("latin-1") if found else ""
    if found and not _is_known(named):
        raise Unreadable("encoding-unknown", **_place(data, found.start(1)), quoted=named.upper())
    if data.startswith(codecs.BOM_UTF8):
        return _decoded(data, "utf-8").removeprefix(BYTE_ORDER_MARK)
    return _decoded(data, named) if named else _guessed(data)


def _is_known(name: str) -> bool:
    try:
        return bool(_KNOWN.fullmatch(name.lower().replace("_", "-"))) and bool(codecs.lookup(_python_name(name)))
    except LookupError:  # there is no ISO-8859-12
        return False


def _python_name(name: str) -> str:
    return re.sub(r"^iso-?8859-?", "iso8859-", re.sub(r"^windows-?", "cp", name.lower().replace("_", "-")))


def _guessed(data: bytes) -> str:
    for name in ("utf-8", *(["cp1252"] if _CONTROLS.search(data) else [])):
        try:
            return data.decode(name)
        except UnicodeDecodeError:
            continue
    return data.decode("latin-1")


def _decoded(data: bytes, name: str) -> str:
    try:
        return data.decode(_python_name(name))
    except UnicodeDecodeError as error:
        broken = data[error.start : error.end].decode("latin-1")
        raise Unreadable("encoding-broken", **_place(data, error.start), quoted=broken, name=name.upper()) from None


def _place(data: bytes, offset: int) -> dict[str, int]:
    """The line and column of a byte."""
    lines = LINE_END.split(data[:offset].decode("utf-8", errors="replace"))
    return {"line": len(lines), "column": len(lines[-1]) + 1}
