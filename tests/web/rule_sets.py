"""Rules of every game made up by chance: sane, extreme, one step beyond what is allowed, and nonsense."""

from dataclasses import dataclass, field
from random import Random
from typing import Any

import msgspec

from tests.web.gibberish import Gibberish
from tilewright.bots.roster import bots_for
from tilewright.core.bounds import ItemsBound, NumberBound, TextBound
from tilewright.core.layout import STANDARD_LAYOUT
from tilewright.core.tileset import STANDARD_TILES
from tilewright.editions.books import EDITIONS
from tilewright.editions.house import HOUSE_RULES
from tilewright.editions.house.values import ThemeName
from tilewright.games.junior.boards import BOARDS
from tilewright.games.kind import GAMES, kind_of

LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"
FOREIGN = "ĄĆĘŁŃÓŚŹŻÄÖЖЯ"  # with the others as many as a set may have
HOUSE = [
    *(name for name, rule in HOUSE_RULES.items() if not isinstance(rule.value, ThemeName)),
    *("theme=christmas", "theme-by-vote=anything", "solitaire=two-racks", "solitaire=face-up", "challenge=void"),
    *("tiles=german", "tiles=polish", "tiles=hungarian", "tiles=russian", "layout=super"),
    *("jacks=15", "move-timer=99999", "game-clock=1", "scoreless=1", "move-timer=100000", "jacks=1"),
]


