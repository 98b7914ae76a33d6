"""Records of duplicate games from outside: what cannot have happened is refused, and loaded dice are found out."""

import json
from random import Random

import pytest
from hypothesis import given, settings, strategies as st
from msgspec.structs import replace

from tilewright.core.dice import Dice
from tilewright.core.layout import Layout
from tilewright.core.refusal import Refused
from tilewright.core.square import Direction
from tilewright.core.tileset import MOST_POINTS, TileSet
from tilewright.games.base import Kit
from tilewright.games.duplicate import events as e
from tilewright.games.duplicate.actions import HandIn
from tilewright.games.duplicate.audit import fair, replay
from tilewright.games.duplicate.kind import DUPLICATE
from tilewright.games.duplicate.policies import HumanArbitrator, Placing
from tilewright.games.duplicate.rules import Rules
from tilewright.games.duplicate.slip import Slip
from tilewright.games.kind import kind_of
from tilewright.lexicons.graph import WordGraph
from tilewright.notation import log, sealed
from tilewright.notation.trouble import Unreadable
from tilewright.testing.duplicate import FEW_TILES, RandomDuplicate


def played(seed: str, rules: Rules) -> tuple[e.Event, ...]:
    game = RandomDuplicate(Random(seed), rules, ("Ann", "Ben", "Cid"))
    while not game.state.is_over:
        game.step()
    return tuple(game.events)


TOP = played("top", Rules(tileset=FEW_TILES, pause=10_000))
MASTER = played("master", Rules(tileset=FEW_TILES, placing=Placing.MASTER))
PERSON = played("person", Rules(tileset=FEW_TILES, arbitrator=HumanArbitrator(1)))
# Every square multiplies the word by four, and every tile is as dear as one may be.
DEAREST = TileSet("dear", tuple(replace(kind, value=MOST_POINTS) if kind.value else kind for kind in FEW_TILES.kinds))
STEEP = Layout("steep", tuple("Q" * 7 + ("*" if row == 8 else "Q") + "Q" * 7 for row in range(1, 16)))
WILD = played("wild", Rules(tileset=DEAREST, layout=STEEP))
GAMES = (TOP, MASTER, PERSON, WILD)
LINES = log.write(TOP, DUPLICATE).splitlines()


@pytest.mark.parametrize("game", GAMES, ids=["top", "master", "person", "wild"])
def test_a_record_goes_out_and_comes_back(game: tuple[e.Event, ...]) -> None:
    assert kind_of("duplicate") is DUPLICATE
    assert log.read(log.write(game, DUPLICATE), DUPLICATE) == game
    assert sealed.unseal(sealed.seal(game[:-1], "07" * 32, DUPLICATE), DUPLICATE) == (game[:-1], "07" * 32)
    assert fair(game)


def test_the_scores_of_a_wild_board_are_not_too_large_to_be_read_again() -> None:
    best = max(event.best.points for event in WILD if isinstance(event, e.Judged) and event.best)
    assert best > 10_000_000


def test_a_bot_may_state_any_score_a_board_has() -> None:
    game = RandomDuplicate(Random("dear"), Rules(tileset=DEAREST, layout=STEEP), ("Ann", "Ben"))
    slip = Slip("AT", 8, 8, Direction.ACROSS, 123_456_789)
    _, after = DUPLICATE.advance(game.state, 0, HandIn(slip), Kit(WordGraph(["AT"]), Dice(bytes(32))))
    assert after.slip_of(0) == slip


def first(kind: type, game: tuple[e.Event, ...] = TOP) -> int:
    return next(number for number, event in enumerate(game) if isinstance(event, kind))


def changed(number: int, event: e.Event | None, game: tuple[e.Event, ...] = TOP) -> list[e.Event]:
    """The record with one event in place of another, or without it."""
    return [*game[:number], *([event] if event else []), *game[number + 1 :]]


def broken(events: list[e.Event]) -> tuple[int, str]:
    with pytest.raises(Refused) as refused:
        replay(events)
    assert refused.value.key == "log-broken"
    return int(str(refused.value.facts["event"])), str(refused.value.facts["why"])


