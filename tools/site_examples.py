"""Examples in docstrings as code, for the API reference of `make docs`: what starts with `>>>` is fenced."""

import re
from typing import Any

import griffe  # type: ignore[import-not-found,unused-ignore]  # installed by `make docs` alone

EXAMPLE = re.compile(r"^>>> .*(?:\n(?!\s*$).*)*", re.MULTILINE)


def fenced(text: str) -> str:
    """
    >>> print(fenced("Why.\\n\\n>>> 1 + 1\\n2\\n\\nThen."))
    Why.
    <BLANKLINE>
    ```pycon
    >>> 1 + 1
    2
    ```
    <BLANKLINE>
    Then.
    """
    return EXAMPLE.sub(lambda example: f"```pycon\n{example[0]}\n```", text)


class FencedExamples(griffe.Extension):  # type: ignore[misc,unused-ignore]
    def on_object(self, *, obj: Any, **_: Any) -> None:
        if obj.docstring and "```" not in obj.docstring.value:
            obj.docstring.value = fenced(obj.docstring.value)
