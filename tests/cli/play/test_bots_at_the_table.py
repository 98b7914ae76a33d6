"""A person against bots at the terminal: they move by themselves, say so, and show nobody their tiles."""

import re
from pathlib import Path

import pytest

from tests.cli.conftest import Run
from tests.cli.terminal import Terminal, plainly, screens
from tilewright import Game, WordList
from tilewright.bots.crossword.levels import LEVELS
from tilewright.bots.names import bot_names, bots_by_name
from tilewright.cli.frame.stopwatch import Stopwatch
from tilewright.notation import log, sealed

SEED = ("--seed", "3")


def test_help_lists_the_bots_in_a_line_each(run: Run) -> None:
    shown = run("play", "--help").output
    for level in LEVELS.values():
        assert f"{level.name:<6} {level.about}" in shown
    assert max(map(len, shown.splitlines())) <= 84


@pytest.mark.parametrize("options", [(), ("--house", "challenge=void"), ("--edition", "magnetic", "--seats", "2")])
def test_a_whole_game_against_a_bot(run: Run, home: Path, words_file: Path, options: tuple[str, ...]) -> None:
    result = run(
        "play", "--player", "Ann", "--bot", "felix", *SEED, "--lexicon", words_file, *options, typed=["pass", ""] * 60
    )
    text = " ".join(result.output.split())
    assert "Ann passes. Felix (bot) plays" in text
    assert "The game is over" in text
    assert "Felix (bot) wins" in text or "Felix (bot) has won" in text
    assert "Enter shows your rack" not in text, "nobody is there to hide it from"


def test_no_rack_of_a_bot_is_ever_shown(home: Path, words_file: Path) -> None:
    """R-13.3, with the tiles that the bot really has."""
    at = Terminal(home, "play", "--player", "Ann", "--bot", "felix", *SEED, "--lexicon", str(words_file))
    seen = at.wait_for("Ann> ")
    for _ in range(4):
        seen = at.type("pass", "Ann> ")
    game = Game.load(next((home / "games").glob("*.game")), WordList.open(words_file))
    racks = [line for line in plainly(at.raw).splitlines() if line.startswith("Rack")]
    assert racks
    shown = {tuple(sorted(re.findall(r"[A-Z?]", line[4:]))) for line in racks}
    assert shown == {tuple(sorted(game.state.racks[0].faces))}, "who only passes keeps the same tiles"
    assert "Felix (bot) " in screens(seen)[-1]
    at.kill()


def test_a_bot_challenges_what_is_no_word_and_a_person_may_challenge_a_bot(run: Run, words_file: Path) -> None:
    game = Game.new("folio", players=("Ann", "Hugo (bot)"), words=WordList.open(words_file), seed=3)
    assert game.turn == 0
    letters = game.rack.faces.replace("?", "")[:4]
    assert letters not in WordList.open(words_file)
    typed = [f"8G {letters}", "yes", "pass"]
    result = run("play", "--player", "Ann", "--bot", "hugo", *SEED, "--lexicon", words_file, typed=typed)
    text = " ".join(result.output.split())
    assert f"Hugo (bot) challenges: {letters} is not in this game's list." in text
    word = re.findall(r"Hugo \(bot\) plays ([A-Z]+)", text)[0]
    assert word in WordList.open(words_file)
    result = run(
        "play", "--player", "Ann", "--bot", "hugo", *SEED, "--lexicon", words_file,
        typed=["pass", "challenge AA by hugo", f"challenge {word}"],
    )  # fmt: skip
    text = " ".join(result.output.split())
    assert "Hugo (bot) speaks for itself." in text
    assert f"Ann challenges: {word} is good." in text


def test_between_two_bots_a_person_is_asked_whether_the_play_stands(run: Run, words_file: Path) -> None:
    """R-3.2: a play can be challenged until the next player starts, and a bot would start at once."""
    result = run(
        "play", "--player", "Ann", "--bot", "clara", "--bot", "clara", *SEED, "--lexicon", words_file,
        typed=["pass", "pad", "", "", "pass", "challenge", "pass"],
    )  # fmt: skip
    assert "Ann, Enter lets the play stand, or challenge it> " in result.output
    text = " ".join(result.output.split())
    assert "Clara (bot) plays" in text
    assert "Clara 2 (bot) plays" in text
    free = ("--house", "challenge=void")
    quiet = run("play", "--bot", "clara", "--bot", "clara", *SEED, "--lexicon", words_file, *free, typed=["pass"] * 3)
    assert "lets the play stand" not in quiet.output


