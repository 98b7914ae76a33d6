"""The native core finds exactly the plays of the plain generator, with the same points."""

import pytest

from tests.native_vs_python.positions import samples

CHUNKS, EACH = 40, 52


@pytest.mark.parametrize("chunk", range(CHUNKS))
def test_the_same_plays_each_once_with_the_same_points(chunk: int) -> None:
    for where, board, rack in samples(chunk, EACH):
        native, plain = list(where.graph.plays(board, rack, 9)), list(where.plain.plays(board, rack, 9))
        assert len(native) == len(plain), (board, rack)
        assert set(native) == set(plain), (board, rack)
        assert where.graph.any_play(board, rack, 9) == bool(plain), (board, rack)


@pytest.mark.parametrize("chunk", range(4))
@pytest.mark.parametrize("most", [0, 1, 2])
def test_no_more_tiles_than_allowed(chunk: int, most: int) -> None:
    for where, board, rack in samples(chunk + CHUNKS, 25):
        plain = set(where.plain.plays(board, rack, most))
        assert set(where.graph.plays(board, rack, most)) == plain, (board, rack)
        assert where.graph.any_play(board, rack, most) == bool(plain), (board, rack)
