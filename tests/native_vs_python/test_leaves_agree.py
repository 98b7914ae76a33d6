"""Leave values: on a board they are what plain Python makes of all racks, and a training ends alike however it runs."""

import struct
from collections.abc import Mapping
from contextlib import suppress
from random import Random

import pytest

from tests.native_vs_python.klv import END, klv
from tests.native_vs_python.leave_oracle import worth_of_leaves
from tilewright import _native
from tilewright.core.alphabet import Alphabet
from tilewright.core.board import Board
from tilewright.core.layout import Layout
from tilewright.core.tiles import Tiles
from tilewright.core.tileset import TileSet
from tilewright.engine import leave_training
from tilewright.engine.leave_fit import misfit
from tilewright.engine.leave_training import LeaveTraining, TrainingPlan, Unusable
from tilewright.engine.static_player import LeaveValues, terms_of
from tilewright.games.crossword.policies import Exchanging
from tilewright.games.crossword.rules import Rules
from tilewright.lexicons.graph import WordGraph
from tilewright.lexicons.plain import WordList
from tilewright.movegen.native_board import position_of

NEXT = (1 << 22) - 1
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


def with_one_root_and_gaps(file: bytes) -> bytes:
    """The same leaves as other engines write them: no second root, and nothing in some places between the lists."""
    count = int.from_bytes(file[:4], "little")
    nodes = list(struct.unpack_from(f"<{count}I", file, 4))
    ends = [at for at in range(2, count) if nodes[at] & END]
    starts = [2, *(end + 1 for end in ends[:-1])]
    moved, place = {0: 0}, 1
    for number, (start, end) in enumerate(zip(starts, ends, strict=True)):
        moved |= {at: place + at - start for at in range(start, end + 1)}
        place += end + 1 - start + (number % 3 == 0)
    turned = [0] * place
    for at, node in enumerate(nodes):
        if at != 1:
            turned[moved[at]] = node & ~NEXT | moved[node & NEXT]
    return struct.pack(f"<I{place}I", place, *turned) + file[4 + 4 * count :]


def test_leaves_with_one_root_and_with_gaps_have_the_same_values() -> None:
    values = random_values(Random(7))
    file = klv(values, ALPHABET)
    ours, theirs = LeaveValues(file), LeaveValues(with_one_root_and_gaps(file))
    assert len(theirs) == len(ours) == len(values)
    for leave, value in values.items():
        faces = bytes(sorted(ALPHABET.faces(leave)))
        assert ours.native.value(faces) == theirs.native.value(faces), leave
        assert theirs.native.value(faces) == pytest.approx(value * 1000, abs=0.5)


def valued(tiles: str) -> bytes:
    """Values for each tile alone and for runs of it, as many as the set has."""
    tileset = TileSet.parse(tiles)
    return klv({kind.letter * run: 1.0 for kind in tileset.kinds for run in range(1, kind.count + 1)}, ALPHABET)


@pytest.mark.parametrize(
    ("tiles", "why"),
    [
        ("?2x0 A3x1 B2x3 C2x5 D1x8 E3x1", ""),
        ("?2x0 A3x1 B2x3", ""),  # for some of the tiles
        ("?2x0 A6x1 B4x3 C4x5 D2x8 E6x1", ""),  # for a larger set
        ("?1x0 A1x1 B1x3 C1x5 D1x8 E1x1", ""),  # for a smaller one
        ("?2x0 A1x1 B3x3 C2x5 D1x8 E3x1", "is for another set of tiles: it values 3 B where there are 2 and only 1 A"),
        ("?2x0 A3x1 B2x3 C2x5 D1x8 E3x1 F1x1", ""),
    ],
)
def test_values_for_another_set_of_tiles_are_refused(tiles: str, why: str) -> None:
    found = misfit(valued(tiles), ALPHABET, TILES)
    assert found.startswith(why) if why else not found


def test_values_for_letters_beyond_the_alphabet_are_refused() -> None:
    file = klv({"A": 1.0, "F": 2.0}, ALPHABET)
    assert len(LeaveValues(file, ALPHABET)) == 2
    with pytest.raises(ValueError, match="has values for letter 6, and the alphabet ends at 5"):
        LeaveValues(file, Alphabet("ABCDE"))


def test_a_damaged_file_of_leaves_is_an_error_or_other_values_but_never_a_crash() -> None:
    whole, chance = with_one_root_and_gaps(klv(random_values(Random(3)), ALPHABET)), Random(4)
    read = 0
    for _ in range(400):
        damaged = bytearray(whole)
        for _ in range(chance.randint(1, 3)):
            damaged[chance.randrange(len(damaged))] = chance.randrange(256)
        cut = chance.choice((len(whole), len(whole), chance.randrange(len(whole))))
        with suppress(ValueError):
            leaves = LeaveValues(bytes(damaged[:cut]), ALPHABET, TILES)
            leaves.native.value(bytes([0, 1, 2]))
            read += 1
    assert read > 20
