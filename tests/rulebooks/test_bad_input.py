"""What is refused, with the key, the rule and the facts; and that nothing has changed then."""

from collections.abc import Callable

import pytest

from tests.rulebooks.table import FULL_SET, Table, across, down
from tilewright.bots.bot import UnknownBot
from tilewright.core.layout import Layout
from tilewright.core.named_layouts import named_layout
from tilewright.core.named_sets import tile_set
from tilewright.core.nearest import nearest
from tilewright.core.refusal import RULE_OF, Refused
from tilewright.core.square import Laid, Square
from tilewright.core.tileset import TileSet
from tilewright.editions.books import EDITIONS, edition
from tilewright.editions.house import HOUSE_RULES, rules_for
from tilewright.games.crossword import actions as a
from tilewright.games.crossword.kind import CROSSWORD
from tilewright.games.crossword.policies import FromSeat
from tilewright.games.crossword.rules import Rules
from tilewright.games.junior.boards import printed_board
from tilewright.games.kind import kind_of
from tilewright.notation.coordinates import Convention, read
from tilewright.sentences import sentence
from tilewright.session.game import Game
from tilewright.testing import SAMPLE_WORDS

HORN = across(8, 6, "HORN")


def opening() -> Table:
    return Table("tile-lock", racks=("HORNAI?", "AEIOUST"))


def later() -> Table:
    return Table("tile-lock", racks=("ASTSAEE", "AEIOUST"), board=HORN)


def low_bag() -> Table:
    return Table("tile-lock", racks=("QVVWWXZ", "AEIOUST"), bag="EE")


def after_a_pass() -> Table:
    table = opening()
    table.lay(HORN)
    table.passes()
    return table


def over() -> Table:
    table = opening()
    table.passes(4)
    return table


@pytest.mark.parametrize(
    ("situation", "action", "key", "rule", "facts"),
    [
        (opening, a.Place(()), "no-tiles", "R-2.7", {}),
        (opening, a.Place(across(8, 8, "H")), "one-tile-first", "R-2.6", {}),
        (opening, a.Place(across(1, 1, "HORN")), "off-centre", "R-2.6", {"row": 8, "col": 8}),
        (opening, a.Place(across(8, 13, "HORN")), "off-board", "R-2.7", {"row": 8, "col": 16}),
        (opening, a.Place(down(-1, 8, "HO")), "off-board", "R-2.7", {"row": -1, "col": 8}),
        (opening, a.Place(across(8, 8, "HOT")), "tile-not-held", "R-2.5", {"tiles": "T"}),
        (opening, a.Place(across(8, 8, "HOO")), "tile-not-held", "R-2.5", {"tiles": "O"}),
        (opening, a.Place(across(8, 8, "Hoo")), "tile-not-held", "R-2.5", {"tiles": "?"}),
        (opening, a.Place((Laid(8, 8, "HO"),)), "unknown-tile", "R-1.2", {"tile": "HO"}),
        (opening, a.Place((Laid(8, 8, ""),)), "unknown-tile", "R-1.2", {"tile": ""}),
        (opening, a.Place(across(8, 8, "H?")), "unknown-tile", "R-1.2", {"tile": "?"}),
        (opening, a.Place(across(8, 8, "Hé")), "unknown-tile", "R-1.2", {"tile": "é"}),
        (later, a.Place(across(8, 9, "S")), "square-taken", "R-2.10", {"row": 8, "col": 9, "tile": "N"}),
        (later, a.Place((Laid(7, 6, "A"), Laid(7, 6, "S"))), "square-twice", "R-2.7", {}),
        (
            later,
            a.Place((Laid(7, 6, "A"), Laid(9, 7, "S"))),
            "not-in-line",
            "R-2.7",
            {"squares": [Square(7, 6), Square(9, 7)]},
        ),
        (later, a.Place(across(8, 10, "S.A")), "gap", "R-2.7", {"squares": [Square(8, 10), Square(8, 12)]}),
        (later, a.Place(across(1, 1, "AS")), "not-touching", "R-2.7", {}),
        (later, a.Place(across(8, 10, "S"), (Square(8, 8),)), "no-recycling", "R-6.1", {}),
        (later, a.Place(across(8, 10, "S"), (), ("HORNS",)), "no-claims", "R-6.3", {}),
        (low_bag, a.Exchange("QVV"), "bag-too-low", "R-2.13", {"left": 2, "asked": 3}),
        (low_bag, a.Exchange("J"), "tile-not-held", "R-2.5", {"tiles": "J"}),
        (low_bag, a.Exchange("?"), "tile-not-held", "R-2.5", {"tiles": "?"}),
        (low_bag, a.Exchange(""), "exchange-nothing", "R-2.13", {}),
        (opening, a.Challenge(), "nothing-to-challenge", "R-3.2", {}),
        (after_a_pass, a.Challenge(), "own-play", "R-3.2", {}),
        (opening, a.Accept(), "nothing-to-accept", "R-3.7", {}),
        (opening, a.Begin(), "already-begun", "R-3.2", {}),
        (opening, a.Vote((True,)), "nothing-to-vote-on", "R-6.3", {}),
        (opening, a.Draw(3), "no-draw-owed", "R-6.5", {}),
        (opening, a.CallTime(), "no-move-timer", "R-7.1", {}),
        (opening, a.Finish(), "cannot-finish", "R-8.3", {}),
        (opening, a.Resume(), "not-put-away", "R-13.2", {}),
        (over, a.Pass(), "game-over", "R-5.1", {}),
        (over, a.Challenge(), "game-over", "R-5.1", {}),
        (over, a.Adjourn(), "game-over", "R-5.1", {}),
    ],
)
def test_an_action_against_the_rules_is_refused_and_changes_nothing(
    situation: Callable[[], Table], action: a.Action, key: str, rule: str, facts: dict[str, object]
) -> None:
    """R-1.2, R-2.5, R-2.6, R-2.7, R-2.10, R-2.13, R-3.2, R-3.7, R-5.1: the refusal has a key, a rule and the facts."""
    refused = situation().refuses(action, rule=rule)
    assert (refused.key, refused.facts) == (key, facts)


