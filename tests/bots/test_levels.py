"""What makes a level weaker: the words it knows, the plays it sees, and what it keeps. Nothing is left to whim."""

from itertools import pairwise
from pathlib import Path
from random import Random
from re import MULTILINE, findall

import pytest

from tilewright import Game
from tilewright.bots.bot import Budget, UnknownBot, own_dice
from tilewright.bots.crossword.keeping import worth_of
from tilewright.bots.crossword.levels import LEVELS, LeaveSense, Sight, level
from tilewright.bots.crossword.player import LevelPlayer
from tilewright.bots.crossword.sight import difficulty, is_seen
from tilewright.bots.crossword.vocabulary import NeedsWords, graph_of, vocabulary_of
from tilewright.cli.frame.book import BookOnTheTable
from tilewright.core.board import Board
from tilewright.core.dice import Dice
from tilewright.core.square import Laid
from tilewright.core.tiles import Tiles
from tilewright.core.tileset import STANDARD_TILES
from tilewright.games.base import Kit
from tilewright.games.crossword.actions import Place
from tilewright.lexicons.compiled import open_graph
from tilewright.lexicons.graph import WordGraph
from tilewright.movegen.native_board import counted, play_of, position_of
from tilewright.testing import SAMPLE_WORDS

WORDS = WordGraph(SAMPLE_WORDS)
HORN = Board.empty().lay(tuple(Laid(8, 6 + place, tile) for place, tile in enumerate("HORN")))


def hard(board: Board, tiles: str, laid: str, words: WordGraph = WORDS) -> list[int]:
    """How hard each play is that lays just these tiles."""
    found = position_of(words.native, words.alphabet, board).plays(counted(words.alphabet, board, Tiles(tiles)), 7, ())
    return sorted(
        difficulty(play, board)
        for play in found
        if "".join(one.tile for one in play_of(play, words.alphabet).laid) == laid
    )


def test_there_are_thirteen_with_a_name_and_a_line_each() -> None:
    assert len(LEVELS) == 13
    assert list(LEVELS) == sorted(LEVELS), "in the order of the alphabet"
    assert all(one.about.endswith(".") and len(one.about) < 72 for one in LEVELS.values())
    assert level(" HUGO ") == level("static") == list(LEVELS.values())[-4]
    with pytest.raises(UnknownBot, match="there is no bot 'deep'"):
        level("deep")


@pytest.mark.no_cover
@pytest.mark.no_cover
def test_each_knows_all_that_the_one_below_it_knows_and_no_word_of_its_own() -> None:
    commons = open_graph("commons")
    known = [set(vocabulary_of(one, commons)) for one in LEVELS.values()]
    assert all(below <= above for below, above in pairwise(known))
    assert known[-1] == set(commons)
    abel, adele, alba, _bruno, clara, diego, *_ = known
    assert len(alba) < len(commons) // 8
    assert {"CAT", "HOUSE"} <= alba
    assert max(map(len, abel)) == 4
    assert "CAT" in abel
    assert max(map(len, adele)) == 6
    assert "HOUSE" in adele
    assert "QI" not in clara
    assert {"QI", "ZA", "AA"} <= diego, "the twos are learnt"


def test_a_list_of_another_language_goes_by_the_length_of_words() -> None:
    words = WordGraph(["ÅL", "KØ", "BRØD", "SMØRREBRØD", "RØDGRØD", "FLØDE"], "dansk")
    weak, strong = (vocabulary_of(LEVELS[name], words) for name in ("alba", "greta"))
    assert list(weak) == ["BRØD", "KØ", "ÅL"]
    assert {"FLØDE", "RØDGRØD"} <= set(strong)
    assert weak.alphabet == words.alphabet


def test_a_book_that_cannot_be_read_is_no_list() -> None:
    with pytest.raises(NeedsWords, match="needs a list of words"):
        graph_of(BookOnTheTable())
    assert graph_of(SAMPLE_WORDS) is graph_of(SAMPLE_WORDS)


def test_short_words_across_another_are_the_easiest() -> None:
    assert min(hard(HORN, "AE", "AE", WordGraph(["HAE", "AHE"]))) == 0
    assert hard(HORN, "AT", "A", WordGraph(["HA"])) == [0]


