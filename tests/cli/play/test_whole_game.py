"""A complete game at a real terminal: plays, a phoney, a challenge, undo, save, kill -9, and to the end."""

from pathlib import Path

from tests.cli.terminal import Terminal, plainly, screens
from tilewright import Game, WordList
from tilewright.games.crossword.actions import Accept, Adjourn, Resume
from tilewright.games.crossword.state import Closing
from tilewright.notation import log

SEED = 11


def start(home: Path, words: Path, *more: str) -> Terminal:
    arguments = ["--player", "Ann", "--player", "Ben", "--seed", str(SEED)]
    return Terminal(home, "play", *(more or arguments), "--lexicon", str(words))


def mirror(words: Path) -> Game:
    """The same game, to know what the players hold."""
    return Game.new("folio", players=("Ann", "Ben"), words=WordList.open(words), seed=SEED)


def test_a_whole_game_with_everything_in_it(home: Path, words_file: Path) -> None:
    game = mirror(words_file)
    at = start(home, words_file)
    at.wait_for("rack> ")

    # a play is shown, taken back, and another one made
    best = game.legal_moves()[0]
    assert "Rack" not in screens(at.raw)[-1]
    at.type("")
    assert "Enter plays it" in at.type(str(game.legal_moves()[1]))
    assert "back on the rack" in plainly(at.type("undo"))
    at.type(str(best))
    at.type("", "rack> ")
    game.play(best)

    # a phoney comes back after a challenge
    phoney = _phoney(game)
    at.type("")
    at.type(phoney)
    at.type("yes", "rack> ")
    game.play(phoney)
    word = game.state.last.words[0] if game.state.last else ""
    told = plainly(at.type(f"challenge {word}", "rack> "))
    assert f"{word} is not in this game's list" in told
    assert game.challenge(word)

    # killed in the middle of a turn: the autosave has everything up to it
    at.type("")
    at.type("8A NONSENSE")
    at.kill()
    kept = next((home / "games").glob("*.game"))
    at = start(home, words_file, "--resume", str(kept))
    at.wait_for("rack> ")
    assert "The game goes on: Ann" in screens(at.raw)[-1]

    # put away and taken up again
    at.press(b"save put-away.game\n")
    code, last = at.end()
    assert code == 0
    assert "tilewright play --resume" in last
    put_away = Path.cwd() / "put-away.game"
    assert not kept.exists()
    game.do(Adjourn())
    game.do(Resume(), seat=0)
    at = start(home, words_file, "--resume", str(put_away))
    at.wait_for("rack> ")

    end = _play_to_the_end(at, game)
    assert "every tile was drawn by it" in " ".join(end.split())
    final = at.type("ours.gcg", "no copy)> ")
    assert "Written" in final
    at.press(b"\n")
    code, _ = at.end()
    assert code == 0

    # what was played is what the other game played, and nothing was shown to the wrong eyes
    events = log.read(put_away.read_text())
    assert [type(event) for event in events[-3:]] == [type(event) for event in game.events[-3:]]
    assert log.write(events[-1:]) == log.write(game.events[-1:])
    assert (Path.cwd() / "ours.gcg").read_text().startswith("#player1")


def _phoney(game: Game) -> str:
    """Something in good form that is no word: it runs down from the first square that has room."""
    tiles = game.rack.faces.replace("?", "")[:3]
    for one in game.board.standing():
        column = chr(ord("A") + one.col - 1)
        below = game.board.column(one.col)[one.row : one.row + 4]
        beside = [game.board.column(col)[one.row : one.row + 3] for col in (one.col - 1, one.col + 1) if 1 <= col <= 15]
        if (
            below == "...."
            and one.row > 1
            and game.board.column(one.col)[one.row - 2] == "."
            and set("".join(beside)) == {"."}
        ):
            return f"{column}{one.row} .{tiles}"
    raise AssertionError("no room for a phoney")


def _play_to_the_end(at: Terminal, game: Game) -> str:
    """Both play the best they have. Between turns the rack is gone, in a turn only the own one is there."""
    seen = ""
    while not game.is_over:
        if isinstance(game.state.phase, Closing):
            seen = at.type("accept")
            other = 1 - game.state.last.seat if game.state.last else 0
            game.do(Accept(), seat=other)
            continue
        shown = plainly(at.type(""))
        rack = next(line for line in shown.splitlines() if line.startswith("Rack"))
        assert sorted(letter for letter in rack[4:] if letter.isupper() or letter == "?") == sorted(game.rack.faces)
        moves = game.legal_moves()
        if moves:
            at.type(str(moves[0]))
            seen = at.type("")
            game.play(moves[0])
        else:
            seen = at.type("pass")
            game.pass_turn()
        if not game.is_over:
            assert "Rack" not in screens(seen)[-1]
            assert "\x1b[3J" in seen
    return plainly(seen)


def test_ctrl_d_and_ctrl_c_lose_nothing(home: Path, words_file: Path) -> None:
    for key in (b"\x04", b"\x03"):
        at = start(home, words_file)
        at.wait_for("rack> ")
        at.type("")
        at.press(key)
        code, last = at.end()
        assert code == 0
        assert "Take it up again" in last
        assert "Rack" not in screens(at.raw)[-1]
    assert len(list((home / "games").glob("*.game"))) == 2
