"""The house rule `palindromes`, which no book has: extra points for every palindrome that a play makes."""

from pathlib import Path

import pytest
from msgspec.structs import replace

from tests.rulebooks.table import Table, across, down
from tilewright import Board, Game, Tiles
from tilewright.bots.bot import Budget
from tilewright.bots.crossword.levels import LEVELS
from tilewright.bots.crossword.player import LevelPlayer
from tilewright.cli.games.crossword.rules_text import house_rule_line, rules_text
from tilewright.cli.replay import read_record
from tilewright.core.dice import Dice
from tilewright.core.refusal import Refused
from tilewright.core.square import faces_of
from tilewright.editions.house import HOUSE_RULES, rules_for
from tilewright.engine.static_player import StaticPlayer
from tilewright.games.base import Kit
from tilewright.games.crossword import actions as a, events as e
from tilewright.games.crossword.audit import replay
from tilewright.games.crossword.kind import CROSSWORD
from tilewright.lexicons.graph import WordGraph
from tilewright.lexicons.plain import WordList
from tilewright.notation import gcg
from tilewright.notation.gcg import export as gcg_export
from tilewright.sentences.events import event_text

OTHER = "AEIOUST"
WORDS = WordGraph(WordList(["EVE", "AXE", "VEX", "TOT", "TOO", "OTTO", "EX", "AA"]))
LEVEL = (1 + 1 + 4 + 1 + 1) * 2


def test_a_palindrome_earns_ten_or_what_was_agreed_on() -> None:
    for house, bonus in (("palindromes", 10), ("palindromes=25", 25)):
        table = Table("folio", house, racks=("LEVELAI", OTHER))
        assert table.across(8, 4, "LEVEL").points == LEVEL + 2 * 1 + bonus
    assert Table("folio", racks=("LEVELAI", OTHER)).across(8, 4, "LEVEL").points == LEVEL + 2 * 1


def test_every_palindrome_of_a_play_counts_also_those_across_it_and_with_blanks() -> None:
    board = (*across(8, 6, "TO"), *down(9, 8, "OT"))
    table = Table("folio", "palindromes", racks=("?AEIOUS", OTHER), board=board)
    plain = Table("folio", racks=("?AEIOUS", OTHER), board=board)
    placed = table.across(8, 8, "t")
    assert placed.words == ("TOT", "TOT")
    assert placed.points == plain.across(8, 8, "t").points + 20


def test_two_letters_are_too_few_and_other_words_earn_nothing() -> None:
    for word in ("AA", "LEVER"):
        racks = (f"{word}IOUSTED"[:7], OTHER)
        with_it, without = (Table("folio", *house, racks=racks) for house in (["palindromes"], []))
        assert with_it.across(8, 8, word).points == without.across(8, 8, word).points


def test_the_points_go_with_a_play_that_is_withdrawn() -> None:
    table = Table("folio", "palindromes", racks=("HRRHAIE", OTHER))
    assert table.across(8, 6, "HRRH").points == 30
    table.challenge("HRRH", by=1)
    assert table.scores == (0, 0)


@pytest.mark.parametrize("value", ["0", "1001", "many", "-1"])
def test_no_more_than_a_thousand_points_can_be_agreed_on(value: str) -> None:
    with pytest.raises(Refused, match="house-rule-value"):
        rules_for("folio", [f"palindromes={value}"])


def dealt(*house: str) -> Game:
    """A game as it was dealt, in which the first player holds EVE and has played it."""
    games = (Game.new("folio", house=house, words=WORDS, seed=seed) for seed in range(10_000))
    game = next(game for game in games if game.rack.holds("EVE"))
    game.play("8G EVE")
    return game


def test_a_record_replays_and_a_false_score_is_found() -> None:
    game = dealt("palindromes")
    assert replay(game.events) == game.state
    false = [replace(one, points=12) if isinstance(one, e.Placed) else one for one in game.events]
    with pytest.raises(Refused, match="for 22, not EVE for 12"):
        replay(false)


def test_a_gcg_file_is_scored_by_the_house_rule_that_is_named(tmp_path: Path) -> None:
    game = dealt("palindromes")
    file = tmp_path / "eve.gcg"
    file.write_bytes(gcg.write(gcg_export.gcg_of(game.events)))
    assert read_record(file, "folio", None, ("palindromes",)).wrong is None
    wrong = read_record(file, "folio", None).wrong
    assert wrong
    assert (wrong.says, wrong.should) == ("+22", "+12")


def test_the_static_player_counts_them_and_would_play_another_word_without() -> None:
    def best(*house: str) -> tuple[str, int]:
        found = StaticPlayer(WORDS, rules_for("folio", house)).best(Board.empty(), Tiles("EVEAXTO"), in_bag=86)
        return faces_of(found.laid), found.points

    assert best() == ("VEX", 26)
    assert best("palindromes=20") == ("EVE", 32)
    player = StaticPlayer(WORDS, rules_for("folio", ["palindromes=20"]))
    ranked = player.ranked(Board.empty(), Tiles("EVEAXTO"), in_bag=86)
    assert ranked[0].points == 32
    assert [one.equity for one in ranked] == sorted((one.equity for one in ranked), reverse=True)


@pytest.mark.parametrize("name", ["diego", "hugo"])
def test_bots_play_for_palindromes(name: str) -> None:
    table = Table("folio", "palindromes=500", "challenge=void", words=WORDS, racks=("EVEAXTO", OTHER))
    state = table.state
    chosen = LevelPlayer(LEVELS[name]).choose(CROSSWORD.view(state, state.turn), Kit(WORDS, Dice(bytes(32))), Budget())
    assert isinstance(chosen, a.Place)
    assert faces_of(chosen.laid) in ("EVE", "TOT")


def test_the_terminal_explains_it_and_tells_of_it() -> None:
    says = "Extra points for every palindrome of 3 or more letters, such as LEVEL: 20 each."
    assert house_rule_line(HOUSE_RULES["palindromes"]) == ("palindromes[=10]", says.replace("20", "10"))
    assert f"Palindromes: {says}" in rules_text(rules_for("folio", ["palindromes=20"]))
    game = dealt("palindromes")
    told = [event_text("crossword", game.state, event) for event in game.events if isinstance(event, e.Placed)]
    assert any(line.endswith("for 22 points. Palindromes: 10 points extra.") for line in told)
