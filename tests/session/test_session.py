"""One session for every kind of game: start, act, undo, copy, save, load, replay."""

from collections.abc import Callable
from pathlib import Path
from random import Random

import pytest

from tilewright.core.refusal import Refused
from tilewright.games.bingo.actions import Deal
from tilewright.games.bingo.kind import BINGO
from tilewright.games.crossword import actions as a
from tilewright.games.crossword.kind import CROSSWORD
from tilewright.games.duplicate.kind import DUPLICATE
from tilewright.games.junior.kind import JUNIOR
from tilewright.games.kind import GAMES, kind_of
from tilewright.games.unbuild.kind import UNBUILD
from tilewright.games.unbuild.rules import Rules as UnbuildRules
from tilewright.notation.trouble import Unreadable
from tilewright.session.session import AnySession, Session
from tilewright.testing import SAMPLE_WORDS, RandomGame
from tilewright.testing.bingo import SEVENS, random_bingo
from tilewright.testing.duplicate import RandomDuplicate
from tilewright.testing.junior import RandomJunior
from tilewright.testing.unbuild import left_board, random_unbuild

#: By the name of the game, one that random players have brought some way on.
STARTS: dict[str, Callable[[Random], object]] = {
    "crossword": lambda chance: RandomGame(chance, words=SAMPLE_WORDS),
    "duplicate": RandomDuplicate,
    "unbuild": lambda chance: random_unbuild(chance, left_board(6), seats=2),
    "bingo": random_bingo,
    "junior": RandomJunior,
}


def begun(name: str, steps: int, chance: int = 3) -> AnySession:
    game: RandomGame = STARTS[name](Random(chance))  # type: ignore[assignment]
    for _ in range(steps):
        if not game.state.is_over:
            game.step()
    return game.session  # type: ignore[return-value]


def test_there_is_a_start_for_every_game() -> None:
    assert STARTS.keys() == GAMES.keys()


@pytest.mark.parametrize("name", GAMES)
def test_a_game_that_goes_on_is_saved_sealed_and_goes_on_as_it_was(name: str, tmp_path: Path) -> None:
    session = begun(name, 3)
    assert not session.is_over
    session.save(tmp_path / "game")
    for again in (
        Session.load(tmp_path / "game", words=SAMPLE_WORDS),
        Session.load(tmp_path / "game", kind_of(name), SAMPLE_WORDS),
    ):
        assert (again.kind, again.events, again.state) == (session.kind, session.events, session.state)
        assert again.dice.reveal() == session.dice.reveal()


@pytest.mark.parametrize("name", GAMES)
def test_a_finished_game_comes_back_from_its_log_and_is_fair(name: str) -> None:
    session = begun(name, 5_000)
    assert session.is_over
    assert session.text() == session.log()
    again = Session.from_log(session.log(), words=SAMPLE_WORDS)
    assert (again.kind, again.state, again.is_fair) == (session.kind, session.state, True)
    assert [*again][-1] == session.state
    assert len([*again]) == len(session.events)


def test_a_log_without_its_end_cannot_be_gone_on_with() -> None:
    with pytest.raises(Unreadable) as trouble:
        Session.from_log(begun("crossword", 3).log())
    assert trouble.value.key == "log-unfinished"


def test_a_file_of_another_game_is_not_taken_for_the_one_expected(tmp_path: Path) -> None:
    begun("junior", 2).save(tmp_path / "game")
    with pytest.raises(Unreadable) as trouble:
        Session.load(tmp_path / "game", CROSSWORD)
    assert trouble.value.key == "log-other-game"


def test_what_is_refused_changes_nothing() -> None:
    session = Session.new(CROSSWORD, players=("Ann", "Ben"), words=SAMPLE_WORDS, seed=1)
    before, events = session.state, session.events
    with pytest.raises(Refused):
        session.act(a.Exchange("ZZZZ"), session.state.turn)
    with pytest.raises(Refused):
        session.act(a.Pass(), 1 - session.state.turn)
    assert (session.state, session.events) == (before, events)
    with pytest.raises(Refused, match="nothing-to-take-back"):
        session.undo()


def test_what_was_drawn_and_taken_back_does_not_come_again() -> None:
    session = Session.new(CROSSWORD, players=("Ann", "Ben"), words=SAMPLE_WORDS, seed=1)
    seat, rack = session.state.turn, session.state.racks[session.state.turn]
    drawn = set()
    for _ in range(4):
        session.act(a.Exchange(rack.faces[:5]), seat)
        drawn.add(session.state.racks[seat].faces)
        session.undo()
        assert (session.state.racks[seat], session.state.turn) == (rack, seat)
    assert len(drawn) == 4


def test_several_actions_are_taken_back_one_after_the_other() -> None:
    session = Session.new(UNBUILD, UnbuildRules(left_board(6)), words=SAMPLE_WORDS)
    states = [session.state]
    for _ in range(3):
        (seat,) = session.pending
        session.act(session.legal_actions(seat)[-1], seat)
        states.append(session.state)
    for state in reversed(states[:-1]):
        session.undo()
        assert session.state == state


def test_a_copy_goes_its_own_way() -> None:
    session = Session.new(JUNIOR, words=SAMPLE_WORDS, seed=2)
    (seat,) = session.pending
    session.act(session.legal_actions(seat)[0], seat)
    copy, state = session.copy(), session.state
    copy.undo()
    assert (session.state, copy.state == state) == (state, False)
    (seat,) = session.pending
    session.act(session.legal_actions(seat)[0], seat)
    assert copy.events != session.events


@pytest.mark.parametrize("name", ["crossword", "junior", "unbuild"])
def test_everything_that_is_listed_is_granted(name: str) -> None:
    session = begun(name, 4)
    for seat in sorted(session.pending):
        listed = session.legal_actions(seat, now=10**9)
        for action in listed[:: max(1, len(listed) // 20)]:
            session.copy().act(action, seat, now=10**9)
        assert listed or name == "crossword"
    assert session.legal_actions(len(session.state.players)) == []


def test_every_play_passing_and_every_exchange_are_listed() -> None:
    session = Session.new(CROSSWORD, players=("Ann", "Ben"), words=SAMPLE_WORDS, seed=4)
    seat, state = session.state.turn, session.state
    listed = session.legal_actions(seat)
    plays = list(SAMPLE_WORDS.plays(state.board, state.racks[seat], 7))
    assert [one.laid for one in listed if isinstance(one, a.Place)] == [laid for laid, _ in plays]
    assert a.Pass() in listed
    assert {len(one.tiles) for one in listed if isinstance(one, a.Exchange)} == set(range(1, 8))
    assert session.legal_actions(1 - seat) == []


def test_a_game_says_what_it_cannot_do() -> None:
    hall = Session.new(DUPLICATE, players=("Ann",), words=RandomDuplicate(Random(1)).session.words)
    with pytest.raises(TypeError, match="listed"):
        hall.legal_actions(0)
    cards = Session.new(BINGO, players=("Ann",), words=SEVENS)
    cards.act(Deal(), 0)
    with pytest.raises(TypeError, match="taken back"):
        cards.undo()
    assert repr(cards).startswith("<Session of bingo: Ann 0")
