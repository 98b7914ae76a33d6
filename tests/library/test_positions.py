"""Games that begin with a position, and positions as text."""

from typing import Any

import pytest
from msgspec.structs import replace

import tilewright as tw
from tilewright.games.crossword.audit import fair, replay
from tilewright.games.crossword.events import SetUp
from tilewright.games.crossword.kind import CROSSWORD
from tilewright.games.crossword.policies import AtOnce, GivePoints, OnChallenge
from tilewright.lexicons.shelf import UnknownLexicon
from tilewright.testing import SAMPLE_WORDS

EMPTY = "15/" * 14 + "15"
HORN = "15/" * 7 + "5HOrN6" + "/15" * 7
POSITION = f"{HORN} AEINRST/?BDEGOO 20/14 1"


def play_out(game: tw.Game) -> tw.Game:
    while not game.is_over:
        if game.is_closing:
            game.accept()
        else:
            game.play(game.best_move() or "-")
    return game


def test_a_position_becomes_a_game_and_a_game_a_position() -> None:
    game = tw.Game.from_cgp(POSITION, words=SAMPLE_WORDS)
    assert (game.scores, game.turn, game.rack, game.state.scoreless) == ((20, 14), 0, tw.Tiles("AEINRST"), 1)
    assert game.board.row(8) == ".....HOrN......"
    assert game.cgp() == f"{POSITION} lex sample; etl 1; cr double;"
    assert tw.Game.from_cgp(game.cgp(), words=SAMPLE_WORDS).cgp() == game.cgp()


def test_a_game_goes_on_from_a_position_and_its_draws_are_fair() -> None:
    game = play_out(tw.Game.from_cgp(POSITION, words=SAMPLE_WORDS, seed=4))
    assert fair(game.events)
    assert replay(game.events) == game.state
    again = tw.Session.from_log(game.log(), CROSSWORD, SAMPLE_WORDS)
    assert again == game.session


def test_racks_that_are_not_told_are_drawn_by_the_dice() -> None:
    games = [tw.Game.from_cgp(f"{HORN} AEINRST// 0/0/9 0", words=SAMPLE_WORDS, seed=seed) for seed in (1, 1, 2)]
    assert [len(rack) for rack in games[0].state.racks] == [7, 7, 7]
    assert games[0] == games[1]
    assert games[0].state.racks != games[2].state.racks
    assert games[0].bag + games[0].state.racks[1] + games[0].state.racks[2] == games[0].unseen
    assert len(games[0].bag) == 100 - 4 - 21


def test_opcodes_change_the_rules() -> None:
    game = tw.Game.from_cgp(f"{POSITION} bb 35; etl 7; mcnz 4; cr 5pt; lex COMMONS;")
    assert game.rules.bonus == ((7, 35),)
    assert (game.rules.exchanging.closed_at, game.rules.ending.scoreless) == (6, 4)
    assert isinstance(game.rules.checking, OnChallenge)
    assert game.rules.checking.wrong == GivePoints(5)
    assert isinstance(tw.Game.from_cgp(f"{POSITION} cr void;", words=SAMPLE_WORDS).rules.checking, AtOnce)


@pytest.mark.parametrize("lexicon", ["nwl23", "/etc/passwd", "../commons"])
def test_the_lexicon_of_a_position_is_one_that_is_known(lexicon: str) -> None:
    with pytest.raises(UnknownLexicon):
        tw.Game.from_cgp(f"{POSITION} lex {lexicon};")


def test_a_position_that_cannot_be_played_is_refused() -> None:
    with pytest.raises(tw.Unreadable, match="only void, single, double, 5pt, 10pt is supported as cr"):
        tw.Game.from_cgp(f"{POSITION} cr triple;", words=SAMPLE_WORDS)
    with pytest.raises(tw.Unreadable, match="a rack has 7 tiles at the most"):
        tw.Game.from_cgp(f"{HORN} AEINRSTU/ 0/0 0", words=SAMPLE_WORDS)
    with pytest.raises(tw.Refused, match="position-one-bag"):
        tw.Game.from_cgp(POSITION, house=["double-bag"], words=SAMPLE_WORDS)
    with pytest.raises(tw.Refused, match="seats"):
        tw.Game.from_cgp(POSITION, players=["Ann"], words=SAMPLE_WORDS)


def test_nobody_learns_the_racks_of_others_from_a_position() -> None:
    """R-13.3: following the events that a seat hears leads to what it may see."""
    game = tw.Game.from_cgp(f"{POSITION}", house=["jacks"], words=SAMPLE_WORDS, seed=3)
    assert game.state.jacks is None
    for seat in (None, 0, 1):
        seen = CROSSWORD.view(CROSSWORD.evolved(None, game.events[:1]), seat)
        for event in game.events[1:]:
            seen = CROSSWORD.evolve(seen, CROSSWORD.redact(event, seat))  # type: ignore[assignment]
        assert seen == game.view(seat)
    assert "AEINRST" not in str(CROSSWORD.redact(game.events[1], 1))


@pytest.mark.parametrize(
    ("change", "why"),
    [
        ({"cells": "."}, "other squares"),
        ({"cells": "5" * 225}, "other tiles"),
        ({"cells": "?" + "." * 224}, "other tiles"),
        ({"racks": ("AEINRST",)}, "2 seats"),
        ({"scores": (0, 0, 0)}, "2 seats"),
        ({"racks": ("AEINRSTU", "")}, "7 tiles at the most"),
        ({"racks": ("QQ", "")}, "no Q left"),
        ({"racks": ("*******", "")}, r"no \*+ left"),
        ({"scores": (10**9, 0)}, "out of bounds"),
        ({"scoreless": -1}, "out of bounds"),
    ],
)
def test_a_record_with_an_impossible_position_is_refused(change: dict[str, Any], why: str) -> None:
    game = tw.Game.from_cgp(POSITION, words=SAMPLE_WORDS)
    started, position = game.events[:2]
    assert isinstance(position, SetUp)
    with pytest.raises(tw.Refused, match=why):
        replay((started, replace(position, **change)))


def test_a_position_is_set_up_once_and_first() -> None:
    events = tw.Game.from_cgp(POSITION, words=SAMPLE_WORDS).events
    with pytest.raises(tw.Refused, match="before anything else"):
        replay((*events[:2], events[1]))


def test_an_empty_board_is_a_position_too() -> None:
    game = tw.Game.from_cgp(f"{EMPTY} / 0/0 0", words=SAMPLE_WORDS, seed=1)
    assert game.board.is_empty
    assert play_out(game).is_over
