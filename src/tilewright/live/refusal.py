"""Refusals by the server that rest on no rule of a game. The edge writes the sentence."""

from tilewright.core.errors import TilewrightError


class ServerRefusal(TilewrightError, RuntimeError):
    """A stable key and facts, as in `Refused`.

    >>> raise ServerRefusal("table-full", code="ABCDEF")
    Traceback (most recent call last):
    ...
    tilewright.live.refusal.ServerRefusal: table-full: code=ABCDEF
    """

    def __init__(self, key: str, **facts: object) -> None:
        self.key, self.facts = key, facts
        super().__init__(f"{key}: {', '.join(f'{name}={value}' for name, value in facts.items())}" if facts else key)
