"""The columns of the file as Arrow has them. Needs the extra `data`."""

import importlib
from collections.abc import Sequence
from types import ModuleType
from typing import Any

import msgspec

from tilewright.core.errors import TilewrightError
from tilewright.dataset.row import MoveRow


class NeedsArrow(TilewrightError, ImportError):
    """The package that reads and writes Parquet is not installed."""

    def __init__(self) -> None:
        super().__init__("Parquet files need the package pyarrow: pip install 'tilewright[data]'")


def arrow(name: str = "pyarrow") -> Any:
    """The package, or a module of it; or a sentence on how to install it."""
    try:
        module: ModuleType = importlib.import_module(name)
    except ImportError:
        raise NeedsArrow from None
    return module


def schema() -> Any:
    """The Arrow schema of the table; docs/data.md says what the columns mean."""
    pa = arrow()
    text, numbers, texts = pa.string(), pa.list_(pa.int32()), pa.list_(pa.string())
    valued = {"move": text, "score": pa.int32(), "equity": pa.float64(), "leave": text}
    searched = {"win": pa.float64(), "spread": pa.float64(), "samples": pa.int64()}
    fields = (valued | searched).items()
    candidate = pa.struct([pa.field(name, kind, nullable=name in searched) for name, kind in fields])
    always = {
        "game": pa.int64(),
        "source": text,
        "edition": text,
        "house": texts,
        "lexicon": text,
        "seed": pa.uint64(),
        "seats": pa.int8(),
        "turn": pa.int32(),
        "seat": pa.int8(),
        "player": text,
        "position": text,
        "rack": text,
        "bag": pa.int16(),
        "scores": numbers,
        "kind": text,
        "move": text,
        "words": texts,
        "tiles": pa.int16(),
        "score": pa.int32(),
        "equity": pa.float64(),
        "leave": text,
        "rank": pa.int32(),
        "phony": pa.bool_(),
        "challenged": pa.bool_(),
        "withdrawn": pa.bool_(),
        "candidates": pa.list_(candidate),
        "final": numbers,
        "result": pa.float64(),
        "spread": pa.int32(),
        "ended": text,
    }
    unknown = {"seed", "equity", "rank", "final", "result", "spread", "ended"}
    return pa.schema([pa.field(name, kind, nullable=name in unknown) for name, kind in always.items()])


def table_of(rows: Sequence[MoveRow]) -> Any:
    """Rows as an Arrow table."""
    return arrow().Table.from_pylist([msgspec.to_builtins(row) for row in rows], schema=schema())
