"""The bots of the standard game by name, what they play by, and what came of a game of theirs."""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from types import MappingProxyType

from msgspec.structs import replace

from tilewright.bots.crossword.seated import Seated
from tilewright.bots.result import Part, Result
from tilewright.bots.roster import Described, bot
from tilewright.editions import house
from tilewright.games.crossword import events as e
from tilewright.games.crossword.policies import FromSeat
from tilewright.games.crossword.rules import Rules
from tilewright.games.crossword.state import State
from tilewright.lexicons.graph import WordGraph

EDITION = "folio"


def _static(words: WordGraph, rules: Rules) -> Seated:
    return Seated(bot("static", words, rules))


def _greedy(words: WordGraph, rules: Rules) -> Seated:
    return Seated(bot("greedy", words, rules))


BOTS: Mapping[str, Described] = MappingProxyType(
    {
        "static": Described("the most points with the best tiles kept", _static),
        "greedy": Described("the most points", _greedy),
    }
)


def rules_for(edition: str | None, names: Iterable[str]) -> Rules:
    """An edition with house rules. The first seat begins: bots change seats instead of drawing lots."""
    return replace(house.rules_for(edition or EDITION, names), first_player=FromSeat(0))


def result_of(events: Sequence[e.Event], state: State) -> Result:
    """Seat by seat."""
    did: list[Counter[str]] = [Counter(turns=0, bingos=0, exchanges=0, passes=0) for _ in state.seats]
    for event in events:
        match event:
            case e.Placed(seat=seat, laid=laid):
                did[seat].update(turns=1, bingos=int(state.rules.bonus_for(len(laid)) > 0))
            case e.Exchanged(seat=seat):
                did[seat].update(turns=1, exchanges=1)
            case e.Passed(seat=seat):
                did[seat].update(turns=1, passes=1)
            case _:
                pass
    ended = events[-1]
    assert isinstance(ended, e.Ended), "it is over"
    return Result(tuple(map(Part, state.scores, did)), ended.winners)
