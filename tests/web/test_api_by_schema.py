"""Requests made up from what the server says of itself: whatever is asked, the answer is one that it foretells."""

from collections.abc import Iterator
from random import Random
from typing import Any

import msgspec
import pytest
import requests
import schemathesis
from hypothesis import HealthCheck, Phase, given, seed, settings, strategies as st
from schemathesis import Case
from schemathesis.checks import (
    content_type_conformance,
    negative_data_rejection,
    not_a_server_error,
    response_headers_conformance,
    response_schema_conformance,
    status_code_conformance,
)
from schemathesis.core.result import Ok
from schemathesis.generation import GenerationMode
from schemathesis.schemas import APIOperation

from tests.web.gibberish import Gibberish
from tests.web.hosting import hosted
from tests.web.neighbourhood import Neighbourhood
from tilewright.games.kind import kind_of
from tilewright.web.app import application
from tilewright.web.bot_games import BotMessage
from tilewright.web.config import Config
from tilewright.web.openapi.document import document

EXAMPLES = 15
SCHEMA = schemathesis.openapi.from_dict(document(application(Config(db="sqlite://"))))
ENDLESS = "GET /api/bot/stream"
#: These end a session, or use up what the others need: each time somebody new asks.
SPENDING = {
    "POST /api/me/account",
    "POST /api/sessions",
    "DELETE /api/sessions",
    "PUT /api/me/password",
    "DELETE /api/me",
    "POST /api/me/keys",
    "DELETE /api/me/keys",
    "DELETE /api/me/keys/{key}",
    "POST /api/tables",
    "DELETE /api/tables/{code}/seat",
    "POST /api/tables/{code}/start",
    "POST /api/clubs",
    "POST /api/clubs/{club}/code",
    "DELETE /api/clubs/{club}",
}
CHECKS = [
    not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_headers_conformance,
    response_schema_conformance,
    negative_data_rejection,
]
OPERATIONS = {
    one.label: one
    for one in (found.ok() for found in SCHEMA.get_all_operations() if isinstance(found, Ok))
    if one.label != ENDLESS
}


@pytest.fixture(scope="module")
def there(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Neighbourhood]:
    with hosted(tmp_path_factory.mktemp("schema")) as running:
        yield Neighbourhood(running)
        assert '"fault"' not in running.log


@pytest.mark.parametrize("label", OPERATIONS)
def test_every_answer_is_foretold(there: Neighbourhood, label: str) -> None:
    operation: APIOperation[Any, Any, Any, Any] = OPERATIONS[label]
    right, wrong = (operation.as_strategy(generation_mode=mode) for mode in GenerationMode)
    has_choice = operation.path_parameters or operation.query or operation.body

    @seed(0)
    @settings(
        max_examples=EXAMPLES if has_choice else 2,
        deadline=None,
        database=None,
        derandomize=True,
        phases=[Phase.explicit, Phase.generate, Phase.shrink],
        suppress_health_check=list(HealthCheck),
    )
    @given(case=st.one_of(right, right, wrong), luck=st.integers(0, 2**32))
    def asks(case: Case[Any], luck: int) -> None:
        who, known = there.passer_by(*case.path_parameters) if label in SPENDING else there.resident(label)
        if case.meta and case.meta.generation.mode is GenerationMode.POSITIVE:
            fill_in(case, known, there.kinds, Random(luck))
        answer = case.call(base_url=there.server.url, session=who.session, headers=who.headers)
        case.validate_response(answer, checks=CHECKS)

    asks()


def fill_in(case: Case[Any], known: dict[str, list[str]], kinds: dict[str, str], chance: Random) -> None:
    """What is really there, in the place of most names that nobody has; and actions, rules that could be meant."""
    for given_names in (case.path_parameters, case.query):
        for name in given_names.keys() & known.keys():
            if chance.random() < 0.8:
                given_names[name] = chance.choice(known[name])
    if not isinstance(case.body, dict):
        return
    gibberish = Gibberish(chance, wrong=0.02)
    if case.operation.label == "POST /api/games/{game}/moves" and (kind := kinds.get(case.path_parameters["game"])):
        action = gibberish.of(kind_of(kind).action)
        case.body |= {"seat": 0, "action": action if isinstance(action, dict) else {}, "id": f"{chance.random()}"}
        case.body.pop("move", None)
    if "kind" in case.body and "places" in case.body:
        kind = chance.choice(known["kind"])
        case.body |= {"kind": kind, "rules": gibberish.some_of(kind_of(kind).rules), "lexicon": "commons"}
        case.body |= {"places": [{"mine": True}, {}]} if chance.random() < 0.5 else {}


def test_the_endless_answer_of_bots_is_foretold_line_by_line(there: Neighbourhood) -> None:
    token = there.ann.ask("POST", "/api/me/keys", kind="token", label="reader")["secret"]
    headers = {"Authorization": f"Bearer {token}"}
    url = f"{there.server.url}/api/bot/stream"
    assert requests.get(url, timeout=60).status_code == 401
    with requests.get(url, headers=headers, stream=True, timeout=60) as answer:
        assert answer.headers["content-type"] == "application/x-ndjson"
        line = next(one for one in answer.iter_lines(chunk_size=1) if one)
        assert msgspec.json.decode(line, type=BotMessage).game in there.known["game"]