@pytest.mark.parametrize(
    ("kind", "changes", "why"),
    [
        (e.Drew, {"tiles": "ZZZZZZZ"}, "could not be drawn"),
        (e.Drew, {"tiles": "AE"}, "could not be drawn"),
        (e.Drew, {"named": True}, "from elsewhere"),
        (e.HandedIn, {"seat": 9}, "nobody plays"),
        (e.HandedIn, {"at": 999_999_999}, "time of the round"),
        (e.HandedIn, {"collected_by": 1}, "no slip"),
        (e.Closed, {"at": -1}, "could be closed"),
        (e.Opened, {"at": -1}, "could be opened"),
        (e.Judged, {"verdicts": ()}, "verdicts"),
        (e.Judged, {"best": None}, "better than the best"),
        (e.Placed, {"origin": e.Origin.BEST}, "another word"),
        (e.Paused, {"until": 5}, "no such pause"),
        (e.Ended, {"winners": ()}, "winners"),
        (e.Ended, {"seed": "00"}, "seed"),
        (e.Ended, {"why": e.EndReason.STOPPED}, "not the end"),
        (e.Started, {"players": ()}, "no-players"),
    ],
)
def test_an_event_that_was_changed_is_found(kind: type, changes: dict[str, object], why: str) -> None:
    number = first(kind)
    found, told = broken(changed(number, replace(TOP[number], **changes)))
    assert found == number
    assert why in told


@pytest.mark.parametrize("kind", [e.Started, e.Drew, e.Called, e.Opened, e.Closed, e.Judged, e.Placed])
def test_an_event_that_is_missing_is_found(kind: type) -> None:
    number = first(kind)
    assert broken(changed(number, None))[0] >= number


@pytest.mark.parametrize("kind", [e.Started, e.PutBack, e.Called, e.Opened, e.Judged, e.Placed, e.Ended])
def test_an_event_told_at_the_wrong_moment_is_found(kind: type) -> None:
    fact = next((event for game in GAMES for event in game if isinstance(event, kind)), e.PutBack())
    number = first(e.HandedIn)
    assert broken([*TOP[:number], fact, *TOP[number:]])[0] == number


def test_points_that_were_changed_in_the_verdicts_are_found() -> None:
    number = next(place for place, event in enumerate(TOP) if isinstance(event, e.Judged) and event.verdicts[0].scored)
    judged = TOP[number]
    assert isinstance(judged, e.Judged)
    better = replace(judged.verdicts[0], scored=judged.verdicts[0].scored + 1)
    assert broken(changed(number, replace(judged, verdicts=(better, *judged.verdicts[1:]))))[0] == number


@pytest.mark.parametrize(
    "fact",
    [e.Ruled("HE", good=True), e.Corrected(0, None), e.Left(9), e.Joined(7, "Zoe"), e.SaidDone(9), e.Paused(0)],
)
def test_what_nobody_could_do_is_found(fact: e.Event) -> None:
    number = first(e.HandedIn)
    assert broken([*TOP[:number], fact])[0] == number


def test_an_empty_record_is_none_and_nothing_comes_after_the_end() -> None:
    assert broken([]) == (0, "it is empty")
    assert broken([*TOP, TOP[-1]]) == (len(TOP), "the game was over already")


def test_loaded_dice_are_found_out() -> None:
    number = first(e.Drew)
    drew = TOP[number]
    assert isinstance(drew, e.Drew)
    assert not fair(changed(number, replace(drew, tiles=drew.tiles[::-1])))
    assert not fair(TOP[:-1])
    assert not fair(changed(0, replace(TOP[0], commitment="00" * 32)))


@settings(max_examples=100)
@given(st.data())
def test_a_record_with_one_thing_changed_is_refused_or_still_a_game(data: st.DataObject) -> None:
    number = data.draw(st.integers(1, len(LINES) - 1))
    fact = json.loads(LINES[number])
    key = data.draw(st.sampled_from(sorted(fact)))
    fact[key] = data.draw(
        st.one_of(st.integers(-9, 99), st.text(max_size=3), st.none(), st.lists(st.integers(-1, 20), max_size=3))
    )
    text = "\n".join([*LINES[:number], json.dumps(fact), *LINES[number + 1 :]])
    assert number < _line_of_trouble(text) <= len(LINES) + 1


def _line_of_trouble(text: str) -> int:
    """Where a record is wrong; one line beyond it if nothing is."""
    try:
        return len(log.read(text, DUPLICATE)) + 2
    except Unreadable as trouble:
        return trouble.line
