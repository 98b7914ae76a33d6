"""How long it takes to open a lexicon and to ask it something."""

import subprocess
import sys
from collections.abc import Callable
from statistics import median
from time import process_time

from tilewright.lexicons import compiled, shelf
from tilewright.lexicons.compiled import open_graph
from tilewright.lexicons.search import Search
from tilewright.lexicons.shelf import open_lexicon

NAME, REPEATS, PROCESSES = "commons", 50, 10
QUESTIONS: dict[str, Callable[[Search], object]] = {
    "is it good: QI": lambda words: "QI" in words,
    "hooks of HAND": lambda words: words.hooks("HAND"),
    "anagrams of RETINA??": lambda words: words.anagrams("RETINA??"),
    "words within RETINA?": lambda words: words.within("RETINA?"),
    "pattern *ING": lambda words: words.matching("*ING"),
}
ALONE = f"""
from time import process_time
from tilewright.lexicons.compiled import open_graph
start = process_time()
open_graph({NAME!r})
print(process_time() - start)
"""


def main() -> None:
    """opening the lexicon of the box and asking it, in milliseconds of CPU time"""
    open_graph(NAME)  # compiled, if it never was
    print(f"  {NAME} as a graph: {_told(_times(_open_graph))}")
    alone = [float(subprocess.check_output([sys.executable, "-c", ALONE])) * 1000 for _ in range(PROCESSES)]
    print(f"    in a process that does nothing else: {_told(alone)}")
    print(f"  {NAME} as a plain list: {_told(_times(_open_list, PROCESSES))}")
    search = Search(open_graph(NAME))
    for question, ask in QUESTIONS.items():
        print(f"  {question}: {_told(_times(lambda ask=ask: ask(search)))}")  # type: ignore[misc]


def _open_graph() -> None:
    compiled._opened.cache_clear()  # noqa: SLF001 - what was opened is remembered
    open_graph(NAME)


def _open_list() -> None:
    shelf._opened.cache_clear()  # noqa: SLF001 - the same
    open_lexicon(NAME)


def _times(work: Callable[[], object], repeats: int = REPEATS) -> list[float]:
    times = []
    for _ in range(repeats):
        start = process_time()
        work()
        times.append((process_time() - start) * 1000)
    return times


def _told(times: list[float]) -> str:
    return f"{min(times):.3f} ms at best, {median(times):.3f} in the middle of {len(times)}"
