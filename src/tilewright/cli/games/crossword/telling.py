"""What happened, in a sentence that everybody at the table may read: no tile that the rules hide is ever named."""

from tilewright.cli.games.crossword.rules_text import word_bonus_texts
from tilewright.cli.saying import Listing, Number, listed
from tilewright.games.crossword import events as e
from tilewright.games.crossword.events import EndReason
from tilewright.games.crossword.policies import LoseTurn, OnChallenge
from tilewright.games.crossword.state import State
from tilewright.notation.coordinates import Convention, write_play

WHY = {
    EndReason.OUT: "the bag is empty and {out} used the last tile (R-5.1)",
    EndReason.NO_PLAYS: "nobody has a play left (R-5.2)",
    EndReason.PASSES: "everybody passed twice in a row (R-5.3)",
    EndReason.SCORELESS: "too many turns went by without a point (R-5.3)",
    EndReason.RESIGNED: "too few players are left (R-2.5)",
    EndReason.FINISHED: "you said so (R-8.3)",
}


def tell(convention: Convention, before: State, event: e.Event) -> str:
    """A sentence; nothing for what speaks for itself."""
    names = before.players
    match event:
        case e.Placed():
            return _placed(before, event, convention)
        case e.LotsDrawn():
            return _lots(before, event)
        case e.Exchanged(seat=seat, tiles=tiles):
            return f"{names[seat]} exchanges {Number(len(tiles)):tiles}."
        case e.Passed(seat=seat, late=late):
            return f"Time. The turn of {names[seat]} counts as a pass. (R-7.1)" if late else f"{names[seat]} passes."
        case e.Relaxed(least=least):
            need = f"{least} letters are enough now" if least else "the ordinary rules go on"
            return f"Everybody has passed: {need}. (R-6.4)"
        case e.EndReached(why=why, out=out):
            return f"Nothing is left to play: {_why(why, out, names)}."
        case e.Resigned(seat=seat, absent=absent):
            return f"{names[seat]} {'is gone' if absent else 'resigns'}."
        case e.Adjourned() | e.Resumed() | e.Ended() | e.Started() | e.DrawOwed() | e.Drew() | e.Turned():
            return ""
        case e.ClockRan() | e.Returned() | e.Stood():
            return ""
        case _:
            return _after_a_play(before, event)


def _after_a_play(before: State, event: e.Event) -> str:
    names, last = before.players, before.last
    match event:
        case e.Challenged():
            return _challenged(before, event)
        case e.Withdrawn(seat=seat):
            return f"The play of {names[seat]} comes back and the turn passes. (R-3.3)"
        case e.Forfeited(seat=seat):
            return f"By these rules {names[seat]} loses the next turn. (R-3.4)"
        case e.Awarded(seat=seat, points=points):
            return f"{names[seat]} gains {Number(points):points}. (R-3.6)"
        case e.TurnLost(seat=seat):
            return f"{names[seat]} has lost this turn. (R-3.4)"
        case e.Voted(seat=seat, votes=votes):
            return f"{names[seat]} says {listed('yes' if vote else 'no' for vote in votes)}."
        case e.ThemeJudged(words=words, points=points):
            return _theme_judged(words or (last.claims if last else ()), points)
        case e.Accepted(seat=seat):
            return f"{names[seat]} accepts."
        case _:
            raise AssertionError(f"no words for {event}")


def _theme_judged(words: tuple[str, ...], points: int) -> str:
    claimed = Listing(words)
    verdict = f"of the theme: {points} more" if points else "not of the theme"
    return f"{claimed} {claimed:are} {verdict}. (R-6.3)"


def _placed(before: State, event: e.Placed, convention: Convention) -> str:
    at, _ = write_play(before.board, event.laid, convention)
    points = event.points + event.themed_points
    told = f"{before.players[event.seat]} plays {Listing(event.words)} at {at} for {Number(points):points}."
    for one in event.recycled:
        told += f" A blank {one.tile} is recycled."
    bonus = before.rules.bonus_for(len(event.laid))
    if bonus:
        told += f" {len(event.laid)} tiles: {bonus} points extra."
    told += "".join(f" {text}." for text in word_bonus_texts(before.rules, event.words))
    if event.themed:
        told += f" {Listing(event.themed)}: {event.themed_points} for the theme."
    return told + (f" Claimed for the theme: {Listing(event.claims)}." if event.claims else "")


def _challenged(before: State, event: e.Challenged) -> str:
    who = before.players[event.seat]
    if event.bad:
        bad = Listing(event.bad)
        return f"{who} challenges: {bad} {bad:are} not in this game's list."
    good = Listing(event.words)
    checking = before.rules.checking
    free = isinstance(checking, OnChallenge) and not isinstance(checking.wrong, LoseTurn)
    return f"{who} challenges: {good} {good:are} good.{' The play stands.' if free else ''}"


def _lots(before: State, event: e.LotsDrawn) -> str:
    """R-2.2: the draw for first play."""
    draws = listed(f"{before.players[seat]} draws {face.replace('?', 'a blank')}" for seat, face in event.lots)
    if event.first is None:
        return f"{draws}: a tie, so those tied draw again."
    begins = f"{before.players[event.first]} begins. (R-2.2)"
    return f"{draws}: {begins}" if draws else begins


def _why(why: EndReason, out: int | None, names: tuple[str, ...]) -> str:
    return WHY[why].format(out="" if out is None else names[out])
