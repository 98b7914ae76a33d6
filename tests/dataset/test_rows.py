"""A game as rows: every move once, with what was known before it and what came of it."""

import json
from itertools import chain

import pytest

from tilewright import Game
from tilewright.bots.arena import Arena
from tilewright.bots.bot import Budget
from tilewright.bots.crossword.ranking import MoveRanker
from tilewright.bots.crossword.roster import rules_for
from tilewright.core.dice import Dice
from tilewright.dataset.records import RecordReader
from tilewright.dataset.row import MoveRow
from tilewright.dataset.rows import GameSource, rows_of
from tilewright.dataset.selfplay import RowRecorder
from tilewright.engine.records import Record
from tilewright.games.base import Kit
from tilewright.games.crossword.rules import Rules
from tilewright.lexicons.graph import WordGraph
from tilewright.notation import cgp
from tilewright.testing import SAMPLE_WORDS

WORDS = WordGraph(SAMPLE_WORDS, "sample")
RECORD = """#character-encoding UTF-8
#player1 ann Ann
#player2 ben Ben
>ann: AEHLRT? 8D HALTER +26 26
>ben: ABCDEFG -CFG +0 0
>ann: ? - +0 26
"""


def bot_rows(*bots: str, house: tuple[str, ...] = (), games: int = 1, nodes: int = 500) -> list[MoveRow]:
    recorder = RowRecorder("sample", 4, candidates=3)
    rules = rules_for(None, house)
    arena = Arena("crossword", rules, bots, WORDS, 4, budget=Budget(nodes=nodes), recorder=recorder)
    return list(chain.from_iterable(game.record for lot in arena.lots(games) for game in lot))


def rows_of_game(game: Game) -> list[MoveRow]:
    ranker = MoveRanker(Kit(WORDS, Dice(bytes(32))), WORDS, game.rules, most=3)
    return rows_of(game.events, ranker, GameSource(0, "test", game.players, "sample"))


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_scores_add_up_to_the_end_of_the_game(seats: int) -> None:
    rows = bot_rows(*["static", "greedy", "clara", "static"][:seats], games=2)
    for game in (0, 1):
        moves = [row for row in rows if row.game == game]
        assert [row.turn for row in moves] == list(range(1, len(moves) + 1))
        last = list(moves[-1].scores)
        last[moves[-1].seat] += moves[-1].score
        sums = [sum(row.score for row in moves if row.seat == seat) for seat in range(seats)]
        assert sums == last
        assert sum(row.result or 0 for row in {row.seat: row for row in moves}.values()) == 1
        assert {row.seats for row in moves} == {seats}


def test_a_position_can_be_read_again_and_hides_the_other_racks() -> None:
    rules = rules_for(None, ())
    for row in bot_rows("static", "greedy"):
        position = cgp.read(row.position, rules.layout, rules.tileset, rules.rack_size)
        assert [rack.faces for rack in position.racks] == [row.rack, ""]
        assert position.scores == (row.scores[row.seat], row.scores[1 - row.seat])


def test_candidates_are_the_best_moves_and_a_static_bot_makes_the_first() -> None:
    for row in bot_rows("static", "static"):
        assert len(row.candidates) == 3 or row.bag == 0
        equities = [one.equity for one in row.candidates]
        assert equities == sorted(equities, reverse=True)
        if row.kind == "play" and row.candidates[0].score:  # it does not exchange for ever
            assert (row.rank, row.equity) == (1, row.candidates[0].equity)


def test_a_move_that_is_not_the_best_has_its_own_rank_and_equity() -> None:
    worse = [row for row in bot_rows("alba", "alba", games=2) if row.kind == "play" and row.rank and row.rank > 3]
    assert worse
    for row in worse:
        assert row.equity is not None
        assert row.equity <= row.candidates[-1].equity
        assert row.move not in [one.move for one in row.candidates]


def test_what_a_bot_found_out_by_looking_ahead_is_kept() -> None:
    rows = [row for row in bot_rows("jan", "static") if row.player == "jan" and row.bag > 7]
    assert rows
    for row in rows:
        first = row.candidates[0]
        assert first.win is not None
        assert 0 <= first.win <= 1
        assert (first.samples or 0) > 0
        assert first.move == row.move


@pytest.mark.parametrize(
    "house", [("recycling",), ("jacks",), ("double-bag",), ("theme=animals",), ("nine-tile",), ("palindromes",)]
)
def test_every_house_rule_has_candidates(house: tuple[str, ...]) -> None:
    rows = bot_rows("static", "static", house=house)
    assert all(any(name.startswith(house[0].partition("=")[0]) for name in row.house) for row in rows)
    assert sum(bool(row.candidates) for row in rows) > len(rows) / 2


def test_alone_with_all_tiles_face_up_there_are_no_candidates() -> None:
    rows = bot_rows("greedy", house=("solitaire=face-up",))
    assert rows
    assert not any(row.candidates for row in rows)
    assert rows[0].spread == rows[0].final[0] if rows[0].final else False


def test_a_phony_is_marked_and_one_that_was_challenged_is_withdrawn() -> None:
    game = Game.new(Rules(), players=("Ann", "Ben"), words=WORDS, seed=1)
    game.play(f"8H {game.rack.faces.replace('?', 'E')[:3]}")
    assert game.challenge(by=game.turn)
    (row,) = rows_of_game(game)
    assert (row.phony, row.challenged, row.withdrawn, row.rank) == (True, True, True, None)
    assert (row.result, row.final) == (None, None)


def test_a_lost_turn_is_a_row_of_its_own() -> None:
    game = Game.new("folio", players=("Ann", "Ben"), words=WORDS, seed=1)
    best = game.best_move()
    assert best
    game.play(best)
    assert not game.challenge(best.word, by=game.turn)
    assert [row.kind for row in rows_of_game(game)] == ["play", "lost"]
    assert rows_of_game(game)[0].challenged


def test_a_record_names_only_the_tiles_that_its_writer_knew() -> None:
    read = RecordReader(Rules(), WORDS, candidates=3)(Record(0, "here", RECORD))
    first, second, third = read.rows
    assert (first.rack, first.player, first.source, first.seed) == ("?AEHLRT", "Ann", "here", None)
    assert first.candidates
    assert (second.kind, second.move, second.leave) == ("exchange", "-CFG", "ABDE")
    assert (third.rack, third.candidates, third.equity) == ("?", (), None)
    assert third.position.split()[1] == "?/"


@pytest.mark.parametrize(
    ("text", "fault"),
    [
        ("#player1 a A\n#player2 b B\n>a: HORN 8F HORN +15 15\n", "line 3"),
        ("nonsense", "line 1"),
        ("#player1 a A\n#player2 b B\n", "it has no moves"),
        (b"#character-encoding KOI-8\n#player1 a A\n", "line 1"),
        ("#" * 1_000_001, "line 1"),
    ],
)
def test_a_bad_record_is_refused_with_the_reason(text: str | bytes, fault: str) -> None:
    read = RecordReader(Rules(), WORDS, candidates=3)(Record(0, "here", text))
    assert read.rows == ()
    assert read.fault.startswith(fault), json.dumps(read.fault)
