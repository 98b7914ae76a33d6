"""R-12.1: boards of the box and boards that are made. All have their words, hang together, and can be finished."""

import pytest

from tilewright.core.dice import SEED_BYTES, Dice
from tilewright.core.refusal import Refused
from tilewright.core.square import Square
from tilewright.games.junior import making
from tilewright.games.junior.boards import BOARDS, PRINTED
from tilewright.games.junior.making import make_board
from tilewright.games.junior.pictures import PICTURES, THEMES
from tilewright.games.junior.printed import PrintedBoard
from tilewright.games.junior.rules import Rules


def dice(seed: int) -> Dice:
    return Dice(bytes([seed] * SEED_BYTES))


def hang_together(board: PrintedBoard) -> bool:
    """Whether every word can be reached from every other by letters that they share."""
    words = [set(word.squares) for word in board.words]
    reached, waiting = words[0], words[1:]
    while True:
        touching = [word for word in waiting if word & reached]
        if not touching:
            return not waiting
        reached = reached.union(*touching)
        waiting = [word for word in waiting if word not in touching]


def test_there_are_the_board_of_the_book_and_five_more() -> None:
    """R-12.1"""
    assert list(BOARDS) == ["classic", "zoo", "kitchen", "toyshop", "outing", "treasure"]
    assert BOARDS["classic"] is PRINTED


@pytest.mark.parametrize("name", BOARDS)
def test_every_board_of_the_box_is_of_the_same_kind(name: str) -> None:
    """R-12.1: 101 letters, words that have a picture, each once, all connected, chips for all of them."""
    board = BOARDS[name]
    texts = [word.text for word in board.words]
    assert (board.name, len(board.tiles)) == (name, 101)
    assert 25 <= len(texts) == len(set(texts)) <= 44
    assert set(texts) <= set(PICTURES)
    assert len({PICTURES[text] for text in texts}) == len(texts), "no two words share a picture"
    assert hang_together(board)
    assert Rules(board=board).checked(4).board is board


def test_there_are_some_three_hundred_words_with_a_picture_each() -> None:
    """R-12.1: none is in two themes, and the words of the book are among them."""
    assert sum(len(words) for words in THEMES.values()) == len(PICTURES) > 300
    assert {word.text for word in PRINTED.words} <= set(PICTURES)
    for word, picture in PICTURES.items():
        assert word.isascii()
        assert word.isupper()
        assert picture
        assert not picture.isascii()


@pytest.mark.no_cover
@pytest.mark.parametrize("seed", range(6))
@pytest.mark.parametrize(("squares", "size"), [(101, 15), (60, 11), (28, 9)])
def test_a_board_can_be_made_of_any_words(seed: int, squares: int, size: int) -> None:
    """R-12.1: exactly so many letters, and every run of them is one of the words."""
    board = make_board(PICTURES, dice(seed), squares=squares, size=size)
    texts = [word.text for word in board.words]
    assert len(board.tiles) == squares
    assert (board.width, board.height) == (size, size)
    assert set(texts) <= set(PICTURES)
    assert len(texts) == len(set(texts))
    assert hang_together(board)


@pytest.mark.no_cover
def test_the_same_dice_make_the_same_board() -> None:
    """R-12.1"""
    made = [make_board(PICTURES, dice(seed)) for seed in (1, 1, 2)]
    assert made[0] == made[1] != made[2]


def test_a_word_crosses_others_and_never_swallows_one() -> None:
    """R-12.1: RICE goes down through a letter of ICE, not over the whole of it."""
    crossing = making._Crossing(9)
    ice = making._Place("ICE", Square(5, 4), across=True)
    crossing.lay(ice)
    found = [place for place, _ in crossing.places("RICE")]
    assert len(found) == 3
    assert all(len(set(place.squares()) & set(ice.squares())) == 1 for place in found)


def test_no_more_words_than_there_are_chips() -> None:
    """R-12.1"""
    assert len(make_board(PICTURES, dice(1), squares=40, most_words=10).words) <= 10
    with pytest.raises(Refused, match="board-not-made"):
        make_board(PICTURES, dice(1), squares=101, most_words=3)


@pytest.mark.parametrize(
    ("words", "size", "key"),
    [
        (["CAT", "dog"], 15, "picture-word-malformed"),
        (["CAT", "ICE CREAM"], 15, "picture-word-malformed"),
        (["CAT", "A"], 15, "picture-word-malformed"),
        (["CAT", ""], 15, "picture-word-malformed"),
        (["CAT", "DOG"], 15, "board-not-made"),
        (["ELEPHANT"], 5, "board-not-made"),
        ([], 15, "board-not-made"),
        (["CAT"], 2, "printed-board-malformed"),
        (["CAT"], 22, "printed-board-malformed"),
    ],
)
def test_words_that_make_no_board_are_refused(words: list[str], size: int, key: str) -> None:
    """R-12.1"""
    with pytest.raises(Refused) as caught:
        make_board(words, dice(0), size=size)
    assert (caught.value.key, caught.value.rule) == (key, "R-12.1")
