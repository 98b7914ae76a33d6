"""The API as a page for people: rendered once from the OpenAPI document, without scripts, in light and dark."""

from collections.abc import Iterator
from html import escape
from pathlib import Path
from re import sub
from typing import Any

from tilewright.web.openapi.types_text import fields_of, type_text

STYLE = (Path(__file__).parent / "page.css").read_text(encoding="utf-8")
Operation = tuple[str, str, dict[str, Any]]  # the method, the path, and the rest


def page(document: dict[str, Any]) -> str:
    info, schemas = document["info"], document["components"]["schemas"]
    operations = list(_operations(document))
    tags = [tag for tag in document["tags"] if any(tag["name"] in one["tags"] for _, _, one in operations)]
    sections = [_section(tag, [one for one in operations if tag["name"] in one[2]["tags"]], schemas) for tag in tags]
    links = "".join(f'<a href="#{tag["name"]}">{escape(tag["name"])}</a>' for tag in tags)
    types = "".join(_type(name, schema) for name, schema in sorted(schemas.items()))
    return f"""<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>{escape(info["title"])}: the API</title>
<style>{STYLE}</style>
</head>
<body>
<header><h1>{escape(info["title"])} <span>API</span></h1><p>{escape(info["description"])}</p></header>
<nav aria-label="Subjects">{links}<a href="#types">types</a><a href="/api/openapi.json">OpenAPI</a></nav>
<main>{"".join(sections)}<section id="types"><h2>Types</h2>{types}</section></main>
</body>
</html>
"""


def _operations(document: dict[str, Any]) -> Iterator[Operation]:
    for path, item in document["paths"].items():
        for method in ("get", "post", "put", "patch", "delete"):
            if method in item:
                yield method, path, item[method]


def _section(tag: dict[str, Any], operations: list[Operation], schemas: dict[str, Any]) -> str:
    inside = "".join(_operation(*one, schemas) for one in operations)
    name = escape(tag["name"])
    return f'<section id="{name}"><h2>{name}</h2><p>{_said(tag["description"])}</p>{inside}</section>'


def _operation(method: str, path: str, one: dict[str, Any], schemas: dict[str, Any]) -> str:
    where = sub(r"(\{\w+\})", r"<i>\1</i>", escape(path))
    parts = [f"<p>{_said(one['description'])}</p>" if one.get("description") else "", _who(one)]
    if one.get("parameters"):
        rows = [
            (each["name"], each["in"], each["schema"], each.get("required", False), each.get("description", ""))
            for each in one["parameters"]
        ]
        parts.append(f"<h4>Parameters</h4>{_table(rows)}")
    if body := one.get("requestBody"):
        parts.append(f"<h4>Body</h4>{_body(next(iter(body['content'].values()))['schema'], schemas)}")
    parts.append(_answers(one["responses"]))
    heading = f'<b class="{method}">{method}</b><code>{where}</code><span>{_said(one["summary"])}</span>'
    return f'<details id="{one["operationId"]}"><summary>{heading}</summary><div>{"".join(parts)}</div></details>'


def _who(one: dict[str, Any]) -> str:
    if not one.get("security"):
        return ""
    optional = "Optional authentication" if {} in one["security"] else "Needs authentication"
    return f'<p class="quiet">{optional}, by cookie or token.</p>'


def _answers(responses: dict[str, Any]) -> str:
    good: list[str] = []
    bad: list[str] = []
    for status, answer in responses.items():
        kinds = [f"{type_text(each['schema'])} <small>{escape(name)}</small>" for name, each in _content(answer)]
        line = f"<dt>{status}</dt><dd>{' '.join(kinds)} {_said(answer['description'])}</dd>"
        (good if status < "300" else bad).append(line)
    errors = f"<details><summary>Errors</summary><dl>{''.join(bad)}</dl></details>" if bad else ""
    return f"<h4>Response</h4><dl>{''.join(good)}</dl>{errors}"


def _content(answer: dict[str, Any]) -> list[tuple[str, Any]]:
    return list(answer.get("content", {}).items())


def _body(schema: dict[str, Any], schemas: dict[str, Any]) -> str:
    name = schema.get("$ref", "").rpartition("/")[2]
    known = schemas.get(name)
    if not known:
        return f"<p>{type_text(schema)}</p>"
    return f"<p>{type_text(schema)}: {_said(known.get('description', ''))}</p>{_table(fields_of(known))}"


def _type(name: str, schema: dict[str, Any]) -> str:
    said = f"<p>{_said(schema['description'])}</p>" if "description" in schema else ""
    rows = fields_of(schema)
    inside = _table(rows) if rows else f"<p>{type_text(schema)}</p>"
    return f'<article id="type-{escape(name)}"><h3><code>{escape(name)}</code></h3>{said}{inside}</article>'


def _table(rows: list[tuple[str, str, dict[str, Any], bool, str]]) -> str:
    lines = [
        f"<tr><th scope=row><code>{escape(name)}</code>{'' if needed else ' <small>optional</small>'}</th>"
        f"<td>{type_text(schema)}{f' <small>in the {where}</small>' if where else ''}"
        f"{f'<p>{_said(said)}</p>' if said else ''}</td></tr>"
        for name, where, schema, needed, said in rows
    ]
    return f"<table>{''.join(lines)}</table>"


def _said(text: str) -> str:
    """Backquotes are code."""
    return sub(r"`([^`]+)`", r"<code>\1</code>", escape(text, quote=False))
