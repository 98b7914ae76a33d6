"""How many actions a second go through the rules core."""

from collections.abc import Callable
from random import Random
from time import process_time

from msgspec.structs import replace

from tilewright.core.lexicon import Lexicon
from tilewright.core.refusal import Refused
from tilewright.games.base import Kit
from tilewright.games.crossword.actions import Action
from tilewright.games.crossword.kind import CROSSWORD
from tilewright.games.crossword.state import State
from tilewright.lexicons.graph import WordGraph
from tilewright.testing import SAMPLE_WORDS, RandomGame, state_after

GAMES, ROUNDS = 60, 3
Recorded = tuple[State, list[tuple[int, Action, Kit]]]


def main() -> None:
    """whole random games of all editions and house rules through decide and evolve, in CPU time"""
    recorded = [_record(Random(number)) for number in range(GAMES)]
    actions = sum(len(actions) for _, actions in recorded)
    sorting = min(_seconds(_sort_letters) for _ in range(ROUNDS))
    judges: dict[str, Lexicon] = {"a graph, as games do": WordGraph(SAMPLE_WORDS), "the plain list": SAMPLE_WORDS}
    for judge, words in judges.items():
        games = [_judged(one, words) for one in recorded]
        best = min(_seconds(lambda games=games: _play_again(games)) for _ in range(ROUNDS))  # type: ignore[misc]
        strings = best / actions / sorting * 100_000
        print(f"  {actions} actions in {GAMES} games, judged by {judge}: {actions / best:,.0f} actions a second;")
        print(f"    one action costs as much as sorting {strings:,.1f} strings of 100 letters")


def _record(chance: Random) -> Recorded:
    """What was asked and granted in one random game, so that only the rules are timed and not the choosing."""
    game = RandomGame(chance)
    beginning, actions = state_after(game.events), []
    while not game.state.is_over:
        game.now += 1_000
        seat, action = game.player.action(game.state)
        kit = game.kit
        try:
            told = CROSSWORD.decide(game.state, seat, action, kit)
        except Refused as refused:
            game.player.was_refused(refused)
            continue
        actions.append((seat, action, kit))
        for event in told:
            game.state = CROSSWORD.evolve(game.state, event)
    return beginning, actions


def _judged(recorded: Recorded, words: Lexicon) -> Recorded:
    """The same game by the same words, whatever holds them."""
    beginning, actions = recorded
    return beginning, [(seat, action, replace(kit, words=words)) for seat, action, kit in actions]


def _play_again(recorded: list[Recorded]) -> None:
    for beginning, actions in recorded:
        state = beginning
        for seat, action, kit in actions:
            for event in CROSSWORD.decide(state, seat, action, kit):
                state = CROSSWORD.evolve(state, event)
        assert state.is_over


def _sort_letters() -> None:
    letters = "ETAOINSHRDLU" * 9
    for _ in range(100_000):
        sorted(letters[:100])


def _seconds(work: Callable[[], None]) -> float:
    start = process_time()
    work()
    return process_time() - start
