"""What a round brought, in words: every slip with its points or why it has none, the word on the board, the totals."""

from tilewright.cli.saying import Number, plain
from tilewright.games.duplicate import events as e
from tilewright.games.duplicate.evolve import evolve
from tilewright.games.duplicate.slip import Slip
from tilewright.games.duplicate.state import State
from tilewright.notation.coordinates import Convention
from tilewright.notation.result_sheet import write_text
from tilewright.notation.slips import write_slip
from tilewright.sentences import Audience, sentence

WHY = {
    e.EndReason.ALL_PLAYED: "all tiles are played (R-9.6)",
    e.EndReason.ONE_KIND: "no vowel or no consonant is left (R-9.6)",
    e.EndReason.NO_PLAYS: "nothing can be placed any more (R-9.6)",
    e.EndReason.RACKS_DONE: "the prepared racks are played",
    e.EndReason.STOPPED: "the arbitrator stopped it",
    e.EndReason.DESERTED: "nobody is left (R-9.1)",
}
ORIGIN = {
    e.Origin.TOP: "the top word handed in",
    e.Origin.BEST: "the best there was",
    e.Origin.PREPARED: "as the list has it",
}


def tell(convention: Convention, before: State, event: e.Event) -> str:
    """A sentence or a few lines; nothing for what speaks for itself, and nothing of a slip before it is judged."""
    match event:
        case e.Judged():
            return "\n".join(_judged(convention, before, event))
        case e.Placed(play=play, origin=origin):
            at = slip_text(play.slip, convention)
            told = f"On the board: {at} for {Number(play.points):points}, {ORIGIN[origin]}. (R-9.4)"
            return "\n".join([told, *_missed(evolve(before, event), convention), "", *totals(evolve(before, event))])
        case e.Joined(name=name):
            return f"{plain(name)} joins. (R-9.1)"
        case e.Left(seat=seat):
            return f"{plain(before.players[seat])} leaves. (R-9.1)"
        case e.PutBack():
            return "The rack lacked vowels or consonants, and was drawn again. (R-9.5)"
        case e.Ruled(word=word, good=good):
            return f"{plain(word)} is {'good' if good else 'refused'} in this game. (R-9.3)"
        case e.Warned(seat=seat):
            return f"{plain(before.players[seat])} is warned."
        case e.Penalised(seat=seat, points=points):
            return f"{plain(before.players[seat])} is penalised: {Number(points):points} off."
        case _:
            return ""


def slip_text(slip: Slip, convention: Convention) -> str:
    """The place and the word, without what the slip says of its score."""
    return plain(write_slip(Slip(slip.word, slip.row, slip.col, slip.direction), convention))


def totals(state: State) -> list[str]:
    return [plain(line, 200) for line in write_text(state).splitlines()]


def _judged(convention: Convention, before: State, event: e.Judged) -> list[str]:
    """A line for each player, the most points first."""
    told = Audience(tuple(plain(name) for name in before.players), convention)
    rows = [(verdict, seat) for verdict in event.verdicts for seat in verdict.seats]
    rows.sort(key=lambda row: (-row[0].scored, row[1]))
    width = max((len(told.players[seat]) for _, seat in rows), default=0)
    lines = [f"Round {before.number}, rack {' '.join(before.rack.faces)}"]
    for verdict, seat in rows:
        slip = slip_text(verdict.slip, convention) if verdict.slip else "no slip"
        why = f"  {sentence(verdict.why.refused, told)}" if verdict.why and verdict.slip else ""
        lines.append(f"{told.players[seat]:<{width}}  {verdict.scored:>4}  {slip}{why}{_corrected(verdict)}")
    return lines


def _corrected(verdict: e.Verdict) -> str:
    stated = verdict.slip.score if verdict.slip else None
    bonus = f"  ({verdict.bonus} of it for the solo)" if verdict.bonus else ""
    if verdict.why or stated in (None, verdict.worth):
        return bonus
    return f"  (it said {stated}, and is worth {verdict.worth}){bonus}"


def _missed(after: State, convention: Convention) -> list[str]:
    """What would have been worth more than the word on the board."""
    last = after.rounds[-1]
    if last.best is None or last.placed is None or last.best.points <= last.placed.points:
        return []
    return [f"The best there was: {slip_text(last.best.slip, convention)} for {last.best.points}."]
