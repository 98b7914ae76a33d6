"""What applies to every route, declared once: its name, who may call it, and the errors it may return."""

from collections.abc import Mapping

from litestar.handlers import HTTPRouteHandler
from litestar.openapi.datastructures import ResponseSpec
from litestar.openapi.spec import Components, SecurityScheme
from litestar.plugins import ReceiveRoutePlugin
from litestar.routes import BaseRoute, HTTPRoute

from tilewright.web.problems import STATUS_OF, Problem
from tilewright.web.visitors import COOKIE

TAGS: Mapping[str, str] = {
    "tables": "What can be played, and open tables.",
    "games": "Games in progress and finished games.",
    "bots": "For programs that play; see also the handbook's page on the bot API.",
    "words": "Word look-up. Closed to players of a game in which it is forbidden.",
    "people": "The visitor: a guest at once.",
    "accounts": "Optional accounts: a name and a password.",
    "keys": "The keys of an account: browsers, devices, bot tokens.",
    "clubs": "Clubs and classes, their members, tables and games.",
    "health": "For monitoring.",
}
SECURITY = Components(
    security_schemes={
        "cookie": SecurityScheme(
            type="apiKey", name=COOKIE, security_scheme_in="cookie", description="Browsers get it from `POST /api/me`."
        ),
        "token": SecurityScheme(
            type="http", scheme="bearer", description="Created with `POST /api/me/keys`, for bots."
        ),
    }
)
_EITHER: list[dict[str, list[str]]] = [{"cookie": []}, {"token": []}]
_CHANGING = frozenset({"POST", "PUT", "PATCH", "DELETE"})
_DONE = {200: "Success.", 201: "Done.", 204: "Done; no content."}


class Described(ReceiveRoutePlugin):
    def receive_route(self, route: BaseRoute) -> None:
        if isinstance(route, HTTPRoute):
            for handler in route.route_handlers:
                if handler.resolve_include_in_schema():
                    _describe(handler, route)


def operation_id(handler: HTTPRouteHandler, _method: object, _path: object) -> str:
    """Such as `tablesJoin`: the subject and the verb."""
    words = [handler.resolve_tags()[0], *handler.handler_name.split("_")]
    return words[0] + "".join(word.capitalize() for word in words[1:])


def _describe(handler: HTTPRouteHandler, route: HTTPRoute) -> None:
    names = _asked_for(handler)
    answers = {status: problem(status) for status in sorted(_statuses(handler, route, names))}
    handler.responses = {**answers, **(handler.responses or {})}
    handler.response_description = handler.response_description or _DONE[handler.status_code]
    if "visitor" in names:
        handler.security = _EITHER
    elif "anybody" in names:
        handler.security = [{}, *_EITHER]


def _asked_for(handler: HTTPRouteHandler) -> set[str]:
    """All parameters of the handler and its dependencies."""
    provided, names = handler.resolve_dependencies(), set(handler.parsed_fn_signature.parameters)
    for name in names & provided.keys():
        names = names | set(provided[name].parsed_fn_signature.parameters)
    return names


def _statuses(handler: HTTPRouteHandler, route: HTTPRoute, names: set[str]) -> set[int]:
    statuses = {421, 429, 503}
    if names - handler.resolve_dependencies().keys() - {"request", "state"}:
        statuses.add(400)
    if names & {"visitor", "anybody"}:
        statuses |= {401, 403}
    if route.path_parameters:
        statuses.add(404)
    if handler.http_methods & _CHANGING:
        statuses |= {403, 409}
    if "data" in names:
        statuses.add(413)
    return statuses


def problem(status: int) -> ResponseSpec:
    """An error response, for routes that declare more than their signature shows."""
    keys = ", ".join(f"`{key}`" for key, its in STATUS_OF.items() if its == status)
    more = ", or the key of the rule that refused it" if status == 409 else ""
    return ResponseSpec(
        Problem, generate_examples=False, description=f"A problem, with one of these keys: {keys}{more}."
    )
