"""Section 13: the score pad, putting a game away, and what nobody else may see."""

from pathlib import Path

import msgspec
import pytest

from tests.rulebooks.common import only
from tests.rulebooks.examples import five_turns
from tests.rulebooks.table import BOOKS, LoadedDice, Table, across, down
from tilewright.core.refusal import Refused
from tilewright.games.crossword import actions as a, events as e
from tilewright.games.crossword.audit import fair
from tilewright.games.crossword.kind import CROSSWORD
from tilewright.games.crossword.pad import score_pad
from tilewright.games.crossword.state import Closing, Owing
from tilewright.session.game import Game
from tilewright.testing import SAMPLE_WORDS

MINUTE = 60_000


#


@pytest.mark.parametrize("book", BOOKS)
def test_the_pad_has_a_running_tally_after_every_turn(book: str) -> None:
    """R-13.1"""
    table, _ = five_turns(book)
    table.passes()
    lines = [(line.seat, line.points, line.totals) for line in score_pad(table.told)]
    assert lines == [
        (0, 14, (14, 0)),
        (1, 9, (14, 9)),
        (0, 25, (39, 9)),
        (1, 16, (39, 25)),
        (0, 16, (55, 25)),
        (1, 0, (55, 25)),
    ]


def test_the_pad_undoes_a_play_that_was_withdrawn() -> None:
    """R-13.1, R-3.3"""
    table = Table("tile-lock", dice=LoadedDice("HRNNAIE", "AEIOUST"))
    table.across(8, 6, "HRNN")
    table.challenge(by=1)
    table.exchange("A")
    assert [(line.seat, line.points, line.totals) for line in score_pad(table.told)] == [
        (0, 14, (14, 0)),
        (0, -14, (0, 0)),
        (1, 0, (0, 0)),
    ]


def test_the_pad_ends_with_the_settlement() -> None:
    """R-13.1, R-4.6: and its last totals are the final scores."""
    table = Table(dice=LoadedDice("AEIOUST", "XAEIOUE"))
    table.passes(4)
    pad = score_pad(table.told)
    assert [line.points for line in pad] == [0, 0, 0, 0, -7, -14]
    assert pad[-1].totals == table.scores == (-7, -14)


def test_the_pad_has_points_for_a_theme_and_for_a_challenge() -> None:
    """R-13.1, R-6.3, R-3.6"""
    table = Table("folio", "theme=music", "challenge=points-5", themes={"music": {"HORN"}}, dice=LoadedDice("HORNAIE"))
    table.across(8, 6, "HORN")
    table.challenge("HORN", by=1)
    assert [(line.points, line.totals) for line in score_pad(table.told)] == [(19, (19, 0)), (5, (24, 0))]


def test_a_turn_that_was_lost_stands_on_the_pad() -> None:
    """R-13.1: so that every turn has its line."""
    table = Table("folio", dice=LoadedDice("HORNAIE"))
    table.across(8, 6, "HORN")
    table.challenge("HORN", by=1)
    assert [(line.seat, line.points, line.totals) for line in score_pad(table.told)] == [
        (0, 14, (14, 0)),
        (1, 0, (14, 0)),
    ]


#


def playing() -> Table:
    return Table("folio", "game-clock")


def owing() -> Table:
    return Table("folio", "double-bag")


def closing() -> Table:
    table = Table(racks=("S", "AX"), board=down(6, 8, "FARM"), bag="")
    table.down(10, 8, "S")
    return table


@pytest.mark.parametrize("situation", [playing, owing, closing])
def test_a_game_can_be_put_away_at_any_time_and_taken_up_as_it_was(situation: type[Table]) -> None:
    """R-13.2: meanwhile nothing can be done, and anybody may take it up."""
    table = situation()
    before = table.state
    table.do(a.Adjourn(), by=1)
    for seat in (0, 1):
        for action in (a.Pass(), a.Accept(), a.Draw(3), a.Resign(), a.Adjourn()):
            assert table.refuses(action, by=seat, rule="R-13.2").key == "put-away"
    assert CROSSWORD.pending(table.state) == {0, 1}
    table.do(a.Resume(), by=0)
    assert table.state == before
    assert table.refuses(a.Resume(), by=0, rule="R-13.2").key == "not-put-away"


