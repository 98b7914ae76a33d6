"""A list of words may take a second to read, whenever its file has changed: no game waits for that."""

import asyncio
import threading
import time
from functools import cache
from pathlib import Path

from tests.live.tables import crossword, registry_at
from tilewright.core.lexicon import Lexicon
from tilewright.live.tables.registry import TableRegistry
from tilewright.store.database import sqlite_url
from tilewright.testing import SAMPLE_WORDS


class Lists:
    """Files of words: reading one takes a moment, and is done again after it has changed."""

    def __init__(self) -> None:
        self.read: list[int] = []  # by which thread, each time
        self.asked: list[int] = []
        self.version = 0
        self._opened = cache(self._open)

    def __call__(self, _: str) -> Lexicon:
        self.asked.append(threading.get_ident())
        return self._opened(self.version)

    def _open(self, _: int) -> Lexicon:
        self.read.append(threading.get_ident())
        time.sleep(0.05)
        return SAMPLE_WORDS


async def test_words_are_read_aside_and_once_also_when_their_file_has_changed(tmp_path: Path) -> None:
    lists = Lists()

    async with registry_at(sqlite_url(tmp_path / "g.db")) as furnished:
        registry = TableRegistry(furnished.services, lists)
        for lists.version in range(2):
            await asyncio.gather(*(registry.found(crossword()) for _ in range(5)))
        await registry.close()

    assert len(lists.read) == 2
    assert threading.get_ident() not in lists.asked
