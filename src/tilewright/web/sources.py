"""Client addresses for rate limits: an IPv6 network, in which one person has any number of addresses, counts as one."""

from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from functools import lru_cache
from ipaddress import IPv6Address, ip_address

PREFIX_BYTES = 8  # the half of an IPv6 address that identifies a household


@lru_cache(maxsize=10_000)
def source_of(address: str) -> str:
    """An IPv4 address, however written, or the network of an IPv6 address.

    >>> source_of("192.0.2.7"), source_of("::ffff:192.0.2.7")
    ('192.0.2.7', '192.0.2.7')
    >>> source_of("2001:db8:1:2:aaaa::1") == source_of("2001:db8:1:2:bbbb::9") == "2001:db8:1:2::/64"
    True
    >>> source_of("testclient")
    'testclient'
    """
    try:
        found = ip_address(address.partition("%")[0])
    except ValueError:
        return address
    if not isinstance(found, IPv6Address):
        return str(found)
    if found.ipv4_mapped is not None:
        return str(found.ipv4_mapped)
    return f"{IPv6Address(found.packed[:PREFIX_BYTES] + bytes(16 - PREFIX_BYTES))}/64"


class Places:
    """Bounds how many streams a person, or an address, has open at once.

    >>> places = Places(most=2)
    >>> with places.taken("ann"), places.taken("ann"):
    ...     places.is_full("ann")
    True
    >>> places.is_full("ann")
    False
    """

    def __init__(self, most: int) -> None:
        self.most = most
        self._taken: Counter[str] = Counter()

    def is_full(self, whose: str) -> bool:
        return self._taken[whose] >= self.most

    @contextmanager
    def taken(self, whose: str) -> Iterator[None]:
        self._taken[whose] += 1
        try:
            yield
        finally:
            self._taken[whose] -= 1
            if not self._taken[whose]:
                del self._taken[whose]