def picture(width: int, height: int, marks: str) -> list[str]:
    """A board with these marks over and over, and a centre."""
    rows = [[marks[(row * width + col) % len(marks)] for col in range(width)] for row in range(height)]
    rows[height // 2][width // 2] = "*"
    return ["".join(row) for row in rows]


@dataclass
class RuleSets:
    chance: Random
    gibberish: Gibberish = field(init=False)

    def __post_init__(self) -> None:
        self.gibberish = Gibberish(self.chance)

    def proposal(self) -> dict[str, Any]:
        """As a client posts it: one seat for itself, the others for bots."""
        chance, game = self.chance, self.chance.choice(list(GAMES))
        bots = list(bots_for(game))
        places: list[dict[str, Any]] = [{"mine": True}]
        places += [{"bot": chance.choice(bots)} for _ in range(chance.choice((0, 1, 1, 1, 2, 3)) if bots else 0)]
        asked: dict[str, Any] = {"kind": game, "places": places}
        if game == "crossword":
            asked["edition"] = chance.choice(list(EDITIONS))
            asked["house"] = chance.sample(HOUSE, chance.choice((0, 0, 1, 2, 3)))
        if chance.random() < 0.9:
            asked["rules"] = self.rules(game)
        if chance.random() < 0.05:
            asked[chance.choice(("patience", "watching", "lexicon", "crowd", "casual"))] = self.gibberish.of(Any)
        return asked

    def rules(self, game: str) -> dict[str, Any]:
        chance, kind = self.chance, kind_of(game)
        if chance.random() < 0.15:
            return self.gibberish.some_of(kind.rules)
        rules: dict[str, Any] = {}
        makers = [name for name in vars(type(self)) if name.startswith(f"{game}_")]
        for name in chance.sample(makers, chance.randint(1, len(makers))):
            rules |= getattr(self, name)()
        if chance.random() < 0.2:
            self._overdo(rules, game)
        return rules

    def _overdo(self, rules: dict[str, Any], game: str) -> None:
        """One number, text or list at the end of its bound, or past it."""
        path, bound = self.chance.choice(list(kind_of(game).bounds.items()))
        if any(mark in path for mark in ".["):
            return
        match bound:
            case NumberBound(least=least, most=most):
                rules[path] = self.chance.choice((least, most, least - 1, most + 1, 2**63 - 1, 2**64, -(10**30)))
            case TextBound(most=most):
                rules[path] = "x" * (most + self.chance.choice((0, 1, 9_000)))
            case ItemsBound(most=most):
                rules[path] = [[tiles, 1] for tiles in range(most + self.chance.choice((0, 1, 9_000)))]

    # Each gives some rules of the game that its name begins with.

    def crossword_equipment(self) -> dict[str, Any]:
        return {"layout": self._layout(), "tileset": self._tileset()}

    def crossword_rack(self) -> dict[str, Any]:
        return {"rack_size": self.chance.choice((1, 2, 7, 9, 12, 15)), "bonus": [[self.chance.randint(1, 15), 50]]}

    def crossword_blanks(self) -> dict[str, Any]:
        return {"blanks": "recycled"}

    def crossword_checking(self) -> dict[str, Any]:
        return {"checking": self.chance.choice(({"type": "at-once"}, {"type": "on-challenge"}))}

    def crossword_drawing(self) -> dict[str, Any]:
        return {"drawing": {"type": self.chance.choice(("one-bag", "vowels-apart", "face-up"))}, "seats": [1, 4]}

    def crossword_clock(self) -> dict[str, Any]:
        limit = self.chance.choice((0, 999, 1_000, 60_000, 5_184_000_000, 5_184_000_001, 2**63 - 5_000, 10**30))
        return {"clock": {"type": self.chance.choice(("per-move", "bank")), "limit": limit}}

    def crossword_end(self) -> dict[str, Any]:
        return {
            "ending": {"passes_each": self.chance.choice((1, 2, 100)), "scoreless": self.chance.choice((None, 1, 9))}
        }

    def duplicate_equipment(self) -> dict[str, Any]:
        return {"layout": self._layout(), "tileset": self._tileset()}

    def duplicate_rack(self) -> dict[str, Any]:
        size = self.chance.choice((1, 7, 9, 15))
        least = [[1, self.chance.randint(0, size), self.chance.randint(0, 3)], [4, 0, 0]]
        return {"rack_size": size, "least": self.chance.choice(([], least[:1], least, [[1, size, 0]]))}

    def duplicate_placing(self) -> dict[str, Any]:
        return {
            "placing": self.chance.choice(("master", "top")),
            "closing": self.chance.choice(("at-time", "all-done")),
        }

    def duplicate_time(self) -> dict[str, Any]:
        return {
            "limit": self.chance.choice((None, 1, 1_000, 2_000, 2**62)),
            "pause": self.chance.choice((0, 0, 1, 10**13)),
        }

    def duplicate_discipline(self) -> dict[str, Any]:
        return {
            "stating": self.chance.choice(("required", "optional", "never")),
            "warnings": self.chance.choice((True, False)),
            "penalty": self.chance.choice((0, 5, -1, 10**12)),
            "solo_bonus": self.chance.choice((0, 10, -1, 10**12)),
        }

    def duplicate_prepared(self) -> dict[str, Any]:
        racks = ["".join(self.chance.choices("AEINRSTLDO?", k=7)) for _ in range(self.chance.choice((1, 3, 30, 501)))]
        return {"prepared": [{"rack": rack} for rack in racks]}

    def unbuild_board(self) -> dict[str, Any]:
        width, height = self._size()
        fill = self.chance.choice(("A", "AB", "S", "AAE", "ES", "A.", "HA"))
        cells = "".join(fill[place % len(fill)] for place in range(width * height))
        if self.chance.random() < 0.5:  # stripes, so that lines of every length are words
            cells = "".join("A" if row % 2 == 0 or col == 0 else "." for row in range(height) for col in range(width))
        plain = {"name": "odd", "rows": picture(width, height, ".")}
        return {"board": {"layout": plain, "tileset": msgspec.to_builtins(STANDARD_TILES), "cells": cells}}

    def unbuild_most(self) -> dict[str, Any]:
        return {"most": self.chance.choice((1, 6, 7, 8, 400))}

    def junior_board(self) -> dict[str, Any]:
        width, height = self._size()
        rows = ["".join(LETTERS[(row * 7 + col) % 26] for col in range(width)) for row in range(height)]
        odd = {"name": "odd", "rows": rows}
        return {"board": self.chance.choice((odd, msgspec.to_builtins(self.chance.choice(list(BOARDS.values())))))}

    def junior_numbers(self) -> dict[str, Any]:
        return {"chips": self.chance.choice((44, 500, 1_000, 2**40)), "rack_size": self.chance.choice((2, 7, 15))}

    def bingo_tiles(self) -> dict[str, Any]:
        return {"tileset": self._tileset(), "striking": self.chance.choice(("by-hand", "by-itself"))}

    def bingo_calling(self) -> dict[str, Any]:
        return {"calling": self.chance.choice(({"type": "by-program"}, {"type": "by-person", "seat": 0}))}

    def _size(self) -> tuple[int, int]:
        return self.chance.choice(((3, 3), (5, 5), (15, 15), (21, 21), (21, 3), (22, 22)))

    def _layout(self) -> Any:
        if self.chance.random() < 0.3:
            return msgspec.to_builtins(STANDARD_LAYOUT)
        return {"name": "odd", "rows": picture(*self._size(), self.chance.choice((".", "Q", "T.d", "qQ", "..D..t")))}

    def _tileset(self) -> Any:
        chance = self.chance
        if chance.random() < 0.2:
            return msgspec.to_builtins(STANDARD_TILES)
        blanks, letters = (
            chance.choice((0, 2, 4, 10, 20, 21, 999)),
            chance.choice(("AE", "ERST", "AEINRSTDLO", "AEⰀⰁ", LETTERS, LETTERS + FOREIGN)),
        )
        many = chance.choice((1, 5, 9, 19, 200))
        kinds = [["?", blanks, 0], *([letter, many, chance.choice((0, 1, 1, 10, 999))] for letter in letters)]
        return {"name": "odd", "kinds": kinds}
