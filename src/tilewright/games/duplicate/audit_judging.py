"""Checking the judging in a record: verdicts and the word on the board follow from the slips.

No word list is asked: a word is as good as the record says, but the same everywhere in it.
"""

from msgspec.structs import replace

from tilewright.core.refusal import Refused
from tilewright.games.duplicate import events as e
from tilewright.games.duplicate.choosing import order
from tilewright.games.duplicate.ending import refused_words
from tilewright.games.duplicate.judging import judge, judged_alone
from tilewright.games.duplicate.rounds import choice
from tilewright.games.duplicate.rules import UNTOLD
from tilewright.games.duplicate.slip import Slip, SlipPlay
from tilewright.games.duplicate.state import Drawing, Reviewing, State


def bad_judging(state: State, event: e.Judged) -> str | None:
    """R-9.3: equal slips in one verdict, true scores, a reason for every zero, and nobody forgotten."""
    if not isinstance(state.phase, Reviewing):
        return "the round was not closed"
    bad, rulings = _bad_words(event), dict(state.rulings)
    expected, top = judge(_with_slips_shown(state, event), lambda word: rulings.get(word, word not in bad))
    if expected != event.verdicts:
        return "the verdicts are not those of the slips"
    if event.best is None:
        return "a slip was better than the best" if top else None
    refused = frozenset[str]() if state.rules.prepared else refused_words(state)  # a list knows no rulings
    if not _is_legal(state, event.best) or refused.intersection(event.best.words):
        return "the best play is none"
    return "a slip was better than the best" if top and top.points > event.best.points else None


def bad_placing(state: State, event: e.Placed) -> str | None:
    """R-9.4: the word on the board is the one that the rules choose."""
    if not isinstance(state.phase, Drawing) or not state.rounds or state.rounds[-1].placed:
        return "no word was due on the board"
    if state.rules.prepared == UNTOLD:
        good = event.origin is e.Origin.PREPARED and _is_legal(state, event.play)
    else:
        good = (event.play, event.origin) == choice(state, _top(state), state.rounds[-1].best)
    return None if good else "another word goes on the board"


def bad_discipline(state: State, event: e.Warned | e.Penalised) -> str | None:
    """Only a person who arbitrates warns and penalises, players alone, and within the rules."""
    rules = state.rules
    if rules.arbitrating_seat is None or event.seat not in state.contestants:
        return "nobody could be warned or penalised there"
    if isinstance(event, e.Penalised):
        return None if 1 <= event.points <= rules.penalty else "no such penalty could be given"
    return None if rules.warnings else "no warnings could be given"


def _bad_words(event: e.Judged) -> set[str]:
    bad: set[str] = set()
    for verdict in event.verdicts:
        if verdict.why and verdict.why.key == "not-a-word":
            words = dict(verdict.why.facts).get("words")
            bad.update(word for word in words if isinstance(word, str)) if isinstance(words, tuple) else None
    return bad


def _with_slips_shown(state: State, event: e.Judged) -> State:
    """A record of a seat has no slips of the others: they are shown with the verdicts."""
    slips = state.slips
    for verdict in event.verdicts:
        for seat in verdict.seats:
            if verdict.slip and state.has_handed_in(seat) and slips.get(seat) is None:
                slips = slips.put(seat, verdict.slip)
    return replace(state, slips=slips)


def _top(state: State) -> SlipPlay | None:
    slips = [verdict.slip for verdict in state.verdicts if verdict.slip and not verdict.why]
    plays = [judged_alone(state, slip, _anything) for slip in slips]
    return min(plays, key=lambda play: order(play, state.rack, state.rules.tileset), default=None)


def _is_legal(state: State, play: SlipPlay) -> bool:
    try:
        return judged_alone(state, _unstated(play.slip), _anything) == play
    except Refused:
        return False


def _unstated(slip: Slip) -> Slip:
    return replace(slip, score=None)


def _anything(_: str) -> bool:
    return True
