"""Every answer that is a no: a status, a stable key, facts, the rule, and a sentence for programs. Never a traceback.

The page ignores the sentence: it says it in the reader's language, from the same catalogue (`tilewright.sentences`).
"""

from collections.abc import Mapping
from typing import Any

import msgspec
import structlog
from litestar import MediaType, Request, Response
from litestar.exceptions import HTTPException, InternalServerException, ValidationException
from msgspec import Struct

from tilewright.core.refusal import Refused
from tilewright.live.refusal import ServerRefusal
from tilewright.live.tables.registry import NoSuchGame
from tilewright.live.tables.table import Busy, Stale
from tilewright.sentences import Audience, Medium, say, sentence
from tilewright.store.database import NotWritten, Unavailable
from tilewright.store.journal import TurnsMissing
from tilewright.store.people import PersonGone

_log = structlog.get_logger()

#: Every problem that is no refusal by the rules, and its status. The sentences are in `sentences/*/server.ftl`.
STATUS_OF: Mapping[str, int] = {
    "not-known": 401,
    "wrong-password": 401,
    "wrong-key": 401,
    "not-your-seat": 403,
    "not-to-be-watched": 403,
    "host-only": 403,
    "not-your-password": 403,
    "password-needed": 403,
    "in-person": 403,
    "owner-only": 403,
    "other-origin": 403,
    "book-closed": 403,
    "no-such-game": 404,
    "no-such-table": 404,
    "no-such-club": 404,
    "no-such-member": 404,
    "no-such-key": 404,
    "no-such-theme": 404,
    "no-such-format": 404,
    "not-found": 404,
    "not-allowed": 405,
    "table-begun": 409,
    "table-full": 409,
    "seat-taken": 409,
    "name-taken": 409,
    "has-account": 409,
    "no-account": 409,
    "club-full": 409,
    "own-club": 409,
    "game-runs": 409,
    "no-gcg": 409,
    "no-hindsight": 409,
    "no-sheet": 409,
    "no-slips": 409,
    "no-late-seat": 409,
    "not-casual": 409,
    "nothing-proposed": 409,
    "too-many-to-agree": 409,
    "nothing-to-undo": 409,
    "too-many-tables": 409,
    "too-many-games": 409,
    "too-many-clubs": 409,
    "too-many-keys": 409,
    "stale": 409,
    "other-name": 421,
    "too-large": 413,
    "malformed": 400,
    "bad-pattern": 400,
    "bad-letters": 400,
    "bad-name": 400,
    "name-of-a-bot": 400,
    "bad-password": 400,
    "rules-malformed": 400,
    "no-editions": 400,
    "nobody-plays": 400,
    "lexicon-other-tiles": 409,
    "unknown-lexicon": 400,
    "no-levels": 400,
    "too-many-blanks": 400,
    "unknown-bot": 400,
    "no-move-text": 400,
    "too-many-streams": 429,
    "too-many-streams-here": 429,
    "slow-down": 429,
    "fault": 500,
    "busy": 503,
    "crowded": 503,
    "not-kept": 503,
    "no-database": 503,
    "not-ready": 503,
    "stopping": 503,
}
_BY_KIND: tuple[tuple[type[Exception], str], ...] = (
    (NoSuchGame, "no-such-game"),
    (PersonGone, "not-known"),
    (Busy, "busy"),
    (TurnsMissing, "not-kept"),
    (NotWritten, "not-kept"),
    (Unavailable, "no-database"),
)
_BY_STATUS = {404: "not-found", 405: "not-allowed", 413: "too-large", 429: "slow-down"}


NO_BODY = {"'data'": "it has no body"}  # Litestar names the missing argument of the handler

#: Programs get English, the same from every server; seats have no names here.
PROGRAM = Audience(medium=Medium.PROGRAM)


class Problem(Struct, frozen=True, omit_defaults=True):
    """The body of every answer that is a no. `says` is in English, for people who write programs."""

    key: str
    says: str
    rule: str | None = None
    facts: dict[str, Any] = {}
    n: int | None = None


def problem_of(error: Exception) -> tuple[int, Problem]:
    """The status and the body for whatever went wrong."""
    match error:
        case Refused():
            return 409, Problem(error.key, sentence(error, PROGRAM), error.rule or None, plain_facts(error.facts))
        case ServerRefusal():
            return trouble(error.key, **error.facts)
        case Stale():
            status, said = trouble("stale")
            return status, Problem(said.key, said.says, n=error.n)
        case NoSuchGame() | PersonGone() | Busy() | TurnsMissing() | Unavailable():
            return trouble(next(key for kind, key in _BY_KIND if isinstance(error, kind)))
        case RecursionError():
            return trouble("malformed", why="it is nested too deeply")
        case ValidationException():
            return trouble("malformed", why=_detail(error))
        case InternalServerException(detail="client disconnected prematurely"):  # Litestar has no type for it
            return trouble("malformed", why="it ended too early")
        case HTTPException() if error.status_code in _BY_STATUS:
            return trouble(_BY_STATUS[error.status_code])
        case HTTPException() if error.status_code < 500:
            status, said = trouble("malformed", why=error.detail)
            return error.status_code, said
        case _:
            return trouble("fault")


def trouble(key: str, **facts: Any) -> tuple[int, Problem]:
    return STATUS_OF[key], Problem(key, say(key, facts, PROGRAM), facts=plain_facts(facts))


def plain_facts(facts: Mapping[str, object]) -> dict[str, Any]:
    """As they can be sent."""
    plain: dict[str, Any] = msgspec.to_builtins(dict(facts), enc_hook=str, str_keys=True)
    return plain


def answered(request: Request[Any, Any, Any], error: Exception) -> Response[Problem]:
    status, problem = problem_of(error)
    if status == 500:
        _log.error("fault", exc_info=error, path=request.scope.get("path_template"))
    elif isinstance(error, Unavailable):
        _log.warning("no database", exc_info=error, path=request.scope.get("path_template"))
    headers = dict(getattr(error, "headers", None) or {})
    return Response(problem, status_code=status, media_type=MediaType.JSON, headers=headers)


def _detail(error: ValidationException) -> str:
    extra = error.extra if isinstance(error.extra, list) else []
    parts = [str(one.get("message")) for one in extra if isinstance(one, dict) and one.get("message")]
    said = "; ".join(parts) or str(error.detail)
    return NO_BODY.get(said, said)
