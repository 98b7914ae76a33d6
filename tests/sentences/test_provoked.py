"""The sentences of refusals that really happen."""

from collections.abc import Iterator
from random import Random

import pytest

from tilewright import Game, Refused
from tilewright.editions.house import rules_for
from tilewright.games.crossword import actions as a
from tilewright.sentences import LANGUAGES, Audience
from tilewright.sentences.catalogue import catalogue
from tilewright.sentences.saying import arguments
from tilewright.testing import SAMPLE_WORDS, RandomGame, RandomPlayer


class Listener(RandomPlayer):
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
        random.player = heard = Listener(random.chance)
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
        for language in LANGUAGES:
            bundle = catalogue(language)
            message = bundle.get_message(refused.key)
            for pattern in [message.value, *message.attributes.values()]:
                assert pattern is not None
                told = arguments(refused.facts, Audience(("Ann", "Ben"), language=language))
                assert bundle.format_pattern(pattern, told)[1] == []
