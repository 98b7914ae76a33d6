"""What clients could say, made up by chance from the types that the server reads: right, nearly right, and wrong."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from random import Random
from typing import Any

from msgspec import inspect as i

#: In the place of anything.
WRONG: tuple[Any, ...] = (
    *(None, True, -1, 0, 15, 2**31, -(2**63), 2**64, 10**40, 0.5, 1e300),
    *("", "?", "AE", "\x00", "\ud800", "Ω\u202e", "x" * 3_000, "' OR 1=1 --"),
    *([], [[]], [[[[[[[[1]]]]]]]], {}, {"t": "do"}, {"do": "place", "laid": 7}),
)
LETTERS = "AEINRSTLDOUGQZaez?_* .é"
_EDGES = (-(2**63), -1, 0, 1, 7, 14, 15, 16, 100, 2**31 - 1, 2**53, 2**64)


@dataclass
class Gibberish:
    """`known` are values by the name of a field, so that real games and seats are often met."""

    chance: Random
    known: Mapping[str, Sequence[Any]] = field(default_factory=dict)
    wrong: float = 0.05

    def of(self, kind: Any) -> Any:
        """A value for a type, as it would be written in JSON."""
        return self._made(i.type_info(kind))

    def some_of(self, kind: type) -> dict[str, Any]:
        """A few fields of a struct, as who changes some of its defaults would give them."""
        told = i.type_info(kind)
        assert isinstance(told, i.StructType)
        fields = self.chance.sample(told.fields, self.chance.randint(0, min(3, len(told.fields))))
        return {one.encode_name: self._field(one) for one in fields}

    def _made(self, kind: i.Type) -> Any:
        if self.chance.random() < self.wrong:
            return self.chance.choice(WRONG)
        match kind:
            case i.UnionType():
                return self._made(self.chance.choice(kind.types))
            case i.StructType():
                return self._struct(kind)
            case i.VarTupleType() | i.ListType() | i.SetType() | i.FrozenSetType():
                return [self._made(kind.item_type) for _ in range(self.chance.choice((0, 1, 1, 2, 3, 7, 20)))]
            case i.TupleType():
                return [self._made(one) for one in kind.item_types]
            case i.NamedTupleType():
                return [self._field(one) for one in kind.fields]
            case i.DictType():
                return {str(self._made(kind.key_type)): self._made(kind.value_type) for _ in range(2)}
            case _:
                return self._plain(kind)

    def _plain(self, kind: i.Type) -> Any:
        match kind:
            case i.BoolType():
                return self.chance.random() < 0.5
            case i.IntType():
                near = range(max(kind.ge or 0, 0), 16)
                return self.chance.choice(near) if self.chance.random() < 0.8 else self.chance.choice(_EDGES)
            case i.FloatType():
                return self.chance.choice((0, -1, 0.5, 1e9))
            case i.StrType():
                return "".join(self.chance.choices(LETTERS, k=self.chance.choice((0, 1, 1, 2, 5, 7, 15, 60))))
            case i.LiteralType():
                return self.chance.choice(kind.values)
            case i.EnumType():
                return self.chance.choice([one.value for one in kind.cls])
            case i.NoneType():
                return None
            case _:
                return self.chance.choice(WRONG)

    def _struct(self, kind: i.StructType) -> dict[str, Any]:
        fields = [one for one in kind.fields if one.required or self.chance.random() < 0.5]
        made = {one.encode_name: self._field(one) for one in fields if self.chance.random() > self.wrong / 2}
        if kind.tag_field is not None:
            made[kind.tag_field] = kind.tag
        return made

    def _field(self, one: i.Field) -> Any:
        known = self.known.get(one.encode_name)
        return self.chance.choice(known) if known and self.chance.random() < 0.9 else self._made(one.type)
