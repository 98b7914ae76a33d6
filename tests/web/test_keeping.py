"""What an operator does beside a server that runs: backups and exports."""

import asyncio
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from click.testing import CliRunner, Result

from tests.web.hosting import Hosted, hosted
from tests.web.sitter import Guest, Sitter
from tests.web.test_whole_games import FREE, MINE, gathered
from tilewright.cli.main import main
from tilewright.games.crossword.actions import Resign
from tilewright.games.kind import kind_of
from tilewright.notation import cgp, log
from tilewright.store.database import sqlite_url


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Hosted]:
    with hosted(tmp_path_factory.mktemp("kept")) as running:
        yield running


@pytest.fixture(scope="module")
def played(server: Hosted) -> Sitter:
    """A game of two plays, and then the other gives up."""
    return asyncio.run(asyncio.wait_for(_played(server), 60))


async def _played(server: Hosted) -> Sitter:
    guests = [Guest(server.url, name) for name in ("Ann", "Ben")]
    game = gathered(guests, {"kind": "crossword", "places": [MINE, FREE], "house": ["challenge=void"]})
    sitters = [Sitter(server.ws_url, guest.cookie, game, seat, "hugo") for seat, guest in enumerate(guests)]
    for sitter in sitters:
        await sitter.sit()
        while (await sitter.hear())["t"] != "view":
            pass
    for acting in (0, 1):
        await _turn(sitters, acting, sitters[sitters[0].view.turn]._choose())
    await _turn(sitters, 2, Resign())
    for sitter, guest in zip(sitters, guests, strict=True):
        await sitter.leave()
        guest.http.close()
    return sitters[0]


async def _turn(sitters: list[Sitter], number: int, action: object) -> None:
    n = sitters[0].n
    await sitters[sitters[0].view.turn].act(action)
    for sitter in sitters:
        while sitter.n == n:
            await sitter.hear()
    assert not sitters[0].denied, number


def run(*arguments: object) -> Result:
    result = CliRunner().invoke(main, [str(one) for one in arguments])
    assert result.exception is None or isinstance(result.exception, SystemExit)
    return result


def test_a_backup_is_taken_while_the_server_runs_and_can_be_served(
    server: Hosted, played: Sitter, tmp_path: Path
) -> None:
    file = tmp_path / "backup.db"
    done = run("backup", file, "--db", server.db)
    assert (done.exit_code, done.output) == (0, f"{file}: 1 game, and all that belongs to them.\n")
    assert file.stat().st_mode & 0o077 == 0
    with hosted(tmp_path, "--db", sqlite_url(file)) as again:
        game = httpx.get(f"{again.url}/api/games/{played.game}").json()
    assert (game["id"], game["over"]) == (played.game, True)


def test_a_backup_never_writes_over_anything(server: Hosted, tmp_path: Path) -> None:
    file = tmp_path / "precious.db"
    file.write_text("precious")
    refused = run("backup", file, "--db", server.db)
    assert (refused.exit_code, refused.output) == (
        2,
        f"{file} is there already; a backup never writes over another.\n",
    )
    assert file.read_text() == "precious"
    assert list(tmp_path.iterdir()) == [file]


@pytest.mark.parametrize("command", [("backup", "copy.db"), ("export", "game")])
def test_a_database_that_is_not_there_is_not_made(tmp_path: Path, command: tuple[str, ...]) -> None:
    missing = run(*command, "--db", f"sqlite:///{tmp_path}/games.db")
    assert missing.exit_code == 2
    assert missing.output.endswith("games.db cannot be used: [Errno 2] there is no such file.\n")
    assert not list(tmp_path.iterdir())


def test_another_file_is_no_database_of_ours(tmp_path: Path) -> None:
    (tmp_path / "games.db").write_bytes(b"")
    other = run("export", "game", "--db", f"sqlite:///{tmp_path}/games.db")
    assert other.exit_code == 2
    assert "is of another version of Tilewright, or no database of a server" in other.output


def test_a_game_comes_out_as_it_was_played(server: Hosted, played: Sitter, tmp_path: Path) -> None:
    for form in ("log", "gcg"):
        file = tmp_path / f"game.{form}"
        assert run("export", played.game, "--db", server.db, "--format", form, "--out", file).exit_code == 0
        assert run("replay", file, "--lexicon", "commons").exit_code == 0
    events = log.read((tmp_path / "game.log").read_text())
    assert kind_of("crossword").replay(events).scores == played.view.scores
    assert kind_of("crossword").fair(events)
    position = cgp.read(run("export", played.game, "--db", server.db, "--format", "cgp").output)
    assert position.board == played.view.board
    assert sorted(position.scores) == sorted(played.view.scores)
    assert run("export", played.game, "--db", server.db, "--out", tmp_path / "game.gcg").exit_code == 2


def test_a_running_game_keeps_its_secrets_unless_they_are_asked_for(server: Hosted) -> None:
    ann = Guest(server.url, "Ann")
    game = ann.post("/api/tables", kind="crossword", places=[MINE], house=["solitaire=one-rack"])["game"]
    junior = ann.post("/api/tables", kind="junior", places=[MINE, {**MINE, "name": "Ben"}])["game"]
    ann.http.close()
    refused = run("export", game, "--db", server.db)
    assert (refused.exit_code, refused.output) == (1, "You can get that when the game is over.\n")
    allowed = run("export", game, "--db", server.db, "--unfinished")
    assert allowed.exit_code == 0
    assert allowed.stderr.startswith("This game is still being played")
    assert len(log.read(allowed.stdout)) > 0
    assert run("export", junior, "--db", server.db, "--unfinished", "--format", "gcg").exit_code == 1
    assert run("export", "nonsense", "--db", server.db).exit_code == 1


def test_a_file_is_served_once(server: Hosted, tmp_path: Path) -> None:
    with pytest.raises(RuntimeError, match=r"games\.db is being served already, by another process"):
        Hosted(tmp_path, ("--db", server.db), {})


@pytest.mark.parametrize("url", ["postgresql"], indirect=True)
def test_a_database_of_postgresql_is_served_once_and_again_after_a_kill(url: str, tmp_path: Path) -> None:
    (tmp_path / "second").mkdir()
    with hosted(tmp_path, "--db", url) as first:
        with pytest.raises(RuntimeError, match="is being served already, by another process"):
            Hosted(tmp_path / "second", ("--db", url), {})
        first.kill()
        with hosted(tmp_path / "second", "--db", url) as second:
            assert httpx.get(f"{second.url}/health/ready").status_code == 200
