"""The description of the server in OpenAPI. Litestar lists what can be asked; the types are told by msgspec.

It is msgspec that reads and writes every body, so what it says of them is exact: bounds, tuples, what may be left out.
"""

from collections.abc import Iterator
from inspect import cleandoc
from typing import Any

import msgspec
from litestar import Litestar, Response
from litestar.handlers import HTTPRouteHandler
from litestar.routes import HTTPRoute

_PLACE = "#/components/schemas/{name}"
_TEXT = {"type": "string"}
Described = tuple[dict[str, Any], Any]  # where the schema goes, and the type


def document(app: Litestar) -> dict[str, Any]:
    """As `/api/openapi.json` has it."""
    described: dict[str, Any] = app.openapi_schema.to_schema()
    wanted = list(_wanted(app, described["paths"]))
    schemas, components = msgspec.json.schema_components([kind for _, kind in wanted], ref_template=_PLACE)
    for (where, kind), schema in zip(wanted, schemas, strict=True):
        where["schema"] = _TEXT if kind is bytes else schema
    described["components"]["schemas"] |= components
    for schema in described["components"]["schemas"].values():
        _tidy(schema)
    return described


def _wanted(app: Litestar, paths: dict[str, Any]) -> Iterator[Described]:
    for route in app.routes:
        if not isinstance(route, HTTPRoute):
            continue
        for method, (handler, _) in route.route_handler_map.items():
            if handler.resolve_include_in_schema():
                yield from _of_operation(paths[route.path_format][method.lower()], handler)


def _of_operation(operation: dict[str, Any], handler: HTTPRouteHandler) -> Iterator[Described]:
    data = handler.parsed_fn_signature.parameters.get("data")
    if data is not None:
        yield operation["requestBody"]["content"]["application/json"], data.annotation
    answers = {str(status): spec.data_container for status, spec in (handler.responses or {}).items()}
    answers = {str(handler.status_code): _answer(handler), **answers}
    for status, kind in answers.items():
        for content in operation["responses"][status].get("content", {}).values():
            yield content, kind


def _answer(handler: HTTPRouteHandler) -> Any:
    told = handler.parsed_fn_signature.return_type
    if told.is_subclass_of(Response):
        return told.inner_types[0].annotation if told.inner_types else Any
    return told.annotation


def _tidy(schema: dict[str, Any]) -> None:
    """Docstrings without their margin, and without the examples for who reads the source."""
    said = cleandoc(schema.pop("description", "")).partition(">>>")[0].strip()
    if said:
        schema["description"] = said
