"""Work that may take a while is done aside, on a thread, so that no other game waits for it."""

import asyncio
from collections.abc import Callable
from typing import ParamSpec, TypeVar

P = ParamSpec("P")
T = TypeVar("T")
MANY_TURNS = 100  # from which on to read them again takes long


async def aside(is_costly: bool, work: Callable[P, T], *args: P.args, **named: P.kwargs) -> T:
    """What the work comes to. It must change nothing that others see: meanwhile everything else goes on."""
    return await asyncio.to_thread(work, *args, **named) if is_costly else work(*args, **named)
