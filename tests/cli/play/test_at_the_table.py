"""The table with house rules: two bags, themes, recycling, clocks, looking up, three players, the last play."""

import time
from pathlib import Path
from random import Random

import pytest
from msgspec.structs import replace

from tests.cli.conftest import Run
from tilewright import Game, TileSet, WordList
from tilewright.editions.house import rules_for
from tilewright.games.crossword.kind import CROSSWORD
from tilewright.notation.coordinates import Convention
from tilewright.sentences import Audience
from tilewright.sentences.events import event_text
from tilewright.testing import SAMPLE_WORDS, played_out

TWO = ("--player", "Ann", "--player", "Ben")


def mirror(*house: str, seed: int, players: tuple[str, ...] = ("Ann", "Ben"), edition: str = "folio") -> Game:
    return Game.new(rules_for(edition, house), players=players, words=SAMPLE_WORDS, seed=seed)


def seed_where(wanted: str, *house: str, players: tuple[str, ...] = ("Ann", "Ben")) -> int:
    """The first seed whose first player can play this word over the centre."""
    for seed in range(3_000):
        if mirror(*house, seed=seed, players=players).rack.holds(wanted):
            return seed
    raise AssertionError(f"nobody ever draws {wanted}")


def test_two_bags_ask_how_many_vowels(run: Run, words_file: Path) -> None:
    result = run(
        "play", *TWO, "--house", "double-bag", "--seed", "4", "--lexicon", words_file,
        typed=["9", "draw 3", "", "unseen", "", "exchange Q9"],
    )  # fmt: skip
    assert "With the tiles left in the bags you can draw 0 to 7 vowels, not 9. (R-6.5)" in result.output
    assert "you draw 7. How many vowels, 0 to 7; or one by one, v or c? (Enter: 3)" in result.output
    assert "vowels 37, consonants 49" in result.output
    assert "Press Enter first" in result.output


def test_two_bags_are_drawn_from_letter_by_letter(run: Run, words_file: Path) -> None:
    """R-6.5: each is seen before the next is chosen, behind a curtain where others look on."""
    result = run(
        "play", *TWO, "--house", "double-bag", "--seed", "4", "--lexicon", words_file,
        typed=["v", "", "c", "vvc", "draw c", "v", "w"],
    )  # fmt: skip
    text = " ".join(result.output.split())
    for left in (7, 6, 5, 2, 1):
        assert f"you draw {left}." in text
    assert "Say how many vowels" not in text


def test_a_claim_is_voted_on_before_the_next_turn(run: Run, words_file: Path) -> None:
    players = ("Ann", "Ben", "Cid")
    seed = seed_where("TEN", "theme-by-vote=numbers", players=players)
    names = [word for name in players for word in ("--player", name)]
    typed = ["", "claim TEN", "8G TEN", "claim TOE", "claim ten", "", "maybe", "yes", "no"]
    result = run(
        "play", *names, "--house", "theme-by-vote=numbers", "--seed", seed, "--lexicon", words_file, typed=typed
    )
    text = " ".join(result.output.split())
    assert "Lay your tiles first" in text
    assert "TOE is not a word of your play. It makes TEN. (R-6.3)" in text
    assert "does it belong to the theme: TEN?" in text
    assert "TEN is of the theme: 5 more. (R-6.3)" in text


def test_a_blank_is_recycled(run: Run, words_file: Path) -> None:
    for seed in range(4_000):
        game = mirror("recycling", seed=seed)
        first, second = game.turn, 1 - game.turn
        if game.rack.holds("?T") and "A" in game.state.racks[second] and "N" in game.state.racks[second]:
            break
    else:
        raise AssertionError("no such seed")
    assert first != second
    typed = ["", "8G Ta", "", "", "recycle 8G", "recycle 8H", "undo", "recycle 8H", "9G Nn", "yes"]
    result = run("play", *TWO, "--house", "recycling", "--seed", seed, "--lexicon", words_file, typed=typed)
    text = " ".join(result.output.split())
    assert "There is no blank on 8G. (R-6.1)" in text
    assert "The blank is yours for this play." in text
    assert "Your tiles are back on the rack." in text
    assert "The blank for A is reused." in text


