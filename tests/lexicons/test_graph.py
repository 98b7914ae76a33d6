"""A word graph in place of a word list: files, errors, and what else is not the matter of plays."""

import pickle
import struct
import sys
from pathlib import Path
from random import Random

import pytest

from tilewright.core.alphabet import Alphabet
from tilewright.core.board import Board
from tilewright.core.square import Laid
from tilewright.core.tiles import Tiles
from tilewright.lexicons.compiled import open_graph
from tilewright.lexicons.graph import WordGraph
from tilewright.lexicons.reading import BadWordList
from tilewright.lexicons.shelf import add_lexicon
from tilewright.session.game import Game
from tilewright.testing import SAMPLE_WORDS

GRAPH = WordGraph(SAMPLE_WORDS, name="sample")
NEXT, END, ACCEPTS = (1 << 22) - 1, 1 << 22, 1 << 23


def file(*nodes: int) -> bytes:
    return struct.pack(f"<{len(nodes)}I", *nodes)


def test_a_file_of_another_engine_is_read_as_the_format_says() -> None:
    a, b = 1 << 24, 2 << 24
    # DAWG: A -> B; GADDAG: B -> A, and A -> separator -> B
    nodes = (2 | END, 4 | END, 3 | a | END, b | ACCEPTS | END, 6 | a, 7 | b | END, 3 | END, a | ACCEPTS | END)
    words = WordGraph.load(file(*nodes), name="tiny")
    assert list(words) == ["AB"]
    assert repr(words) == "<WordGraph tiny: 1 word>"
    assert words.hooks("B").front == "A"
    assert len(list(words.plays(Board.empty(), Tiles("AB"), most=7))) == 4


def last_list_first(whole: bytes) -> bytes:
    """The same graph with its lists in the opposite order, so that every arc leads on instead of back."""
    nodes = struct.unpack(f"<{len(whole) // 4}I", whole)
    ends = [at for at in range(2, len(nodes)) if nodes[at] & END]
    starts = [2, *(end + 1 for end in ends[:-1])]
    moved, place = {0: 0}, 2
    for start, end in reversed(list(zip(starts, ends, strict=True))):
        moved |= {at: place + at - start for at in range(start, end + 1)}
        place += end + 1 - start
    turned = [0] * len(nodes)
    for at, node in enumerate(nodes):
        turned[moved[at] if at > 1 else at] = node & ~NEXT | moved[node & NEXT]
    return file(*turned)


def test_lists_may_come_in_any_order() -> None:
    turned = WordGraph.load(last_list_first(GRAPH.save()))
    assert (len(turned), list(turned), turned.native.alphabet) == (len(GRAPH), list(GRAPH), GRAPH.native.alphabet)
    assert turned.hooks("HORN") == GRAPH.hooks("HORN")
    plays = [set(words.plays(Board.empty(), Tiles("?AEINRT"), most=7)) for words in (turned, GRAPH)]
    assert plays[0] == plays[1]


def test_an_arc_may_lead_into_the_middle_of_a_list() -> None:
    a, b, c = 1 << 24, 2 << 24, 3 << 24
    siblings = (a | ACCEPTS, b | ACCEPTS, c | ACCEPTS | END)
    by_root = WordGraph.load(file(3 | END, END, *siblings))
    assert (len(by_root), list(by_root)) == (2, ["B", "C"])
    by_arc = WordGraph.load(file(5 | END, END, *siblings, 3 | a | END))
    assert (len(by_arc), list(by_arc)) == (2, ["AB", "AC"])


def test_a_file_with_the_dawg_alone_finds_plays_too() -> None:
    a, b = 1 << 24, 2 << 24
    words = WordGraph.load(file(2 | END, END, 3 | a | END, b | ACCEPTS | END))
    assert list(words) == ["AB"]
    assert len(list(words.plays(Board.empty(), Tiles("AB"), most=7))) == 4


