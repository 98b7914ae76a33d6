"""The keys of refusals and problems, as the page knows them."""

from collections.abc import Iterable

import tilewright.editions
import tilewright.games
import tilewright.notation  # noqa: F401 - each declares its refusals
from tilewright.core.faces import FACES
from tilewright.core.refusal import REFUSALS, RULE_OF
from tilewright.web.problems import STATUS_OF

#: Besides those of placing tiles, what the page finds out before it asks.
JUDGED_HERE = ("opening-too-short", "tile-not-held", "too-many-tiles")


def keys_text(head: str) -> str:
    """The unions of all keys, and the rules of the refusals that the page gives itself."""
    others = ("-malformed", "-bounds")
    rules = {key: RULE_OF[key] for key in (*REFUSALS, *JUDGED_HERE) if RULE_OF[key] and not key.endswith(others)}
    lines = "".join(f"  '{key}': '{rule}',\n" for key, rule in rules.items())
    return (
        f"{head}\n{_union('RefusalKey', RULE_OF)}\n{_union('ProblemKey', STATUS_OF)}\n"
        "/** The rule behind each refusal that the page gives before it asks the server. */\n"
        f"export const RULE_OF = {{\n{lines}}} as const;\n\n"
        "export type JudgedHere = keyof typeof RULE_OF;\n"
    )


def faces_text(head: str) -> str:
    """The tiles that one character cannot write, each with what stands on it."""
    lines = "".join(f"  '{tile}': \"{face}\",\n" for tile, face in FACES.items())
    return f"{head}\nexport const FACES: Readonly<Record<string, string>> = {{\n{lines}}};\n"


def _union(name: str, keys: Iterable[str]) -> str:
    return f"export type {name} =\n" + "\n".join(f"  | '{key}'" for key in sorted(keys)) + ";\n"