def test_the_dictionary_is_closed_or_open(run: Run, words_file: Path) -> None:
    closed = run("play", *TWO, "--seed", "1", "--lexicon", words_file, typed=["", "look horn"])
    assert "The dictionary stays closed while you play, except for challenges. (R-3.2)" in closed.output
    opened = run("play", *TWO, "--house", "open-dictionary", "--lexicon", words_file, typed=["", "look horn hornn"])
    assert "HORN is good. HORNN is not in this game's list." in opened.output


def test_a_third_player_may_challenge_until_tiles_are_laid(run: Run, words_file: Path) -> None:
    players = ("Ann", "Ben", "Cid")
    game = mirror(seed=9, players=players)
    third = players[(game.turn + 2) % 3]
    word = game.rack.faces.replace("?", "")[:3]
    names = [name for player in players for name in ("--player", player)]
    game.play(f"8G {word}")
    asked = ["", f"8G {word}", "", f"challenge {word} by nobody", "challenge", f"challenge {word} by {third[:2]}"]
    result = run("play", *names, "--seed", "9", "--lexicon", words_file, typed=asked)
    assert "Nobody here is called 'nobody'." in result.output
    assert f"Choose which words to challenge: {word}. (R-3.5)" in result.output
    bad = word not in SAMPLE_WORDS
    assert (f"{third} challenges: {word} is not in this game's list." in result.output) is bad
    assert any(move for move in game.legal_moves())
    late = run(
        "play", *names, "--seed", "9", "--lexicon", words_file,
        typed=["", f"8G {word}", "", "", str(game.legal_moves()[0]), f"challenge {word}"],
    )  # fmt: skip
    assert f"You can no longer challenge that play: {players[game.turn]} has begun the next turn." in late.output


def test_the_book_on_the_table_is_asked(run: Run) -> None:
    game = mirror(seed=3)
    word = game.rack.faces.replace("?", "")[:2]
    result = run("play", *TWO, "--seed", "3", typed=["", f"8G {word}", "", f"challenge {word}", "perhaps", "y"])
    assert f"Is {word} in your dictionary? [y/n]" in result.output
    assert f"{word} is good." in result.output
    assert "loses the next turn. (R-3.4)" in result.output