def test_the_clock_stands_while_somebody_is_asked(monkeypatch: pytest.MonkeyPatch) -> None:
    times = iter([10.0, 11.0, 31.0, 32.0])
    monkeypatch.setattr("tilewright.cli.frame.stopwatch.time.monotonic", lambda: next(times))
    watch = Stopwatch(runs=True)
    with watch.stopped():
        pass
    assert watch.now() == 2_000


def test_a_game_with_bots_is_put_away_and_taken_up_with_them(run: Run, home: Path) -> None:
    """R-13.2: the file notes which seats are bots'; without a list they go on with the one in the box."""
    result = run("play", "--bot", "edith", *SEED, typed=["pass", "save"])
    assert result.exit_code == 0
    assert "--lexicon commons" in result.output
    kept = next((home / "games").glob("*.game"))
    assert sealed.notes_of(kept.read_text()).bots == {1: "edith"}
    again = run("play", "--resume", kept, typed=["pass", "pass", "pass", "save"])
    text = " ".join(again.output.split())
    assert "The game goes on: Player 1 0, Edith (bot)" in text
    assert text.count("Player 1 passes. Edith (bot) plays") >= 2
    assert sealed.notes_of(kept.read_text()).bots == {1: "edith"}, "and again"


def test_the_notes_say_who_is_a_bot_not_the_names(run: Run, tmp_path: Path, words_file: Path) -> None:
    game = Game.new("folio", players=("Ann", "Edith"), words=WordList.open(words_file), seed=3)
    assert game.turn == 0
    file = tmp_path / "noted.game"
    for bots, says in (({1: "edith", 7: "nobody"}, "Ann passes. Edith plays"), ({}, "Edith, Enter shows your rack")):
        game.session.notes = sealed.Notes(bots=bots)
        game.save(file)
        result = run("play", "--resume", file, "--lexicon", words_file, typed=["", "pass", "", "save"])
        assert says in " ".join(result.output.split())


def test_who_plays_out_a_game_after_the_person_left(run: Run, home: Path, words_file: Path) -> None:
    typed = ["resign", "yes"]
    bots = ("--bot", "bruno", "--bot", "greta")
    result = run("play", "--player", "Ann", *bots, *SEED, "--lexicon", words_file, typed=[*typed, "", ""])
    assert "The game is over" in result.output
    events = log.read(next((home / "games").glob("*.game")).read_text())
    assert len(events) > 20


@pytest.mark.parametrize(
    ("options", "says"),
    [
        (["--bot", "brun"], "There is no bot 'brun'; there are bruno, "),
        (["--bot", "alba"] * 4, "2 to 4 players"),
        (["--bot", "alba", "--bot", "alba", "--seats", "2"], "2 players"),
        (["--player", "Zed (bot)", "--player", "Ann"], "Only bots are marked (bot)"),
        (["--game", "solitaire", "--bot", "alba"], "A solitaire is played without bots"),
        (["--bot", "alba", "--lexicon", "nowhere.txt"], "cannot be read"),
    ],
)
def test_bots_that_make_no_sense_are_refused_in_a_sentence(run: Run, options: list[str], says: str) -> None:
    result = run("play", *options)
    assert result.exit_code == 2
    assert says in result.output
    assert len(result.output.strip().splitlines()) == 1


def test_a_saved_game_with_a_bot_that_nobody_knows(run: Run, tmp_path: Path, words_file: Path) -> None:
    """Known by its name alone, as in a game that version 0.1 has saved."""
    game = Game.new("folio", players=("Ann", "Zed (bot)"), words=WordList.open(words_file), seed=1)
    game.save(tmp_path / "old.game")
    result = run("play", "--resume", tmp_path / "old.game", "--lexicon", words_file)
    assert result.exit_code == 2
    assert "There is no bot 'zed'" in result.output


def test_names_of_bots_in_older_files_are_read_back() -> None:
    levels = (*LEVELS, *LEVELS)
    names = bot_names(levels)
    assert len(set(names)) == len(names)
    assert bots_by_name(("Robot", *names)) == dict(enumerate(levels, 1))


def test_the_questions_offer_bots(run: Run) -> None:
    result = run("play", *SEED, typed=["", "", "deep", "alba, hugo", "3", "Ann", "book", "commons", "quit", ""])
    text = " ".join(result.output.split())
    assert result.exit_code == 0
    assert "alba A beginner" in text
    assert "There is no bot 'deep'" in text
    assert "How many players with the bots, 3 to 4?" in text
    assert "There is no lexicon or file named “book”." in text
    assert "Hugo (bot)" in text