def test_a_tile_held_once_is_not_exchanged_twice() -> None:
    """R-2.5"""
    assert low_bag().refuses(a.Exchange("QQ"), rule="R-2.5").key == "tile-not-held"


def test_a_challenge_that_comes_too_late_is_refused() -> None:
    """R-3.2"""
    table = Table("tile-lock", seats=3, racks=("HORNAIE", "AEIOUST", "AEIOUSL"))
    table.lay(HORN)
    table.passes()
    refused = table.refuses(a.Challenge(), by=1, rule="R-3.2")
    assert (refused.key, refused.facts) == ("challenge-too-late", {"turn": 2})


@pytest.mark.parametrize("action", [a.Place(HORN), a.Exchange("A"), a.Pass(), a.Begin()])
def test_who_is_not_on_turn_has_to_wait(action: a.Action) -> None:
    """R-2.4"""
    refused = opening().refuses(action, by=1, rule="R-2.4")
    assert (refused.key, refused.facts) == ("not-your-turn", {"turn": 0})


@pytest.mark.parametrize("seat", [-1, 2, 99])
def test_there_is_no_such_seat(seat: int) -> None:
    """R-2.4"""
    refused = opening().refuses(a.Pass(), by=seat, rule="R-2.4")
    assert (refused.key, refused.facts) == ("no-such-seat", {"seat": seat, "seats": 2})


def test_time_does_not_run_backwards() -> None:
    """R-7.2"""
    table = Table("magnetic", "game-clock")
    table.now = 5_000
    table.passes()
    table.now = 4_999
    assert table.refuses(a.Pass(), rule="R-7.2").key == "clock-ran-backwards"


def test_an_unknown_edition_is_refused_with_those_there_are() -> None:
    for ask in (lambda: edition("deluxe"), lambda: rules_for("deluxe"), lambda: Game.new("deluxe", words=SAMPLE_WORDS)):
        with pytest.raises(Refused) as caught:
            ask()
        assert caught.value.key == "unknown-edition"
        assert caught.value.facts == {"edition": "deluxe", "known": nearest("deluxe", EDITIONS)}


@pytest.mark.parametrize(
    ("name", "key"),
    [
        ("triple-bag", "unknown-house-rule"),
        ("", "unknown-house-rule"),
        ("recycling=2", "house-rule-value"),
        ("theme", "house-rule-value"),
        ("theme=", "house-rule-value"),
        ("jacks=many", "house-rule-value"),
        ("jacks=-1", "house-rule-value"),
        ("move-timer=0", "house-rule-value"),
        ("game-clock=1.5", "house-rule-value"),
        ("challenge=maybe", "house-rule-value"),
        ("solitaire=three-racks", "house-rule-value"),
        ("scoreless=x", "house-rule-value"),
    ],
)
def test_a_house_rule_that_there_is_not_is_refused(name: str, key: str) -> None:
    """R-6.6"""
    with pytest.raises(Refused) as caught:
        rules_for("folio", [name])
    assert (caught.value.key, caught.value.rule) == (key, RULE_OF[key])
    assert caught.value.facts["name"] == name.partition("=")[0]


@pytest.mark.parametrize(
    ("rules", "key", "rule"),
    [
        (Rules(rack_size=0), "rack-size", "R-2.3"),
        (Rules(rack_size=16), "rack-size", "R-2.3"),
        (Rules(tileset=TileSet.parse("A5x1 B5x1")), "too-few-tiles", "R-2.3"),
        (Rules(bonus=((7, -50),)), "points-malformed", "R-4.5"),
        (Rules(bonus=((7, 50), (7, 20))), "points-malformed", "R-4.5"),
        (Rules(first_player=FromSeat(2)), "no-such-seat", "R-2.4"),
        (Rules(seats=(3, 4)), "seats", "R-2.1"),
    ],
)
def test_rules_that_make_no_sense_are_refused_before_the_game(rules: Rules, key: str, rule: str) -> None:
    """R-2.3, R-4.5"""
    with pytest.raises(Refused) as caught:
        CROSSWORD.start(rules, ("Ann", "Ben"), opening().kit)
    assert (caught.value.key, caught.value.rule) == (key, rule)


