"""The OpenAPI document. Litestar lists the routes; msgspec describes the types.

msgspec reads and writes every body, so its description is exact: bounds, tuples, optional fields.
"""

from collections.abc import Iterator
from inspect import cleandoc
from typing import Any

import msgspec
from litestar import Litestar, Response
from litestar.handlers import HTTPRouteHandler
from litestar.routes import HTTPRoute
from litestar.types import ASGIApp

_PLACE = "#/components/schemas/{name}"
_TEXT = {"type": "string"}
Described = tuple[dict[str, Any], Any]  # where the schema goes, and the type


def document(app: Litestar) -> dict[str, Any]:
    """The content of `/api/openapi.json`."""
    described: dict[str, Any] = app.openapi_schema.to_schema()
    wanted = list(_wanted(app, described["paths"]))
    schemas, components = msgspec.json.schema_components([kind for _, kind in wanted], ref_template=_PLACE)
    for (where, kind), schema in zip(wanted, schemas, strict=True):
        where["schema"] = _TEXT if kind is bytes else schema
    described["components"]["schemas"] |= components
    for schema in described["components"]["schemas"].values():
        _tidy(schema)
    return described


def bodies_of(app: Litestar) -> Iterator[Any]:
    """The types of request bodies."""
    for _, _, handler in _handlers(app):
        if (data := handler.parsed_fn_signature.parameters.get("data")) is not None:
            yield data.annotation


def answers_of(app: Litestar) -> Iterator[Any]:
    """The types of JSON responses."""
    for _, _, handler in _handlers(app):
        for kind in _answers(handler).values():
            if kind not in (None, bytes, Any) and kind is not ASGIApp:
                yield kind


def _wanted(app: Litestar, paths: dict[str, Any]) -> Iterator[Described]:
    for path, method, handler in _handlers(app):
        operation = paths[path][method]
        if (data := handler.parsed_fn_signature.parameters.get("data")) is not None:
            yield operation["requestBody"]["content"]["application/json"], data.annotation
        for status, kind in _answers(handler).items():
            for content in operation["responses"][status].get("content", {}).values():
                yield content, kind


def _handlers(app: Litestar) -> Iterator[tuple[str, str, HTTPRouteHandler]]:
    """Each with its path and its method."""
    for route in app.routes:
        if isinstance(route, HTTPRoute):
            for method, (handler, _) in route.route_handler_map.items():
                if handler.resolve_include_in_schema():
                    yield route.path_format, method.lower(), handler


def _answers(handler: HTTPRouteHandler) -> dict[str, Any]:
    """By status; a declared response takes precedence over the return type."""
    said = {str(status): spec.data_container for status, spec in (handler.responses or {}).items()}
    return {str(handler.status_code): _answer(handler), **said}


def _answer(handler: HTTPRouteHandler) -> Any:
    told = handler.parsed_fn_signature.return_type
    if told.is_subclass_of(Response):
        return told.inner_types[0].annotation if told.inner_types else Any
    return told.annotation


def _tidy(schema: dict[str, Any]) -> None:
    """Docstrings without indentation and without doctests."""
    said = cleandoc(schema.pop("description", "")).partition(">>>")[0].strip()
    if said:
        schema["description"] = said
