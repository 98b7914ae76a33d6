"""Kinds of words that can earn extra points, each told by the word alone; `ui/src/board/wordKinds.ts` has them too."""

from collections.abc import Callable, Mapping
from types import MappingProxyType

#: By name, whether a word in capitals is of the kind.
WORD_KINDS: Mapping[str, Callable[[str], bool]] = MappingProxyType({})