def test_a_late_move_is_a_pass(run: Run, words_file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    ticks = iter(range(0, 100_000, 70))
    monkeypatch.setattr(time, "monotonic", lambda: float(next(ticks)))
    game = mirror("move-timer", seed=2)
    result = run(
        "play", *TWO, "--house", "move-timer", "--seed", "2", "--lexicon", words_file,
        typed=["", str(game.legal_moves()[0]), "yes", "", "board"],
    )  # fmt: skip
    assert "Time's up. Your tiles are back on the rack; the turn counts as a pass. (R-7.1)" in result.output


def test_pages_and_the_rack_in_any_order(run: Run, words_file: Path) -> None:
    typed = [
        "help",
        "",
        "",
        "rules",
        "",
        "pad",
        "",
        "unseen",
        "shuffle",
        "sort",
        "board",
        "e",
        "x",
        "",
        "accept",
        "vote",
        "draw",
        "finish",
    ]
    result = run("play", *TWO, "--seed", "1", "--lexicon", words_file, typed=[*typed, "resign", "no", "quit", ""])
    assert result.exit_code == 0
    for said in (
        "8F HORN lays HORN across from row 8, column F; F8 HORN lays it down.",
        "Racks hold 7 tiles. (R-2.3)",
        "Nothing is scored yet.",
        "Unseen, 93: ",
        "do you want to leave the game for good?",
    ):
        assert said in result.output


def test_resigning_ends_a_game_of_two(run: Run, words_file: Path, home: Path) -> None:
    game = mirror(seed=1)
    other = game.players[1 - game.turn]
    result = run("play", *TWO, "--seed", "1", "--lexicon", words_file, typed=["resign", "yes", "copy.log", ""])
    assert result.exit_code == 0
    assert f"{other} wins" in result.output
    assert Path("copy.log").read_text().startswith('{"tilewright":"log"')
    kept = next((home / "games").glob("*.game"))
    assert "The game is over" in run("play", "--resume", kept, typed=[""]).output
    assert run("replay", kept).exit_code == 0


def test_passes_end_the_game_and_solitaire_keeps_its_best(run: Run, words_file: Path, home: Path) -> None:
    game = mirror("solitaire", seed=5, players=("You",))
    move = game.legal_moves()[0]
    alone = ("play", "--game", "solitaire", "--seed", "5", "--lexicon", words_file)
    first = run(*alone, typed=[str(move), "", "pass", "pass", ""])
    assert first.exit_code == 0
    assert "This game has no best yet." in first.output
    assert "your best to beat" in first.output
    bests = (home / "bests.json").read_text()
    again = run("play", "--resume", next((home / "games").glob("*.game")), typed=[""])
    assert "The game is over" in again.output
    assert "best" not in again.output, "a game that is only shown again is not another one"
    assert (home / "bests.json").read_text() == bests
    second = run(*alone, typed=["pass", "pass", ""])
    assert "Your best in this game is" in second.output
    assert "Your best stays" in second.output
    (home / "bests.json").write_text("{damaged")
    third = run(*alone, typed=["pass", "pass", ""])
    assert "the damaged file is kept as" in " ".join(third.output.split())
    assert len(list(home.glob("bests.json.damaged-*"))) == 1


def test_all_tiles_face_up(run: Run, words_file: Path) -> None:
    result = run(
        "play",
        "--house",
        "solitaire=face-up",
        "--lexicon",
        words_file,
        typed=["8D TRAINER", "", "look at", "finish", ""],
    )
    assert result.exit_code == 0
    assert "A9 B2 C2" in result.output
    assert "TRAINER: 66 points (7 tiles: 50 points extra)" in result.output
    assert "AT is good." in result.output


def test_two_racks_need_no_curtain(run: Run, words_file: Path) -> None:
    result = run(
        "play", "--house", "solitaire=two-racks", "--lexicon", words_file, typed=["pass", "pass", "pass", "pass", ""]
    )
    assert result.exit_code == 0
    assert "Enter shows your rack" not in result.output


def test_the_last_play_waits_for_everybody(run: Run, tmp_path: Path) -> None:
    (tmp_path / "tiles").write_text("A4x1 T4x1")
    words = tmp_path / "few.txt"
    words.write_text("AT\nTA\nTAT\nATTA\nTATA\nAA\n")
    options = (
        "--tiles",
        tmp_path / "tiles",
        "--rack-size",
        "4",
        "--seed",
        "1",
        "--lexicon",
        words,
        "--edition",
        "tile-lock",
    )
    rules = replace(rules_for("tile-lock"), rack_size=4, tileset=TileSet.parse("A4x1 T4x1"))
    game = Game.new(rules, players=("Ann", "Ben"), words=WordList.open(words), seed=1)
    word = game.rack.faces
    game.play(f"8G {word}")
    result = run("play", *TWO, *options, typed=["", f"8G {word}", "", "maybe", "pad", "", "challenge", ""])
    text = " ".join(result.output.split())
    assert "accept the last play or challenge it? (Enter: accept)" in text
    assert "I do not know 'maybe'." in text
    if word in ("ATTA", "TATA"):
        assert "The game is over" in text
    else:
        assert f"{word} is not in this game's list." in text


@pytest.mark.no_cover
def test_an_action_of_each_kind_has_words() -> None:
    """Nothing that can happen leaves the table speechless."""
    kinds = set()
    for seed in range(12):
        state = None
        for event in played_out(Random(seed)).events:
            if state is not None:
                told = event_text("crossword", state, event, Audience(state.players, Convention.RULEBOOK))
                kinds |= {type(event)} if told else set()
                assert "*" not in told
            state = CROSSWORD.evolve(state, event)
    assert len(kinds) > 10
