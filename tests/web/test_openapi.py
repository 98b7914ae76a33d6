"""What the server says of itself: every route, with what may go wrong; and a page of it that needs nothing else."""

import re
from collections.abc import Iterator
from html.parser import HTMLParser
from typing import Any

import pytest
from litestar import Litestar
from litestar.testing import TestClient

from tests.web.desk import desk_at
from tilewright.web.openapi.described import TAGS
from tilewright.web.problems import STATUS_OF

Client = TestClient[Litestar]


@pytest.fixture(scope="module")
def client(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Client]:
    with desk_at(tmp_path_factory.mktemp("openapi")) as asking:
        yield asking


@pytest.fixture(scope="module")
def described(client: Client) -> Any:
    return client.get("/api/openapi.json").json()


def operations(described: Any) -> list[tuple[str, str, Any]]:
    return [(path, method, one) for path, item in described["paths"].items() for method, one in item.items()]


def test_every_route_says_what_it_is(described: Any) -> None:
    for path, method, one in operations(described):
        assert one["summary"][0].isupper(), (path, method)
        assert set(one["tags"]) <= set(TAGS), (path, method)
    names = [one["operationId"] for _, _, one in operations(described)]
    assert len(set(names)) == len(names)
    assert {"tablesJoin", "gamesMove", "wordsHooks"} <= set(names)
    assert not any(name.startswith("Api") for name in names)


def test_every_error_is_a_problem_with_its_keys(described: Any) -> None:
    for path, method, one in operations(described):
        errors = {status: answer for status, answer in one["responses"].items() if status >= "400"}
        assert "429" in errors, (path, method)
        for status, answer in errors.items():
            assert answer["content"]["application/json"]["schema"] == {"$ref": "#/components/schemas/Problem"}
            keys = [key for key, its in STATUS_OF.items() if its == int(status)]
            assert all(f"`{key}`" in answer["description"] for key in keys)
        if "requestBody" in one:
            assert {"400", "403", "409", "413"} <= errors.keys(), (path, method)


def test_every_type_that_is_named_is_there_and_none_is_loose(described: Any) -> None:
    named = set(re.findall(r"#/components/schemas/([\w.]+)", str(described)))
    assert named == set(described["components"]["schemas"])
    wanted = described["components"]["schemas"]["TableProposal"]
    assert wanted["properties"]["places"] == {
        "type": "array",
        "items": {"$ref": "#/components/schemas/SeatSpec"},
        "maxItems": 100,
    }
    assert wanted["additionalProperties"] is False


def test_who_is_asked_for_a_name_is_said(described: Any) -> None:
    security = {one["operationId"]: one.get("security") for _, _, one in operations(described)}
    assert security["gamesMove"] == [{"cookie": []}, {"token": []}]
    assert security["gamesOneGame"][0] == {}
    assert security["healthLive"] is None


class Reading(HTMLParser):
    """What a browser would find on the page."""

    def __init__(self) -> None:
        super().__init__()
        self.tags: set[str] = set()
        self.links: set[str] = set()
        self.ids: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.add(tag)
        known = dict(attrs)
        self.links.add(known.get("href") or "#")
        self.ids += [known["id"] or ""] if "id" in known else []


def test_the_page_needs_nothing_from_elsewhere_and_its_links_lead_somewhere(client: Client, described: Any) -> None:
    answer = client.get("/api/docs")
    assert answer.headers["content-type"].startswith("text/html")
    reading = Reading()
    reading.feed(answer.text)
    assert not reading.tags & {"script", "link", "img", "iframe"}
    assert "http" not in re.sub(r"<code>.*?</code>", "", answer.text)
    assert reading.links <= {"#", "/api/openapi.json", *(f"#{name}" for name in reading.ids)}
    assert {one["operationId"] for _, _, one in operations(described)} <= set(reading.ids)
    assert len(set(reading.ids)) == len(reading.ids)


def test_what_is_not_there_is_a_problem_and_no_page(client: Client) -> None:
    answer = client.get("/api/nothing")
    assert (answer.status_code, answer.json()["key"]) == (404, "not-found")