def test_no_time_passes_while_a_game_is_away() -> None:
    """R-13.2, R-7.2: ten minutes before, five after, and a night between."""
    table = playing()
    table.now = 10 * MINUTE
    table.do(a.Adjourn(), by=1)
    table.now += 600 * MINUTE
    table.do(a.Resume(), by=0)
    table.now += 5 * MINUTE
    table.passes()
    assert table.state.clocks.used == (15 * MINUTE, 0)


def test_a_challenge_waits_for_a_game_that_was_put_away() -> None:
    """R-13.2, R-3.2: the play can still be challenged the day after."""
    table = Table("magnetic", racks=("HRNNAIE", "AEIOUST"))
    table.across(8, 6, "HRNN")
    table.do(a.Adjourn(), by=0)
    table.do(a.Resume(), by=1)
    table.challenge("HRNN", by=1)
    assert table.state.board.is_empty


def test_a_saved_game_goes_on_where_it_was_left(tmp_path: Path) -> None:
    """R-13.2: with the same tiles to come."""
    game = Game.new("large-print", players=("Ann", "Ben"), words=SAMPLE_WORDS, seed=7)
    game.play(game.legal_moves()[0])
    game.save(tmp_path / "game")
    again = Game.load(tmp_path / "game", SAMPLE_WORDS)
    assert (again.state, again.events) == (game.state, game.events)
    for one in (game, again):
        one.exchange(one.rack.faces)
    assert again.state == game.state


def test_a_saved_game_keeps_the_racks_secret(tmp_path: Path) -> None:
    """R-13.2, R-13.3: the file shows only the players, the scores, whose turn it is, the words and the bots."""
    game = Game.new("folio", players=("Ann", "Ben"), words=SAMPLE_WORDS, seed=7)
    game.play(game.legal_moves()[0])
    game.save(tmp_path / "game")
    text = (tmp_path / "game").read_text(encoding="utf-8")
    shown = msgspec.json.decode(text)
    assert set(shown) == {"tilewright", "version", "players", "scores", "to_play", "notes", "sealed"}
    assert set(shown["notes"]) == {"lexicon", "fingerprint", "hints", "bots"}
    for tiles in (*game.state.racks, *game.state.bags):
        assert tiles.faces not in text
    for event in game.events:
        if isinstance(event, e.Drew):
            assert "".join(event.tiles) not in text


#


def in_full_swing(book: str) -> Table:
    """Tiles were laid, drawn and exchanged; the last play can still be challenged."""
    table = Table(book, seats=3, dice=LoadedDice("HORNAIE", "QZJXKVW", "AEIOUST"))
    table.across(8, 6, "HORN")
    table.exchange("QZJ")
    table.across(8, 10, "E")
    return table


@pytest.mark.parametrize("book", BOOKS)
@pytest.mark.parametrize("seat", [0, 1, 2, None])
def test_nobody_sees_the_racks_of_the_others_or_the_bag(book: str, seat: int | None) -> None:
    """R-13.3: only how many tiles there are."""
    table = in_full_swing(book)
    seen = CROSSWORD.view(table.state, seat)
    for owner, rack in enumerate(table.racks):
        assert seen.racks[owner].faces == (rack if owner == seat else "*" * 7)
    assert [bag.faces for bag in seen.bags] == ["*" * len(table.bag)]
    assert seen.last
    assert seen.last.drawn[0].faces == (table.state.last.drawn[0].faces if seat == 2 and table.state.last else "*")
    assert (seen.board, seen.scores, seen.turn) == (table.state.board, table.scores, table.turn)


