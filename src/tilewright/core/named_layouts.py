"""The boards that have a name."""

from collections.abc import Mapping
from types import MappingProxyType

from tilewright.core.layout import STANDARD_LAYOUT, Layout
from tilewright.core.nearest import nearest
from tilewright.core.refusal import Refused

SUPER_LAYOUT = Layout.parse(
    """
    Q..d...T..d..T...d..Q
    .D..t...D...D...t..D.
    ..D..q...D.D...q..D..
    d..T..d...T...d..T..d
    .t..D...t...t...D..t.
    ..q..D...d.d...D..q..
    ...d..D...d...D..d...
    T......D.....D......T
    .D..t...t...t...t..D.
    ..D..d...d.d...d..D..
    d..T..d...*...d..T..d
    ..D..d...d.d...d..D..
    .D..t...t...t...t..D.
    T......D.....D......T
    ...d..D...d...D..d...
    ..q..D...d.d...D..q..
    .t..D...t...t...D..t.
    d..T..d...T...d..T..d
    ..D..q...D.D...q..D..
    .D..t...D...D...t..D.
    Q..d...T..d..T...d..Q
    """,
    name="super",
)

LAYOUTS: Mapping[str, Layout] = MappingProxyType({one.name: one for one in (STANDARD_LAYOUT, SUPER_LAYOUT)})
#: As other programs call them.
BOARD_NAMES = {"standard": "CrosswordGame", "super": "SuperCrosswordGame"}
_OTHERS = {"standard15": "standard", "standard21": "super", "super21": "super"}
_ALSO = {theirs.lower(): ours for ours, theirs in BOARD_NAMES.items()} | _OTHERS


def named_layout(name: str) -> Layout:
    """A board by name, ours or that of other programs, in capitals or not; or a refusal that tells the names.

    >>> named_layout("super"), named_layout("CrosswordGame").name
    (<Layout super, 21 by 21>, 'standard')
    """
    known = _ALSO.get(name.lower(), name.lower())
    if known not in LAYOUTS:
        raise Refused("unknown-layout", name=name, known=nearest(name, LAYOUTS))
    return LAYOUTS[known]


def also_called(name: str) -> list[str]:
    """Still other names of a board."""
    return [theirs for theirs, ours in _OTHERS.items() if ours == name]


def list_layouts() -> dict[str, Layout]:
    """The boards by name.

    >>> list_layouts()["standard"]
    <Layout standard, 15 by 15>
    """
    return dict(LAYOUTS)
