"""A JSON schema in a few words, with links to the types it names."""

from html import escape
from typing import Any

#: Schema bounds by keyword, as people write them.
_BOUNDS = {
    "minimum": "≥ {}",
    "exclusiveMinimum": "> {}",
    "maximum": "≤ {}",
    "exclusiveMaximum": "< {}",
    "minLength": "at least {} long",
    "maxLength": "at most {} long",
    "minItems": "at least {} of them",
    "maxItems": "at most {} of them",
}
Field = tuple[str, str, dict[str, Any], bool, str]  # name, place, schema, whether it is needed, what it is


def type_text(schema: dict[str, Any]) -> str:
    """
    >>> type_text({"type": "array", "items": {"type": "string", "maxLength": 9}, "maxItems": 3})
    'list of string <small>at most 9 long</small> <small>at most 3 of them</small>'
    >>> type_text({"anyOf": [{"$ref": "#/components/schemas/Name"}, {"type": "null"}]})
    '<a href="#type-Name">Name</a> or null'
    """
    bounds = [text.format(_plain(schema[name])) for name, text in _BOUNDS.items() if name in schema]
    if schema.get("default") not in (None, [], {}, ()):
        bounds.append(f"by default {_plain(schema['default'])}")
    return f"{_kind(schema)} <small>{escape(', '.join(bounds))}</small>" if bounds else _kind(schema)


def fields_of(schema: dict[str, Any]) -> list[Field]:
    """The fields of an object, in order."""
    needed = schema.get("required", ())
    return [
        (name, "", field, name in needed, field.get("description", ""))
        for name, field in schema.get("properties", {}).items()
    ]


def _kind(schema: dict[str, Any]) -> str:
    if "$ref" in schema:
        name = escape(schema["$ref"].rpartition("/")[2])
        return f'<a href="#type-{name}">{name}</a>'
    for several in ("anyOf", "oneOf"):
        if several in schema:
            return " or ".join(type_text(one) for one in schema[several])
    if "enum" in schema:
        return " or ".join(f"<code>{escape(_plain(one))}</code>" for one in schema["enum"])
    if "const" in schema:
        return f"<code>{escape(_plain(schema['const']))}</code>"
    match schema.get("type"):
        case "array" if "prefixItems" in schema:
            return f"({', '.join(type_text(one) for one in schema['prefixItems'])})"
        case "array":
            return f"list of {type_text(schema.get('items') or {})}"
        case "object" if isinstance(schema.get("additionalProperties"), dict):
            return f"object of {type_text(schema['additionalProperties'])}"
        case str() as named:
            return named
        case list() as named:
            return " or ".join(named)
        case _:
            return "anything"


def _plain(value: object) -> str:
    if isinstance(value, bool):
        return str(value).lower()
    return f"{value:,}" if isinstance(value, int) else str(value)
