"""Bots that look ahead: what they know, how long they think, and that they find what there is to find."""

import time

import pytest
from msgspec.structs import replace

from tests.rulebooks.table import Table
from tilewright import Game
from tilewright.bots.arena import Arena
from tilewright.bots.bot import Budget, own_dice
from tilewright.bots.crossword.levels import LEVELS
from tilewright.bots.crossword.pacing import SPARED, seconds_for
from tilewright.bots.crossword.player import LevelPlayer
from tilewright.bots.crossword.thinking import is_clear, outlook_of
from tilewright.bots.roster import roster_of
from tilewright.core.board import Board
from tilewright.core.layout import STANDARD_LAYOUT
from tilewright.core.square import Laid
from tilewright.core.tiles import Tiles
from tilewright.core.tileset import TileSet
from tilewright.engine.depth import Depth
from tilewright.engine.outlook import Effort, Judgement, Outlook
from tilewright.engine.thinker import PositionSearch, Thinker
from tilewright.games.base import Kit
from tilewright.games.crossword.actions import Exchange, Place
from tilewright.games.crossword.kind import CROSSWORD
from tilewright.games.crossword.policies import Bank, PerMove
from tilewright.games.crossword.rules import Rules
from tilewright.games.crossword.view import View
from tilewright.lexicons.graph import WordGraph
from tilewright.live.bots import processes
from tilewright.live.bots.processes import BotRequest, answer
from tilewright.testing import SAMPLE_WORDS

WORDS = WordGraph(SAMPLE_WORDS)
AHEAD = [name for name, level in LEVELS.items() if level.ahead]
PLAIN = Rules()
START = Outlook(Board.empty(), Tiles("TRAINER"), (0, 0), (7,), (Tiles(),), in_bag=86)


def view_of(rules: Rules = PLAIN, players: tuple[str, ...] = ("Ann", "Ben")) -> View:
    game = Game.new(rules, players=players, words=SAMPLE_WORDS, seed=3)
    return game.view(game.turn)


def chosen(name: str, view: View, budget: Budget) -> object:
    kit = Kit(SAMPLE_WORDS, own_dice(view.commitment, seat=0, number=1))
    return LevelPlayer(LEVELS[name]).choose(view, kit, budget)


def test_the_strongest_look_further_and_further() -> None:
    assert [LEVELS[name].ahead for name in AHEAD] == [Depth.ENDGAME, Depth.SIMULATION, Depth.EVERYTHING]
    assert list(LEVELS)[-3:] == AHEAD


@pytest.mark.parametrize("name", AHEAD)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_whole_games_are_the_same_for_the_same_number_of_nodes(name: str, seats: int) -> None:
    rules = roster_of("crossword").rules_for("magnetic", ())
    bots = tuple([name, "greta", "greta", "greta"][:seats])
    arena = Arena("crossword", rules, bots, WORDS, seed=7, budget=Budget(nodes=150))
    [one], [two] = next(arena.lots(1)), next(arena.lots(1))
    assert one == two
    assert sum(part.points for part in one.parts) > 100


@pytest.mark.parametrize("depth", [Depth.SIMULATION, Depth.EVERYTHING])
@pytest.mark.parametrize("in_bag", [2, 30])
def test_the_number_of_threads_changes_nothing(depth: Depth, in_bag: int) -> None:
    words = sorted(SAMPLE_WORDS)
    thinker = Thinker(WordGraph(words), Rules(), None, depth)
    outlook = late(in_bag)
    one, *others = (thinker.judge(outlook, Effort(nodes=9_000, threads=threads), seed=5) for threads in (1, 2, 3))
    assert all(other == one for other in others)
    assert one != thinker.judge(outlook, Effort(nodes=9_000), seed=6) or in_bag == 2, "few draws all come"
    assert one.moves[0].samples > 2


def late(in_bag: int) -> Outlook:
    """A board on which so many tiles lie that the bag holds as many as wanted."""
    board, pool = Board.empty(), Tiles("TRAINER")
    left = list(board.tileset.bag().take(pool.faces))
    squares = [(row, col) for row in (2, 5, 8, 11, 14) for col in range(1, 16)]
    squares += [(row, col) for row in (3, 6, 9, 12) for col in (1, 8, 15)]
    many = len(left) - 7 - in_bag
    laid = [Laid(row, col, left.pop().replace("?", "e")) for row, col in squares[:many]]
    return Outlook(board.lay(tuple(laid)), pool, (300, 290), (7,), (Tiles(),), in_bag)


def test_time_is_kept_to() -> None:
    thinker = Thinker(WORDS, Rules(), None)
    assert thinker.judge(START, Effort(seconds=0)).nodes == 0, "no time, no thinking"
    assert 0 < thinker.judge(START, Effort(seconds=0.05)).nodes < 100_000


