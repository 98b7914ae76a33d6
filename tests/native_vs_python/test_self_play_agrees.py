"""Self-play of the core against the same games told in plain Python, for two, three and four seats."""

import pytest

from tests.native_vs_python.klv import klv
from tests.native_vs_python.plain_self_play import played
from tilewright.core.tileset import TileSet
from tilewright.engine.static_player import LeaveValues, StaticPlayer
from tilewright.games.crossword.policies import Ending, Exchanging
from tilewright.games.crossword.rules import Rules
from tilewright.lexicons.graph import WordGraph
from tilewright.testing import SAMPLE_WORDS

WORDS = WordGraph(SAMPLE_WORDS)
KEPT = LeaveValues(klv({"?": 25.0, "S": 8.0, "Q": -7.0, "ER": 3.0, "V": -5.5, "?S": 30.0}, WORDS.alphabet))
RULES = (
    Rules(),
    Rules(rack_size=8, bonus=((7, 50), (8, 50)), exchanging=Exchanging(closed_at=6), ending=Ending(scoreless=4)),
)


def table(seats: int, rules: Rules) -> list[StaticPlayer]:
    """Every second player knows what tiles are worth when they are kept."""
    return [StaticPlayer(WORDS, rules, KEPT if number % 2 == 0 else None) for number in range(seats)]


@pytest.mark.parametrize("rules", RULES, ids=["standard", "eight-tile"])
@pytest.mark.parametrize("pairs", [False, True], ids=["each its own deal", "in pairs"])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_turns_go_round_and_leftovers_go_to_who_is_out(seats: int, pairs: bool, rules: Rules) -> None:
    """R-2.4, R-4.6, R-5.3 by option; with an empty bag all that the others hold counts."""
    me, *others = players = table(seats, rules)
    outcomes = me.against(others, 6, seed=5, first=1, pairs=pairs, threads=2)
    assert len(outcomes) == 6
    for number, outcome in enumerate(outcomes, 1):
        plain = played(players, 5, number // seats if pairs else number, number % seats)
        told = (outcome.points, outcome.earned, outcome.turns, outcome.bonuses, outcome.exchanges, outcome.passes)
        assert told == plain
        assert outcome.starter == number % seats


@pytest.mark.parametrize("seats", [3, 4])
def test_in_pairs_equals_share_every_deal(seats: int) -> None:
    me, *others = [StaticPlayer(WORDS) for _ in range(seats)]
    outcomes = me.against(others, 3 * seats, seed=3, pairs=True, threads=2)
    for deal in range(3):
        games = outcomes[deal * seats : (deal + 1) * seats]
        assert [game.starter for game in games] == list(range(seats))
        by_seat = [[game.points[(game.starter + seat) % seats] for seat in range(seats)] for game in games]
        assert by_seat == [by_seat[0]] * seats


@pytest.mark.parametrize(
    ("leaves", "seats", "points"),
    [
        (KEPT, 2, [[178, 350], [205, 210], [287, 257], [240, 289], [226, 299]]),
        (KEPT, 4, [[140, 142, 143, 112], [161, 87, 187, 110], [121, 104, 141, 154], [76, 91, 104, 177]]),
        (None, 2, [[293, 249], [265, 215], [214, 240], [155, 138], [234, 307]]),
        (None, 4, [[137, 197, 129, 101], [103, 139, 100, 134], [122, 140, 107, 143], [111, 156, 123, 132]]),
    ],
    ids=["leaves, 2 seats", "leaves, 4 seats", "points alone, 2 seats", "points alone, 4 seats"],
)
def test_a_seed_gives_the_games_it_always_gave(leaves: LeaveValues | None, seats: int, points: list[list[int]]) -> None:
    """By the word map, where the order of the search decides among plays that are worth the same."""
    player = StaticPlayer(WORDS, leaves=leaves, mapped=True)
    games = player.against([player] * (seats - 1), len(points), seed=11)
    assert [game.points for game in games] == points


@pytest.mark.parametrize("seats", [2, 3])
def test_going_through_all_plays_scores_as_well(seats: int) -> None:
    """Of plays that are worth the same another may be taken, so games differ and their average does not."""
    me, *others = table(seats, Rules())
    quick, slow = (me.against(others, 120, seed=1, exhaustive=exhaustive) for exhaustive in (False, True))
    averages = [sum(sum(game.points) for game in games) / 120 / seats for games in (quick, slow)]
    assert averages[0] == pytest.approx(averages[1], rel=0.05)


def test_only_two_to_four_can_play() -> None:
    me = StaticPlayer(WORDS)
    for others in ([], [me] * 4):
        with pytest.raises(ValueError, match="two to four"):
            me.against(others, 1, seed=1)
    with pytest.raises(ValueError, match="too few tiles for all racks"):
        StaticPlayer(WORDS, Rules(tileset=TileSet.parse("A9x1 B9x3"))).against([me] * 2, 1, seed=1)
