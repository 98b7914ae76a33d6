"""By which names a server answers: a page elsewhere cannot reach it by letting its own name lead here."""

import socket
from collections.abc import Iterator

import httpx
import pytest

from tests.web.hosting import Hosted, hosted

KNOCK = (
    "Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n"
    "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n"
)


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Hosted]:
    with hosted(tmp_path_factory.mktemp("named"), "--origin", "http://play.example.org") as running:
        yield running


@pytest.mark.parametrize("name", ["localhost", "192.168.1.7", "[fe80::1]", "den", "den.local:8000", "play.example.org"])
def test_it_answers_to_addresses_and_names_of_its_own(server: Hosted, name: str) -> None:
    assert httpx.get(f"{server.url}/health/live", headers={"Host": name}).status_code == 200


@pytest.mark.parametrize(
    "name", ["evil.example", "127.0.0.1.evil.example:8000", "play.example.org.evil.example", "[x.y"]
)
def test_it_answers_to_no_other(server: Hosted, name: str) -> None:
    for path in ("/metrics", "/api/tables", "/health/live"):
        answer = httpx.get(f"{server.url}{path}", headers={"Host": name})
        assert (answer.status_code, answer.json()["key"]) == (421, "other-name")
    answer = httpx.post(
        f"{server.url}/api/me", json={"name": "Eve"}, headers={"Host": name, "Origin": f"http://{name}"}
    )
    assert answer.status_code == 421


@pytest.mark.parametrize(("name", "status"), [("evil.example", 403), ("play.example.org", 101)])
def test_nor_at_the_socket(server: Hosted, name: str, status: int) -> None:
    asked = f"GET /ws HTTP/1.1\r\nHost: {name}\r\nOrigin: http://{name}\r\n" + KNOCK
    with socket.create_connection(("127.0.0.1", server.port), timeout=20) as line:
        line.sendall(asked.encode())
        assert line.recv(1000).split()[1] == str(status).encode()
