"""What is said when something cannot be had: a status, a stable key, and a sentence. Never a traceback."""

from collections.abc import Mapping
from typing import Any

import msgspec
import structlog
from litestar import MediaType, Request, Response
from litestar.exceptions import HTTPException, ValidationException
from msgspec import Struct

from tilewright.cli.saying import Listing
from tilewright.cli.sentences import sentence
from tilewright.core.refusal import Refused
from tilewright.live.refusal import ServerRefusal
from tilewright.live.tables.registry import NoSuchGame
from tilewright.live.tables.table import Busy, Stale
from tilewright.store.database import NotWritten, Unavailable
from tilewright.store.journal import TurnsMissing
from tilewright.store.people import PersonGone

_log = structlog.get_logger()

#: By key, the status and the sentence.
TROUBLES: dict[str, tuple[int, str]] = {
    "not-known": (401, "Say first who you are: come in as a guest, or log in."),
    "wrong-password": (401, "There is no account with that name and password."),
    "wrong-key": (401, "That key does not open anything; it may have been revoked."),
    "not-your-seat": (403, "You do not sit there."),
    "not-to-be-watched": (403, "The players of this game want nobody to look on."),
    "host-only": (403, "Only the host can do that."),
    "not-your-password": (403, "That is not your password."),
    "password-needed": (403, "Give your password, to show that it is you."),
    "in-person": (403, "A bot's token cannot do that. Do it in a browser."),
    "owner-only": (403, "Only who leads the club can do that."),
    "other-origin": (403, "This came from another site's page."),
    "book-closed": (403, "You are playing a game in which words may not be looked up. Look again when it is over."),
    "no-such-game": (404, "There is no such game."),
    "no-such-table": (404, "There is no table with that code. It may have been closed."),
    "no-such-club": (404, "There is no such club. Look at the code again."),
    "no-such-member": (404, "Nobody of that name is in the club."),
    "no-such-key": (404, "There is no such key."),
    "no-such-theme": (404, "There is no theme {theme}."),
    "no-such-format": (404, "A game can be had as log, gcg, cgp or csv."),
    "not-found": (404, "There is nothing here."),
    "not-allowed": (405, "That cannot be done here."),
    "table-begun": (409, "The game has begun already."),
    "table-full": (409, "All seats are taken."),
    "seat-taken": (409, "Somebody sits there."),
    "name-taken": (409, "Somebody has that name. Choose another."),
    "has-account": (409, "You have an account already."),
    "no-account": (409, "You have no account yet."),
    "club-full": (409, "The club has {most} members already."),
    "own-club": (409, "You lead this club. Close it if it is not needed any more."),
    "game-runs": (409, "That can be had when the game is over."),
    "no-gcg": (409, "Only the standard game for up to four can be written as GCG or CGP."),
    "no-hindsight": (409, "Only a standard game can be looked through for better plays."),
    "no-sheet": (409, "Only the duplicate game has a result sheet."),
    "no-slips": (409, "Only in the duplicate game slips are handed in."),
    "no-late-seat": (409, "Nobody can come late to this game."),
    "not-casual": (409, "In this game nothing is taken back."),
    "nothing-proposed": (409, "Nobody proposes that now, or not any more."),
    "too-many-to-agree": (409, "Only up to {most} players can agree on something."),
    "nothing-to-undo": (409, "There is nothing that you could take back."),
    "too-many-tables": (409, "You have {most} open tables already. Close one first."),
    "too-many-games": (409, "You have {most} games that are not over. Finish or leave one first."),
    "too-many-clubs": (409, "You lead {most} clubs already."),
    "too-many-keys": (409, "You have {most} keys already. Revoke one first."),
    "stale": (409, "The game has gone on since."),
    "other-name": (421, "This server does not go by that name. Who runs it can allow it: serve --origin http://NAME."),
    "too-large": (413, "That is too large."),
    "malformed": (400, "That cannot be understood: {why}"),
    "bad-name": (400, "A name has 1 to {most} letters."),
    "name-of-a-bot": (400, "Only bots are called so."),
    "bad-password": (400, "A password has {least} to {most} signs."),
    "rules-malformed": (400, "These are no rules of that game: {why}"),
    "no-editions": (400, "Editions and house rules are those of the standard game."),
    "nobody-plays": (400, "Somebody has to play: leave a seat to people."),
    "unknown-lexicon": (400, "There is no word list {lexicon}. You can choose {known:or}."),
    "no-levels": (400, "Which words of this list are common is not known; of the lists in the box it is."),
    "too-many-blanks": (400, "Words can be made with up to {most} blanks."),
    "unknown-bot": (400, "There is no bot {bot} for that game. You can choose {known:or}."),
    "no-move-text": (400, "Only moves of the standard game can be written in a line; send an action."),
    "not-json": (415, "Send JSON."),
    "too-many-streams": (429, "You are connected {most} times already."),
    "too-many-streams-here": (429, "{most} bots are connected from this address already."),
    "slow-down": (429, "That was too much at once. Wait a moment."),
    "fault": (500, "Something went wrong here. It was not your fault, and nothing was lost."),
    "busy": (503, "Too many wait at this table. Try again in a moment."),
    "crowded": (503, "Too many log in at this moment. Try again in a second."),
    "not-kept": (503, "It could not be written down, so it did not happen. Try again."),
    "no-database": (503, "The games cannot be read at the moment. Nothing is lost; try again soon."),
    "not-ready": (503, "The server cannot do its work at the moment: {why}."),
    "stopping": (503, "The server is stopping. It will be back soon."),
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


class Problem(Struct, frozen=True, omit_defaults=True):
    """The body of every answer that is a no."""

    key: str
    says: str
    rule: str | None = None
    facts: dict[str, Any] = {}
    n: int | None = None


def problem_of(error: Exception) -> tuple[int, Problem]:
    """The status and the body for whatever went wrong."""
    match error:
        case Refused():
            return 409, Problem(error.key, sentence(error), error.rule or None, plain_facts(error.facts))
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
        case HTTPException() if error.status_code in _BY_STATUS:
            return trouble(_BY_STATUS[error.status_code])
        case HTTPException() if error.status_code < 500:
            status, said = trouble("malformed", why=error.detail)
            return error.status_code, said
        case _:
            return trouble("fault")


def trouble(key: str, **facts: Any) -> tuple[int, Problem]:
    status, says = TROUBLES[key]
    told = {name: Listing(map(str, value)) if isinstance(value, list) else value for name, value in facts.items()}
    return status, Problem(key, says.format(**told), facts=plain_facts(facts))


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
    return "; ".join(parts) or str(error.detail)
