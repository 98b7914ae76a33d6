"""Players of Unbuild by name."""

from collections.abc import Mapping
from types import MappingProxyType

from tilewright.bots.roster import Described
from tilewright.bots.unbuild.greedy import Greedy
from tilewright.bots.unbuild.search import Searcher

BOTS: Mapping[str, Described] = MappingProxyType(
    {
        "search": Described(
            "Looks ahead as far as its time goes, and reads the end out.", lambda _words, _rules: Searcher()
        ),
        "greedy": Described("Always takes the most points.", lambda _words, _rules: Greedy()),
    }
)