def test_a_dawg_may_start_right_after_its_only_root() -> None:
    a, b, c = 1 << 24, 2 << 24, 3 << 24
    words = WordGraph.load(file(3 | END, b | ACCEPTS, c | ACCEPTS | END, 1 | a | END))
    assert list(words) == ["AB", "AC"]
    assert len(list(words.plays(Board.empty(), Tiles("AB"), most=7))) == 4


def test_gaps_between_the_lists_of_another_engine_do_no_harm() -> None:
    a, b = 1 << 24, 2 << 24
    gap = (0, 0, 9 | 40 << 24, 0)  # it leads anywhere, and nothing leads to it
    words = WordGraph.load(file(6 | END, 8 | END, *gap, 7 | a | END, b | ACCEPTS | END, *(a, 7 | b | END), *gap))
    assert list(words) == ["AB"]
    assert WordGraph.load(words.save()) == words


def test_a_crafted_file_may_claim_more_words_than_there_is_memory() -> None:
    nodes = [0, END]
    for deeper in (0, *range(2, 2 + 26 * 7, 26)):  # eight lists of all letters, each leading to the one before
        nodes += [deeper | ACCEPTS | letter << 24 for letter in range(1, 26)]
        nodes.append(deeper | ACCEPTS | 26 << 24 | END)
    nodes[0] = len(nodes) - 26 | END
    with pytest.raises(BadWordList, match="has more than 1,000,000 words"):
        WordGraph.load(file(*nodes))


@pytest.mark.parametrize(
    ("broken", "why"),
    [
        (b"\x00" * 7, "middle of a number"),
        (b"", "no roots"),
        (file(2 | END), "no roots"),
        (file(9 | END, END, 1 << 24 | END), "node 0 leads out of the graph"),
        (file(2 | END, 1 | END, 1 << 24 | END), "node 1 leads back to a root"),
        (file(2 | END, END, 9 | 1 << 24 | END), "node 2 leads out of the graph"),
        (file(2 | END, END, 1 << 24), "has no end"),
        (file(2 | END, END, 2 | 1 << 24 | END), "leads back to itself"),
        (file(2 | END, END, 3 | 1 << 24 | END, 2 | 1 << 24 | END), "leads back to itself"),
        (file(2 | END, END, 1 | 1 << 24 | END), "leads back to a root"),
        (file(2 | END, END, 40 << 24 | END), "no letter that we can number"),
        (file(2 | END, END, 2 << 24, 1 << 24 | END), "out of order"),
        (file(2 | END, END, *(n | 1 << 24 | END for n in range(3, 30)), 1 << 24 | END), "fits on no board"),
        (file(2 | END, END, 27 << 24 | END), "has letter 27, and the alphabet ABC.*Z ends at 26"),
        (file(2 | END, END, 28 << 24, 31 << 24 | END), "has letters 28, 31, and"),
    ],
)
def test_a_broken_file_is_refused_and_says_why(broken: bytes, why: str) -> None:
    with pytest.raises(BadWordList, match=f"^mine: .*{why}"):
        WordGraph.load(broken, name="mine")


def test_a_damaged_file_is_an_error_or_another_list_but_never_a_crash() -> None:
    whole, chance = GRAPH.save(), Random(0)
    for _ in range(300):
        damaged = bytearray(whole)
        for _ in range(chance.randint(1, 4)):
            damaged[chance.randrange(len(damaged))] = chance.randrange(256)
        try:
            words = WordGraph.load(bytes(damaged[: chance.choice((len(whole), chance.randrange(len(whole))))]))
        except BadWordList:
            continue
        assert len(words.matches("*", most=2_000)) <= len(words)
        words.any_play(Board.empty(), Tiles("?AEINRT"), most=7)


def test_files_are_named_after_what_they_hold(tmp_path: Path) -> None:
    text, graph = tmp_path / "mine.txt", tmp_path / "theirs.kwg"
    text.write_text("AB\nBA\n")
    graph.write_bytes(WordGraph.open(text).save())
    assert WordGraph.open(graph) == WordGraph.open(str(text))
    assert (WordGraph.open(text).name, WordGraph.open(graph).name) == ("mine", "theirs")
    with pytest.raises(BadWordList, match="cannot be read"):
        WordGraph.open(tmp_path / "nowhere.kwg")


