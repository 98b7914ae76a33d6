"""Leave values: on a board they are what plain Python makes of all racks, and a training ends alike however it runs."""

from collections.abc import Mapping
from random import Random

import pytest

from tests.native_vs_python.klv import klv
from tests.native_vs_python.leave_oracle import worth_of_leaves
from tilewright import _native
from tilewright.core.alphabet import Alphabet
from tilewright.core.board import Board
from tilewright.core.layout import Layout
from tilewright.core.tiles import Tiles
from tilewright.core.tileset import TileSet
from tilewright.engine import leave_training
from tilewright.engine.leave_training import LeaveTraining, TrainingPlan, Unusable
from tilewright.engine.static_player import LeaveValues, terms_of
from tilewright.games.crossword.policies import Exchanging
from tilewright.games.crossword.rules import Rules
from tilewright.lexicons.graph import WordGraph
from tilewright.lexicons.plain import WordList
from tilewright.movegen.native_board import position_of

LAYOUT = Layout.parse("T.d.t\n.D.q.\nd.*.d\n.q.D.\nt.d.T", name="small")
TILES = TileSet.parse("?2x0 A3x1 B2x3 C2x5 D1x8 E3x1", name="small", vowels="AE")
WORDS = [
    *("AB", "BA", "CAB", "CABE", "BEAD", "AE", "EA", "DACE", "ACE", "ACED", "BED", "BE", "DE", "AD", "DAB", "DAD"),
    *("EBB", "ABBE", "EE", "ADD", "ADDED", "ABACA", "DEED", "FEED", "BEEF"),
]
ALPHABET = Alphabet("ABCDEF")
GRAPH, PLAIN = WordGraph(WORDS, alphabet=ALPHABET), WordList(WORDS)
RULES = Rules(layout=LAYOUT, tileset=TILES, rack_size=4, bonus=((3, 7), (4, 20)), exchanging=Exchanging(closed_at=3))


def random_values(chance: Random) -> Mapping[str, float]:
    """For all leaves of the set."""
    bag = TILES.bag().faces
    leaves = {Tiles("".join(chance.sample(bag, size))).faces for size in (1, 2, 3) for _ in range(400)}
    return {leave: chance.randint(-320, 320) / 64 for leave in sorted(leaves)}


def board_after(chance: Random, turns: int) -> Board:
    board, unseen = Board.empty(LAYOUT, TILES), TILES.bag()
    for _ in range(turns):
        rack = Tiles("".join(chance.sample(unseen.faces, 4)))
        plays = sorted(PLAIN.plays(board, rack, 4), key=str)
        if plays:
            laid = chance.choice(plays).laid
            board, unseen = (
                board.lay(laid),
                unseen.take("".join(one.tile if one.tile.isupper() else "?" for one in laid)),
            )
    return board


def unseen_on(board: Board) -> Tiles:
    return TILES.bag().take("".join("?" if one.tile.islower() else one.tile for one in board.standing()))


@pytest.mark.parametrize("number", range(8))
def test_on_a_board_every_leave_is_worth_what_all_racks_say(number: int) -> None:
    chance = Random(number)
    board, values = board_after(chance, number % 3 + 1), random_values(chance) if number else {}
    pool = unseen_on(board)
    leaves = LeaveValues(klv(values, ALPHABET)).native if values else None
    position = position_of(GRAPH.native, ALPHABET, board)
    found = _native.leaves_on_board(position, ALPHABET.faces(pool.faces), terms_of(RULES), leaves, number % 2 == 1)
    told = {
        "".join("?" if face == 0 else ALPHABET.letters[face - 1] for face in leave): worth for leave, worth in found
    }
    wanted = worth_of_leaves(PLAIN, RULES, board, pool, values, may_exchange=number % 2 == 1)
    assert len(wanted) > 30
    assert told.keys() == wanted.keys()
    for leave, worth in wanted.items():
        assert told[leave] == pytest.approx(worth, abs=0.002), leave


@pytest.fixture(autouse=True)
def few_games(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(leave_training, "GAMES", 20)


def training(seed: int = 3, generations: int = 3) -> LeaveTraining:
    return LeaveTraining(GRAPH, RULES, TrainingPlan("small", generations=generations, boards=40, seed=seed))


def finished(one: LeaveTraining, threads: int = 1) -> LeaveTraining:
    while not one.is_over:
        one.go_on(threads)
    return one


def test_the_same_seed_gives_the_same_values_whatever_the_number_of_threads() -> None:
    one, two = finished(training()), finished(training(), threads=3)
    assert one.file() == two.file()
    assert one.record == two.record
    assert one.file() != finished(training(seed=4)).file()


def test_a_training_that_was_stopped_goes_on_as_if_it_had_not_been() -> None:
    whole = finished(training())
    saved, steps = training().save(), 0
    while True:
        again = training()
        again.restore(saved)
        if again.is_over:
            break
        again.go_on(threads=2)
        saved, steps = again.save(), steps + 1
    assert steps > 5
    assert (again.file(), again.record) == (whole.file(), whole.record)


def test_what_is_not_of_this_training_is_refused() -> None:
    saved = training().save()
    for other in (training(seed=4), LeaveTraining(WordGraph(WORDS[1:], alphabet=ALPHABET), RULES, training().plan)):
        with pytest.raises(Unusable, match="another training"):
            other.restore(saved)
    for broken in (b"", saved[:-1], saved[:40] + b"x" + saved[41:]):
        with pytest.raises(Unusable, match="damaged"):
            training().restore(broken)
    with pytest.raises(Unusable, match="damaged"):
        LeaveTraining.plan_of(b"nothing of the kind")


def test_every_leave_of_the_set_has_a_value() -> None:
    one = finished(training())
    leaves = one.leaves().native
    assert len(leaves) == len(one) > 70
    values = {face: leaves.value(ALPHABET.faces(face)) for face in "?ABCDE"}
    assert len(set(values.values())) > 4
    assert values["D"] == max(values.values())  # eight points where the others have few
    assert leaves.value(ALPHABET.faces("F")) == 0


def test_what_cannot_be_trained_is_refused() -> None:
    with pytest.raises(ValueError, match="too many racks"):
        LeaveTraining(WordGraph(["AB"]), Rules(rack_size=9), TrainingPlan("small"))
    with pytest.raises(ValueError, match="not all letters of the word list"):
        LeaveTraining(GRAPH, Rules(), TrainingPlan("small"))
