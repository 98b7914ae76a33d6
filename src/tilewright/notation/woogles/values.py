"""JSON as protocol buffers write it: names in either style, defaults left out, numbers as text, bytes in base 64."""

import re
from base64 import b64decode
from binascii import Error
from collections.abc import Iterator, Mapping
from typing import Any, NoReturn

import msgspec

from tilewright.notation.trouble import Unreadable

MOST_BYTES = 2_000_000  # a long game with notes has a fiftieth of this
MOST_ITEMS = 2_000  # events; a game has about thirty
LONGEST_TEXT = 20_000
MOST_DIGITS = 6  # as many as GCG has room for
_NUMBER = re.compile(rf"-?[0-9]{{1,{MOST_DIGITS}}}")
_BYTE = re.compile(r"\(byte (\d+)\)")


def decoded(data: bytes | str) -> Any:
    """What the JSON holds, or `Unreadable` with line and column."""
    file = data.encode("utf-8", errors="replace") if isinstance(data, str) else data
    if len(file) > MOST_BYTES:
        raise Unreadable("record-long", line=1, column=1, quoted="", expected=MOST_BYTES)
    file = file.removeprefix(b"\xef\xbb\xbf")
    try:
        return msgspec.json.decode(file)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        found = _BYTE.search(str(error))
        before = file[: int(found[1]) if found else len(file)].decode("utf-8", errors="replace").split("\n")
        why = _BYTE.sub("", str(error)).removeprefix("JSON is malformed: ").strip().rstrip(".")
        place = {"line": len(before), "column": len(before[-1]) + 1}
        raise Unreadable("json", **place, quoted="", why=why or "nested too deeply") from None


class Message:
    """A JSON object and the path to it. `camelCase` and `snake_case` name the same field; null is the default."""

    def __init__(self, value: object, path: str = "") -> None:
        if not isinstance(value, Mapping):
            self.path = path
            self.fail("", value, "an object")
        self.path = path
        self._fields = {_plain(str(name)): (str(name), field) for name, field in value.items() if field is not None}

    def __contains__(self, name: str) -> bool:
        return _plain(name) in self._fields

    def text(self, name: str) -> str:
        value = self._value(name, "")
        if not isinstance(value, str) or len(value) > LONGEST_TEXT:
            self.fail(name, value, f"a text of at most {LONGEST_TEXT:,} characters")
        return value

    def number(self, name: str) -> int:
        value = self._value(name, 0)
        if isinstance(value, float) and value.is_integer() and abs(value) < 10**MOST_DIGITS:
            value = int(value)
        if isinstance(value, bool) or not _NUMBER.fullmatch(str(value)):
            self.fail(name, value, f"a number of at most {MOST_DIGITS} digits")
        return int(str(value))

    def choice(self, name: str, names: tuple[str, ...]) -> str:
        """A value of an enumeration, by name or by number."""
        value = self._value(name, 0)
        if isinstance(value, int) and not isinstance(value, bool) and 0 <= value < len(names):
            return names[value]
        if value not in names:
            self.fail(name, value, f"one of {', '.join(names)}")
        return str(value)

    def data(self, name: str, place: int | None = None) -> bytes:
        """Bytes in base 64, of either alphabet, with or without the equals signs at the end."""
        value = self._value(name, "") if place is None else self._items(name)[place]
        try:
            plain = str(value).replace("-", "+").replace("_", "/").rstrip("=")
            return b64decode(plain + "=" * (-len(plain) % 4), validate=True)
        except (Error, ValueError):
            self.fail(_indexed(name, place), value, "bytes in base 64")

    def each(self, name: str) -> Iterator["Message"]:
        for place, value in enumerate(self._items(name)):
            yield Message(value, f"{self.where(name)}[{place}]")

    def numbers(self, name: str) -> tuple[int, ...]:
        items = self._items(name)
        for place, value in enumerate(items):
            if isinstance(value, bool) or not _NUMBER.fullmatch(str(value)):
                self.fail(_indexed(name, place), value, "a number")
        return tuple(int(str(value)) for value in items)

    def texts(self, name: str) -> tuple[str, ...]:
        items = self._items(name)
        for place, value in enumerate(items):
            if not isinstance(value, str):
                self.fail(_indexed(name, place), value, "a text")
        return tuple(map(str, items))

    def where(self, name: str) -> str:
        """The path of a field, in the style of this file."""
        head = name.partition("[")[0]
        written = self._fields.get(_plain(head), (head, None))[0] + name[len(head) :] if name else ""
        return ".".join(part for part in (self.path, written) if part)

    def fail(self, name: str, value: object, expected: str) -> NoReturn:
        path = self.where(name) if hasattr(self, "_fields") else self.path
        quoted = value if isinstance(value, str) else _brief(value)
        raise Unreadable.within(path or "the file", "woogles-value", quoted=quoted, expected=expected)

    def _items(self, name: str) -> list[Any]:
        value = self._value(name, [])
        if not isinstance(value, list) or len(value) > MOST_ITEMS:
            self.fail(name, value, f"a list of at most {MOST_ITEMS:,}")
        return value

    def _value(self, name: str, otherwise: object) -> Any:
        return self._fields.get(_plain(name), ("", otherwise))[1]


def _plain(name: str) -> str:
    return name.replace("_", "").lower()


def _indexed(name: str, place: int | None) -> str:
    return name if place is None else f"{name}[{place}]"


def _brief(value: object) -> str:
    if isinstance(value, list | Mapping):
        return "a list" if isinstance(value, list) else "an object"
    return str(value)
