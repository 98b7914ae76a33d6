"""msgspec types as TypeScript: structs become interfaces, enums unions of strings, tagged unions tell by their tag."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from inspect import cleandoc
from json import dumps
from typing import Any, get_args, get_origin

from msgspec import inspect as i

ANYTHING = "unknown"
LONGEST = 120


@dataclass
class Declared:
    """One type of the page: its text, and the types that it names."""

    text: str
    names: set[str]


@dataclass
class Declarations:
    """All types that were asked for, and those that they are made of, by their names.

    `called` gives a class its name; `known` says more of a field, by struct and field, than its type does. `sent` are
    the structs that the page writes: there whatever has a default may be left out.
    """

    called: Mapping[str, str]
    known: Mapping[tuple[str, str], str]
    sent: set[str] = field(default_factory=set)
    found: dict[str, Declared] = field(default_factory=dict)
    homes: dict[str, str] = field(default_factory=dict)  # by name, the module it comes from

    def mark_sent(self, types: Iterable[Any]) -> None:
        """Everything that these are made of is written by the page."""
        for one in types:
            self._mark(i.type_info(one))

    def text_of(self, kind: Any) -> str:
        """The text that names a type; what it is made of is declared."""
        return self._text(i.type_info(kind), set())

    def alias(self, name: str, kind: Any, home: str) -> None:
        names: set[str] = set()
        self.homes[name] = home
        self.found[name] = Declared(_type(name, self._text(i.type_info(kind), names)), names)

    def name_of(self, cls: Any) -> str:
        origin = get_origin(cls) or cls
        name: str = origin.__name__
        prefix = next((game for module, game in self.called.items() if origin.__module__.startswith(module)), "")
        parts = [self.name_of(part).removeprefix(prefix) for part in get_args(cls)]
        own = f"{name[0].upper()}{name[1:]}".removeprefix(prefix)
        return f"{prefix}{own}{'Of' if parts else ''}{''.join(parts)}"

    def _text(self, node: i.Type, names: set[str]) -> str:
        match node:
            case i.StructType(cls=cls) | i.EnumType(cls=cls) | i.NamedTupleType(cls=cls):
                name = self._declared(node, cls)
                names.add(name)
                return name
            case i.UnionType(types=types):
                return " | ".join(dict.fromkeys(self._text(one, names) for one in types))
            case i.ListType(item_type=item) | i.VarTupleType(item_type=item) | i.FrozenSetType(item_type=item):
                inside = self._text(item, names)
                return f"readonly ({inside})[]" if " " in inside else f"readonly {inside}[]"
            case i.TupleType(item_types=items):
                return f"readonly [{', '.join(self._text(one, names) for one in items)}]"
            case i.DictType(key_type=key, value_type=value):
                return f"Readonly<Record<{self._text(key, names)}, {self._text(value, names)}>>"
            case i.Metadata(type=inner):
                return self._text(inner, names)
            case i.LiteralType(values=values):
                return " | ".join(dumps(one) for one in values)
            case _:
                return _plain(node)

    def _declared(self, node: i.StructType | i.EnumType | i.NamedTupleType, cls: Any) -> str:
        name, home = self.name_of(cls), (get_origin(cls) or cls).__module__
        if self.homes.setdefault(name, home) != home:
            raise ValueError(f"{name} would be both of {home} and of {self.homes[name]}")
        if name not in self.found:
            names: set[str] = set()
            self.found[name] = Declared("", names)  # it may name itself
            self.found[name].text = _comment(cls) + self._body(name, node, names)
            names.discard(name)
        return name

    def _body(self, name: str, node: i.StructType | i.EnumType | i.NamedTupleType, names: set[str]) -> str:
        if isinstance(node, i.EnumType):
            return _type(name, " | ".join(dumps(one.value) for one in node.cls))
        fields = [(one, self._field(name, one, names)) for one in node.fields]
        if isinstance(node, i.NamedTupleType) or node.array_like:
            return f"export type {name} = readonly [{', '.join(f'{one.name}: {text}' for one, text in fields)}];\n"
        lines = [f"  readonly {node.tag_field}: {dumps(node.tag)};\n"] if node.tag_field else []
        lines += [f"  readonly {one.encode_name}{self._mark_of(node, one)}: {text};\n" for one, text in fields]
        return f"export interface {name} {{\n{''.join(lines)}}}\n" if lines else f"export type {name} = object;\n"

    def _field(self, name: str, one: i.Field, names: set[str]) -> str:
        known = self.known.get((name, one.name))
        if known:
            names.update(part for part in known.replace("[]", "").split() if part[0].isupper())
            return known
        return self._text(one.type, names)

    def _mark_of(self, node: i.StructType, one: i.Field) -> str:
        """What the encoder leaves out, or the page may."""
        cls = get_origin(node.cls) or node.cls
        may = cls.__struct_config__.omit_defaults or self.name_of(node.cls) in self.sent
        return "?" if may and not one.required else ""

    def _mark(self, node: Any) -> None:
        match node:
            case i.StructType(cls=cls, fields=fields):
                if self.name_of(cls) not in self.sent:
                    self.sent.add(self.name_of(cls))
                    self._mark(fields)
            case i.Field(type=inner) | i.Metadata(type=inner):
                self._mark(inner)
            case tuple():
                for one in node:
                    self._mark(one)
            case i.UnionType(types=inside) | i.TupleType(item_types=inside):
                self._mark(inside)
            case i.ListType(item_type=inner) | i.VarTupleType(item_type=inner) | i.DictType(value_type=inner):
                self._mark(inner)
            case _:
                pass


def _type(name: str, text: str) -> str:
    """A long union has a line for each."""
    one = f"export type {name} = {text};\n"
    return one if len(one) < LONGEST else f"export type {name} =\n  | " + text.replace(" | ", "\n  | ") + ";\n"


def _plain(node: i.Type) -> str:
    match node:
        case i.StrType():
            return "string"
        case i.IntType() | i.FloatType():
            return "number"
        case i.BoolType():
            return "boolean"
        case i.NoneType():
            return "null"
        case i.AnyType() | i.RawType():
            return ANYTHING
        case _:
            raise TypeError(f"{node!r} has no type on the page")


def _comment(cls: Any) -> str:
    """The docstring, without the examples for readers of the source."""
    said = cleandoc((get_origin(cls) or cls).__dict__.get("__doc__") or "").partition(">>>")[0].strip()
    if not said or said.startswith(("An enumeration", getattr(cls, "__name__", "") + "(")):
        return ""
    lines = said.replace("*/", "* /").splitlines()
    if len(lines) == 1:
        return f"/** {said} */\n"
    return "".join(["/**\n", *(f" * {line}".rstrip() + "\n" for line in lines), " */\n"])