@pytest.mark.parametrize("seat", [0, 1, 2, None])
def test_nobody_hears_what_the_others_drew_or_put_down(seat: int | None) -> None:
    """R-13.3: a draw, an exchange and its return are known by their number."""
    table = in_full_swing("folio")
    for event in table.told:
        heard = CROSSWORD.redact(event, seat)
        if isinstance(event, e.Drew | e.Exchanged | e.Returned) and event.seat != seat:
            tiles, kept = "".join(event.tiles), getattr(heard, "tiles", ())
            assert "".join(kept) == "*" * len(tiles)
        else:
            assert heard == event


@pytest.mark.parametrize("seat", [0, None])
def test_tiles_put_down_while_the_new_ones_are_chosen_stay_hidden(seat: int | None) -> None:
    """R-13.3, R-6.5"""
    table = Table("magnetic", "double-bag", racks=("AEIOUST", "HORNAIE"), first=1)
    table.exchange("HO")
    assert CROSSWORD.view(table.state, 1).aside.faces == "HO"
    assert CROSSWORD.view(table.state, seat).aside.faces == "**"


def test_the_seed_is_promised_at_the_start_and_shown_only_at_the_end() -> None:
    """R-13.3: who knew it before would know the order of the bag. After the game everybody can check the draws."""
    game = Game.new("folio", words=SAMPLE_WORDS, seed=5)
    for _ in range(4):
        heard = [CROSSWORD.redact(event, 0) for event in game.events]
        assert game.session.dice.reveal() not in msgspec.json.encode(heard).decode()
        assert game.session.dice.reveal() not in msgspec.json.encode(game.view(0)).decode()
        game.pass_turn()
    assert only(e.Ended, list(game.events)).seed == game.session.dice.reveal()
    assert fair(game.events)


def test_tiles_that_went_back_after_a_challenge_do_not_come_again_in_their_order() -> None:
    """R-13.3, R-3.3: what was drawn after a play that was withdrawn has been seen, and the dice go on."""
    table = Table("tile-lock", racks=("HRNNAIE", "AEIOUST"))
    table.across(8, 6, "HRNN")
    rolled, drawn = table.state.rolled, table.racks[0]
    table.challenge(by=1)
    table.passes()
    assert (table.racks[0], table.state.rolled) == ("AEHINNR", rolled)
    table.exchange("HRNN")
    assert table.racks[0] != drawn


def test_once_the_game_is_over_everything_is_shown() -> None:
    """R-13.3"""
    table = in_full_swing("folio")
    table.passes(6)
    seen = CROSSWORD.view(table.state, None)
    assert tuple(rack.faces for rack in seen.racks) == table.racks
    assert seen.bags == table.state.bags


def test_not_even_a_last_play_that_waits_shows_the_racks() -> None:
    """R-13.3, R-3.7"""
    table = closing()
    assert isinstance(table.state.phase, Closing)
    assert CROSSWORD.view(table.state, 0).racks[1].faces == "**"


def test_a_refusal_tells_nobody_about_tiles_of_others() -> None:
    """R-13.3: it has the events of the action alone."""
    table = Table(racks=("HORNAIE", "QZJXKVW"))
    refused = table.refuses(a.Exchange("Q"), by=0, rule="R-2.5")
    assert refused.facts == {"tiles": "Q"}
    with pytest.raises(Refused) as caught:
        table.do(a.Place(across(8, 6, "QORN")))
    assert "JXKVW" not in str(caught.value)


def test_the_owed_draw_of_another_is_known_by_its_number_alone() -> None:
    """R-13.3, R-6.5"""
    table = owing()
    assert table.state.phase == Owing(0, 7)
    drew = only(e.Drew, table.do(a.Draw(3), by=0))
    assert CROSSWORD.redact(drew, 1) == e.Drew(0, ("***", "****"))
