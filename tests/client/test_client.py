"""A program that plays on a server by `tilewright.client`, sync and async."""

import asyncio
import pickle
import threading
from collections.abc import Callable, Iterator

import httpx
import msgspec
import pytest

from tests.web.hosting import Hosted, hosted
from tests.web.sitter import Guest, guests
from tilewright.bots.bot import Budget, own_dice
from tilewright.bots.roster import bot_for
from tilewright.client import (
    AsyncBotClient,
    BotClient,
    GameOver,
    Message,
    ServerSaidNo,
    TableNews,
    YourTurn,
    messages,
)
from tilewright.games.base import BaseAction, Kit
from tilewright.games.crossword.actions import Pass
from tilewright.lexicons.compiled import open_graph
from tilewright.notation.move import Move

TURN = {"t": "turn", "game": "g1", "seat": 1, "n": 6, "now": 5, "about": {"kind": "crossword", "lexicon": "commons"}}
OVER = {"t": "over", "game": "g1", "seat": 1, "n": 7, "now": 9, "scores": [3, 4], "view": {}}
Handler = Callable[[httpx.Request], httpx.Response]


def line(**fields: object) -> bytes:
    return msgspec.json.encode(TURN | {"view": {}} | fields) + b"\n"


def stream(*parts: bytes) -> httpx.Response:
    return httpx.Response(200, content=b"".join(parts))


def client_of(handler: Handler) -> BotClient:
    return BotClient("http://server", "secret", httpx.MockTransport(handler))


@pytest.fixture
def at_once(monkeypatch: pytest.MonkeyPatch) -> list[float]:
    """How long was waited before each new attempt."""
    pauses: list[float] = []
    monkeypatch.setattr("tilewright.client.clients.time.sleep", pauses.append)
    return pauses


def test_a_move_names_the_seat_the_turn_and_a_key() -> None:
    asked: list[httpx.Request] = []

    def handler(request: httpx.Request) -> httpx.Response:
        asked.append(request)
        return httpx.Response(201, json={"n": 7})

    turn = msgspec.json.decode(line(), type=Message)
    assert isinstance(turn, YourTurn)
    with client_of(handler) as client:
        for choice in ("8D HORN", Move.from_text("-QO"), Pass()):
            assert client.move(turn, choice, key="k1") == 7
    bodies = [msgspec.json.decode(request.content) for request in asked]
    assert bodies[0] == {"seat": 1, "id": "k1", "n": 6, "move": "8D HORN"}
    assert [body.get("move") or body["action"] for body in bodies[1:]] == ["-QO", {"do": "pass"}]
    assert asked[0].headers["Authorization"] == "Bearer secret"
    assert asked[0].url.path == "/api/games/g1/moves"


def test_a_no_has_a_key_and_survives_a_pickle() -> None:
    problem = {"key": "tile-not-held", "says": "You don’t have Q.", "rule": "R-2.5", "facts": {"tiles": "Q"}}
    with client_of(lambda _: httpx.Response(409, json=problem)) as client, pytest.raises(ServerSaidNo) as caught:
        client.open_table()
    again = pickle.loads(pickle.dumps(caught.value))
    assert (again.status, again.key, again.rule, again.facts) == (409, "tile-not-held", "R-2.5", {"tiles": "Q"})
    with client_of(lambda _: httpx.Response(502, text="<html>")) as client, pytest.raises(ServerSaidNo, match="502"):
        client.join_table("ABC")


def test_a_lost_connection_is_opened_again_after_ever_longer_pauses(at_once: list[float]) -> None:
    answers: list[httpx.Response | Exception] = [
        stream(line(), b"\n"),
        httpx.ConnectError("down"),
        httpx.ConnectError("down"),
        stream(b"\n"),
        stream(msgspec.json.encode(OVER) + b"\n"),
    ]

    def handler(_: httpx.Request) -> httpx.Response:
        answer = answers.pop(0)
        if isinstance(answer, Exception):
            raise answer
        return answer

    with client_of(handler) as client:
        heard = client.messages()
        assert [type(next(heard)) for _ in range(2)] == [YourTurn, GameOver]
    assert at_once == [1.0, 2.0, 4.0, 1.0]


def test_a_token_that_is_not_known_is_not_tried_again() -> None:
    problem = {"key": "not-signed-in", "says": "Sign in."}
    with client_of(lambda _: httpx.Response(401, json=problem)) as client, pytest.raises(ServerSaidNo, match="Sign in"):
        next(client.messages())


def test_a_line_without_end_is_not_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(messages, "MOST_BYTES", 1_000)
    with client_of(lambda _: stream(b"x" * 2_000)) as client, pytest.raises(ServerSaidNo, match="1,000 bytes"):
        next(client.messages())


def test_a_turn_that_is_over_by_now_is_left_alone_and_other_refusals_are_raised() -> None:
    keys = ["stale", "not-your-turn"]

    def handler(request: httpx.Request) -> httpx.Response:
        if request.method == "GET":
            return stream(line(), msgspec.json.encode({"t": "changed", "code": "ABC"}) + b"\n", line(n=7))
        return httpx.Response(409, json={"key": keys.pop(0), "says": "no"})

    with client_of(handler) as client, pytest.raises(ServerSaidNo, match="not-your-turn"):
        client.play(lambda _: "-")
    assert keys == []


def test_what_is_told_is_typed() -> None:
    news = msgspec.json.decode(b'{"t":"changed","code":"ABC","game":"g1","came":7}', type=Message)
    assert news == TableNews("ABC", "g1")
    turn = msgspec.json.decode(line(about={"kind": "junior", "lexicon": "commons", "casual": True}), type=Message)
    assert isinstance(turn, YourTurn)
    with pytest.raises(TypeError, match="no CGP for junior"):
        _ = turn.position


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Hosted]:
    with hosted(tmp_path_factory.mktemp("clients")) as started:
        yield started


def token_of(guest: Guest) -> str:
    return str(guest.post("/api/me/keys", kind="token", label="my bot")["secret"])


def greedy(turn: YourTurn) -> BaseAction | None:
    """By our own bot, which sees what the server tells."""
    view, words = turn.standard_view, open_graph(turn.about.lexicon)
    assert len(turn.position.racks) == 2
    kit = Kit(words, own_dice(turn.game, turn.seat, turn.n))
    chosen: BaseAction | None = bot_for("crossword", "greedy", words, view.rules).choose(view, kit, Budget())
    return chosen


@pytest.mark.seconds(240)
async def test_a_sync_and_an_async_client_play_a_whole_game(server: Hosted) -> None:
    with guests(server.url, "One", "Two") as people:
        first, second = map(token_of, people)
        ended: list[GameOver] = []
        with BotClient(server.url, first) as host:
            code = host.open_table()
            thread = threading.Thread(target=lambda: ended.append(host.play(greedy)))
            thread.start()
            async with AsyncBotClient(server.url, second) as other:
                await other.join_table(code)

                async def choose(turn: YourTurn) -> BaseAction | None:
                    return await asyncio.to_thread(greedy, turn)

                over = await other.play(choose)
            await asyncio.to_thread(thread.join)
    assert ended[0].scores == over.scores
    assert min(over.scores) > 100
