"""Environments for those who train agents, as PettingZoo has them. Needs the extra `env`.

`CrosswordEnv` is the standard game, in turns; `DuplicateEnv` is Duplicate, in which everybody acts at once.
"""

import importlib as _importlib
import typing as _typing

if _typing.TYPE_CHECKING:
    from tilewright.env.crossword import CrosswordEnv
    from tilewright.env.duplicate import DuplicateEnv

__all__ = ["CrosswordEnv", "DuplicateEnv"]

if not _typing.TYPE_CHECKING:  # a type checker knows the names, and no others

    def __getattr__(name: str) -> object:
        if name not in __all__:
            raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
        module = f"{__name__}.{name.removesuffix('Env').lower()}"
        try:
            return getattr(_importlib.import_module(module), name)
        except ModuleNotFoundError as error:
            if error.name not in {"gymnasium", "numpy", "pettingzoo"}:
                raise
            why = f"{name} needs {error.name}: pip install 'tilewright[env]'"
            raise ModuleNotFoundError(why, name=error.name) from None
