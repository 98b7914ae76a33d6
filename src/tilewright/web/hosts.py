"""The host names the server answers to. This stops DNS rebinding, where a site's own name points to this machine."""

import ipaddress
import socket
from functools import lru_cache
from urllib.parse import urlsplit

#: Nobody can register a name that ends like this.
PRIVATE = (".local", ".localhost", ".lan", ".home.arpa", ".internal", ".test")


@lru_cache(maxsize=1024)
def is_own_name(host: str, origins: tuple[str, ...]) -> bool:
    """Whether a Host header is an IP address, a name of the local network, or a configured origin.

    >>> is_own_name("127.0.0.1:8000", ()), is_own_name("den:8000", ()), is_own_name("[::1]", ())
    (True, True, True)
    >>> is_own_name("evil.example", ()), is_own_name("play.example.org", ("https://play.example.org",))
    (False, True)
    """
    try:
        name = urlsplit(f"//{host}").hostname or ""
    except ValueError:
        return False
    if "." not in name or name.endswith(PRIVATE) or name == socket.gethostname().lower():
        return True
    return _is_address(name) or name in {urlsplit(origin).hostname for origin in origins}


def _is_address(name: str) -> bool:
    try:
        ipaddress.ip_address(name)
    except ValueError:
        return False
    return True
