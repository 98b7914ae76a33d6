"""What is raised in a worker process arrives whole in the one that waits for it."""

import copy
import importlib
import inspect
import pickle
import pkgutil
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context

import pytest

import tilewright as tw
from tilewright.bots.bot import UnknownBot
from tilewright.core.errors import TilewrightError
from tilewright.lexicons.compiled import open_graph
from tilewright.lexicons.definitions import NoDefinitions
from tilewright.lexicons.patterns import BadPattern
from tilewright.lexicons.reading import BadWordList, Fault
from tilewright.lexicons.shelf import UnknownLexicon
from tilewright.live.refusal import ServerRefusal
from tilewright.live.tables.requests import Stale


def lexicon_that_is_not_there() -> UnknownLexicon:
    with pytest.raises(UnknownLexicon) as caught:
        open_graph("nope")
    return caught.value


RAISED: list[TilewrightError] = [
    tw.Refused("bag-too-low", left=3, asked=5),
    tw.Refused("no-tiles"),
    tw.Unreadable("points", line=7, column=21, quoted="x14"),
    tw.Unreadable("rows", line=1, column=1, quoted="15", expected=15, found=1),
    UnknownBot("deep", ["static", "greedy"]),
    BadPattern("Q*5", 3),
    BadWordList("mine", faults=(Fault(3, 4, "DON'T", "has a character that is no letter"),)),
    NoDefinitions(),
    lexicon_that_is_not_there(),
    ServerRefusal("table-full", code="ABCDEF"),
    Stale(7),
]


@pytest.mark.parametrize("error", RAISED, ids=lambda error: type(error).__name__)
def test_an_exception_is_the_same_after_a_pickle_and_a_copy(error: TilewrightError) -> None:
    error.add_note("seen in game 12")
    for again in (pickle.loads(pickle.dumps(error)), copy.copy(error), copy.deepcopy(error)):
        assert type(again) is type(error)
        assert (str(again), vars(again)) == (str(error), vars(error))


def refuse() -> None:
    tw.Game.new("folio", words="commons", seed=16).play("9H ZOO")


def test_a_refusal_in_a_worker_leaves_the_pool_alive() -> None:
    with ProcessPoolExecutor(1, mp_context=get_context("spawn")) as pool:
        with pytest.raises(tw.Refused, match="tile-not-held") as caught:
            pool.submit(refuse).result()
        assert caught.value.facts == {"tiles": "OOZ"}
        assert pool.submit(len, "alive").result() == 5


def exception_classes() -> Iterator[type[BaseException]]:
    for module in pkgutil.walk_packages(tw.__path__, "tilewright."):
        if "migrations" in module.name or module.name.endswith("__main__"):
            continue
        for _, found in inspect.getmembers(importlib.import_module(module.name), inspect.isclass):
            if issubclass(found, BaseException) and found.__module__ == module.name:
                yield found


def test_every_exception_with_a_constructor_of_its_own_can_be_made_again() -> None:
    own = {found for found in exception_classes() if "__init__" in vars(found)}
    assert {found.__qualname__ for found in own if not issubclass(found, TilewrightError)} == set()
    assert len(own) >= 10
