"""Passwords: stored only as argon2 hashes, and checked a few at a time, so that logins cannot exhaust the machine."""

import asyncio
import secrets
import unicodedata
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from types import TracebackType
from typing import Annotated, Self, TypeVar

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError
from msgspec import Meta

from tilewright.live.refusal import ServerRefusal

LEAST, MOST = 8, 200
KIBIBYTES, ROUNDS, LANES = 19 * 1024, 2, 1
AT_ONCE = 2
MOST_WAITING = 60  # about a second's work; beyond that, clients are asked to retry
Password = Annotated[str, Meta(max_length=1000, description=f"A new one has {LEAST} to {MOST} characters.")]
T = TypeVar("T")


class Passwords:
    """Passwords are normalised first, so that what is typed on one keyboard matches another."""

    def __init__(self) -> None:
        self._hasher = PasswordHasher(time_cost=ROUNDS, memory_cost=KIBIBYTES, parallelism=LANES)
        self._pool = ThreadPoolExecutor(AT_ONCE, thread_name_prefix="password")
        self._nobodys = self._hasher.hash(secrets.token_hex())
        self._waiting = 0

    def __enter__(self) -> Self:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        self._pool.shutdown(wait=True, cancel_futures=True)

    async def kept(self, password: str) -> str:
        """The hash of a new password; `ServerRefusal` if it is too short or too long."""
        plain = _plain(password)
        if not LEAST <= len(plain) <= MOST:
            raise ServerRefusal("bad-password", least=LEAST, most=MOST)
        return await self.kept_again(plain)

    async def kept_again(self, password: str) -> str:
        """Rehash a password that is known to be right, with today's parameters."""
        return await self._in_pool(lambda: self._hasher.hash(_plain(password)))

    async def fit(self, password: str, kept: str | None) -> bool:
        """Whether the password matches. It takes as long if there is none, so nobody learns that."""
        fits = await self._in_pool(lambda: self._verified(_plain(password), kept or self._nobodys))
        return fits and kept is not None

    def are_dated(self, kept: str) -> bool:
        """Whether it was hashed with other parameters than today's."""
        return self._hasher.check_needs_rehash(kept)

    def _verified(self, plain: str, kept: str) -> bool:
        try:
            return self._hasher.verify(kept, plain)
        except (VerificationError, InvalidHashError):
            return False

    async def _in_pool(self, work: Callable[[], T]) -> T:
        if self._waiting >= MOST_WAITING:
            raise ServerRefusal("crowded")
        self._waiting += 1
        try:
            return await asyncio.get_running_loop().run_in_executor(self._pool, work)
        finally:
            self._waiting -= 1


def _plain(password: str) -> str:
    return unicodedata.normalize("NFC", password)
