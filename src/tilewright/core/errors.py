"""The base of all exceptions that the library raises."""

from typing import Any


class TilewrightError(Exception):
    """Survives a pickle, a copy and a process pool, whatever arguments its class takes.

    Python unpickles an exception by calling its class with the message. If the class takes anything else, that fails
    and takes a whole process pool down, so the message and the attributes are restored without the constructor.

    >>> class Late(TilewrightError):
    ...     def __init__(self, *, minutes: int) -> None:
    ...         self.minutes = minutes
    ...         super().__init__(f"{minutes} minutes late")
    >>> import copy
    >>> copy.copy(Late(minutes=3))
    Late('3 minutes late')
    """

    def __reduce__(self) -> tuple[Any, ...]:
        return _restored, (type(self), self.args), self.__dict__


def _restored(kind: type[TilewrightError], args: tuple[object, ...]) -> TilewrightError:
    return kind.__new__(kind, *args)