def test_a_late_start_still_has_an_answer() -> None:
    """The time may be over before the first round."""
    outlook = late(2)
    found = PositionSearch(Thinker(WORDS, Rules(), None), outlook, Effort(seconds=1), 1e-9, 0, None).before_the_end()
    assert (found.nodes, len(found.moves), found.moves[0].samples) == (0, 1, 0)


def test_followers_hear_of_every_round() -> None:
    heard: list[Judgement] = []
    found = Thinker(WORDS, Rules(), None).judge(START, Effort(nodes=500), follow=heard.append)
    assert heard
    assert heard[-1] == found
    assert [one.nodes for one in heard] == sorted(one.nodes for one in heard)


def test_known_tiles_are_not_dealt_to_others() -> None:
    """With all of the other's tiles known, and the only one in the bag, there is one way to go on."""
    outlook = late(1)
    rack = Tiles("".join(sorted(outlook.unseen.faces)[:7]))
    known = outlook._replace(known=(rack,))
    found = Thinker(WORDS, Rules(), None, Depth.SIMULATION).judge(known, Effort(nodes=400))
    assert {one.samples for one in found.moves} == {1}


def test_tiles_of_a_withdrawn_play_are_known_until_they_are_played_or_exchanged() -> None:
    table = Table("folio", racks=("HRNNAIE", "AEIOUST"))
    table.across(8, 6, "HRNN")
    assert table.state.shown == (Tiles(), Tiles())
    table.challenge("HRNN", by=1)
    view = CROSSWORD.view(table.state, 1)
    assert isinstance(view, View)
    outlook = outlook_of(view)
    assert outlook.known == (Tiles("HRNN"),)
    assert is_clear(view)
    assert len(outlook.unseen) == outlook.in_bag + 3
    table.passes()
    table.across(8, 6, "RAIN")
    assert table.state.shown[0] == Tiles("HN"), "one N of two is still there"
    table.passes()
    table.exchange("E")
    assert table.state.shown[0] == Tiles(), "nobody knows what went back"


def seen_by(table: Table, seat: int) -> Outlook:
    view = CROSSWORD.view(table.state, seat)
    assert isinstance(view, View)
    assert is_clear(view)
    return outlook_of(view)


def test_a_player_remembers_which_tiles_went_back_into_the_bag() -> None:
    """The other one has not drawn them before the exchange, and knows nothing of them."""
    table = Table("folio", racks=("QVVUUIO", "RAINEST"))
    table.exchange("QVV")
    assert seen_by(table, 1).returned == Tiles()
    table.across(8, 6, "RAIN")
    outlook = seen_by(table, 0)
    assert (outlook.returned, outlook.kept) == (Tiles("QVV"), (3,))
    found = Thinker(WORDS, Rules(), None, Depth.SIMULATION).judge(outlook, Effort(nodes=300))
    assert found.moves[0].samples > 0


def test_what_is_remembered_is_what_certainly_holds() -> None:
    table = Table("folio", racks=("QVVUUIO", "RAINEST"), bag="AAEEEOOD" * 2)
    table.exchange("QVV")
    table.across(8, 6, "RAIN")
    table.passes()
    before = table.state.recalls[0]
    table.down(9, 8, "ST")
    after = table.state.recalls[0]
    assert (before.kept, after.kept) == ((0, 3), (0, 1)), "both may be old ones"
    assert after.tiles == Tiles("QVV"), "nobody has seen one of them"
    table.exchange("UU")
    assert table.state.recalls[0].kept == (0, 7), "the newest counts"


def test_tiles_drawn_for_a_play_that_is_withdrawn_are_known_to_be_in_the_bag() -> None:
    table = Table("folio", racks=("HRNNAIE", "AEIOUST"))
    table.across(8, 6, "HRNN")
    drawn = Tiles(table.racks[0]).without("AIE")
    table.challenge("HRNN", by=1)
    table.passes()
    assert (seen_by(table, 0).returned, seen_by(table, 0).kept) == (drawn, (7,))


def test_an_endgame_is_played_to_its_end() -> None:
    tiles = TileSet.parse("H1x4 O1x1 R1x1 N1x1 T1x1 S1x1 V1x4", vowels="O")
    horn = tuple(Laid(8, 6 + place, tile) for place, tile in enumerate("HORN"))
    board = Board.empty(STANDARD_LAYOUT, tiles).lay(horn)
    outlook = Outlook(board, Tiles("TS"), (100, 105), (1,), (Tiles(),), in_bag=0)
    thinker = Thinker(WordGraph(["HORN", "HORNS", "THORN", "THORNS"]), replace(PLAIN, tileset=tiles), None)
    found = thinker.judge(outlook, Effort(nodes=1000))
    assert found.is_solved
    assert found.moves[0].win == 1
    assert found.line[0] == found.best
    assert [move.points for move in found.line] == [8, 0, 9] or sum(move.points for move in found.line) > 9


