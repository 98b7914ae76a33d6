"""A duplicate game in any situation, told in a line: who plays by which rules, and what lies on rack and board."""

from msgspec.structs import replace

from tests.rulebooks.common import only, refusal_of
from tilewright.core.board import Board
from tilewright.core.dice import Dice
from tilewright.core.lexicon import Lexicon
from tilewright.core.refusal import Refused
from tilewright.core.square import Direction, Laid, faces_of
from tilewright.core.tiles import Tiles
from tilewright.games.base import Kit
from tilewright.games.duplicate import actions as a, events as e
from tilewright.games.duplicate.kind import DUPLICATE
from tilewright.games.duplicate.rules import Rules
from tilewright.games.duplicate.slip import Slip
from tilewright.games.duplicate.state import Over
from tilewright.testing import SAMPLE_WORDS

MINUTE = 60_000


def across(row: int, col: int, word: str, score: int | None = None) -> Slip:
    return Slip(word, row, col, Direction.ACROSS, score)


def down(row: int, col: int, word: str, score: int | None = None) -> Slip:
    return Slip(word, row, col, Direction.DOWN, score)


class Hall:
    """A real game from a fixed seed, set out anew where rack, board, bag or number are given."""

    def __init__(
        self,
        rules: Rules | None = None,
        *,
        players: tuple[str, ...] = ("Ann", "Ben"),
        words: Lexicon = SAMPLE_WORDS,
        dice: Dice | None = None,
        rack: str | None = None,
        board: tuple[Laid, ...] = (),
        bag: str | None = None,
        number: int | None = None,
    ) -> None:
        self.words = words
        self.dice = dice or Dice(bytes(32))
        self.now = 0
        self.told = list(DUPLICATE.start(rules or Rules(), players, self.kit))
        self.state = DUPLICATE.evolved(None, self.told)
        if rack is not None:
            self._set_out(rack, board, bag, number)

    def _set_out(self, rack: str, board: tuple[Laid, ...], bag: str | None, number: int | None) -> None:
        rules = self.state.rules
        left = rules.tileset.bag().take(rack).take(faces_of(board)) if bag is None else Tiles(bag)
        self.state = replace(
            self.state,
            rack=Tiles(rack),
            board=Board.empty(rules.layout, rules.tileset).lay(board),
            bag=left,
            number=self.state.number if number is None else number,
        )

    @property
    def kit(self) -> Kit:
        return Kit(self.words, self.dice, self.now)

    @property
    def rack(self) -> str:
        return self.state.rack.faces

    @property
    def end(self) -> Over:
        assert isinstance(self.state.phase, Over)
        return self.state.phase

    def do(self, seat: int, action: a.Action) -> list[e.Event]:
        told, self.state = DUPLICATE.advance(self.state, seat, action, self.kit)
        self.told += told
        return list(told)

    def refuses(self, seat: int, action: a.Action, *, rule: str) -> Refused:
        return refusal_of(lambda: self.do(seat, action), self, rule)

    def slips(self, *slips: Slip | None) -> None:
        """Everybody hands in, from the first seat on; None hands in nothing."""
        for seat, slip in enumerate(slips):
            if slip:
                self.do(seat, a.HandIn(slip))

    def time(self, seat: int = 0) -> list[e.Event]:
        """The time of the round is over."""
        assert self.state.deadline is not None
        self.now = self.state.deadline
        return self.do(seat, a.CallTime())

    def judged(self, *slips: Slip | None) -> dict[int, e.Verdict]:
        """A whole round: the verdict for each seat."""
        self.slips(*slips)
        return verdicts(self.time())


def verdicts(told: list[e.Event]) -> dict[int, e.Verdict]:
    return {seat: verdict for verdict in only(e.Judged, told).verdicts for seat in verdict.seats}
