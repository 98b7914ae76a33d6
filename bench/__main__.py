"""Run all benchmarks, or those named: `python -m bench rules`."""

import sys

from bench import duplicate, endgame, engine, environments, library, nodes, page, page_load, patches, rules, words
from bench.load import entering, hall, streams, tables

BENCHMARKS = {
    "rules": rules.main,
    "words": words.main,
    "engine": engine.main,
    "endgame": endgame.main,
    "nodes": nodes.main,
    "library": library.main,
    "environments": environments.main,
    "duplicate": duplicate.main,
    "load": tables.main,
    "hall": hall.main,
    "entering": entering.main,
    "streams": streams.main,
    "patches": patches.main,
    "page": page.main,
    "page-load": page_load.main,
}


def main(names: list[str]) -> int:
    unknown = [name for name in names if name not in BENCHMARKS]
    if unknown:
        print(f"There is no benchmark {', '.join(unknown)}; there are: {', '.join(BENCHMARKS)}.")
        return 2
    for name in names or BENCHMARKS:
        print(f"{name}: {BENCHMARKS[name].__doc__}")
        BENCHMARKS[name]()
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