@pytest.mark.parametrize(
    ("easy", "harder"),
    [
        pytest.param(
            (Board.empty(), "RAIN", "RAIN", WORDS), (Board.empty(), "TRAINER", "TRAINER", WORDS), id="a long word"
        ),
        pytest.param((Board.empty(), "RAIN", "RAIN", WORDS), (Board.empty(), "RA?N", "RAiN", WORDS), id="a blank"),
        pytest.param(
            (HORN, "AE", "AE", WordGraph(["HAE"])),
            (HORN, "AE", "AE", WordGraph(["AE", "HA", "OE", "RA", "NE", "EH", "EO"])),
            id="along another word",
        ),
        pytest.param(
            (HORN, "S", "S", WordGraph(["HORNS"])), (HORN, "T", "T", WordGraph(["THORN"])), id="a hook in front"
        ),
        pytest.param(
            (HORN, "TI", "TI", WordGraph(["THI"])),
            (
                Board.empty().lay((Laid(8, 8, "A"), Laid(8, 10, "A"))),
                "BN",
                "BN",
                WordGraph(["BANA", "ABAN"]),
            ),
            id="joining tiles apart",
        ),
    ],
)
def test_what_is_hard_to_see(
    easy: tuple[Board, str, str, WordGraph], harder: tuple[Board, str, str, WordGraph]
) -> None:
    assert max(hard(*easy)) < min(hard(*harder))


@pytest.mark.no_cover
@pytest.mark.no_cover
def test_an_easy_play_is_always_seen_and_a_hard_one_now_and_then() -> None:
    sight, chance = Sight(sure=2, keen=50), Random(1)
    position = position_of(WORDS.native, WORDS.alphabet, HORN)
    plays = position.plays(counted(WORDS.alphabet, HORN, Tiles("STEANIR")), 7, ())
    easy = [play for play in plays if difficulty(play, HORN) <= 2]
    difficult = [play for play in plays if difficulty(play, HORN) == 4]
    assert easy
    assert difficult
    all_dice = [Dice(chance.randbytes(32)) for _ in range(400)]
    assert all(is_seen(play, sight.percent(difficulty(play, HORN)), dice) for play in easy for dice in all_dice)
    seen = sum(is_seen(difficult[0], sight.percent(4), dice) for dice in all_dice)
    assert 60 < seen < 140, "a quarter of the time"
    same = [is_seen(difficult[0], 25, all_dice[0]) for _ in range(5)]
    assert len(set(same)) == 1, "and with the same dice the same"


def test_who_only_glances_takes_a_word_that_is_easy_to_see_and_not_the_best() -> None:
    """Yet never passes or exchanges while a word that it knows can be laid."""
    game = Game.new("folio", players=("Ann", "Abel (bot)"), words=SAMPLE_WORDS, seed=16)
    taken = []
    for number in range(20):
        kit = Kit(WORDS, own_dice(game.state.commitment, game.turn, number))
        view = game.view(game.turn)
        action = LevelPlayer(level("abel")).choose(view, kit, Budget())
        assert isinstance(action, Place)
        taken.append(action)
    assert len({action.laid for action in taken}) > 3


def test_what_is_kept_counts_more_from_level_to_level() -> None:
    points, balance, worth = (
        worth_of(keeping, WORDS, STANDARD_TILES)
        for keeping in (LeaveSense.POINTS, LeaveSense.BALANCE, LeaveSense.WORTH)
    )
    assert points("?S") == points("QVV") == 0
    assert balance("AEIOU") < balance("AEST")
    assert balance("?") > balance("V")
    assert balance("VC") == balance("RN"), "it does not know which consonants are good"
    assert worth("RN") > worth("VC")
    assert worth("AA") < worth("AE")
    assert worth("QU") > worth("Q") + worth("U")


def test_the_handbook_has_the_points_that_the_page_shows() -> None:
    handbook = (Path(__file__).parents[2] / "docs" / "bots.md").read_text()
    rows = dict(findall(r"^\| `(\w+)` \| (\d+) ± \d+ \|", handbook, MULTILINE))
    points = {one.name: one.points for one in LEVELS.values() if one.points}
    assert {name: str(one) for name, one in points.items()} == rows
    assert list(points.values()) == sorted(points.values())
    assert all(name in points or one.ahead for name, one in LEVELS.items()), "who looks ahead plays to win"
