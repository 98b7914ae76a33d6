"""`tilewright serve` as an operator meets it: ready, refused, stopped, killed."""

import json
import signal
import socket
import subprocess
import sys
import time
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from tests.web.hosting import Hosted, hosted


def test_it_says_where_it_is_when_it_is_ready(tmp_path: Path) -> None:
    with hosted(tmp_path) as server:
        assert server.out == f"Tilewright is at {server.url} - press Ctrl-C to stop\n"
        assert httpx.get(f"{server.url}/health/live").json() == {"status": "alive"}
        assert httpx.get(f"{server.url}/health/ready").json() == {"status": "ready"}
        assert "server" not in httpx.get(f"{server.url}/health/live").headers


@pytest.mark.parametrize("sent", [signal.SIGINT, signal.SIGTERM])
def test_it_stops_when_told_and_sees_clients_off(tmp_path: Path, sent: int) -> None:
    with hosted(tmp_path) as server, connect(server.ws_url) as socket_there:
        server.process.send_signal(sent)
        with pytest.raises(ConnectionClosed) as gone:
            socket_there.recv(timeout=20)
        assert gone.value.rcvd is not None
        assert gone.value.rcvd.code == 1012
        assert server.process.wait(20) == 0
        assert server.out.splitlines()[1:] == [
            "Stopping: answering what was asked. Ctrl-C again does not wait.",
            "Stopped. Every turn is kept.",
        ]
        events = [json.loads(line)["event"] for line in server.log.splitlines()]
        assert [event for event in events if event != "long step"] == ["started", "stopping", "stopped"]


def test_a_second_ctrl_c_does_not_wait(tmp_path: Path) -> None:
    half = b"POST /api/me HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 99\r\n\r\n{"
    with hosted(tmp_path) as server, socket.create_connection(("127.0.0.1", server.port)) as dawdling:
        dawdling.sendall(half)
        httpx.get(f"{server.url}/health/live")  # by now the other request is being read
        server.process.send_signal(signal.SIGINT)
        while "Stopping" not in server.out:
            time.sleep(0.02)
        server.process.send_signal(signal.SIGINT)
        assert server.process.wait(10) == 1
        assert server.out.endswith("\nStopped at once. Every turn that was answered is kept.\n")


def test_without_the_extra_it_says_what_to_install(tmp_path: Path) -> None:
    code = "import sys; sys.modules['uvicorn'] = None; from tilewright.cli.main import main; main(['serve'])"
    bare = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert bare.returncode == 2
    assert bare.stderr == "The server needs uvicorn: install it with pip install 'tilewright[serve]'.\n"


def test_what_was_answered_outlives_a_kill(tmp_path: Path) -> None:
    with hosted(tmp_path) as server, httpx.Client(base_url=server.url) as browser:
        ann = browser.post("/api/me", json={"name": "Ann"}).json()
        server.kill()
        server.start_again()
        assert browser.get("/api/me").json() == ann


def test_a_port_in_use_is_a_sentence(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        said = _refused(tmp_path, "--port", str(port))
    assert said == (
        f"Cannot listen at 127.0.0.1, port {port}: Address already in use. Choose another with --host or --port.\n"
    )


@pytest.mark.parametrize(
    ("options", "sentence"),
    [
        (("--db", "sqlite:////nowhere/at/all/games.db"), "unable to open database file"),
        (("--db", "oracle://x"), "oracle is not supported; there are sqlite and postgresql"),
        (("--db", "nonsense"), "'nonsense' is not the address of a database"),
        (("--db", "postgresql://somebody:secret@127.0.0.1:1/games"), "cannot be used"),
        (("--workers", "2"), "Several workers need PostgreSQL and NATS, and come with a later version."),
        (("--nats", "nats://x"), "NATS joins several workers"),
        (("--origin", "play.example.org"), "is not like https://play.example.org"),
        (("--proxy", "everybody"), "is not an address like 127.0.0.1"),
        (("--host", "not a host"), "Cannot listen at not a host"),
        (("--bot-pace", "-1"), "is not in the range"),
    ],
)
def test_what_cannot_be_is_a_sentence(tmp_path: Path, options: tuple[str, ...], sentence: str) -> None:
    said = _refused(tmp_path, *options)
    assert sentence in said
    assert "Traceback" not in said
    assert "secret" not in said
    assert said.count("\n") <= 4  # click shows the use above what is wrong


def _refused(folder: Path, *options: str) -> str:
    """What is said by a server that does not start; it exits with 2."""
    with pytest.raises(RuntimeError):
        Hosted(folder, options, {})
    return (folder / "log.txt").read_text()