def test_a_graph_can_be_sent_to_another_process() -> None:
    again = pickle.loads(pickle.dumps(GRAPH))
    assert again == GRAPH
    assert (again.name, hash(again)) == ("sample", hash(GRAPH))
    assert again != list(GRAPH)


def test_words_must_be_of_the_alphabet() -> None:
    with pytest.raises(BadWordList, match="'AÖ' has a letter that is not of AB"):
        WordGraph(["AB", "AÖ"], alphabet=Alphabet("AB"))
    with pytest.raises(BadWordList, match="40 different letters; 39 are the most"):
        WordGraph([chr(ord("А") + number) * 2 for number in range(32)] + ["ÄÖ", "ÜÉ", "ÈÊ", "ÑÇ"])


def test_only_capitals_are_words() -> None:
    assert "AB" in GRAPH
    assert "ab" not in GRAPH
    assert 7 not in GRAPH


def test_a_game_is_played_with_a_graph_as_with_a_list() -> None:
    games = [
        Game.new("magnetic", players=("Ann", "Ben"), words=words, seed=5, house=("challenge=void",))
        for words in (GRAPH, SAMPLE_WORDS)
    ]
    for _ in range(12):
        moves, same = (sorted(game.legal_moves(), key=lambda move: (move.score, str(move))) for game in games)
        assert moves == same
        for game in games:
            if moves:
                game.play(str(moves[-1]))
            else:
                game.pass_turn()
    assert games[0].scores == games[1].scores


def test_a_graph_of_another_alphabet_with_as_many_letters_is_refused(tmp_path: Path) -> None:
    """Catalan has 26 tiles too, with a Ç after the C: every later letter would be read as its neighbour."""
    theirs = Alphabet("ABCÇDEFGHIJKLMNOPQRSTUVWXY")
    words = [word for word in open_graph("commons").matches("????") if "Z" not in word]
    (tmp_path / "catalan.kwg").write_bytes(WordGraph(words, alphabet=theirs).save())
    with pytest.raises(BadWordList, match="does not look like a list in the letters A to Z"):
        WordGraph.open(tmp_path / "catalan.kwg")
    with pytest.raises(BadWordList, match="--letters"):
        add_lexicon("catalan", tmp_path / "catalan.kwg")
    with pytest.raises(BadWordList, match="--letters"):
        open_graph(tmp_path / "catalan.kwg")
    assert list(WordGraph.open(tmp_path / "catalan.kwg", theirs)) == words


def test_an_anagram_dictionary_is_no_word_list(tmp_path: Path) -> None:
    words = open_graph("commons").words_of(4)[:300]
    file = tmp_path / "alpha.kwg"
    file.write_bytes(WordGraph({"".join(sorted(word)) for word in words}).save())
    with pytest.raises(BadWordList, match="the letters of words in alphabetical order"):
        WordGraph.open(file)


def test_a_small_graph_is_believed(tmp_path: Path) -> None:
    (tmp_path / "few.kwg").write_bytes(WordGraph(["JQX", "ZZZ"]).save())
    assert list(WordGraph.open(tmp_path / "few.kwg")) == ["JQX", "ZZZ"]


def test_a_board_that_grows_keeps_no_earlier_one() -> None:
    words, board = WordGraph(SAMPLE_WORDS), Board.empty()
    first = words.position(board)
    for column, tile in enumerate("HORN", start=6):
        earlier = words.position(board)
        count = sys.getrefcount(earlier)
        board = board.lay((Laid(8, column, tile),))
        grown, fresh = words.position(board), WordGraph(SAMPLE_WORDS).position(board)
        tiles = bytes([8, 1, 18, 20, 19])
        assert [one.tiles for one in grown.plays(tiles, 5, ())] == [one.tiles for one in fresh.plays(tiles, 5, ())]
        assert earlier is first or sys.getrefcount(earlier) < count
    assert words.position(Board.empty()) is not first