def test_who_does_not_know_where_all_tiles_are_does_not_look_ahead() -> None:
    view = view_of(players=("Ann", "Ben", "Cid"))
    assert is_clear(view)
    assert outlook_of(view).seats == 3
    assert not is_clear(replace(view, gone=(next(seat for seat in range(3) if seat != view.seat),)))


def test_house_rules_that_the_engine_does_not_play_by_are_left_to_the_static_player() -> None:
    for house in ("double-bag", "recycling"):
        rules = roster_of("crossword").rules_for(None, [house])
        view = view_of(rules)
        assert chosen("kira", view, Budget(nodes=100)) == chosen("hugo", view, Budget(nodes=100))
    assert isinstance(chosen("kira", view_of(), Budget(nodes=100)), Place)


def test_the_clock_of_the_game_limits_the_time() -> None:
    view = view_of()
    assert seconds_for(view, 0, 3.0) == 3.0
    assert view.seat is not None
    moved = replace(view, rules=replace(view.rules, clock=PerMove(limit=4_000)))
    clocks = moved.clocks.start(view.seat, at=1_000)
    assert seconds_for(replace(moved, clocks=clocks), 1_000, 9.0) == 2.0 - SPARED
    assert seconds_for(replace(moved, clocks=clocks), 4_900, 9.0) == 0.0
    bank = replace(view, rules=replace(view.rules, clock=Bank(limit=2_000)), clocks=clocks)
    assert 0 < seconds_for(bank, 1_000, 9.0) < 0.2
    assert seconds_for(bank, 2_900, 9.0) == 0.0
    assert seconds_for(replace(bank, clocks=clocks.stop()), 99_000, 9.0) > 0, "the clock stands"


def test_a_game_against_the_clock_does_not_overstep_it() -> None:
    """Each move is given a share of what is left, whatever was used before."""
    left, unseen = 2.0, 93
    while unseen > 0:
        view = view_of()
        used = round((2.0 - left) * 1000)
        assert view.seat is not None
        clocks = replace(view.clocks, used=tuple(used for _ in view.clocks.used)).start(view.seat, at=0)
        timed = replace(view, rules=replace(view.rules, clock=Bank(limit=2_000)), clocks=clocks)
        left -= seconds_for(timed, 0, 1.0)
        unseen -= 9
        assert left > SPARED / 2


def test_a_server_says_how_long_they_may_think() -> None:
    view = view_of()
    assert view.seat is not None
    asked = BotRequest("crossword", "kira", "commons", view, view.seat, 1, 0, view.commitment, seconds=0.05)
    assert isinstance(answer(asked), Place | Exchange)


@pytest.mark.parametrize(("waited", "thinks"), [(0.0, 2.0), (1.5, 2.0), (3.0, 1.0), (60.0, 0.0)])
def test_whoever_had_to_wait_for_a_process_thinks_less_and_by_the_clock_as_it_is_then(
    waited: float, thinks: float, monkeypatch: pytest.MonkeyPatch
) -> None:
    """So one guest with many games cannot make the bots of the others late."""
    asked: list[tuple[int, Budget]] = []

    class Listening:
        def choose(self, _view: View, kit: Kit, budget: Budget) -> None:
            asked.append((kit.now, budget))

    monkeypatch.setattr(processes, "_bot", lambda *_: Listening())
    view = view_of()
    answer(
        BotRequest("crossword", "kira", "commons", view, 0, 1, 5_000, view.commitment, 2.0, time.monotonic() - waited)
    )
    [(now, budget)] = asked
    assert now == pytest.approx(5_000 + 1_000 * waited, abs=500)
    assert budget.seconds == pytest.approx(thinks, abs=0.5)


@pytest.mark.parametrize(("rack", "clear"), [("AEINRST", True), ("AEINR??", True), ("AEIN???", False)])
def test_a_rack_that_no_book_deals_is_played_without_looking_ahead(rack: str, clear: bool) -> None:
    """With many blanks there are too many plays to list."""
    blanks = TileSet(
        "many blanks",
        tuple(replace(kind, count=5) if kind.value == 0 else kind for kind in PLAIN.tileset.kinds),
        PLAIN.tileset.vowels,
    )
    view = view_of(replace(PLAIN, tileset=blanks))
    assert view.seat is not None
    racks = tuple(Tiles(rack) if seat == view.seat else one for seat, one in enumerate(view.racks))
    assert is_clear(replace(view, racks=racks)) is clear
