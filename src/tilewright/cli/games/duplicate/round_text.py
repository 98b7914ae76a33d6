"""What a round brought: every slip with its points or why it has none, the word on the board, the totals."""

from tilewright.cli.saying import plain
from tilewright.games.duplicate import events as e
from tilewright.games.duplicate.evolve import evolve
from tilewright.games.duplicate.slip import Slip
from tilewright.games.duplicate.state import State
from tilewright.notation.coordinates import Convention
from tilewright.notation.result_sheet import write_text
from tilewright.notation.slips import write_slip
from tilewright.sentences import Audience, sentence
from tilewright.sentences.events import event_messages, event_text, message_text
from tilewright.sentences.events.duplicate import of_verdict


def tell(before: State, event: e.Event, audience: Audience) -> str:
    """A sentence or a few lines."""
    match event:
        case e.Judged(verdicts=verdicts):
            return "\n".join([event_text("duplicate", before, event, audience), *_slips(verdicts, audience)])
        case e.Placed():
            told = [message_text(one, audience) for one in event_messages("duplicate", before, event)]
            return "\n".join([*told, "", *totals(evolve(before, event))])
        case _:
            return event_text("duplicate", before, event, audience)


def slip_text(slip: Slip, convention: Convention) -> str:
    """The place and the word, without what the slip says of its score."""
    return plain(write_slip(Slip(slip.word, slip.row, slip.col, slip.direction), convention))


def totals(state: State) -> list[str]:
    return [plain(line, 200) for line in write_text(state).splitlines()]


def _slips(verdicts: tuple[e.Verdict, ...], audience: Audience) -> list[str]:
    """A line for each player, the most points first."""
    rows = sorted(((one, seat) for one in verdicts for seat in one.seats), key=lambda row: (-row[0].scored, row[1]))
    width = max((len(audience.players[seat]) for _, seat in rows), default=0)
    return [f"{audience.players[seat]:<{width}}  {one.scored:>4}  {_slip(one, audience)}" for one, seat in rows]


def _slip(verdict: e.Verdict, audience: Audience) -> str:
    parts = [slip_text(verdict.slip, audience.convention)] if verdict.slip else []
    parts += [sentence(verdict.why.refused, audience)] if verdict.why and verdict.slip else []
    return "  ".join([*parts, *(message_text(one, audience) for one in of_verdict(verdict))])
