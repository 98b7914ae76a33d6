"""The types of the page are those of the server, and the file is up to date."""

from enum import StrEnum
from typing import Literal, NamedTuple

import pytest
from msgspec import Struct

from tools.typescript.__main__ import FOLDER
from tools.typescript.declaring import Declarations
from tools.typescript.subjects import written


class Colour(StrEnum):
    RED = "red"
    BLUE = "blue"


class Point(NamedTuple):
    x: int
    y: int


class Pair(Struct, array_like=True):
    at: Point
    colour: Colour


class Circle(Struct, tag_field="is", tag="circle", omit_defaults=True):
    """Round."""

    centre: Point
    size: float = 1.0


class Drawing(Struct):
    shapes: tuple[Circle | None, ...]
    corners: tuple[int, str] | None = None
    names: dict[str, Literal["a", "b"]] = {}


@pytest.fixture
def types() -> Declarations:
    return Declarations({}, {})


def test_structs_are_interfaces_and_tags_tell_them_apart(types: Declarations) -> None:
    assert types.text_of(Circle | None) == "Circle | null"
    assert types.found["Circle"].text == (
        "/** Round. */\nexport interface Circle {\n"
        '  readonly is: "circle";\n  readonly centre: Point;\n  readonly size?: number;\n}\n'
    )
    assert types.found["Point"].text == "export type Point = readonly [x: number, y: number];\n"


def test_enums_are_unions_and_tuples_are_tuples(types: Declarations) -> None:
    types.text_of(Pair)
    assert types.found["Colour"].text == 'export type Colour = "red" | "blue";\n'
    assert types.found["Pair"].text == "export type Pair = readonly [at: Point, colour: Colour];\n"
    assert types.found["Pair"].names == {"Point", "Colour"}


def test_what_the_page_writes_may_leave_out_defaults_and_what_it_reads_may_not(types: Declarations) -> None:
    types.text_of(Drawing)
    assert "readonly corners: readonly [number, string] | null;" in types.found["Drawing"].text
    sending = Declarations({}, {})
    sending.mark_sent([Drawing])
    sending.text_of(Drawing)
    assert "readonly shapes: readonly (Circle | null)[];" in sending.found["Drawing"].text
    assert 'readonly names?: Readonly<Record<string, "a" | "b">>;' in sending.found["Drawing"].text


def test_two_types_of_one_name_are_an_error(types: Declarations) -> None:
    types.text_of(Circle)
    types.homes["Circle"] = "elsewhere"
    with pytest.raises(ValueError, match="Circle would be both"):
        types.text_of(Circle)


def test_the_files_are_up_to_date() -> None:
    files = written()
    kept = {path.name: path.read_text(encoding="utf-8") for path in FOLDER.glob("*.ts")}
    stale = [name for name in files.keys() | kept.keys() if files.get(name) != kept.get(name)]
    assert not stale, "`make types` writes them anew"
