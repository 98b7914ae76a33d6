"""Every refusal has a sentence, and every sentence fits the facts that the code raises."""

import ast
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest

import tilewright
from tilewright import Game, Refused
from tilewright.cli.phrases import PHRASES
from tilewright.cli.sentences import Audience, sentence, variant
from tilewright.core.refusal import RULE_OF
from tilewright.core.square import Square
from tilewright.editions.house import rules_for
from tilewright.games.crossword import actions as a
from tilewright.notation.coordinates import Convention
from tilewright.testing import SAMPLE_WORDS, RandomGame, RandomPlayer

SOURCES = Path(tilewright.__file__).parent
#: One value for each fact that the code names, to try its sentence with.
FACTS: dict[str, object] = {
    "squares": [Square(8, 8)],
    "why": "something",
    "convention": "tournament",
    "tiles": "QZ",
    "words": ("HORN", "ON"),
    "known": ["folio"],
    "claims": ("HORN",),
    "bonus": ((7, 50),),
    "extra": ["G", "J"],
    "times": 2,
}
NUMBERS = {"row", "col", "seat", "turn", "left", "least", "most", "votes", "laid", "seats", "limit", "used", "event"}
NUMBERS |= {"due", "drawn", "count", "vowels", "consonants"}


def raised() -> Iterator[tuple[str, dict[str, object]]]:
    """Each place in the sources that refuses: its keys, with a value for each of its facts."""
    for file in sorted(SOURCES.rglob("*.py")):
        for node in ast.walk(ast.parse(file.read_text())):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "Refused":
                facts = {fact.arg: _value(fact) for fact in node.keywords if fact.arg}
                for key in ast.walk(node.args[0]):
                    if isinstance(key, ast.Constant) and key.value in RULE_OF:
                        counted = {"tiles": 30, "needed": 40} if key.value == "too-few-tiles" else {}
                        yield str(key.value), facts | counted


def _value(fact: ast.keyword) -> object:
    if isinstance(fact.value, ast.Constant):
        return fact.value.value
    return FACTS.get(str(fact.arg), 3 if fact.arg in NUMBERS else "thing")


def test_every_refusal_has_a_sentence() -> None:
    assert {key.partition("/")[0] for key in PHRASES} == set(RULE_OF)
    assert {key for key in RULE_OF if key not in PHRASES} == set()


@pytest.mark.parametrize(("key", "facts"), list(raised()), ids=lambda value: value if isinstance(value, str) else "")
def test_every_sentence_fits_the_facts_where_it_is_raised(key: str, facts: dict[str, object]) -> None:
    told = sentence(Refused(key, **facts))
    assert told.endswith(f"({RULE_OF[key]})" if RULE_OF[key] else ".")
    assert "!" not in told
    assert "{" not in told


def test_sentences_that_the_guide_gives() -> None:
    told = Audience(("Ann", "Ines"), Convention.RULEBOOK)
    assert sentence(Refused("bag-too-low", left=3, asked=5)) == (
        "There are only 3 tiles in the bag, so you can exchange up to 3. (R-2.13)"
    )
    assert sentence(Refused("bag-too-low", left=1, asked=5)).startswith("There is only 1 tile in the bag")
    assert sentence(Refused("bag-too-low", left=0, asked=5)).startswith("The bag is empty")
    assert sentence(Refused("off-centre", row=8, col=8), told).startswith(
        "Your first word covers the centre square, H8."
    )
    assert "turn of Ines has begun" in sentence(Refused("challenge-too-late", turn=1), told)
    assert sentence(Refused("not-a-word", words=["QQ"])).startswith("QQ is not in this game's list.")


def test_what_comes_from_outside_is_harmless() -> None:
    told = sentence(Refused("unknown-edition", edition="\x1b[31mred{0}", known=["folio"]))
    assert "\x1b" not in told


class Heard(RandomPlayer):
    """A random player who remembers every no."""

    def __init__(self, chance: Random) -> None:
        super().__init__(chance)
        self.refusals: list[Refused] = []

    def was_refused(self, refused: Refused) -> None:
        super().was_refused(refused)
        self.refusals.append(refused)


def provoked() -> Iterator[Refused]:
    """Refusals of real games: random ones, and some by hand."""
    for seed in range(30):
        random = RandomGame(Random(seed))
        random.player = heard = Heard(random.chance)
        for _ in range(60):
            if not random.state.is_over:
                random.step()
        yield from heard.refusals
    for house, players in ((("jacks=9",), 2), (("solitaire",), 2), (("eight-tile", "nine-tile"), 2), (("jacks=x",), 2)):
        try:
            Game.new(rules_for("folio", house), players=("Ann", "Ben")[:players], words=SAMPLE_WORDS)
        except Refused as refused:
            yield refused
    game = Game.new("folio", words=SAMPLE_WORDS, seed=1)
    actions: list[a.Action] = [
        a.Begin(),
        a.Accept(),
        a.Vote(()),
        a.CallTime(),
        a.Finish(),
        a.Draw(3),
        a.Challenge(),
        a.Resume(),
    ]
    actions += [a.Exchange("ZZZZ"), a.Place(()), a.Exchange("")]
    for seat in (0, 1, 7):
        for action in actions:
            try:
                game.do(action, seat)
            except Refused as refused:
                yield refused


@pytest.mark.no_cover
def test_sentences_of_refusals_that_really_happen() -> None:
    happened = list(provoked())
    assert len({refused.key for refused in happened}) > 12
    for refused in happened:
        assert "{" not in sentence(refused, Audience(("Ann", "Ben")))
        assert variant(refused) in PHRASES
