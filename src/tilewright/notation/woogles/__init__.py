"""Games of Woogles and Macondo as JSON (GameHistory and GameDocument), read into the same value as a GCG file."""

from tilewright.notation.woogles.reader import is_woogles, read
from tilewright.notation.woogles.values import decoded

__all__ = ["decoded", "is_woogles", "read"]
