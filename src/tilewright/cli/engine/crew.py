"""Who does long work: threads and processes of this machine, or a cluster."""

from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial

from tilewright.bots.same_values import check_values, values_digest
from tilewright.engine.cluster import Cluster, connected

NO_THREADS = "How much is done at a time is up to the cluster: leave out --threads"


@contextmanager
def crew_of(cluster: str | None, threads: int, lexicon: str) -> Iterator[int | Cluster]:
    """The cluster at that address, whose bots must have the same values as ours; else so many threads."""
    if cluster is None:
        yield threads
        return
    with connected(cluster, partial(check_values, lexicon, values_digest(lexicon))) as found:
        yield found
