"""What a host wants to play, before everybody is there: the request as it came, and the rules made from it."""

import asyncio
from typing import Annotated, Any

import msgspec
from msgspec import Meta, Struct
from msgspec.structs import replace

from tilewright.bots.roster import bots_for, roster_of
from tilewright.core.nearest import nearest
from tilewright.core.refusal import Refused
from tilewright.core.tileset import STANDARD_TILES, TileSet
from tilewright.editions.house import rules_for
from tilewright.games.base import BaseRules, Kit
from tilewright.games.kind import AnyKind, kind_of
from tilewright.lexicons.shelf import DEFAULT, added, read_by, shipped
from tilewright.live.refusal import ServerRefusal
from tilewright.live.tables.setup import LEAST_PATIENCE, LONGEST_NAME, MOST_PATIENCE, MOST_PLAYERS, PATIENCE, Watching

MOST_IN_A_TEAM = 4
DEFAULT_EDITION = "folio"
Name = Annotated[str, Meta(min_length=1, max_length=LONGEST_NAME)]


class SeatSpec(Struct, frozen=True, forbid_unknown_fields=True):
    """A seat to fill: by a bot, by the host (`mine`, under any name), or by up to `room` people who join."""

    bot: Annotated[str, Meta(max_length=40)] | None = None
    mine: bool = False
    name: Name | None = None
    room: Annotated[int, Meta(ge=1, le=MOST_IN_A_TEAM)] = 1


class TableProposal(Struct, frozen=True, forbid_unknown_fields=True):
    """Edition and house rules are for the standard game; `rules` are changes on top of those.

    `places` are the seats in order. With `crowd`, any number of people may join until the host starts the game.
    """

    kind: Annotated[str, Meta(max_length=16)]
    places: Annotated[tuple[SeatSpec, ...], Meta(max_length=100)]
    edition: Annotated[str, Meta(max_length=40)] | None = None
    house: Annotated[tuple[Annotated[str, Meta(max_length=60)], ...], Meta(max_length=20)] = ()
    rules: dict[str, Any] | None = None
    lexicon: Annotated[str, Meta(max_length=40)] = DEFAULT
    watching: Watching = Watching.OPEN
    casual: bool = True
    patience: Annotated[int, Meta(ge=LEAST_PATIENCE, le=MOST_PATIENCE)] = PATIENCE
    public: bool = False
    crowd: bool = False
    club: Annotated[str, Meta(max_length=32)] | None = None

    @property
    def game(self) -> AnyKind:
        return kind_of(self.kind)

    @property
    def bots(self) -> dict[int, str]:
        return {seat: place.bot for seat, place in enumerate(self.places) if place.bot}

    def agreed_rules(self) -> BaseRules:
        """The rules as a value, not yet checked against the number of players. Raises `Refused` or `ServerRefusal`."""
        base = self._base()
        if self.rules is None:
            return base
        plain = msgspec.to_builtins(base)
        if strange := sorted(self.rules.keys() - plain.keys()):
            raise ServerRefusal("rules-malformed", why=f"no rule is called {strange[0][:40]}")
        try:
            return msgspec.convert(plain | self.rules, type=self.game.rules)
        except msgspec.ValidationError as error:
            raise ServerRefusal("rules-malformed", why=str(error)) from error

    def told(self) -> "TableProposal":
        """As anybody may see it: prepared racks are hidden, but not that there are some."""
        rules = self.rules or {}
        untold = {name: told for name, told in self.game.untold.items() if rules.get(name)}
        return replace(self, rules=rules | msgspec.to_builtins(untold)) if untold else self

    def _base(self) -> BaseRules:
        if self.game.has_editions:
            return rules_for(self.edition or DEFAULT_EDITION, self.house)
        if self.edition or self.house:
            raise ServerRefusal("no-editions", kind=self.kind)
        return self.game.usual_rules()

    def checked(self) -> "TableProposal":
        """The proposal itself, or a refusal, before anybody is invited."""
        game = self.game  # an unknown game is refused by name
        if self.lexicon not in lexicon_names():
            raise ServerRefusal(
                "unknown-lexicon", lexicon=self.lexicon, known=nearest(self.lexicon, sorted(lexicon_names()))
            )
        if not any(place.mine or not place.bot for place in self.places) and not self.crowd:
            raise ServerRefusal("nobody-plays")
        rules = self.agreed_rules()
        self._refuse_other_spelling(rules)
        known = bots_for(game.name, rules)
        for name in self.bots.values():
            if name not in known:
                raise ServerRefusal("unknown-bot", bot=name, known=nearest(name, known))
        if game.deferring is not None and game.deferring.is_due(rules):
            game.deferring.check(rules)
        elif not self.crowd:
            rules.checked(len(self.places))
        game.refuse_oversized(rules)
        return self._as_understood(rules)

    def _refuse_other_spelling(self, rules: BaseRules) -> None:
        tiles = getattr(rules, "tileset", STANDARD_TILES)
        if not spells(self.lexicon, tiles):
            raise ServerRefusal("lexicon-other-tiles", lexicon=self.lexicon, tiles=tiles.name)

    def _as_understood(self, rules: BaseRules) -> "TableProposal":
        """With the rules as they were read, so that nothing unchecked is stored or shown to others."""
        if self.rules is None:
            return self
        plain = msgspec.to_builtins(rules)
        return replace(self, rules={name: plain[name] for name in self.rules})


def lexicon_names() -> frozenset[str]:
    """The lexicons a client may ask for: by name, never by file."""
    return frozenset(one.name for one in (*shipped(), *added()))


def spells(lexicon: str, tiles: TileSet) -> bool:
    """Whether words of the list can be laid with these tiles.

    Where one tile has several letters, as CH in Spanish, a list has to be spelt in those tiles. Of Cyrillic letters no
    word of the lists that we ship can be laid, and the game would end as it begins.
    """
    if tiles.has_stand_ins:
        return read_by(lexicon) == tiles.name
    return any(map(str.isascii, tiles.letters)) or lexicon not in {one.name for one in shipped()}


async def dealt(proposal: TableProposal, kit: Kit, players: int) -> BaseRules:
    """The rules of one game, checked for this number of players, with what is made at the start, such as a board."""
    rules, deferring = proposal.agreed_rules(), proposal.game.deferring
    if deferring is not None and deferring.is_due(rules):
        deferring.check(rules)
        rules = await asyncio.to_thread(roster_of(proposal.kind).dealt, rules, kit)
    if players > MOST_PLAYERS:
        raise Refused("seats", seats=players, least=1, most=MOST_PLAYERS)
    return rules.checked(players)
