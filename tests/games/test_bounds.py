"""Whatever can be chosen or sent is bounded: every number, text and list of the rules and actions of all games."""

from collections.abc import Iterator
from typing import Any, cast

import msgspec
import pytest
from msgspec import inspect as i
from msgspec.structs import replace

from tilewright.core.board import Board
from tilewright.core.bounds import Bound, ItemsBound, NumberBound, TextBound
from tilewright.core.refusal import Refused
from tilewright.core.tileset import TileSet
from tilewright.games.base import BaseState
from tilewright.games.bingo.rules import Rules as BingoRules
from tilewright.games.crossword.policies import Bank, PerMove, ThemeByVote
from tilewright.games.crossword.rules import Rules
from tilewright.games.duplicate.policies import Least
from tilewright.games.duplicate.rules import Prepared, Rules as DuplicateRules
from tilewright.games.junior.rules import Rules as JuniorRules
from tilewright.games.kind import GAMES, kind_of
from tilewright.games.unbuild.rules import Rules as UnbuildRules

MONTHS = 60 * 24 * 60 * 60 * 1000


def parts(kind: i.Type, path: str = "") -> Iterator[tuple[str, type[Bound]]]:
    """Each number, text and list that a type has, by its path, and the bound that it needs."""
    match kind:
        case i.UnionType(types=types):
            for one in types:
                yield from parts(one, path)
        case i.StructType(fields=fields, array_like=listed):
            for place, field in enumerate(fields):
                name = str(place) if listed else field.encode_name
                yield from parts(field.type, f"{path}.{name}" if path else name)
        case i.TupleType(item_types=types):
            for place, one in enumerate(types):
                yield from parts(one, f"{path}.{place}")
        case i.VarTupleType(item_type=inner) | i.ListType(item_type=inner):
            yield path, ItemsBound
            yield from parts(inner, f"{path}[]")
        case i.IntType():
            yield path, NumberBound
        case i.StrType():
            yield path, TextBound
        case i.BoolType() | i.EnumType() | i.NoneType():
            pass
        case _:
            raise AssertionError(f"{path} is a {kind}, which no bound is known for")


@pytest.mark.parametrize("game", GAMES)
def test_every_number_text_and_list_in_rules_has_a_bound(game: str) -> None:
    kind = kind_of(game)
    needed = dict(parts(i.type_info(kind.rules)))
    assert {path: type(bound) for path, bound in kind.bounds.items()} == needed


def unbounded(kind: i.Type, path: str = "") -> Iterator[str]:
    """The parts of a type that could be read however large they are."""
    match kind:
        case i.UnionType(types=types) | i.TupleType(item_types=types):
            for one in types:
                yield from unbounded(one, path)
        case i.StructType(fields=fields) | i.NamedTupleType(fields=fields):
            for field in fields:
                yield from unbounded(field.type, f"{path}.{field.name}")
        case i.VarTupleType(item_type=inner, max_length=most):
            yield from unbounded(inner, f"{path}[]")
            if most is None:
                yield path
        case i.IntType(ge=least, le=most) if least is None or most is None:
            yield path
        case i.StrType(max_length=None):
            yield path
        case _:
            pass


@pytest.mark.parametrize("game", GAMES)
def test_every_number_text_and_list_in_an_action_is_bounded_where_it_is_read(game: str) -> None:
    (action,) = i.multi_type_info([kind_of(game).action])
    assert not list(unbounded(action))


@pytest.mark.parametrize(
    ("rules", "seats", "field"),
    [
        (Rules(clock=PerMove(2**63 - 1)), 2, "clock.limit"),
        (Rules(clock=PerMove(10**40)), 2, "clock.limit"),
        (Rules(clock=PerMove(999)), 2, "clock.limit"),
        (Rules(clock=Bank(MONTHS + 1)), 2, "clock.limit"),
        (Rules(clock=Bank(penalty=2**62)), 2, "clock.penalty"),
        (Rules(bonus=tuple((tiles, 1) for tiles in range(24_000))), 2, "bonus"),
        (Rules(bonus=((7, 10**9),)), 2, "bonus[].1"),
        (Rules(theme=ThemeByVote("x" * 61)), 2, "theme.name"),
        (Rules(edition="x" * 5_000), 2, "edition"),
        (DuplicateRules(limit=2**64), 2, "limit"),
        (DuplicateRules(limit=1), 2, "limit"),
        (DuplicateRules(pause=2**64), 2, "pause"),
        (DuplicateRules(bonus=tuple((tiles, 1) for tiles in range(24_000))), 2, "bonus"),
        (DuplicateRules(least=tuple(Least(rack, 0, 0) for rack in range(1, 30))), 2, "least"),
        (DuplicateRules(prepared=(Prepared("A" * 16),)), 2, "prepared[].rack"),
        (DuplicateRules(prepared=(Prepared("AEINRST"),) * 501), 2, "prepared"),
        (JuniorRules(chips=10**12), 2, "chips"),
        (BingoRules(tileset=replace(BingoRules().tileset, vowels="A" * 41)), 2, "tileset.vowels"),
        (BingoRules(tileset=replace(BingoRules().tileset, kinds=BingoRules().tileset.kinds * 900)), 2, "tileset.kinds"),
        (UnbuildRules(replace(Board.empty(), cells="A" * 500)), 2, "board.cells"),
    ],
)
def test_what_is_larger_than_any_game_needs_is_refused_by_its_name(rules: Any, seats: int, field: str) -> None:
    with pytest.raises(Refused) as caught:
        rules.checked(seats)
    assert (caught.value.key, caught.value.facts["field"]) == ("out-of-bounds", field)
    assert {"most", "sent"} <= caught.value.facts.keys()
    msgspec.json.encode(caught.value.facts)


@pytest.mark.parametrize(
    ("tiles", "why"),
    [
        ("?999x0 A9x1", "number"),
        ("?21x0 A200x1", "number-of-blanks"),
        ("A200x1 B200x1 C101x1", "number-of-tiles"),
        ("?2x1 A9x1", "blank-value"),
    ],
)
def test_a_set_has_no_more_tiles_and_blanks_than_a_board_can_use(tiles: str, why: str) -> None:
    with pytest.raises(Refused) as caught:
        TileSet.parse(tiles)
    assert (caught.value.key, caught.value.facts["why"]) == ("tileset-malformed", why)


@pytest.mark.parametrize("game", GAMES)
def test_the_rules_that_everybody_plays_by_are_within_the_bounds(game: str) -> None:
    if game != "unbuild":  # which has no board yet
        kind_of(game).rules().checked(2)


def test_what_may_take_long_is_judged_on_a_thread() -> None:
    """A card is looked for among all words of seven letters, a round for its best play, a board for what can go."""
    costly = {
        "bingo": b'{"do":"deal"}',
        "duplicate": b'{"do":"calltime"}',
        "unbuild": b'{"do":"remove","squares":[[8,8]]}',
    }
    cheap = {"bingo": b'{"do":"ready"}', "crossword": b'{"do":"pass"}', "junior": b'{"do":"pass"}'}
    for actions, is_costly in ((costly, True), (cheap, False)):
        for game, sent in actions.items():
            kind = kind_of(game)
            assert kind.costly(cast("BaseState", None), kind.read_action(sent)) is is_costly, game
