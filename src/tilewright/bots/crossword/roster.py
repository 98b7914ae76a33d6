"""The bots of the standard game by name, their rules, and the results of their games."""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from types import MappingProxyType

from msgspec.structs import replace

from tilewright.bots.crossword.levels import LEVELS, LeaveSense, Level, Sight, level
from tilewright.bots.crossword.player import LevelPlayer
from tilewright.bots.result import GameResult, PlayerResult
from tilewright.bots.roster import BotDescription
from tilewright.bots.solitaire import SolitairePlayer
from tilewright.editions import house
from tilewright.engine.depth import Depth
from tilewright.games.crossword import events as e
from tilewright.games.crossword.policies import FromSeat
from tilewright.games.crossword.rules import Rules
from tilewright.games.crossword.state import State
from tilewright.lexicons.levels import UNLISTED

EDITION = "folio"


GREEDY = Level(
    "greedy",
    "Every word, every play, and the most points.",
    words=UNLISTED,
    some=0,
    learnt=0,
    sight=Sight(sure=0, keen=100),
    keeping=LeaveSense.POINTS,
    doubts=100,
)


def _described(level: Level, points: int | None = None) -> BotDescription:
    ahead = level.ahead is not Depth.NONE
    return BotDescription(level.about, lambda _words, _rules: LevelPlayer(level), points, ahead)


BOTS: Mapping[str, BotDescription] = MappingProxyType(
    {"static": _described(level("static")), "greedy": _described(GREEDY)}
    | {name: _described(one, one.points) for name, one in LEVELS.items()}
    | {
        "solver": BotDescription(
            "Solitaire with all tiles face up, searched.",
            lambda words, _rules: SolitairePlayer(words),
            plays_by=lambda rules: rules.is_face_up,
        )
    }
)


def rules_for(edition: str | None, names: Iterable[str]) -> Rules:
    """An edition with house rules. The first seat starts: bots change seats instead of drawing lots."""
    return replace(house.rules_for(edition or EDITION, names), first_player=FromSeat(0))


def result_of(events: Sequence[e.Event], state: State) -> GameResult:
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
    return GameResult(tuple(map(PlayerResult, state.scores, did)), ended.winners)
