"""Judging the slips: what each is worth, or why it scores nothing (R-9.3). Equal ones are judged once."""

from collections.abc import Callable
from typing import assert_never

from msgspec.structs import replace

from tilewright.core.refusal import Refused
from tilewright.core.square import faces_of
from tilewright.core.words import form
from tilewright.games.duplicate.choosing import order
from tilewright.games.duplicate.events import Reason, Verdict
from tilewright.games.duplicate.policies import Overstating
from tilewright.games.duplicate.slip import Slip, SlipPlay, laid_by, written
from tilewright.games.duplicate.solos import solo_of, top_of
from tilewright.games.duplicate.state import State

Judgement = SlipPlay | Reason


def judge(state: State, is_good: Callable[[str], bool]) -> tuple[tuple[Verdict, ...], SlipPlay | None]:
    """A verdict for every slip and for those who handed in none; and the best play handed in, by the tie rule."""
    owners: dict[Slip, list[int]] = {}
    for seat, slip in state.slips:
        owners.setdefault(slip, []).append(seat)
    found: dict[tuple[object, ...], Judgement] = {}
    verdicts, plays = [], dict[int, SlipPlay]()
    for slip, seats in owners.items():
        key = (slip.word, slip.row, slip.col, slip.direction)
        judgement = found.get(key)
        if judgement is None:
            judgement = found[key] = _judgement(state, slip, is_good)
        verdict = _verdict(state, slip, seats, judgement)
        verdicts.append(verdict)
        if isinstance(judgement, SlipPlay) and not verdict.why:
            plays[seats[0]] = judgement
    missing = tuple(seat for seat in state.contestants if seat not in state.gone and not state.has_handed_in(seat))
    if missing:
        verdicts.append(Verdict(None, missing, why=Reason("no-slip")))
    verdicts = _with_solo_bonus(state, verdicts)
    best = min(plays.values(), key=lambda play: order(play, state.rack, state.rules.tileset), default=None)
    return tuple(sorted(verdicts, key=lambda verdict: (-verdict.scored, verdict.seats))), best


def _with_solo_bonus(state: State, verdicts: list[Verdict]) -> list[Verdict]:
    """By option, extra points for the only player with the top."""
    bonus = state.rules.solo_bonus
    solo = solo_of(top_of(verdicts)[1], len(state.contestants)) if bonus else None
    if solo is None:
        return verdicts
    return [replace(one, scored=one.scored + bonus, bonus=bonus) if solo in one.seats else one for one in verdicts]


def judged_alone(state: State, slip: Slip, is_good: Callable[[str], bool]) -> SlipPlay:
    """What one slip lays, makes and is worth, or why it is no good."""
    laid = laid_by(state.board, slip)
    faces = faces_of(laid)
    if not state.rack.holds(faces):
        raise Refused("tile-not-held", tiles=state.rack.lacks(faces))
    formed = form(state.board, laid)
    named = (slip.word.upper(), (slip.row, slip.col), slip.direction)
    word = next((made for made in formed.words if (made.text, made.start, made.direction) == named), None)
    if word is None:
        raise Refused("word-runs-on", word=slip.word.upper(), words=[made.text for made in formed.words])
    bad = [made.text for made in formed.words if not is_good(made.text)]
    if bad:
        raise Refused("not-a-word", words=bad, why="slip")
    return written(formed, word, laid, state.rules.bonus_for(len(laid)))


def _judgement(state: State, slip: Slip, is_good: Callable[[str], bool]) -> Judgement:
    try:
        return judged_alone(state, slip, is_good)
    except Refused as refused:
        return Reason.of(refused)


def _verdict(state: State, slip: Slip, seats: list[int], judgement: Judgement) -> Verdict:
    if isinstance(judgement, Reason):
        return Verdict(slip, tuple(seats), why=judgement)
    worth = judgement.points
    scored = _scored(state.rules.overstating, worth, worth if slip.score is None else slip.score)
    reason = None
    if worth and not scored:
        reason = Reason("overstated", (("stated", slip.score or 0), ("worth", worth)))
    return Verdict(slip, tuple(seats), judgement.words, worth, scored, reason)


def _scored(overstating: Overstating, worth: int, stated: int) -> int:
    """R-9.3: the true score, unless an option punishes those who state more."""
    if stated <= worth:
        return worth
    match overstating:
        case Overstating.CORRECTED:
            return worth
        case Overstating.DIFFERENCE:
            return max(0, worth - (stated - worth))
        case Overstating.NOTHING:
            return 0
        case never:
            assert_never(never)
