"""The Fluent files of a language, read once."""

from functools import cache
from importlib.resources import files
from typing import TYPE_CHECKING, Any

from tilewright.sentences.audience import Language
from tilewright.sentences.times import clock_face

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

DAY, SECOND = 24 * 60 * 60 * 1000, 1000


@cache
def catalogue(language: Language) -> "FluentBundle":
    """All messages, ready to be filled in."""
    from fluent.runtime import FluentBundle, FluentResource  # noqa: PLC0415 - a tenth of a second that most runs save
    from fluent.runtime.types import fluent_number  # noqa: PLC0415

    functions: dict[str, Any] = {
        "TIME": lambda time: clock_face(int(time)),
        "DAYS": lambda time: fluent_number(int(time) // DAY),
        "SECONDS": lambda time: fluent_number(-(-int(time) // SECOND)),
    }
    bundle = FluentBundle([language], functions=functions, use_isolating=False)  # terminals show the marks
    for text in texts(language):
        bundle.add_resource(FluentResource(text))
    return bundle


def texts(language: Language) -> list[str]:
    """The files as they are written."""
    folder = files("tilewright.sentences") / language
    return [file.read_text("utf-8") for file in sorted(folder.iterdir(), key=str) if file.name.endswith(".ftl")]