@pytest.mark.parametrize("picture", ["*", "...\n.*\n...", "...\n...\n...", "*..\n.*.\n...", "...\n.*.\n..x"])
def test_a_board_that_is_none_is_refused(picture: str) -> None:
    """R-1.1"""
    with pytest.raises(Refused) as caught:
        Layout.parse(picture)
    assert (caught.value.key, caught.value.rule) == ("layout-malformed", "R-1.1")


@pytest.mark.parametrize("text", ["", "A9", "A9x1 A2x1", "?2x1 A1x1", "A-1x1", "?2x0", "a9x1"])
def test_a_set_of_tiles_that_is_none_is_refused(text: str) -> None:
    """R-1.2"""
    with pytest.raises(Refused) as caught:
        TileSet.parse(text)
    assert (caught.value.key, caught.value.rule) == ("tileset-malformed", "R-1.2")


@pytest.mark.parametrize("convention", Convention)
@pytest.mark.parametrize("text", ["", "8", "H", "HH8", "0H", "8H8", "H8H", "16P", "P16", "99Z", "8 H", "H-8"])
def test_a_place_that_is_none_is_refused(text: str, convention: Convention) -> None:
    """R-1.4"""
    with pytest.raises(Refused) as caught:
        read(text, convention, Rules().layout)
    assert (caught.value.key, caught.value.rule) == ("coordinate-malformed", "R-1.4")
    assert caught.value.facts == {"text": text, "convention": convention.value}


@pytest.mark.parametrize(
    ("text", "key"),
    [
        ("HORN", "coordinate-malformed"),
        ("8F", "coordinate-malformed"),
        ("8Z HORN", "coordinate-malformed"),
        ("8M QZQZ", "off-board"),
        ("8F QZQZQZQ", "tile-not-held"),
        ("8F Q!", "unknown-tile"),
        ("8F .ORN", "gap"),
    ],
)
def test_a_typed_play_that_cannot_be_is_refused_and_the_game_is_as_before(text: str, key: str) -> None:
    """R-1.4, R-2.7"""
    game = Game.new("folio", words=SAMPLE_WORDS, seed=1)
    state, events = game.state, game.events
    with pytest.raises(Refused) as caught:
        game.play(text)
    assert caught.value.key == key
    assert game.state is state
    assert game.events is events


def test_every_refusal_rests_on_a_rule_and_says_so() -> None:
    """R-2.13 is in the text of a bag that is too low, say."""
    for key, rule in RULE_OF.items():
        by_rule = f" ({rule})" if rule else ""
        assert str(Refused(key, left=3)) == f"{key}{by_rule}: left=3"


def test_a_name_that_nobody_knows_breaks_no_rule_and_is_told_the_nearest_first() -> None:
    asked: dict[str, Callable[[], object]] = {
        "unknown-edition": lambda: edition("magnet"),
        "unknown-game": lambda: kind_of("cross"),
        "unknown-house-rule": lambda: rules_for("folio", ["double"]),
        "unknown-board": lambda: printed_board("classical"),
        "unknown-layout": lambda: named_layout("supper"),
        "unknown-tile-set": lambda: tile_set("polnish"),
    }
    for key, ask in asked.items():
        with pytest.raises(Refused) as caught:
            ask()
        known = caught.value.facts["known"]
        assert isinstance(known, list)
        assert (caught.value.key, caught.value.rule) == (key, "")
        assert known[0] in ("magnetic", "crossword", "double-bag", "classic", "super", "polish")
        assert "R-" not in sentence(caught.value)
    assert str(UnknownBot("hugh", ["alba", "hugo"])) == "there is no bot 'hugh'; there are hugo, alba"


def test_every_house_rule_names_its_rule() -> None:
    """R-6.1 is recycling, R-6.5 the double bag, R-7.3 restricted changing."""
    named = {name: rule.rule for name, rule in HOUSE_RULES.items()}
    assert named["recycling"] == "R-6.1"
    assert named["open-dictionary"] == "R-6.2"
    assert named["theme"] == named["theme-by-vote"] == "R-6.3"
    assert named["jacks"] == "R-6.4"
    assert named["double-bag"] == "R-6.5"
    assert named["eight-tile"] == named["nine-tile"] == "R-6.6"
    assert (named["move-timer"], named["game-clock"], named["restricted-changing"]) == ("R-7.1", "R-7.2", "R-7.3")


def test_no_tile_is_lost_or_found_by_anything_that_was_refused() -> None:
    """R-1.2: the hundred tiles are all there."""
    table = opening()
    for action in (a.Place(across(8, 8, "HOT")), a.Exchange("QQ"), a.Challenge()):
        table.refuses(action, rule=RULE_OF[_key(table, action)])
    assert sum(table.tiles.values()) == len(FULL_SET) == 100


def _key(table: Table, action: a.Action) -> str:
    with pytest.raises(Refused) as caught:
        table.do(action)
    return caught.value.key
